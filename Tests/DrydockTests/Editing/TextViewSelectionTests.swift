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
        #expect(message.contains("the delegate changes the selection in each call, without end"))
    }
}
