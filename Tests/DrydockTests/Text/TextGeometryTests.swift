import Drydock
import Testing

@Suite("Text geometry")
struct TextGeometryTests {
    private typealias Position = TextLayout.Position

    /// Every character is 6 points wide, a line 14.32 points tall.
    private func layout(
        _ text: String,
        width: CGFloat = .infinity,
        style: ParagraphValues = ParagraphValues()
    ) -> TextLayout {
        return TextLayout(
            StyledText(text, attributes: TextAttributes(font: .systemFont(ofSize: 12)), style: style),
            limits: .init(width: width),
            fonts: FontCollection { _ in nil }
        )
    }

    private let lineHeight = UIFont.systemFont(ofSize: 12).lineHeight

    private func ranges(_ layout: TextLayout) -> [Range<Int>] {
        (0..<layout.lineCount).map { layout.range(ofLine: $0) }
    }

    @Test("lines know their source, with the spaces at their end and without the line end")
    func lines() {
        #expect(ranges(layout("ab cd  ef", width: 20)) == [0..<3, 3..<7, 7..<9])
        #expect(ranges(layout("ab\r\ncd\u{2028}ef\n")) == [0..<2, 4..<6, 7..<9, 10..<10])
        #expect(ranges(layout("🙂é\nx")) == [0..<3, 4..<5])
        #expect(ranges(layout("")) == [0..<0])
        #expect(ranges(layout("\n")) == [0..<0, 1..<1])
    }

    @Test("an offset between wrapped lines is one's end upstream, the other's start downstream")
    func affinity() {
        let layout = layout("ab cd", width: 20)
        #expect(layout.line(at: Position(3, .upstream)) == 0)
        #expect(layout.line(at: Position(3, .downstream)) == 1)
        #expect(layout.caretRectangle(at: Position(3, .upstream)).origin == CGPoint(x: 18, y: 0))
        #expect(layout.caretRectangle(at: Position(3)).origin == CGPoint(x: 0, y: lineHeight))
        #expect(layout.line(at: Position(-7)) == 0)
        #expect(layout.line(at: Position(99)) == 1)
    }

    @Test("carets are as high as their line and have no width")
    func carets() {
        let layout = layout("a🙂b\n")
        let places = [0, 1, 3, 4, 5].map { layout.caretRectangle(at: Position($0)) }
        #expect(places.map(\.minX) == [0, 6, 12, 18, 0])
        #expect(places.map(\.minY) == [0, 0, 0, 0, lineHeight])
        #expect(places.allSatisfy { $0.width == 0 && $0.height == lineHeight })
        // Within a character is in front of it.
        #expect(layout.caretRectangle(at: Position(2)).minX == 6)
    }

    @Test("empty text has a caret where its first character would begin")
    func emptyText() {
        let empty = layout("", width: 100, style: ParagraphValues(alignment: .center))
        #expect(empty.size == .zero)
        #expect(empty.lines.isEmpty)
        #expect(
            empty.caretRectangle(at: Position(0)) == CGRect(x: 50, y: 0, width: 0, height: lineHeight)
        )
        #expect(empty.closestPosition(to: CGPoint(x: 3, y: 80)) == Position(0))
        #expect(empty.offset(after: 0) == nil)
        #expect(empty.offset(before: 0) == nil)
        #expect(empty.position(leftOf: Position(0)) == nil)
    }

    @Test("spaces that do not fit keep the caret at the line's edge")
    func hangingSpaces() {
        let layout = layout("abc     d", width: 20)
        #expect(ranges(layout) == [0..<8, 8..<9])
        #expect((3...7).map { layout.caretRectangle(at: Position($0)).minX } == [18, 20, 20, 20, 20])
    }

    @Test("the closest position to a point lies between two characters of the nearest line")
    func closestPositions() {
        let layout = layout("ab cd\nef", width: 20)
        func closest(_ x: CGFloat, _ line: CGFloat) -> Position {
            layout.closestPosition(to: CGPoint(x: x, y: line * lineHeight + 1))
        }
        #expect(closest(-5, -3) == Position(0))
        #expect(closest(2, 0) == Position(0))
        #expect(closest(4, 0) == Position(1))
        #expect(closest(90, 0) == Position(3, .upstream))
        #expect(closest(0, 1) == Position(3))
        #expect(closest(90, 1) == Position(5))
        #expect(closest(9.5, 2) == Position(8))
        #expect(closest(0, 9) == Position(6))
    }

    @Test("offsets move over whole characters and line ends")
    func offsets() {
        let text = "e\u{301}👨‍👩‍👧\r\nx y"
        let layout = layout(text, width: 13)
        var starts = [0]
        for character in text { starts.append(starts[starts.count - 1] + character.utf16.count) }
        var forward = [0]
        while let next = layout.offset(after: forward[forward.count - 1]) { forward.append(next) }
        #expect(forward == starts)
        var backward = [starts[starts.count - 1]]
        while let last = layout.offset(before: backward[backward.count - 1]) { backward.append(last) }
        #expect(backward == starts.reversed())
    }

    @Test("left and right go through every place of every line")
    func movement() {
        let layout = layout("ab cd\ne", width: 20)
        var right = [Position(0)]
        while let next = layout.position(rightOf: right[right.count - 1]) { right.append(next) }
        #expect(right.map(\.offset) == [0, 1, 2, 3, 3, 4, 5, 6, 7])
        #expect(right[3].affinity == .upstream)
        var left = [Position(7)]
        while let next = layout.position(leftOf: left[left.count - 1]) { left.append(next) }
        #expect(left == right.reversed())
    }

    @Test("up and down keep the place from left to right")
    func verticalMovement() {
        let layout = layout("abcd\nx\nabcd")
        #expect(layout.position(below: Position(3), x: 18) == Position(6))
        #expect(layout.position(below: Position(6), x: 18) == Position(10))
        #expect(layout.position(above: Position(10), x: 18) == Position(6))
        #expect(layout.position(above: Position(2), x: 12) == nil)
        #expect(layout.position(below: Position(8), x: 12) == nil)
    }

    @Test("a selection reaches to the container's edge in lines that it goes on from")
    func selection() {
        let layout = layout("ab cd\nef", width: 20)
        let rectangles = layout.selectionRectangles(for: 1..<7)
        #expect(
            rectangles.map(\.rect) == [
                CGRect(x: 6, y: 0, width: 14, height: lineHeight),
                CGRect(x: 0, y: lineHeight, width: 20, height: lineHeight),
                CGRect(x: 0, y: 2 * lineHeight, width: 6, height: lineHeight),
            ]
        )
        #expect(rectangles.map(\.containsStart) == [true, false, false])
        #expect(rectangles.map(\.containsEnd) == [false, false, true])
        #expect(layout.selectionRectangles(for: 2..<2).isEmpty)
        #expect(layout.selectionRectangles(for: 3..<5).map(\.rect.minX) == [0])
    }

    @Test("a selected line end has a rectangle of its own")
    func selectedLineEnd() {
        let rectangles = layout("a\n\nb", width: 60).selectionRectangles(for: 1..<3)
        #expect(rectangles.map(\.rect.minX) == [6, 0])
        #expect(rectangles.map(\.rect.width) == [54, 60])
    }

    @Test("an ellipsis stands for the text that it hides")
    func ellipsis() {
        let text = StyledText(
            "abcdefgh",
            attributes: TextAttributes(font: .systemFont(ofSize: 12)),
            style: ParagraphValues(lineBreakMode: .byTruncatingTail)
        )
        let layout = TextLayout(text, limits: .init(width: 30, lines: 1), fonts: FontCollection { _ in nil })
        #expect(layout.lines[0].text == "abcd…")
        #expect(ranges(layout) == [0..<8])
        #expect(layout.offset(after: 4) == 8)
        #expect(layout.caretRectangle(at: Position(6)).minX == 24)
        #expect(layout.caretRectangle(at: Position(8)).minX == 30)
    }

    @Test("spaced, stretched and measured text has its carets where its letters are")
    func measuredText() {
        let string = NSAttributedString(string: "fill the line now", attributes: [.kern: 3])
        let layout = TextLayout(
            StyledText(string, attributes: TextAttributes(font: .systemFont(ofSize: 17))),
            limits: .init(width: 90),
            fonts: .bundled
        )
        for line in 0..<layout.lineCount {
            let range = layout.range(ofLine: line)
            let places = range.map { layout.caretRectangle(at: Position($0)).minX }
            #expect(places == places.sorted())
            #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 3 })
            for (offset, x) in zip(range, places) {
                #expect(layout.closestPosition(toX: x + 0.5, inLine: line).offset == offset)
            }
        }
    }
}
