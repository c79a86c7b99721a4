import Drydock
import DrydockTesting
import Testing

@Suite("What stands in place of content that there is none of")
struct ContentUnavailableTests {
    private final class Controller: UIViewController {
        var asked: [String?] = []
        var answer: (any UIContentConfiguration)?

        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            asked.append(state.searchText)
            contentUnavailableConfiguration = answer
        }
    }

    private let controller = Controller()

    private func show(_ root: (() -> UIViewController)? = nil) -> Screen {
        let screen = Screen(size: CGSize(width: 300, height: 400), scale: 2) { root?() ?? controller }
        screen.settle()
        return screen
    }

    private func shown(_ controller: UIViewController) -> [UIContentUnavailableView] {
        controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }
    }

    private func texts(_ view: UIView) -> [String] {
        view.descendants(UILabel.self).filter { !$0.isHidden }.compactMap(\.text)
    }

    @Test("a controller is asked before its first layout, when it wants to be, and when its traits change")
    func asking() {
        let screen = show()
        #expect(controller.asked.count == 1)
        screen.perform { controller.view.setNeedsLayout() }
        screen.settle()
        #expect(controller.asked.count == 1)
        screen.perform {
            controller.setNeedsUpdateContentUnavailableConfiguration()
            controller.setNeedsUpdateContentUnavailableConfiguration()
            #expect(controller.asked.count == 1)
        }
        screen.settle()
        #expect(controller.asked.count == 2)
        screen.perform { controller.overrideUserInterfaceStyle = .dark }
        screen.settle()
        #expect(controller.asked.count == 3)
    }

    @Test("the configuration's view fills the controller's, is kept for the same kind, and goes with it")
    func showing() throws {
        let screen = show()
        #expect(shown(controller).isEmpty)
        screen.perform {
            controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        }
        screen.settle()
        let view = try #require(shown(controller).first)
        #expect(view.frame == controller.view.bounds)
        #expect(texts(view) == ["Loading…"])
        #expect(view.descendants(UIActivityIndicatorView.self).map(\.isAnimating) == [true])
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "No Letters"
        screen.perform { controller.contentUnavailableConfiguration = empty }
        screen.settle()
        #expect(shown(controller) == [view] && texts(view) == ["No Letters"])
        #expect(view.descendants(UIActivityIndicatorView.self).map(\.isAnimating) == [false])
        screen.perform { controller.contentUnavailableConfiguration = nil }
        screen.settle()
        #expect(shown(controller).isEmpty)
        screen.perform { controller.contentUnavailableConfiguration = UIListContentConfiguration.cell() }
        #expect(controller.view.subviews.contains { $0 is UIListContentView })
    }

    @Test("one that is set before the view is loaded is shown with its first layout")
    func early() {
        let plain = UIViewController()
        plain.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        #expect(!plain.isViewLoaded)
        _ = show { plain }
        #expect(shown(plain).count == 1)
    }

    @Test("a search names what was searched for, and its controller is asked with every letter")
    func search() throws {
        let search = UISearchController(searchResultsController: nil)
        controller.answer = UIContentUnavailableConfiguration.search()
        let screen = show {
            controller.navigationItem.searchController = search
            return UINavigationController(rootViewController: controller)
        }
        let view = try #require(shown(controller).first)
        #expect(texts(view) == ["No Results", "Check the spelling or try a new search."])
        try screen.tap(search.searchBar.searchTextField)
        try screen.type("Oslo")
        screen.settle()
        #expect(texts(view).first == "No Results for “Oslo”")
        #expect(controller.asked.last == "Oslo")
        var own = UIContentUnavailableConfiguration.search()
        own.text = "Nothing"
        #expect(own.updated(for: controller.contentUnavailableConfigurationState).text == "Nothing")
    }

    @Test("results are told of the search, too")
    func results() {
        let search = UISearchController(searchResultsController: controller)
        search.searchBar.text = "Riga"
        search.loadViewIfNeeded()
        #expect(controller.contentUnavailableConfigurationState.searchText == "Riga")
        #expect(UIViewController().contentUnavailableConfigurationState.searchText == nil)
    }

    @Test("content stands in the middle of what bars leave free, and over all of a table that is scrolled")
    func place() throws {
        final class Table: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                40
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let table = Table(style: .plain)
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "Nothing"
        let screen = show { UINavigationController(rootViewController: table) }
        screen.perform { table.contentUnavailableConfiguration = empty }
        screen.settle()
        let view = try #require(shown(table).first)
        let label = try #require(view.descendants(UILabel.self).first { $0.text == "Nothing" })
        let free = screen.window.bounds.inset(by: table.view.safeAreaInsets)
        for offset in [table.tableView.contentOffset.y, 300, 900] {
            screen.perform { table.tableView.contentOffset.y = offset }
            screen.settle()
            #expect(screen.frame(of: view) == screen.window.bounds && table.view.subviews.last === view)
            #expect(abs(screen.frame(of: label).midY - free.midY) <= 0.5, "at \(offset)")
        }
    }

    @Test("content stays above the keyboard")
    func keyboard() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        controller.answer = UIContentUnavailableConfiguration.search()
        let screen = Screen(showsKeyboard: true) { controller }
        screen.settle()
        let view = try #require(shown(controller).first)
        let label = try #require(view.descendants(UILabel.self).first)
        let old = screen.frame(of: label).midY
        screen.perform {
            controller.view.addSubview(field)
            field.becomeFirstResponder()
        }
        screen.settle()
        let keyboard = controller.view.keyboardLayoutGuide.layoutFrame.height
        #expect(keyboard > 200)
        let moved = old - screen.frame(of: label).midY
        #expect(abs(moved - (keyboard - controller.view.safeAreaInsets.bottom) / 2) <= 0.5)
    }

    @Test("a button comes with its title, and does what its properties say")
    func buttons() throws {
        var taps = 0
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "Nothing"
        let screen = show()
        screen.perform { controller.contentUnavailableConfiguration = empty }
        screen.settle()
        let view = try #require(shown(controller).first)
        #expect(view.descendants(UIButton.self).map(\.isHidden) == [true, true])
        empty.button.title = "Retry"
        empty.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        empty.secondaryButtonProperties.primaryAction = UIAction(title: "Delete") { _ in taps += 10 }
        empty.secondaryButtonProperties.role = .destructive
        for _ in 0...1 {
            screen.perform { view.configuration = empty }
            screen.settle()
        }
        let buttons = view.descendants(UIButton.self)
        #expect(buttons.map(\.isHidden) == [false, false] && buttons.last?.role == .destructive)
        for button in buttons { try screen.tap(button) }
        #expect(taps == 11)
        empty.buttonProperties.primaryAction = nil
        empty.secondaryButtonProperties.isEnabled = false
        screen.perform { view.configuration = empty }
        screen.settle()
        #expect(buttons.map(\.isEnabled) == [true, false])
        for button in buttons { try? screen.tap(button) }
        #expect(taps == 11)
    }

    @Test("content that is too high is cut off at both ends, or begins at the top and can be scrolled")
    func scrolling() throws {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "Nothing"
        empty.textProperties.font = .systemFont(ofSize: 60)
        empty.secondaryText = String(repeating: "word ", count: 120)
        let view = UIContentUnavailableView(configuration: empty)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.layoutIfNeeded()
        let scroll = try #require(view.descendants(UIScrollView.self).first)
        let label = try #require(view.descendants(UILabel.self).first)
        #expect(!view.isScrollEnabled && label.frame.minY < 0)
        view.isScrollEnabled = true
        view.layoutIfNeeded()
        #expect(label.frame.minY == 16)
        #expect(abs(scroll.contentSize.height - view.sizeThatFits(view.bounds.size).height) < 1)
    }

    @Test("under constraints the view is as high as its content")
    func fitting() {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "Nothing"
        let view = UIContentUnavailableView(configuration: empty)
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size.width == 300 && size.height > 40 && size.height < 80)
    }
}

extension UIView {
    fileprivate func descendants<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { ($0 as? View).map { [$0] } ?? $0.descendants(type) }
    }
}
