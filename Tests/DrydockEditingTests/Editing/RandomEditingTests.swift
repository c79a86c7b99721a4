import Drydock
import DrydockPlatform
import DrydockTesting
import Testing

/// Sequences of edits against a plain string.
@Suite struct RandomEditingTests {
    private static let pieces = [
        "a", "Z", " ", "é", "e\u{301}", "\u{308}", "👩‍👧", "🇩🇪", "ש", "ع", "ل", "क्षि", "中", "\u{200D}", "word ",
        "1.5",
    ]

    @Test(arguments: 0..<8) func `any sequence of edits leaves what it leaves of a string`(seed: UInt64)
        throws
    {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let controller = UIViewController()
        let screen = Screen(size: CGSize(width: 200, height: 40), showsStatusBar: false) { controller }
        screen.perform {
            controller.view.addSubview(field)
            field.becomeFirstResponder()
        }
        var random = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
        for step in 0..<120 {
            let before = EditState(field)
            let expected: String?
            switch random.next() % 8 {
            case 0, 1, 2:
                let piece = Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
                screen.host.handle(.text(piece))
                expected = before.replacing(before.selection, with: piece)
            case 3:
                screen.press(.delete)
                expected = before.deleting(backwards: true)
            case 4:
                screen.press(.forwardDelete)
                expected = before.deleting(backwards: false)
            case 5:
                let keys: [Screen.Key] = [.leftArrow, .rightArrow, .home, .end]
                let modifiers: [UIKeyModifierFlags] = [[], .shift, .control, [.shift, .control]]
                screen.press(
                    keys[Int(random.next() % 4)],
                    modifiers: modifiers[Int(random.next() % 4)]
                )
                expected = before.text
            case 6:
                try screen.compose(Self.pieces[Int(random.next() % 12)])
                expected = nil
            default:
                screen.press(.character("z"), modifiers: .control)
                screen.press(.character("y"), modifiers: .control)
                expected = field.markedTextRange == nil ? nil : before.text
            }
            if let expected {
                #expect(Array(field.text?.utf16 ?? "".utf16) == Array(expected.utf16), "step \(step)")
            }
            let after = EditState(field)
            #expect(after.selection.upperBound <= after.text.utf16.count)
            _ = screen.host.displayList()
        }
        screen.perform { field.unmarkText() }
        let end = field.text
        for _ in 0..<200 { screen.press(.character("z"), modifiers: .control) }
        #expect(field.text == "")
        for _ in 0..<200 { screen.press(.character("y"), modifiers: .control) }
        #expect(Array(field.text?.utf16 ?? "".utf16) == Array(end?.utf16 ?? "".utf16))
    }
}

/// A string and what is selected of it, edited in the plainest way.
private struct EditState {
    let text: String
    /// What typing replaces, in UTF-16 units.
    let selection: Range<Int>

    @MainActor init(_ field: UITextField) {
        text = field.text ?? ""
        let range = field.markedTextRange ?? field.selectedTextRange
        let start = range.map { field.offset(from: field.beginningOfDocument, to: $0.start) } ?? 0
        let end = range.map { field.offset(from: field.beginningOfDocument, to: $0.end) } ?? 0
        selection = start..<end
    }

    func replacing(_ range: Range<Int>, with new: String) -> String {
        let units = Array(text.utf16)
        return String(
            decoding: units[..<range.lowerBound] + Array(new.utf16) + units[range.upperBound...],
            as: UTF16.self
        )
    }

    func deleting(backwards: Bool) -> String {
        guard selection.isEmpty else { return replacing(selection, with: "") }
        // The characters' ends, counted from the start.
        var ends = [0]
        for character in text { ends.append(ends[ends.count - 1] + character.utf16.count) }
        if backwards {
            guard let start = ends.last(where: { $0 < selection.lowerBound }) else { return text }
            return replacing(start..<selection.lowerBound, with: "")
        }
        guard let end = ends.first(where: { $0 > selection.lowerBound }) else { return text }
        return replacing(selection.lowerBound..<end, with: "")
    }
}

private struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state >> 16
    }
}
