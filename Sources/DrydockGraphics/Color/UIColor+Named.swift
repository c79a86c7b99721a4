/// The fixed colours, and the system palette in its light appearance.
/// Values: Apple's documentation of UIColor and the Human Interface Guidelines' colour tables.
extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)

    public static let systemRed = UIColor(levels: 255, 59, 48)
    public static let systemOrange = UIColor(levels: 255, 149, 0)
    public static let systemYellow = UIColor(levels: 255, 204, 0)
    public static let systemGreen = UIColor(levels: 52, 199, 89)
    public static let systemMint = UIColor(levels: 0, 199, 190)
    public static let systemTeal = UIColor(levels: 48, 176, 199)
    public static let systemCyan = UIColor(levels: 50, 173, 230)
    public static let systemBlue = UIColor(levels: 0, 122, 255)
    public static let systemIndigo = UIColor(levels: 88, 86, 214)
    public static let systemPurple = UIColor(levels: 175, 82, 222)
    public static let systemPink = UIColor(levels: 255, 45, 85)
    public static let systemBrown = UIColor(levels: 162, 132, 94)
    public static let systemGray = UIColor(levels: 142, 142, 147)
    public static let systemGray2 = UIColor(levels: 174, 174, 178)
    public static let systemGray3 = UIColor(levels: 199, 199, 204)
    public static let systemGray4 = UIColor(levels: 209, 209, 214)
    public static let systemGray5 = UIColor(levels: 229, 229, 234)
    public static let systemGray6 = UIColor(levels: 242, 242, 247)

    /// Text of first importance.
    public static let label = UIColor(white: 0, alpha: 1)
    /// Text of second importance: 60 % opaque.
    public static let secondaryLabel = UIColor(levels: 60, 60, 67, alpha: 0.6)
    /// Text of third importance: 30 % opaque.
    public static let tertiaryLabel = UIColor(levels: 60, 60, 67, alpha: 0.3)
    /// Text of least importance: 18 % opaque.
    public static let quaternaryLabel = UIColor(levels: 60, 60, 67, alpha: 0.18)
    /// Text that stands for what is not yet entered.
    public static let placeholderText = UIColor(levels: 60, 60, 67, alpha: 0.3)
    /// Thin lines between things, through which what is behind shows.
    public static let separator = UIColor(levels: 60, 60, 67, alpha: 0.29)
    /// The background of a screen.
    public static let systemBackground = UIColor(white: 1, alpha: 1)
    /// The background of content that lies on a screen.
    public static let secondarySystemBackground = UIColor(levels: 242, 242, 247)
    /// The background of content that lies on secondary content.
    public static let tertiarySystemBackground = UIColor(white: 1, alpha: 1)
    /// The background of a screen whose content lies in groups.
    public static let systemGroupedBackground = UIColor(levels: 242, 242, 247)

    private convenience init(levels red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
