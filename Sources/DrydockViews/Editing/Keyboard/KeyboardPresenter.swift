/// What stands in the keyboard's place at the bottom of a scene: the first responder's input view, or the keyboard of the
/// screen where there is one, with the accessory view above it.
package final class KeyboardPresenter {
    private unowned let scene: UIWindowScene
    /// Whether there is a keyboard on the screen. Without one, keys are those of the machine, and only views that
    /// responders bring along are shown.
    var isOnScreen = false {
        didSet { if isOnScreen != oldValue { update() } }
    }
    /// From the screen's bottom, in points; 0 while nothing is shown.
    private(set) var height: CGFloat = 0
    /// How much of it a finger leaves in sight that has taken hold of its top; nil while none has.
    private var heldHeight: CGFloat?
    /// What of the screen's bottom is covered now, in points.
    var coveredHeight: CGFloat { heldHeight ?? height }
    private var shown = InputViews()
    /// Who brought along the view that the first responder is in: a bar's controller, where the bar is typed into.
    private weak var host: UIResponder?
    private lazy var window = {
        let window = InputWindow(windowScene: scene)
        window.windowLevel = .input
        window.didLayOut = { [weak self] in self?.sizesMayHaveChanged() }
        return window
    }()
    private lazy var keyboard = KeyboardView(frame: .zero)

    /// What is shown.
    private struct InputViews {
        var accessory: UIView?
        var input: UIView?
        /// Who brought them along.
        weak var accessoryOwner: UIResponder?
        weak var inputOwner: UIResponder?
        /// Of the keyboard on the screen, which depends on what is typed; 0 for another input view.
        var keyboardHeight: CGFloat = 0

        func isSame(as other: InputViews) -> Bool {
            accessory === other.accessory && input === other.input && keyboardHeight == other.keyboardHeight
        }
    }

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    /// Shows what the first responder asks for.
    func update() {
        if scene.firstResponder == nil, let host {
            // What is typed into a controller's bar goes back to the controller, which keeps the bar.
            self.host = nil
            if host.becomeFirstResponder() { return }
        }
        var wanted = wantedViews
        if isOnScreen, wanted.input === keyboard {
            if let input = scene.firstResponder as? any UIKeyInput { keyboard.begin(input) }
            wanted.keyboardHeight = fitKeyboard()
        }
        guard !wanted.isSame(as: shown) else { return }
        shown = wanted
        let old = coveredHeight
        heldHeight = nil
        height = layOut()
        guard height != old else { return }
        announce(from: old, to: height)
    }

    /// The text that is edited, the place in it, or its traits are others.
    package func inputDidChange() {
        if isOnScreen, shown.input === keyboard { keyboard.inputDidChange() }
    }

    /// The screen has another size.
    func screenDidChange() {
        guard shown.accessory != nil || shown.input != nil else { return }
        if shown.keyboardHeight > 0 { shown.keyboardHeight = fitKeyboard() }
        let old = height
        height = layOut()
        window.place(height: height)
        if height != old { announce(from: old, to: height) }
    }

    /// Fits the keyboard to the screen.
    /// - Returns: its height.
    private func fitKeyboard() -> CGFloat {
        keyboard.metrics = KeyboardMetrics(
            screen: scene.screen.bounds.size,
            safeArea: scene.safeAreaInsets.bottom
        )
        return keyboard.height
    }

    /// Of the first responder that has one, up the chain from the first. What is in a view that a responder brought along is followed by
    /// that responder.
    private var wantedViews: InputViews {
        var views = InputViews()
        var current = scene.firstResponder
        host = nil
        while let responder = current, views.accessory == nil || views.input == nil {
            if views.accessory == nil, let view = responder.inputAccessoryView {
                (views.accessory, views.accessoryOwner) = (view, responder)
            }
            if views.input == nil, let view = responder.inputView {
                (views.input, views.inputOwner) = (view, responder)
            }
            let owner =
                responder === shown.accessory
                ? shown.accessoryOwner : responder === shown.input ? shown.inputOwner : nil
            if let owner { host = owner }
            current = owner ?? responder.nextInChain
        }
        if views.input == nil, isOnScreen, scene.firstResponder is any UIKeyInput { views.input = keyboard }
        return views
    }

    /// Puts the views at the screen's bottom. What is lowest reaches down to its edge, and keeps its content out of the unsafe part.
    /// - Returns: their height.
    private func layOut() -> CGFloat {
        window.isSafe = shown.keyboardHeight > 0
        let height = placeViews()
        // In the window a bar that sizes itself knows what of the bottom is not safe.
        return shown.accessory.map(isStale) ?? false ? placeViews() : height
    }

    private func placeViews() -> CGFloat {
        let views = [shown.accessory, shown.input].compactMap(\.self)
        let bounds = scene.screen.bounds
        let safeArea = scene.safeAreaInsets.bottom
        var frames: [CGRect] = []
        var y: CGFloat = 0
        for view in views {
            let isKeyboard = view === keyboardInUse
            var height = isKeyboard ? shown.keyboardHeight : wantedHeight(of: view)
            if view === shown.input, !isKeyboard { height += safeArea }
            frames.append(CGRect(x: 0, y: y, width: bounds.width, height: height))
            y += height
        }
        window.show(zip(views, frames).map { ($0, $1) }, height: y)
        return y
    }

    /// Views in the window were laid out: a bar that sizes itself may want another height.
    private func sizesMayHaveChanged() {
        guard let bar = shown.accessory, heldHeight == nil, isStale(bar) else { return }
        let old = height
        height = layOut()
        if height != old { announce(from: old, to: height) }
    }

    private func isStale(_ bar: UIView) -> Bool {
        sizesItself(bar) && abs(wantedHeight(of: bar) - bar.bounds.height) >= 0.5
    }

    /// Whether a bar's height follows its content: it says so, or came without one.
    private func sizesItself(_ view: UIView) -> Bool {
        view === shown.accessory
            && (view.autoresizingMask.contains(.flexibleHeight) || window.ownHeight(of: view) == 0)
    }

    private var keyboardInUse: UIView? { shown.keyboardHeight > 0 ? shown.input : nil }

    private func wantedHeight(of view: UIView) -> CGFloat {
        let own = window.ownHeight(of: view)
        if own > 0, !sizesItself(view) { return own }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: scene.screen.bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        return fitting.height > 0 ? fitting.height : own
    }

    // MARK: - Dragging

    /// A finger that scrolls is at this height of the screen: from the top of what is shown on it takes that along.
    func drag(to y: CGFloat) {
        let left = min(max(scene.screen.bounds.height - y, 0), height)
        guard scene.firstResponder is any UIKeyInput, height > 0, left < height || heldHeight != nil else {
            return
        }
        heldHeight = left
        place(left)
    }

    /// The finger was lifted: what it held goes if it moved down, or rested in the lower half, and comes back otherwise.
    /// - Parameter velocity: downwards, in points a second.
    func endDrag(velocity: CGFloat) {
        guard let held = heldHeight else { return }
        if velocity > 0 || velocity == 0 && held < height / 2 { endTyping(force: false) }
        // Ended, it is on its way already.
        guard heldHeight != nil else { return }
        heldHeight = nil
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) { [self] in
            place(height)
        }
    }

    /// Has what is typed into, wherever it is, give up the keyboard.
    func endTyping(force: Bool) {
        if let view = scene.firstResponder as? any UIView & UIKeyInput { view.endEditing(force) }
    }

    /// Has so much be seen, and what is above it follow.
    private func place(_ height: CGFloat) {
        window.place(height: height)
        for window in scene.windows where window !== self.window {
            window.notifySubtree { $0.keyboardMayHaveMoved() }
            window.layoutIfNeeded()
        }
    }

    // MARK: - Announcing

    /// Tells of the change, moves the views, and tells that it is done.
    private func announce(from old: CGFloat, to new: CGFloat) {
        let bounds = scene.screen.bounds
        func frame(_ height: CGFloat, hidden: CGFloat) -> CGRect {
            CGRect(
                x: 0,
                y: bounds.height - height,
                width: bounds.width,
                height: height > 0 ? height : hidden
            )
        }
        let userInfo: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: frame(old, hidden: new),
            UIResponder.keyboardFrameEndUserInfoKey: frame(new, hidden: old),
            // Numbers, so that they are found as whatever kind is asked for.
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        let center = NotificationCenter.default
        let screen = scene.screen
        func post(_ names: [Notification.Name]) {
            for name in names { center.post(name: name, object: screen, userInfo: userInfo) }
        }
        let shows = new > 0
        post([UIResponder.keyboardWillChangeFrameNotification])
        post([shows ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification])
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) { [self] in
            place(new)
        } completion: { [weak self] _ in
            if self?.height == 0 { self?.window.close() }
            post([UIResponder.keyboardDidChangeFrameNotification])
            post([shows ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification])
        }
    }

    private static let duration: TimeInterval = 0.25
}

extension UIResponder {
    /// Before the keyboard, or what stands in its place, comes. The object is the screen.
    public nonisolated static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification"
    )
    /// After it has come.
    public nonisolated static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification"
    )
    /// Before it goes.
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification"
    )
    /// After it has gone.
    public nonisolated static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification"
    )
    /// Before it comes, goes or takes another height.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification"
    )
    /// After it has come, gone or taken another height.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification"
    )
    /// A rectangle on the screen, as `CGRect` or `NSValue`: where it was.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// A rectangle on the screen, as `CGRect` or `NSValue`: where it will be.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// The raw value of an animation's curve, 7 as on iOS.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether this program's keyboard it is: true.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
