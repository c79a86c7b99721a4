import DrydockControls
public import DrydockViews

extension UITextView {
    /// Posted after editing has begun; the object is the view.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification"
    )
    /// Posted after the user has changed the text; the object is the view.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification"
    )
    /// Posted after editing has ended; the object is the view.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification"
    )
}

/// What a user does with a link.
public nonisolated enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction
}

/// Is asked and told what a text view's user does. All members are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    /// Before the view becomes the first responder.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Before the view resigns; not asked when it leaves its window.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    /// Before the user changes the text; Return is "\n".
    /// - Parameters:
    ///   - textView: the view.
    ///   - range: what is replaced, in UTF-16 units.
    ///   - text: what takes its place; empty for deleting.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    func textViewDidChange(_ textView: UITextView)
    /// The caret has moved, or something else is selected.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Before the menu of edit actions opens.
    /// - Parameters:
    ///   - textView: the view.
    ///   - range: what is selected, in UTF-16 units; empty for the caret.
    ///   - suggestedActions: those that can be done now.
    /// - Returns: the menu, whose own menus are shown as parts of it; nil for the suggested actions.
    func textView(
        _ textView: UITextView,
        editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// A link has been tapped or clicked. Nothing opens it here: that is the delegate's.
    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}

    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        true
    }

    public func textView(
        _ textView: UITextView,
        editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}

    public func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        true
    }
}
