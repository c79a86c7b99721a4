public import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor`, filled behind the text over the line's height.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// An `NSParagraphStyle`; a paragraph has that of its first character.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// Points added after each character: a number. 0 switches off the font's kerning of pairs.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A URL or a string: text that leads somewhere. It has the colour `UIColor.link` and a line below, whatever colour is
    /// set; nothing opens it.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The `rawValue` of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor`; the text's own when absent.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The `rawValue` of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A `UIColor`; the text's own when absent.
    public static let strikethroughColor = NSAttributedString.Key(
        rawValue: "NSStrikethroughColor"
    )
    /// An `NSShadow`, beneath the text and its lines.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// How far letters lean to the right, as the tangent of the angle: a number; 0 for upright.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The width of the line around letters, in percent of the font's size: a number. Above 0 letters are hollow, below 0
    /// they are filled, too.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// A `UIColor`; the text's own when absent.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// Points upwards from the baseline: a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
