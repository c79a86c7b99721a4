/// How a path's line is drawn; lengths are in the path's space. Values that make no sense are clamped when a style is made.
package struct StrokeStyle: Hashable, Sendable {
    package enum Cap: Hashable, Sendable { case butt, round, square }
    package enum Join: Hashable, Sendable { case miter, round, bevel }

    /// At least zero, which draws nothing.
    package let width: Double
    package let cap: Cap
    package let join: Join
    /// The longest miter as a multiple of the width; sharper corners are bevelled. At least 1.
    package let miterLimit: Double
    /// The lengths of dashes and gaps in turn; empty for a solid line. An odd number of lengths is gone through twice.
    package let dashes: [Double]
    /// Where in the dashes the line begins.
    package let phase: Double

    /// - Parameter dashes: a pattern with a negative or non-finite length, or of no length in all, is none.
    package init(
        width: Double,
        cap: Cap = .butt,
        join: Join = .miter,
        miterLimit: Double = 10,
        dashes: [Double] = [],
        phase: Double = 0
    ) {
        self.width = width > 0 && width < .infinity ? width : 0
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit >= 1 ? min(miterLimit, 1e6) : 1
        let sum = dashes.reduce(0, +)
        let isValid = dashes.allSatisfy { $0 >= 0 } && sum > 0 && sum < .infinity
        self.dashes = !isValid ? [] : dashes.count % 2 == 0 ? dashes : dashes + dashes
        self.phase = isValid && phase.isFinite ? phase : 0
    }

    /// How far from the path the line reaches.
    var reach: Double {
        width / 2 * max(join == .miter ? miterLimit : 1, cap == .square ? 1.5 : 1)
    }
}
