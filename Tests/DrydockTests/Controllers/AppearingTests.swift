import Drydock
import DrydockTesting
import Testing

/// `viewIsAppearing` between `viewWillAppear` and the first layout.
struct AppearingTests {
    private final class Page: UIViewController {
        let journal: Journal

        init(_ journal: Journal, title: String) {
            self.journal = journal
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            journal.note("\(title ?? "") willAppear")
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            let isThere = view.window != nil && view.bounds.width == 390
            journal.note("\(title ?? "") isAppearing \(animated) \(isThere)")
        }

        override func viewWillLayoutSubviews() { journal.note("\(title ?? "") layout") }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            journal.note("\(title ?? "") didAppear")
        }
    }

    private func order(_ journal: Journal) -> [String] {
        var seen: [String] = []
        for entry in journal.take() where seen.last != entry { seen.append(entry) }
        return seen
    }

    @Test("each way to the screen calls it once, in the window and before layout")
    func order() {
        let journal = Journal()
        let navigation = UINavigationController(rootViewController: Page(journal, title: "a"))
        let screen = Screen { navigation }
        screen.settle()
        #expect(order(journal) == ["a willAppear", "a isAppearing false true", "a layout", "a didAppear"])
        navigation.pushViewController(Page(journal, title: "b"), animated: true)
        screen.settle()
        let push = order(journal).filter { $0.hasPrefix("b") }
        #expect(push == ["b willAppear", "b isAppearing true true", "b layout", "b didAppear"])
        navigation.popViewController(animated: false)
        screen.settle()
        let pop = order(journal).filter { $0.hasPrefix("a") && $0 != "a layout" }
        #expect(pop == ["a willAppear", "a isAppearing false true", "a didAppear"])
        navigation.present(Page(journal, title: "m"), animated: true)
        screen.settle()
        #expect(order(journal).filter { $0.hasPrefix("m isApp") } == ["m isAppearing true true"])
    }
}
