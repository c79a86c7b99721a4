/// The one application object: its scenes, and where events enter. What it says of windows and directions is said of the
/// scene whose turn it is, see `UIWindowScene`.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application of this process.
    public static let shared = UIApplication()

    /// `shared` for `"sharedApplication"`, by which code asks that is also compiled for extensions; nil for other keys.
    public static func value(forKey key: String) -> Any? { key == "sharedApplication" ? shared : nil }

    /// Kept alive here: nothing else owns it.
    public var delegate: (any UIApplicationDelegate)?

    /// The scenes that are shown on the desktop, in the order in which they came.
    package private(set) var desktopScenes: [UIWindowScene] = []
    /// For windows that are made where there is no scene.
    private(set) lazy var unattachedScene = madeUnattached()
    private var hasUnattachedScene = false

    private func madeUnattached() -> UIWindowScene {
        hasUnattachedScene = true
        return .unattached()
    }

    /// Completes what has begun in no scene, and waits for the main actor's next turn, before another scene's clock moves.
    func endUnattachedWork(for scene: UIWindowScene) {
        guard hasUnattachedScene, scene !== unattachedScene else { return }
        unattachedScene.workAfterLayout.takeTurn()
    }

    package let animationRecorder = AnimationRecorder()
    let transactions = CATransactionStack()
    let appearanceRules = AppearanceRules()
    /// Whether any view has ever had a tint adjustment mode: until then none asks its superviews for theirs.
    var hasTintAdjustmentModes = false

    /// The delegate, if it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: - Scenes

    /// The scenes on the desktop, and the one whose turn it is.
    public var connectedScenes: Set<UIScene> {
        var scenes = Set<UIScene>(desktopScenes)
        if UIWindowScene.current !== unattachedScene { scenes.insert(UIWindowScene.current) }
        return scenes
    }

    /// Between turns, the current traits are those of the first scene on the desktop.
    package func connect(_ scene: UIWindowScene) {
        desktopScenes.append(scene)
        if desktopScenes.count == 1 { UITraitCollection.current = scene.traitCollection }
    }

    package func disconnect(_ scene: UIWindowScene) {
        desktopScenes.removeAll { $0 === scene }
        guard UITraitCollection.current === scene.traitCollection else { return }
        UITraitCollection.current = desktopScenes.first?.traitCollection ?? .standard
    }

    /// Back to front.
    public var windows: [UIWindow] { UIWindowScene.current.windows }

    /// The window that receives keys.
    public var keyWindow: UIWindow? { UIWindowScene.current.keyWindow }

    /// Which way interfaces run unless a view says otherwise.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIWindowScene.current.layoutDirection
    }

    /// The size of text that the user wants.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIWindowScene.current.traitCollection.preferredContentSizeCategory
    }

    // MARK: - Events

    /// Where every event passes through on its way to a window.
    open func sendEvent(_ event: UIEvent) {
        if let touches = event.allTouches {
            for window in windows where touches.contains(where: { $0.window === window }) {
                window.sendEvent(event)
            }
        } else if let wheel = event as? WheelEvent {
            wheel.window?.sendEvent(event)
        } else {
            keyWindow?.sendEvent(event)
        }
    }

    /// Has a target do an action.
    ///
    /// - Parameters:
    ///   - target: nil for the first of those who can: the first responder and those after it, then the sender, if it is a
    ///     responder, and those after it.
    ///   - sender: what a method that takes something gets.
    ///   - event: what a method that takes two things gets.
    /// - Returns: whether anybody did it. A target that has no such method is a caller's bug.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
        let start = (sender as? UIGestureRecognizer)?.view ?? sender as? UIResponder
        let found = target ?? responder(for: action, startingAt: start, sender: sender)
        guard let found else { return false }
        action.call(
            on: found,
            sender,
            event,
            caller: (sender as? UIView)?.debugName ?? "\(type(of: self)).sendAction"
        )
        return true
    }

    /// Who does an action that has no target.
    /// - Parameter start: who is asked where nobody in the first responder's chain does it.
    func responder(for action: Selector, startingAt start: UIResponder?, sender: Any?) -> Any? {
        let window = (start as? UIView)?.window ?? keyWindow
        return window?.firstResponder?.target(forAction: action, withSender: sender)
            ?? start?.target(forAction: action, withSender: sender)
    }

    /// Keys that nobody on the way handled: Tab moves the focus, Escape dismisses.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for key in presses.compactMap(\.key) {
            switch key.keyCode {
            case .keyboardTab: keyWindow?.moveFocus(backwards: key.modifierFlags.contains(.shift))
            case .keyboardEscape: keyWindow?.dismissTopmostController()
            default: break
            }
        }
    }

    /// Touches and keys are dropped until the matching `endIgnoringInteractionEvents()`.
    public func beginIgnoringInteractionEvents() {
        UIWindowScene.current.ignoringDepth += 1
    }

    /// Ends one `beginIgnoringInteractionEvents()`; without one it does nothing.
    public func endIgnoringInteractionEvents() {
        let scene = UIWindowScene.current
        scene.ignoringDepth = max(scene.ignoringDepth - 1, 0)
    }

    /// Also true while the key window's controllers are on their way in or out.
    public var isIgnoringInteractionEvents: Bool { UIWindowScene.current.isIgnoringInteractionEvents }
}
