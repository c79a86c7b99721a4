package import Drydock
import DrydockAnchorage

/// Three tabs, one of them a stack of pages.
package final class TabsScene: UITabBarController {
    package override func viewDidLoad() {
        super.viewDidLoad()
        let pages = [
            ("Today", "Three things to do"), ("Search", "Nothing looked for yet"),
            ("Profile", "Three new messages"),
        ]
        viewControllers = pages.map { title, text in
            let page = UIViewController()
            page.title = title
            page.view.backgroundColor = .secondarySystemBackground
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            label.numberOfLines = 0
            page.view.addSubview(label)
            label.centerAnchors == page.view.safeAreaLayoutGuide.centerAnchors
            label.leadingAnchor >= page.view.layoutMarginsGuide.leadingAnchor
            let navigation = UINavigationController(rootViewController: page)
            navigation.tabBarItem = UITabBarItem(title: title, image: TabsScene.icon(title), tag: 0)
            return navigation
        }
        viewControllers?[2].tabBarItem.badgeValue = "3"
    }

    /// Each tab's letter in a ring.
    private static func icon(_ title: String) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
            let ring = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 22, height: 22))
            ring.lineWidth = 2
            UIColor.black.setStroke()
            ring.stroke()
            String(title.prefix(1)).draw(
                at: CGPoint(x: 8, y: 5),
                withAttributes: [.font: UIFont.systemFont(ofSize: 13, weight: .semibold)]
            )
        }
    }
}
