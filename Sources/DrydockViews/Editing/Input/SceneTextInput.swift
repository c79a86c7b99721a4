/// What a scene knows of typing: the clipboard, the caret that blinks, and what stands in the keyboard's place.
package final class SceneTextInput {
    package let pasteboard = UIPasteboard()
    package let keyboard: KeyboardPresenter
    private unowned let scene: UIWindowScene
    /// Whether one responder gives keys to another, so that nothing is to be hidden in between.
    var isChangingHands = false
    /// The view that has the caret, or a selection in its place.
    private weak var caretView: UIView?
    /// Whether there is a caret, which blinks.
    private var blinks = false
    private var blink = CaretBlink(start: 0)
    private var shownOpacity: CGFloat = 1
    /// The menu of edit actions, while it is open.
    package var openMenu: OpenMenu?
    /// Whether the touch that began last has closed the menu.
    package var touchClosedMenu = false
    /// The modifiers that are held down.
    package var heldModifiers: UIKeyModifierFlags = []
    /// Grows whenever text is typed into something else.
    package private(set) var session = 0

    init(scene: UIWindowScene) {
        self.scene = scene
        keyboard = KeyboardPresenter(scene: scene)
    }

    // MARK: - For the host

    /// Where text is typed, in points of the key window: the caret of the first responder, or, where that does not say, its
    /// bounds. Nil while nobody takes text.
    package var caretFrame: CGRect? {
        guard let view = scene.firstResponder as? any UIView & UIKeyInput, view.window != nil else {
            return nil
        }
        guard let input = view as? any UIView & UITextInput, let range = input.selectedTextRange else {
            return view.convert(view.bounds, to: nil)
        }
        let rect = input.caretRect(for: range.end)
        return view.convert(rect.isFinite ? rect : view.bounds, to: nil)
    }

    /// Text as the keyboard's layout or an input method has composed it.
    /// - Returns: whether anybody took it.
    @discardableResult
    package func insertText(_ text: String) -> Bool {
        guard let input = scene.firstResponder as? any UIKeyInput, !text.isEmpty else { return false }
        input.insertText(text)
        return true
    }

    /// Text that an input method is composing; empty when it has given up.
    /// - Parameter selection: in Unicode scalars, as input methods count; what lies outside of the text is cut off.
    /// - Returns: whether anybody took it.
    @discardableResult
    package func setMarkedText(_ text: String, selection: Range<Int>) -> Bool {
        guard let input = scene.firstResponder as? any UITextInput else { return false }
        let scalars = text.unicodeScalars
        func offset(_ count: Int) -> Int {
            scalars.prefix(min(max(count, 0), scalars.count)).reduce(0) { $0 + $1.utf16.count }
        }
        let (start, end) = (offset(selection.lowerBound), offset(selection.upperBound))
        guard !text.isEmpty || input.markedTextRange != nil else { return true }
        input.setMarkedText(text, selectedRange: NSRange(location: start, length: end - start))
        return true
    }

    func deleteBackward() {
        (scene.firstResponder as? any UIKeyInput)?.deleteBackward()
    }

    /// Whether there is a keyboard on the screen: a drawn one, for fingers and pictures.
    package var showsKeyboard: Bool {
        get { keyboard.isOnScreen }
        set { keyboard.isOnScreen = newValue }
    }

    // MARK: - Input views

    /// Another responder is the first, or has other views in the keyboard's place.
    func inputViewsMayHaveChanged() {
        guard !isChangingHands else { return }
        session += 1
        keyboard.update()
    }

    // MARK: - Caret

    /// A view's caret is shown, solid at first; nil when it is not any more.
    /// - Parameter blinks: false for a selection, which stays as it is until something happens.
    package func showCaret(of view: UIView?, blinks: Bool = true) {
        caretView?.markDisplayNeeded()
        caretView = view
        self.blinks = blinks && view != nil
        blink = CaretBlink(start: scene.time)
        shownOpacity = 1
        view?.markDisplayNeeded()
        if view != nil { keyboard.inputDidChange() }
    }

    package func hideCaret(of view: UIView) {
        closeMenu()
        if caretView === view { showCaret(of: nil) }
    }

    package func caretOpacity(of view: UIView) -> CGFloat { caretView === view ? shownOpacity : 0 }

    /// The clock has been moved.
    func clockDidMove() {
        guard let caretView, blinks else { return }
        let opacity = blink.opacity(at: scene.time)
        guard opacity != shownOpacity else { return }
        shownOpacity = opacity
        caretView.markDisplayNeeded()
    }

    /// When the picture changes next although nothing happens; nil for never. Seconds of the scene's clock.
    package var nextChange: TimeInterval? {
        caretView == nil || !blinks ? nil : blink.nextChange(after: scene.time)
    }
}

/// How strongly a caret shows: a second's round of full, fading, nothing, and coming back, as measured on iOS 15.
struct CaretBlink: Equatable {
    /// When it was last full for good: after typing or moving.
    var start: TimeInterval

    /// Seconds into the round, and how strong the caret is from then on.
    private static let steps: [(time: TimeInterval, opacity: CGFloat)] = [
        (0, 1), (0.5375, 0.75), (0.575, 0.5), (0.6125, 0.25), (0.65, 0), (0.8875, 0.25), (0.925, 0.5),
        (0.9625, 0.75),
    ]

    func opacity(at time: TimeInterval) -> CGFloat {
        let phase = phase(at: time)
        return CaretBlink.steps.last { $0.time <= phase }?.opacity ?? 1
    }

    func nextChange(after time: TimeInterval) -> TimeInterval {
        let phase = phase(at: time)
        let next = CaretBlink.steps.first { $0.time > phase }?.time ?? 1
        return time + next - phase
    }

    private func phase(at time: TimeInterval) -> TimeInterval {
        let passed = max(time - start, 0)
        // Sums of times come out a hair before what they mean.
        return (passed - passed.rounded(.down) + 1e-9).truncatingRemainder(dividingBy: 1)
    }
}
