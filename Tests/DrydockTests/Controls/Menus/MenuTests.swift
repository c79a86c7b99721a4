import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("UIMenu")
struct MenuTests {
    private let screen: Screen
    private let button = UIButton(type: .system)
    private let log = Log()

    private final class Log {
        var heard: [String] = []
    }

    init() {
        let button = button
        screen = Screen(size: CGSize(width: 390, height: 600), showsStatusBar: false) {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            button.frame = CGRect(x: 40, y: 60, width: 100, height: 44)
            controller.view.addSubview(button)
            return controller
        }
        screen.perform {
            button.setTitle("Options", for: .normal)
            button.addAction(UIAction { [log] _ in log.heard.append("tap") }, for: .touchUpInside)
        }
    }

    private func action(
        _ title: String,
        _ attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [log] in log.heard.append($0.title) }
    }

    private func menu(_ options: UIMenu.Options = []) -> UIMenu {
        UIMenu(
            title: "File",
            options: options,
            children: [
                action("Open"),
                action("Locked", .disabled),
                action("Secret", .hidden),
                UIMenu(title: "Sort by", children: [action("Name", state: .on), action("Date")]),
                UIMenu(options: .displayInline, children: [action("Delete", .destructive)]),
            ]
        )
    }

    private func show(asPrimary: Bool = true, _ menu: UIMenu) {
        screen.perform {
            button.menu = menu
            button.showsMenuAsPrimaryAction = asPrimary
        }
    }

    private func titles() -> [String] {
        screen.accessibilityElements.compactMap(\.label)
    }

    private func tap(_ title: String) throws {
        try screen.activate(label: title)
        screen.settle()
    }

    @Test("a press opens the menu and sends none of the button's actions; a row runs its action")
    func choosing() throws {
        show(menu())
        try screen.tap(button)
        screen.settle()
        #expect(titles() == ["File", "Open", "Locked", "Sort by", "Delete"])
        try tap("Open")
        #expect(log.heard == ["Open"])
        #expect(titles() == ["Options"])
    }

    @Test("a finger that goes on from the button chooses where it lifts")
    func dragging() throws {
        show(menu())
        let finger = try screen.touchDown(button)
        screen.settle()
        let frame = try screen.element(label: "Open").frame
        finger.move(to: CGPoint(x: frame.midX, y: frame.midY))
        finger.lift()
        screen.settle()
        #expect(log.heard == ["Open"])
    }

    @Test("a tap beside the menu, and Escape, close it without choosing")
    func closing() throws {
        show(menu())
        try screen.tap(button)
        screen.settle()
        screen.tap(at: CGPoint(x: 350, y: 560))
        screen.settle()
        #expect(titles() == ["Options"])
        try screen.tap(button)
        screen.settle()
        screen.press(.escape)
        screen.settle()
        #expect(titles() == ["Options"])
        #expect(log.heard == [])
    }

    @Test("a menu closes with what it belongs to, unless that comes back at once", arguments: [false, true])
    func leaving(comesBack: Bool) throws {
        show(menu())
        try screen.tap(button)
        screen.settle()
        screen.perform {
            let page = button.superview
            button.removeFromSuperview()
            if comesBack { page?.addSubview(button) }
        }
        screen.settle()
        #expect(lists.count == (comesBack ? 1 : 0))
    }

    @Test("a row below a pointer is chosen by a press, and a press beside the menu closes it")
    func pointer() throws {
        show(menu())
        try screen.tap(button)
        screen.settle()
        let frame = try screen.element(label: "Open").frame
        for (point, heard) in [
            (CGPoint(x: frame.midX, y: frame.midY), ["Open"]), (CGPoint(x: 350, y: 560), ["Open"]),
        ] {
            if titles() == ["Options"] { try screen.tap(button) }
            screen.settle()
            try screen.hover(over: screen.window, at: point)
            screen.tap(at: point)
            screen.settle()
            #expect(log.heard == heard && titles() == ["Options"])
        }
    }

    @Test("a disabled row does nothing, and the menu stays")
    func disabled() throws {
        show(menu())
        try screen.tap(button)
        screen.settle()
        let frame = try screen.element(label: "Locked").frame
        screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        screen.settle()
        #expect(titles().contains("Locked"))
        #expect(log.heard == [])
    }

    @Test("a submenu opens over its parent, which is seen behind it; its title leads back")
    func submenus() throws {
        show(menu())
        try screen.tap(button)
        screen.settle()
        let row = try screen.element(label: "Sort by").frame
        let parent = try #require(lists.first)
        let whole = screen.frame(of: parent)
        try tap("Sort by")
        #expect(titles() == ["Sort by", "Name", "Date"])
        #expect(try screen.element(label: "Name").traits.contains(.selected))
        #expect(try screen.element(label: "Sort by").frame == row)
        #expect(lists.count == 2 && lists.first === parent)
        #expect(abs(screen.frame(of: parent).width - whole.width * 0.95) < 0.01)
        try tap("Sort by")
        #expect(titles().first == "File")
        #expect(lists.count == 1 && screen.frame(of: parent) == whole)
        try tap("Sort by")
        try tap("Date")
        #expect(log.heard == ["Date"])
        #expect(titles() == ["Options"] && lists.isEmpty)
    }

    @Test("a tap on the menu behind leads back to it, one beside all menus closes them")
    func menusBehind() throws {
        let deep = UIMenu(title: "Deep", children: [action("Leaf")])
        show(UIMenu(children: [action("A"), action("B"), UIMenu(title: "Middle", children: [deep])]))
        try screen.tap(button)
        screen.settle()
        try tap("Middle")
        try tap("Deep")
        #expect(titles() == ["Deep", "Leaf"])
        #expect(lists.count == 3)
        let outermost = try #require(lists.first)
        let frame = screen.frame(of: outermost)
        screen.tap(at: CGPoint(x: frame.midX, y: frame.minY + 10))
        screen.settle()
        #expect(titles() == ["A", "B", "Middle"])
        try tap("Middle")
        screen.tap(at: CGPoint(x: 350, y: 560))
        screen.settle()
        #expect(lists.isEmpty && log.heard == [])
    }

    @Test("arrows sideways open submenus and lead back", arguments: [false, true])
    func arrows(isRightToLeft: Bool) throws {
        screen.perform {
            screen.host.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        show(menu())
        try screen.tap(button)
        screen.settle()
        screen.press(.upArrow)
        screen.press(.upArrow)
        screen.press(isRightToLeft ? .leftArrow : .rightArrow)
        screen.settle()
        #expect(titles() == ["Sort by", "Name", "Date"])
        screen.press(isRightToLeft ? .rightArrow : .leftArrow)
        screen.settle()
        #expect(titles().first == "File")
        screen.press(.upArrow)
        screen.press(.upArrow)
        screen.press(.return)
        screen.press(.return)
        screen.settle()
        #expect(log.heard == ["Name"])
    }

    /// The menus on the screen, from the outermost.
    private var lists: [UIView] {
        screen.window.subviews.dropFirst().last?.subviews.filter { $0.bounds.width == 250 } ?? []
    }

    @Test("without being the primary action the menu opens after half a second")
    func longPress() throws {
        show(asPrimary: false, menu())
        try screen.tap(button)
        #expect(log.heard == ["tap"])
        try screen.press(button, for: 0.6)
        screen.settle()
        #expect(titles().contains("Open"))
        #expect(log.heard == ["tap"])
    }

    @Test("keys open the menu, walk over what can be chosen and choose")
    func keys() throws {
        show(menu())
        screen.press(.tab)
        screen.press(.space)
        screen.settle()
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.return)
        screen.settle()
        #expect(log.heard == ["Delete"])
    }

    @Test("a pop-up button shows what is chosen, and marks it")
    func popUp() throws {
        let menu = UIMenu(children: [action("Small"), action("Large")])
        screen.perform { button.changesSelectionAsPrimaryAction = true }
        show(menu)
        #expect(button.currentTitle == "Small")
        try screen.tap(button)
        screen.settle()
        try tap("Large")
        #expect(button.currentTitle == "Large")
        #expect(menu.selectedElements.map(\.title) == ["Large"])
        #expect(log.heard == ["Large"])
    }

    @Test("of a menu with a single selection one action is on")
    func singleSelection() throws {
        let menu = UIMenu(
            options: .singleSelection,
            children: [action("A", state: .on), action("B"), action("C", .keepsMenuPresented)]
        )
        show(menu)
        try screen.tap(button)
        screen.settle()
        try tap("C")
        #expect(titles() == ["A", "B", "C"])
        #expect(menu.selectedElements.map(\.title) == ["C"])
    }

    @Test("a bar button opens its menu by a tap, or by a long press if it does something else")
    func barButtons() throws {
        let controller = UIViewController()
        let bar = Screen { UINavigationController(rootViewController: controller) }
        bar.perform {
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu())
        }
        bar.settle()
        try bar.activate(label: "More")
        bar.settle()
        try bar.activate(label: "Delete")
        bar.settle()
        #expect(log.heard == ["Delete"])
    }

    @Test("a menu that has no room scrolls, and stays inside of the safe area")
    func long() throws {
        show(UIMenu(children: (0..<40).map { action("Row \($0)") }))
        try screen.tap(button)
        screen.settle()
        let list = try #require(
            screen.window.subviews.last?.subviews.first { $0.bounds.width == 250 }
        )
        #expect(screen.frame(of: list).maxY == 592)
        screen.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200))
        screen.settle()
        #expect(log.heard == [])
        #expect(titles().contains("Row 12"))
    }

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft, large

        var testDescription: String { rawValue }
    }

    @Test("looks", arguments: Look.allCases)
    func looks(look: Look) throws {
        assertSnapshot(of: try stage(look), as: .image)
    }

    @Test("a submenu over its parent", arguments: Look.allCases)
    func submenuLooks(look: Look) throws {
        let stage = try stage(look)
        try stage.activate(label: "Sort by")
        stage.settle()
        assertSnapshot(of: stage, as: .image)
    }

    private func stage(_ look: Look) throws -> Screen {
        let button = UIButton(configuration: .gray())
        let stage = Screen(
            size: CGSize(width: 320, height: 440),
            scale: 2,
            direction: look == .rightToLeft ? .rightToLeft : .leftToRight,
            traits: UITraitCollection {
                if look == .dark { $0.userInterfaceStyle = .dark }
                if look == .large { $0.preferredContentSizeCategory = .accessibilityMedium }
            },
            showsStatusBar: false
        ) {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            controller.view.addSubview(button)
            return controller
        }
        stage.perform {
            button.configuration?.title = "Options"
            button.sizeToFit()
            button.frame.origin = CGPoint(x: look == .rightToLeft ? 220 : 16, y: 16)
            button.showsMenuAsPrimaryAction = true
            button.menu = UIMenu(
                title: "Document",
                children: [
                    UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                    UIAction(title: "Pinned", image: UIImage(systemName: "pin"), state: .on) { _ in },
                    UIAction(
                        title: "Rename",
                        subtitle: "Keeps all links",
                        image: UIImage(systemName: "pencil")
                    ) { _ in },
                    UIMenu(title: "Sort by", children: [action("Name")]),
                    UIMenu(
                        options: .displayInline,
                        children: [
                            UIAction(title: "Move", attributes: .disabled) { _ in },
                            UIAction(
                                title: "Delete",
                                image: UIImage(systemName: "trash"),
                                attributes: .destructive
                            ) { _ in },
                        ]
                    ),
                ]
            )
        }
        try stage.tap(button)
        stage.settle()
        return stage
    }
}
