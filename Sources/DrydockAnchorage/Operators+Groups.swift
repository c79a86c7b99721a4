internal import DrydockCCallSite
public import DrydockViews

// Every operator makes active constraints, or adds them to the batch under way. The left side's
// `translatesAutoresizingMaskIntoConstraints` becomes false, and priorities are set before activation.

// MARK: - Pairs

@discardableResult @inline(never)
@preconcurrency @MainActor
public func == <First, Second, Operand: LayoutOperand>(
    pair: AnchorPair<First, Second>,
    operand: Operand
) -> ConstraintPair
where
    First: LayoutAxisAnchor, Second: LayoutAxisAnchor,
    Operand.Anchor == AnchorPair<First, Second>, Operand.Constant == CGFloat
{
    pair.constrain(.equal, operand, from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func <= <First, Second, Operand: LayoutOperand>(
    pair: AnchorPair<First, Second>,
    operand: Operand
) -> ConstraintPair
where
    First: LayoutAxisAnchor, Second: LayoutAxisAnchor,
    Operand.Anchor == AnchorPair<First, Second>, Operand.Constant == CGFloat
{
    pair.constrain(.lessThanOrEqual, operand, from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func >= <First, Second, Operand: LayoutOperand>(
    pair: AnchorPair<First, Second>,
    operand: Operand
) -> ConstraintPair
where
    First: LayoutAxisAnchor, Second: LayoutAxisAnchor,
    Operand.Anchor == AnchorPair<First, Second>, Operand.Constant == CGFloat
{
    pair.constrain(.greaterThanOrEqual, operand, from: returnAddress())
}

// MARK: - Sizes and numbers

@discardableResult @inline(never)
@preconcurrency @MainActor
public func == (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    size: CGSize
) -> ConstraintPair {
    pair.constrain(.equal, .init(anchor: nil, constant: size), from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func == (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize>
) -> ConstraintPair {
    pair.constrain(.equal, operand, from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func == (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    side: CGFloat
) -> ConstraintPair {
    pair.constrainBoth(.equal, .init(anchor: nil, constant: side), from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func == (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<NSLayoutDimension, CGFloat>
) -> ConstraintPair {
    pair.constrainBoth(.equal, operand, from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func <= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    size: CGSize
) -> ConstraintPair {
    pair.constrain(.lessThanOrEqual, .init(anchor: nil, constant: size), from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func <= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize>
) -> ConstraintPair {
    pair.constrain(.lessThanOrEqual, operand, from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func <= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    side: CGFloat
) -> ConstraintPair {
    pair.constrainBoth(.lessThanOrEqual, .init(anchor: nil, constant: side), from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func <= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<NSLayoutDimension, CGFloat>
) -> ConstraintPair {
    pair.constrainBoth(.lessThanOrEqual, operand, from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func >= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    size: CGSize
) -> ConstraintPair {
    pair.constrain(.greaterThanOrEqual, .init(anchor: nil, constant: size), from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func >= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize>
) -> ConstraintPair {
    pair.constrain(.greaterThanOrEqual, operand, from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func >= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    side: CGFloat
) -> ConstraintPair {
    pair.constrainBoth(.greaterThanOrEqual, .init(anchor: nil, constant: side), from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func >= (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<NSLayoutDimension, CGFloat>
) -> ConstraintPair {
    pair.constrainBoth(.greaterThanOrEqual, operand, from: returnAddress())
}

// MARK: - Edges

@discardableResult @inline(never)
@preconcurrency @MainActor
public func == <Operand: LayoutOperand>(
    edges: EdgeAnchors,
    operand: Operand
) -> ConstraintGroup where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    edges.constrain(.equal, operand.layoutExpression, from: returnAddress())
}

/// Around: each edge lies on or outside of the other's.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func <= <Operand: LayoutOperand>(
    edges: EdgeAnchors,
    operand: Operand
) -> ConstraintGroup where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    edges.constrain(.lessThanOrEqual, operand.layoutExpression, from: returnAddress())
}

/// Inside: each edge lies on or within the other's.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func >= <Operand: LayoutOperand>(
    edges: EdgeAnchors,
    operand: Operand
) -> ConstraintGroup where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    edges.constrain(.greaterThanOrEqual, operand.layoutExpression, from: returnAddress())
}
