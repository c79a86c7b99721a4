/// How much a constraint matters: above 0, up to 1000, which is required.
///
/// Literals and sums may stand for one: `~ 749`, `~ .high - 1`. Values out of range are refused where they
/// are set, not here, so that the message can name the view.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Never given up, unless it contradicts other required constraints.
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    /// What `systemLayoutSizeFitting(_:)` gives to its target size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    // MARK: - Short names for the priority operator

    public static let high = defaultHigh
    public static let low = defaultLow
    public static let fittingSize = fittingSizeLevel

    public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + difference)
    }

    public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - difference)
    }

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
