/// What anchors make. They pass on what they consist of, as most are never objects.
extension NSLayoutConstraint {
    /// What two anchors make; of distances, those whose beginnings are given.
    @usableFromInline
    static func between(
        _ firstNode: consuming LayoutNode,
        _ firstAttribute: Attribute,
        _ firstStart: AnchorPlace?,
        _ relation: Relation,
        _ secondNode: consuming LayoutNode,
        _ secondAttribute: Attribute,
        _ secondStart: AnchorPlace?,
        _ multiplier: CGFloat,
        _ constant: CGFloat,
        _ source: ConstraintSource?
    ) -> NSLayoutConstraint {
        var distances: ConstraintDistances?
        if firstStart == nil && secondStart == nil {
            checkPairing(firstNode, firstAttribute, secondAttribute)
        } else {
            distances = ConstraintDistances(first: firstStart, second: secondStart)
        }
        return NSLayoutConstraint(
            firstNode,
            firstAttribute,
            relation,
            secondNode,
            secondAttribute,
            multiplier: multiplier,
            constant: constant,
            distances: distances,
            source: source
        )
    }

    /// What an anchor makes of a number; a distance is an ordinary constraint between two positions then.
    @usableFromInline
    static func constant(
        _ node: consuming LayoutNode,
        _ attribute: Attribute,
        _ start: AnchorPlace?,
        _ relation: Relation,
        _ multiplier: CGFloat,
        _ constant: CGFloat,
        _ source: ConstraintSource?
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            node,
            attribute,
            relation,
            start?.node,
            start?.attribute ?? .notAnAttribute,
            multiplier: start == nil ? multiplier : 1,
            constant: constant,
            source: source
        )
    }

    @inline(__always)
    static func checkPairing(_ node: borrowing LayoutNode, _ first: Attribute, _ second: Attribute) {
        guard !first.pairs(with: second) else { return }
        fatalError("\(node.plainName).\(first): leading and trailing do not pair with left and right")
    }
}
