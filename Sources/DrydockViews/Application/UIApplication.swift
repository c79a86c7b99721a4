/// The one application object: its windows, its writing direction and where events enter.
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// Kept alive here: nothing else owns it.
    public var delegate: (any UIApplicationDelegate)?

    /// Back to front.
    public package(set) var windows: [UIWindow] = []
    public package(set) weak var keyWindow: UIWindow?
    let animationRecorder = AnimationRecorder()
    private var workAfterLayout: [() -> Void] = []
    private var ignoringDepth = 0

    /// Which way interfaces run unless a view says otherwise.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        (keyWindow?.screen ?? .main).layoutDirection
    }

    // MARK: - Events

    /// Where every event passes through on its way to a window.
    open func sendEvent(_ event: UIEvent) {
        if let touches = event.allTouches {
            for window in windows where touches.contains(where: { $0.window === window }) {
                window.sendEvent(event)
            }
        } else {
            keyWindow?.sendEvent(event)
        }
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
        ignoringDepth += 1
    }

    public func endIgnoringInteractionEvents() {
        ignoringDepth = max(ignoringDepth - 1, 0)
    }

    /// Also true while the key window's controllers are on their way in or out.
    public var isIgnoringInteractionEvents: Bool {
        ignoringDepth > 0 || (keyWindow?.transitionCount ?? 0) > 0
    }

    // MARK: - Windows

    package func makeKey(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        windows.append(window)
        keyWindow = window
    }

    // MARK: - Turns of the loop

    /// Has `work` done once the tree has been laid out next, before anything is drawn.
    func performAfterLayout(_ work: @escaping () -> Void) {
        workAfterLayout.append(work)
    }

    package var hasWorkAfterLayout: Bool { !workAfterLayout.isEmpty }

    /// Does the work that waited for layout; what it adds waits for the next time.
    /// - Returns: whether there was any.
    package func runWorkAfterLayout() -> Bool {
        let work = workAfterLayout
        workAfterLayout = []
        for item in work { item() }
        return !work.isEmpty
    }
}
