import Drydock
import DrydockCatalogue
import DrydockShowcase
import DrydockSnapshots
import Testing

/// The home of all scenes: everything can be opened, and there is always a way back.
struct ScenesFlowTests {
    @Test("every scene of the catalogue has a row, but for dark ones")
    func complete() throws {
        let screen = Screen(size: CGSize(width: 390, height: 6000)) { ScenesScene() }
        let table = try screen.find(UITableView.self)
        let count = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        let entries = showcase.entries.filter {
            $0.state?.hasSuffix("dark") != true && $0.component != "scenes"
        }
        let components = Set(entries.filter { !$0.isScreen }.map(\.component))
        #expect(count == entries.filter(\.isScreen).count + components.count)
    }

    @Test("each row opens its scene, and home is there again after the way back")
    func roundTrip() throws {
        let screen = Screen { ScenesScene() }
        let table = try screen.find(UITableView.self)
        for section in 0..<table.numberOfSections {
            for row in 0..<table.numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                screen.perform { table.scrollToRow(at: path, at: .middle, animated: false) }
                let cell = try #require(table.cellForRow(at: path))
                let title = cell.textLabel?.text ?? ""
                try screen.tap(cell)
                screen.settle()
                #expect(table.window == nil, "\(title) has opened")
                for _ in 0..<8 where table.window == nil {
                    screen.press(.escape)
                    screen.settle()
                }
                try #require(table.window != nil, "there is no way back from \(title)")
                #expect(screen.window.overrideUserInterfaceStyle == .unspecified)
            }
        }
    }

    @Test("a scene over the whole window is closed by the capsule in its status bar")
    func closing() throws {
        let screen = Screen { ScenesScene() }
        let table = try screen.find(UITableView.self)
        try open("Home", in: screen)
        assertSnapshot(of: screen, as: .image, named: "stage")
        try screen.tap(PillButton.self)
        screen.settle()
        // The capsule is no part of what the modal blurs.
        assertSnapshot(of: screen, as: .image, named: "modal")
        try screen.activate(label: "Close scene")
        screen.settle()
        #expect(table.window != nil)
    }

    @Test("rows that cannot be deleted do not slide", arguments: [true, false])
    func rowsStay(isHome: Bool) throws {
        let screen = Screen { isHome ? ScenesScene() : ComposerCoordinator(addressBook: .demo) }
        let cell = try #require(screen.find(UITableView.self).visibleCells.first)
        let frame = screen.frame(of: cell.contentView)
        try screen.swipe(cell, .left, from: CGPoint(x: cell.bounds.maxX - 60, y: cell.bounds.midY))
        screen.settle()
        #expect(screen.frame(of: cell.contentView) == frame)
        #expect(!screen.contains(text: "Delete") && cell.window != nil)
    }

    @Test("a component's page shows all of its states, live")
    func component() throws {
        let screen = Screen { ScenesScene() }
        try open("Pill", in: screen)
        assertSnapshot(of: screen, as: .image, named: "component")
        let pill = try #require(screen.findAll(PillButton.self).first)
        let finger = try screen.touchDown(pill)
        // In a scroll view, a touch may become a drag at first.
        screen.advance(by: 0.2)
        #expect(pill.isHighlighted)
        finger.lift()
    }

    /// Taps the first row with the title.
    private func open(_ title: String, in screen: Screen) throws {
        let table = try screen.find(UITableView.self)
        let paths = (0..<table.numberOfSections).flatMap { section in
            (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }
        for path in paths {
            screen.perform { table.scrollToRow(at: path, at: .middle, animated: false) }
            guard let cell = table.cellForRow(at: path),
                (cell.contentConfiguration as? UIListContentConfiguration)?.text == title
            else { continue }
            try screen.tap(cell)
            return screen.settle()
        }
        Issue.record("there is no row \(title)")
    }
}
