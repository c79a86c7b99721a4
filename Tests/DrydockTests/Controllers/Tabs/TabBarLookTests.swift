import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

struct TabBarLookTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    private let rows = Rows()
    private let list = UITableViewController(style: .plain)
    private let tabs = UITabBarController()

    private func makeScreen(
        size: CGSize = CGSize(width: 390, height: 600),
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection()
    ) -> Screen {
        list.tableView.dataSource = rows
        list.tabBarItem = UITabBarItem(title: "List", image: UIImage(systemName: "star"), tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Other", image: UIImage(systemName: "bell"), tag: 1)
        tabs.viewControllers = [UINavigationController(rootViewController: list), other]
        let screen = Screen(size: size, scale: 2, direction: direction, traits: traits, showsStatusBar: false)
        { tabs }
        screen.settle()
        return screen
    }

    private func scrollToEnd(_ screen: Screen) {
        list.tableView.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
        screen.settle()
    }

    @Test("where the content ends above the bar, the bar has the look for that")
    func edge() throws {
        let edge = UITabBarAppearance()
        edge.configureWithOpaqueBackground()
        edge.backgroundColor = .systemPink
        tabs.tabBar.scrollEdgeAppearance = edge
        let screen = makeScreen()
        func color() -> UIColor? {
            tabs.tabBar.subviews.first?.subviews.compactMap(\.backgroundColor).first
        }
        #expect(color() != .systemPink)
        scrollToEnd(screen)
        #expect(color() == .systemPink)
        tabs.selectedIndex = 1
        screen.settle()
        #expect(color() == .systemPink)
        tabs.selectedIndex = 0
        list.tableView.contentOffset.y -= 100
        screen.settle()
        #expect(color() != .systemPink)
    }

    @Test("an own look, an inset image, a moved title and a badge with attributes", arguments: [false, true])
    func stacked(_ isDark: Bool) throws {
        let items = UITabBarItemAppearance(style: .stacked)
        items.normal.iconColor = .systemTeal
        items.normal.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
        items.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
        items.selected.badgeTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 13)]
        let look = UITabBarAppearance()
        look.stackedLayoutAppearance = items
        look.inlineLayoutAppearance = items
        look.compactInlineLayoutAppearance = items
        tabs.tabBar.standardAppearance = look
        let screen = makeScreen(
            traits: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        )
        let item = try #require(tabs.tabBar.items?.first)
        item.badgeValue = "12"
        item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .selected)
        item.imageInsets = UIEdgeInsets(top: -4, left: -4, bottom: -4, right: -4)
        screen.settle()
        assertSnapshot(of: screen.host, as: .image)
    }

    @Test("titles stand beside images where the screen is low", arguments: [false, true])
    func inline(_ isRightToLeft: Bool) throws {
        let screen = makeScreen(
            size: CGSize(width: 844, height: 300),
            direction: isRightToLeft ? .rightToLeft : .leftToRight,
            traits: UITraitCollection { $0.verticalSizeClass = .compact }
        )
        tabs.tabBar.items?[0].badgeValue = "3"
        screen.settle()
        #expect(tabs.tabBar.intrinsicContentSize.height == 32)
        assertSnapshot(of: screen.host, as: .image)
    }

    @Test("at the end of its content a bar without a look for that has no ground")
    func clear() {
        let screen = makeScreen()
        scrollToEnd(screen)
        assertSnapshot(of: screen.host, as: .image)
    }

    /// NativeScript/NativeScript#9614: "Since iOS 15 … for tabs without scrolling content the TabView stays transparent".
    @Test("over a page without a scroll view the bar has no ground")
    func noContent() throws {
        let screen = makeScreen()
        let ground = try #require(tabs.tabBar.subviews.first)
        func hasEffect() -> Bool { ground.subviews.contains { $0 is UIVisualEffectView && !$0.isHidden } }
        #expect(hasEffect())
        tabs.selectedIndex = 1
        screen.settle()
        #expect(!hasEffect())
        tabs.selectedIndex = 0
        screen.settle()
        #expect(hasEffect())
    }

    /// Measured in pictures that iOS recorded: left edge at the item's centre + 10.9, top 3 below the hairline.
    @Test(
        "a badge begins 11 points after its item's centre, 3 below the bar's edge",
        arguments: [false, true]
    )
    func badgePlace(isRightToLeft: Bool) throws {
        let screen = makeScreen(direction: isRightToLeft ? .rightToLeft : .leftToRight)
        screen.perform { tabs.tabBar.items?[0].badgeValue = "3" }
        screen.settle()
        let labels = tabs.tabBar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        let label = try #require(labels.first { $0.text == "3" })
        let item = screen.frame(of: try #require(label.superview))
        let badge = screen.frame(of: label)
        #expect(badge.height == 18)
        #expect((isRightToLeft ? item.midX - badge.maxX : badge.minX - item.midX) == 11)
        #expect(badge.minY - screen.frame(of: tabs.tabBar).minY == 3)
    }

    @Test("content that grows to beyond the bar gives it its ground")
    func growing() {
        let (scroll, page) = (UIScrollView(), UIViewController())
        let screen = Screen(size: CGSize(width: 320, height: 300), showsStatusBar: false) {
            page.view = scroll
            tabs.viewControllers = [page]
            return tabs
        }
        func backgrounds() -> Int { tabs.tabBar.subviews.first?.subviews.count { !$0.isHidden } ?? 0 }
        screen.perform { scroll.contentSize = CGSize(width: 320, height: 3000) }
        let covered = backgrounds()
        screen.perform { scroll.contentSize = CGSize(width: 320, height: 30) }
        #expect(backgrounds() < covered)
        screen.perform { scroll.contentSize = CGSize(width: 320, height: 3000) }
        #expect(backgrounds() == covered)
    }

    @Test("an image for the ground, as empty as the shadow's")
    func backgroundImage() {
        tabs.tabBar.backgroundImage = UIImage()
        tabs.tabBar.shadowImage = UIImage()
        let screen = makeScreen()
        assertSnapshot(of: screen.host, as: .image)
    }
}
