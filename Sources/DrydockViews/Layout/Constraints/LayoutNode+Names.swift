/// How messages name views and guides.
extension LayoutNode {
    /// By identifier and class alone. Cost: constant.
    var plainName: String {
        guide?.plainName(owner: view?.debugName) ?? ownView?.debugName
            ?? (isView ? "a view that is gone" : "a guide that is gone")
    }

    /// By the property that holds the view, where a view above it, a controller on the way or another view
    /// near it has one; else as `plainName`. Looks at stored properties by reflection: for messages only.
    var fullName: String {
        guard let view else { return plainName }
        let owner = view.propertyName ?? view.debugName
        return guide?.plainName(owner: owner) ?? owner
    }
}

extension UILayoutGuide {
    func plainName(owner: String?) -> String {
        let owner = owner.map { "\($0)." } ?? ""
        switch kind {
        case .safeArea: return "\(owner)safeAreaLayoutGuide"
        case .readable: return "\(owner)readableContentGuide"
        case .keyboard: return "\(owner)keyboardLayoutGuide"
        case .content: return "\(owner)contentLayoutGuide"
        case .frame: return "\(owner)frameLayoutGuide"
        case .margins: return "\(owner)layoutMarginsGuide"
        case .custom: return "\(owner)\(identifier.isEmpty ? "UILayoutGuide" : "guide \"\(identifier)\"")"
        }
    }
}

extension UIView {
    /// The class, and the identifier or the name of the property that holds the view, where there is one; of a
    /// controller's view the controller. Looks at stored properties by reflection: for messages only.
    package var memberName: String {
        if let viewController { return "\(viewController.debugName).view" }
        guard accessibilityIdentifier == nil, let propertyName else { return debugName }
        return "\(type(of: self)) \(propertyName)"
    }

    /// The name of the stored property, of a view above or a controller of one, that holds this view.
    var propertyName: String? {
        if let accessibilityIdentifier { return accessibilityIdentifier }
        var above: UIView? = self
        while let view = above {
            for owner in [view !== self ? view : nil, view.viewController] as [AnyObject?] {
                if let owner, let name = Mirror(reflecting: owner).nameOfProperty(holding: self) {
                    return name
                }
            }
            above = view.superviewStorage
        }
        return viewController == nil ? nil : "view"
    }
}

extension Mirror {
    /// The label of the stored property, inherited ones included, whose value is this very object.
    fileprivate func nameOfProperty(holding object: AnyObject) -> String? {
        var result: String?
        forEachObject { label, held in
            if held === object { result = label }
            return result == nil
        }
        return result
    }

    /// The label of the stored property, inherited ones included, for each object that one holds; the first where
    /// several do.
    var heldObjects: [ObjectIdentifier: String] {
        var result: [ObjectIdentifier: String] = [:]
        forEachObject { label, held in
            result[ObjectIdentifier(held)] = result[ObjectIdentifier(held)] ?? label
            return true
        }
        return result
    }

    /// Stops when `body` returns false.
    private func forEachObject(_ body: (String, AnyObject) -> Bool) {
        var mirror: Mirror? = self
        while let current = mirror, current.subjectType != UIView.self,
            current.subjectType != UIViewController.self
        {
            for child in current.children {
                guard let label = child.label, let object = Mirror.object(in: child.value) else { continue }
                guard body(Mirror.plain(label, of: current.subjectType), object) else { return }
            }
            mirror = current.superclassMirror
        }
    }

    /// As the property is called where it is used: without what lazy ones have in front, and what the library's own
    /// controls have at the end.
    private static func plain(_ label: String, of type: Any.Type) -> String {
        let (lazyPrefix, suffix) = ("$__lazy_storage_$_", "Storage")
        if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
        return label.hasSuffix(suffix) && LibraryModules.contains(type)
            ? String(label.dropLast(suffix.count)) : label
    }

    /// The class instance in a property's value, unwrapped from an optional.
    private static func object(in value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.flatMap { object(in: $0.value) }
        }
        return mirror.displayStyle == .class ? value as AnyObject : nil
    }
}
