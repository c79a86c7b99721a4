import DrydockNibDocuments
import DrydockLists
import DrydockViews
import Foundation

/// Makes the objects that elements of a document stand for, by the table of classes. The module below finds it by its name.
final class NibMaker: NibMaking {
    init() {}

    func makeView(_ element: NibElement, _ loading: NibLoading) -> UIView? { loading.makeKnownView(element) }

    func load(_ elements: [NibElement], proxies: [String: Any], _ loading: NibLoading) -> [AnyObject] {
        loading.loadObjects(elements, proxies)
    }

    func find(_ name: String, module: String?, _ preferred: [String], _ others: [String]) -> AnyClass? {
        NibClasses.find(name, module: module, preferred, others)
    }
}

// Order: views are decoded, each with its subviews in its own `init(coder:)`; then constraints are bound, as they may refer
// forwards; then runtime attributes are set and outlets and actions connected; in the end objects wake, breadth first.

extension NibLoading {
    /// Makes all top-level objects.
    /// - Parameter proxies: objects from outside by the names of their placeholders.
    fileprivate func loadObjects(_ elements: [NibElement], _ proxies: [String: Any]) -> [AnyObject] {
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
    fileprivate func makeKnownView(_ element: NibElement) -> UIView? {
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
