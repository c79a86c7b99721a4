/// What a stack view's constraints are.
extension UIStackView {
    func rebuildConstraints() {
        NSLayoutConstraint.deactivate(ownConstraints)
        for guide in gapGuides { removeLayoutGuide(guide) }
        ownConstraints = []
        gapGuides = []
        let views = arrangedSubviews.filter { !$0.isHidden }
        var builder = StackConstraints(stack: self, views: views)
        builder.build()
        ownConstraints = builder.constraints
        gapGuides = builder.guides
        NSLayoutConstraint.activate(ownConstraints)
    }
}

/// Makes the constraints of one arrangement.
private struct StackConstraints {
    let stack: UIStackView
    let views: [UIView]
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    private let canvas: LayoutNode
    private let isHorizontal: Bool

    /// Names of the priorities: what the distribution wishes rather than demands, and what keeps a stack that
    /// nothing else sizes from being ambiguous.
    private enum Wish {
        static let proportion = UILayoutPriority(999)
        static let centering = UILayoutPriority(149)
        static let compactness = UILayoutPriority(25)
    }

    init(stack: UIStackView, views: [UIView]) {
        self.stack = stack
        self.views = views
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.node : stack.layoutState
        isHorizontal = stack.axis == .horizontal
    }

    mutating func build() {
        guard let first = views.first, let last = views.last else {
            add(canvas, length, .equal, nil, .notAnAttribute, 0, Wish.compactness)
            return
        }
        add(first.layoutState, start, .equal, canvas, start)
        add(last.layoutState, end, .equal, canvas, end)
        switch stack.distribution {
        case .fill:
            addGaps(.equal)
        case .fillEqually:
            addGaps(.equal)
            for view in views.dropFirst() {
                add(view.layoutState, length, .equal, first.layoutState, length)
            }
        case .fillProportionally:
            addGaps(.equal)
            addProportions()
        case .equalSpacing:
            addGaps(.greaterThanOrEqual)
            addEqualDistances(from: end, to: start, .required)
        case .equalCentering:
            addGaps(.greaterThanOrEqual)
            addEqualDistances(from: middle, to: middle, Wish.centering)
        }
        addAlignment(first)
    }

    // MARK: - Along the axis

    private mutating func addGaps(_ relation: NSLayoutConstraint.Relation) {
        let countsBaselines = stack.isBaselineRelativeArrangement && !isHorizontal
        for (view, next) in zip(views, views.dropFirst()) {
            add(
                next.layoutState,
                countsBaselines ? .firstBaseline : start,
                relation,
                view.layoutState,
                countsBaselines ? .lastBaseline : end,
                stack.gap(after: view)
            )
        }
    }

    private mutating func addProportions() {
        func wanted(_ view: UIView) -> CGFloat {
            let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return max(isHorizontal ? size.width : size.height, 1)
        }
        guard let first = views.first else { return }
        let unit = wanted(first)
        for view in views.dropFirst() {
            constraints.append(
                NSLayoutConstraint(
                    view.layoutState,
                    length,
                    .equal,
                    first.layoutState,
                    length,
                    multiplier: wanted(view) / unit,
                    priority: Wish.proportion,
                    source: nil
                )
            )
        }
    }

    /// Spans the distances by guides, and makes the guides equally long.
    private mutating func addEqualDistances(
        from: NSLayoutConstraint.Attribute,
        to: NSLayoutConstraint.Attribute,
        _ priority: UILayoutPriority
    ) {
        for (view, next) in zip(views, views.dropFirst()) {
            let guide = UILayoutGuide()
            guide.identifier = "UIStackView distance"
            stack.addLayoutGuide(guide)
            add(guide.node, start, .equal, view.layoutState, from)
            add(guide.node, end, .equal, next.layoutState, to)
            if let first = guides.first {
                add(guide.node, length, .equal, first.node, length, 0, priority)
            }
            guides.append(guide)
        }
    }

    // MARK: - Across the axis

    private mutating func addAlignment(_ first: UIView) {
        for view in views {
            let node = view.layoutState
            switch stack.alignment {
            case .fill:
                add(node, near, .equal, canvas, near)
                add(node, far, .equal, canvas, far)
            case .center:
                add(node, crossMiddle, .equal, canvas, crossMiddle)
                contain(node)
            case .trailing:
                add(node, far, .equal, canvas, far)
                add(node, near, .greaterThanOrEqual, canvas, near)
            case .firstBaseline where isHorizontal:
                alignBaselines(node, first, .firstBaseline)
            case .lastBaseline where isHorizontal:
                alignBaselines(node, first, .lastBaseline)
            case .leading, .firstBaseline, .lastBaseline:
                add(node, near, .equal, canvas, near)
                add(node, far, .lessThanOrEqual, canvas, far)
            }
        }
        if stack.alignment != .fill {
            add(canvas, crossLength, .equal, nil, .notAnAttribute, 0, Wish.compactness)
        }
    }

    private mutating func alignBaselines(
        _ node: LayoutNode,
        _ first: UIView,
        _ baseline: NSLayoutConstraint.Attribute
    ) {
        if node !== first.layoutState { add(node, baseline, .equal, first.layoutState, baseline) }
        contain(node)
    }

    private mutating func contain(_ node: LayoutNode) {
        add(node, near, .greaterThanOrEqual, canvas, near)
        add(node, far, .lessThanOrEqual, canvas, far)
    }

    // MARK: - Attributes by axis

    private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
    private var middle: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
    private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
    private var near: NSLayoutConstraint.Attribute { isHorizontal ? .top : .leading }
    private var far: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .trailing }
    private var crossMiddle: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }
    private var crossLength: NSLayoutConstraint.Attribute { isHorizontal ? .height : .width }

    private mutating func add(
        _ first: LayoutNode,
        _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutNode?,
        _ secondAttribute: NSLayoutConstraint.Attribute,
        _ constant: CGFloat = 0,
        _ priority: UILayoutPriority = .required
    ) {
        constraints.append(
            NSLayoutConstraint(
                first,
                firstAttribute,
                relation,
                second,
                secondAttribute,
                constant: constant,
                priority: priority,
                source: nil
            )
        )
    }
}
