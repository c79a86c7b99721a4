public import Foundation

/// What the owner of a tab bar controller is asked and told when the user chooses a tab.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// - Returns: false for the tab to stay as it is.
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool
    /// Also for the tab that was selected already.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        true
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {}
}

/// Controllers of which one is shown, over a bar with an item for each. The bar shows five; there is no "More".
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Nil until there are any, or after nil was set.
    private var givenControllers: [UIViewController]?
    private var controllers: [UIViewController] { givenControllers ?? [] }
    private var selected: UIViewController?
    private let pages = UIView()
    private(set) var hidesBar = false
    /// Whether the bar is to be hidden or shown when no transition is under way. Otherwise it stays as the application has it.
    private var isBarStateDue = false
    /// The bar that was placed last, and where.
    private weak var placedBar: UITabBar?
    private var placedFrame = CGRect.null
    /// The content of the page that is shown.
    weak var followed: UIScrollView?

    override func decode(from nib: NibCoder) {
        super.decode(from: nib)
        nib.decode(self)
    }

    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Shows the items of the controllers.
    open private(set) lazy var tabBar: UITabBar = adopted(UITabBar(frame: .zero))

    private func adopted(_ bar: UITabBar) -> UITabBar {
        bar.owner = self
        bar.delegate = self
        bar.accessibilityIdentifier = "TabBar"
        return bar
    }

    /// Puts a bar of a class of your own in the place of `tabBar`: `setValue(bar, forKey: "tabBar")`, as on iOS. No other
    /// key is known: there is no Objective-C runtime.
    open func setValue(_ value: Any?, forKey key: String) {
        guard key == "tabBar", let bar = value as? UITabBar else {
            preconditionFailure("\(debugName).setValue(_:forKey:): it takes a UITabBar for \"tabBar\" alone")
        }
        guard bar !== tabBar else { return }
        let old = tabBar
        bar.frame = old.frame
        isBarStateDue = hidesBar
        bar.setItems(old.items, animated: false)
        bar.selectedItem = old.selectedItem
        tabBar = adopted(bar)
        if old.superview === viewIfLoaded {
            viewIfLoaded?.insertSubview(bar, aboveSubview: old)
            viewIfLoaded?.setNeedsLayout()
        }
        old.removeFromSuperview()
    }

    // MARK: - Controllers

    open var viewControllers: [UIViewController]? {
        get { givenControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The selected controller stays so if it is one of these; otherwise the first is.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        for (index, controller) in new.enumerated() {
            require(
                !new[..<index].contains { $0 === controller },
                "\(debugName).setViewControllers: \(controller.debugName) is there twice"
            )
        }
        let removed = controllers.filter { old in !new.contains { $0 === old } }
        let added = new.filter { controller in !controllers.contains { $0 === controller } }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added { addChild(controller) }
        givenControllers = viewControllers
        tabBar.setItems(new.map(\.tabBarItem), animated: animated)
        let isKept = selected.map { old in new.contains { $0 === old } } ?? false
        select(isKept ? selected : new.first)
        for controller in removed {
            controller.setBarInsets(.zero)
            controller.removeFromParent()
        }
        for controller in added { controller.didMove(toParent: self) }
    }

    /// Has to be one of the controllers.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            require(
                newValue == nil || controllers.contains { $0 === newValue },
                "\(debugName).selectedViewController: \(newValue?.debugName ?? "") is none of the controllers"
            )
            if let newValue { select(newValue) }
        }
    }

    /// `NSNotFound` while there are no controllers. An index that there is not is ignored.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }

    /// The user has tapped an item, whose controller is not selected yet; the delegate is asked after this.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Selects what the item stands for, unless the delegate refuses.
    func itemTapped(_ item: UITabBarItem) {
        guard let controller = controllers.first(where: { $0.tabBarItem === item }),
            delegate?.tabBarController(self, shouldSelect: controller) ?? true
        else { return }
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            // By the property, which subclasses observe.
            selectedViewController = controller
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// The order is UIKit's: the new one's `viewWillAppear`, the old one's `viewWillDisappear` and `viewDidDisappear`, the new
    /// one's `viewDidAppear`.
    private func select(_ controller: UIViewController?) {
        let old = selected
        selected = controller
        tabBar.selectedItem = controller?.tabBarItem
        guard isViewLoaded, controller !== old else { return }
        setNeedsStatusBarAppearanceUpdate()
        let isVisible = appearance == .appearing || appearance == .appeared
        if let controller {
            controller.loadViewIfNeeded()
            placePage()
            if isVisible { controller.beginAppearanceTransition(true, animated: false) }
        }
        if isVisible { old?.beginAppearanceTransition(false, animated: false) }
        old?.viewIfLoaded?.removeFromSuperview()
        if isVisible { old?.endAppearanceTransition() }
        if let view = controller?.view { pages.addSubview(view) }
        barVisibilityMayHaveChanged(animated: false)
        view.setNeedsLayout()
        guard appearance == .appeared else { return }
        // A page has been laid out when it appears.
        UIView.performWithoutAnimation(view.layoutIfNeeded)
        if controller === selected { controller?.endAppearanceTransition() }
    }

    // MARK: - Layout

    open override func loadView() {
        let view = TabBarControllerView(frame: UIScreen.main.bounds)
        view.tabs = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        pages.frame = view.bounds
        view.addSubview(pages)
        view.addSubview(tabBar)
        if let selected { pages.addSubview(selected.view) }
        layOut()
    }

    /// Places the bar, which an override may then move.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBar()
    }

    /// Where its place has changed: a subclass may have given it another.
    private func placeBar() {
        let bounds = view.bounds
        let height = tabBar.height + view.safeAreaInsets.bottom
        let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        guard frame != placedFrame || tabBar !== placedBar else { return }
        (placedFrame, placedBar) = (frame, tabBar)
        tabBar.bounds.size = frame.size
        tabBar.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    func layOut() {
        pages.frame = view.bounds
        placeBar()
        if isBarStateDue, transitionCoordinator?.isAnimated != true {
            isBarStateDue = false
            tabBar.isHidden = hidesBar
            tabBar.transform = .identity
        }
        placePage()
        followContent()
    }

    private func placePage() {
        guard let selected, let page = selected.viewIfLoaded else { return }
        var frame = view.bounds
        let height = tabBar.height
        if hidesBar {
            selected.setBarInsets(.zero)
        } else if tabBar.isTranslucent || selected.extendedLayoutIncludesOpaqueBars,
            selected.edgesForExtendedLayout.contains(.bottom)
        {
            selected.setBarInsets(UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
        } else {
            selected.setBarInsets(.zero)
            frame.size.height = max(frame.height - height - view.safeAreaInsets.bottom, 0)
        }
        if !page.holdPlace(frame) { page.frame = frame }
    }

    /// A controller that hides the bar has come to the top of the selected navigation controller's stack, or has gone.
    func barVisibilityMayHaveChanged(animated: Bool) {
        defer { if isViewLoaded { followContent() } }
        let stack = (selected as? UINavigationController)?.viewControllers ?? []
        let hides = hidesBar(for: stack)
        guard hides != hidesBar else { return }
        hidesBar = hides
        isBarStateDue = true
        guard isViewLoaded else { return }
        guard animated, let coordinator = selected?.transitionCoordinator else {
            return view.setNeedsLayout()
        }
        // Just beside the page that comes or goes.
        let way = CGAffineTransform(
            translationX: (view.isRightToLeft ? 1 : -1) * view.bounds.width,
            y: 0
        )
        tabBar.isHidden = false
        UIView.performWithoutAnimation { tabBar.transform = hides ? .identity : way }
        coordinator.animate { [weak self] _ in
            self?.tabBar.transform = hides ? way : .identity
        } completion: { [weak self] _ in
            self?.barVisibilityMayHaveChanged(animated: false)
            self?.isBarStateDue = true
            self?.view.setNeedsLayout()
        }
    }

    private func hidesBar(for stack: [UIViewController]) -> Bool {
        stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    /// Points by which the safe area of a navigation controller is not yet that of its page, while the bar comes or goes.
    func missingInset(below page: UIViewController) -> CGFloat {
        guard let navigation = selected as? UINavigationController,
            let index = navigation.viewControllers.firstIndex(of: page),
            tabBar.isTranslucent || navigation.extendedLayoutIncludesOpaqueBars,
            navigation.edgesForExtendedLayout.contains(.bottom)
        else { return 0 }
        let wanted = hidesBar(for: Array(navigation.viewControllers[...index])) ? 0 : tabBar.height
        return wanted - navigation.items.barInsets.bottom
    }

    package override var shownTitle: String? { selected?.shownTitle ?? title }

    open override var childForStatusBarStyle: UIViewController? { selected }
    open override var childForStatusBarHidden: UIViewController? { selected }
}

/// The view of a tab bar controller: a page below a bar.
private final class TabBarControllerView: UIView {
    weak var tabs: UITabBarController?

    override func layoutSubviews() {
        super.layoutSubviews()
        tabs?.layOut()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
