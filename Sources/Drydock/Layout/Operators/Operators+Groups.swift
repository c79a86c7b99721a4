// Every operator makes active constraints, or adds them to the batch under way. The left side's
// `translatesAutoresizingMaskIntoConstraints` becomes false, and priorities are set before activation.

// MARK: - Pairs

@discardableResult
public func == <First, Second, Operand: LayoutOperand>(
    pair: AnchorPair<First, Second>,
    operand: Operand
) -> ConstraintPair
where
    First: LayoutAxisAnchor, Second: LayoutAxisAnchor,
    Operand.Anchor == AnchorPair<First, Second>, Operand.Constant == CGFloat
{
    pair.constrain(.equal, operand.layoutExpression)
}

@discardableResult
public func <= <First, Second, Operand: LayoutOperand>(
    pair: AnchorPair<First, Second>,
    operand: Operand
) -> ConstraintPair
where
    First: LayoutAxisAnchor, Second: LayoutAxisAnchor,
    Operand.Anchor == AnchorPair<First, Second>, Operand.Constant == CGFloat
{
    pair.constrain(.lessThanOrEqual, operand.layoutExpression)
}

@discardableResult
public func >= <First, Second, Operand: LayoutOperand>(
    pair: AnchorPair<First, Second>,
    operand: Operand
) -> ConstraintPair
where
    First: LayoutAxisAnchor, Second: LayoutAxisAnchor,
    Operand.Anchor == AnchorPair<First, Second>, Operand.Constant == CGFloat
{
    pair.constrain(.greaterThanOrEqual, operand.layoutExpression)
}

// MARK: - Sizes and numbers

@discardableResult
public func == (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    size: CGSize
) -> ConstraintPair {
    pair.constrain(.equal, .init(anchor: nil, constant: size))
}

@discardableResult
public func == (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize>
) -> ConstraintPair {
    pair.constrain(.equal, operand)
}

@discardableResult
public func == (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    side: CGFloat
) -> ConstraintPair {
    pair.constrain(.equal, .init(anchor: nil, constant: CGSize(width: side, height: side)))
}

@discardableResult
public func == (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<NSLayoutDimension, CGFloat>
) -> ConstraintPair {
    ConstraintPair(
        first: pair.first.constrain(.equal, operand),
        second: pair.second.constrain(.equal, operand)
    )
}

@discardableResult
public func <= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    size: CGSize
) -> ConstraintPair {
    pair.constrain(.lessThanOrEqual, .init(anchor: nil, constant: size))
}

@discardableResult
public func <= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize>
) -> ConstraintPair {
    pair.constrain(.lessThanOrEqual, operand)
}

@discardableResult
public func <= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    side: CGFloat
) -> ConstraintPair {
    pair.constrain(.lessThanOrEqual, .init(anchor: nil, constant: CGSize(width: side, height: side)))
}

@discardableResult
public func <= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<NSLayoutDimension, CGFloat>
) -> ConstraintPair {
    ConstraintPair(
        first: pair.first.constrain(.lessThanOrEqual, operand),
        second: pair.second.constrain(.lessThanOrEqual, operand)
    )
}

@discardableResult
public func >= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    size: CGSize
) -> ConstraintPair {
    pair.constrain(.greaterThanOrEqual, .init(anchor: nil, constant: size))
}

@discardableResult
public func >= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize>
) -> ConstraintPair {
    pair.constrain(.greaterThanOrEqual, operand)
}

@discardableResult
public func >= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    side: CGFloat
) -> ConstraintPair {
    pair.constrain(.greaterThanOrEqual, .init(anchor: nil, constant: CGSize(width: side, height: side)))
}

@discardableResult
public func >= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<NSLayoutDimension, CGFloat>
) -> ConstraintPair {
    ConstraintPair(
        first: pair.first.constrain(.greaterThanOrEqual, operand),
        second: pair.second.constrain(.greaterThanOrEqual, operand)
    )
}

// MARK: - Edges

@discardableResult
public func == <Operand: LayoutOperand>(
    edges: EdgeAnchors,
    operand: Operand
) -> ConstraintGroup where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    edges.constrain(.equal, operand.layoutExpression)
}

/// Around: each edge lies on or outside of the other's.
@discardableResult
public func <= <Operand: LayoutOperand>(
    edges: EdgeAnchors,
    operand: Operand
) -> ConstraintGroup where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    edges.constrain(.lessThanOrEqual, operand.layoutExpression)
}

/// Inside: each edge lies on or within the other's.
@discardableResult
public func >= <Operand: LayoutOperand>(
    edges: EdgeAnchors,
    operand: Operand
) -> ConstraintGroup where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    edges.constrain(.greaterThanOrEqual, operand.layoutExpression)
}
