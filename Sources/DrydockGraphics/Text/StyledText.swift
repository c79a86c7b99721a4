package import Foundation

/// What one stretch of text looks like.
package struct TextAttributes: Equatable {
    package var font: UIFont
    /// Nil for the colour of whoever draws the text.
    package var color: UIColor?
    var backgroundColor: UIColor?
    /// Points added after each character.
    var kern: CGFloat = 0
    /// Points added after each character but the last of a line, in the stead of `kern`; 0 for none.
    var tracking: CGFloat = 0
    /// What `NSAttributedString.Key.ligature` says; nil where it says nothing.
    var ligature: Int?
    /// A BCP 47 tag; nil for the interface's.
    var language: String?
    /// The natural logarithm of how much wider letters are.
    var expansion: CGFloat = 0
    /// Whether pairs of characters stand as near as their font has it.
    var isKerned = true
    var underline: NSUnderlineStyle = []
    var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle = []
    var strikethroughColor: UIColor?
    /// Points upwards.
    var baselineOffset: CGFloat = 0
    var shadow: TextShadow?
    /// The tangent of the angle that letters lean by.
    var obliqueness: CGFloat = 0
    /// Percent of the size; above 0 without a filling.
    var strokeWidth: CGFloat = 0
    var strokeColor: UIColor?
    /// What stands in the stead of U+FFFC.
    var attachment: TextAttachment?

    package init(font: UIFont) {
        self.font = font
    }

    /// Points added after each character.
    var spacing: CGFloat { tracking != 0 ? tracking : kern }
    /// What advances and letters are multiplied by.
    var stretch: Double { expansion == 0 ? 1 : exp(Double(expansion)) }
}

/// Text in paragraphs of runs of equal attributes: what a layout is made from.
package struct StyledText: Equatable {
    struct Run: Equatable {
        var text: String
        var attributes: TextAttributes
    }

    struct Paragraph: Equatable {
        var runs: [Run]
        /// Of the place where the paragraph ends, so that an empty one has a height too.
        var endAttributes: TextAttributes
        var style: ParagraphValues
        /// False when a line separator, not a new paragraph, ended what is before.
        var beginsParagraph: Bool
        /// In UTF-16 units of the whole text; the line end behind the paragraph is not part of it.
        var start: Int
        var end: Int
    }

    /// Empty for empty text; text that ends in a newline has an empty last paragraph.
    private(set) var paragraphs: [Paragraph] = []
    /// What stands for the text when it is empty.
    private(set) var placeholder: Paragraph

    package var paragraphCount: Int { paragraphs.count }

    /// - Parameter paragraphLimit: where to stop; what follows is left out.
    package init(
        _ text: String,
        attributes: TextAttributes,
        style: ParagraphValues = ParagraphValues(),
        paragraphLimit: Int = .max
    ) {
        var builder = Builder(limit: paragraphLimit)
        builder.append(text, attributes: attributes, style: style)
        paragraphs = builder.finished
        placeholder = Paragraph(attributes, style)
    }

    /// - Parameters:
    ///   - attributes: for what the string does not say.
    ///   - style: for paragraphs without a style.
    package init(
        _ string: NSAttributedString,
        attributes: TextAttributes,
        style: ParagraphValues = ParagraphValues()
    ) {
        self.init(AttributedRuns(string), attributes: attributes, style: style)
    }

    package init(
        _ string: AttributedRuns,
        attributes: TextAttributes,
        style: ParagraphValues = ParagraphValues(),
        paragraphLimit: Int = .max
    ) {
        var builder = Builder(limit: paragraphLimit)
        let whole = string.string as NSString
        for run in string.runs where !builder.isFull {
            builder.append(
                whole.substring(with: run.range),
                attributes: attributes.merging(run.values),
                style: (run.values[.paragraphStyle] as? NSParagraphStyle)?.values ?? style
            )
        }
        paragraphs = builder.finished
        placeholder = Paragraph(attributes, style)
    }

    /// A paragraph as a text of its own.
    func paragraph(_ index: Int, beginsParagraph: Bool, style: ParagraphValues? = nil) -> StyledText {
        var paragraph = paragraphs[index]
        if let style { paragraph.style = style }
        paragraph.beginsParagraph = beginsParagraph
        paragraph.end -= paragraph.start
        paragraph.start = 0
        var text = self
        text.paragraphs = [paragraph]
        return text
    }

    /// Every font at `factor` times its size.
    package func scalingFonts(by factor: CGFloat) -> StyledText {
        mappingFonts { $0.withSize($0.pointSize * factor) }
    }

    /// - Parameter transform: is given what decides for itself, the font there, and where it is in UTF-16 units.
    func mappingAttachments(
        _ transform: (any TextAttachmentSource, UIFont, Int) -> TextAttachment
    ) -> StyledText {
        var mapped = self
        for index in paragraphs.indices
        where paragraphs[index].runs.contains(where: { $0.attributes.attachment?.source != nil }) {
            var start = paragraphs[index].start
            for (number, run) in paragraphs[index].runs.enumerated() {
                if let source = run.attributes.attachment?.source {
                    let placed = transform(source, run.attributes.font, start)
                    mapped.paragraphs[index].runs[number].attributes.attachment = placed
                }
                start += run.text.utf16.count
            }
        }
        return mapped
    }

    func mappingFonts(_ transform: (UIFont) -> UIFont) -> StyledText {
        var mapped = self
        mapped.placeholder.endAttributes.font = transform(placeholder.endAttributes.font)
        for index in mapped.paragraphs.indices {
            mapped.paragraphs[index].endAttributes.font = transform(paragraphs[index].endAttributes.font)
            for run in mapped.paragraphs[index].runs.indices {
                mapped.paragraphs[index].runs[run].attributes.font = transform(
                    paragraphs[index].runs[run].attributes.font
                )
            }
        }
        return mapped
    }
}

extension StyledText.Paragraph {
    /// Without text.
    fileprivate init(_ attributes: TextAttributes, _ style: ParagraphValues) {
        self.init(
            runs: [],
            endAttributes: attributes,
            style: style,
            beginsParagraph: true,
            start: 0,
            end: 0
        )
    }
}

extension StyledText {
    /// Cuts text at line ends.
    private struct Builder {
        private let limit: Int
        private var paragraphs: [Paragraph] = []
        private var runs: [Run] = []
        /// The style of the open paragraph's first character.
        private var style: ParagraphValues?
        private var beginsParagraph = true
        /// The UTF-16 units before the open paragraph, and those of the paragraph and of what lies behind.
        private var paragraphStart = 0
        private var end = 0
        private var last: (attributes: TextAttributes, style: ParagraphValues)?

        init(limit: Int) {
            self.limit = limit
        }

        var isFull: Bool { paragraphs.count >= limit }

        mutating func append(_ text: String, attributes: TextAttributes, style newStyle: ParagraphValues) {
            guard !text.isEmpty, !isFull else { return }
            last = (attributes, newStyle)
            var start = text.startIndex
            for lineEnd in LineEnd.all(in: text, limit: limit - paragraphs.count) {
                let index = text.utf8.index(text.startIndex, offsetBy: lineEnd.start)
                appendRun(text[start..<index], attributes, newStyle)
                close(attributes, newStyle)
                end += lineEnd.utf16Length
                paragraphStart = end
                beginsParagraph = !lineEnd.isWithinParagraph
                start = text.utf8.index(index, offsetBy: lineEnd.length)
            }
            if !isFull { appendRun(text[start...], attributes, newStyle) }
        }

        /// The paragraphs, the open one included.
        var finished: [Paragraph] {
            var copy = self
            if let last, !isFull { copy.close(last.attributes, last.style) }
            return copy.paragraphs
        }

        private mutating func appendRun(
            _ text: Substring,
            _ attributes: TextAttributes,
            _ newStyle: ParagraphValues
        ) {
            guard !text.isEmpty else { return }
            if style == nil { style = newStyle }
            end += text.utf16Count
            // Runs that look the same are shaped as one.
            if let last = runs.indices.last, runs[last].attributes == attributes {
                runs[last].text += text
            } else {
                runs.append(Run(text: String(text), attributes: attributes))
            }
        }

        private mutating func close(_ attributes: TextAttributes, _ newStyle: ParagraphValues) {
            paragraphs.append(
                Paragraph(
                    runs: runs,
                    endAttributes: attributes,
                    style: style ?? newStyle,
                    beginsParagraph: beginsParagraph,
                    start: paragraphStart,
                    end: end
                )
            )
            runs = []
            style = nil
        }
    }
}

extension Substring {
    /// Counted from the bytes, without the index that `utf16` makes of the whole string.
    fileprivate var utf16Count: Int {
        // All bytes but continuations begin a scalar, of which those of four bytes are pairs.
        utf8.withContiguousStorageIfAvailable { bytes in
            bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
        } ?? utf16.count
    }
}

extension TextAttributes {
    /// These attributes with what an attributed string says in their stead.
    fileprivate func merging(_ values: [NSAttributedString.Key: Any]) -> TextAttributes {
        var merged = self
        if let font = values[.font] as? UIFont { merged.font = font }
        if let color = values[.foregroundColor] as? UIColor { merged.color = color }
        if let color = values[.backgroundColor] as? UIColor { merged.backgroundColor = color }
        if values[.link] != nil {
            merged.color = .link
            merged.underline = .single
        }
        if let kern = Self.number(values[.kern]) {
            merged.kern = kern
            merged.isKerned = kern != 0
        }
        if let tracking = Self.number(values[.tracking]) { merged.tracking = tracking }
        if let ligature = Self.number(values[.ligature]) { merged.ligature = Int(ligature) }
        if let language = values[.languageIdentifier] as? String { merged.language = language }
        if let expansion = Self.number(values[.expansion]) { merged.expansion = min(max(expansion, -3), 3) }
        if let style = Self.lineStyle(values[.underlineStyle]) { merged.underline = style }
        if let color = values[.underlineColor] as? UIColor { merged.underlineColor = color }
        if let style = Self.lineStyle(values[.strikethroughStyle]) { merged.strikethrough = style }
        if let color = values[.strikethroughColor] as? UIColor { merged.strikethroughColor = color }
        if let offset = Self.number(values[.baselineOffset]) { merged.baselineOffset = offset }
        if let shadow = values[.shadow] as? NSShadow { merged.shadow = shadow.values }
        if let lean = Self.number(values[.obliqueness]) { merged.obliqueness = min(max(lean, -10), 10) }
        if let width = Self.number(values[.strokeWidth]) { merged.strokeWidth = min(max(width, -1000), 1000) }
        if let color = values[.strokeColor] as? UIColor { merged.strokeColor = color }
        merged.attachment = (values[.attachment] as? any TextAttachmentSource)?.attachment
        return merged
    }

    private static func lineStyle(_ value: Any?) -> NSUnderlineStyle? {
        number(value).map { NSUnderlineStyle(rawValue: Int(min(max($0, 0), 0xFFFF))) }
    }

    /// Numbers come as any of Swift's and Foundation's types.
    private static func number(_ value: Any?) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? clamped($0) : nil }
    }

    /// Points that any screen could need: sums and products of such lengths stay far from what overflows.
    static func clamped(_ length: CGFloat) -> CGFloat { min(max(length, -100_000), 100_000) }
}
