extension NSLayoutXAxisAnchor {
    /// The distance from this anchor to the other, in points: positive where the other lies after this one, in reading
    /// direction for leading and trailing, else rightwards. It may be negative, unlike a width.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        checkPairing(with: otherAnchor)
        return NSLayoutDimension(otherAnchor.node, otherAnchor.attribute, from: AnchorPlace(self))
    }
}

extension NSLayoutYAxisAnchor {
    /// The distance from this anchor down to the other, in points: negative where the other lies higher.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(otherAnchor.node, otherAnchor.attribute, from: AnchorPlace(self))
    }
}

/// An attribute of a node.
@usableFromInline final class AnchorPlace {
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute

    init<Kind: AnyObject>(_ anchor: NSLayoutAnchor<Kind>) {
        node = anchor.node
        attribute = anchor.attribute
    }

    nonisolated deinit {}
}

/// Where the distances on a constraint's two sides begin. A distance alone against a constant needs none of this: it is
/// an ordinary constraint between two positions.
final class ConstraintDistances {
    let first: AnchorPlace?
    let second: AnchorPlace?

    /// One of them is a distance at least.
    init(first: AnchorPlace?, second: AnchorPlace?) {
        self.first = first
        self.second = second
    }

    nonisolated deinit {}

    var starts: [AnchorPlace] { [first, second].compactMap(\.self) }

    var isDirectional: Bool { starts.contains { $0.attribute.isDirectional } }
    var mentionsBaseline: Bool { starts.contains { $0.attribute.isBaseline } }

    /// The constraint as a sum: `Σ coefficient · attribute  relation  constant`.
    ///
    /// - Parameter isRightToLeft: Whether distances between leading and trailing count from the right: such a one is
    ///   the opposite of the one in coordinates.
    func terms(of constraint: NSLayoutConstraint, _ isRightToLeft: Bool) -> [Summand] {
        func distance(
            _ node: LayoutNode,
            _ attribute: NSLayoutConstraint.Attribute,
            _ start: AnchorPlace?,
            _ coefficient: Double
        ) -> [Summand] {
            guard let start else { return [Summand(node, attribute, coefficient)] }
            let isDirectional = attribute.isDirectional || start.attribute.isDirectional
            let signed = isRightToLeft && isDirectional ? -coefficient : coefficient
            return [Summand(node, attribute, signed), Summand(start.node, start.attribute, -signed)]
        }
        var terms = distance(constraint.firstNode, constraint.firstAttribute, first, 1)
        let multiplier = Double(constraint.multiplier)
        terms += distance(constraint.otherNode, constraint.secondAttribute, second, -multiplier)
        return terms
    }

    /// An attribute of a node, times a number.
    struct Summand {
        let node: LayoutNode
        let attribute: NSLayoutConstraint.Attribute
        let coefficient: Double

        init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ coefficient: Double) {
            self.node = node
            self.attribute = attribute
            self.coefficient = coefficient
        }
    }
}
