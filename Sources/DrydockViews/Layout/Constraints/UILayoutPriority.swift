/// How much a constraint matters: above 0, up to 1000, which is required.
///
/// Literals and sums may stand for one: `~ 749`, `~ .high - 1`. Values out of range are refused where they
/// are set, not here, so that the message can name the view.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A priority from 1 to 1,000, required.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// As Anchorage writes it.
    public init(_ rawValue: Int) {
        self.rawValue = Float(rawValue)
    }

    /// As Anchorage writes it.
    public init<Number: BinaryFloatingPoint>(_ rawValue: Number) {
        self.rawValue = Float(rawValue)
    }

    /// Never given up, unless it contradicts other required constraints.
    public static let required = UILayoutPriority(1000)
    /// 750: how much controls and labels resist being compressed.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: above a window's size.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: a window's size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: below a window's size.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: how much content hugs itself.
    public static let defaultLow = UILayoutPriority(250)
    /// What `systemLayoutSizeFitting(_:)` gives to its target size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    // MARK: - Short names for the priority operator

    /// As `defaultHigh`.
    public static let high = defaultHigh
    /// As `defaultLow`.
    public static let low = defaultLow
    /// 50: how much a fitting size is wished for.
    public static let fittingSize = fittingSizeLevel

    /// A priority higher by a number.
    public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + difference)
    }

    /// A priority lower by a number.
    public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - difference)
    }

    /// As Anchorage writes it.
    public static func custom(_ value: Float) -> UILayoutPriority { UILayoutPriority(value) }

    /// As Anchorage writes it.
    public var value: Float { rawValue }

    /// Whether a constraint may have it.
    var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension UILayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public nonisolated init(integerLiteral value: Int) {
        self.init(Float(value))
    }

    public nonisolated init(floatLiteral value: Float) {
        self.init(value)
    }
}

extension UILayoutPriority: Comparable {
    public nonisolated static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
        first.rawValue < second.rawValue
    }
}
