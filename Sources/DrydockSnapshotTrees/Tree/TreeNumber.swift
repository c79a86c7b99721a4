/// Numbers as trees store them and messages have them.
package enum TreeNumber {
    /// To thousandths; what is not finite becomes zero.
    package static func rounded(_ value: Double) -> Double {
        guard value.isFinite else { return 0 }
        guard value.magnitude < 1e12 else { return value }
        let rounded = (value * 1000).rounded() / 1000
        return rounded == 0 ? 0 : rounded
    }

    /// Without decimals where there are none, else with at most three.
    package static func text(_ value: Double) -> String {
        let value = rounded(value)
        return value == value.rounded() && value.magnitude < 1e12 ? "\(Int(value))" : "\(value)"
    }
}
