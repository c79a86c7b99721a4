import Drydock
import DrydockTesting
import Testing

/// Where Control and an arrow stop, what a double click selects, and where arrows go in text of both directions.
@Suite struct WordMotionTests {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    let screen: Screen

    init() {
        let controller = UIViewController()
        screen = Screen(size: CGSize(width: 300, height: 60), showsStatusBar: false) { controller }
        screen.perform {
            controller.view.addSubview(field)
            field.becomeFirstResponder()
        }
    }

    private func set(_ text: String) {
        screen.perform { field.text = text }
        screen.press(.home)
    }

    private var caret: Int {
        field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) } ?? -1
    }

    private var caretX: CGFloat { field.selectedTextRange.map { field.caretRect(for: $0.end).minX } ?? -1 }

    private var selected: String? { field.selectedTextRange.flatMap { field.text(in: $0) } }

    @Test(arguments: [
        ("U.S.A. can't 3.5", [5, 12, 16]),
        ("foo_bar, x-ray", [7, 10, 14]),
        ("צה\"ל שלום", [4, 9]),
        ("カタカナ 東京", [4, 6, 7]),
        ("สวัสดี abc", [6, 10]),
        ("a\u{308}b 👍 c", [3, 8]),
    ])
    func `words end where Unicode's rules and letters say so`(text: String, ends: [Int]) {
        set(text)
        let isRightToLeft = text.hasPrefix("צ")
        func stops(_ key: Screen.Key) -> [Int] {
            var stops: [Int] = []
            while stops.last != caret {
                stops.append(caret)
                screen.press(key, modifiers: .control)
            }
            return Array(stops.dropFirst())
        }
        #expect(stops(isRightToLeft ? .leftArrow : .rightArrow) == ends)
        #expect(stops(isRightToLeft ? .rightArrow : .leftArrow).count == ends.count)
        #expect(caret == 0)
    }

    @Test(arguments: [
        ("one can't two", 6, "can't"), ("one   two", 4, "   "), ("go: \"yes\"", 4, "\""), ("東京都", 1, "京"),
        ("สวัสดี", 2, "สวัสดี"), ("a 👩‍👧 b", 2, "👩‍👧"),
    ])
    func `a double click selects a word, spaces, or one sign`(text: String, offset: Int, part: String) {
        set(text)
        guard let start = field.position(from: field.beginningOfDocument, offset: offset),
            let range = field.characterRange(byExtending: start, in: .right)
        else {
            Issue.record("no character at \(offset)")
            return
        }
        let rect = field.firstRect(for: range)
        let point = field.convert(CGPoint(x: rect.minX + 1, y: rect.midY), to: nil)
        screen.tap(at: point)
        screen.tap(at: point)
        #expect(selected == part)
    }

    @Test(arguments: ["abc אבג def", "אבג abc דהו", "abc 12 אבג 34", "אבג"])
    func `arrows move as seen, through both directions and back`(text: String) {
        set(text)
        let isRightToLeft = text.hasPrefix("א")
        let (forth, back): (Screen.Key, Screen.Key) =
            isRightToLeft ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
        var places = [caretX]
        for _ in text {
            screen.press(forth)
            places.append(caretX)
        }
        let sorted = isRightToLeft ? places.sorted(by: >) : places.sorted()
        #expect(places == sorted)
        #expect(Set(places).count == text.count + 1)
        for place in places.dropLast().reversed() {
            screen.press(back)
            #expect(abs(caretX - place) < 0.001)
        }
        #expect(caret == 0)
    }

    @Test func `an arrow leaves a selection at the end that is seen on its side`() {
        set("abc אבג")
        for _ in 0..<2 { screen.press(.rightArrow) }
        for _ in 0..<3 { screen.press(.rightArrow, modifiers: .shift) }
        let rects = field.selectedTextRange.map { field.selectionRects(for: $0) } ?? []
        #expect(!rects.isEmpty)
        let before = caretX
        screen.press(.leftArrow)
        #expect(caretX < before)
        #expect(selected == "")
    }
}
