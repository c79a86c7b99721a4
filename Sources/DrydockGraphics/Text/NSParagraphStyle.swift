public import Foundation

/// How the lines of a paragraph are placed. All lengths are points.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let mark = AttributeValueMark()
    var values: ParagraphValues

    init(values: ParagraphValues) {
        self.values = values
        super.init()
    }

    public override init() {
        values = ParagraphValues()
        super.init()
    }

    /// What text has that says nothing of its paragraphs.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Where lines stand between the edges.
    public var alignment: NSTextAlignment { values.alignment }
    /// Where lines that are too long end.
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// What may move the ends of lines to earlier places.
    public var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Which way paragraphs run; natural for that of their first strong letter.
    public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Points after each line, 0 or more.
    public var lineSpacing: CGFloat { values.lineSpacing }
    /// Points after each paragraph, 0 or more.
    public var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Points before each paragraph but the first, 0 or more.
    public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// Points before the first line of each paragraph.
    public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// Points before the other lines.
    public var headIndent: CGFloat { values.headIndent }
    /// Points from the leading edge at which lines end; from the trailing edge where 0 or less.
    public var tailIndent: CGFloat { values.tailIndent }
    /// The least points from line to line; 0 for no bound.
    public var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The most points from line to line; 0 for no bound.
    public var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What the font's line height is multiplied by before the bounds apply; 0 for 1.
    public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// Where text after tabs stands, in ascending order: 12 stops at multiples of 28 points unless set. After the last stop
    /// `defaultTabInterval` counts.
    public var tabStops: [NSTextTab] { values.tabStops }
    /// Points from one tab stop to the next where `tabStops` has none; 0 for 28.
    public var defaultTabInterval: CGFloat { values.defaultTabInterval }

    public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

    public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    public override var hash: Int { values.hashValue }
}

extension NSParagraphStyle {
    /// What ends lines earlier than they have to, for the look of them.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A paragraph's last word does not stand alone in its last line: the word before goes with it, where both fit.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Lines do not end within words of Hangul.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// All of them.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

/// A paragraph style that is being made. Lengths beyond 100,000 points are clamped to that.
public final class NSMutableParagraphStyle: NSParagraphStyle {
    public override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    public override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// Empty at first.
    public override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// Which side natural alignment and indents start from; natural follows the view.
    public override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// Between a line's bottom and the next line's top, within a paragraph and after it.
    public override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = max(checked(newValue, "lineSpacing"), 0) }
    }

    public override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = max(checked(newValue, "paragraphSpacing"), 0) }
    }

    /// Above every paragraph but the text's first.
    public override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = max(checked(newValue, "paragraphSpacingBefore"), 0) }
    }

    /// From the leading edge to the paragraph's first line.
    public override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = checked(newValue, "firstLineHeadIndent") }
    }

    /// From the leading edge to the lines after the first.
    public override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = checked(newValue, "headIndent") }
    }

    /// Where lines end: from the leading edge when positive, else from the trailing edge.
    public override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = checked(newValue, "tailIndent") }
    }

    public override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = max(checked(newValue, "minimumLineHeight"), 0) }
    }

    /// 0 is no maximum.
    public override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = max(checked(newValue, "maximumLineHeight"), 0) }
    }

    /// What the font's line height is multiplied by before the limits apply: at most 1,000; 0 leaves it.
    public override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = min(max(checked(newValue, "lineHeightMultiple"), 0), 1000) }
    }

    public override var tabStops: [NSTextTab] {
        get { values.tabStops }
        set { values.tabStops = newValue.sorted { $0.location < $1.location } }
    }

    public override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = max(checked(newValue, "defaultTabInterval"), 0) }
    }

    /// Adds a tab stop in its place.
    public func addTabStop(_ tab: NSTextTab) {
        tabStops.append(tab)
    }

    /// Removes all tab stops equal to this one.
    public func removeTabStop(_ tab: NSTextTab) {
        tabStops.removeAll { $0 == tab }
    }

    /// Takes over all values of another style.
    public func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }

    private func checked(_ value: CGFloat, _ name: String) -> CGFloat {
        precondition(value.isFinite, "NSMutableParagraphStyle.\(name): \(value) is not finite")
        return TextAttributes.clamped(value)
    }
}

/// A paragraph style's values.
package struct ParagraphValues: Hashable, Sendable {
    package var alignment: NSTextAlignment
    package var lineBreakMode: NSLineBreakMode
    package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    package var baseWritingDirection = NSWritingDirection.natural
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    /// Nil for the usual ones.
    package private(set) var ownTabStops: [NSTextTab]?
    package var tabStops: [NSTextTab] {
        get { ownTabStops ?? Self.usualTabStops }
        set { ownTabStops = newValue == Self.usualTabStops ? nil : newValue }
    }
    package var defaultTabInterval: CGFloat = 0

    package init(
        alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }

    /// Points between the usual tab stops.
    /// Source: the documentation of `NSParagraphStyle.tabStops`, for their number as well.
    package static let usualTabInterval: CGFloat = 28
    package static let usualTabStops = (1...12).map {
        NSTextTab(textAlignment: .left, location: usualTabInterval * CGFloat($0))
    }
}
