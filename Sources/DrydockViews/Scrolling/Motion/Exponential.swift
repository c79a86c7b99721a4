/// e^x and the natural logarithm, the same bits on every machine: additions, multiplications and divisions alone, see
/// `Trigonometry`. Relative errors are below 10⁻¹⁵ where the result is a normal number.
nonisolated enum Exponential {
    private static let ln2 = 0.693_147_180_559_945_3

    /// e^x; 0 below e^-700, the largest number above e^700.
    static func exp(_ x: Double) -> Double {
        guard x > -700 else { return 0 }
        guard x < 700 else { return .greatestFiniteMagnitude }
        let halves = (x / ln2).rounded(.toNearestOrEven)
        // ln 2 in two parts, the first of so few bits that its product with a whole number is exact.
        let rest = x - halves * 0.693_147_180_369_123_8 - halves * 1.908_214_929_270_587_7e-10
        var sum = 1.0
        for order in stride(from: 14.0, through: 1, by: -1) { sum = 1 + sum * rest / order }
        return Double(sign: .plus, exponent: Int(halves), significand: sum)
    }

    /// ln x for x > 0; -∞ otherwise.
    static func ln(_ x: Double) -> Double {
        guard x > 0, x.isFinite else { return x > 0 ? .infinity : -.infinity }
        var (exponent, significand) = (Double(x.exponent), x.significand)
        if significand > 1.414_213_562_373_095 {
            significand /= 2
            exponent += 1
        }
        // 2 artanh s, with |s| ≤ 0.172.
        let s = (significand - 1) / (significand + 1)
        var sum = 0.0
        for order in stride(from: 21.0, through: 1, by: -2) { sum = 1 / order + sum * s * s }
        return exponent * ln2 + 2 * s * sum
    }
}
