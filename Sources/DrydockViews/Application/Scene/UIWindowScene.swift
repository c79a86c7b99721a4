/// All that the windows on one screen share: a desktop window, a picture or a test has one of its own.
///
/// It owns the windows, the screen, the clock and what moves by it, the status bar, the keyboard's target, and the work
/// that waits for layout. Any number of scenes live side by side without seeing each other; code that asks for "the"
/// screen or "the" window gets those of the scene whose turn it is, see `perform(_:)`.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
    public let screen: UIScreen
    /// The windows that are shown, back to front: those of higher levels in front of others. The scene does not keep them: one
    /// that nobody else holds leaves the screen.
    public var windows: [UIWindow] { shownWindows.compactMap(\.window) }
    var shownWindows: [ShownWindow] = []
    /// The window that gets keys.
    public internal(set) weak var keyWindow: UIWindow?
    public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// Moves what is animated; its time is the scene's, which stamps touches, presses and frames.
    package let animator = Animator()
    package let statusBar = StatusBar()
    package let frameTicker = FrameTicker()
    package let timers = SceneTimers()
    package let workAfterLayout = WorkQueue()
    let layerUpdates = LayerUpdates()
    package let frameLock = FrameLock()
    /// Transitions that began by hand and are not completed.
    var interactiveTransitions: [TransitionContext] = []
    package var urlOpener: any URLOpener = URLRecorder()
    /// What assistive tools were told, oldest first.
    package internal(set) var accessibilityPosts: [AccessibilityPost] = []
    package internal(set) var assistiveSettings: AssistiveSettings = []
    /// Whether `UIView.animate` animates.
    var areAnimationsEnabled = true
    /// `UIApplication.beginIgnoringInteractionEvents` calls that wait for their end.
    var ignoringDepth = 0

    package internal(set) weak var firstResponder: UIResponder?
    /// What is typed into, the clipboard and the keyboard.
    package private(set) lazy var textInput = SceneTextInput(scene: self)
    /// The view that the keyboard acts on.
    package weak var focusedView: UIView? {
        didSet { if focusedView !== oldValue { setNeedsDisplay() } }
    }
    /// Whether the focused view is marked: after keys, not after touches.
    package var isFocusRingVisible = false {
        didSet { if isFocusRingVisible != oldValue { setNeedsDisplay() } }
    }

    /// What the screen's edges take away from the windows: in points.
    package var safeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard safeAreaInsets != oldValue else { return }
            for window in windows { window.safeAreaMayHaveChanged() }
        }
    }

    /// What windows inherit, and all in them.
    @exclusivity(unchecked) public internal(set) var traitCollection: UITraitCollection {
        didSet { screen.traitCollection = traitCollection }
    }
    private let givenTraits: UITraitCollection
    private(set) lazy var traitState = TraitState()

    /// Which way interfaces run unless a view says otherwise.
    package var layoutDirection: UIUserInterfaceLayoutDirection {
        get { traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
        set { updateTraits { $0.layoutDirection = UITraitEnvironmentLayoutDirection(newValue) } }
    }

    /// - Parameter traits: what is not as on a light phone with text of the usual size; scale and direction do not count.
    package init(
        screen: UIScreen,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection()
    ) {
        self.screen = screen
        givenTraits = traits
        traitCollection = UIWindowScene.traits(of: screen, direction: layoutDirection, traits)
        screen.traitCollection = traitCollection
        super.init()
        animator.workAfterLayout = workAfterLayout
    }

    /// Seconds since the scene was made: the one clock of its events, animations and frames.
    package var time: TimeInterval { animator.time }

    /// Whether controllers are on their way in or out of the key window, or the application asked for quiet.
    package var isIgnoringInteractionEvents: Bool {
        ignoringDepth > 0 || (keyWindow?.transitionCount ?? 0) > 0
    }

    /// Forgets what a view that leaves its window had a part in.
    func viewWillLeave(_ view: UIView) {
        if let responder = firstResponder,
            responder === view || (responder as? UIViewController)?.viewIfLoaded === view
        {
            firstResponder = nil
            textInput.inputViewsMayHaveChanged()
        }
        if focusedView === view { focusedView = nil }
        for completion in animator.removeAnimations(of: view) {
            workAfterLayout.append(for: "The completion of an animation", completion)
        }
        if let layer = view.layerStorage { animator.viewWillLeave(layer) }
    }

    package func setNeedsDisplay() {
        for window in windows { window.markDisplayNeeded() }
    }

    // MARK: - Environment

    /// Another size of the screen in points, or another number of pixels per point: everything is laid out anew.
    package func resize(to size: CGSize, scale: CGFloat) {
        let orientation = UIDevice.current.orientation
        let old = screen.bounds
        screen.bounds = CGRect(origin: .zero, size: size)
        screen.scale = scale
        let mutations: UITraitMutations = { [givenTraits] in
            $0.displayScale = scale
            $0.setSizeClasses(for: size, unless: givenTraits)
        }
        // One that is smaller than the screen is placed by who made it.
        let resized = windows.filter { $0.frame == old }
        let traits = traitCollection.modifyingTraits(mutations)
        for window in resized {
            // A change that waits for its layout comes first.
            if window.sizeTransition != nil { window.layoutIfNeeded() }
            window.sizeTransition = window.beginSizeTransition(to: size, traits: traits)
        }
        updateTraits(mutations)
        for window in resized { window.frame = screen.bounds }
        textInput.keyboard.screenDidChange()
        guard UIDevice.current.orientation != orientation else { return }
        NotificationCenter.default.post(
            name: UIDevice.orientationDidChangeNotification,
            object: UIDevice.current
        )
    }
}
