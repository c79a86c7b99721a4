import Drydock
import DrydockTesting
import Testing

@Suite("Layout guides of controllers")
struct LayoutSupportTests {
    private final class Page: UIViewController {
        let box = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 8),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                NSLayoutConstraint(
                    item: box,
                    attribute: .bottom,
                    relatedBy: .equal,
                    toItem: bottomLayoutGuide,
                    attribute: .top,
                    multiplier: 1,
                    constant: -8
                ),
            ])
        }
    }

    @Test("they reach from the view's ends to what bars leave free, and follow the bars")
    func places() {
        let page = Page()
        let screen = Screen { UINavigationController(rootViewController: page) }
        let height = page.view.bounds.height
        let bottom = page.view.safeAreaInsets.bottom
        #expect(page.topLayoutGuide.length == 91)
        #expect(page.bottomLayoutGuide.length == bottom)
        #expect(page.box.frame.minY == 99)
        #expect(page.box.frame.maxY == height - bottom - 8)
        screen.perform { page.navigationController?.isNavigationBarHidden = true }
        screen.settle()
        #expect(page.topLayoutGuide.length == 47)
        #expect(page.box.frame.minY == 55)
    }

    @Test("there is one guide for each end")
    func identity() {
        let page = UIViewController()
        #expect(page.topLayoutGuide === page.topLayoutGuide)
        #expect(page.topLayoutGuide !== page.bottomLayoutGuide)
        #expect(page.view.layoutGuides.count == 2)
    }
}
