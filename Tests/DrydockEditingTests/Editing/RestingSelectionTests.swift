import Drydock
import DrydockTesting
import Testing

/// Text that is selected stands still, so it costs nothing; a caret blinks.
@Suite("Selected text that rests")
@MainActor
struct RestingSelectionTests {
    @Test("while something is selected nothing is drawn again, and the window need not wake")
    func textViews() {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        text.text = String(repeating: "word ", count: 2_000)
        let screen = Screen { UIViewController() }
        screen.perform {
            screen.topViewController?.view.addSubview(text)
            text.becomeFirstResponder()
        }
        screen.settle()
        _ = screen.host.render()
        #expect(screen.host.scene.textInput.nextChange != nil)
        screen.advance(by: 0.7)
        #expect(screen.host.needsFrame)

        screen.press(.character("a"), modifiers: .control)
        screen.settle()
        #expect(text.selectedRange == NSRange(location: 0, length: 10_000))
        _ = screen.host.render()
        let lists = screen.host.counters.displayLists
        #expect(screen.host.scene.textInput.nextChange == nil)
        for _ in 0..<20 {
            screen.advance(by: 0.1)
            #expect(!screen.host.needsFrame)
        }
        #expect(screen.host.counters.displayLists == lists)

        screen.perform { text.selectedRange = NSRange(location: 5, length: 0) }
        #expect(screen.host.scene.textInput.nextChange != nil)
    }

    @Test("a field that begins with all of its text selected rests, too")
    func fields() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        field.text = "Text"
        let screen = Screen { UIViewController() }
        screen.perform {
            screen.topViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            field.selectAll(nil)
        }
        #expect(screen.host.scene.textInput.nextChange == nil)
        screen.perform {
            field.resignFirstResponder()
            field.becomeFirstResponder()
        }
        let isSelected = field.selectedTextRange?.isEmpty == false
        #expect((screen.host.scene.textInput.nextChange == nil) == isSelected)
    }
}
