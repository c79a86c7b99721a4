import DrydockControls
import DrydockViews

extension TextEditor {
    /// The text as it is shown: what is being composed is underlined, unless it has a style of its own.
    var shownText: EditedText { shownText(in: 0..<text.length) }

    func shownText(in range: Range<Int>) -> EditedText {
        var shown = range == 0..<text.length ? text : text[range]
        if let marked = marked?.clamped(to: range), !marked.isEmpty {
            let style = markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
            let part = marked.lowerBound - range.lowerBound..<marked.upperBound - range.lowerBound
            shown.changeAttributes(in: part) { $0.merging(style) { $1 } }
        }
        return shown
    }

    /// Appends what is behind the text: the selection.
    func appendSelection(to builder: inout DisplayListBuilder) {
        guard let view, view.isFirstResponder, !selection.isEmpty else { return }
        let color = view.tintColor.withAlphaComponent(Self.selectionOpacity)
        for part in view.selectionRects(for: TextOffsetRange(selection.range)) where part.rect.isFinite {
            builder.fill(builder.shape(of: part.rect), color)
        }
    }

    private static let selectionOpacity: CGFloat = 0.2

    /// Appends what is in front of the text: the caret.
    func appendCaret(to builder: inout DisplayListBuilder) {
        guard let view, selection.isEmpty, let scene = view.window?.windowScene else { return }
        let opacity = scene.textInput.caretOpacity(of: view)
        let rect = view.caretRect(for: TextOffset(selection.head))
        guard opacity > 0, rect.isFinite, rect.width > 0, rect.height > 0, view.acceptsChanges else { return }
        let shape = builder.shape(of: rect, radius: rect.width / 2)
        builder.fill(shape, view.tintColor.withAlphaComponent(opacity))
    }
}
