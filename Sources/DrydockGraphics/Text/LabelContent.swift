import Foundation

/// A label's text and the style of what the text itself does not say.
package struct LabelContent {
    package static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    package private(set) var plainText: String?
    /// What was set, with what the label changed later; nil when plain text was set.
    private var ownAttributedText: AttributedRuns?
    package private(set) var font = defaultFont
    package private(set) var color = UIColor.label
    package private(set) var style = ParagraphValues(lineBreakMode: .byTruncatingTail)

    /// Whether letters are heavier than their fonts say.
    package private(set) var legibilityWeight = UITraitCollection.current.legibilityWeight

    package init() {}

    package var text: String? { ownAttributedText?.string ?? plainText }

    package var isEmpty: Bool { text?.isEmpty ?? true }

    /// The text with every attribute that it is drawn with.
    package var attributedText: NSAttributedString? {
        if let ownAttributedText { return ownAttributedText.attributedString(completedBy: attributes) }
        return plainText.map { NSAttributedString(string: $0, attributes: attributes) }
    }

    /// What layouts are made from. Plain text leaves its colour to the drawing.
    /// - Parameter lines: how many can be shown; of more, one is left that tells so. 0 for any number.
    package func styledText(lines: Int = 0) -> StyledText {
        let attributes = TextAttributes(font: font)
        let limit = lines > 0 && lines < .max ? lines + 1 : .max
        if let ownAttributedText {
            return StyledText(ownAttributedText, attributes: attributes, style: style, paragraphLimit: limit)
                .legible(in: legibilityWeight)
        }
        return StyledText(plainText ?? "", attributes: attributes, style: style, paragraphLimit: limit)
            .legible(in: legibilityWeight)
    }

    /// Whether both are drawn the same. Attributes that mean nothing to a label do not count.
    package func looksSame(as other: LabelContent) -> Bool {
        guard plainText == other.plainText, font == other.font, color == other.color, style == other.style,
            legibilityWeight == other.legibilityWeight
        else { return false }
        guard let own = ownAttributedText, let others = other.ownAttributedText else {
            return ownAttributedText == nil && other.ownAttributedText == nil
        }
        return own.string == others.string && styledText() == other.styledText()
    }

    /// Whether both lay out the same, and differ in the label's colour at most.
    package func hasSameShape(as other: LabelContent) -> Bool {
        guard ownAttributedText == nil, other.ownAttributedText == nil else { return false }
        return plainText == other.plainText && font == other.font && style == other.style
            && legibilityWeight == other.legibilityWeight
    }

    /// The attributes of each run of attributed text, after its length; a number where they are long. Nil for plain text.
    package var runsDescription: String? {
        guard let ownAttributedText else { return nil }
        let runs = ownAttributedText.runs.map { run in
            let values = run.values.map { "\($0.key.rawValue):\(Self.description(of: $0.value))" }
            return "\(run.range.length) \(values.sorted().joined(separator: " "))"
        }
        let text = runs.joined(separator: "; ")
        return text.count > 200 ? "\(runs.count) runs \(TextIdentity.number(text))" : text
    }

    private static func description(of value: Any) -> String {
        switch value {
        case let font as UIFont: "\(font.fontName) \(font.pointSize)"
        case let color as UIColor: color.hexadecimal
        case let style as NSParagraphStyle: TextIdentity.number("\(style.values)")
        case let number as NSNumber: "\(number)"
        // Others may tell their place in memory.
        default: "\(type(of: value))"
        }
    }

    // MARK: - Changing

    package mutating func setText(_ text: String?) {
        plainText = text
        ownAttributedText = nil
    }

    /// Takes a copy, and the label's style from the first character.
    package mutating func setAttributedText(_ text: NSAttributedString?) {
        plainText = nil
        ownAttributedText = text.map { AttributedRuns($0) }
        guard let first = ownAttributedText?.runs.first?.values else { return }
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { self.color = color }
        if let style = first[.paragraphStyle] as? NSParagraphStyle { self.style = style.values }
    }

    package mutating func setFont(_ font: UIFont) {
        self.font = font
        ownAttributedText?.replace(.font) { _ in font }
    }

    /// Gives fonts that follow the preferred size of text the one of these traits.
    package mutating func scaleFonts(for traits: UITraitCollection) {
        let font = font.scaled(for: traits)
        self.font = font
        ownAttributedText?.replace(.font) { ($0 as? UIFont)?.scaled(for: traits) ?? font }
    }

    package mutating func setLegibilityWeight(_ weight: UILegibilityWeight) {
        legibilityWeight = weight
    }

    package mutating func setColor(_ color: UIColor) {
        self.color = color
        ownAttributedText?.replace(.foregroundColor) { _ in color }
    }

    package mutating func setStyle(_ change: (inout ParagraphValues) -> Void) {
        change(&style)
        let style = style
        ownAttributedText?.replace(.paragraphStyle) { old in
            var values = (old as? NSParagraphStyle)?.values ?? style
            change(&values)
            return NSParagraphStyle(values: values)
        }
    }

    private var attributes: [NSAttributedString.Key: Any] {
        [.font: font, .foregroundColor: color, .paragraphStyle: NSParagraphStyle(values: style)]
    }
}
