import Drydock
import DrydockPlatform
import DrydockTesting
import Testing

/// Fields as screens have them: numbers that are formatted while they are typed, codes of single digits, counters.
@Suite struct FormattedFieldTests {
    let screen: Screen
    let root: UIView

    init() {
        let controller = UIViewController()
        screen = Screen(showsStatusBar: false) { controller }
        root = screen.perform { controller.view }
    }

    private func add(_ field: UITextField, y: CGFloat = 20) {
        field.frame = CGRect(x: 20, y: y, width: 300, height: 34)
        screen.perform { root.addSubview(field) }
    }

    @Test func `a number is formatted as it is typed, and as it is deleted`() throws {
        let field = UITextField()
        let format = PhoneFormat()
        field.delegate = format
        add(field)
        var changes: [String?] = []
        field.addAction(
            UIAction { [weak field] _ in changes.append(field?.text) },
            for: .editingChanged
        )
        try screen.tap(field)
        try screen.type("5551234567890")
        #expect(field.text == "(555) 123-4567")
        #expect(changes.isEmpty)
        screen.press(.delete)
        #expect(field.text == "(555) 123-456")
        screen.press(.delete)
        screen.press(.delete)
        screen.press(.delete)
        #expect(field.text == "(555) 123")
        UIPasteboard.general.string = nil
        screen.press(.character("a"), modifiers: .control)
        try screen.type("8")
        #expect(field.text == "(8")
    }

    @Test func `each digit of a code leads to the next field, and Backspace in an empty one back`() throws {
        let code = CodeFields()
        for (index, field) in code.fields.enumerated() { add(field, y: 20 + 50 * CGFloat(index)) }
        try screen.tap(code.fields[0])
        try screen.type("12")
        #expect(code.text == "12--")
        #expect(code.fields[2].isFirstResponder)
        screen.press(.delete)
        #expect(code.text == "1---")
        #expect(code.fields[1].isFirstResponder)
        try screen.type("789")
        #expect(code.text == "1789")
        #expect(!code.fields.contains { $0.isFirstResponder })
    }

    @Test func `a counter sees the text as it is after each change, and a limit cuts nothing in half`() throws
    {
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 100))
        let counter = Counter()
        view.delegate = counter
        screen.perform { root.addSubview(view) }
        try screen.tap(view)
        try screen.type("abc👩‍👧‍👦")
        #expect(counter.counts == [1, 2, 3, 4])
        try screen.type("de")
        #expect(counter.counts == [1, 2, 3, 4, 5])
        #expect(view.text == "abc👩‍👧‍👦d")
        screen.press(.delete)
        screen.press(.delete)
        #expect(view.text == "abc")
        #expect(counter.counts.suffix(2) == [4, 3])
    }

    @Test func `a delegate of a text view may change text and selection in its own callbacks`() throws {
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 100))
        let meddler = Meddler()
        view.delegate = meddler
        screen.perform { root.addSubview(view) }
        try screen.tap(view)
        try screen.type("ab")
        #expect(view.text == "AB")
        meddler.pinsSelection = true
        screen.press(.leftArrow)
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
        meddler.removesView = true
        try screen.type("c")
        #expect(view.superview == nil)
        #expect(!view.isFirstResponder)
    }

    @Test func `a field that is removed while it is asked is left alone`() throws {
        let field = UITextField()
        let remover = Remover()
        field.delegate = remover
        add(field)
        try screen.tap(field)
        try screen.type("a")
        #expect(field.superview == nil)
        screen.settle()
        #expect(screen.focusedView == nil)
    }

    @Test(arguments: [
        NSRange(location: 1, length: 1), NSRange(location: 0, length: 1), NSRange(location: -4, length: 900),
        NSRange(location: NSNotFound, length: 0), NSRange(location: Int.max, length: Int.max),
    ])
    func `ranges that cut characters or lie outside do no harm`(range: NSRange) throws {
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 100))
        screen.perform {
            root.addSubview(view)
            view.text = "😀e\u{301}"
            view.selectedRange = range
        }
        try screen.tap(view)
        screen.perform { view.selectedRange = range }
        screen.host.handle(.composition(CompositionEvent(text: "😀", selection: 0..<Int.max)))
        screen.perform { view.setMarkedText("か😀", selectedRange: range) }
        screen.perform { view.unmarkText() }
        let text = try #require(view.text)
        #expect(text.unicodeScalars.allSatisfy { $0 != "\u{FFFD}" })
        #expect(text.contains("か😀"))
    }
}

/// `(555) 123-4567`.
private final class PhoneFormat: NSObject, UITextFieldDelegate {
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        let old = textField.text ?? ""
        guard let range = Range(range, in: old) else { return false }
        let digits = old.replacingCharacters(in: range, with: string).filter(\.isNumber).prefix(10)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index == 0 { text += "(" }
            if index == 3 { text += ") " }
            if index == 6 { text += "-" }
            text.append(digit)
        }
        textField.text = text
        return false
    }
}

private final class CodeFields: NSObject, UITextFieldDelegate {
    final class Field: UITextField {
        var wentBack: (() -> Void)?

        override func deleteBackward() {
            let wasEmpty = text?.isEmpty ?? true
            super.deleteBackward()
            if wasEmpty { wentBack?() }
        }
    }

    let fields = (0..<4).map { _ in Field() }
    var text: String { fields.map { $0.text?.isEmpty == false ? $0.text ?? "" : "-" }.joined() }

    override init() {
        super.init()
        for (index, field) in fields.enumerated() {
            field.delegate = self
            field.keyboardType = .numberPad
            field.textContentType = .oneTimeCode
            field.wentBack = { [weak self] in
                guard index > 0, let previous = self?.fields[index - 1] else { return }
                previous.becomeFirstResponder()
                previous.text = ""
            }
        }
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        guard !string.isEmpty else { return true }
        textField.text = String(string.prefix(1))
        guard let index = fields.firstIndex(where: { $0 === textField }) else { return false }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }
}

private final class Counter: NSObject, UITextViewDelegate {
    var counts: [Int] = []

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        guard let range = Range(range, in: textView.text) else { return false }
        return textView.text.replacingCharacters(in: range, with: text).count <= 5
    }

    func textViewDidChange(_ textView: UITextView) { counts.append(textView.text.count) }
}

private final class Meddler: NSObject, UITextViewDelegate {
    var pinsSelection = false
    var removesView = false

    func textViewDidChange(_ textView: UITextView) {
        if removesView { return textView.removeFromSuperview() }
        textView.text = textView.text.uppercased()
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        if pinsSelection { textView.selectedRange = NSRange(location: textView.text.utf16.count, length: 0) }
    }
}

private final class Remover: NSObject, UITextFieldDelegate {
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        textField.removeFromSuperview()
        return true
    }
}
