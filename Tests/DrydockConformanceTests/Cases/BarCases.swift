import Drydock

/// Bars, badges and alerts.
enum BarCases {
    static let all = [heights, badge, back]

    private static let frames = ConformanceSource.measurement(
        "Frames of Interface Builder in samples of Apple's"
    )
    private static let suites = ConformanceSource.measurement("Pictures of public test suites, iOS 14 to 17")

    private static let heights = ConformanceCase(.bars, "heights", frames) { facts in
        facts.expect("navigation bar", 44, UINavigationBar().sizeThatFits(.zero).height, within: 0)
        facts.expect("toolbar", 44, UIToolbar().sizeThatFits(.zero).height, within: 0)
        facts.expect("tab bar", 49, UITabBar().sizeThatFits(.zero).height, within: 0)
        var height: CGFloat = 0
        _ = ConformancePicture(controllerSize: CGSize(width: 375, height: 667), scale: 2) {
            let controller = LayoutReader {
                height = $0.navigationController?.navigationBar.frame.height ?? 0
            }
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = true
            return navigation
        }
        facts.expect("navigation bar with a large title", 96, height, within: 0)
    }

    private static let badge = ConformanceCase(.bars, "tab badge", suites) { facts in
        let picture = ConformancePicture(controllerSize: CGSize(width: 390, height: 844), scale: 3) {
            let tabs = UITabBarController()
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "A", image: UIImage(systemName: "house"), tag: 0)
            controller.tabBarItem.badgeValue = "1"
            controller.view.backgroundColor = .white
            tabs.viewControllers = [controller]
            return tabs
        }
        let box = picture.box(of: [255, 59, 48], in: CGRect(x: 150, y: 784, width: 100, height: 60)) ?? .null
        facts.expect("diameter", 18, box.height, within: 0.34)
        facts.expect(
            "left, from the item's centre",
            10.9,
            box.minX - 195,
            within: 0.34
        )
        facts.expect(
            "top, from the bar's",
            3,
            box.minY - 795,
            within: 0.34
        )
    }

    private static let back = ConformanceCase(.bars, "back button", suites) { facts in
        let picture = ConformancePicture(controllerSize: CGSize(width: 390, height: 400), scale: 3) {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let next = UIViewController()
            next.view.backgroundColor = .white
            navigation.viewControllers[0].title = "Back"
            navigation.pushViewController(next, animated: false)
            return navigation
        }
        let columns = picture.columns(in: CGRect(x: 0, y: 2, width: 100, height: 40))
        facts.expect(
            "chevron, left",
            9.33,
            columns.first?.lowerBound ?? 0,
            within: 0.34
        )
        facts.expect("chevron, right", 20, columns.first?.upperBound ?? 0, within: 0.34)
    }
}

/// Reports itself when it is laid out.
final class LayoutReader: UIViewController {
    private let read: (UIViewController) -> Void

    init(_ read: @escaping (UIViewController) -> Void) {
        self.read = read
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        read(self)
    }
}
