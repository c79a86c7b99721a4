public import DrydockViews

// From an operator's two sides to constraints. The operators pass on where they were called from.

extension NSLayoutXAxisAnchor: LayoutAxisAnchor {
    public func constrain(
        _ relation: NSLayoutConstraint.Relation,
        _ expression: LayoutExpression<NSLayoutXAxisAnchor, CGFloat>,
        from returnAddress: UInt
    ) -> NSLayoutConstraint {
        finished(relation, expression, returnAddress)
    }
}

extension NSLayoutYAxisAnchor: LayoutAxisAnchor {
    public func constrain(
        _ relation: NSLayoutConstraint.Relation,
        _ expression: LayoutExpression<NSLayoutYAxisAnchor, CGFloat>,
        from returnAddress: UInt
    ) -> NSLayoutConstraint {
        finished(relation, expression, returnAddress)
    }
}

extension NSLayoutDimension: LayoutAxisAnchor {
    public func constrain(
        _ relation: NSLayoutConstraint.Relation,
        _ expression: LayoutExpression<NSLayoutDimension, CGFloat>,
        from returnAddress: UInt
    ) -> NSLayoutConstraint {
        finished(relation, expression, returnAddress)
    }
}

extension NSLayoutAnchor {
    fileprivate func finished(
        _ relation: NSLayoutConstraint.Relation,
        _ expression: LayoutExpression<some NSLayoutAnchor<AnchorType>, CGFloat>,
        _ returnAddress: UInt
    ) -> NSLayoutConstraint {
        let constraint = constraint(
            relation,
            expression.anchor,
            expression.multiplier,
            expression.constant,
            calledFrom: returnAddress
        )
        if expression.priority != .required { constraint.priority = expression.priority }
        Anchorage.finish(constraint)
        return constraint
    }
}

extension LayoutExpression {
    /// The same for a member of the group: its multiplier and priority are the group's.
    fileprivate func member<Member>(_ anchor: Member?, _ constant: CGFloat) -> LayoutExpression<
        Member, CGFloat
    > {
        var expression = LayoutExpression<Member, CGFloat>(anchor: anchor, constant: constant)
        expression.multiplier = multiplier
        expression.priority = priority
        return expression
    }
}

extension AnchorPair where First: LayoutAxisAnchor, Second: LayoutAxisAnchor {
    /// Constants of opposite edges are insets: the second edge gets the opposite constant, and the opposite
    /// relation, so that `>=` means inside.
    ///
    /// Not inlined, to keep the three operators short: optimised builds would merge longer ones, and then the
    /// address they read leads to the place where they merged.
    @inline(never)
    func constrain<Operand: LayoutOperand>(
        _ relation: NSLayoutConstraint.Relation,
        _ operand: Operand,
        from returnAddress: UInt
    ) -> ConstraintPair where Operand.Anchor == AnchorPair, Operand.Constant == CGFloat {
        let expression = operand.layoutExpression
        return constrain(relation, expression, expression.constant, expression.constant, returnAddress)
    }

    fileprivate func constrain<Constant>(
        _ relation: NSLayoutConstraint.Relation,
        _ expression: LayoutExpression<AnchorPair, Constant>,
        _ firstConstant: CGFloat,
        _ secondConstant: CGFloat,
        _ returnAddress: UInt
    ) -> ConstraintPair {
        let other = expression.anchor
        return ConstraintPair(
            first: first.constrain(
                relation,
                expression.member(other?.first, firstConstant),
                from: returnAddress
            ),
            second: second.constrain(
                areEdges ? relation.opposite : relation,
                expression.member(other?.second, areEdges ? -secondConstant : secondConstant),
                from: returnAddress
            )
        )
    }
}

extension AnchorPair where First == NSLayoutDimension, Second == NSLayoutDimension {
    func constrain(
        _ relation: NSLayoutConstraint.Relation,
        _ expression: LayoutExpression<AnchorPair, CGSize>,
        from returnAddress: UInt
    ) -> ConstraintPair {
        let size = expression.constant
        return constrain(relation, expression, size.width, size.height, returnAddress)
    }

    /// Both sides against one dimension or number.
    func constrainBoth(
        _ relation: NSLayoutConstraint.Relation,
        _ expression: LayoutExpression<NSLayoutDimension, CGFloat>,
        from returnAddress: UInt
    ) -> ConstraintPair {
        ConstraintPair(
            first: first.constrain(relation, expression, from: returnAddress),
            second: second.constrain(relation, expression, from: returnAddress)
        )
    }
}

extension EdgeAnchors {
    func constrain(
        _ relation: NSLayoutConstraint.Relation,
        _ expression: LayoutExpression<EdgeAnchors, UIEdgeInsets>,
        from returnAddress: UInt
    ) -> ConstraintGroup {
        let (horizontal, vertical) = (horizontalAnchors, verticalAnchors)
        let (otherHorizontal, otherVertical) =
            (expression.anchor?.horizontalAnchors, expression.anchor?.verticalAnchors)
        let insets = expression.constant
        return ConstraintGroup(
            top: vertical.first.constrain(
                relation,
                expression.member(otherVertical?.first, insets.top),
                from: returnAddress
            ),
            leading: horizontal.first.constrain(
                relation,
                expression.member(otherHorizontal?.first, insets.left),
                from: returnAddress
            ),
            bottom: vertical.second.constrain(
                relation.opposite,
                expression.member(otherVertical?.second, -insets.bottom),
                from: returnAddress
            ),
            trailing: horizontal.second.constrain(
                relation.opposite,
                expression.member(otherHorizontal?.second, -insets.right),
                from: returnAddress
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
