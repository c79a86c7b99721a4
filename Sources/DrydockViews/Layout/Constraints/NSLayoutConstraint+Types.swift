extension NSLayoutConstraint {
    /// The part of a view or guide that a constraint speaks of; the numbers are UIKit's.
    public nonisolated enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left
        case right
        case top
        case bottom
        case leading
        case trailing
        case width
        case height
        case centerX
        case centerY
        case lastBaseline
        case firstBaseline
        case leftMargin
        case rightMargin
        case topMargin
        case bottomMargin
        case leadingMargin
        case trailingMargin
        case centerXWithinMargins
        case centerYWithinMargins
    }

    /// How the two sides of a constraint relate.
    public nonisolated enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// A direction of layout.
    public nonisolated enum Axis: Int, Sendable {
        case horizontal
        case vertical
    }
}

extension NSLayoutConstraint {
    /// What a constraint is made of. Nobody else can make one: use the initialiser of two items, or anchors.
    public struct Parts {
        let firstNode: LayoutNode
        let firstAttribute: Attribute
        let relation: Relation
        let secondNode: LayoutNode?
        let secondAttribute: Attribute
        let multiplier: CGFloat
        let constant: CGFloat
        let priority: UILayoutPriority
        let distances: ConstraintDistances?
        let source: ConstraintSource?
    }

    /// Which node holds an active constraint.
    nonisolated enum Holding {
        case none
        case first
        case second
        case other
    }
}

extension NSLayoutConstraint.Attribute {
    nonisolated enum Kind {
        case horizontal
        case vertical
        case size
        case none
    }

    nonisolated var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX: .horizontal
        case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline: .vertical
        case .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        }
    }

    /// Whether it changes sides with the writing direction.
    nonisolated var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether it names a side of the screen whatever the writing direction.
    nonisolated var isPhysicalSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether both or neither of the two depend on the writing direction, where they are sides.
    nonisolated func pairs(with other: NSLayoutConstraint.Attribute) -> Bool {
        !(isDirectional && other.isPhysicalSide) && !(isPhysicalSide && other.isDirectional)
    }

    /// Whether a constraint may be made of the two; nil stands for a constant.
    package nonisolated func makesConstraint(with other: NSLayoutConstraint.Attribute?) -> Bool {
        guard let other else { return kind == .size }
        return kind == other.kind && pairs(with: other)
    }

    @inline(__always)
    nonisolated var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The attribute of the margins guide that a margin attribute of its view stands for.
    nonisolated var withinMarginsGuide: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
