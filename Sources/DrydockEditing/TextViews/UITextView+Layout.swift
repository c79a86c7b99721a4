import DrydockControls
import DrydockViews

/// What a layout of a text view's text keeps to.
struct TextViewLayoutKey: Equatable {
    var width: CGFloat
    var isRightToLeft: Bool
}

/// A layout, and what of its text has changed since.
struct TextViewLayoutCache {
    let key: TextViewLayoutKey
    private(set) var layout: DocumentLayout
    /// What was replaced in the text that is laid out.
    private(set) var change: ReplacedRange?

    init(key: TextViewLayoutKey, layout: DocumentLayout) {
        self.key = key
        self.layout = layout
    }

    /// Takes in another change.
    /// - Parameters:
    ///   - range: of the text as the change found it.
    ///   - length: of what stands there now.
    mutating func note(_ range: Range<Int>, length: Int) { change.note(range, length: length) }

    /// Has the layout follow what has changed.
    mutating func update(_ body: (inout DocumentLayout) -> Void) {
        body(&layout)
        change = nil
    }
}

extension UITextView {
    /// Cost: linear in the text for another width, else in the paragraphs that have changed, of long ones in the lines.
    func makeLayout(width: CGFloat) -> DocumentLayout {
        let key = TextViewLayoutKey(width: width, isRightToLeft: isRightToLeft)
        var limits = TextLayout.Limits(
            width: width,
            lines: textContainer.maximumNumberOfLines,
            isRightToLeft: isRightToLeft
        )
        limits.exclusions = textContainer.exclusions
        limits.padding = max(textContainer.lineFragmentPadding, 0)
        guard limits.lines == 0, width.isFinite, limits.exclusions.isEmpty else {
            return makeWhole(key, limits)
        }
        let length = editor.text.length
        guard var cache = layoutCache, cache.key == key else {
            let text = styledText(in: 0..<length, width: width)
            let made = DocumentLayout(text, length: length, limits: limits, fonts: .bundled)
            layoutCache = TextViewLayoutCache(key: key, layout: made)
            return made
        }
        guard let change = cache.change else { return cache.layout }
        layoutCache = nil
        let units = editor.text.string.utf16
        cache.update { layout in
            layout.change(
                change.range,
                length: change.length,
                limits: limits,
                fonts: .bundled,
                unit: { units[units.index(units.startIndex, offsetBy: $0)] },
                text: { self.styledText(in: $0, width: width) }
            )
        }
        layoutCache = cache
        return cache.layout
    }

    private func makeWhole(_ key: TextViewLayoutKey, _ limits: TextLayout.Limits) -> DocumentLayout {
        if let layoutCache, layoutCache.key == key, layoutCache.change == nil { return layoutCache.layout }
        let text = styledText(in: 0..<editor.text.length, width: limits.width)
        let made = DocumentLayout(TextLayout(text, limits: limits, fonts: .bundled))
        layoutCache = TextViewLayoutCache(key: key, layout: made)
        return made
    }

    private func styledText(in range: Range<Int>, width: CGFloat) -> StyledText {
        var shown = editor.shownText(in: range)
        if !style.link.isEmpty {
            let link = style.link
            shown.changeAttributes(in: 0..<shown.length) { $0[.link] == nil ? $0 : $0.merging(link) { $1 } }
        }
        let paragraph = ParagraphValues(alignment: textAlignment, lineBreakMode: textContainer.lineBreakMode)
        return StyledText(
            shown.attributedRuns,
            attributes: TextAttributes(font: style.shownFont),
            style: paragraph
        )
        .legible(in: traitCollection.legibilityWeight)
        .placingAttachments(width: width, in: textContainer, from: range.lowerBound)
    }
}
