/// What a stack view's constraints are.
extension UIStackView {
    func rebuildConstraints() {
        NSLayoutConstraint.deactivate(ownConstraints)
        for guide in gapGuides { removeLayoutGuide(guide) }
        ownConstraints = []
        gapGuides = []
        var builder = StackConstraints(stack: self)
        builder.build()
        ownConstraints = builder.constraints
        gapGuides = builder.guides
        NSLayoutConstraint.activate(ownConstraints)
    }
}

/// Makes the constraints of one arrangement.
private struct StackConstraints {
    let stack: UIStackView
    /// Those that show.
    private let views: [UIView]
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    private let canvas: LayoutNode
    private let isHorizontal: Bool
    /// What the constraints that are being made see to.
    private var rule = ConstraintSource.StackRule.edges

    /// Names of the priorities: what the distribution wishes rather than demands, and what keeps a stack that
    /// nothing else sizes from being ambiguous.
    private enum Wish {
        static let proportion = UILayoutPriority(999)
        /// UIKit demands this, so that hiding a view with a size of its own is a conflict there.
        static let hiding = UILayoutPriority(999)
        static let centering = UILayoutPriority(149)
        static let compactness = UILayoutPriority(25)
        /// Above nothing but the stays: of no consequence for what shows.
        static let hiddenSize = UILayoutPriority(0.01)
    }

    init(stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.node : stack.knownNode
        isHorizontal = stack.axis == .horizontal
    }

    mutating func build() {
        addHiddenViews()
        guard let first = views.first, let last = views.last else {
            rule = .compactness
            add(canvas, length, .equal, nil, .notAnAttribute, 0, Wish.compactness)
            add(canvas, crossLength, .equal, nil, .notAnAttribute, 0, Wish.compactness)
            return
        }
        addEnds(first.layoutNode, last.layoutNode)
        switch stack.distribution {
        case .fill:
            addGaps(.equal)
        case .fillEqually:
            addGaps(.equal)
            rule = .equalLengths
            for view in views.dropFirst() {
                add(view.layoutNode, length, .equal, first.layoutNode, length)
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

    /// Hidden views shrink to nothing where they would begin, and leave the others alone.
    private mutating func addHiddenViews() {
        rule = .hiddenViews
        var last: UIView?
        for view in stack.arrangedSubviews {
            let node = view.layoutNode
            guard view.isHidden else {
                last = view
                continue
            }
            add(node, length, .equal, nil, .notAnAttribute, 0, Wish.hiding)
            add(node, start, .equal, last?.layoutNode ?? canvas, last == nil ? start : end, 0, Wish.hiding)
            add(node, near, .equal, canvas, near, 0, Wish.hiding)
            add(node, crossLength, .equal, nil, .notAnAttribute, 0, Wish.hiddenSize)
        }
    }

    // MARK: - Along the axis

    private var countsBaselines: Bool { stack.isBaselineRelativeArrangement && !isHorizontal }

    private mutating func addEnds(_ first: LayoutNode, _ last: LayoutNode) {
        rule = .edges
        if countsBaselines {
            add(first, .firstBaseline, .equal, canvas, .top, stack.spacing)
            add(canvas, .bottom, .equal, last, .lastBaseline, stack.spacing)
        } else {
            add(first, start, .equal, canvas, start)
            add(last, end, .equal, canvas, end)
        }
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally: break
        case .equalSpacing, .equalCentering:
            rule = .compactness
            // Distances have no size of their own.
            add(canvas, length, .equal, nil, .notAnAttribute, 0, Wish.compactness)
        }
    }

    private mutating func addGaps(_ relation: NSLayoutConstraint.Relation) {
        rule = .spacing
        for (view, next) in zip(views, views.dropFirst()) {
            add(
                next.layoutNode,
                countsBaselines ? .firstBaseline : start,
                relation,
                view.layoutNode,
                countsBaselines ? .lastBaseline : end,
                stack.gap(after: view)
            )
        }
    }

    private mutating func addProportions() {
        let lengths = views.map { $0.proportionalLength(stack.axis).map { max($0, 1) } }
        guard let base = lengths.firstIndex(where: { $0 != nil }), let unit = lengths[base] else { return }
        for (view, wanted) in zip(views, lengths).dropFirst(base + 1) {
            guard let wanted else { continue }
            constraints.append(
                NSLayoutConstraint(
                    view.layoutNode,
                    length,
                    .equal,
                    views[base].layoutNode,
                    length,
                    multiplier: wanted / unit,
                    priority: Wish.proportion,
                    source: .stack(.proportions)
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
        rule = .distances
        for (view, next) in zip(views, views.dropFirst()) {
            let guide = UILayoutGuide()
            guide.identifier = "UIStackView distance"
            stack.addLayoutGuide(guide)
            add(guide.node, start, .equal, view.layoutNode, from)
            add(guide.node, end, .equal, next.layoutNode, to)
            add(guide.node, near, .equal, canvas, near)
            add(guide.node, crossLength, .equal, nil, .notAnAttribute)
            if let first = guides.first {
                add(guide.node, length, .equal, first.node, length, 0, priority)
            }
            guides.append(guide)
        }
    }

    // MARK: - Across the axis

    private mutating func addAlignment(_ first: UIView) {
        rule = .alignment
        for view in views {
            let node = view.layoutNode
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
        rule = .compactness
        if stack.alignment != .fill {
            add(canvas, crossLength, .equal, nil, .notAnAttribute, 0, Wish.compactness)
        }
        guard isHorizontal else { return }
        // Views on one line still have to be told where it is.
        if stack.alignment == .firstBaseline {
            add(first.layoutNode, near, .equal, canvas, near, 0, Wish.compactness)
        } else if stack.alignment == .lastBaseline {
            add(first.layoutNode, far, .equal, canvas, far, 0, Wish.compactness)
        }
    }

    private mutating func alignBaselines(
        _ node: LayoutNode,
        _ first: UIView,
        _ baseline: NSLayoutConstraint.Attribute
    ) {
        if node !== first.layoutNode { add(node, baseline, .equal, first.layoutNode, baseline) }
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
                source: .stack(rule)
            )
        )
    }
}
