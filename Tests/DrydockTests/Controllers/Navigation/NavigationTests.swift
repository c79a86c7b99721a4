import Drydock
import DrydockTesting
import Testing

/// The expected orders are those that UIKit's own controllers log.
struct NavigationTests {
    private let journal = Journal()
    private let screen = Screen.empty(size: CGSize(width: 390, height: 844), scale: 1)
    private let first: RecordingController
    private let second: RecordingController
    private let third: RecordingController
    private let navigation: UINavigationController

    init() {
        first = RecordingController("first", journal)
        second = RecordingController("second", journal)
        third = RecordingController("third", journal)
        navigation = UINavigationController(rootViewController: first)
        navigation.title = "navigation"
        screen.window.rootViewController = navigation
        screen.host.update()
    }

    private func runWithDelegate() -> Spectator {
        let spectator = Spectator(journal)
        navigation.delegate = spectator
        _ = journal.take()
        return spectator
    }

    @Test("the root becomes a child at once, and appears with the navigation controller")
    func root() {
        #expect(
            journal.takeAppearances() == [
                "first willMove nil", "first didLoad", "first didMove navigation", "first willAppear",
                "first didAppear",
            ]
        )
        #expect(first.parent === navigation && first.navigationController === navigation)
        #expect(navigation.topViewController === first && navigation.visibleViewController === first)
        #expect(navigation.navigationBar.topItem === first.navigationItem)
        #expect(first.navigationItem.title == "first")
    }

    @Test("a push calls in UIKit's order, animated or not", arguments: [true, false])
    func push(animated: Bool) {
        let spectator = runWithDelegate()
        let note = animated ? " animated" : ""
        navigation.pushViewController(second, animated: animated)
        #expect(navigation.viewControllers == [first, second])
        if animated {
            #expect(second.transitionCoordinator?.viewController(forKey: .to) === second)
            #expect(first.isMovingFromParent == false && second.isMovingToParent)
        }
        screen.settle()
        #expect(
            journal.takeAppearances() == [
                "second willMove navigation", "second didLoad", "first willDisappear\(note)",
                "second willAppear\(note)", "willShow second\(note)", "first didDisappear\(note)",
                "second didAppear\(note)", "second didMove navigation", "didShow second\(note)",
            ]
        )
        #expect(first.view.window == nil && second.view.window === screen.window)
        #expect(navigation.transitionCoordinator == nil)
        withExtendedLifetime(spectator) {}
    }

    @Test("a pop calls in UIKit's order and gives back what it took away", arguments: [true, false])
    func pop(animated: Bool) {
        navigation.pushViewController(second, animated: false)
        let spectator = runWithDelegate()
        let note = animated ? " animated" : ""
        #expect(navigation.popViewController(animated: animated) === second)
        if animated { #expect(second.isMovingFromParent && !first.isMovingToParent) }
        screen.settle()
        #expect(
            journal.takeAppearances() == [
                "second willMove nil", "second willDisappear\(note)", "first willAppear\(note)",
                "willShow first\(note)", "second didDisappear\(note)", "first didAppear\(note)",
                "second didMove nil", "didShow first\(note)",
            ]
        )
        #expect(second.parent == nil && second.navigationController == nil)
        withExtendedLifetime(spectator) {}
    }

    @Test("what a pop takes away, from the bottom to the top")
    func popped() {
        navigation.setViewControllers([first, second, third], animated: false)
        #expect(navigation.popToRootViewController(animated: false) == [second, third])
        #expect(navigation.viewControllers == [first] && navigation.children == [first])
        #expect(navigation.popViewController(animated: false) == nil)
        navigation.setViewControllers([first, second, third], animated: false)
        #expect(navigation.popToViewController(second, animated: false) == [third])
        #expect(navigation.popToViewController(second, animated: false) == [])
    }

    @Test("a push during a push waits for its end, and nothing is lost")
    func pushDuringPush() {
        navigation.pushViewController(second, animated: true)
        screen.advance(by: 0.1)
        navigation.pushViewController(third, animated: true)
        #expect(navigation.viewControllers == [first, second, third])
        screen.settle()
        screen.settle()
        #expect(navigation.topViewController === third && third.view.window === screen.window)
        #expect(third.appearance == .appeared && second.appearance == .disappeared)
        #expect(navigation.navigationBar.items?.count == 3)
        #expect(!screen.host.scene.isIgnoringInteractionEvents)
    }

    @Test("a pop right after a push ends where it began")
    func popDuringPush() {
        navigation.pushViewController(second, animated: true)
        navigation.popViewController(animated: true)
        screen.settle()
        screen.settle()
        #expect(navigation.topViewController === first && first.view.window === screen.window)
        #expect(first.appearance == .appeared && second.appearance == .disappeared)
        #expect(second.parent == nil)
    }

    @Test(
        "a pushed page comes from the trailing side on UIKit's spring, and the lower one makes way by a third",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func slides(direction: UIUserInterfaceLayoutDirection) throws {
        screen.host.scene.layoutDirection = direction
        screen.host.update()
        let sign: CGFloat = direction == .rightToLeft ? -1 : 1
        navigation.pushViewController(second, animated: true)
        #expect(second.view.presentation?.transform?.tx == sign * 390)
        #expect(second.view.frame == screen.window.bounds)
        screen.advance(by: 0.1)
        // 1 − e^(−ωt)(1 + ωt) for ω = √(1000 / 3)
        let rest = 0.455_221_61
        let above = try #require(second.view.presentation?.transform?.tx)
        let below = try #require(first.view.presentation?.transform?.tx)
        #expect(abs(above - sign * 390 * rest) < 0.01)
        #expect(abs(below + sign * 130 * (1 - rest)) < 0.01)
        #expect(screen.host.scene.isIgnoringInteractionEvents)
        screen.settle()
        #expect(second.view.transform.isIdentity && first.view.transform.isIdentity)
        #expect(!screen.host.scene.isIgnoringInteractionEvents)
    }

    @Test("the safe area of a page includes the bars")
    func safeArea() {
        #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 47 + 44, left: 0, bottom: 34, right: 0))
        navigation.navigationBar.prefersLargeTitles = true
        navigation.setToolbarHidden(false, animated: false)
        screen.host.update()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 844 - 34 - 44, width: 390, height: 44))
        #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 143, left: 0, bottom: 78, right: 0))
        #expect(first.view.frame == screen.window.bounds)
        navigation.setNavigationBarHidden(true, animated: false)
        screen.host.update()
        #expect(first.view.safeAreaInsets.top == 47)
    }

    @Test("a page ends at bars that it is not to go below")
    func edges() {
        first.edgesForExtendedLayout = []
        screen.host.update()
        #expect(first.view.frame == CGRect(x: 0, y: 91, width: 390, height: 844 - 91))
        #expect(first.view.safeAreaInsets.top == 0)
        first.edgesForExtendedLayout = .all
        navigation.navigationBar.isTranslucent = false
        screen.host.update()
        #expect(first.view.frame.minY == 91)
        first.extendedLayoutIncludesOpaqueBars = true
        screen.host.update()
        #expect(first.view.frame.minY == 0 && first.view.safeAreaInsets.top == 91)
    }

    @Test("a bar that hides animated moves in a third of a second")
    func hidesBar() {
        navigation.setNavigationBarHidden(true, animated: true)
        #expect(navigation.isNavigationBarHidden && !navigation.navigationBar.isHidden)
        #expect(navigation.navigationBar.presentation?.frame?.minY == 47)
        screen.settle()
        #expect(navigation.navigationBar.isHidden)
        #expect(first.view.safeAreaInsets.top == 47)
    }

    @Test("large titles are where the item, or the one below it, asks for them")
    func largeTitles() {
        navigation.navigationBar.prefersLargeTitles = true
        second.navigationItem.largeTitleDisplayMode = .never
        navigation.setViewControllers([first, second, third], animated: false)
        screen.host.update()
        #expect(navigation.navigationBar.frame.height == 44)
        third.navigationItem.largeTitleDisplayMode = .always
        screen.host.update()
        #expect(navigation.navigationBar.frame.height == 96)
        navigation.popToRootViewController(animated: false)
        screen.host.update()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test("the status bar is the top's to decide only while the bar is hidden")
    func statusBar() {
        #expect(navigation.childForStatusBarStyle == nil)
        #expect(navigation.preferredStatusBarStyle == .default)
        navigation.navigationBar.barStyle = .black
        #expect(navigation.preferredStatusBarStyle == .lightContent)
        navigation.isNavigationBarHidden = true
        #expect(navigation.childForStatusBarStyle === first)
        #expect(navigation.childForStatusBarHidden === first)
    }

    @Test("show pushes, in a presented navigation controller too, and presents elsewhere")
    func show() {
        first.show(second, sender: nil)
        screen.settle()
        #expect(navigation.topViewController === second)
        let alone = UIViewController()
        screen.window.rootViewController = alone
        screen.host.update()
        alone.show(third, sender: nil)
        screen.settle()
        #expect(alone.presentedViewController === third)
    }

    @Test("controllers that left are released, in the middle of a push, too")
    func releases() {
        weak var popped: UIViewController?
        weak var gone: UINavigationController?
        do {
            let screen = Screen.empty(size: CGSize(width: 100, height: 200), scale: 1)
            let navigation = UINavigationController(rootViewController: UIViewController())
            gone = navigation
            screen.window.rootViewController = navigation
            screen.host.update()
            let page = UIViewController()
            popped = page
            navigation.pushViewController(page, animated: true)
            screen.settle()
            navigation.popViewController(animated: true)
            screen.settle()
            navigation.pushViewController(UIViewController(), animated: true)
        }
        #expect(popped == nil)
        #expect(gone == nil)
    }

    @Test("a controller that is on the stack cannot be pushed again")
    func pushesTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                let navigation = UINavigationController(rootViewController: page)
                navigation.pushViewController(page, animated: false)
            }
        }
        #expect(
            errorText(of: result).contains("pushViewController: UIViewController is already on the stack")
        )
    }

    @Test("what runs alongside a push is animated with it and completes with it")
    func alongside() {
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        second.loadViewIfNeeded()
        second.view.addSubview(mark)
        navigation.pushViewController(second, animated: true)
        _ = journal.take()
        let journal = journal
        let ran = navigation.transitionCoordinator?.animate(
            alongsideTransition: nil,
            completion: { context in journal.note("completed, cancelled \(context.isCancelled)") }
        )
        #expect(ran == true)
        screen.settle()
        #expect(journal.takeAppearances().last == "completed, cancelled false")
    }
}

/// Notes what a navigation controller tells its delegate.
private final class Spectator: NSObject, UINavigationControllerDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        journal.note("willShow \(viewController.title ?? "")\(animated ? " animated" : "")")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        journal.note("didShow \(viewController.title ?? "")\(animated ? " animated" : "")")
    }
}
