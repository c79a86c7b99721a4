/// A width or a height. Unlike a position it can also equal a constant.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    @inlinable
    override init(
        _ node: LayoutNode,
        _ attribute: NSLayoutConstraint.Attribute,
        from start: AnchorPlace? = nil
    ) {
        super.init(node, attribute, from: start)
    }

    @inlinable nonisolated deinit {}

    /// Exactly `c` points.
    @inlinable
    public func constraint(
        equalToConstant c: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constant(.equal, c, file, line)
    }

    /// At least `c` points.
    @inlinable
    public func constraint(
        greaterThanOrEqualToConstant c: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constant(.greaterThanOrEqual, c, file, line)
    }

    /// At most `c` points.
    @inlinable
    public func constraint(
        lessThanOrEqualToConstant c: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constant(.lessThanOrEqual, c, file, line)
    }

    /// The other dimension times `multiplier`, plus `constant` points.
    @inlinable
    public func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, m, c, file, line)
    }

    /// At least the other dimension times `multiplier`, plus `constant` points.
    @inlinable
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, m, c, file, line)
    }

    /// At most the other dimension times `multiplier`, plus `constant` points.
    @inlinable
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, m, c, file, line)
    }

    @inlinable
    func constant(
        _ relation: NSLayoutConstraint.Relation,
        _ constant: CGFloat,
        _ file: StaticString,
        _ line: UInt
    ) -> NSLayoutConstraint {
        .constant(node, attribute, start, relation, 1, constant, .location(file: file, line: line))
    }
}
