/// How much a constraint matters: above 0, up to 1000, which is required.
///
/// Values out of range are refused where they are set, not here, so that the message can name the view.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A priority from 1 to 1,000, required.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
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

    /// Whether a constraint may have it.
    var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension UILayoutPriority: Comparable {
    public nonisolated static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
        first.rawValue < second.rawValue
    }
}
