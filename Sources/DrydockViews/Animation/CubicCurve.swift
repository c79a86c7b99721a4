/// A cubic Bézier from (0, 0) to (1, 1) that maps time to progress, as Core Animation's timing functions do.
///
/// Evaluated with additions and multiplications in a fixed order only, so that a frame has the same bytes everywhere.
package nonisolated struct CubicCurve: Hashable, Sendable {
    /// Core Animation's named functions: `CAMediaTimingFunctionName`'s documented control points.
    package static let linear = CubicCurve(0, 0, 1, 1)
    package static let easeIn = CubicCurve(0.42, 0, 1, 1)
    package static let easeOut = CubicCurve(0, 0, 0.58, 1)
    package static let easeInEaseOut = CubicCurve(0.42, 0, 0.58, 1)

    private let x1, y1, x2, y2: Double

    /// The two inner control points. Their x are clamped to 0...1, where time has one place on the curve.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    /// The progress at a fraction of the duration; 0 before and 1 after.
    package func progress(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        if x1 == y1, x2 == y2 { return fraction }
        var low = 0.0
        var high = 1.0
        // x grows with the parameter, so halving always converges: 40 steps leave less than 10⁻¹².
        for _ in 0..<40 {
            let middle = (low + high) / 2
            let x = CubicCurve.coordinate(middle, x1, x2)
            if x <= fraction { low = middle }
            if x >= fraction { high = middle }
        }
        return CubicCurve.coordinate((low + high) / 2, y1, y2)
    }

    /// One coordinate of the curve whose inner control points have the coordinates `a` and `b`.
    private static func coordinate(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }
}
