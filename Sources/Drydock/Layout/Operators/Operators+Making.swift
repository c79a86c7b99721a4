/// From an operator's two sides to constraints.

extension LayoutAxisAnchor {
    func constrain(
        _ relation: NSLayoutConstraint.Relation,
        _ expression: LayoutExpression<Self, CGFloat>
    ) -> NSLayoutConstraint {
        constrain(
            relation,
            expression.anchor,
            multiplier: expression.multiplier,
            constant: expression.constant,
            priority: expression.priority
        )
    }
}

extension NSLayoutXAxisAnchor: LayoutAxisAnchor {
    public func constrain(
        _ relation: NSLayoutConstraint.Relation,
        _ other: NSLayoutXAxisAnchor?,
        multiplier: CGFloat,
        constant: CGFloat,
        priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        finished(relation, other, multiplier, constant, priority)
    }
}

extension NSLayoutYAxisAnchor: LayoutAxisAnchor {
    public func constrain(
        _ relation: NSLayoutConstraint.Relation,
        _ other: NSLayoutYAxisAnchor?,
        multiplier: CGFloat,
        constant: CGFloat,
        priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        finished(relation, other, multiplier, constant, priority)
    }
}

extension NSLayoutDimension: LayoutAxisAnchor {
    public func constrain(
        _ relation: NSLayoutConstraint.Relation,
        _ other: NSLayoutDimension?,
        multiplier: CGFloat,
        constant: CGFloat,
        priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        finished(relation, other, multiplier, constant, priority)
    }
}

extension NSLayoutAnchor {
    fileprivate func finished(
        _ relation: NSLayoutConstraint.Relation,
        _ other: NSLayoutAnchor<AnchorType>?,
        _ multiplier: CGFloat,
        _ constant: CGFloat,
        _ priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        let constraint = constraint(
            relation,
            other,
            multiplier,
            constant,
            CallTrace.capture().map(ConstraintSource.calls)
        )
        if priority != .required { constraint.priority = priority }
        Anchorage.finish(constraint)
        return constraint
    }
}

extension AnchorPair where First: LayoutAxisAnchor, Second: LayoutAxisAnchor {
    /// Constants of opposite edges are insets: the second edge gets the opposite constant, and the opposite
    /// relation, so that `>=` means inside.
    func constrain(
        _ relation: NSLayoutConstraint.Relation,
        _ expression: LayoutExpression<AnchorPair, CGFloat>
    ) -> ConstraintPair {
        constrain(relation, expression, expression.constant, expression.constant)
    }

    func constrain<Constant>(
        _ relation: NSLayoutConstraint.Relation,
        _ expression: LayoutExpression<AnchorPair, Constant>,
        _ firstConstant: CGFloat,
        _ secondConstant: CGFloat
    ) -> ConstraintPair {
        ConstraintPair(
            first: first.constrain(
                relation,
                expression.anchor?.first,
                multiplier: expression.multiplier,
                constant: firstConstant,
                priority: expression.priority
            ),
            second: second.constrain(
                areEdges ? relation.opposite : relation,
                expression.anchor?.second,
                multiplier: expression.multiplier,
                constant: areEdges ? -secondConstant : secondConstant,
                priority: expression.priority
            )
        )
    }
}

extension AnchorPair where First == NSLayoutDimension, Second == NSLayoutDimension {
    func constrain(
        _ relation: NSLayoutConstraint.Relation,
        _ expression: LayoutExpression<AnchorPair, CGSize>
    ) -> ConstraintPair {
        constrain(relation, expression, expression.constant.width, expression.constant.height)
    }
}

extension EdgeAnchors {
    func constrain(
        _ relation: NSLayoutConstraint.Relation,
        _ expression: LayoutExpression<EdgeAnchors, UIEdgeInsets>
    ) -> ConstraintGroup {
        let other = expression.anchor
        let insets = expression.constant
        func edge<Anchor: LayoutAxisAnchor>(
            _ anchor: Anchor,
            _ relation: NSLayoutConstraint.Relation,
            _ target: Anchor?,
            _ constant: CGFloat
        ) -> NSLayoutConstraint {
            anchor.constrain(
                relation,
                target,
                multiplier: expression.multiplier,
                constant: constant,
                priority: expression.priority
            )
        }
        let (horizontal, vertical) = (horizontalAnchors, verticalAnchors)
        return ConstraintGroup(
            top: edge(vertical.first, relation, other?.verticalAnchors.first, insets.top),
            leading: edge(horizontal.first, relation, other?.horizontalAnchors.first, insets.left),
            bottom: edge(
                vertical.second,
                relation.opposite,
                other?.verticalAnchors.second,
                -insets.bottom
            ),
            trailing: edge(
                horizontal.second,
                relation.opposite,
                other?.horizontalAnchors.second,
                -insets.right
            )
        )
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var opposite: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
