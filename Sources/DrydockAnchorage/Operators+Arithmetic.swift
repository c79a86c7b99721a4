public import DrydockViews

/// Weaker than addition, stronger than comparison: `a == b + 10 ~ .high - 1` needs no parentheses.
precedencegroup PriorityPrecedence {
    associativity: none
    higherThan: ComparisonPrecedence
    lowerThan: AdditionPrecedence
}

infix operator ~ : PriorityPrecedence

// MARK: - Constants

/// Adds to the constant. On pairs of edges a positive constant is an inset.
@preconcurrency @MainActor
public func + <Operand: LayoutOperand>(
    operand: Operand,
    constant: CGFloat
) -> LayoutExpression<Operand.Anchor, CGFloat> where Operand.Constant == CGFloat {
    var expression = operand.layoutExpression
    expression.constant += constant
    return expression
}

@preconcurrency @MainActor
public func + <Operand: LayoutOperand>(
    constant: CGFloat,
    operand: Operand
) -> LayoutExpression<Operand.Anchor, CGFloat> where Operand.Constant == CGFloat {
    operand + constant
}

@preconcurrency @MainActor
public func - <Operand: LayoutOperand>(
    operand: Operand,
    constant: CGFloat
) -> LayoutExpression<Operand.Anchor, CGFloat> where Operand.Constant == CGFloat {
    operand + -constant
}

/// Insets all four edges by as much.
@preconcurrency @MainActor
public func + <Operand: LayoutOperand>(
    operand: Operand,
    constant: CGFloat
) -> LayoutExpression<EdgeAnchors, UIEdgeInsets>
where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    operand + UIEdgeInsets(top: constant, left: constant, bottom: constant, right: constant)
}

@preconcurrency @MainActor
public func + <Operand: LayoutOperand>(
    constant: CGFloat,
    operand: Operand
) -> LayoutExpression<EdgeAnchors, UIEdgeInsets>
where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    operand + constant
}

@preconcurrency @MainActor
public func - <Operand: LayoutOperand>(
    operand: Operand,
    constant: CGFloat
) -> LayoutExpression<EdgeAnchors, UIEdgeInsets>
where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    operand + -constant
}

/// Insets each edge by its own distance; `left` and `right` apply to leading and trailing.
@preconcurrency @MainActor
public func + <Operand: LayoutOperand>(
    operand: Operand,
    insets: UIEdgeInsets
) -> LayoutExpression<EdgeAnchors, UIEdgeInsets>
where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    var expression = operand.layoutExpression
    expression.constant.top += insets.top
    expression.constant.left += insets.left
    expression.constant.bottom += insets.bottom
    expression.constant.right += insets.right
    return expression
}

@preconcurrency @MainActor
public func + <Operand: LayoutOperand>(
    insets: UIEdgeInsets,
    operand: Operand
) -> LayoutExpression<EdgeAnchors, UIEdgeInsets>
where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    operand + insets
}

@preconcurrency @MainActor
public func - <Operand: LayoutOperand>(
    operand: Operand,
    insets: UIEdgeInsets
) -> LayoutExpression<EdgeAnchors, UIEdgeInsets>
where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    operand
        + UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
}

// MARK: - Multipliers

/// Acts on the multiplier alone: `(a + 10) * 2` is twice `a`, plus 10.
@preconcurrency @MainActor
public func * <Operand: LayoutOperand>(
    operand: Operand,
    factor: CGFloat
) -> LayoutExpression<Operand.Anchor, Operand.Constant> {
    var expression = operand.layoutExpression
    expression.multiplier *= factor
    return expression
}

@preconcurrency @MainActor
public func * <Operand: LayoutOperand>(
    factor: CGFloat,
    operand: Operand
) -> LayoutExpression<Operand.Anchor, Operand.Constant> {
    operand * factor
}

/// Acts on the multiplier alone: `(a + 10) / 2` is half of `a`, plus 10.
@preconcurrency @MainActor
public func / <Operand: LayoutOperand>(
    operand: Operand,
    divisor: CGFloat
) -> LayoutExpression<Operand.Anchor, Operand.Constant> {
    operand * (1 / divisor)
}

// MARK: - Priorities

/// Gives the constraint a priority; without one it is required.
@preconcurrency @MainActor
public func ~ <Operand: LayoutOperand>(
    operand: Operand,
    priority: UILayoutPriority
) -> LayoutExpression<Operand.Anchor, Operand.Constant> {
    var expression = operand.layoutExpression
    expression.priority = priority
    return expression
}

@preconcurrency @MainActor
public func ~ (
    constant: CGFloat,
    priority: UILayoutPriority
) -> LayoutExpression<NSLayoutDimension, CGFloat> {
    var expression = LayoutExpression<NSLayoutDimension, CGFloat>(anchor: nil, constant: constant)
    expression.priority = priority
    return expression
}

@preconcurrency @MainActor
public func ~ (
    size: CGSize,
    priority: UILayoutPriority
) -> LayoutExpression<AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize> {
    var expression = LayoutExpression<AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize>(
        anchor: nil,
        constant: size
    )
    expression.priority = priority
    return expression
}

// MARK: - Numbers of other types

@preconcurrency @MainActor
public func + <Operand: LayoutOperand, Number: BinaryFloatingPoint>(
    operand: Operand,
    constant: Number
) -> LayoutExpression<Operand.Anchor, CGFloat> where Operand.Constant == CGFloat {
    operand + CGFloat(constant)
}

@preconcurrency @MainActor
public func - <Operand: LayoutOperand, Number: BinaryFloatingPoint>(
    operand: Operand,
    constant: Number
) -> LayoutExpression<Operand.Anchor, CGFloat> where Operand.Constant == CGFloat {
    operand + -CGFloat(constant)
}

@preconcurrency @MainActor
public func * <Operand: LayoutOperand, Number: BinaryFloatingPoint>(
    operand: Operand,
    factor: Number
) -> LayoutExpression<Operand.Anchor, Operand.Constant> {
    operand * CGFloat(factor)
}

@preconcurrency @MainActor
public func / <Operand: LayoutOperand, Number: BinaryFloatingPoint>(
    operand: Operand,
    divisor: Number
) -> LayoutExpression<Operand.Anchor, Operand.Constant> {
    operand / CGFloat(divisor)
}

@preconcurrency @MainActor
public func ~ <Number: BinaryFloatingPoint>(
    constant: Number,
    priority: UILayoutPriority
) -> LayoutExpression<NSLayoutDimension, CGFloat> {
    CGFloat(constant) ~ priority
}
