import Drydock
import DrydockTesting
import Testing

/// Who gets keys and text, and what takes changes back.
@Suite struct ResponderInputTests {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
    let button = UIButton(frame: CGRect(x: 20, y: 70, width: 100, height: 34))
    let screen: Screen

    init() {
        let controller = controller
        screen = Screen(size: CGSize(width: 200, height: 140), showsStatusBar: false) { controller }
        screen.perform {
            controller.view.addSubview(field)
            controller.view.addSubview(button)
        }
    }

    @Test func `Tab makes a field the first responder, and takes it away again`() throws {
        screen.press(.tab)
        #expect(screen.firstResponder === field)
        #expect(screen.focusedView === field)
        try screen.type("x")
        screen.press(.tab)
        #expect(screen.firstResponder == nil)
        #expect(screen.focusedView === button)
        #expect(field.text == "x")
    }

    @Test func `a responder that follows itself is named when it hands something on`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Loop: UIView {
                    override var next: UIResponder? { self }
                }
                Loop().touchesBegan([], with: nil)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Loop.next: it is the responder itself"))
    }

    @Test func `a field that has the focus alone is edited after Return`() throws {
        screen.press(.tab)
        screen.perform { _ = field.resignFirstResponder() }
        #expect(screen.focusedView === field)
        screen.press(.return)
        #expect(field.isEditing)
    }

    @Test func `Space types into a field and taps nothing`() throws {
        var taps = 0
        screen.perform {
            field.addAction(UIAction { _ in taps += 1 }, for: [.touchUpInside, .primaryActionTriggered])
        }
        try screen.tap(field)
        screen.press(.space)
        #expect(taps == 0)
    }

    @Test func `nothing takes text until something is the first responder`() {
        #expect(throws: ScreenError.self) { try screen.type("x") }
        #expect(throws: ScreenError.self) { try screen.compose("x") }
        #expect(throws: ScreenError.self) { try screen.select("x") }
    }

    @Test func `a view with the least of input takes text, Return and Backspace`() throws {
        let code = CodeView(frame: CGRect(x: 130, y: 20, width: 50, height: 30))
        screen.perform {
            controller.view.addSubview(code)
            _ = code.becomeFirstResponder()
        }
        try screen.type("12\n")
        screen.press(.delete)
        try screen.type("3")
        #expect(code.text == "123")
    }

    @Test func `a key command is done by its responder, with Ctrl for command`() {
        let responder = CommandController()
        let screen = Screen(size: CGSize(width: 100, height: 100), showsStatusBar: false) { responder }
        screen.press(.character("n"), modifiers: .control)
        screen.press(.character("n"), modifiers: .command)
        screen.press(.character("n"))
        #expect(responder.count == 2)
    }

    @Test func `the caret is full at first, goes, and comes back within a second`() throws {
        try screen.tap(field)
        let list = screen.host.displayList()
        screen.advance(by: 0.7)
        #expect(screen.host.displayList() != list)
        screen.advance(by: 0.3)
        #expect(screen.host.displayList() == list)
        screen.advance(by: 0.7)
        try screen.type("x")
        screen.press(.delete)
        #expect(screen.host.displayList() == list)
    }

    @Test func `an undo manager takes groups back and does them again`() {
        let manager = UndoManager()
        let box = Box()
        manager.groupsByEvent = false
        for value in 1...3 {
            manager.beginUndoGrouping()
            box.set(value, manager)
            manager.setActionName("Setting")
            manager.endUndoGrouping()
        }
        #expect(manager.undoMenuItemTitle == "Undo Setting")
        manager.undo()
        manager.undo()
        #expect(box.value == 1)
        #expect(manager.canUndo && manager.canRedo)
        manager.redo()
        #expect(box.value == 2)
        manager.removeAllActions(withTarget: box)
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test func `a tokenizer finds words, sentences and paragraphs`() throws {
        screen.perform { field.text = "Don't go. Stay here!" }
        func part(_ offset: Int, _ granularity: UITextGranularity) -> String? {
            guard let position = field.position(from: field.beginningOfDocument, offset: offset),
                let range = field.tokenizer.rangeEnclosingPosition(
                    position,
                    with: granularity,
                    inDirection: .storage(.forward)
                )
            else { return nil }
            return field.text(in: range)
        }
        #expect(part(2, .word) == "Don't")
        #expect(part(5, .word) == nil)
        #expect(part(12, .sentence) == "Stay here!")
        #expect(part(3, .paragraph) == "Don't go. Stay here!")
        #expect(part(1, .character) == "o")
    }
}

private final class CodeView: UIView, UIKeyInput {
    private(set) var text = ""

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
}

private final class CommandController: UIViewController {
    private(set) var count = 0

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command, action: CommandController.note)]
    }

    private func note() { count += 1 }
}

private final class Box {
    private(set) var value = 0

    func set(_ new: Int, _ manager: UndoManager) {
        let old = value
        manager.registerUndo(withTarget: self) { $0.set(old, manager) }
        value = new
    }
}
