import Drydock
import DrydockRaster
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("Sizes of a menu's elements")
struct MenuSizeTests {
    private final class Log {
        var heard: [String] = []
    }

    private let log = Log()

    private func action(
        _ title: String,
        _ symbol: String? = nil,
        _ attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(
            title: title,
            image: symbol.flatMap { UIImage(systemName: $0) },
            attributes: attributes,
            state: state
        ) { [log] in log.heard.append($0.title) }
    }

    private func show(
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection(),
        _ menu: () -> UIMenu
    ) throws -> Screen {
        let button = UIButton(configuration: .gray())
        let screen = Screen(
            size: CGSize(width: 320, height: 340),
            scale: 2,
            direction: direction,
            traits: traits,
            showsStatusBar: false
        ) {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            controller.view.addSubview(button)
            return controller
        }
        screen.perform {
            button.configuration?.title = "Edit"
            button.sizeToFit()
            button.frame.origin = CGPoint(x: direction == .rightToLeft ? 240 : 16, y: 16)
            button.showsMenuAsPrimaryAction = true
            button.menu = menu()
        }
        try screen.tap(button)
        screen.settle()
        return screen
    }

    /// As menus are since iOS 16.
    @Test("a submenu's chevron of 7 × 12 points stands before its title", arguments: [false, true])
    func chevron(isRightToLeft: Bool) throws {
        let screen = try show(direction: isRightToLeft ? .rightToLeft : .leftToRight) {
            UIMenu(children: [UIMenu(title: "Sort By", children: [action("Name")]), action("Move")])
        }
        let row = try frame("Sort By", screen)
        let bitmap = screen.host.render().bitmap
        // The first 30 points of the row, at two pixels per point.
        let start = Int(isRightToLeft ? row.maxX - 30 : row.minX) * 2
        var (columns, rows): (Set<Int>, Set<Int>) = ([], [])
        for y in Int(row.minY * 2)..<Int(row.maxY * 2) {
            for x in start..<start + 60 where bitmap.pixel(atX: x, y: y).r < 128 {
                columns.insert(x)
                rows.insert(y)
            }
        }
        #expect(abs(columns.count - 14) <= 2)
        #expect(abs(rows.count - 24) <= 2)
    }

    private func frame(_ label: String, _ screen: Screen) throws -> CGRect {
        try screen.element(label: label).frame
    }

    private var mixed: UIMenu {
        UIMenu(children: [
            UIMenu(
                options: .displayInline,
                preferredElementSize: .medium,
                children: [
                    action("Copy", "doc.on.doc"), action("Share", "square.and.arrow.up"),
                    action("Delete", "trash", .destructive),
                ]
            ),
            action("Rename", "pencil"),
            UIMenu(
                options: .displayInline,
                preferredElementSize: .small,
                children: [
                    action("Bold", "bold", state: .on), action("Italic", "italic"),
                    action("Pin", "pin", .disabled), action("Word"),
                ]
            ),
        ])
    }

    @Test("a menu's rows are automatic, and a menu with other children keeps its size")
    func values() {
        #expect(UIMenu().preferredElementSize == .automatic)
        let menu = UIMenu(preferredElementSize: .small)
        #expect(menu.replacingChildren([action("A")]).preferredElementSize == .small)
        #expect([UIMenu.ElementSize.small, .medium, .large, .automatic].map(\.rawValue) == [0, 1, 2, -1])
    }

    @Test("three medium elements or four small ones share a line", arguments: [false, true])
    func lines(isRightToLeft: Bool) throws {
        let screen = try show(direction: isRightToLeft ? .rightToLeft : .leftToRight) { mixed }
        let medium = try ["Copy", "Share", "Delete"].map { try frame($0, screen) }
        #expect(Set(medium.map(\.minY)).count == 1 && medium.map(\.width).reduce(0, +) == 250)
        #expect((medium[0].minX < medium[1].minX) != isRightToLeft)
        let row = try frame("Rename", screen)
        #expect(row.width == 250 && row.minY >= medium[0].maxY)
        let small = try ["Bold", "Italic", "Pin", "Word"].map { try frame($0, screen) }
        #expect(Set(small.map(\.minY)).count == 1 && small.allSatisfy { $0.height == 44 })
        #expect(try screen.element(label: "Bold").traits.contains(.selected))
        screen.tap(at: CGPoint(x: small[1].midX, y: small[1].midY))
        screen.settle()
        #expect(log.heard == ["Italic"])
    }

    @Test("what has no room in a line begins the next one")
    func wrapping() throws {
        let screen = try show {
            UIMenu(preferredElementSize: .medium, children: (1...5).map { action("\($0)", "pin") })
        }
        let frames = try (1...5).map { try frame("\($0)", screen) }
        #expect(frames[3].minY == frames[0].maxY && frames[3].width == 125)
    }

    @Test("keys walk over elements that share a line")
    func keys() throws {
        let screen = try show { mixed }
        for _ in 0..<2 { screen.press(.downArrow) }
        screen.press(.return)
        screen.settle()
        #expect(log.heard == ["Share"])
    }

    @Test("deferred elements take a line until they come")
    func deferred() throws {
        var answer: (([UIMenuElement]) -> Void)?
        let screen = try show {
            UIMenu(
                preferredElementSize: .small,
                children: [action("A", "pin"), UIDeferredMenuElement { answer = $0 }]
            )
        }
        #expect(try frame("Loading…", screen).minY == frame("A", screen).maxY)
        screen.perform { answer?([action("B", "pin")]) }
        screen.settle()
        #expect(try frame("B", screen).minY == frame("A", screen).minY)
    }

    private var palette: UIMenu {
        UIMenu(children: [
            UIMenu(
                title: "Marker",
                options: [.displayAsPalette, .singleSelection],
                children: [
                    action("Pin", "pin", state: .on), action("Heart", "heart"), action("Star", "star"),
                    action("Flag", "flag"), action("Tag", "tag"),
                ]
            ),
            action("Rename", "pencil"),
        ])
    }

    @Test("a palette's images share a line of its own section, and one of them is on")
    func choosingInPalette() throws {
        #expect(UIMenu.Options.displayAsPalette.rawValue == 128)
        let menu = palette
        let screen = try show { menu }
        let frames = try ["Pin", "Heart", "Star", "Flag", "Tag"].map { try frame($0, screen) }
        #expect(Set(frames.map(\.minY)).count == 1 && frames.allSatisfy { $0.width == 50 })
        #expect(try frame("Marker", screen).maxY == frames[0].minY)
        #expect(try screen.element(label: "Pin").traits.contains(.selected))
        screen.tap(at: CGPoint(x: frames[2].midX, y: frames[2].midY))
        screen.settle()
        #expect(log.heard == ["Star"])
        #expect(menu.selectedElements.map(\.title) == ["Star"])
    }

    @Test("a palette", arguments: Look.allCases)
    func paletteLooks(look: Look) throws {
        assertSnapshot(of: try show(look, palette), as: .image)
    }

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft, large

        var testDescription: String { rawValue }
    }

    @Test("looks", arguments: Look.allCases)
    func looks(look: Look) throws {
        assertSnapshot(of: try show(look, mixed), as: .image)
    }

    private func show(_ look: Look, _ menu: UIMenu) throws -> Screen {
        try show(
            direction: look == .rightToLeft ? .rightToLeft : .leftToRight,
            traits: UITraitCollection {
                if look == .dark { $0.userInterfaceStyle = .dark }
                if look == .large { $0.preferredContentSizeCategory = .accessibilityMedium }
            }
        ) { menu }
    }
}
