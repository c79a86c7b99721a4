extension UIView {
    // MARK: - Constraints

    /// The active constraints that this view holds: those whose items it is the nearest view to contain.
    public var constraints: [NSLayoutConstraint] { layoutStateStorage?.constraints ?? [] }

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
        guard constraint.holder === layoutStateStorage else { return }
        constraint.isActive = false
    }

    /// Deactivates those that this view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The active constraints that bear on the view along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let isHorizontal = axis == .horizontal
        return (layoutStateStorage?.mentions ?? []).filter {
            switch $0.firstAttribute {
            case .width: isHorizontal
            case .height: !isHorizontal
            default: ($0.firstAttribute.kind == .horizontal) == isHorizontal
            }
        }
    }

    /// Whether the frame counts as the view's constraints. True for views placed by frame; false for views
    /// placed by constraints of the user's, where only those and the intrinsic size decide.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutStateStorage?.translatesAutoresizingMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            layoutState.translatesAutoresizingMask = newValue
            rejoin()
        }
    }

    /// Leaves the engine and joins it anew: what decides about the frame has changed.
    private func rejoin() {
        let state = layoutState
        if let engine = state.engine {
            if engine.root === state {
                engine.dissolve()
            } else {
                notifySubtree { $0.layoutStateStorage?.forgetMentionedRows() }
                engine.leave(self)
            }
        }
        mark([.engine, .layout])
    }

    // MARK: - Intrinsic size

    /// How much the view resists being larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let priorities = layoutStateStorage?.hugging else { return .defaultLow }
        return axis == .horizontal ? priorities.horizontal : priorities.vertical
    }

    /// How much the view resists being larger than its content along an axis.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        checkContentPriority(priority, "setContentHuggingPriority")
        guard priority != contentHuggingPriority(for: axis) else { return }
        if axis == .horizontal {
            layoutState.hugging.horizontal = priority
        } else {
            layoutState.hugging.vertical = priority
        }
        contentPriorityDidChange()
    }

    /// How much the view resists being smaller than its content.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        guard let priorities = layoutStateStorage?.compression else { return .defaultHigh }
        return axis == .horizontal ? priorities.horizontal : priorities.vertical
    }

    /// How much the view resists being smaller than its content along an axis.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        checkContentPriority(priority, "setContentCompressionResistancePriority")
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        if axis == .horizontal {
            layoutState.compression.horizontal = priority
        } else {
            layoutState.compression.vertical = priority
        }
        contentPriorityDidChange()
    }

    /// The content wants the same size, more or less so.
    private func contentPriorityDidChange() {
        layoutState.isIntrinsicSizeStale = true
        mark(.engine)
        superviewStorage?.mark(.layout)
    }

    private func checkContentPriority(_ priority: UILayoutPriority, _ function: String) {
        precondition(
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
        if let state = layoutStateStorage {
            state.isIntrinsicSizeStale = true
            state.knowsIntrinsicSize = false
            mark(.engine)
        }
        guard let superview = superviewStorage else { return }
        superview.mark(.layout)
        superview.intrinsicContentSizeDidChange(of: self)
    }
}

extension ViewLayoutState {
    /// Takes out the rows that mention this view, wherever their constraints are held: their spans go away.
    /// The constraints stay active; their holders add them again.
    func forgetMentionedRows() {
        for node in [self] + allGuides.map(\.node) {
            for mention in node.mentions { mention.renewRow() }
        }
    }
}
