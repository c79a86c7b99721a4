public import DrydockViews

/// The right side of a layout operator: an anchor or group of anchors, times a number, plus a constant, with
/// a priority. Made by `+ - * / ~`; a bare anchor stands for itself.
@preconcurrency @MainActor
public struct LayoutExpression<Anchor, Constant> {
    /// Nil for a plain constant.
    public var anchor: Anchor?
    /// What the anchor is multiplied by.
    public var multiplier: CGFloat = 1
    /// Points added after the multiplication.
    public var constant: Constant
    /// The priority of the constraints made from the expression.
    public var priority = UILayoutPriority.required

    init(anchor: Anchor?, constant: Constant) {
        self.anchor = anchor
        self.constant = constant
    }
}

/// Whatever may stand on the right side of a layout operator.
@preconcurrency @MainActor
public protocol LayoutOperand {
    /// The anchor or group of anchors.
    associatedtype Anchor
    /// What may be added: a number for an anchor, insets or a size for a group.
    associatedtype Constant

    /// The operand as an expression.
    var layoutExpression: LayoutExpression<Anchor, Constant> { get }
}

/// A single anchor: what makes the constraints of an operator, also for the members of a pair.
@preconcurrency @MainActor
public protocol LayoutAxisAnchor: AnyObject {
    /// A new constraint, as the operators make it.
    ///
    /// - Parameters:
    ///   - relation: Whether this anchor is to be at, at least at or at most at the expression.
    ///   - expression: Of anchors of the same axis, in points.
    ///   - returnAddress: Where the operator was called, for messages.
    func constrain(
        _ relation: NSLayoutConstraint.Relation,
        _ expression: LayoutExpression<Self, CGFloat>,
        from returnAddress: UInt
    ) -> NSLayoutConstraint
}

extension LayoutExpression: LayoutOperand {
    public var layoutExpression: LayoutExpression { self }
}

extension NSLayoutXAxisAnchor: LayoutOperand {
    public var layoutExpression: LayoutExpression<NSLayoutXAxisAnchor, CGFloat> {
        .init(anchor: self, constant: 0)
    }
}

extension NSLayoutYAxisAnchor: LayoutOperand {
    public var layoutExpression: LayoutExpression<NSLayoutYAxisAnchor, CGFloat> {
        .init(anchor: self, constant: 0)
    }
}

extension NSLayoutDimension: LayoutOperand {
    public var layoutExpression: LayoutExpression<NSLayoutDimension, CGFloat> {
        .init(anchor: self, constant: 0)
    }
}

extension AnchorPair: LayoutOperand {
    public var layoutExpression: LayoutExpression<AnchorPair, CGFloat> { .init(anchor: self, constant: 0) }
}

extension EdgeAnchors: LayoutOperand {
    public var layoutExpression: LayoutExpression<EdgeAnchors, UIEdgeInsets> {
        .init(anchor: self, constant: .zero)
    }
}
