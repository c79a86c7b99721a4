internal import DrydockCCallSite
public import DrydockViews

// The operators of comparison once more under names that nothing else has: long layouts compile faster with them, as the
// compiler has fewer functions of the name to choose from.

infix operator /==/ : ComparisonPrecedence
infix operator /<=/ : ComparisonPrecedence
infix operator />=/ : ComparisonPrecedence

// MARK: - As ==

/// As `==`: a position or size against another.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func /==/ <Anchor: LayoutAxisAnchor, Operand: LayoutOperand>(
    anchor: Anchor,
    operand: Operand
) -> NSLayoutConstraint where Operand.Anchor == Anchor, Operand.Constant == CGFloat {
    anchor.constrain(.equal, operand.layoutExpression, from: returnAddress())
}

/// As `==`: a size in points.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func /==/ (dimension: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint {
    dimension.constrain(.equal, .init(anchor: nil, constant: constant), from: returnAddress())
}

/// As `==`: two anchors against two others.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func /==/ <First, Second, Operand: LayoutOperand>(
    pair: AnchorPair<First, Second>,
    operand: Operand
) -> ConstraintPair
where
    First: LayoutAxisAnchor, Second: LayoutAxisAnchor,
    Operand.Anchor == AnchorPair<First, Second>, Operand.Constant == CGFloat
{
    pair.constrain(.equal, operand, from: returnAddress())
}

/// As `==`: width and height in points.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func /==/ (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    size: CGSize
) -> ConstraintPair {
    pair.constrain(.equal, .init(anchor: nil, constant: size), from: returnAddress())
}

/// As `==`: width and height in points, with a priority.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func /==/ (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize>
) -> ConstraintPair {
    pair.constrain(.equal, operand, from: returnAddress())
}

/// As `==`: four edges against four others.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func /==/ <Operand: LayoutOperand>(
    edges: EdgeAnchors,
    operand: Operand
) -> ConstraintGroup where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    edges.constrain(.equal, operand.layoutExpression, from: returnAddress())
}

// MARK: - As <=

/// As `<=`: a position or size against another.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func /<=/ <Anchor: LayoutAxisAnchor, Operand: LayoutOperand>(
    anchor: Anchor,
    operand: Operand
) -> NSLayoutConstraint where Operand.Anchor == Anchor, Operand.Constant == CGFloat {
    anchor.constrain(.lessThanOrEqual, operand.layoutExpression, from: returnAddress())
}

/// As `<=`: a size in points.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func /<=/ (dimension: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint {
    dimension.constrain(.lessThanOrEqual, .init(anchor: nil, constant: constant), from: returnAddress())
}

/// As `<=`: two anchors against two others.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func /<=/ <First, Second, Operand: LayoutOperand>(
    pair: AnchorPair<First, Second>,
    operand: Operand
) -> ConstraintPair
where
    First: LayoutAxisAnchor, Second: LayoutAxisAnchor,
    Operand.Anchor == AnchorPair<First, Second>, Operand.Constant == CGFloat
{
    pair.constrain(.lessThanOrEqual, operand, from: returnAddress())
}

/// As `<=`: width and height in points.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func /<=/ (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    size: CGSize
) -> ConstraintPair {
    pair.constrain(.lessThanOrEqual, .init(anchor: nil, constant: size), from: returnAddress())
}

/// As `<=`: width and height in points, with a priority.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func /<=/ (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize>
) -> ConstraintPair {
    pair.constrain(.lessThanOrEqual, operand, from: returnAddress())
}

/// As `<=`: four edges against four others.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func /<=/ <Operand: LayoutOperand>(
    edges: EdgeAnchors,
    operand: Operand
) -> ConstraintGroup where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    edges.constrain(.lessThanOrEqual, operand.layoutExpression, from: returnAddress())
}

// MARK: - As >=

/// As `>=`: a position or size against another.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func />=/ <Anchor: LayoutAxisAnchor, Operand: LayoutOperand>(
    anchor: Anchor,
    operand: Operand
) -> NSLayoutConstraint where Operand.Anchor == Anchor, Operand.Constant == CGFloat {
    anchor.constrain(.greaterThanOrEqual, operand.layoutExpression, from: returnAddress())
}

/// As `>=`: a size in points.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func />=/ (dimension: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint {
    dimension.constrain(.greaterThanOrEqual, .init(anchor: nil, constant: constant), from: returnAddress())
}

/// As `>=`: two anchors against two others.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func />=/ <First, Second, Operand: LayoutOperand>(
    pair: AnchorPair<First, Second>,
    operand: Operand
) -> ConstraintPair
where
    First: LayoutAxisAnchor, Second: LayoutAxisAnchor,
    Operand.Anchor == AnchorPair<First, Second>, Operand.Constant == CGFloat
{
    pair.constrain(.greaterThanOrEqual, operand, from: returnAddress())
}

/// As `>=`: width and height in points.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func />=/ (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    size: CGSize
) -> ConstraintPair {
    pair.constrain(.greaterThanOrEqual, .init(anchor: nil, constant: size), from: returnAddress())
}

/// As `>=`: width and height in points, with a priority.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func />=/ (
    pair: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
    operand: LayoutExpression<AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize>
) -> ConstraintPair {
    pair.constrain(.greaterThanOrEqual, operand, from: returnAddress())
}

/// As `>=`: four edges against four others.
@discardableResult @inline(never)
@preconcurrency @MainActor
public func />=/ <Operand: LayoutOperand>(
    edges: EdgeAnchors,
    operand: Operand
) -> ConstraintGroup where Operand.Anchor == EdgeAnchors, Operand.Constant == UIEdgeInsets {
    edges.constrain(.greaterThanOrEqual, operand.layoutExpression, from: returnAddress())
}
