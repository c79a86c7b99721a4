import DrydockControls
import DrydockViews

extension UITextField: EditedView {
    var isMultiline: Bool { false }
    var acceptsChanges: Bool { isEnabled }
    var acceptsSelection: Bool { true }

    var attributesForTyping: RunAttributes {
        if let typing = style.typing { return typing }
        return editor.text.attributes(before: editor.selection.range.lowerBound) ?? .none
    }

    func setText(_ text: EditedText) {
        style.typing = nil
        replacesAll = false
        editor.setText(text)
    }

    func textNeedsLayout() {
        layouts = [:]
        invalidateIntrinsicContentSize()
        partsMayHaveChanged()
        revealCaret()
    }

    // MARK: - Changes by the user

    func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }

    func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
    }

    func userDidChangeText() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func selectionDidChange() {
        style.typing = nil
        delegate?.textFieldDidChangeSelection(self)
    }

    /// What is typed first into hidden text, or with `clearsOnInsertion`, takes the place of all.
    func replaceAllIfDue() {
        guard replacesAll else { return }
        replacesAll = false
        if hasText { editor.select(TextSelection(0..<editor.text.length)) }
    }

    func typeText(_ text: String) {
        if text == "\n" { return returnWasPressed() }
        replaceAllIfDue()
        editor.insert(text)
    }

    func deleteTypedText() {
        replaceAllIfDue()
        editor.delete(.character, .backward)
    }

    func returnWasPressed() {
        editor.endComposing()
        guard isEditing, hasText || !enablesReturnKeyAutomatically else { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if endsEditing, isEditing { resignFirstResponder() }
    }

    func clearButtonWasTapped() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        clearButtonWillClear()
        editor.clear()
        if !isEditing { becomeFirstResponder() }
    }

    // MARK: - Beginning and ending

    /// - Parameter become: UIResponder's part.
    func beginEditing(_ become: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true
        else { return false }
        // The delegate, or who resigns, may have done it already.
        if isFirstResponder { return true }
        guard become(), isFirstResponder else { return isFirstResponder }
        replacesAll = isSecureTextEntry || clearsOnInsertion
        editor.select(
            clearsOnInsertion ? TextSelection(0..<editor.text.length) : TextSelection(at: editor.text.length)
        )
        window?.windowScene?.textInput.showCaret(of: self, blinks: editor.selection.isEmpty)
        textNeedsLayout()
        scrollCaretToBeSeen()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        if clearsOnBeginEditing, hasText, isEditing, delegate?.textFieldShouldClear(self) ?? true {
            editor.clear()
        }
        return true
    }

    /// - Parameter resign: UIResponder's part.
    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return true }
        guard isForcedToResign || delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        editor.endComposing()
        let scene = window?.windowScene
        guard resign() else { return false }
        scene?.textInput.hideCaret(of: self)
        replacesAll = false
        style.typing = nil
        textNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification,
            object: self,
            userInfo: [Self.didEndEditingReasonKey: DidEndEditingReason.committed.rawValue]
        )
        return true
    }

    // MARK: - Touches and keys

    func pressBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first, isEnabled else { return }
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
        let point = touch.location(in: self)
        if !touch.selectsText, touch.tapCount < 2, editor.grab(at: point) { return }
        guard touch.selectsText, isEditing || becomeFirstResponder() else { return }
        if event?.buttonMask == .secondary {
            editor.pressSecondary(at: point)
        } else {
            press(with: touch, event)
        }
    }

    func pressMoved(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: self)
        if touch.selectsText || editor.touch != nil { editor.drag(to: point) }
    }

    func pressEnded(_ touches: Set<UITouch>) {
        guard let touch = touches.first, isEnabled else { return }
        defer { editor.endPress() }
        if editor.touch != nil { return editor.endTouch() }
        // A finger that moves on may have meant something else.
        guard !touch.selectsText, bounds.contains(touch.location(in: self)) else { return }
        let wasEditing = isEditing
        if wasEditing || becomeFirstResponder() {
            editor.tap(
                at: touch.location(in: self),
                clicks: touch.tapCount,
                extending: touch.extendsSelection,
                wasEditing: wasEditing
            )
        }
    }

    /// A finger stays down.
    func longPressed(_ recognizer: UILongPressGestureRecognizer) {
        guard isEditing || becomeFirstResponder() else { return }
        editor.longPress(recognizer.state, at: recognizer.location(in: self))
    }

    func pressCancelled() {
        editor.endPress()
    }

    private func press(with touch: UITouch, _ event: UIEvent?) {
        let point = touch.location(in: self)
        if event?.pastesSelection == true {
            editor.pastePrimarySelection(at: point)
        } else {
            editor.isTouched = false
            editor.press(at: point, clicks: touch.tapCount, extending: touch.extendsSelection)
        }
    }

    /// Return and Space begin editing where the focus alone is on the field.
    /// - Returns: the other keys.
    func beginEditing(with presses: Set<UIPress>) -> Set<UIPress> {
        guard !isEditing else { return presses }
        return presses.filter { press in
            guard let key = press.key?.keyCode, key == .keyboardReturnOrEnter || key == .keyboardSpacebar,
                isFocused
            else { return true }
            becomeFirstResponder()
            return false
        }
    }
}
