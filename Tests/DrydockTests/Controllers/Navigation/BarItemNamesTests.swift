import Drydock
import DrydockTesting
import Testing

@Suite("Bars by their older names")
struct BarItemNamesTests {
    @Test("the hint of a bar's item is its button's")
    func hints() throws {
        let item = UIBarButtonItem(title: "Trash", style: .plain, target: nil, action: nil)
        item.accessibilityHint = "Deletes all"
        let screen = Screen(size: CGSize(width: 300, height: 400), scale: 1) {
            let page = UIViewController()
            page.navigationItem.rightBarButtonItem = item
            return UINavigationController(rootViewController: page)
        }
        screen.settle()
        let button = try #require(screen.findAll(UIView.self).first { $0.accessibilityLabel == "Trash" })
        #expect(button.accessibilityHint == "Deletes all")
        screen.perform { button.accessibilityHint = "Own" }
        #expect(button.accessibilityHint == "Own")
    }

    @Test("an image for a bar at the top is the bar's, one for the bottom is not kept")
    func positions() {
        let bar = UINavigationBar()
        let image = UIImage(systemName: "bell")
        bar.setBackgroundImage(image, for: .bottom, barMetrics: .default)
        #expect(bar.backgroundImage(for: .default) == nil)
        bar.setBackgroundImage(image, for: .any, barMetrics: .default)
        #expect(bar.backgroundImage(for: .default) === image)
        #expect(bar.backgroundImage(for: .top, barMetrics: .default) === image)
        #expect(bar.backgroundImage(for: .bottom, barMetrics: .default) == nil)
    }

    @Test("what lies behind grouped tables is the system's")
    func grouped() {
        #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
    }
}
