import Drydock
import DrydockTesting
import Testing

@Suite("Tab bars that applications change")
@MainActor
struct CustomTabBarTests {
    private class Tabs: UITabBarController {
        var log: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = ["One", "Two"].map { title in
                let page = UIViewController()
                page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
                return page
            }
        }
        override var selectedViewController: UIViewController? {
            didSet { log.append(selectedViewController?.tabBarItem.title ?? "") }
        }
    }

    private func screen(_ tabs: UITabBarController) -> Screen {
        Screen(size: CGSize(width: 300, height: 400), showsStatusBar: false) { tabs }
    }

    /// Takes away what shows the items, by its name, as bars that show them otherwise do.
    private final class Bare: UITabBar {
        override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
            super.setItems(items, animated: animated)
            for view in subviews where String(describing: type(of: view)) == "UITabBarButton" {
                view.removeFromSuperview()
            }
        }
    }

    @Test("a bar may take its buttons away when it has got items, and gets them back with new items alone")
    func buttons() {
        final class BareTabs: Tabs {
            override func viewDidLoad() {
                super.viewDidLoad()
                setValue(Bare(), forKey: "tabBar")
            }
        }
        let tabs = BareTabs()
        let screen = screen(tabs)
        #expect(!screen.contains(text: "Two"))
        screen.perform {
            tabs.tabBar.barTintColor = .red
            tabs.tabBar.items?.first?.badgeValue = "1"
            tabs.overrideUserInterfaceStyle = .dark
        }
        #expect(!screen.contains(text: "Two"))
        screen.perform { tabs.tabBar.barTintColor = .blue }
        #expect(!screen.contains(text: "Two"))
    }

    @Test(
        "a bar whose frame is set in viewWillLayoutSubviews or viewDidLayoutSubviews keeps it",
        arguments: [true, false]
    )
    func height(isBefore: Bool) {
        final class HighTabs: Tabs {
            var isBefore = true
            var count = 0
            private func place() {
                count += 1
                tabBar.frame.size.height = 80
                tabBar.frame.origin.y = view.bounds.height - 80
            }
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                if isBefore { place() }
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                if !isBefore { place() }
            }
        }
        let tabs = HighTabs()
        tabs.isBefore = isBefore
        let screen = screen(tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 320, width: 300, height: 80))
        #expect(tabs.count < 4)
        screen.perform { tabs.view.setNeedsLayout() }
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 320, width: 300, height: 80))
        screen.resize(to: CGSize(width: 320, height: 300))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 220, width: 320, height: 80))
    }

    @Test("a bar that was hidden or moved by hand stays so through a layout")
    func hidden() {
        let tabs = Tabs()
        let screen = screen(tabs)
        screen.perform {
            tabs.tabBar.isHidden = true
            tabs.tabBar.transform = CGAffineTransform(translationX: 0, y: 60)
            tabs.view.setNeedsLayout()
        }
        screen.resize(to: CGSize(width: 320, height: 300))
        #expect(tabs.tabBar.isHidden)
        #expect(tabs.tabBar.transform.ty == 60)
    }

    @Test("a tap selects by the property that subclasses observe")
    func selection() throws {
        let tabs = Tabs()
        let screen = screen(tabs)
        try screen.tap(text: "Two")
        #expect(tabs.log == ["Two"])
        #expect(tabs.selectedIndex == 1)
    }
}
