import Drydock
import DrydockShowcase
import DrydockTesting
import Testing

/// The way of a message by a user's verbs.
struct ComposerFlowTests {
    @Test("recipients are searched, chosen and removed, and the list says who is chosen")
    func recipients() throws {
        let (screen, coordinator) = makeScreen()
        try screen.tap(UITextField.self, text: "Classes and people")
        try screen.type("noe")
        #expect(names(screen) == ["Emmy Noether", "Max Noether"])
        try screen.tap(text: "Emmy Noether")
        screen.settle()
        #expect(coordinator.composition.recipients == [.individual(uuid: "u3")])
        screen.press(.delete)
        screen.press(.delete)
        screen.press(.delete)
        try screen.tap(text: "Physics 101")
        screen.settle()
        #expect(coordinator.composition.recipients == [.individual(uuid: "u3"), .group(uuid: "c1")])
        try screen.activate(label: "Remove Emmy Noether")
        screen.settle()
        #expect(coordinator.composition.recipients == [.group(uuid: "c1")])
        let cell = try #require(screen.findAll(ComposerRecipientCell.self).first)
        #expect(cell.accessoryType == .checkmark)
        try screen.tap(cell)
        screen.settle()
        #expect(coordinator.composition.recipients.isEmpty)
    }

    @Test("the first chip stands at the leading side", arguments: [false, true])
    func firstChip(isRightToLeft: Bool) throws {
        let (screen, _) = makeScreen(direction: isRightToLeft ? .rightToLeft : .leftToRight)
        try screen.tap(text: "Physics 101")
        screen.settle()
        let chip = try screen.element(label: "Remove Physics 101").frame
        #expect((isRightToLeft ? 390 - chip.maxX : chip.minX) == 16)
    }

    @Test(
        "a recipient that is chosen has its chip in sight, and those that are left close up",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func newestChip(direction: UIUserInterfaceLayoutDirection) throws {
        let (screen, coordinator) = makeScreen(direction: direction)
        let sides = CGRect(x: 0, y: 0, width: 390, height: 844)
        let names = ["Physics 101", "Ada Lovelace", "Emmy Noether", "Max Noether"]
        for name in names {
            let row = try #require(
                screen.findAll(UILabel.self, text: name).first { label in
                    screen.findAll(ComposerRecipientCell.self).contains { label.isDescendant(of: $0) }
                }
            )
            try screen.tap(row)
            screen.settle()
            let chip = try screen.element(label: "Remove \(name)").frame
            #expect(sides.contains(chip))
        }
        #expect(coordinator.composition.recipients.count == names.count)
        for name in names.dropFirst().reversed() {
            try screen.activate(label: "Remove \(name)")
            screen.settle()
        }
        #expect(sides.contains(try screen.element(label: "Remove Physics 101").frame))
    }

    @Test("on the smallest phone the message and its bar stay above the keyboard, at any size of text")
    func smallScreen() throws {
        for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            let size = CGSize(width: category == .large ? 320 : 390, height: category == .large ? 480 : 844)
            let (screen, coordinator) = makeScreen(size: size, category: category, showsKeyboard: true)
            try screen.tap(text: "Physics 101")
            screen.settle()
            try screen.tap(text: "Next")
            screen.settle()
            let bar = try screen.find(ComposeBarView.self)
            let page = try #require(coordinator.topViewController?.view)
            let top = page.keyboardLayoutGuide.layoutFrame.minY
            #expect(size.height - top == (category == .large ? 253 : 336))
            #expect(abs(screen.frame(of: bar).maxY - top) < 0.001)
            let text = try screen.find(UITextView.self)
            try screen.type("Bring an egg.")
            let caret = text.convert(text.caretRect(for: text.endOfDocument), to: nil)
            #expect(screen.frame(of: text).contains(caret) && caret.maxY <= top)
            let to = try screen.find(UILabel.self, text: "To: Physics 101")
            #expect(to.sizeThatFits(CGSize(width: to.bounds.width, height: 0)).height <= to.bounds.height)
            #expect(screen.frame(of: to).maxX <= size.width && screen.frame(of: to).minY > 47)
        }
    }

    @Test("a name that nobody has leaves an empty list that says so")
    func nobody() throws {
        let (screen, _) = makeScreen()
        try screen.tap(UITextField.self, text: "Classes and people")
        try screen.type("nobody")
        #expect(names(screen).isEmpty)
        #expect(screen.contains(text: "Nobody has this name."))
    }

    @Test("a name without a word about it stands in the middle of its row")
    func withoutInfo() throws {
        let (screen, _) = makeScreen()
        let ada = try screen.find(UILabel.self, text: "Ada Lovelace")
        let row = try #require(screen.findAll(ComposerRecipientCell.self).first { ada.isDescendant(of: $0) })
        #expect(abs(screen.frame(of: ada).midY - screen.frame(of: row.contentView).midY) <= 0.5)
        #expect(screen.contains(text: "24 people"))
        #expect(screen.contains(text: "1 person"))
    }

    @Test("the compose bar rides on the keyboard, and only what was typed can be sent")
    func typing() throws {
        let (screen, coordinator) = makeScreen(showsKeyboard: true)
        try screen.tap(text: "Physics 101")
        screen.settle()
        try screen.tap(text: "Next")
        screen.settle()
        let bar = try screen.find(ComposeBarView.self)
        let page = try #require(coordinator.topViewController?.view)
        #expect(page.keyboardLayoutGuide.layoutFrame.height > 200)
        #expect(abs(screen.frame(of: bar).maxY - page.keyboardLayoutGuide.layoutFrame.minY) < 0.001)
        #expect(screen.frame(of: bar).height == 44)
        #expect(!bar.isSubmitEnabled)
        #expect(screen.contains(text: "To: Physics 101"))

        try screen.type("  ")
        #expect(!bar.isSubmitEnabled)
        try screen.type("Bring an egg.")
        #expect(bar.isSubmitEnabled)
        try screen.activate(label: "Send")
        screen.settle()
        #expect(screen.contains(text: "Message Sent"))
        #expect(screen.contains(text: "To Physics 101"))
        #expect(coordinator.sent.map(\.text) == ["  Bring an egg."])
        #expect(coordinator.sent.first?.recipients == [.group(uuid: "c1")])
        try screen.tap(text: "Done")
        screen.settle()
        #expect(coordinator.viewControllers.count == 1)
        #expect(coordinator.composition == Composition())
    }

    @Test("the bar comes down with the keyboard")
    func keyboardGoes() throws {
        let (screen, coordinator) = makeScreen(showsKeyboard: true)
        try screen.tap(text: "Physics 101")
        screen.settle()
        try screen.tap(text: "Next")
        screen.settle()
        let bar = try screen.find(ComposeBarView.self)
        screen.perform { _ = coordinator.view.endEditing(true) }
        screen.advance(by: 0.1)
        let middle = screen.frame(of: bar).maxY
        screen.settle()
        #expect(abs(screen.frame(of: bar).maxY - (844 - 34)) < 0.001)
        #expect(middle <= 844 - 34)
    }

    @Test(
        "attachments and a later time are chosen from sheets, and told above the message",
        arguments: [false, true]
    )
    func attaching(showsKeyboard: Bool) throws {
        let (screen, coordinator) = makeScreen(showsKeyboard: showsKeyboard)
        try screen.tap(text: "Physics 101")
        screen.settle()
        try screen.tap(text: "Next")
        screen.settle()
        for choice in ["Photo", "File", "Cancel"] {
            try screen.activate(label: "Attach")
            screen.settle()
            try screen.tap(text: choice)
            screen.settle()
        }
        #expect(screen.contains(text: "2 attachments"))
        try screen.activate(label: "Schedule")
        screen.settle()
        try screen.tap(text: "Tomorrow at 8:00")
        screen.settle()
        #expect(screen.contains(text: "Tomorrow at 8:00, 2 attachments"))
        try screen.tap(UITextView.self)
        try screen.type("Hello")
        try screen.activate(label: "Send")
        screen.settle()
        #expect(screen.contains(text: "Message Scheduled"))
        #expect(coordinator.sent.first?.attachments == ["Photo", "File"])
    }

    private func makeScreen(
        size: CGSize = CGSize(width: 390, height: 844),
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        category: UIContentSizeCategory = .large,
        showsKeyboard: Bool = false
    ) -> (Screen, ComposerCoordinator) {
        var made: ComposerCoordinator?
        let traits = UITraitCollection { $0.preferredContentSizeCategory = category }
        let screen = Screen(size: size, direction: direction, traits: traits, showsKeyboard: showsKeyboard) {
            let coordinator = ComposerCoordinator(addressBook: .demo)
            made = coordinator
            return coordinator
        }
        guard let made else { preconditionFailure("Screen did not ask for its controller") }
        return (screen, made)
    }

    private func names(_ screen: Screen) -> [String] {
        screen.findAll(ComposerRecipientCell.self).compactMap { cell in
            ["Emmy Noether", "Max Noether", "Ada Lovelace", "Physics 101"].first { name in
                screen.findAll(UILabel.self, text: name).contains { $0.isDescendant(of: cell) }
            }
        }
    }
}
