import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("UIDeferredMenuElement")
struct DeferredMenuTests {
    /// Who asked, and how to answer.
    private final class Provider {
        var requests = 0
        var answer: (([UIMenuElement]) -> Void)?
        /// Given at once; nil to wait for `answer`.
        var elements: [UIMenuElement]?

        func provide(_ completion: @escaping ([UIMenuElement]) -> Void) {
            requests += 1
            answer = completion
            if let elements { completion(elements) }
        }
    }

    private final class Log {
        var heard: [String] = []
    }

    private let log = Log()
    private let provider = Provider()
    private let button = UIButton(configuration: .gray())

    private func action(_ title: String) -> UIAction {
        UIAction(title: title) { [log] in log.heard.append($0.title) }
    }

    private func show(
        _ children: [UIMenuElement],
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        style: UIUserInterfaceStyle = .light
    ) throws -> Screen {
        let button = button
        let screen = Screen(
            size: CGSize(width: 320, height: 200),
            scale: 2,
            direction: direction,
            traits: UITraitCollection(userInterfaceStyle: style),
            showsStatusBar: false
        ) {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            button.configuration?.title = "More"
            button.showsMenuAsPrimaryAction = true
            button.menu = UIMenu(children: children)
            button.sizeToFit()
            button.frame.origin = CGPoint(x: direction == .rightToLeft ? 220 : 16, y: 16)
            controller.view.addSubview(button)
            return controller
        }
        try open(on: screen)
        return screen
    }

    private func open(on screen: Screen) throws {
        try screen.tap(button)
        screen.settle()
    }

    private func close(on screen: Screen) {
        screen.press(.escape)
        screen.settle()
    }

    private func titles(_ screen: Screen) -> [String] { screen.accessibilityElements.compactMap(\.label) }

    @Test("elements that are there at once are shown in place of the deferred one")
    func atOnce() throws {
        provider.elements = [action("One"), action("Two")]
        let screen = try show([action("First"), UIDeferredMenuElement(provider.provide), action("Last")])
        #expect(titles(screen) == ["First", "One", "Two", "Last"])
        try screen.activate(label: "Two")
        #expect(log.heard == ["Two"])
    }

    @Test("a row that cannot be chosen stands for elements until they come")
    func later() throws {
        let screen = try show([action("First"), UIDeferredMenuElement(provider.provide)])
        #expect(titles(screen) == ["First", "Loading…"])
        let row = try #require(screen.accessibilityElements.last)
        #expect(row.traits.contains(.notEnabled))
        screen.perform { provider.answer?([action("One")]) }
        screen.settle()
        #expect(titles(screen) == ["First", "One"])
        screen.perform { provider.answer?([action("Other")]) }
        #expect(titles(screen) == ["First", "One"])
        try screen.activate(label: "One")
        #expect(log.heard == ["One"])
    }

    @Test("elements are asked for once and kept, also when the menu was closed before they came")
    func cached() throws {
        let screen = try show([UIDeferredMenuElement(provider.provide)])
        close(on: screen)
        try open(on: screen)
        #expect(provider.requests == 1)
        screen.perform { provider.answer?([action("One")]) }
        screen.settle()
        #expect(titles(screen) == ["One"])
        close(on: screen)
        try open(on: screen)
        #expect(provider.requests == 1)
        #expect(titles(screen) == ["One"])
    }

    @Test("uncached elements are asked for whenever the menu opens")
    func uncached() throws {
        let screen = try show([UIDeferredMenuElement.uncached(provider.provide)])
        screen.perform { provider.answer?([action("One")]) }
        close(on: screen)
        try open(on: screen)
        #expect(provider.requests == 2)
        #expect(titles(screen) == ["Loading…"])
    }

    @Test("a submenu's elements are asked for when it opens, and come behind or in front")
    func submenus() throws {
        let screen = try show([UIMenu(title: "Sub", children: [UIDeferredMenuElement(provider.provide)])])
        #expect(provider.requests == 0)
        try screen.activate(label: "Sub")
        screen.settle()
        #expect(titles(screen) == ["Sub", "Loading…"])
        screen.perform { provider.answer?([action("One")]) }
        screen.settle()
        #expect(titles(screen) == ["Sub", "One"])
    }

    @Test("the chosen one of deferred elements is the one that is on")
    func selection() throws {
        let (one, two) = (action("One"), action("Two"))
        provider.elements = [one, two]
        let deferred = UIDeferredMenuElement(provider.provide)
        let screen = try show([UIMenu(options: [.displayInline, .singleSelection], children: [deferred])])
        try screen.activate(label: "Two")
        #expect(one.state == .off && two.state == .on)
        #expect(button.menu?.selectedElements == [two])
    }

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft

        var testDescription: String { rawValue }
    }

    @Test("looks", arguments: Look.allCases)
    func looks(look: Look) throws {
        let screen = try show(
            [action("First"), UIDeferredMenuElement(provider.provide)],
            direction: look == .rightToLeft ? .rightToLeft : .leftToRight,
            style: look == .dark ? .dark : .light
        )
        assertSnapshot(of: screen, as: .image)
    }
}
