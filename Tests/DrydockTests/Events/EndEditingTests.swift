import Drydock
import DrydockTesting
import Testing

@Suite("Ending editing")
struct EndEditingTests {
    private final class Field: UIView {
        var resigns = true
        var questions = 0

        override var canBecomeFirstResponder: Bool { true }

        override func resignFirstResponder() -> Bool {
            questions += 1
            return resigns && super.resignFirstResponder()
        }
    }

    private let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1)
    private let form = UIView()
    private let field = Field()

    init() {
        screen.window.addSubview(form)
        form.addSubview(field)
    }

    @Test("the first responder in the view, or the view itself, resigns")
    func resigns() {
        field.becomeFirstResponder()
        #expect(form.endEditing(false))
        #expect(!field.isFirstResponder)
        #expect(!form.endEditing(false), "there is nothing to end")
        field.becomeFirstResponder()
        #expect(field.endEditing(true))
        #expect(!field.isFirstResponder)
    }

    @Test("one that refuses stays, unless it is forced")
    func refuses() {
        field.resigns = false
        field.becomeFirstResponder()
        #expect(!screen.window.endEditing(false))
        #expect(field.isFirstResponder)
        #expect(screen.window.endEditing(true))
        #expect(!field.isFirstResponder)
    }

    @Test("a first responder elsewhere is left alone")
    func elsewhere() {
        let other = UIView()
        screen.window.addSubview(other)
        field.becomeFirstResponder()
        #expect(!other.endEditing(true))
        #expect(field.isFirstResponder)
        #expect(field.questions == 0)
    }
}
