import Drydock
import DrydockTesting
import Testing

/// The height is that of react-navigation's `getDefaultHeaderHeight` for a modal presentation, and of view hierarchies in
/// wix/react-native-navigation#5730 and Tencent/QMUI_iOS#877.
@Suite("Navigation bars in sheets")
struct SheetBarTests {
    private func barHeight(of style: UIModalPresentationStyle, size: CGSize) -> CGFloat {
        let screen = Screen(size: size) { UIViewController() }
        let page = UIViewController()
        page.title = "Page"
        let navigation = UINavigationController(rootViewController: page)
        navigation.modalPresentationStyle = style
        screen.window.rootViewController?.present(navigation, animated: false)
        screen.settle()
        let bar = navigation.navigationBar
        #expect(page.view.safeAreaInsets.top == navigation.view.safeAreaInsets.top + bar.frame.height)
        return bar.frame.height
    }

    @Test(
        "a bar in a sheet is 56 points high, elsewhere 44",
        arguments: [
            (UIModalPresentationStyle.pageSheet, 56), (.formSheet, 56), (.fullScreen, 44),
            (.overFullScreen, 44),
        ]
    )
    func heights(style: UIModalPresentationStyle, height: CGFloat) {
        #expect(barHeight(of: style, size: CGSize(width: 390, height: 844)) == height)
    }

    @Test("where there is little height, a bar in a sheet has little, too")
    func low() {
        #expect(barHeight(of: .pageSheet, size: CGSize(width: 844, height: 390)) == 32)
    }

    @Test("a large title stands below the higher row, and the small one in its middle")
    func titles() throws {
        let screen = Screen { UIViewController() }
        let page = UIViewController()
        page.title = "Page"
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        screen.window.rootViewController?.present(navigation, animated: false)
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 108)
        page.navigationItem.largeTitleDisplayMode = .never
        screen.settle()
        let title = try screen.find(UILabel.self, text: "Page")
        #expect(screen.frame(of: title).midY - screen.frame(of: navigation.view).minY == 28)
    }
}
