import DrydockNibDocuments
import Foundation

/// One pass over a document that makes its objects.
///
/// Order: views are decoded, each with its subviews in its own `init(coder:)`; then constraints are bound, as they may refer
/// forwards; then runtime attributes are set and outlets and actions connected; in the end objects wake, breadth first.
final class NibLoading {
    let document: NibDocument
    /// Where images, colours and texts are looked up; nil for all resource bundles.
    let bundle: Bundle?
    let owner: AnyObject?
    /// The module of classes that belong to "the target", as the document says.
    let modules: [String]
    let texts: NibTexts?
    /// What ids stand for.
    var objects: [String: AnyObject] = [:]
    /// Views by the ids of their guides, and which guide it is.
    var guides: [String: (view: UIView, key: String)] = [:]
    /// Constraints to be bound, with the view that they are written in.
    var pendingConstraints: [(element: NibElement, view: UIView)] = []
    /// Views that take their place from their frame, by constraints.
    var fixedViews: [UIView] = []
    var variations: [NibVariation] = []
    /// What is loaded, of a storyboard.
    weak var scene: NibScene?
    /// Views that are there before their elements are met: the labels of a cell's style.
    var presetViews: [String: UIView] = [:]
    /// That of the registration, of a cell that is made for a table; it comes before the one that is written.
    var reuseIdentifier: String?
    /// Guides of old storyboards, which the controller's view is to have.
    var layoutGuides: [NibElement] = []
    /// Outlets of a controller, which are its view's objects.
    var lateConnections: [(element: NibElement, object: AnyObject)] = []
    /// What was made, in the order of the document.
    private(set) var decoded: [(object: AnyObject, coder: NibCoder, depth: Int)] = []
    private var depth = 0
    /// Lines of elements that were warned about as a whole.
    private var unknownElements: Set<Int> = []

    /// - Parameters:
    ///   - document: what is read.
    ///   - bundle: see `bundle`.
    ///   - home: the bundle that the document lies in, whose module its classes are likely to be in.
    ///   - owner: what "File's Owner" stands for.
    ///   - texts: of the language; nil for those of the document.
    convenience init(
        _ document: NibDocument,
        bundle: Bundle?,
        home: Bundle?,
        owner: AnyObject?,
        texts: NibTexts? = nil
    ) {
        let modules = NibClasses.modules(owner: owner, bundle: home)
        self.init(document, bundle: bundle, modules: modules, texts: texts, owner: owner)
    }

    init(
        _ document: NibDocument,
        bundle: Bundle?,
        modules: [String],
        texts: NibTexts?,
        owner: AnyObject? = nil
    ) {
        self.document = document
        self.bundle = bundle
        self.owner = owner
        self.texts = texts
        self.modules = modules
        objects["-1"] = owner
    }

    /// Makes all top-level objects.
    /// - Parameter proxies: objects from outside by the names of their placeholders.
    func load(_ elements: [NibElement], proxies: [String: Any] = [:]) -> [AnyObject] {
        var made: [AnyObject] = []
        for element in elements {
            if element.name == "placeholder" {
                adoptPlaceholder(element, proxies)
            } else if let object = makeObject(element) {
                made.append(object)
            }
        }
        finish(elements)
        return made
    }

    func adoptPlaceholder(_ element: NibElement, _ proxies: [String: Any]) {
        guard let id = element.id else { return }
        switch element["placeholderIdentifier"] {
        case "IBFilesOwner": objects[id] = owner
        case "IBFirstResponder": objects[id] = NibFirstResponder.shared
        case let name:
            guard let proxy = name.flatMap({ proxies[$0] }) else {
                return warn("nothing was passed for the placeholder \(name ?? "without a name")", element)
            }
            objects[id] = proxy as AnyObject
        }
    }

    /// Binds, connects and wakes what was decoded.
    func finish(_ elements: [NibElement]) {
        bindConstraints()
        for (object, coder, _) in decoded { setRuntimeAttributes(of: object, coder) }
        for element in elements where element.name == "placeholder" {
            guard let id = element.id, let object = objects[id] else { continue }
            connect(element, of: object)
        }
        for (object, coder, _) in decoded { connect(coder.element, of: object) }
        for (element, object) in lateConnections { connect(element, of: object, isLate: true) }
        watchVariations()
        for (_, coder, _) in decoded { warnAboutUnusedNames(coder) }
        // Sorting by depth alone keeps the order within a level.
        let order = decoded.indices.sorted { (decoded[$0].depth, $0) < (decoded[$1].depth, $1) }
        let woken = order.map { decoded[$0].object }
        // A storyboard's views are loaded by a second pass.
        (decoded, pendingConstraints, fixedViews, variations, lateConnections) = ([], [], [], [], [])
        for object in woken {
            switch object {
            case let responder as UIResponder: responder.awakeFromNib()
            case let item as UIBarItem: item.awakeFromNib()
            case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
            case let layout as UICollectionViewLayout: layout.awakeFromNib()
            default: break
            }
        }
    }

    // MARK: - Making objects

    /// Calls `initialize` with the element's coder and keeps what it makes under the element's id.
    func decode<Object: AnyObject>(_ element: NibElement, _ initialize: (NibCoder) -> Object?) -> Object? {
        let coder = NibCoder(element, self)
        let place = decoded.count
        depth += 1
        let object = initialize(coder)
        depth -= 1
        guard let object else {
            warn("init(coder:) gave nil for <\(element.name)>, which is left out", element)
            return nil
        }
        decoded.insert((object, coder, depth), at: place)
        if let id = element.id { objects[id] = object }
        return object
    }

    /// Has an object that is already there, such as a content view, take an element's values.
    func decode<Object: AnyObject>(_ element: NibElement, into object: Object, _ take: (NibCoder) -> Void) {
        _ = decode(element) { coder in
            take(coder)
            return object
        }
    }

    func makeObject(_ element: NibElement) -> AnyObject? {
        if NibClasses.views[element.name] != nil { return makeView(element) }
        if let recognizer = makeRecognizer(element) { return recognizer }
        if element.name == "customObject" { return makeCustomObject(element) }
        if let item = makeBarItem(element) { return item }
        if let base = NibClasses.controllers[element.name] {
            return decode(element) { customClass(of: element, base: base).init(coder: $0) }
        }
        return makeView(element)
    }

    /// A view of the element's class; one of class `UIView` where that is not known, so that layout keeps its place.
    func makeView(_ element: NibElement) -> UIView? {
        if let id = element.id, let preset = presetViews.removeValue(forKey: id) {
            decode(element, into: preset) { coder in
                coder.decode(preset)
                if let label = preset as? UILabel { coder.decode(label) }
                if let imageView = preset as? UIImageView { coder.decode(imageView) }
            }
            return preset
        }
        if let base = NibClasses.views[element.name] {
            return decode(element) { customClass(of: element, base: base).init(coder: $0) }
        }
        warn("<\(element.name)> is not supported: an empty view takes its place", element)
        unknownElements.insert(element.line)
        return decode(element) { coder in
            let view = customClass(of: element, base: UIView.self).init(coder: coder)
            if let content = coder.child(key: "contentView").flatMap(makeView) { view?.addSubview(content) }
            return view
        }
    }

    /// The class that the element names if there is one, else its base.
    func customClass<Base: AnyObject>(of element: NibElement, base: Base.Type) -> Base.Type {
        guard let name = element["customClass"] else { return base }
        let isTarget = element["customModuleProvider"] == "target"
        guard
            let found = NibClasses.find(
                name,
                module: element["customModule"],
                isTarget ? modules : [],
                modules
            )
        else {
            warn(
                "there is no class \(name): \(base) is used. Is it private, or in a module that is not linked?",
                element
            )
            return base
        }
        guard let type = found as? Base.Type else {
            warn("the class \(name) is no \(base), which is used", element)
            return base
        }
        return type
    }

    private func makeCustomObject(_ element: NibElement) -> AnyObject? {
        guard let name = element["customClass"], name != "NSObject" else {
            return decode(element) { _ in NSObject() }
        }
        let found: AnyClass? = NibClasses.find(name, module: element["customModule"], modules, modules)
        switch found {
        case let type as NSObject.Type: return decode(element) { _ in type.make(ofNibClass: ()) }
        case let type as any NibObject.Type: return decode(element) { _ in type.init() }
        default:
            warn(
                "there is no class \(name) that is an NSObject or a NibObject, and can be made by init()",
                element
            )
            return nil
        }
    }

    // MARK: - Texts and messages

    /// The text in the screen's language; the one given where the bundle has none.
    func localized(_ text: String, _ id: String?, _ key: String) -> String {
        guard let texts, let id, !text.isEmpty else { return text }
        return texts.text(for: "\(id).\(key)") ?? text
    }

    func image(_ name: String, isSymbol: Bool, _ element: NibElement) -> UIImage? {
        if isSymbol { return UIImage(systemName: name) }
        guard !name.split(separator: "/").contains("..") else {
            warn("the image \"\(name)\" lies outside of the bundle", element)
            return nil
        }
        return UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    func warn(_ message: String, _ element: NibElement) {
        Log.warnOnce("\(document.file):\(element.line): \(message).")
    }

    private func warnAboutUnusedNames(_ coder: NibCoder) {
        let element = coder.element
        guard !unknownElements.contains(element.line) else { return }
        let names =
            element.attributes.keys.filter { !NibNames.inertAttributes.contains($0) }
            + element.children.filter { !NibNames.inertChildren.contains($0.name) }.map { $0.key ?? $0.name }
            .filter { !NibNames.isInert(key: $0) }
        let unused = Set(names).subtracting(coder.usedNames).sorted()
        guard !unused.isEmpty else { return }
        warn("of <\(element.name)>, \(unused.joined(separator: ", ")) has no effect", element)
    }
}
