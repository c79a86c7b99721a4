import Drydock
import Testing

@Suite("What a delegate may do as the selection changes")
struct TextViewSelectionTests {
    /// Moves the caret on until it is at a place.
    private final class Mover: NSObject, UITextViewDelegate {
        private let end: Int

        init(to end: Int) { self.end = end }

        func textViewDidChangeSelection(_ textView: UITextView) {
            let place = textView.selectedRange.location
            if place != end { textView.selectedRange = NSRange(location: (place + 1) % 10, length: 0) }
        }
    }

    @Test("it may change the selection")
    func change() {
        let view = UITextView()
        view.text = "0123456789"
        let mover = Mover(to: 9)
        view.delegate = mover
        view.selectedRange = NSRange(location: 2, length: 0)
        #expect(view.selectedRange.location == 9)
    }

    @Test("one that changes it each time is named")
    func changeWithoutEnd() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UITextView()
                view.text = "0123456789"
                let mover = Mover(to: -1)
                view.delegate = mover
                view.selectedRange = NSRange(location: 2, length: 0)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UITextView: the delegate changes the selection each time"))
    }

    private final class FieldMover: NSObject, UITextFieldDelegate {
        func textFieldDidChangeSelection(_ textField: UITextField) {
            let start = textField.beginningOfDocument
            guard let selected = textField.selectedTextRange else { return }
            let offset = textField.offset(from: start, to: selected.start)
            guard let place = textField.position(from: start, offset: (offset + 1) % 10) else { return }
            textField.selectedTextRange = textField.textRange(from: place, to: place)
        }
    }

    @Test("so is one of a field")
    func fieldWithoutEnd() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let field = UITextField()
                field.text = "0123456789"
                let mover = FieldMover()
                field.delegate = mover
                let start = field.beginningOfDocument
                let place = field.position(from: start, offset: 2) ?? start
                field.selectedTextRange = field.textRange(from: place, to: place)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UITextField: the delegate changes the selection each time"))
    }
}
