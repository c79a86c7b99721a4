import Drydock
import DrydockRaster
import DrydockTesting
import Testing

struct NavigationBarTests {
    private let page = UIViewController()

    private func show(
        _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
        size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 1,
        above title: String? = nil
    ) -> Screen {
        let page = page
        return Screen(size: size, scale: scale, direction: direction) {
            guard let title else { return UINavigationController(rootViewController: page) }
            let root = UIViewController()
            root.title = title
            let navigation = UINavigationController(rootViewController: root)
            navigation.pushViewController(page, animated: false)
            return navigation
        }
    }

    @Test("a bar that an app has moved stays there until the controller has another place for it")
    func movedBar() throws {
        let content = UIScrollView()
        content.contentSize = CGSize(width: 10, height: 5000)
        page.view = content
        let screen = show()
        let bar = try #require(page.navigationController?.navigationBar)
        screen.perform { bar.frame.origin.y -= 30 }
        for offset in [200, -80, 0] as [CGFloat] {
            screen.perform { content.contentOffset.y = offset }
            #expect(bar.frame.minY == 17)
        }
        screen.resize(to: CGSize(width: 500, height: 500))
        #expect(bar.frame == CGRect(x: 0, y: 47, width: 500, height: 44))
    }

    /// Measured in pictures that iOS recorded: a chevron's ink at 9.33 to 20, before a title that stands 3 points farther than
    /// with a gap of 6.
    @Test("the back button's chevron and title", arguments: [false, true])
    func backButton(isRightToLeft: Bool) throws {
        let screen = show(isRightToLeft ? .rightToLeft : .leftToRight, scale: 3, above: "Home")
        let title = screen.frame(of: try screen.find(UILabel.self, text: "Home"))
        #expect((isRightToLeft ? 390 - title.maxX : title.minX) == 29)
        let chevron = try inkColumns(
            screen,
            in: CGRect(x: isRightToLeft ? 363 : 0, y: 50, width: 27, height: 36)
        )
        let expected = isRightToLeft ? 370...380.7 : 9.3...20
        #expect(abs(chevron.lowerBound - expected.lowerBound) < 0.4)
        #expect(abs(chevron.upperBound - expected.upperBound) < 0.4)
    }

    /// Measured in pictures that iOS recorded: 17.7 × 18.
    @Test("the plus of a bar")
    func plus() throws {
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add,
            target: nil,
            action: nil
        )
        let screen = show(scale: 3)
        let ink = try inkColumns(screen, in: CGRect(x: 340, y: 50, width: 50, height: 38))
        #expect(abs(ink.upperBound - ink.lowerBound - 17.7) < 0.7)
    }

    /// The columns that are not white, in points.
    private func inkColumns(_ screen: Screen, in rect: CGRect) throws -> ClosedRange<CGFloat> {
        screen.perform { page.view.backgroundColor = .white }
        let picture = screen.host.render().bitmap
        let columns = (Int(rect.minX * 3)..<Int(rect.maxX * 3)).filter { x in
            (Int(rect.minY * 3)..<Int(rect.maxY * 3)).contains { picture.pixel(atX: x, y: $0).r < 200 }
        }
        let (first, last) = (try #require(columns.first), try #require(columns.last))
        return CGFloat(first) / 3...CGFloat(last + 1) / 3
    }

    @Test("a title stands aside by its appearance's adjustment, and a title view does not")
    func titlePosition() throws {
        page.title = "Title"
        let screen = show()
        let appearance = UINavigationBarAppearance()
        appearance.titlePositionAdjustment = UIOffset(horizontal: -40, vertical: 3)
        let copy = UINavigationBarAppearance(barAppearance: appearance)
        #expect(copy.titlePositionAdjustment == appearance.titlePositionAdjustment)
        let label = screen.frame(of: try screen.find(UILabel.self, text: "Title"))
        screen.perform {
            page.navigationItem.standardAppearance = copy
            page.navigationItem.scrollEdgeAppearance = copy
        }
        let moved = screen.frame(of: try screen.find(UILabel.self, text: "Title"))
        #expect(moved == label.offsetBy(dx: -40, dy: 3))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        screen.perform { page.navigationItem.titleView = view }
        #expect(screen.frame(of: view).midX == 195)
    }

    @Test(
        "a title stands in the middle, buttons 16 points from the edges, mirrored from right to left",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func places(direction: UIUserInterfaceLayoutDirection) throws {
        page.title = "Title"
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        page.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add),
        ]
        let screen = show(direction)
        func frame(_ text: String) throws -> CGRect {
            let frame = screen.frame(of: try screen.find(UILabel.self, text: text))
            guard direction == .rightToLeft else { return frame }
            return CGRect(x: 390 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        #expect(abs(try frame("Title").midX - 195) <= 0.5)
        #expect(try frame("Title").midY == 69)
        #expect(try frame("Cancel").minX == 16)
        #expect(try frame("Done").maxX == 374)
    }

    @Test("a title that has no room in the middle moves aside, and ends where the buttons begin")
    func longTitle() throws {
        page.title = "A Title That Is Far Too Long for Any Bar of a Phone"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        let screen = show()
        let title = screen.frame(of: try screen.find(UILabel.self, text: page.title))
        let done = screen.frame(of: try screen.find(UILabel.self, text: "Done"))
        #expect(title.minX == 16 && title.maxX <= done.minX)
    }

    @Test(
        "a back button says the title, Back when that is long, and nothing if it is to be minimal",
        arguments: [("Inbox", true), ("A very long title", true), ("Inbox", false)]
    )
    func backTitles(title: String, isShown: Bool) throws {
        page.title = "Page"
        let screen = show(above: title)
        let root = (screen.topViewController as? UINavigationController)?.viewControllers.first
        if !isShown { root?.navigationItem.backButtonDisplayMode = .minimal }
        screen.settle()
        let button = try screen.find(UIControl.self, identifier: "BackButton")
        let texts = button.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts == (isShown ? [title.count > 12 ? "Back" : title] : []))
        try screen.tap(button)
        screen.settle()
        #expect((screen.topViewController as? UINavigationController)?.viewControllers.count == 1)
    }

    @Test("left items take the back button's place unless they are to supplement it")
    func leftItems() throws {
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        let screen = show(above: "Root")
        #expect(screen.findAll(UIControl.self, identifier: "BackButton").isEmpty)
        page.navigationItem.leftItemsSupplementBackButton = true
        #expect(screen.findAll(UIControl.self, identifier: "BackButton").count == 1)
    }

    @Test("items call methods and actions, and show what changes about them")
    func items() throws {
        let target = Target()
        let item = UIBarButtonItem(title: "One", style: .plain, target: target, action: Target.called)
        let other = UIBarButtonItem(title: "Two", style: .done, target: target, action: Target.calledBy)
        page.navigationItem.rightBarButtonItems = [item, other]
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Three") { _ in target.calls.append("action") }
        )
        let screen = show()
        for text in ["One", "Two", "Three"] { try screen.tap(text: text) }
        #expect(target.calls == ["plain", "Two", "action"])
        item.title = "Other"
        item.isEnabled = false
        try? screen.tap(text: "Other")
        #expect(target.calls.count == 3 && screen.contains(text: "Other"))
        other.isHidden = true
        #expect(!screen.contains(text: "Two"))
    }

    @Test("a title view stands in the middle, whether frames or constraints give its size")
    func titleView() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        page.navigationItem.titleView = view
        let screen = show()
        #expect(screen.frame(of: view) == CGRect(x: 155, y: 54, width: 80, height: 30))
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        other.widthAnchor.constraint(equalToConstant: 60).isActive = true
        other.heightAnchor.constraint(equalToConstant: 20).isActive = true
        page.navigationItem.titleView = other
        screen.settle()
        #expect(screen.frame(of: other) == CGRect(x: 165, y: 59, width: 60, height: 20))
        #expect(view.window == nil)
    }

    @Test("a bar of little height has no large title")
    func compact() throws {
        let screen = show(size: CGSize(width: 844, height: 390))
        let navigation = try #require(screen.topViewController as? UINavigationController)
        navigation.navigationBar.prefersLargeTitles = true
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 32)
    }

    @Test("the ground of a page at its edge is clear, but for what the bar itself asks for")
    func grounds() throws {
        let screen = show()
        let navigation = try #require(screen.topViewController as? UINavigationController)
        let bar = navigation.navigationBar
        func colors() -> [UIColor] {
            screen.settle()
            return screen.findAll(UIView.self).filter { $0.isDescendant(of: bar) && !$0.isHidden }
                .compactMap(\.backgroundColor)
        }
        #expect(colors() == [])
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemRed
        appearance.shadowColor = nil
        bar.scrollEdgeAppearance = appearance
        #expect(colors() == [.systemRed])
        appearance.backgroundColor = .systemBlue
        #expect(colors() == [.systemRed], "the bar keeps a copy")
        bar.scrollEdgeAppearance?.backgroundColor = .systemGreen
        #expect(colors() == [.systemGreen])
        page.navigationItem.scrollEdgeAppearance = appearance
        #expect(colors() == [.systemBlue])
        page.navigationItem.scrollEdgeAppearance = nil
        bar.scrollEdgeAppearance = nil
        bar.barTintColor = .systemOrange
        bar.isTranslucent = false
        #expect(colors().first == .systemOrange)
        bar.barTintColor = nil
        bar.barStyle = .black
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        #expect(
            colors() == [.systemBlue],
            "the properties from before do not take an appearance's colour away"
        )
    }

    @Test("a bar of its own pushes and pops items, and asks its delegate")
    func standalone() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.pushItem(UINavigationItem(title: "One"), animated: false)
        bar.pushItem(UINavigationItem(title: "Two"), animated: false)
        #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
        #expect(bar.popItem(animated: false)?.title == "Two")
        #expect(bar.popItem(animated: false) == nil && bar.items?.count == 1)
    }

    @Test("a page that hides the bar as it appears takes it away during the push, and brings it back")
    func hidesDuringPush() throws {
        let screen = show()
        let navigation = try #require(screen.topViewController as? UINavigationController)
        navigation.pushViewController(Hiding(), animated: true)
        #expect(!navigation.navigationBar.isHidden)
        screen.settle()
        #expect(navigation.navigationBar.isHidden)
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 47)
        navigation.popViewController(animated: true)
        screen.settle()
        #expect(!navigation.navigationBar.isHidden && navigation.navigationBar.frame.minY == 47)
        #expect(page.view.safeAreaInsets.top == 91)
    }
}

private final class Target {
    var calls: [String] = []

    func called() { calls.append("plain") }
    func calledBy(_ item: UIBarButtonItem) { calls.append(item.title ?? "") }
}

private final class Hiding: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }
}
