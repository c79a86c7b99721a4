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

/// How the text stands in a text view. What of TextKit is here is what screens set.
@preconcurrency @MainActor
public final class NSTextContainer: NSObject {
    weak var view: UITextView?

    /// A container of a text view to be.
    /// - Parameter size: of no effect: the view's width and the text's height are the container's.
    public init(size: CGSize = .zero) {
        super.init()
    }

    /// Points between the container's sides and the lines.
    public var lineFragmentPadding: CGFloat = 5 {
        didSet {
            require(
                lineFragmentPadding.isFinite,
                "NSTextContainer.lineFragmentPadding: \(lineFragmentPadding) is not finite"
            )
            if lineFragmentPadding != oldValue { view?.textNeedsLayout() }
        }
    }

    /// The most lines that are laid out; 0 for any number.
    public var maximumNumberOfLines = 0 {
        didSet {
            require(
                maximumNumberOfLines >= 0,
                "NSTextContainer.maximumNumberOfLines: \(maximumNumberOfLines) is negative"
            )
            if maximumNumberOfLines != oldValue { view?.textNeedsLayout() }
        }
    }

    /// Where lines that are too long end, and how the last one is cut.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { view?.textNeedsLayout() } }
    }

    /// The width between the view's insets, and the text's height.
    public var size: CGSize { view?.containerSize ?? .zero }
}
