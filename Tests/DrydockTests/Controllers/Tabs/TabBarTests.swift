import Drydock
import DrydockTesting
import Testing

struct TabBarTests {
    private let journal = Journal()
    private let first: RecordingController
    private let second: RecordingController
    private let tabs = UITabBarController()
    private let screen: Screen

    init() {
        let (first, second) = (RecordingController("first", journal), RecordingController("second", journal))
        (self.first, self.second) = (first, second)
        let tabs = self.tabs
        screen = Screen {
            tabs.title = "tabs"
            tabs.viewControllers = [first, second]
            return tabs
        }
    }

    @Test("tabs call in UIKit's order when they change")
    func order() {
        _ = journal.take()
        tabs.selectedIndex = 1
        #expect(
            journal.takeAppearances() == [
                "second didLoad", "second willAppear", "first willDisappear", "first didDisappear",
                "second didAppear",
            ]
        )
        #expect(tabs.selectedViewController === second && second.tabBarController === tabs)
        #expect(tabs.tabBar.selectedItem === second.tabBarItem)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 1)
    }

    @Test("the bar is 49 points above the safe area, and the page's safe area includes it")
    func geometry() {
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
        #expect(first.view.frame == screen.window.bounds)
        #expect(first.view.safeAreaInsets.bottom == 83)
        #expect(first.tabBarItem.title == "first")
    }

    @Test("a tap asks, selects and tells; a second one pops to the root")
    func taps() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.title = "stack"
        tabs.viewControllers = [first, navigation]
        let spectator = Spectator(journal)
        tabs.delegate = spectator
        navigation.tabBarItem = UITabBarItem(title: "stack", image: nil, tag: 0)
        tabs.setViewControllers([first, navigation], animated: false)
        screen.settle()
        _ = journal.take()
        try screen.tap(try screen.find(UIControl.self, identifier: "stack"))
        #expect(tabs.selectedViewController === navigation)
        #expect(journal.takeAppearances().filter { $0.hasPrefix("tab") } == ["tab should", "tab did"])
        navigation.pushViewController(second, animated: false)
        try screen.tap(try screen.find(UIControl.self, identifier: "stack"))
        screen.settle()
        #expect(navigation.viewControllers.count == 1)
        spectator.allows = false
        try screen.tap(try screen.find(UIControl.self, identifier: "first"))
        #expect(tabs.selectedViewController === navigation)
    }

    @Test("the bar leaves with a push that hides it, and comes back", arguments: [true, false])
    func hidesBar(animated: Bool) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        screen.settle()
        second.hidesBottomBarWhenPushed = true
        navigation.pushViewController(second, animated: animated)
        screen.settle()
        #expect(tabs.tabBar.isHidden)
        #expect(second.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: animated)
        screen.settle()
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.transform.isIdentity)
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
    }

    @Test("a kind of controller is told of what is tapped before the page changes, and is asked after that")
    func ownMethod() throws {
        let told = ToldTabs(journal)
        let screen = Screen { told }
        told.viewControllers = [UIViewController(), UIViewController()]
        let spectator = Spectator(journal)
        told.delegate = spectator
        told.viewControllers?[1].tabBarItem = UITabBarItem(title: "two", image: nil, tag: 7)
        told.setViewControllers(told.viewControllers, animated: false)
        screen.settle()
        _ = journal.take()
        try screen.tap(try screen.find(UIControl.self, identifier: "two"))
        #expect(journal.take() == ["7 from 0", "tab should", "tab did"])
        #expect(told.selectedIndex == 1)
    }

    @Test("a page has the safe area that it will have while the bar leaves and comes back")
    func safeAreaOnTheWay() {
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        tabs.viewControllers = [navigation]
        screen.settle()
        second.hidesBottomBarWhenPushed = true
        screen.perform { navigation.pushViewController(second, animated: true) }
        screen.advance(by: 0.1)
        #expect(second.view.safeAreaInsets.bottom == 34)
        screen.settle()
        #expect(second.view.safeAreaInsets.bottom == 34)
        screen.perform { _ = navigation.popViewController(animated: true) }
        screen.advance(by: 0.1)
        #expect(first.view.safeAreaInsets.bottom == 83)
        screen.settle()
        #expect(first.view.safeAreaInsets.bottom == 83)
    }

    @Test("no controllers, and others than before")
    func changes() {
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
        #expect(first.parent == nil && first.view.window == nil && first.appearance == .disappeared)
        tabs.viewControllers = [second]
        screen.settle()
        #expect(second.appearance == .appeared)
    }
}

private final class ToldTabs: UITabBarController {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        journal.note("\(item.tag) from \(selectedIndex)")
    }
}

private final class Spectator: NSObject, UITabBarControllerDelegate {
    private let journal: Journal
    var allows = true

    init(_ journal: Journal) {
        self.journal = journal
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        journal.note("tab should")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        journal.note("tab did")
    }
}
