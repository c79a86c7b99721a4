import DrydockControls
import DrydockViews

extension TextEditor {
    /// Whether an edit action can be done now.
    func canPerform(_ action: Selector) -> Bool {
        guard let view else { return false }
        let isSecret = view.isSecureTextEntry
        switch action {
        case .cut: return view.acceptsChanges && view.acceptsSelection && !selection.isEmpty && !isSecret
        case .copy: return view.acceptsSelection && !selection.isEmpty && !isSecret
        case .paste: return view.acceptsChanges && pasteboard?.hasStrings == true
        case .select: return view.acceptsSelection && selection.isEmpty && !text.isEmpty
        case .selectAll: return view.acceptsSelection && !text.isEmpty && selection.range != 0..<text.length
        case .delete: return view.acceptsChanges && !selection.isEmpty
        default: return false
        }
    }

    private var pasteboard: UIPasteboard? { view?.window?.windowScene?.textInput.pasteboard }

    func copy() {
        guard !selection.isEmpty, let view, !view.isSecureTextEntry else { return }
        pasteboard?.string = text.substring(selection.range)
    }

    func cut() {
        guard let view, view.acceptsChanges, !selection.isEmpty, !view.isSecureTextEntry else { return }
        copy()
        change(selection.range, to: "", kind: .cutting)
    }

    func paste() {
        guard let string = pasteboard?.strings?.joined(separator: "\n"), !string.isEmpty else { return }
        endComposing()
        insert(string, kind: .pasting)
    }

    /// Inserts what was selected last anywhere, as the middle button does.
    func pastePrimarySelection(at point: CGPoint) {
        guard let view, view.acceptsChanges, let string = pasteboard?.service.primarySelection,
            !string.isEmpty
        else { return }
        endComposing()
        let position = view.textGeometry.position(closestTo: point)
        select(TextSelection(at: position.offset, affinity: position.affinity))
        insert(string, kind: .pasting)
    }

    /// Selects the word at the caret.
    func selectWord() {
        select(TextSelection(wordRange(at: selection.head)))
    }

    func selectAll() {
        endComposing()
        select(TextSelection(0..<text.length))
    }

    func deleteSelection() {
        guard !selection.isEmpty else { return }
        delete(.character, .backward)
    }

    /// What a double click at an offset selects; all of hidden text.
    func wordRange(at offset: Int) -> Range<Int> {
        view?.isSecureTextEntry == true ? 0..<text.length : text.wordRange(at: offset)
    }
}
