import Drydock
import DrydockTesting
import Testing

/// Without an animation, too, a page has been laid out when it is told that it has appeared.
/// Source: the documentation of `viewIsAppearing(_:)`, whose table has layout before `viewDidAppear(_:)`.
@Suite("Layout before viewDidAppear")
@MainActor
struct LayoutBeforeAppearingTests {
    private final class Page: UIViewController {
        let box = UIView()
        private(set) var widths: [CGFloat] = []
        var whenLaidOut: (() -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                box.topAnchor.constraint(equalTo: view.topAnchor),
                box.heightAnchor.constraint(equalToConstant: 10),
            ])
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            defer { whenLaidOut = nil }
            whenLaidOut?()
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            widths.append(box.frame.width)
        }
    }

    private let first = Page()
    private let second = Page()

    @Test("pushed, popped and set")
    func navigation() {
        let navigation = UINavigationController(rootViewController: first)
        let screen = Screen { navigation }
        #expect(first.widths == [390])
        screen.perform { navigation.pushViewController(second, animated: false) }
        #expect(second.widths == [390])
        screen.perform { _ = navigation.popViewController(animated: false) }
        #expect(first.widths == [390, 390])
        let third = Page()
        screen.perform { navigation.setViewControllers([third], animated: false) }
        #expect(third.widths == [390])
    }

    @Test("selected tabs, and tabs that take others' places")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let screen = Screen { tabs }
        #expect(first.widths == [390])
        screen.perform { tabs.selectedIndex = 1 }
        #expect(second.widths == [390])
        let third = Page()
        screen.perform { tabs.setViewControllers([third], animated: false) }
        #expect(third.widths == [390])
    }

    @Test("presented, and a window's new root")
    func presented() {
        let screen = Screen { first }
        screen.perform { first.present(second, animated: false) }
        #expect(second.widths == [390])
        let third = Page()
        screen.perform { screen.window.rootViewController = third }
        #expect(third.widths == [390])
    }

    @Test("a page that pushes another as it is laid out leaves the other on the screen")
    func pushedInLayout() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let screen = Screen { navigation }
        first.whenLaidOut = { [first, second] in
            first.navigationController?.pushViewController(second, animated: false)
        }
        screen.perform { navigation.pushViewController(first, animated: false) }
        #expect(navigation.viewControllers == [root, first, second])
        #expect(second.view.window != nil)
        #expect(first.view.window == nil)
        #expect(second.widths == [390])
    }
}
