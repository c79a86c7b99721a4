/// The way of a damped spring from rest at 0 to its target at 1.
///
/// The motion x″ = −2ζω·x′ − ω²·x is solved by its transition matrix e^(At), which is summed and squared with additions and
/// multiplications only: no transcendental function has a say in pixels.
package nonisolated struct SpringCurve: Hashable, Sendable {
    /// The spring of UIKit's own transitions since iOS 7: mass 3, stiffness 1000, damping 500, which is more than
    /// critical and which Core Animation treats as critical. After 0.5 s it is within 0.12 % of its target.
    package static let transition = SpringCurve(dampingRatio: 1, frequency: (1000.0 / 3).squareRoot())
    package static let transitionDuration: TimeInterval = 0.5

    /// ζ: 1 does not overshoot, less oscillates.
    let dampingRatio: Double
    /// ω in radians a second, undamped.
    package let frequency: Double
    /// At the start, in ways from 0 to 1 a second.
    let initialVelocity: Double

    package init(dampingRatio: Double, frequency: Double, initialVelocity: Double = 0) {
        self.dampingRatio = SpringCurve.clampedRatio(dampingRatio)
        self.frequency = frequency
        self.initialVelocity = SpringCurve.clampedVelocity(initialVelocity)
    }

    private static func clampedRatio(_ ratio: Double) -> Double { ratio.isNaN ? 1 : min(max(ratio, 0.01), 1) }

    /// A thousand ways a second are more than can be seen; none for what is no number.
    private static func clampedVelocity(_ velocity: Double) -> Double {
        velocity.isNaN ? 0 : min(max(velocity, -1000), 1000)
    }

    /// The spring that comes within 0.1 % of its target at `duration`, as `UIView.animate(…usingSpringWithDamping:…)`
    /// means it: ω is where the envelope (ζω − v) / (ω√(1 − ζ²)) · e^(−ζωt) has fallen to 0.001.
    package init(dampingRatio: Double, duration: TimeInterval, initialVelocity: Double) {
        let ratio = SpringCurve.clampedRatio(dampingRatio)
        let velocity = SpringCurve.clampedVelocity(initialVelocity)
        var low = 0.0
        var high = 1000 / max(ratio * duration, 0.001)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            let rest = SpringCurve.envelope(ratio, middle, velocity, duration)
            if rest > 0.001 { low = middle } else { high = middle }
        }
        self.init(dampingRatio: ratio, frequency: (low + high) / 2, initialVelocity: velocity)
    }

    /// The progress after some seconds; may pass 1 where the spring overshoots.
    package func progress(after seconds: TimeInterval) -> Double {
        guard seconds > 0 else { return 0 }
        let transition = Matrix.exponential(
            Matrix(0, 1, -frequency * frequency, -2 * dampingRatio * frequency),
            times: seconds
        )
        return 1 - transition.a + transition.b * initialVelocity
    }

    /// When the motion stays within a thousandth of the way: where (1 + |ζω − v| / (ω√(1 − ζ²))) · e^(−ζωt) falls to 0.001, which is
    /// what Core Animation's default spring gives, 1.4727 s; at most 1,000 s.
    package var settlingDuration: TimeInterval {
        var (low, high) = (0.0, 1000.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            let decay = Matrix.exponential(Matrix(-dampingRatio * frequency, 0, 0, 0), times: middle).a
            let damped = frequency * max(1 - dampingRatio * dampingRatio, 0).squareRoot()
            let rest = abs(dampingRatio * frequency - initialVelocity)
            let reach = dampingRatio < 1 ? 1 + rest / max(damped, 1e-9) : 1 + rest * middle
            if reach * decay > 0.001 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// How far from the target the motion may be at most after `duration`.
    private static func envelope(
        _ ratio: Double,
        _ frequency: Double,
        _ velocity: Double,
        _ duration: Double
    ) -> Double {
        let decay = Matrix.exponential(Matrix(-ratio * frequency, 0, 0, 0), times: duration).a
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            return abs(ratio * frequency - velocity) / max(damped, 1e-9) * decay
        }
        return (1 + abs(frequency - velocity) * duration) * decay
    }
}

/// A matrix of two rows (a, b) and (c, d).
private nonisolated struct Matrix {
    var a, b, c, d: Double

    init(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
    }

    static func * (left: Matrix, right: Matrix) -> Matrix {
        Matrix(
            left.a * right.a + left.b * right.c,
            left.a * right.b + left.b * right.d,
            left.c * right.a + left.d * right.c,
            left.c * right.b + left.d * right.d
        )
    }

    /// e^(matrix · factor): the Taylor series of a 2ⁿth part, squared n times.
    static func exponential(_ matrix: Matrix, times factor: Double) -> Matrix {
        let size = max(abs(matrix.a) + abs(matrix.b), abs(matrix.c) + abs(matrix.d)) * abs(factor)
        var halvings = 0
        var part = factor
        var remaining = size
        while remaining > 0.125, halvings < 60 {
            remaining /= 2
            part /= 2
            halvings += 1
        }
        let step = Matrix(matrix.a * part, matrix.b * part, matrix.c * part, matrix.d * part)
        var sum = Matrix(1, 0, 0, 1)
        var term = sum
        for order in 1...12 {
            term = term * step
            let inverse = 1 / Double(order)
            term = Matrix(term.a * inverse, term.b * inverse, term.c * inverse, term.d * inverse)
            sum = Matrix(sum.a + term.a, sum.b + term.b, sum.c + term.c, sum.d + term.d)
        }
        for _ in 0..<halvings { sum = sum * sum }
        return sum
    }
}
