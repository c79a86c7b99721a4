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
    /// Points added between characters: a number, in the stead of a `kern` other than 0. Unlike with `kern` there is none
    /// behind the last character of a line. 0 for none.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// Which letters join into one sign: 0 for those without which text cannot be read, 1 for the font's usual ones, 2 for
    /// all. Without it, letters join as usual where neither `kern` nor `tracking` sets them apart.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The language of the text, a BCP 47 tag such as `zh-Hant`: it tells whose forms Chinese characters have. The interface's
    /// when absent.
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    /// How much wider letters are, as the natural logarithm of the factor: a number from -3 to 3; 0 for as they are.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
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
