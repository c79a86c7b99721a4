/// A damped spring that is sampled exactly: by itself, whatever hangs on it is after every step of the solver where the formula of the
/// damped oscillator has it, and not only nearly so.
///
/// The samples of such an oscillator obey x₊ = p·x - q·x₋ with q = e^(-2ζωt) and p = 2·e^(-ζωt)·cos(ω√(1 - ζ²)·t). With the velocity
/// v = (x - x₋) / t that the solver keeps, this is v₊ = v - (1 - q)·v - (1 + q - p)·x / t.
struct Spring: Equatable, Sendable {
    /// The part of the velocity that goes in a step.
    let loss: Double
    /// Velocity against each point of way, in 1 / second.
    let pull: Double

    /// Oscillations a second; a spring with more would be too fast for the steps.
    static let highestFrequency = 30.0

    /// - Parameters:
    ///   - frequency: oscillations a second, without damping.
    ///   - dampingRatio: 0 for none, 1 for the least that does not swing.
    ///   - time: of a step, in seconds.
    init(frequency: Double, dampingRatio: Double, time: Double) {
        let angle = 2 * Double.pi * min(frequency, Spring.highestFrequency) * time
        let ratio = min(max(dampingRatio, 0), 10)
        let decay = ratio * angle
        let sum: Double
        if ratio < 1 {
            sum = 2 * Spring.exponential(-decay) * Spring.cosine(angle * (1 - ratio * ratio).squareRoot())
        } else {
            let rest = angle * (ratio * ratio - 1).squareRoot()
            sum = Spring.exponential(rest - decay) + Spring.exponential(0 - rest - decay)
        }
        let square = Spring.exponential(-2 * decay)
        loss = 1 - square
        pull = (1 + square - sum) / time
    }

    /// For exponents from -32 to 0, which are halved until the series is exact.
    private static func exponential(_ x: Double) -> Double {
        let part = x / 64
        var sum = 1.0
        for order in stride(from: 12.0, through: 1, by: -1) { sum = 1 + sum * part / order }
        for _ in 0..<6 { sum *= sum }
        return sum
    }

    /// For angles up to a quarter turn.
    private static func cosine(_ x: Double) -> Double {
        var sum = 1.0
        for order in stride(from: 18.0, through: 2, by: -2) { sum = 1 - sum * x * x / (order * (order - 1)) }
        return sum
    }
}
