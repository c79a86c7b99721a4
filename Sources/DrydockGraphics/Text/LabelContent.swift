import Foundation

/// A label's text and the style of what the text itself does not say.
package struct LabelContent: Equatable {
    package static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    package private(set) var plainText: String?
    /// What was set, with what the label changed later; nil when plain text was set.
    package private(set) var ownAttributedText: NSAttributedString?
    package private(set) var font = defaultFont
    package private(set) var color = UIColor.label
    package private(set) var style = ParagraphValues(lineBreakMode: .byTruncatingTail)

    package init() {}

    package var text: String? { ownAttributedText?.string ?? plainText }

    package var isEmpty: Bool { text?.isEmpty ?? true }

    /// The text with every attribute that it is drawn with.
    package var attributedText: NSAttributedString? {
        guard let text else { return nil }
        let complete = NSMutableAttributedString(string: text, attributes: attributes)
        ownAttributedText?.forEachRun { values, range in complete.addAttributes(values, range: range) }
        return complete
    }

    /// What layouts are made from. Plain text leaves its colour to the drawing.
    package var styledText: StyledText {
        let attributes = TextAttributes(font: font)
        if let ownAttributedText {
            return StyledText(ownAttributedText, attributes: attributes, style: style)
        }
        return StyledText(plainText ?? "", attributes: attributes, style: style)
    }

    /// Whether both lay out the same, and differ in the label's colour at most.
    package func hasSameShape(as other: LabelContent) -> Bool {
        guard ownAttributedText == nil, other.ownAttributedText == nil else { return false }
        return plainText == other.plainText && font == other.font && style == other.style
    }

    // MARK: - Changing

    package mutating func setText(_ text: String?) {
        plainText = text
        ownAttributedText = nil
    }

    /// Takes a copy, and the label's style from the first character.
    package mutating func setAttributedText(_ text: NSAttributedString?) {
        plainText = nil
        ownAttributedText = text.map { NSAttributedString(attributedString: $0) }
        guard let text, text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { self.color = color }
        if let style = first[.paragraphStyle] as? NSParagraphStyle { self.style = style.values }
    }

    package mutating func setFont(_ font: UIFont) {
        self.font = font
        overrideAttribute(.font, with: font)
    }

    package mutating func setColor(_ color: UIColor) {
        self.color = color
        overrideAttribute(.foregroundColor, with: color)
    }

    package mutating func setStyle(_ change: (inout ParagraphValues) -> Void) {
        change(&style)
        guard let ownAttributedText else { return }
        let changed = NSMutableAttributedString(attributedString: ownAttributedText)
        ownAttributedText.forEachRun { values, range in
            var style = (values[.paragraphStyle] as? NSParagraphStyle)?.values ?? self.style
            change(&style)
            changed.addAttribute(.paragraphStyle, value: NSParagraphStyle(values: style), range: range)
        }
        self.ownAttributedText = NSAttributedString(attributedString: changed)
    }

    private mutating func overrideAttribute(_ key: NSAttributedString.Key, with value: Any) {
        guard let ownAttributedText, ownAttributedText.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: ownAttributedText)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.ownAttributedText = NSAttributedString(attributedString: changed)
    }

    private var attributes: [NSAttributedString.Key: Any] {
        [.font: font, .foregroundColor: color, .paragraphStyle: NSParagraphStyle(values: style)]
    }
}

extension NSAttributedString {
    /// Calls `body` for each stretch of equal attributes, first to last. Ranges count UTF-16 units.
    package func forEachRun(_ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        var location = 0
        while location < length {
            var range = NSRange()
            let values = attributes(at: location, effectiveRange: &range)
            let end = min(max(range.location + range.length, location + 1), length)
            body(values, NSRange(location: location, length: end - location))
            location = end
        }
    }
}
