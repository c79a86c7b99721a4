import Drydock
import DrydockTesting
import Testing

/// What a field tells its delegate, its targets and the notification centre, and in what order.
@Suite struct TextFieldDelegateTests {
    let record = FieldRecord()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    let screen: Screen

    init() {
        let controller = UIViewController()
        screen = Screen(size: CGSize(width: 240, height: 140), showsStatusBar: false) { controller }
        screen.perform {
            for view in [field, other] { controller.view.addSubview(view) }
            field.accessibilityIdentifier = "a"
            other.accessibilityIdentifier = "b"
            for view in [field, other] {
                view.delegate = record
                record.watch(view)
            }
        }
    }

    @Test func `editing begins by asking, and then tells delegate, targets and observers`() throws {
        try screen.tap(field)
        #expect(
            record.take() == ["a shouldBegin", "a didBegin", "a .editingDidBegin", "a beginNotification"]
        )
        #expect(field.isEditing)
        #expect(screen.firstResponder === field)
    }

    @Test func `another field asks first, and then the former one ends`() throws {
        try screen.tap(field)
        _ = record.take()
        try screen.tap(other)
        #expect(
            record.take() == [
                "b shouldBegin", "a shouldEnd", "a didEnd", "a .editingDidEnd", "a endNotification",
                "b didBegin", "b .editingDidBegin", "b beginNotification",
            ]
        )
    }

    @Test func `a character asks with a range, and then tells of selection and change`() throws {
        try screen.tap(field)
        _ = record.take()
        try screen.type("é")
        #expect(
            record.take() == [
                "a shouldChange 0,0 'é'", "a selection", "a .editingChanged", "a changeNotification",
            ]
        )
        try screen.type("👩‍👧")
        #expect(record.take().first == "a shouldChange 1,0 '👩‍👧'")
        screen.press(.delete)
        #expect(record.take().first == "a shouldChange 1,5 ''")
        #expect(field.text == "é")
    }

    @Test func `Backspace in an empty field asks nobody`() throws {
        try screen.tap(field)
        _ = record.take()
        screen.press(.delete)
        screen.press(.forwardDelete)
        #expect(record.take() == [])
    }

    @Test func `text set in code tells nobody`() throws {
        try screen.tap(field)
        _ = record.take()
        screen.perform { field.text = "set" }
        #expect(record.take() == [])
    }

    @Test func `a refused character changes nothing`() throws {
        try screen.tap(field)
        record.refuses = ["shouldChange"]
        _ = record.take()
        try screen.type("x")
        #expect(record.take() == ["a shouldChange 0,0 'x'"])
        #expect(field.text == "")
    }

    @Test func `Return asks, and then tells that editing ends on exit`() throws {
        try screen.tap(field)
        _ = record.take()
        screen.press(.return)
        #expect(
            record.take() == [
                "a shouldReturn", "a .editingDidEndOnExit", "a .primaryActionTriggered", "a shouldEnd",
                "a didEnd",
                "a .editingDidEnd", "a endNotification",
            ]
        )
        record.refuses = ["shouldReturn"]
        try screen.tap(field)
        _ = record.take()
        screen.press(.return)
        #expect(record.take() == ["a shouldReturn"])
        #expect(field.isEditing)
    }

    @Test func `a field that must not begin, or must not end, keeps things as they are`() throws {
        record.refuses = ["shouldBegin"]
        try screen.tap(field)
        #expect(!field.isEditing)
        record.refuses = []
        try screen.tap(field)
        record.refuses = ["shouldEnd"]
        try screen.tap(other)
        #expect(field.isEditing)
        #expect(!other.isEditing)
        #expect(screen.perform { !field.endEditing(false) })
        #expect(screen.perform { field.endEditing(true) })
        #expect(!field.isEditing)
    }

    @Test func `the clear button asks and clears without asking about the characters`() throws {
        screen.perform {
            field.clearButtonMode = .always
            field.text = "text"
        }
        try screen.tap(field)
        _ = record.take()
        screen.tap(at: CGPoint(x: 205, y: 37))
        #expect(
            record.take() == ["a shouldClear", "a selection", "a .editingChanged", "a changeNotification"]
        )
        #expect(field.text == "")
    }

    @Test func `a field that leaves its window ends editing, asked or not`() throws {
        try screen.tap(field)
        record.refuses = ["shouldEnd"]
        _ = record.take()
        screen.perform { field.removeFromSuperview() }
        #expect(record.take() == ["a didEnd", "a .editingDidEnd", "a endNotification"])
        #expect(screen.firstResponder == nil)
    }

    @Test func `a delegate that is gone is asked nothing`() throws {
        do {
            let passing = FieldRecord()
            field.delegate = passing
        }
        #expect(field.delegate == nil)
        try screen.tap(field)
        try screen.type("ok\n")
        #expect(field.text == "ok")
    }

    @Test func `a delegate may change the text in its own callbacks`() throws {
        let rewriting = RewritingDelegate()
        field.delegate = rewriting
        try screen.tap(field)
        try screen.type("abc")
        #expect(field.text == "ABC")
        rewriting.mode = .replaceAndAgree
        screen.press(.leftArrow)
        try screen.type("d")
        #expect(field.text == "redwritten")
        rewriting.mode = .clearOnChange
        try screen.type("e")
        #expect(field.text == "")
    }
}

/// Writes down all that it is asked and told.
final class FieldRecord: NSObject, UITextFieldDelegate {
    var refuses: Set<String> = []
    private var lines: [String] = []
    private var observers: [any NSObjectProtocol] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func watch(_ field: UITextField) {
        let events: [(String, UIControl.Event)] = [
            (".editingDidBegin", .editingDidBegin), (".editingChanged", .editingChanged),
            (".editingDidEnd", .editingDidEnd), (".editingDidEndOnExit", .editingDidEndOnExit),
            (".primaryActionTriggered", .primaryActionTriggered),
        ]
        for (name, event) in events {
            field.addAction(
                UIAction { [weak self, weak field] _ in
                    if let field { self?.note(field, name) }
                },
                for: event
            )
        }
        let notifications = [
            ("beginNotification", UITextField.textDidBeginEditingNotification),
            ("changeNotification", UITextField.textDidChangeNotification),
            ("endNotification", UITextField.textDidEndEditingNotification),
        ]
        for (name, notification) in notifications {
            observers.append(
                NotificationCenter.default.addObserver(forName: notification, object: field, queue: nil) {
                    [weak self, weak field] _ in
                    MainActor.assumeIsolated { if let field { self?.note(field, name) } }
                }
            )
        }
    }

    private func note(_ field: UITextField, _ what: String) {
        lines.append("\(field.accessibilityIdentifier ?? "") \(what)")
    }

    private func ask(_ field: UITextField, _ what: String, _ rest: String = "") -> Bool {
        note(field, what + rest)
        return !refuses.contains(what)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask(textField, "shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { note(textField, "didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask(textField, "shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { note(textField, "didEnd") }
    func textFieldDidChangeSelection(_ textField: UITextField) { note(textField, "selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask(textField, "shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask(textField, "shouldReturn") }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        ask(textField, "shouldChange", " \(range.location),\(range.length) '\(string)'")
    }
}

/// Changes the text while it is asked about it.
private final class RewritingDelegate: NSObject, UITextFieldDelegate {
    enum Mode {
        case uppercase, replaceAndAgree, clearOnChange
    }

    var mode = Mode.uppercase

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        switch mode {
        case .uppercase:
            textField.text = (textField.text ?? "") + string.uppercased()
            return false
        case .replaceAndAgree: textField.text = "rewritten"
        case .clearOnChange: break
        }
        return true
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        if mode == .clearOnChange { textField.text = "" }
    }
}
