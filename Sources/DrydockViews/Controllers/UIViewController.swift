/// Manages one view and its part of the flow: loading, appearing, children, and what is presented on top.
///
/// This file holds what a controller stores and what subclasses may override, each in a line or two; the logic is in the files
/// `UIViewController+Facet.swift` beside it, so making a member overridable moves no code.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    // MARK: - Storage

    private var viewStorage: UIView?
    private var isLoadingView = false
    package var appearance = AppearanceState.disappeared
    package var isAppearanceAnimated = false
    /// Whether `viewIsAppearing` is still to be called.
    var awaitsIsAppearing = false
    package internal(set) weak var parentStorage: UIViewController?
    package internal(set) var childStorage: [UIViewController] = []
    /// What this controller presents itself, or for one of its children.
    package var ownPresentation: Presentation?
    /// What this controller is presented in.
    package weak var hostPresentation: Presentation?
    var traitStateStorage: TraitState?
    /// What the controller was last told of; before that, what was current when it was made.
    var toldTraits = UITraitCollection.current
    /// What a controller has for the containers that it may be in.
    let items = ControllerItems()
    let contentUnavailable = ContentUnavailableState()

    // MARK: - Making a controller

    /// The nib that the view is loaded from, as it was given. A subclass may name another.
    open var nibName: String? { givenNibName }
    /// The bundle that has the nib; nil for the files next to the executable.
    open var nibBundle: Bundle? { givenNibBundle }
    private let givenNibName: String?
    private let givenNibBundle: Bundle?

    /// - Parameters:
    ///   - nibNameOrNil: of the nib whose owner the controller is and whose outlet `view` leads to the view. Nil for one that
    ///     is called like the class, with or without "Controller" at its end, or for a view that is made in code.
    ///   - nibBundleOrNil: nil for everything beside the executable.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenNibName = nibNameOrNil
        givenNibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// A controller of a storyboard, whose view is loaded when it is first asked for; an empty one of any other coder.
    public required init?(coder: NSCoder) {
        givenNibName = nil
        givenNibBundle = nil
        super.init()
        if let nib = coder.nib { decode(from: nib) }
    }

    /// Takes what a storyboard says.
    func decode(from nib: NibCoder) { nib.decode(self) }

    /// Where the controller came from, of one that came from a storyboard.
    package var scene: (any StoryboardScene)?

    // MARK: - View

    /// The controller's view; loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set {
            guard newValue !== viewStorage else { return }
            let old = viewStorage
            old?.viewController = nil
            viewStorage = newValue
            newValue?.viewController = self
            guard traitStateStorage != nil else { return }
            old?.traitOverridesDidChange()
            newValue?.traitOverridesDidChange()
        }
    }

    /// The view; nil, and nothing is loaded, before it was first asked for.
    open var viewIfLoaded: UIView? { viewStorage }
    /// Whether the view exists; asking loads nothing.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// Loads the view unless it exists. Stops the program when `loadView()` sets none.
    open func loadViewIfNeeded() {
        guard viewStorage == nil else { return }
        require(!isLoadingView, "\(debugName).loadView() asks for self.view before it has set it")
        isLoadingView = true
        loadView()
        isLoadingView = false
        require(
            viewStorage != nil,
            "\(debugName).loadView() did not set the view: assign to self.view, or call super.loadView()"
        )
        viewDidLoad()
    }

    /// Makes the view and assigns it to `view`: that of the nib if there is one, else an empty one of the screen's size, which
    /// follows its superview's size. An override does not call super.
    open func loadView() {
        if loadNibView() { return }
        view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Once, after the view was made: the place to set it up. It has no final size yet.
    open func viewDidLoad() {}

    // MARK: - Appearing

    /// Before the view comes to the screen. Call super.
    open func viewWillAppear(_ animated: Bool) {}
    /// As the view comes to the screen: it is in the window, with its final size and traits, and was not laid out yet. Call super.
    open func viewIsAppearing(_ animated: Bool) {}
    /// After the view came to the screen and its animation ended. Call super.
    open func viewDidAppear(_ animated: Bool) {}
    /// Before the view leaves the screen. Call super.
    open func viewWillDisappear(_ animated: Bool) {}
    /// After the view left the screen and its animation ended. Call super.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Before the view gets a new size with its window, or with the container, which pass it on to their children: call
    /// super. Nothing is animated, so that what is animated alongside happens at once.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
            for presentation in child.presentationsInPlace {
                presentation.viewWillTransition(to: childSize, with: coordinator)
            }
        }
    }

    /// Before the traits that the controller inherits change with the size of its window, and before it is told of that size.
    /// Passes it on to children whose traits change, too: call super.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            child.prepare(for: newCollection, with: coordinator)
            for presentation in child.presentationsInPlace {
                presentation.willTransition(to: newCollection, with: coordinator)
            }
        }
    }

    /// The size that a child is told it will have: all of it, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// A child wants another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Which ways the interface may stand on a telephone; a window stands as it is sized.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// As `supportedInterfaceOrientations`, for what is presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the interface turns with a telephone.
    open var shouldAutorotate: Bool { true }
    /// When memory runs short, which is told to applications on telephones alone: nothing here calls it.
    open func didReceiveMemoryWarning() {}

    /// Before the view's `layoutSubviews`.
    open func viewWillLayoutSubviews() {}
    /// After the view's `layoutSubviews`; deeper views may still wait for theirs.
    open func viewDidLayoutSubviews() {}
    /// After the safe area of the view changed, before layout.
    open func viewSafeAreaInsetsDidChange() {}
    /// After the margins of the view changed, before layout.
    open func viewLayoutMarginsDidChange() {}

    /// Updates the view's constraints before layout, which the view does itself; call super as the last step.
    open func updateViewConstraints() {
        view.updateConstraints()
    }

    /// Whether children appear and disappear with this controller.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// What the flow calls this controller: its navigation item, its tab and the desktop window show it.
    open var title: String? {
        didSet { if title != oldValue { items.titleDidChange(title) } }
    }
    /// What the desktop window is called: the title of what a container shows.
    package var shownTitle: String? { title }
    /// What bars show while this controller is at the top of a navigation controller's stack.
    open var navigationItem: UINavigationItem { items.navigationItem(titled: title) }

    /// Whether what the controller shows is edited.
    open var isEditing: Bool {
        get { items.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing; `editButtonItem` calls it. Override it to have views follow, and call super.
    open func setEditing(_ editing: Bool, animated: Bool) { items.setEditing(editing) }

    /// A bar button that begins and ends editing: Edit, and then Done.
    open var editButtonItem: UIBarButtonItem { items.editButtonItem(of: self) }

    /// What the tab bar shows for this controller. Until it is set, that of a navigation controller is its root's.
    open var tabBarItem: UITabBarItem! {
        get {
            if let item = items.tabBarItem { return item }
            if let child = childForTabBarItem { return child.tabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            items.tabBarItem = item
            return item
        }
        set { items.tabBarItem = newValue }
    }

    /// Whose tab bar item stands for this controller's.
    var childForTabBarItem: UIViewController? { nil }

    /// Whether the toolbar and the tab bar leave while this controller is on a navigation controller's stack.
    open var hidesBottomBarWhenPushed = false

    /// The edges at which the view goes on below the bars of its container; at others it ends there.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view goes on below bars that are not translucent, too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() }
        }
    }

    /// Shows a controller as the next container up does that has a way of its own: a navigation controller pushes it; with
    /// none it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let container = chain.dropFirst().first(where: \.showsControllers) else {
            return present(vc, animated: UIView.areAnimationsEnabled)
        }
        container.show(vc, sender: sender)
    }

    /// Shows a controller next to this one, for which a phone has no room: it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        present(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Whether `show(_:sender:)` of what this controller contains is a matter of this controller.
    var showsControllers: Bool { false }

    /// Added to the safe area of this controller's view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            require(
                additionalSafeAreaInsets.isFinite,
                "\(type(of: self)).additionalSafeAreaInsets: \(additionalSafeAreaInsets) is not finite"
            )
            if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() }
        }
    }

    /// Whether the margins of the view are at least `systemMinimumLayoutMargins`. Otherwise they are what is set, zero
    /// included.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsMayHaveChanged() }
        }
    }

    /// Called when traits of this controller have changed, before its view is told, and with the new ones as the current ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Content that is not there

    /// What `updateContentUnavailableConfiguration(using:)` is given. An override adds values of its own to super's.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        ownContentUnavailableState
    }

    /// Has `updateContentUnavailableConfiguration(using:)` called before the next layout. New traits and another text to search
    /// for do so as well.
    open func setNeedsUpdateContentUnavailableConfiguration() { markContentUnavailable() }

    /// Override it to set `contentUnavailableConfiguration` to what the state asks for. Called before the first layout.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: - Segues

    /// Whether a segue that the user has set off is to go on; true unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Before a segue from here is performed: to hand something to its destination.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Performs the segue of that name, which starts at this controller. Stops the program where there is none.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        startSegue(identifier, sender: sender)
    }

    // MARK: - Containment

    /// In the order in which they were added.
    open var children: [UIViewController] { childStorage }
    /// The controller that contains this one; nil for a presented or a root controller.
    open var parent: UIViewController? { parentStorage }

    /// Makes the controller a child, taken from its former parent. Add its view, then call
    /// `didMove(toParent:)` on it.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Ends the containment; remove the view first, and call `willMove(toParent: nil)` before that.
    open func removeFromParent() {
        leaveParent()
    }

    /// Before the parent changes; nil for none.
    open func willMove(toParent parent: UIViewController?) {}
    /// After the parent changed; nil for none. A container calls it once the view is in place.
    open func didMove(toParent parent: UIViewController?) {}

    /// Goes over from one child's view to another's: the other view is added above the first, in its superview, the animations run,
    /// and the first view is removed at their end. Both are told that they appear and disappear. Becoming and ceasing to be a
    /// child is left to the caller, as in UIKit. `completion` is given false when the animations were cut off.
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, toViewController, duration, options, animations, completion)
    }

    /// The nearest navigation controller that contains this one.
    open var navigationController: UINavigationController? { nearestContainer(UINavigationController.self) }
    /// The nearest tab bar controller that contains this one.
    open var tabBarController: UITabBarController? { nearestContainer(UITabBarController.self) }

    /// Whether the controller becomes the child of its parent while it appears.
    open var isMovingToParent: Bool { parent != nil && items.movement == .toParent }
    /// Whether the controller leaves its parent while it disappears.
    open var isMovingFromParent: Bool { items.movement == .fromParent }

    /// Tells a controller, and through it its children, that it is about to appear or disappear. Containers that do not
    /// forward automatically call this for their children, each time followed by `endAppearanceTransition()`.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }
    /// Completes what `beginAppearanceTransition` began: children first, then this controller.
    open func endAppearanceTransition() { endAppearance() }

    /// What the toolbar of the navigation controller shows while this controller is at the top of its stack.
    open var toolbarItems: [UIBarButtonItem]? {
        get { items.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        showToolbarItems(toolbarItems, animated: animated)
    }

    // MARK: - Traits and margins

    /// The style of this controller, its view and all in it; unspecified for the one that is inherited.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }
    /// Traits that a child has in place of those that it would inherit, as long as it is a child; nil for none.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) {
        overrideTraits(collection, of: childViewController)
    }
    /// What `setOverrideTraitCollection(_:forChild:)` was given; nil for none, and for other controllers.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        overriddenTraits(of: childViewController)
    }

    /// The least margins of the controller's view while `viewRespectsSystemMinimumLayoutMargins`: none above and below; at
    /// the sides 16 points, or 20 where the view is at least 400 points wide.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
    /// The space between the top of the view and the top of its safe area. Loads the view.
    open var topLayoutGuide: any UILayoutSupport { barGuide(isTop: true) }
    /// The space between the bottom of the view's safe area and the bottom of the view. Loads the view.
    open var bottomLayoutGuide: any UILayoutSupport { barGuide(isTop: false) }

    // MARK: - Presenting

    /// What this controller, or one that contains it, presents.
    open var presentedViewController: UIViewController? { nearestOwnPresentation?.presented }
    /// Who presents this controller, or one that contains it.
    open var presentingViewController: UIViewController? { nearestHostPresentation?.presenter }
    /// Whether this controller is on its way in.
    open var isBeingPresented: Bool { hostPresentation?.isBeingPresented == true }
    /// Whether this controller is on its way out.
    open var isBeingDismissed: Bool { hostPresentation?.phase == .dismissing }
    /// Who places this controller, or the one that contains it, while it is presented; before that, who will if it is
    /// presented in its present style.
    open var presentationController: UIPresentationController? { nearestPresentationController }
    /// The transition that this controller, or one that contains it, takes part in; nil when nothing moves.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        chain.lazy.compactMap(\.items.coordinator).first
    }

    /// How the controller is presented; a sheet unless set.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How the controller comes and goes.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a presentation that does not cover the screen still decides about the status bar.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether `currentContext` presentations by children take this controller's place.
    open var definesPresentationContext = false
    /// Whether the Escape key does not dismiss this controller.
    open var isModalInPresentation = false

    /// Makes what a presentation of its own needs. Not kept alive.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether scroll views in the view whose `contentInsetAdjustmentBehavior` is automatic keep clear of bars; ask the scroll view
    /// itself instead.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet {
            if automaticallyAdjustsScrollViewInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() }
        }
    }

    /// The size that a container is to give the view, in points; zero for none in particular.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            hostPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// For a controller that is presented in a way of its own, whatever its style.
    @_spi(Overriding) open func ownPresentationController(presenting: UIViewController?)
        -> UIPresentationController?
    { nil }
    /// As above, the way in or out; nil for the usual one.
    @_spi(Overriding) open func ownAnimator(isPresenting: Bool) -> (
        any UIViewControllerAnimatedTransitioning
    )? { nil }

    /// Presents a controller over this one, or over the context that its style asks for. The completion
    /// runs after `viewDidAppear`.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, with everything above it; if it presents nothing, this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    // MARK: - Status bar

    /// The style of the status bar while this controller decides about it.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden while this controller decides about it.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar comes and goes when this controller changes its mind about that in an animation's block.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The controller that decides about the status bar's style instead; nil for this one.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The controller that decides whether the status bar is hidden instead; nil for this one.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Has the status bar ask again; inside of an animation's block the change is animated.
    open func setNeedsStatusBarAppearanceUpdate() {
        responderWindow?.windowScene?.statusBar.setNeedsUpdate(
            duration: UIView.inheritedAnimationDuration
        )
    }

    /// The controller that presents this one, else the view's superview, or the place of what is presented in the view's stead.
    open override var next: UIResponder? {
        hostPresentation?.presenter ?? viewIfLoaded?.superview ?? ownPresentation?.container
    }
}
