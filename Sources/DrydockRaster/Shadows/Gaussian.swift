enum Gaussian {
    /// The share of a standard Gaussian below a value: Abramowitz and Stegun's 7.1.28, within 3 · 10⁻⁷.
    static func integral(_ value: Double) -> Double {
        let x = min(abs(value) * 0.707_106_781_186_547_5, 8)
        var sum = 0.000_043_063_8
        sum = sum * x + 0.000_276_567_2
        sum = sum * x + 0.000_152_014_3
        sum = sum * x + 0.009_270_527_2
        sum = sum * x + 0.042_282_012_3
        sum = sum * x + 0.070_523_078_4
        sum = sum * x + 1
        let squared = sum * sum
        let fourth = squared * squared
        let eighth = fourth * fourth
        let tail = 0.5 / (eighth * eighth)
        return value < 0 ? tail : 1 - tail
    }
}
