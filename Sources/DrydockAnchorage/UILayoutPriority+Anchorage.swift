public import DrydockViews

// A priority stands for Anchorage's own type of that name, which has shorter names and takes numbers of any type.

extension UILayoutPriority {
    /// A priority from 1 to 1,000, required.
    public nonisolated init(_ rawValue: Int) {
        self.init(rawValue: Float(rawValue))
    }

    /// A priority from 1 to 1,000, required.
    public nonisolated init<Number: BinaryFloatingPoint>(_ rawValue: Number) {
        self.init(rawValue: Float(rawValue))
    }

    /// 750: the same as `defaultHigh`.
    public nonisolated static let high = defaultHigh
    /// 250: the same as `defaultLow`.
    public nonisolated static let low = defaultLow
    /// 50: the same as `fittingSizeLevel`.
    public nonisolated static let fittingSize = fittingSizeLevel

    /// A priority higher by a number.
    public nonisolated static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + difference)
    }

    /// A priority lower by a number.
    public nonisolated static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - difference)
    }

    /// A priority of a number: the case of Anchorage's own type.
    public nonisolated static func custom(_ value: Float) -> UILayoutPriority { UILayoutPriority(value) }

    /// The priority as a number.
    public nonisolated var value: Float { rawValue }
}

extension UILayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public nonisolated init(integerLiteral value: Int) {
        self.init(Float(value))
    }

    public nonisolated init(floatLiteral value: Float) {
        self.init(value)
    }
}
