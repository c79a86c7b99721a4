import Drydock
import DrydockTesting
import Testing

/// Whom the keys of undo and redo reach where no text of a field is edited.
@Suite struct UndoKeyTests {
    private let page = DrawingController()
    private let canvas = Canvas(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    private let screen: Screen

    init() {
        let page = page
        screen = Screen(size: CGSize(width: 100, height: 100), showsStatusBar: false) { page }
        screen.perform { page.view.addSubview(canvas) }
    }

    @Test(
        "undo and redo go to the manager of the first responder's next responders",
        arguments: [UIKeyModifierFlags.control, .command]
    )
    func chain(modifier: UIKeyModifierFlags) {
        screen.perform { _ = canvas.becomeFirstResponder() }
        for strokes in 1...2 { screen.perform { page.setStrokes(strokes) } }
        screen.press(.character("z"), modifiers: modifier)
        #expect(page.strokes == 1)
        screen.press(.character("z"), modifiers: modifier)
        screen.press(.character("z"), modifiers: modifier)
        #expect(page.strokes == 0)
        screen.press(.character("z"), modifiers: modifier.union(.shift))
        #expect(page.strokes == 1)
    }

    @Test("the first responder's own manager is the one, whatever others could undo")
    func ownManager() {
        let manager = UndoManager()
        canvas.manager = manager
        screen.perform {
            _ = canvas.becomeFirstResponder()
            page.setStrokes(1)
        }
        screen.press(.character("z"), modifiers: .control)
        #expect(page.strokes == 1)
        screen.perform { manager.registerUndo(withTarget: canvas) { $0.alpha = 1 } }
        screen.perform { canvas.alpha = 0.5 }
        screen.press(.character("z"), modifiers: .control)
        #expect(canvas.alpha == 1)
    }

    @Test("without a first responder the page on top has its changes undone")
    func nobody() {
        screen.perform { page.setStrokes(1) }
        screen.press(.character("z"), modifiers: .control)
        #expect(page.strokes == 0)
    }

    @Test("a responder's own command of the keys goes before")
    func command() {
        screen.perform {
            _ = canvas.becomeFirstResponder()
            page.setStrokes(1)
        }
        page.hasCommand = true
        screen.press(.character("z"), modifiers: .control)
        #expect(page.strokes == 1 && page.commands == 1)
    }

    @Test("a field that is edited undoes its text and nothing else")
    func field() throws {
        let field = UITextField(frame: CGRect(x: 10, y: 60, width: 80, height: 34))
        screen.perform {
            page.view.addSubview(field)
            page.setStrokes(1)
        }
        try screen.tap(field)
        try screen.type("x")
        screen.press(.character("z"), modifiers: .control)
        screen.press(.character("z"), modifiers: .control)
        #expect(field.text == "" && page.strokes == 1)
    }
}

private final class Canvas: UIView {
    var manager: UndoManager?

    override var canBecomeFirstResponder: Bool { true }
    override var undoManager: UndoManager? { manager ?? super.undoManager }
}

private final class DrawingController: UIViewController {
    private let manager = UndoManager()
    private(set) var strokes = 0
    private(set) var commands = 0
    var hasCommand = false

    override var undoManager: UndoManager? { manager }

    override var keyCommands: [UIKeyCommand]? {
        hasCommand
            ? [UIKeyCommand(input: "z", modifierFlags: .command, action: DrawingController.note)] : nil
    }

    func setStrokes(_ count: Int) {
        let old = strokes
        manager.registerUndo(withTarget: self) { $0.setStrokes(old) }
        strokes = count
    }

    private func note() { commands += 1 }
}
