/// A width or a height. Unlike a position it can also equal a constant.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    nonisolated deinit {}

    /// Exactly `c` points.
    public func constraint(
        equalToConstant c: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, nil, 1, c, .location(file: file, line: line))
    }

    /// At least `c` points.
    public func constraint(
        greaterThanOrEqualToConstant c: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, 1, c, .location(file: file, line: line))
    }

    /// At most `c` points.
    public func constraint(
        lessThanOrEqualToConstant c: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil, 1, c, .location(file: file, line: line))
    }

    /// The other dimension times `multiplier`, plus `constant` points.
    public func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, m, c, .location(file: file, line: line))
    }

    /// At least the other dimension times `multiplier`, plus `constant` points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, m, c, .location(file: file, line: line))
    }

    /// At most the other dimension times `multiplier`, plus `constant` points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, m, c, .location(file: file, line: line))
    }
}
