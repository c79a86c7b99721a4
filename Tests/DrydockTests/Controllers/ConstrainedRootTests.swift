import Drydock
import DrydockTesting
import Testing

/// A controller's view without a translated mask fills its container, as if its edges were pinned to it.
/// Source: swift-snapshot-testing pins such a view's edges to its container's where it takes a picture of it.
@Suite("Controllers' views without a translated mask")
@MainActor
struct ConstrainedRootTests {
    private final class Page: UIViewController {
        let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.translatesAutoresizingMaskIntoConstraints = false
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
        }
    }

    private let page = Page()

    @Test("in a window, also after another size")
    func window() {
        let screen = Screen { page }
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(abs(page.label.center.x - 195) <= 0.5)
        screen.rotate()
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(abs(page.label.center.x - 422) <= 0.5)
    }

    @Test("in a navigation controller, pushed with and without animation, below an opaque bar as well")
    func navigation() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let screen = Screen { navigation }
        screen.perform { navigation.pushViewController(page, animated: true) }
        screen.settle()
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(abs(page.label.center.x - 195) <= 0.5)
        screen.perform { navigation.navigationBar.isTranslucent = false }
        #expect(page.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
        let other = Page()
        screen.perform { navigation.pushViewController(other, animated: false) }
        #expect(other.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
        screen.perform { _ = navigation.popViewController(animated: true) }
        screen.settle()
        #expect(page.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    }

    @Test("in a tab bar controller")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), page]
        let screen = Screen { tabs }
        screen.perform { tabs.selectedIndex = 1 }
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        screen.rotate()
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    @Test("presented", arguments: [.fullScreen, .overFullScreen, .pageSheet] as [UIModalPresentationStyle])
    func presented(style: UIModalPresentationStyle) {
        let screen = Screen { UIViewController() }
        let usual = UIViewController()
        for controller in [usual, page] {
            controller.modalPresentationStyle = style
            screen.perform { screen.topViewController?.present(controller, animated: true) }
            screen.settle()
            screen.perform { controller.view.layoutIfNeeded() }
            guard controller === usual else { continue }
            screen.perform { usual.dismiss(animated: false) }
        }
        #expect(page.view.bounds.width == 390)
        #expect(page.view.bounds.size == usual.view.bounds.size)
        #expect(abs(page.label.center.x - 195) <= 0.5)
    }

    @Test("an author's own constraints on the view count")
    func ownConstraints() {
        let navigation = UINavigationController(rootViewController: page)
        let screen = Screen { navigation }
        screen.perform { page.view.heightAnchor.constraint(equalToConstant: 300).isActive = true }
        #expect(page.view.bounds.size == CGSize(width: 390, height: 300))
    }

    @Test("out of its container, the view is again what its constraints make of it")
    func removed() throws {
        let screen = Screen { page }
        screen.perform { screen.window.rootViewController = UIViewController() }
        let holder = try #require(screen.topViewController)
        screen.perform {
            holder.addChild(page)
            holder.view.addSubview(page.view)
            NSLayoutConstraint.activate([
                page.view.leadingAnchor.constraint(equalTo: holder.view.leadingAnchor, constant: 5),
                page.view.topAnchor.constraint(equalTo: holder.view.topAnchor, constant: 6),
                page.view.widthAnchor.constraint(equalToConstant: 70),
                page.view.heightAnchor.constraint(equalToConstant: 80),
            ])
            page.didMove(toParent: holder)
        }
        #expect(page.view.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    }
}
