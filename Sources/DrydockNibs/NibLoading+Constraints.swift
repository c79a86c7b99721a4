import DrydockNibDocuments
import DrydockViews

extension NibLoading {
    /// Makes the constraints that were met, and activates those that no variation leaves out.
    func bindConstraints() {
        for view in fixedViews { NSLayoutConstraint.activate(Self.fixingConstraints(of: view)) }
        var made: [(constraint: NSLayoutConstraint, element: NibElement, view: UIView)] = []
        for (element, view) in pendingConstraints where element.flag("placeholder") != true {
            guard let constraint = constraint(element, in: view) else { continue }
            if let id = element.id { objects[id] = constraint }
            made.append((constraint, element, view))
        }
        var varied: [ObjectIdentifier: NibVariation] = [:]
        for variation in variations { varied[ObjectIdentifier(variation.view)] = variation }
        for (constraint, element, view) in made {
            if let variation = varied[ObjectIdentifier(view)] {
                variation.add(constraint, element)
            } else if isInstallable(constraint) {
                constraint.isActive = true
            } else {
                warn("a constraint is left out: its items are not in one tree", element)
            }
        }
        for variation in variations { variation.apply() }
    }

    /// Whether there is a view around both items.
    func isInstallable(_ constraint: NSLayoutConstraint) -> Bool {
        guard let root = Self.viewInTree(constraint.firstItem)?.root else { return false }
        guard constraint.secondAttribute != .notAnAttribute else { return true }
        return Self.viewInTree(constraint.secondItem)?.root === root
    }

    private func constraint(_ element: NibElement, in view: UIView) -> NSLayoutConstraint? {
        guard let first = item(element["firstItem"], in: view) else {
            warn("a constraint is left out: its first item was not made", element)
            return nil
        }
        guard let attribute = element["firstAttribute"].flatMap({ NibWords.layoutAttributes[$0] }) else {
            warn(
                "a constraint is left out: its attribute \(element["firstAttribute"] ?? "") is not known",
                element
            )
            return nil
        }
        var second: AnyObject?
        var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        if let id = element["secondItem"] {
            guard let found = item(id, in: view),
                let other = element["secondAttribute"].flatMap({ NibWords.layoutAttributes[$0] })
            else {
                warn("a constraint is left out: its second item or attribute is not known", element)
                return nil
            }
            (second, secondAttribute) = (found, other)
        }
        guard attribute.makesConstraint(with: second == nil ? nil : secondAttribute),
            let multiplier = element.multiplier
        else {
            warn("a constraint is left out: its sides, or its multiplier, do not make one", element)
            return nil
        }
        let constraint = NSLayoutConstraint(
            item: first,
            attribute: attribute,
            relatedBy: element["relation"].flatMap { NibWords.relations[$0] } ?? .equal,
            toItem: second,
            attribute: secondAttribute,
            multiplier: CGFloat(multiplier),
            constant: CGFloat(element.number("constant") ?? 0)
        )
        if let priority = element.number("priority") {
            constraint.priority = UILayoutPriority(rawValue: Float(min(max(priority, 1), 1000)))
        }
        constraint.identifier = element["identifier"]
        return constraint
    }

    /// A view or a guide; the view that the constraint is written in where no id is given.
    private func item(_ id: String?, in view: UIView) -> AnyObject? {
        guard let id else { return view }
        if let guide = guides[id] { return layoutGuide(guide.key, of: guide.view) }
        let object = objects[id]
        return object is UIView || object is UILayoutGuide ? object : nil
    }

    private func layoutGuide(_ key: String, of view: UIView) -> UILayoutGuide {
        switch (key, view) {
        case ("contentLayoutGuide", let view as UIScrollView): view.contentLayoutGuide
        case ("frameLayoutGuide", let view as UIScrollView): view.frameLayoutGuide
        case ("keyboard", _): view.keyboardLayoutGuide
        case ("readable", _), ("readableContentGuide", _): view.readableContentGuide
        case ("layoutMarginsGuide", _): view.layoutMarginsGuide
        default: view.safeAreaLayoutGuide
        }
    }

    /// What Interface Builder's compiler adds for a view that has no constraints in a document with automatic layout.
    private static func fixingConstraints(of view: UIView) -> [NSLayoutConstraint] {
        guard let superview = view.superview else { return [] }
        let frame = view.frame
        return [
            view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX),
            view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height),
        ]
    }

    /// The view itself, or the one that a guide belongs to.
    private static func viewInTree(_ item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
}
