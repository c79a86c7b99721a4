/// Sines and arc tangents that are the same bits on every machine: additions, multiplications, divisions and square roots
/// alone, which IEEE 754 rounds the same everywhere. The C library's pick other code on other processors.
///
/// Within 3 · 10⁻¹⁶ of the true values for angles up to 10⁶. An angle as close to a quarter turn as rounding can bring it
/// counts as that: a turn by `.pi / 2` has a cosine of exactly 0.
package enum Trigonometry {
    /// - Parameter angle: in radians; what is not finite counts as 0.
    package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
        guard angle.isFinite else { return (0, 1) }
        let angle = abs(angle) > 1_000_000 ? angle.truncatingRemainder(dividingBy: 2 * .pi) : angle
        let quarters = (angle * (2 / .pi)).rounded(.toNearestOrEven)
        // π/2 in three parts, the first two of so few bits that their products with a count of quarters are exact.
        var rest = angle - quarters * 1.570_796_326_734_125_6
        rest -= quarters * 6.077_100_506_303_966e-11
        rest -= quarters * 2.022_266_248_711_166_5e-21
        if abs(rest) < 1e-15 * max(abs(quarters), 1) && quarters != 0 { rest = 0 }
        let (sine, cosine) = (sineSeries(rest), cosineSeries(rest))
        return switch Int(quarters) & 3 {
        case 0: (sine, cosine)
        case 1: (cosine, 0 - sine)
        case 2: (0 - sine, 0 - cosine)
        default: (0 - cosine, sine)
        }
    }

    /// The angle of a vector from the positive x axis, -π ... π; 0 for no vector.
    package static func angle(x: Double, y: Double) -> Double {
        guard (x + y) * 0 == 0, x != 0 || y != 0 else { return 0 }
        let isSteep = abs(y) > abs(x)
        let ratio = isSteep ? abs(x) / abs(y) : abs(y) / abs(x)
        var angle = arcTangent(ratio)
        if isSteep { angle = .pi / 2 - angle }
        if x < 0 { angle = .pi - angle }
        return y < 0 ? 0 - angle : angle
    }

    /// Taylor's series; the first term left out is below 10⁻¹⁹ for |x| ≤ π/4.
    private static func sineSeries(_ x: Double) -> Double {
        let square = x * x
        var sum = 0.0
        for n in stride(from: 17.0, through: 3, by: -2) { sum = (1 + sum) * (0 - square / (n * (n - 1))) }
        return x + x * sum
    }

    private static func cosineSeries(_ x: Double) -> Double {
        let square = x * x
        var sum = 0.0
        for n in stride(from: 18.0, through: 2, by: -2) { sum = (1 + sum) * (0 - square / (n * (n - 1))) }
        return 1 + sum
    }

    /// The angle is halved three times, `tan(a/2) = tan(a) / (1 + √(1 + tan²(a)))`, and then small enough for the series.
    private static func arcTangent(_ tangent: Double) -> Double {
        var x = tangent
        for _ in 0..<3 { x /= 1 + (1 + x * x).squareRoot() }
        let square = x * x
        var sum = 0.0
        for n in stride(from: 23.0, through: 1, by: -2) { sum = 1 / n - square * sum }
        return 8 * x * sum
    }
}
