import Drydock
import DrydockTesting
import Testing

/// What tests of applications put in place of a controller's own containers and presenters, by subclasses. Which members can be
/// overridden: Swift's printed interface of UIKit.
@Suite struct OverriddenControllerTests {
    @Test("a page under test pushes onto the navigation controller that its subclass gives")
    func navigationController() {
        let page = PageUnderTest()
        page.showNext()
        #expect(page.spy.pushed.map(\.title) == ["Next"])
        #expect((page as UIViewController).navigationController === page.spy)
    }

    @Test("super answers as a controller that overrides nothing")
    func superAnswers() {
        let page = PageUnderTest()
        let navigation = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        #expect(page.ownNavigationController === navigation)
        #expect((page as UIViewController).tabBarController === tabs)
        #expect((page as UIViewController).nibName == "Page")
        #expect((page as UIViewController).isMovingFromParent)
        #expect((page as UIViewController).presentedViewController?.title == "Presented")
        #expect((page as UIViewController).systemMinimumLayoutMargins.leading == 40)
        #expect(UIViewController(nibName: "Card", bundle: nil).nibName == "Card")
    }

    @Test("a container tells children of an appearance in a way of its own")
    func appearance() {
        let container = Container()
        let child = UIViewController()
        container.addChild(child)
        container.view.addSubview(child.view)
        container.beginAppearanceTransition(true, animated: false)
        container.endAppearanceTransition()
        #expect(container.journal.take() == ["begin", "end"])
    }
}

private final class NavigationSpy: UINavigationController {
    private(set) var pushed: [UIViewController] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushed.append(viewController)
    }
}

private final class PageUnderTest: UIViewController {
    let spy = NavigationSpy()

    override var navigationController: UINavigationController? { spy }
    override var nibName: String? { "Page" }
    override var isMovingFromParent: Bool { true }
    override var presentedViewController: UIViewController? {
        let presented = UIViewController()
        presented.title = "Presented"
        return presented
    }
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 40)
    }

    var ownNavigationController: UINavigationController? { super.navigationController }

    func showNext() {
        let next = UIViewController()
        next.title = "Next"
        navigationController?.pushViewController(next, animated: false)
    }

    override func loadView() { view = UIView() }
}

private final class Container: UIViewController {
    let journal = Journal()

    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        journal.note("begin")
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }

    override func endAppearanceTransition() {
        super.endAppearanceTransition()
        journal.note("end")
    }
}
