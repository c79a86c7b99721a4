import Drydock
package import DrydockHost
package import DrydockSnapshotTrees
@_spi(Overriding) import DrydockViews

/// The views of a scene as values, and where their constraints were written.
package struct CapturedTree: Sendable {
    package private(set) var tree: SnapshotTree
    /// For each of the tree's constraints; finding a place takes long, so that only those are asked for that a cause names.
    private var places: [@Sendable () -> String] = []

    /// All windows of a host at this moment, laid out. Looks at stored properties by reflection: for pictures that are
    /// recorded or that failed.
    ///
    /// - Parameter isMoving: whether animations run, so that views are drawn elsewhere than their frames say.
    @MainActor package init(of host: ApplicationHost, isMoving: Bool = false) {
        tree = SnapshotTree(scale: host.window.screen.scale, attributes: Self.attributes(of: host))
        var indices: [ObjectIdentifier: Int] = [:]
        var holders: [UIView] = []
        for window in host.windows {
            var names = ViewNames()
            var waiting = [(view: window as UIView, parent: Int?.none, depth: 0)]
            var depth = 0
            while let (view, parent, level) = waiting.popLast() {
                while depth > level {
                    names.leave()
                    depth -= 1
                }
                let index = tree.nodes.count
                let name = names.enter(view)
                depth += 1
                tree.nodes.append(Self.node(of: view, name: name, parent: parent))
                indices[ObjectIdentifier(view)] = index
                holders.append(view)
                guard level + 1 < UIView.maximumDepth else { continue }
                for subview in view.subviews.reversed() { waiting.append((subview, index, level + 1)) }
            }
        }
        if isMoving { noteDrawnFrames(holders) }
        for view in holders {
            for constraint in view.constraintsWrittenByHand { append(constraint, indices) }
        }
    }

    /// `File.swift:12`; empty where that is not known.
    package func place(ofConstraint index: Int) -> String { places[index]() }

    /// - Parameter views: that of each node.
    @MainActor private mutating func noteDrawnFrames(_ views: [UIView]) {
        var frames: [SnapshotTree.Rectangle] = []
        for (index, view) in views.enumerated() {
            let frame = tree.absoluteFrame(of: tree.nodes[index], in: frames)
            let drawn = view.layer.presentation().map { Self.rectangle($0.convert($0.bounds, to: nil)) }
            frames.append(drawn ?? frame)
            if let drawn, drawn != frame { tree.nodes[index].drawnFrame = drawn }
        }
    }

    @MainActor private mutating func append(
        _ constraint: ConstraintDescription,
        _ indices: [ObjectIdentifier: Int]
    ) {
        func item(_ item: ConstraintDescription.Item) -> SnapshotTree.Constraint.Item? {
            indices[ObjectIdentifier(item.view)].map {
                SnapshotTree.Constraint.Item(node: $0, guide: item.guide, attribute: item.attribute)
            }
        }
        guard let first = item(constraint.first) else { return }
        let second = constraint.second.flatMap(item)
        guard constraint.second == nil || second != nil else { return }
        tree.constraints.append(
            SnapshotTree.Constraint(
                first: first,
                relation: constraint.relation,
                second: second,
                multiplier: constraint.multiplier,
                constant: constraint.constant,
                priority: constraint.priority
            )
        )
        places.append(constraint.place)
    }

    @MainActor private static func node(of view: UIView, name: String?, parent: Int?) -> SnapshotTree.Node {
        var node = SnapshotTree.Node(
            parent: parent,
            type: String(describing: type(of: view)),
            name: name ?? (view is UIWindow ? "window" : nil),
            frame: rectangle(view.frame),
            isConstrained: !view.translatesAutoresizingMaskIntoConstraints,
            attributes: view.viewDescription.attributes.map { SnapshotTree.Attribute($0.name, $0.value) }
        )
        node.colorNames = colorNames(of: view).filter { node[$0.name] != nil }
        return node
    }

    /// The names of the colors that most views have, where these have any.
    @MainActor private static func colorNames(of view: UIView) -> [SnapshotTree.Attribute] {
        let colors = [
            ("backgroundColor", view.backgroundColor), ("tintColor", view.tintColor),
            ("textColor", (view as? UILabel)?.textColor ?? (view as? UITextField)?.textColor),
        ]
        return colors.compactMap { attribute, color in
            // As colors of the system and of catalogs describe themselves: their kind, then their name.
            guard let words = color?.description.split(separator: " "), words.count == 2,
                ["UIDynamicSystemColor", "UIDynamicCatalogColor"].contains(words[0])
            else { return nil }
            return SnapshotTree.Attribute(attribute, String(words[1]))
        }
    }

    @MainActor private static func rectangle(_ rect: CGRect) -> SnapshotTree.Rectangle {
        SnapshotTree.Rectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// What the scene has that is not as on a light phone.
    @MainActor private static func attributes(of host: ApplicationHost) -> [SnapshotTree.Attribute] {
        var description = ViewDescription()
        let traits = host.scene.traitCollection
        description.append("style", case: traits.userInterfaceStyle, unless: .light)
        description.append("direction", case: host.layoutDirection, unless: .leftToRight)
        let size = traits.preferredContentSizeCategory
        if size != .large { description.append("contentSize", size.rawValue) }
        description.append("isContrastHigh", traits.accessibilityContrast == .high, unless: false)
        description.append("isTextBold", traits.legibilityWeight == .bold, unless: false)
        description.append("safeArea", host.scene.safeAreaInsets)
        if host.showsStatusBar {
            description.append("statusBar", host.scene.statusBar.color(at: host.scene.time))
        }
        return description.attributes.map { SnapshotTree.Attribute($0.name, $0.value) }
    }
}
