internal import DrydockCCallSite
public import DrydockViews

// Every operator makes active constraints, or adds them to the batch under way. The left side's
// `translatesAutoresizingMaskIntoConstraints` becomes false, and priorities are set before activation.

// MARK: - NSLayoutXAxisAnchor

@discardableResult @inline(never)
@preconcurrency @MainActor
public func == <Operand: LayoutOperand>(
    anchor: NSLayoutXAxisAnchor,
    operand: Operand
) -> NSLayoutConstraint where Operand.Anchor == NSLayoutXAxisAnchor, Operand.Constant == CGFloat {
    anchor.constrain(.equal, operand.layoutExpression, from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func <= <Operand: LayoutOperand>(
    anchor: NSLayoutXAxisAnchor,
    operand: Operand
) -> NSLayoutConstraint where Operand.Anchor == NSLayoutXAxisAnchor, Operand.Constant == CGFloat {
    anchor.constrain(.lessThanOrEqual, operand.layoutExpression, from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func >= <Operand: LayoutOperand>(
    anchor: NSLayoutXAxisAnchor,
    operand: Operand
) -> NSLayoutConstraint where Operand.Anchor == NSLayoutXAxisAnchor, Operand.Constant == CGFloat {
    anchor.constrain(.greaterThanOrEqual, operand.layoutExpression, from: returnAddress())
}

// MARK: - NSLayoutYAxisAnchor

@discardableResult @inline(never)
@preconcurrency @MainActor
public func == <Operand: LayoutOperand>(
    anchor: NSLayoutYAxisAnchor,
    operand: Operand
) -> NSLayoutConstraint where Operand.Anchor == NSLayoutYAxisAnchor, Operand.Constant == CGFloat {
    anchor.constrain(.equal, operand.layoutExpression, from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func <= <Operand: LayoutOperand>(
    anchor: NSLayoutYAxisAnchor,
    operand: Operand
) -> NSLayoutConstraint where Operand.Anchor == NSLayoutYAxisAnchor, Operand.Constant == CGFloat {
    anchor.constrain(.lessThanOrEqual, operand.layoutExpression, from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func >= <Operand: LayoutOperand>(
    anchor: NSLayoutYAxisAnchor,
    operand: Operand
) -> NSLayoutConstraint where Operand.Anchor == NSLayoutYAxisAnchor, Operand.Constant == CGFloat {
    anchor.constrain(.greaterThanOrEqual, operand.layoutExpression, from: returnAddress())
}

// MARK: - NSLayoutDimension

@discardableResult @inline(never)
@preconcurrency @MainActor
public func == <Operand: LayoutOperand>(
    anchor: NSLayoutDimension,
    operand: Operand
) -> NSLayoutConstraint where Operand.Anchor == NSLayoutDimension, Operand.Constant == CGFloat {
    anchor.constrain(.equal, operand.layoutExpression, from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func <= <Operand: LayoutOperand>(
    anchor: NSLayoutDimension,
    operand: Operand
) -> NSLayoutConstraint where Operand.Anchor == NSLayoutDimension, Operand.Constant == CGFloat {
    anchor.constrain(.lessThanOrEqual, operand.layoutExpression, from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func >= <Operand: LayoutOperand>(
    anchor: NSLayoutDimension,
    operand: Operand
) -> NSLayoutConstraint where Operand.Anchor == NSLayoutDimension, Operand.Constant == CGFloat {
    anchor.constrain(.greaterThanOrEqual, operand.layoutExpression, from: returnAddress())
}

// MARK: - Sizes and numbers

@discardableResult @inline(never)
@preconcurrency @MainActor
public func == (dimension: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint {
    dimension.constrain(.equal, .init(anchor: nil, constant: constant), from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func == <Number: BinaryFloatingPoint>(
    dimension: NSLayoutDimension,
    constant: Number
) -> NSLayoutConstraint {
    dimension.constrain(.equal, .init(anchor: nil, constant: CGFloat(constant)), from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func == <Number: BinaryInteger>(
    dimension: NSLayoutDimension,
    constant: Number
) -> NSLayoutConstraint {
    dimension.constrain(.equal, .init(anchor: nil, constant: CGFloat(constant)), from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func <= (dimension: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint {
    dimension.constrain(.lessThanOrEqual, .init(anchor: nil, constant: constant), from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func <= <Number: BinaryFloatingPoint>(
    dimension: NSLayoutDimension,
    constant: Number
) -> NSLayoutConstraint {
    dimension.constrain(
        .lessThanOrEqual,
        .init(anchor: nil, constant: CGFloat(constant)),
        from: returnAddress()
    )
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func <= <Number: BinaryInteger>(
    dimension: NSLayoutDimension,
    constant: Number
) -> NSLayoutConstraint {
    dimension.constrain(
        .lessThanOrEqual,
        .init(anchor: nil, constant: CGFloat(constant)),
        from: returnAddress()
    )
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func >= (dimension: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint {
    dimension.constrain(.greaterThanOrEqual, .init(anchor: nil, constant: constant), from: returnAddress())
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func >= <Number: BinaryFloatingPoint>(
    dimension: NSLayoutDimension,
    constant: Number
) -> NSLayoutConstraint {
    dimension.constrain(
        .greaterThanOrEqual,
        .init(anchor: nil, constant: CGFloat(constant)),
        from: returnAddress()
    )
}

@discardableResult @inline(never)
@preconcurrency @MainActor
public func >= <Number: BinaryInteger>(
    dimension: NSLayoutDimension,
    constant: Number
) -> NSLayoutConstraint {
    dimension.constrain(
        .greaterThanOrEqual,
        .init(anchor: nil, constant: CGFloat(constant)),
        from: returnAddress()
    )
}
