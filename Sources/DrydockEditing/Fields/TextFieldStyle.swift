import DrydockControls
import DrydockViews

/// What a field's text and placeholder look like where they do not say themselves.
struct TextFieldStyle {
    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    var font = defaultFont
    var color = UIColor.label
    /// What else `defaultTextAttributes` was given.
    var others: [NSAttributedString.Key: Any] = [:]
    var placeholder: EditedText?
    var placeholderColor = UIColor.placeholderText
    /// What is typed next has other attributes than the text before it.
    var typing: RunAttributes?
    var clearsOnInsertion = false

    func attributes(alignment: NSTextAlignment) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return others.merging([.font: font, .foregroundColor: color, .paragraphStyle: style]) { $1 }
    }

    func placeholderAttributes(alignment: NSTextAlignment) -> [NSAttributedString.Key: Any] {
        attributes(alignment: alignment).merging([.foregroundColor: placeholderColor]) { $1 }
    }
}

/// What a layout of a field's text keeps to.
struct TextFieldLayoutKey: Hashable {
    /// Infinite while the text is edited.
    var width: CGFloat
    var isPlaceholder: Bool
}

extension UITextField {
    /// Gives the field's text another look, as a change of the field's own.
    func restyle(_ key: NSAttributedString.Key, _ value: Any, _ change: (inout TextFieldStyle) -> Void) {
        change(&style)
        if !editor.text.isPlain {
            editor.changeAttributes(in: 0..<editor.text.length) { $0.merging([key: value]) { $1 } }
        }
        textNeedsLayout()
    }

    func setDefaultTextAttributes(_ values: [NSAttributedString.Key: Any]) {
        style.font = values[.font] as? UIFont ?? TextFieldStyle.defaultFont
        style.color = values[.foregroundColor] as? UIColor ?? .label
        if let paragraph = values[.paragraphStyle] as? NSParagraphStyle {
            textAlignment = paragraph.alignment
        }
        let others = values.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
        style.others = others
        if !editor.text.isPlain {
            editor.changeAttributes(in: 0..<editor.text.length) { $0.merging(values) { $1 } }
        }
        textNeedsLayout()
    }

    func scaleFonts() {
        if adjustsFontForContentSizeCategory {
            let traits = traitCollection
            style.font = style.font.scaled(for: traits)
            if !editor.text.isPlain {
                editor.changeAttributes(in: 0..<editor.text.length) { values in
                    guard let font = values[.font] as? UIFont else { return values }
                    return values.merging([.font: font.scaled(for: traits)]) { $1 }
                }
            }
        }
        textNeedsLayout()
    }

    func setPlaceholder(_ placeholder: EditedText?) {
        style.placeholder = placeholder
        textNeedsLayout()
    }

    // MARK: - Layouts

    /// The text, or the placeholder, in one line.
    /// - Parameter width: what it has to be cut to, in points; infinite for nothing.
    func layout(width: CGFloat, isPlaceholder: Bool = false) -> TextLayout {
        let key = TextFieldLayoutKey(width: width, isPlaceholder: isPlaceholder)
        if let known = layouts[key] { return known }
        var paragraph = ParagraphValues(alignment: textAlignment, lineBreakMode: .byTruncatingTail)
        paragraph.alignment = textAlignment
        let shown = isPlaceholder ? style.placeholder ?? EditedText() : shownInput
        func layout(_ factor: CGFloat) -> TextLayout {
            var attributes = TextAttributes(font: style.font)
            if isPlaceholder { attributes.color = style.placeholderColor }
            var text = StyledText(shown.attributedRuns, attributes: attributes, style: paragraph)
                .legible(in: traitCollection.legibilityWeight)
            if factor < 1 { text = text.scalingFonts(by: factor) }
            text = text.placingAttachments(width: width)
            let limits = TextLayout.Limits(
                width: width.isFinite ? max(width, 0) : width,
                lines: 1,
                isRightToLeft: isRightToLeft
            )
            return TextLayout(text, limits: limits, fonts: .bundled)
        }
        let made = layout(shrinkingFactor(for: width, layout))
        if layouts.count >= 4 { layouts = [:] }
        layouts[key] = made
        return made
    }

    /// How much smaller letters have to be for the text to fit.
    private func shrinkingFactor(for width: CGFloat, _ layout: (CGFloat) -> TextLayout) -> CGFloat {
        guard adjustsFontSizeToFitWidth else { return 1 }
        let room = width.isFinite ? width : editingRect(forBounds: bounds).width
        let smallest = min(max(minimumFontSize, 1) / style.font.pointSize, 1)
        guard room > 0, style.font.pointSize > 0 else { return 1 }
        var factor: CGFloat = 1
        for _ in 0..<4 where factor > smallest {
            let needed = unlimitedWidth(factor)
            guard needed > room else { break }
            factor = max(factor * room / needed, smallest)
        }
        return factor
    }

    private func unlimitedWidth(_ factor: CGFloat) -> CGFloat {
        let text = StyledText(shownInput.attributedRuns, attributes: TextAttributes(font: style.font))
            .legible(in: traitCollection.legibilityWeight)
            .scalingFonts(by: factor)
        return TextLayout(text, limits: .init(lines: 1), fonts: .bundled).size.width
    }

    /// The text as it is shown: with what is being composed, or hidden.
    private var shownInput: EditedText {
        var shown = isSecureTextEntry ? editor.text.hidden.text : editor.shownText
        if !style.others.isEmpty {
            let others = style.others
            shown.changeAttributes(in: 0..<shown.length) { others.merging($0) { $1 } }
        }
        return shown
    }
}
