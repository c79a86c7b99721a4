import DrydockControls
import DrydockViews

extension UITextView: EditedView {
    var isMultiline: Bool { true }
    var acceptsChanges: Bool { isEditable }
    var acceptsSelection: Bool { isSelectable || isEditable }

    var attributesForTyping: RunAttributes {
        style.typing ?? editor.text.attributes(before: editor.selection.range.lowerBound) ?? .none
    }

    func setText(_ text: EditedText) {
        style.typing = nil
        editor.setText(text)
    }

    func textNeedsLayout() {
        layoutCache = nil
        layoutDidChange()
    }

    func textNeedsLayout(replaced range: Range<Int>, length: Int) {
        layoutCache?.note(range, length: length)
        layoutDidChange()
    }

    private func layoutDidChange() {
        if let storage = editor.storage {
            storage.defaults = defaultAttributes
            textContainer.layoutManager?.invalidate()
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        markDisplayNeeded()
    }

    func permissionsDidChange() {
        if isFirstResponder, !canBecomeFirstResponder { resignFirstResponder() }
        markDisplayNeeded()
    }

    // MARK: - Changes by the user

    func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    }

    func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
    }

    func userDidChangeText() {
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func selectionDidChange() {
        style.typing = nil
        delegate?.textViewDidChangeSelection(self)
    }

    func returnWasPressed() {}

    func revealCaret() {
        guard isFirstResponder, pointer == nil else { return }
        if !isScrollEnabled { return scrollCaretToBeSeen() }
        reveal(editor.selection.head..<editor.selection.head)
    }

    /// Whether a press goes on, which scrolls by itself.
    private var pointer: TextPointer? { editor.pointer }

    func reveal(_ range: Range<Int>) {
        guard isScrollEnabled, bounds.width > 0, bounds.height > 0 else { return }
        updateContentSize()
        let geometry = textGeometry
        let rect = geometry.caretRect(at: range.lowerBound).union(geometry.caretRect(at: range.upperBound))
        // The room above the first line and below the last is seen with them.
        let margin = max(textContainerInset.top, textContainerInset.bottom, 0)
        scrollRectToVisible(rect.insetBy(dx: -TextEditor.caretWidth, dy: -margin), animated: false)
    }

    /// Tab is a character here.
    func pressesBesideTabs(_ presses: Set<UIPress>) -> Set<UIPress> {
        guard isFirstResponder, isEditable else { return presses }
        return presses.filter { press in
            guard let key = press.key, key.keyCode == .keyboardTab, key.modifierFlags.isEmpty else {
                return true
            }
            insertText("\t")
            return false
        }
    }

    // MARK: - Beginning and ending

    /// - Parameter become: UIResponder's part.
    func beginEditing(_ become: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard window != nil, canBecomeFirstResponder else { return false }
        if isEditable, delegate?.textViewShouldBeginEditing(self) == false { return false }
        if isFirstResponder { return true }
        guard become(), isFirstResponder else { return isFirstResponder }
        if clearsOnInsertion { editor.selectAll() }
        window?.windowScene?.textInput.showCaret(of: self, blinks: editor.selection.isEmpty)
        revealCaret()
        guard isEditable else { return true }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// - Parameter resign: UIResponder's part.
    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return true }
        if isEditable, !isForcedToResign, delegate?.textViewShouldEndEditing(self) == false { return false }
        editor.endComposing()
        let scene = window?.windowScene
        guard resign() else { return false }
        scene?.textInput.hideCaret(of: self)
        autoscroll = nil
        style.typing = nil
        markDisplayNeeded()
        guard isEditable else { return true }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }
}
