package import DrydockNibDocuments
package import Foundation

/// One pass over a document that makes its objects.
///
/// Order: views are decoded, each with its subviews in its own `init(coder:)`; then constraints are bound, as they may refer
/// forwards; then runtime attributes are set and outlets and actions connected; in the end objects wake, breadth first.
package final class NibLoading {
    package let document: NibDocument
    /// Where images, colours and texts are looked up; nil for all resource bundles.
    package let bundle: Bundle?
    package let owner: AnyObject?
    /// The module of classes that belong to "the target", as the document says.
    package let modules: [String]
    package let texts: NibTexts?
    /// What ids stand for.
    package var objects: [String: AnyObject] = [:]
    /// Views by the ids of their guides, and which guide it is.
    package var guides: [String: (view: UIView, key: String)] = [:]
    /// Constraints to be bound, with the view that they are written in.
    package var pendingConstraints: [(element: NibElement, view: UIView)] = []
    /// Views that take their place from their frame, by constraints.
    package var fixedViews: [UIView] = []
    package var variations: [NibVariation] = []
    /// What is loaded, of a storyboard.
    package weak var scene: (any StoryboardScene)?
    /// Views that are there before their elements are met: the labels of a cell's style.
    package var presetViews: [String: UIView] = [:]
    /// That of the registration, of a cell that is made for a table; it comes before the one that is written.
    package var reuseIdentifier: String?
    /// Guides of old storyboards, which the controller's view is to have.
    package var layoutGuides: [NibElement] = []
    /// Outlets of a controller, which are its view's objects.
    package var lateConnections: [(element: NibElement, object: AnyObject)] = []
    /// What was made, in the order of the document.
    package var decoded: [(object: AnyObject, coder: NibCoder, depth: Int)] = []
    private var depth = 0
    private let maker: any NibMaking = NibMakers.maker
    /// Lines of elements that were warned about as a whole.
    package var unknownElements: Set<Int> = []

    /// - Parameters:
    ///   - document: what is read.
    ///   - bundle: see `bundle`.
    ///   - home: the bundle that the document lies in, whose module its classes are likely to be in.
    ///   - owner: what "File's Owner" stands for.
    ///   - texts: of the language; nil for those of the document.
    package convenience init(
        _ document: NibDocument,
        bundle: Bundle?,
        home: Bundle?,
        owner: AnyObject?,
        texts: NibTexts? = nil
    ) {
        let modules = Self.modules(owner: owner, bundle: home)
        self.init(document, bundle: bundle, modules: modules, texts: texts, owner: owner)
    }

    package init(
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

    /// The modules that a nib's own classes are likely to be in: that of its owner and those above it, and that of its bundle,
    /// which SwiftPM names `package_Module.resources`.
    package static func modules(owner: AnyObject?, bundle: Bundle?) -> [String] {
        var modules: [String] = []
        func add(_ module: String) {
            if !module.isEmpty, !modules.contains(module) { modules.append(module) }
        }
        var mirror = owner.map { Mirror(reflecting: $0) }
        while let present = mirror {
            add(String(String(reflecting: present.subjectType).prefix { $0 != "." }))
            mirror = present.superclassMirror
        }
        if let name = bundle?.bundlePath.split(separator: "/").last?.split(separator: ".").first {
            add(String(name.split(separator: "_").last ?? name))
        }
        return modules
    }

    // MARK: - Making objects

    /// Calls `initialize` with the element's coder and keeps what it makes under the element's id.
    package func decode<Object: AnyObject>(_ element: NibElement, _ initialize: (NibCoder) -> Object?)
        -> Object?
    {
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
    package func decode<Object: AnyObject>(
        _ element: NibElement,
        into object: Object,
        _ take: (NibCoder) -> Void
    ) {
        _ = decode(element) { coder in
            take(coder)
            return object
        }
    }

    /// A view of the element's class; one of class `UIView` where that is not known, so that layout keeps its place.
    package func makeView(_ element: NibElement) -> UIView? { maker.makeView(element, self) }

    /// Makes all objects of elements, connects and wakes them.
    /// - Parameter proxies: objects from outside by the names of their placeholders.
    package func load(_ elements: [NibElement], proxies: [String: Any] = [:]) -> [AnyObject] {
        maker.load(elements, proxies: proxies, self)
    }

    /// The class that the element names if there is one, else its base.
    package func customClass<Base: AnyObject>(of element: NibElement, base: Base.Type) -> Base.Type {
        guard let name = element["customClass"] else { return base }
        let isTarget = element["customModuleProvider"] == "target"
        guard
            let found = maker.find(
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

    /// An object of the class that the element names, by its `init()`.
    package func make<Base: NSObject>(_ base: Base.Type, _ coder: NibCoder) -> Base {
        let made = customClass(of: coder.element, base: base).make(ofNibClass: ())
        guard let item = made as? Base else { preconditionFailure("\(type(of: made)) is no \(base)") }
        return item
    }

    // MARK: - Texts and messages

    /// The text in the screen's language; the one given where the bundle has none.
    package func localized(_ text: String, _ id: String?, _ key: String) -> String {
        guard let texts, let id, !text.isEmpty else { return text }
        return texts.text(for: "\(id).\(key)") ?? text
    }

    package func image(_ name: String, isSymbol: Bool, _ element: NibElement) -> UIImage? {
        if isSymbol { return UIImage(systemName: name) }
        guard !name.split(separator: "/").contains("..") else {
            warn("the image \"\(name)\" lies outside of the bundle", element)
            return nil
        }
        return UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    package func warn(_ message: String, _ element: NibElement) {
        Log.warnOnce("\(document.file):\(element.line): \(message).")
    }
}
