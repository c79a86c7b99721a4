/// One edge, centre, baseline or size of a view or guide: a factory for constraints.
///
/// Anchors are not `Equatable`: `==` between two of them makes a constraint, unless a `Bool` is asked for.
///
/// Most anchors are asked for one constraint and forgotten. What is between `view.topAnchor` and the constraint's making is
/// inlined into the caller, so that an optimised build makes no object of such an anchor.
@preconcurrency @MainActor
public class NSLayoutAnchor<AnchorType: AnyObject> {
    @usableFromInline final let node: LayoutNode
    @usableFromInline package final let attribute: NSLayoutConstraint.Attribute
    /// Where the distance to this place begins; nil for what is no distance.
    @usableFromInline final let start: AnchorPlace?

    @inlinable
    init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, from start: AnchorPlace? = nil) {
        self.node = node
        self.attribute = attribute
        self.start = start
    }

    // The default, isolated one asks for the thread each time; anchors come and go by the thousand.
    @inlinable nonisolated deinit {}

    /// The view or guide that the anchor belongs to, of a distance the one at its end; nil once it is gone.
    public var item: AnyObject? { node.item }

    /// This anchor at `c` points from the other; activate it to take effect.
    @inlinable
    public final func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, 1, c, file, line)
    }

    /// This anchor at least `c` points from the other.
    @inlinable
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 1, c, file, line)
    }

    /// This anchor at most `c` points from the other.
    @inlinable
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, c, file, line)
    }

    @inlinable
    final func constraint(
        _ relation: NSLayoutConstraint.Relation,
        _ anchor: NSLayoutAnchor<AnchorType>,
        _ multiplier: CGFloat,
        _ constant: CGFloat,
        _ file: StaticString,
        _ line: UInt
    ) -> NSLayoutConstraint {
        NSLayoutConstraint.between(
            node,
            attribute,
            start,
            relation,
            anchor.node,
            anchor.attribute,
            anchor.start,
            multiplier,
            constant,
            .location(file: file, line: line)
        )
    }

    /// - Parameter anchor: Nil for a constant.
    final func constraint(
        _ relation: NSLayoutConstraint.Relation,
        _ anchor: NSLayoutAnchor<AnchorType>?,
        _ multiplier: CGFloat,
        _ constant: CGFloat,
        _ source: ConstraintSource?
    ) -> NSLayoutConstraint {
        guard let anchor else {
            return .constant(node, attribute, start, relation, multiplier, constant, source)
        }
        return .between(
            node,
            attribute,
            start,
            relation,
            anchor.node,
            anchor.attribute,
            anchor.start,
            multiplier,
            constant,
            source
        )
    }

    /// The constraint that an operator makes; its messages name the line of the operator's call.
    ///
    /// - Parameter anchor: Nil for a constant.
    package final func constraint(
        _ relation: NSLayoutConstraint.Relation,
        _ anchor: NSLayoutAnchor<AnchorType>?,
        _ multiplier: CGFloat,
        _ constant: CGFloat,
        calledFrom returnAddress: UInt
    ) -> NSLayoutConstraint {
        constraint(relation, anchor, multiplier, constant, .call(returnAddress: returnAddress))
    }

    /// Whether this is the distance between two places rather than a place or a size.
    package final var isDistance: Bool { start != nil }

    final func checkPairing(with anchor: NSLayoutAnchor<AnchorType>) {
        NSLayoutConstraint.checkPairing(node, attribute, anchor.attribute)
    }
}

/// A horizontal position: leading, trailing, left, right or centre.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    @inlinable
    override init(
        _ node: LayoutNode,
        _ attribute: NSLayoutConstraint.Attribute,
        from start: AnchorPlace? = nil
    ) {
        super.init(node, attribute, from: start)
    }

    @inlinable nonisolated deinit {}

    /// At `multiplier` times the system's spacing (8 points) after the anchor.
    @inlinable
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, 1, systemSpacing * multiplier, file, line)
    }

    /// At least `multiplier` times the system's spacing (8 points) after the anchor.
    @inlinable
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
            file,
            line
        )
    }

    /// At most `multiplier` times the system's spacing (8 points) after the anchor.
    @inlinable
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier, file, line)
    }
}

/// A vertical position: top, bottom, centre or a baseline.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    @inlinable
    override init(
        _ node: LayoutNode,
        _ attribute: NSLayoutConstraint.Attribute,
        from start: AnchorPlace? = nil
    ) {
        super.init(node, attribute, from: start)
    }

    @inlinable nonisolated deinit {}

    /// At `multiplier` times the system's spacing (8 points) below the anchor.
    @inlinable
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, 1, systemSpacing * multiplier, file, line)
    }

    /// At least `multiplier` times the system's spacing (8 points) below the anchor.
    @inlinable
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
            file,
            line
        )
    }

    /// At most `multiplier` times the system's spacing (8 points) below the anchor.
    @inlinable
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier, file, line)
    }
}

/// Points between neighbours that give no other distance.
@usableFromInline nonisolated let systemSpacing: CGFloat = 8
