import Drydock
import DrydockRaster
import DrydockTesting
import Testing

/// Bars below content that ends above them are clear from the first frame on.
///
/// Source: Apple's documentation of `UIToolbar.scrollEdgeAppearance` and `UITabBar.scrollEdgeAppearance`: the look while the content's
/// end is aligned with the bar.
@Suite("Bars at the end of content")
struct BarEdgeTests {
    enum Page: CaseIterable {
        case short, exact, long, table, constrained
    }

    private func make(_ kind: Page) -> UIViewController {
        if kind == .table { return UITableViewController(style: .plain) }
        let page = UIViewController()
        let scroll = UIScrollView()
        scroll.backgroundColor = .systemBackground
        scroll.frame = page.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(scroll)
        switch kind {
        case .short: scroll.contentSize = CGSize(width: 10, height: 100)
        case .exact: scroll.contentSize = CGSize(width: 10, height: 600)
        case .long: scroll.contentSize = CGSize(width: 10, height: 3000)
        default:
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: scroll.topAnchor),
                content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                content.heightAnchor.constraint(equalToConstant: 200),
            ])
        }
        return page
    }

    /// The lowest 100 points.
    private func bar(_ screen: Screen) -> [PremultipliedColor] {
        let bitmap = screen.host.render().bitmap
        return (0..<100).flatMap { y in
            (0..<40).map { x in bitmap.pixel(atX: x * 5, y: bitmap.height - 100 + y) }
        }
    }

    private func resize(_ screen: Screen) {
        let size = screen.window.bounds.size
        screen.resize(to: CGSize(width: size.width, height: size.height + 10))
        screen.resize(to: size)
        screen.settle()
    }

    @Test("a toolbar, after a push without animation and with one", arguments: Page.allCases, [false, true])
    func toolbar(kind: Page, animated: Bool) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isToolbarHidden = false
        let screen = Screen { navigation }
        screen.perform { navigation.pushViewController(make(kind), animated: animated) }
        screen.settle()
        let first = bar(screen)
        resize(screen)
        #expect(first == bar(screen))
    }

    @Test("a tab bar, of the first page and of another", arguments: Page.allCases, [0, 1])
    func tabs(kind: Page, index: Int) {
        let tabs = UITabBarController()
        tabs.viewControllers = index == 0 ? [make(kind)] : [UIViewController(), make(kind)]
        let screen = Screen { tabs }
        screen.perform { tabs.selectedIndex = index }
        screen.settle()
        let first = bar(screen)
        resize(screen)
        #expect(first == bar(screen))
    }
}
