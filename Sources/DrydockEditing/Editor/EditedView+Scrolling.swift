import DrydockControls
import DrydockViews

extension EditedView {
    /// Has the caret be seen in scroll views around the text, once what has changed is laid out.
    func scrollCaretToBeSeen() {
        window?.windowScene?.workAfterLayout.append(for: "Scrolling to the caret") { [weak self] in
            guard let self, isFirstResponder else { return }
            let rect = isMultiline ? caretRect(for: TextOffset(editor.selection.head)) : bounds
            if rect.isFinite { scrollToBeSeen(rect) }
        }
    }
}
