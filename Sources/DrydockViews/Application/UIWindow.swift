/// The root of a view tree that is shown: on the desktop, in a picture, or in a test.
open class UIWindow: UIView {
    /// Whether anything in the window has changed since it was last drawn.
    package var isDisplayNeeded = true
    package weak var firstResponder: UIResponder?
    /// The view that the keyboard acts on.
    package weak var focusedView: UIView? {
        didSet { if focusedView !== oldValue { setNeedsDisplay() } }
    }
    /// Whether the focused view is marked: after keys, not after touches.
    package var isFocusRingVisible = false {
        didSet { if isFocusRingVisible != oldValue { setNeedsDisplay() } }
    }
    /// How many controllers are on their way in or out.
    var transitionCount = 0
    /// The touches under way.
    package var activeTouches: Set<UITouch> = []
    /// Who was told that a key went down, and so is told that it came up.
    package var pressTargets: [UIKeyboardHIDUsage: UIResponder] = [:]

    /// The screen whose scale the window is drawn at.
    public var screen = UIScreen.main {
        didSet { if screen !== oldValue { setNeedsDisplay() } }
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { rootViewControllerDidChange(from: oldValue) } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        windowStorage = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        windowStorage = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Shows the window in front of the others and gives it the keyboard.
    public func makeKeyAndVisible() {
        isHidden = false
        let wasShown = isShown
        UIApplication.shared.makeKey(self)
        if !wasShown { windowDidShow() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutControllers()
    }

    /// Hands each touch to the view it began in.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            deliver(presses)
        } else {
            deliverTouches(of: event)
        }
    }

    /// Forgets what a view that leaves the window had a part in.
    func viewWillLeave(_ view: UIView) {
        if firstResponder === view { firstResponder = nil }
        if focusedView === view { focusedView = nil }
        screen.animator.removeAnimations(of: view)
        for touch in activeTouches where touch.view === view { cancel(touch) }
    }
}
