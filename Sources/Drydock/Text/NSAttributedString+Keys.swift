public import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public nonisolated static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`.
    public nonisolated static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor`, filled behind the text over the line's height.
    public nonisolated static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// An `NSParagraphStyle`; a paragraph has that of its first character.
    public nonisolated static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// Points added after each character: a number.
    public nonisolated static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The `rawValue` of an `NSUnderlineStyle`.
    public nonisolated static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor`; the text's own when absent.
    public nonisolated static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The `rawValue` of an `NSUnderlineStyle`.
    public nonisolated static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A `UIColor`; the text's own when absent.
    public nonisolated static let strikethroughColor = NSAttributedString.Key(
        rawValue: "NSStrikethroughColor"
    )
    /// Points upwards from the baseline: a number.
    public nonisolated static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
