import Drydock
import DrydockTesting
import Testing

/// Menus of edit actions of other views than texts.
@Suite struct EditMenuInteractionTests {
    private final class Card: UIView {
        var calls: [String] = []
        var canCopy = true
        override var canBecomeFirstResponder: Bool { true }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == "copy:" ? canCopy : action == Card.sharing
        }

        override func copy(_ sender: Any?) { calls.append("copied \(sender is UIMenuController)") }
        func share(_ sender: Any?) { calls.append("shared \(sender is UIMenuController)") }
        static let sharing = Selector("share:", Card.share)
    }

    private let card = Card(frame: CGRect(x: 100, y: 200, width: 190, height: 100))
    private let screen: Screen

    init() {
        let (controller, card) = (UIViewController(), card)
        screen = Screen(size: CGSize(width: 390, height: 500), showsStatusBar: false) { controller }
        screen.perform { controller.view.addSubview(card) }
    }

    @Test func `the menu controller shows what the first responder can do, and its own items`() throws {
        let controller = UIMenuController.shared
        controller.menuItems = [UIMenuItem(title: "Share…", action: Card.sharing)]
        defer { controller.menuItems = nil }
        screen.perform { controller.showMenu(from: card, rect: card.bounds) }
        #expect(!controller.isMenuVisible)

        screen.perform {
            card.becomeFirstResponder()
            controller.showMenu(from: card, rect: card.bounds)
        }
        #expect(controller.isMenuVisible)
        #expect(screen.contains(text: "Copy") && !screen.contains(text: "Paste"))
        #expect(controller.menuFrame.maxY < 200)
        #expect(abs(controller.menuFrame.midX - 195) < 0.5)
        try screen.tap(text: "Share…")
        #expect(card.calls == ["shared true"])
        #expect(!controller.isMenuVisible)
        #expect(controller.menuFrame == .zero)

        screen.perform { controller.setMenuVisible(true, animated: true) }
        try screen.tap(text: "Copy")
        #expect(card.calls == ["shared true", "copied true"])
    }

    @Test func `a menu goes with the first responder, with its view, and with a touch elsewhere`() {
        let controller = UIMenuController.shared
        func open() {
            screen.perform {
                card.becomeFirstResponder()
                controller.showMenu(from: card, rect: card.bounds)
            }
            #expect(controller.isMenuVisible)
        }
        open()
        _ = screen.perform { card.resignFirstResponder() }
        #expect(!controller.isMenuVisible)
        open()
        screen.tap(at: CGPoint(x: 20, y: 450))
        #expect(!controller.isMenuVisible)
        open()
        screen.press(.escape)
        #expect(!controller.isMenuVisible && card.isFirstResponder)
        open()
        screen.perform { card.removeFromSuperview() }
        #expect(!controller.isMenuVisible)
    }

    private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
        var calls: [String] = []
        var isEmpty = false

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            calls.append("menu for \(configuration.identifier)")
            let own = UIAction(title: "Rename") { [unowned self] _ in calls.append("renamed") }
            return UIMenu(children: isEmpty ? [] : suggestedActions + [own])
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            calls.append("will present")
            animator.addCompletion { [unowned self] in calls.append("presented") }
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            calls.append("will dismiss")
        }
    }

    @Test func `an interaction shows what its delegate makes of what can be done`() throws {
        let delegate = Delegate()
        let interaction = UIEditMenuInteraction(delegate: delegate)
        let point = CGPoint(x: 10, y: 50)
        let configuration = UIEditMenuConfiguration(identifier: "card", sourcePoint: point)
        screen.perform {
            card.addInteraction(interaction)
            interaction.presentEditMenu(with: configuration)
        }
        screen.advance(by: 0.5)
        #expect(delegate.calls == ["menu for card", "will present", "presented"])
        #expect(screen.contains(text: "Copy") && screen.contains(text: "Rename"))
        #expect(interaction.location(in: card) == point)

        delegate.calls = []
        screen.perform {
            card.canCopy = false
            interaction.reloadVisibleMenu()
        }
        #expect(delegate.calls.prefix(3) == ["menu for card", "will dismiss", "will present"])
        #expect(!screen.contains(text: "Copy"))
        delegate.calls = []
        try screen.tap(text: "Rename")
        #expect(delegate.calls == ["will dismiss", "renamed"])

        delegate.calls = []
        delegate.isEmpty = true
        screen.perform { interaction.presentEditMenu(with: configuration) }
        #expect(delegate.calls == ["menu for card"])
    }

    @Test func `an interaction that leaves its view takes its menu along`() {
        let interaction = UIEditMenuInteraction(delegate: nil)
        screen.perform {
            card.addInteraction(interaction)
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        }
        #expect(screen.contains(text: "Copy"))
        screen.perform { card.removeInteraction(interaction) }
        #expect(!screen.contains(text: "Copy"))
    }
}
