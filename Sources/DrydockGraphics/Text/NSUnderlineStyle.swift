/// Lines under or through text: one kind of line, with any pattern, and where.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A line of double thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines, apart by the thickness of one.
    public static let double = NSUnderlineStyle(rawValue: 0x09)

    /// Dots of three times the thickness, as far apart. A pattern alone is no line: `[.single, .patternDot]`.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes of ten times the thickness, five apart.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A dash and a dot in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Not under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// Whether there is a line at all.
    var hasLine: Bool { rawValue & 0x0F != 0 }
    var isDouble: Bool { rawValue & 0x0F == 0x09 }

    /// Lengths of dashes and gaps in turn, in thicknesses; empty for a solid line.
    var dashes: [Int] {
        switch rawValue & 0x0700 {
        case 0x0100: [3, 3]
        case 0x0200: [10, 5]
        case 0x0300: [10, 3, 3, 3]
        case 0x0400: [10, 3, 3, 3, 3, 3]
        default: []
        }
    }
}
