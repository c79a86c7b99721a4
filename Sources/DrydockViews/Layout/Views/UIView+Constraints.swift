extension UIView {
    // MARK: - Constraints

    /// The active constraints that this view holds: those whose items it is the nearest view to contain.
    public var constraints: [NSLayoutConstraint] { layoutNode.held.all }

    /// Activates the constraint with this view as its holder, which has to contain all that it mentions.
    /// Activating it instead finds the nearest such view by itself.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.activate(heldBy: self)
    }

    /// Activates constraints between this view, its guides and views below it.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates the constraint if this view holds it.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === layoutNode else { return }
        constraint.isActive = false
    }

    /// Deactivates those that this view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The active constraints that bear on the view along an axis: those that mention it, then those that mention what
    /// these mention, and so on, up to views whose frames are given; of the other axis those that ratios lead to. For
    /// debugging. Cost: far above a layout's.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutNode.constraintsAffectingLayout(axis)
    }

    /// Whether the frame counts as the view's constraints. True for views placed by frame; false for views
    /// placed by constraints of the user's, where only those and the intrinsic size decide.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutNode.translatesAutoresizingMask }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            layoutNode.translatesAutoresizingMask = newValue
            rejoin()
        }
    }

    /// Leaves the engine and joins it anew: what decides about the frame has changed.
    private func rejoin() {
        if let engine = layoutNode.engine {
            if engine.root === layoutNode {
                engine.dissolve()
            } else {
                // They stay active; their holders add them again.
                for constraint in engine.constraints(into: self) { constraint.renewRow() }
                engine.remove(self)
            }
        }
        mark([.engine, .layout])
    }

    // MARK: - Intrinsic size

    /// How much the view resists being larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? layoutNode.hugging.horizontal : layoutNode.hugging.vertical
    }

    /// How much the view resists being larger than its content along an axis.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        checkContentPriority(priority, "setContentHuggingPriority")
        guard priority != contentHuggingPriority(for: axis) else { return }
        if axis == .horizontal {
            layoutNode.hugging.horizontal = priority
        } else {
            layoutNode.hugging.vertical = priority
        }
        contentPriorityDidChange()
    }

    /// How much the view resists being smaller than its content.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        axis == .horizontal ? layoutNode.compression.horizontal : layoutNode.compression.vertical
    }

    /// How much the view resists being smaller than its content along an axis.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        checkContentPriority(priority, "setContentCompressionResistancePriority")
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        if axis == .horizontal {
            layoutNode.compression.horizontal = priority
        } else {
            layoutNode.compression.vertical = priority
        }
        contentPriorityDidChange()
    }

    /// The content wants the same size, more or less so.
    private func contentPriorityDidChange() {
        layoutNode.isIntrinsicSizeStale = true
        mark(.engine)
        layoutNode.above?.mark(.layout)
    }

    private func checkContentPriority(_ priority: UILayoutPriority, _ function: String) {
        require(
            priority.rawValue >= 0 && priority.rawValue <= 1000,
            "\(debugName).\(function): \(priority.rawValue) is not in 0 ≤ p ≤ 1000"
        )
    }

    /// The intrinsic size with numbers that make no sense taken for none.
    var checkedIntrinsicContentSize: CGSize {
        let size = intrinsicContentSize
        if size.width.isFinite, size.height.isFinite { return size }
        Log.warnOnce("\(debugName).intrinsicContentSize: \(size) is not finite and is ignored")
        return CGSize(
            width: size.width.isFinite ? size.width : UIView.noIntrinsicMetric,
            height: size.height.isFinite ? size.height : UIView.noIntrinsicMetric
        )
    }

    /// The alignment rectangle's insets, with numbers that make no sense taken for none.
    var checkedAlignmentRectInsets: UIEdgeInsets {
        let insets = alignmentRectInsets
        if insets.isFinite { return insets }
        Log.warnOnce("\(debugName).alignmentRectInsets: \(insets) is not finite and is ignored")
        return .zero
    }

    func intrinsicContentSizeDidChange() {
        // A tree without constraints needs no engine for it.
        if layoutNode.knowsIntrinsicSize || layoutNode.engine != nil {
            layoutNode.isIntrinsicSizeStale = true
            layoutNode.knowsIntrinsicSize = false
            mark(.engine)
        }
        // A superview that is placing its subviews knows; what constraints make of the new size marks it yet.
        if let above = layoutNode.above, !above.isLayingOutSubviews { above.mark(.layout) }
        superviewStorage?.intrinsicContentSizeDidChange(of: self)
    }
}

extension LayoutNode {
    /// The active constraints that mention this node, oldest first. They are held on the way up.
    /// Cost: the constraints that are held there.
    var mentions: [NSLayoutConstraint] {
        var mentions: [NSLayoutConstraint] = []
        var next = container
        while let node = next {
            mentions += node.held.all.filter { $0.mentions(self) }
            next = node.above
        }
        return mentions.sorted { $0.serial < $1.serial }
    }
}

extension UILayoutGuide {
    /// As the view's function of that name.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        node.constraintsAffectingLayout(axis)
    }
}

extension LayoutNode {
    fileprivate func constraintsAffectingLayout(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        struct Step: Hashable {
            let node: Int64
            let axis: NSLayoutConstraint.Axis
        }
        var found: [NSLayoutConstraint] = []
        var known: Set<ObjectIdentifier> = []
        var (seen, queue) = (Set([Step(node: serial, axis: axis)]), [(self, axis)])
        func follow(_ node: LayoutNode, _ axis: NSLayoutConstraint.Axis) {
            guard !(node.isView && node.translatesAutoresizingMask),
                seen.insert(Step(node: node.serial, axis: axis)).inserted
            else { return }
            queue.append((node, axis))
        }
        while !queue.isEmpty {
            let (node, axis) = queue.removeFirst()
            for constraint in node.mentions {
                let sides = constraint.sides
                guard sides.contains(where: { $0.node === node && $0.attribute.axis == axis }),
                    known.insert(ObjectIdentifier(constraint)).inserted
                else { continue }
                found.append(constraint)
                for side in sides { follow(side.node, side.attribute.axis) }
            }
            // A system guide keeps its distances from its view.
            if let owner = node.above, node.guide?.insets != nil { follow(owner, axis) }
        }
        return found
    }
}

extension NSLayoutConstraint {
    /// All nodes that it speaks of, with what of them.
    fileprivate var sides: [(node: LayoutNode, attribute: Attribute)] {
        var sides = [(firstNode, firstAttribute)]
        if let secondNode { sides.append((secondNode, secondAttribute)) }
        return sides + (distances?.starts.map { ($0.node, $0.attribute) } ?? [])
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var axis: NSLayoutConstraint.Axis {
        self == .width || kind == .horizontal ? .horizontal : .vertical
    }
}
