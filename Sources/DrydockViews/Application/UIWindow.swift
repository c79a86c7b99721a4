/// The root of a view tree that is shown: on the desktop, in a picture, or in a test.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// How many controllers are on their way in or out.
    var transitionCount = 0
    /// The change of size that controllers have been told of, until the window is laid out.
    var sizeTransition: SizeTransition?
    /// The serial of the root's view's layout node, and the size that the view was last made to fill: what the caller makes of its
    /// frame stays until the window has another size. A number, as messages name views by the properties that hold them.
    var filledRoot: Int64 = 0
    var filledSize = CGSize.zero
    /// The touches under way.
    package var activeTouches: Set<UITouch> = []
    /// The menu that takes all keys.
    weak var openMenu: (any WindowMenu)?
    lazy var touchDispatcher = TouchDispatcher(window: self)
    /// Who was told that a key went down, and so is told that it came up.
    package var pressTargets: [UIKeyboardHIDUsage: PressTarget] = [:]

    /// The scene that the window is shown in: unless another is set, the one in whose turn the window was made.
    @exclusivity(unchecked) public weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { windowSceneDidChange(from: oldValue) } }
    }

    private lazy var ownUndoManager = UndoManager()
    open override var undoManager: UndoManager? { ownUndoManager }

    /// The screen whose scale the window is drawn at.
    open var screen: UIScreen { windowScene?.screen ?? .main }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { rootViewControllerDidChange(from: oldValue) } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        windowStorage = self
        isHidden = true
        windowScene = .current
        joinScene()
    }

    /// A window of the scene's size.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        windowStorage = self
        isHidden = true
        self.windowScene = windowScene
        joinScene()
    }

    /// A window is made for its scene: what was current meanwhile was never its own. It has not been drawn yet.
    private func joinScene() {
        layoutNode.mark(.display)
        if let windowScene { sceneTraits = windowScene.traitCollection }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        windowStorage = self
        isHidden = true
        windowScene = .current
        joinScene()
    }

    /// The root's view is placed when the window is laid out, as its controller is told first.
    override func resizesByMask(_ subview: UIView) -> Bool {
        subview !== rootViewController?.viewIfLoaded
    }

    open override var next: UIResponder? { windowScene }

    override var ownSafeAreaInsets: UIEdgeInsets { windowScene?.safeAreaInsets ?? .zero }

    @_spi(Overriding) public override class var classWithoutDrawing: UIView.Type { UIWindow.self }

    override var partsFromCoveredViews: Bool { true }

    /// Whether the window receives keys.
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }

    /// Whether the window may be given the keyboard.
    open var canBecomeKey: Bool { true }

    /// Gives the window the keyboard.
    open func makeKey() {
        windowScene?.makeKey(self)
    }

    /// Shows the window in front of the others of its level and gives it the keyboard.
    open func makeKeyAndVisible() {
        guard let windowScene else { return isHidden = false }
        windowScene.show(self, makingKey: true)
    }

    /// The window has the keyboard now. Not to be called.
    open func becomeKey() {}

    /// The window has lost the keyboard. Not to be called.
    open func resignKey() {}

    /// Which windows this one is in front of.
    open var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue, isShown { windowScene?.show(self) } }
    }

    /// Whether the window is off the screen, as one is until it is shown.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { windowScene?.hide(self) } else if !isShown { windowScene?.show(self) }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutControllers()
    }

    /// Hands each touch to the recognisers around the view it began in, and then to the view; scrolling to the recognisers around the view
    /// under the pointer.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            deliver(presses)
        } else if let wheel = event as? WheelEvent {
            touchDispatcher.scroll(wheel)
        } else {
            touchDispatcher.deliver(event)
        }
    }

    /// Forgets what a view that leaves the window had a part in.
    func viewWillLeave(_ view: UIView) {
        windowScene?.viewWillLeave(view)
        touchDispatcher.viewWillLeave(view)
        windowScene?.textInput.closeMenu(of: view)
        guard let openMenu, openMenu.view === view else { return }
        // After the turn: its delegate may change the tree, and the view may have come back.
        windowScene?.workAfterLayout.append(for: "The end of a menu") {
            if view.window !== self { openMenu.close() }
        }
    }
}

/// A menu over everything else in a window.
protocol WindowMenu: UIResponder {
    /// What the menu belongs to.
    var view: UIView? { get }
    func close()
}
