import Drydock
import DrydockTesting
import Testing

/// What assistive tools say of bars and alerts.
struct BarAccessibilityTests {
    @Test("titles are headers, buttons have names, the back button says where it leads")
    func navigationBar() {
        let root = UIViewController()
        root.title = "Mail"
        let page = UIViewController()
        page.title = "Draft"
        let plain = UIBarButtonItem(title: "Send", image: UIImage(systemName: "paperplane"))
        let named = UIBarButtonItem(systemItem: .trash)
        let own = UIBarButtonItem(systemItem: .add)
        own.accessibilityLabel = "Attach"
        page.navigationItem.rightBarButtonItems = [plain, named, own]
        let screen = Screen {
            let navigation = UINavigationController(rootViewController: root)
            navigation.pushViewController(page, animated: false)
            return navigation
        }
        screen.settle()
        #expect(
            screen.accessibilityElements.map {
                "\($0.traits.names.joined(separator: " ")) \($0.label ?? "-")"
            }
                == ["button Mail", "header Draft", "button Attach", "button Delete", "button Send"]
        )
    }

    @Test("tabs are buttons, the chosen one selected, with the badge as the value")
    func tabBar() {
        let pages = ["Inbox", "Sent"].map { title in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return page
        }
        pages[1].tabBarItem.badgeValue = "3"
        let tabs = UITabBarController()
        let screen = Screen {
            tabs.viewControllers = pages
            return tabs
        }
        screen.settle()
        let elements = screen.accessibilityElements
        #expect(elements.compactMap(\.label) == ["Inbox", "Sent"])
        #expect(elements.map(\.value) == [nil, "3"])
        #expect(elements.map { $0.traits.contains(.selected) } == [true, false])
        #expect(elements.allSatisfy { $0.traits.contains(.button) })
    }

    @Test("an alert's actions are buttons with their titles")
    func alert() {
        let screen = Screen { UIViewController() }
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        screen.window.rootViewController?.present(alert, animated: false)
        screen.settle()
        let buttons = screen.accessibilityElements.filter { $0.traits.contains(.button) }
        #expect(buttons.compactMap(\.label) == ["Yes"])
    }
}
