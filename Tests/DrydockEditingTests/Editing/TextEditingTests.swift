import Drydock
import DrydockTesting
import Testing

/// What keys and pointers do to a text.
@Suite struct TextEditingTests {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    let screen: Screen

    init() throws {
        let controller = UIViewController()
        screen = Screen(size: CGSize(width: 240, height: 140), showsStatusBar: false) { controller }
        screen.perform { controller.view.addSubview(field) }
        try screen.tap(field)
    }

    private func set(_ text: String, caret: Int? = nil) {
        screen.perform {
            field.text = text
            if let caret, let place = field.position(from: field.beginningOfDocument, offset: caret) {
                field.selectedTextRange = field.textRange(from: place, to: place)
            }
        }
    }

    /// The text with what is selected in brackets, or the caret as a bar.
    private var state: String {
        guard let range = field.selectedTextRange, let text = field.text else { return "" }
        let start = field.offset(from: field.beginningOfDocument, to: range.start)
        let end = field.offset(from: field.beginningOfDocument, to: range.end)
        let units = Array(text.utf16)
        func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
        let middle = start == end ? "|" : "[\(part(start..<end))]"
        return part(0..<start) + middle + part(end..<units.count)
    }

    @Test func `typing inserts at the caret`() throws {
        try screen.type("held")
        screen.press(.leftArrow)
        try screen.type("lo wor")
        #expect(state == "hello wor|d")
    }

    @Test(arguments: ["e\u{301}", "👩‍👧‍👦", "🇩🇪", "क्षि", "נ"])
    func `arrows and Backspace take whole characters`(character: String) {
        set("a" + character + "b")
        screen.press(.leftArrow)
        screen.press(.leftArrow)
        #expect(state == "a|" + character + "b")
        screen.press(.forwardDelete)
        #expect(state == "a|b")
        set("a" + character + "b")
        screen.press(.leftArrow)
        screen.press(.delete)
        #expect(state == "a|b")
    }

    @Test(arguments: keyTable)
    func `keys move and delete as on the desktop`(step: KeyStep) {
        let (before, after) = (step.before, step.after)
        let caret = before.utf16.firstIndex(of: UInt16(UnicodeScalar("|").value))
            .map { before.utf16.distance(from: before.startIndex, to: $0) }
        set(before.replacingOccurrences(of: "|", with: ""), caret: caret)
        screen.press(step.key, modifiers: step.modifiers)
        #expect(state == after)
    }

    @Test func `an arrow without Shift goes to the selection's end`() {
        set("one two")
        screen.press(.character("a"), modifiers: .control)
        screen.press(.leftArrow)
        #expect(state == "|one two")
        screen.press(.character("a"), modifiers: .control)
        screen.press(.rightArrow)
        #expect(state == "one two|")
    }

    @Test func `in text from right to left the left arrow goes on`() {
        screen.perform { field.semanticContentAttribute = .forceRightToLeft }
        set("שלום", caret: 0)
        screen.press(.leftArrow)
        #expect(state == "ש|לום")
        screen.press(.rightArrow)
        #expect(state == "|שלום")
    }

    @Test func `cut, copy and paste go by the clipboard`() throws {
        set("one two")
        try screen.select("one")
        screen.press(.character("c"), modifiers: .control)
        #expect(screen.perform { UIPasteboard.general.string } == "one")
        screen.press(.end)
        screen.press(.character("v"), modifiers: .control)
        #expect(state == "one twoone|")
        try screen.select("two")
        screen.press(.forwardDelete, modifiers: .shift)
        #expect(state == "one |one")
        screen.press(.insert, modifiers: .shift)
        #expect(state == "one two|one")
    }

    @Test func `line ends in what is pasted become spaces`() {
        screen.perform { UIPasteboard.general.string = "a\nb\r\nc" }
        screen.press(.character("v"), modifiers: .control)
        #expect(state == "a b c|")
    }

    @Test func `undo takes back what was typed in one go, and redo does it again`() throws {
        try screen.type("one")
        screen.press(.home)
        try screen.type("two ")
        #expect(state == "two |one")
        screen.press(.character("z"), modifiers: .control)
        #expect(state == "|one")
        screen.press(.character("z"), modifiers: .control)
        #expect(state == "|")
        screen.press(.character("z"), modifiers: .control)
        screen.press(.character("z"), modifiers: [.control, .shift])
        #expect(field.text == "one")
        screen.press(.character("y"), modifiers: .control)
        #expect(field.text == "two one")
    }

    @Test func `undo brings back what Backspace took`() throws {
        set("héllo 👩‍👧")
        for _ in 0..<4 { screen.press(.delete) }
        #expect(state == "hél|")
        screen.press(.character("z"), modifiers: .control)
        #expect(state == "héllo 👩‍👧|")
    }

    @Test func `a composition is marked until it is committed, and undone in one`() throws {
        set("ab", caret: 1)
        try screen.compose("に")
        #expect(state == "aに|b")
        #expect(field.markedTextRange.flatMap { field.text(in: $0) } == "に")
        try screen.compose("にほん", selection: 1..<2)
        #expect(state == "aに[ほ]んb")
        try screen.type("本")
        #expect(field.markedTextRange == nil)
        #expect(state == "a本|b")
        screen.press(.character("z"), modifiers: .control)
        #expect(field.text == "ab")
    }

    @Test func `a composition that is given up leaves nothing`() throws {
        set("ab", caret: 1)
        try screen.compose("xyz")
        try screen.compose("")
        #expect(state == "a|b")
        #expect(field.markedTextRange == nil)
        try screen.compose("c", selection: 7..<90)
        try screen.compose("")
        #expect(state == "a|b")
    }

    @Test func `hidden text shows bullets, is one word and stays out of the clipboard`() throws {
        screen.perform { field.isSecureTextEntry = true }
        set("one two", caret: 7)
        try screen.type("")
        screen.press(.leftArrow, modifiers: .control)
        #expect(state == "|one two")
        screen.press(.character("a"), modifiers: .control)
        screen.perform { UIPasteboard.general.string = "before" }
        screen.press(.character("c"), modifiers: .control)
        #expect(screen.perform { UIPasteboard.general.string } == "before")
        #expect(!screen.recursiveDescription.contains("two"))
    }

    @Test func `what is typed first into hidden text takes its place`() throws {
        screen.perform {
            field.isSecureTextEntry = true
            field.text = "secret"
            field.endEditing(true)
        }
        try screen.tap(field)
        try screen.type("n")
        #expect(field.text == "n")
        try screen.type("ew")
        #expect(field.text == "new")
    }

    @Test func `a second click selects a word, a third all`() {
        set("one two three")
        let rect = field.caretRect(
            for: field.position(from: field.beginningOfDocument, offset: 5) ?? UITextPosition()
        )
        let point = field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        screen.tap(at: point)
        screen.tap(at: point)
        #expect(state == "one [two] three")
        screen.tap(at: point)
        #expect(state == "[one two three]")
    }

    // What other tests keep the main actor for counts as well.
    @Test(.timeLimit(.minutes(20))) func `a megabyte can be pasted`() throws {
        let text = String(repeating: "0123456789abcde ", count: 65_536)
        screen.perform { UIPasteboard.general.string = text }
        screen.press(.character("v"), modifiers: .control)
        #expect(field.text?.utf8.count == text.utf8.count)
    }
}

/// A key, and what it makes of a text with a caret.
nonisolated struct KeyStep: Sendable {
    let key: Screen.Key
    let modifiers: UIKeyModifierFlags
    let before: String
    let after: String

    init(_ key: Screen.Key, _ modifiers: UIKeyModifierFlags, _ before: String, _ after: String) {
        self.key = key
        self.modifiers = modifiers
        self.before = before
        self.after = after
    }
}

private nonisolated let keyTable: [KeyStep] = [
    KeyStep(.leftArrow, [], "one two| three", "one tw|o three"),
    KeyStep(.rightArrow, [], "one two| three", "one two |three"),
    KeyStep(.leftArrow, .control, "one two| three", "one |two three"),
    KeyStep(.rightArrow, .control, "one two| three", "one two three|"),
    KeyStep(.rightArrow, .control, "o|ne two", "one| two"),
    KeyStep(.leftArrow, .control, "one  |two", "|one  two"),
    KeyStep(.home, [], "one two| three", "|one two three"),
    KeyStep(.end, [], "one two| three", "one two three|"),
    KeyStep(.home, .control, "one two| three", "|one two three"),
    KeyStep(.end, .control, "one two| three", "one two three|"),
    KeyStep(.leftArrow, .shift, "one two| three", "one tw[o] three"),
    KeyStep(.rightArrow, [.shift, .control], "one| two three", "one[ two] three"),
    KeyStep(.home, .shift, "one two| three", "[one two] three"),
    KeyStep(.end, .shift, "one two| three", "one two[ three]"),
    KeyStep(.delete, .control, "one two| three", "one | three"),
    KeyStep(.forwardDelete, .control, "one |two three", "one | three"),
    KeyStep(.character("a"), .control, "one| two", "[one two]"),
    KeyStep(.upArrow, [], "one| two", "|one two"),
    KeyStep(.downArrow, [], "one| two", "one two|"),
]
