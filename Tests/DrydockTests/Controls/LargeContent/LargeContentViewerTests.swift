import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

/// What stays small is shown large while a finger rests on it.
struct LargeContentViewerTests {
    private func screen(
        _ category: UIContentSizeCategory = .accessibilityLarge,
        _ make: () -> UIViewController
    ) -> Screen {
        Screen(
            size: CGSize(width: 390, height: 844),
            traits: UITraitCollection(preferredContentSizeCategory: category),
            make
        )
    }

    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Today", "Search"].enumerated().map { index, title in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "bell"), tag: index)
            return page
        }
        return tabs
    }

    /// The large title that is shown, if any.
    private func shown(_ screen: Screen) -> String? {
        for case let viewer in screen.window.subviews where "\(type(of: viewer))" == "LargeContentView" {
            var views: [UIView] = [viewer]
            while let view = views.popLast() {
                if let label = view as? UILabel { return label.text }
                views += view.subviews
            }
        }
        return nil
    }

    @Test("a finger that rests on a tab shows it large, goes on to another, and selects it")
    func tabBar() {
        let tabs = tabs()
        let screen = screen { tabs }
        let finger = screen.touchDown(at: CGPoint(x: 98, y: 790))
        screen.advance(by: 0.4)
        #expect(shown(screen) == nil)
        screen.advance(by: 0.2)
        #expect(shown(screen) == "Today")
        finger.move(to: CGPoint(x: 290, y: 790))
        #expect(shown(screen) == "Search" && tabs.selectedIndex == 0)
        screen.advance(by: 0.3)
        assertSnapshot(of: screen.host, as: .image)
        finger.lift()
        screen.settle()
        #expect(shown(screen) == nil && tabs.selectedIndex == 1)
    }

    @Test("lifted elsewhere, nothing is chosen")
    func elsewhere() {
        let tabs = tabs()
        let screen = screen { tabs }
        let finger = screen.touchDown(at: CGPoint(x: 290, y: 790))
        screen.advance(by: 0.6)
        finger.move(to: CGPoint(x: 290, y: 400))
        screen.advance(by: 0.3)
        #expect(shown(screen) == nil)
        finger.lift()
        screen.settle()
        #expect(tabs.selectedIndex == 0)
    }

    @Test("at the usual sizes a long press is a tap")
    func usualSizes() {
        let tabs = tabs()
        let screen = screen(.extraExtraExtraLarge) { tabs }
        let finger = screen.touchDown(at: CGPoint(x: 290, y: 790))
        screen.advance(by: 0.6)
        #expect(shown(screen) == nil)
        finger.lift()
        screen.settle()
        #expect(tabs.selectedIndex == 1)
    }

    @Test("buttons of a navigation bar are shown, by the name that they are called by")
    func navigationBar() {
        var taps = 0
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action,
            primaryAction: UIAction { _ in taps += 1 }
        )
        let screen = screen { UINavigationController(rootViewController: page) }
        let finger = screen.touchDown(at: CGPoint(x: 366, y: 69))
        screen.advance(by: 0.6)
        #expect(shown(screen) == "Share")
        finger.lift()
        screen.settle()
        #expect(taps == 1)
    }

    @Test("segments are shown, and chosen where the finger is lifted")
    func segments() throws {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        control.frame = CGRect(x: 45, y: 100, width: 300, height: 32)
        control.selectedSegmentIndex = 0
        let page = UIViewController()
        let screen = screen { page }
        screen.perform { page.view.addSubview(control) }
        let finger = screen.touchDown(at: CGPoint(x: 195, y: 116))
        screen.advance(by: 0.6)
        #expect(shown(screen) == "Week")
        finger.move(to: CGPoint(x: 295, y: 116))
        #expect(shown(screen) == "Month")
        finger.lift()
        screen.settle()
        #expect(control.selectedSegmentIndex == 2 && shown(screen) == nil)
    }

    @Test("a view of one's own is shown by an interaction, whose delegate says what, and is told of the end")
    func ownViews() {
        final class Spectator: NSObject, UILargeContentViewerInteractionDelegate {
            var ended: (any UILargeContentViewerItem)?
            func largeContentViewerInteraction(
                _ interaction: UILargeContentViewerInteraction,
                didEndOn item: (any UILargeContentViewerItem)?,
                at point: CGPoint
            ) { ended = item }
        }
        let (spectator, page, label) = (Spectator(), UIViewController(), UILabel())
        label.text = "small"
        label.largeContentTitle = "Large"
        label.showsLargeContentViewer = true
        label.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        let interaction = UILargeContentViewerInteraction(delegate: spectator)
        let screen = screen { page }
        screen.perform {
            page.view.addSubview(label)
            page.view.addInteraction(interaction)
        }
        #expect(interaction.view === page.view && page.view.interactions.count == 1)
        let finger = screen.touchDown(at: CGPoint(x: 150, y: 120))
        screen.advance(by: 0.6)
        #expect(shown(screen) == "Large")
        finger.lift()
        #expect(spectator.ended === label)
        page.view.removeInteraction(interaction)
        #expect(interaction.view == nil && page.view.gestureRecognizers == nil)
    }
}
