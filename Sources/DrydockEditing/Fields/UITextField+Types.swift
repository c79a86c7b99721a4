import DrydockControls
public import DrydockViews

extension UITextField {
    /// What is drawn around a field.
    public nonisolated enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When something beside the text is shown.
    public nonisolated enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// Why editing has ended.
    public nonisolated enum DidEndEditingReason: Int, Sendable {
        case committed
    }

    /// Posted after editing has begun; the object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification"
    )
    /// Posted after the user has changed the text; the object is the field.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification"
    )
    /// Posted after editing has ended; the object is the field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification"
    )
    /// The key of the reason why editing has ended.
    public nonisolated static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"
}

/// Is asked and told what a field's user does. All members are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Before the field becomes the first responder.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Before the field resigns; not asked when it leaves its window.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called in place of `textFieldDidEndEditing(_:)` where it is there.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Before the user changes the text.
    /// - Parameters:
    ///   - textField: the field.
    ///   - range: what is replaced, in UTF-16 units.
    ///   - string: what takes its place; empty for deleting.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// The caret has moved, or something else is selected.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Before the clear button, or `clearsOnBeginEditing`, empties the field.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Before the menu of edit actions opens.
    /// - Parameters:
    ///   - textField: the field.
    ///   - range: what is selected, in UTF-16 units; empty for the caret.
    ///   - suggestedActions: those that can be done now.
    /// - Returns: the menu, whose own menus are shown as parts of it; nil for the suggested actions.
    func textField(
        _ textField: UITextField,
        editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Return has been pressed. With true the field sends `editingDidEndOnExit` and `primaryActionTriggered`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}

    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }

    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        true
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField,
        editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
