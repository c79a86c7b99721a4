import Drydock
import DrydockTesting
import Testing

/// A menu grows towards the trailing side, or towards the other where only that has room for its 250 points.
@Suite("The side of a menu")
struct MenuSideTests {
    nonisolated struct Row: Sendable {
        let x: CGFloat
        let isRightToLeft: Bool
        /// Of the menu, in points.
        let minX: CGFloat
    }

    private nonisolated static let width: CGFloat = 600
    private nonisolated static let rows: [Row] = [
        Row(x: 20, isRightToLeft: false, minX: 20),
        // Right of the middle, with room at the right.
        Row(x: 330, isRightToLeft: false, minX: 330),
        Row(x: 342, isRightToLeft: false, minX: 342),
        // Without: the right edges meet.
        Row(x: 343, isRightToLeft: false, minX: 143),
        Row(x: 540, isRightToLeft: false, minX: 340),
        Row(x: 540, isRightToLeft: true, minX: 340),
        Row(x: 210, isRightToLeft: true, minX: 10),
        Row(x: 207, isRightToLeft: true, minX: 207),
    ]

    @Test("below a button of 50 points", arguments: rows)
    func button(row: Row) throws {
        let button = UIButton(frame: CGRect(x: row.x, y: 20, width: 50, height: 30))
        let screen = screen(row, button)
        screen.perform {
            button.showsMenuAsPrimaryAction = true
            button.menu = UIMenu(children: [UIAction(title: "Open") { _ in }])
        }
        try screen.tap(button)
        screen.settle()
        #expect(try screen.element(label: "Open").frame.minX == row.minX)
    }

    @Test("at the pointer", arguments: rows)
    func pointer(row: Row) throws {
        let card = MenuSideCard(frame: CGRect(x: 0, y: 0, width: Self.width, height: 100))
        let screen = screen(row, card)
        // A point has no width: where the menu opens towards the left, it ends there.
        let isTowardsLeft = row.minX != row.x
        let point = CGPoint(x: isTowardsLeft ? row.x + 50 : row.x, y: 20)
        screen.perform { _ = card.interaction.open(at: point, .compact) }
        screen.settle()
        #expect(try screen.element(label: "Open").frame.minX == row.minX)
    }

    private func screen(_ row: Row, _ view: UIView) -> Screen {
        let page = UIViewController()
        let screen = Screen(
            size: CGSize(width: Self.width, height: 300),
            direction: row.isRightToLeft ? .rightToLeft : .leftToRight,
            showsStatusBar: false
        ) { page }
        screen.perform { page.view.addSubview(view) }
        return screen
    }
}

private final class MenuSideCard: UIView, UIContextMenuInteractionDelegate {
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if interaction.view == nil { addInteraction(interaction) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
            actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) }
        )
    }
}
