/// One edge, centre, baseline or size of a view or guide: a factory for constraints.
///
/// Anchors are not `Equatable`: `==` between two of them makes a constraint.
@preconcurrency @MainActor
public class NSLayoutAnchor<AnchorType: AnyObject> {
    let node: LayoutNode
    package let attribute: NSLayoutConstraint.Attribute
    /// Where the distance to this place begins; nil for what is no distance.
    let start: AnchorPlace?

    init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, from start: AnchorPlace? = nil) {
        self.node = node
        self.attribute = attribute
        self.start = start
    }

    // The default, isolated one asks for the thread each time; anchors come and go by the thousand.
    nonisolated deinit {}

    /// The view or guide that the anchor belongs to, of a distance the one at its end; nil once it is gone.
    public var item: AnyObject? { node.item }

    /// This anchor at `c` points from the other; activate it to take effect.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, 1, c, .location(file: file, line: line))
    }

    /// This anchor at least `c` points from the other.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 1, c, .location(file: file, line: line))
    }

    /// This anchor at most `c` points from the other.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, c, .location(file: file, line: line))
    }

    final func constraint(
        _ relation: NSLayoutConstraint.Relation,
        _ anchor: NSLayoutAnchor<AnchorType>?,
        _ multiplier: CGFloat,
        _ constant: CGFloat,
        _ source: ConstraintSource?
    ) -> NSLayoutConstraint {
        // Spelt out, as closures over a generic anchor look up its type each time.
        guard let anchor else {
            return NSLayoutConstraint(
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
        var distances: ConstraintDistances?
        if start == nil && anchor.start == nil {
            checkPairing(with: anchor)
        } else {
            distances = ConstraintDistances(first: start, second: anchor.start)
        }
        return NSLayoutConstraint(
            node,
            attribute,
            relation,
            anchor.node,
            anchor.attribute,
            multiplier: multiplier,
            constant: constant,
            distances: distances,
            source: source
        )
    }

    final func checkPairing(with anchor: NSLayoutAnchor<AnchorType>) {
        require(
            attribute.pairs(with: anchor.attribute),
            "\(node.plainName).\(attribute): leading and trailing do not pair with left and right"
        )
    }
}

/// A horizontal position: leading, trailing, left, right or centre.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    nonisolated deinit {}

    /// At `multiplier` times the system's spacing (8 points) after the anchor.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, 1, systemSpacing * multiplier, .location(file: file, line: line))
    }

    /// At least `multiplier` times the system's spacing (8 points) after the anchor.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(
            .greaterThanOrEqual,
            anchor,
            1,
            systemSpacing * multiplier,
            .location(file: file, line: line)
        )
    }

    /// At most `multiplier` times the system's spacing (8 points) after the anchor.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier, .location(file: file, line: line))
    }
}

/// A vertical position: top, bottom, centre or a baseline.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    nonisolated deinit {}

    /// At `multiplier` times the system's spacing (8 points) below the anchor.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, 1, systemSpacing * multiplier, .location(file: file, line: line))
    }

    /// At least `multiplier` times the system's spacing (8 points) below the anchor.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(
            .greaterThanOrEqual,
            anchor,
            1,
            systemSpacing * multiplier,
            .location(file: file, line: line)
        )
    }

    /// At most `multiplier` times the system's spacing (8 points) below the anchor.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier, .location(file: file, line: line))
    }
}

/// Points between neighbours that give no other distance.
private nonisolated let systemSpacing: CGFloat = 8
