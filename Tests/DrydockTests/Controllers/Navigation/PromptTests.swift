import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("Prompts of navigation items")
struct PromptTests {
    private let page = UIViewController()

    private func show(
        size: CGSize = CGSize(width: 390, height: 844),
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection(),
        showsStatusBar: Bool = true
    ) -> Screen {
        let page = page
        return Screen(
            size: size,
            scale: 2,
            direction: direction,
            traits: traits,
            showsStatusBar: showsStatusBar
        ) {
            page.title = "Title"
            page.navigationItem.prompt = "Choose a recipient."
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            return UINavigationController(rootViewController: page)
        }
    }

    @Test("a prompt makes its bar 74 points high and stands above title and buttons")
    func places() throws {
        let screen = show()
        let prompt = screen.frame(of: try screen.find(UILabel.self, text: "Choose a recipient."))
        let title = screen.frame(of: try screen.find(UILabel.self, text: "Title"))
        let done = screen.frame(of: try screen.find(UILabel.self, text: "Done"))
        #expect(page.navigationController?.navigationBar.frame.height == 74)
        #expect(page.view.safeAreaInsets.top == 121)
        #expect(prompt.midX == 195 && prompt.minY == 47 && prompt.height == 30)
        #expect(title.midY == 99)
        #expect(done.midY == title.midY)
    }

    @Test("without its prompt the bar is as high as others", arguments: [nil, ""] as [String?])
    func absence(prompt: String?) {
        let screen = show()
        screen.perform { page.navigationItem.prompt = prompt }
        screen.settle()
        #expect(page.navigationController?.navigationBar.frame.height == 44)
        #expect(page.view.safeAreaInsets.top == 91)
        #expect(!screen.contains(text: "Choose a recipient."))
    }

    @Test("a page without a prompt over one with a prompt has a bar of the usual height")
    func pushing() throws {
        let screen = show()
        let next = UIViewController()
        screen.perform { page.navigationController?.pushViewController(next, animated: true) }
        screen.settle()
        #expect(next.view.safeAreaInsets.top == 91)
        screen.perform { _ = page.navigationController?.popViewController(animated: true) }
        screen.settle()
        #expect(page.view.safeAreaInsets.top == 121)
        #expect(screen.contains(text: "Choose a recipient."))
    }

    @Test("a large title stands below both")
    func largeTitle() {
        let screen = show()
        screen.perform { page.navigationController?.navigationBar.prefersLargeTitles = true }
        screen.settle()
        #expect(page.navigationController?.navigationBar.frame.height == 126)
    }

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft

        var testDescription: String { rawValue }
    }

    @Test("looks", arguments: Look.allCases)
    func looks(look: Look) {
        let screen = show(
            size: CGSize(width: 320, height: 96),
            direction: look == .rightToLeft ? .rightToLeft : .leftToRight,
            traits: UITraitCollection(userInterfaceStyle: look == .dark ? .dark : .light),
            showsStatusBar: false
        )
        screen.perform { page.view.backgroundColor = .systemBackground }
        assertSnapshot(of: screen, as: .image)
    }
}
