public import Foundation

/// A stack of controllers of which the topmost is shown, below a bar with its title, its buttons and the way back.
///
/// This file holds what it stores and what subclasses may override; see `UINavigationController+Stack.swift` for what
/// changes the stack, and `+Transition` for the way from one controller to the next.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, UINavigationBarDelegate {
    /// In which direction the stack changes.
    public nonisolated enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    var stack: [UIViewController] = []
    /// The controller whose view is shown, or will be at the end of the transition.
    var shown: UIViewController?
    var transition: NavigationTransition?
    /// The way to the stack's top, which the transition under way has to be at its end for.
    var waiting: (operation: Operation, animated: Bool)?
    /// Holds the pages.
    let pages = UIView()
    var isBarHidden = false
    var isToolbarShown = false
    /// What of the page that is shown moves below the bar.
    weak var followed: UIScrollView?
    /// What of the page that is shown moves above the toolbar.
    weak var followedAboveToolbar: UIScrollView?
    let popGesture = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    let popGate = PopGestureGate()
    /// Whether the pop that begins is the hand's.
    var isPoppedByHand = false
    /// Whether a transition is being set up: bars keep their places until it animates them.
    var isPreparing = false
    /// How many pages are being shown that each had the next one shown meanwhile.
    var showings = 0
    /// How many animations bring bars in or out.
    var barAnimations = 0
    /// Where the bar was placed last. It is placed again when that changes: until then an app may move it.
    var barFrame: CGRect?

    private var navigationBarClass: UINavigationBar.Type?
    private var toolbarClass: UIToolbar.Type?

    /// - Parameters:
    ///   - navigationBarClass: a kind of `UINavigationBar`, whose `init(frame:)` makes the bar; nil for that itself.
    ///   - toolbarClass: a kind of `UIToolbar`, likewise.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        self.navigationBarClass = navigationBarClass.map { Self.kind($0) }
        self.toolbarClass = toolbarClass.map { Self.kind($0) }
    }

    private static func kind<Bar: UIView>(_ barClass: AnyClass) -> Bar.Type {
        guard let barClass = barClass as? Bar.Type else {
            fatalError("UINavigationController.init: \(barClass) is not a kind of \(Bar.self)")
        }
        return barClass
    }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func decode(from nib: NibCoder) {
        super.decode(from: nib)
        nib.decode(self)
    }

    let barHiding = BarHiding()

    /// Whether a drag up hides the bars, and one down shows them.
    open var hidesBarsOnSwipe = false { didSet { barHiding.update(for: self) } }
    /// Whether a tap that nothing else takes hides the bars, and the next one shows them.
    open var hidesBarsOnTap = false { didSet { barHiding.update(for: self) } }
    /// Whether the bars hide when the keyboard comes; they stay hidden when it goes.
    open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.update(for: self) } }
    /// Whether the bars hide as the screen becomes low, and come back as it becomes high; a tap where the bar was shows them.
    open var hidesBarsWhenVerticallyCompact = false { didSet { barHiding.update(for: self) } }

    /// Told of the controllers that come to the top.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: - Stack

    /// From the bottom to the top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Shows the last of these controllers: by a push if it was not on the stack, else by a pop.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        changeStack(to: viewControllers, animated: animated)
    }

    open var topViewController: UIViewController? { stack.last }

    /// What is presented on top of this controller, else the top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// - Returns: the controller that is no longer on the stack; nil if there was only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        pop(to: stack.count - 2, animated: animated)?.last
    }

    /// - Returns: the controllers that are no longer on the stack, from the bottom to the top.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            fatalError(
                "\(debugName).popToViewController: \(viewController.debugName) is not on the stack"
            )
        }
        return pop(to: index, animated: animated)
    }

    /// - Returns: the controllers that are no longer on the stack, from the bottom to the top.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        pop(to: 0, animated: animated)
    }

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    override var showsControllers: Bool { true }

    // MARK: - Bars

    /// Shows the items of the stack's controllers.
    open private(set) lazy var navigationBar: UINavigationBar = {
        let bar = navigationBarClass?.make(ofBar: ()) as? UINavigationBar ?? UINavigationBar(frame: .zero)
        bar.owner = self
        bar.delegate = self
        bar.accessibilityIdentifier = "NavigationBar"
        return bar
    }()

    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        hideBar(hidden, animated: animated)
    }

    /// Shows the toolbar items of the topmost controller; hidden unless shown.
    open private(set) lazy var toolbar: UIToolbar! = {
        let bar = toolbarClass?.make(ofBar: ()) as? UIToolbar ?? UIToolbar(frame: .zero)
        bar.owner = self
        bar.accessibilityIdentifier = "Toolbar"
        return bar
    }()

    open var isToolbarHidden: Bool {
        get { !isToolbarShown }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        hideToolbar(hidden, animated: animated)
    }

    /// Seconds in which bars come and go.
    public static var hideShowBarDuration: CGFloat { 0.33 }

    /// - Returns: false for the back button to do nothing.
    open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        true
    }

    // MARK: - Overridden

    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.navigation = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        pages.frame = view.bounds
        view.addSubview(pages)
        view.addSubview(toolbar)
        view.addSubview(navigationBar)
        setUpPopGesture()
        showTopAtOnce()
    }

    package override var shownTitle: String? { topViewController?.shownTitle ?? title }

    override var childForTabBarItem: UIViewController? { stack.first }

    /// The style of the bar while that is shown; without it the topmost controller decides.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    open override var childForStatusBarStyle: UIViewController? { isBarHidden ? topViewController : nil }

    open override var childForStatusBarHidden: UIViewController? { topViewController }
}

/// The view of a navigation controller: pages below bars.
private final class NavigationView: UIView {
    weak var navigation: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        navigation?.layOut()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
