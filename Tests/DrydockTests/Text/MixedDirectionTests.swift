import Drydock
import Testing

/// Capitals of the comments stand for Hebrew letters. Every character is 6 points wide.
@Suite("Mixed directions")
struct MixedDirectionTests {
    private typealias Position = TextLayout.Position

    private func layout(
        _ text: String,
        width: CGFloat = .infinity,
        lines: Int = 0,
        isRightToLeft: Bool = false,
        style: ParagraphValues = ParagraphValues()
    ) -> TextLayout {
        TextLayout(
            StyledText(text, attributes: TextAttributes(font: .systemFont(ofSize: 12)), style: style),
            limits: .init(width: width, lines: lines, isRightToLeft: isRightToLeft),
            fonts: FontCollection { _ in nil }
        )
    }

    /// What stands in each line from left to right.
    private func seen(_ layout: TextLayout) -> [String] {
        layout.lines.map { line in
            line.runs.map { $0.level % 2 == 0 ? $0.text : String($0.text.reversed()) }.joined()
        }
    }

    @Test("words of the other direction are turned, numbers are not")
    func order() {
        // abc ABC 123 def
        #expect(seen(layout("abc אבג 123 def")) == ["abc 123 גבא def"])
        // ABC abc DEF
        #expect(seen(layout("אבג abc דהו")) == ["והד abc גבא"])
        // abc (ABC) def: brackets are turned with what they hold when they are drawn.
        #expect(seen(layout("אבג (abc) דהו")) == ["והד )abc( גבא"])
        #expect(seen(layout("الرقم ١٢٣")) == ["١٢٣ مقرلا"])
    }

    @Test("each line is turned on its own")
    func lines() {
        #expect(seen(layout("אבג דהו זחט", width: 44)) == ["והד גבא", "טחז"])
        #expect(seen(layout("ab אבג דהו cd", width: 40)) == ["ab גבא", "והד cd"])
    }

    @Test("text that begins in Hebrew or Arabic starts at the right, other text where the interface does")
    func alignment() {
        #expect(layout("אבג", width: 100).lines[0].x == 82)
        #expect(layout("abc", width: 100).lines[0].x == 0)
        #expect(layout("abc אבג", width: 100, isRightToLeft: true).lines[0].x == 58)
        var style = ParagraphValues(alignment: .left)
        #expect(layout("אבג", width: 100, style: style).lines[0].x == 0)
        style = ParagraphValues()
        style.baseWritingDirection = .leftToRight
        #expect(layout("אבג", width: 100, style: style).lines[0].x == 0)
        #expect(seen(layout("אבג abc", style: style)) == ["גבא abc"])
    }

    @Test("where directions meet, a caret has two places")
    func splitCarets() {
        // abcABC: seen as abcCBA.
        let layout = layout("abcאבג")
        #expect(layout.caretRectangle(at: Position(3, .upstream)).minX == 18)
        #expect(layout.caretRectangle(at: Position(3, .downstream)).minX == 36)
        #expect(layout.caretRectangle(at: Position(4)).minX == 30)
        #expect(layout.caretRectangle(at: Position(6)).minX == 18)
        #expect(layout.closestPosition(to: CGPoint(x: 34, y: 5)) == Position(3))
        #expect(layout.closestPosition(to: CGPoint(x: 31, y: 5)) == Position(4))
        #expect(layout.closestPosition(to: CGPoint(x: 16, y: 5)) == Position(3, .upstream))
    }

    @Test("left and right move as seen, through both directions and back")
    func movement() {
        let layout = layout("abcאבגdef")
        var position = Position(0)
        var places = [layout.caretRectangle(at: position).minX]
        while let next = layout.position(rightOf: position) {
            position = next
            places.append(layout.caretRectangle(at: position).minX)
        }
        #expect(places == (0...9).map { CGFloat($0) * 6 })
        #expect(position.offset == 9)
        while let next = layout.position(leftOf: position) {
            position = next
            places.removeLast()
            #expect(layout.caretRectangle(at: position).minX == places[places.count - 1])
        }
        #expect(position.offset == 0)
    }

    @Test("in a line from right to left the next line is at the left")
    func movementBetweenLines() {
        let layout = layout("אבג דהו", width: 24)
        #expect(layout.caretRectangle(at: Position(0)).minX == 24)
        #expect(layout.position(leftOf: Position(4, .upstream)) == Position(4))
        #expect(layout.position(rightOf: Position(0)) == nil)
    }

    @Test("a selection across directions has a rectangle for each part that is seen as one")
    func selection() {
        let layout = layout("abcאבגdef")
        // bcAB, seen as a[bc]C[BA]def.
        let rectangles = layout.selectionRectangles(for: 1..<5)
        #expect(rectangles.map(\.rect.minX) == [6, 24])
        #expect(rectangles.map(\.rect.width) == [12, 12])
        #expect(rectangles.map(\.isRightToLeft) == [false, true])
        #expect(rectangles.map(\.containsStart) == [true, false])
        #expect(rectangles.map(\.containsEnd) == [false, true])
    }

    @Test("spaces at the end of a line from right to left hang over its left end")
    func hangingSpaces() {
        let layout = layout("אבג   דהו", width: 36)
        #expect(layout.lines.map(\.width) == [18, 18])
        #expect(layout.caretRectangle(at: Position(3)).minX == 18)
        #expect(layout.caretRectangle(at: Position(4)).minX == 12)
        #expect(layout.caretRectangle(at: Position(6, .upstream)).minX == 0)
    }

    @Test("an ellipsis stands where the text would go on")
    func truncation() {
        var style = ParagraphValues(lineBreakMode: .byTruncatingTail)
        let text = "אבגדהוזחט"
        #expect(seen(layout(text, width: 30, lines: 1, style: style)) == ["…דגבא"])
        style.lineBreakMode = .byTruncatingHead
        #expect(seen(layout(text, width: 30, lines: 1, style: style)) == ["טחזו…"])
        style.lineBreakMode = .byTruncatingTail
        let marked = layout("e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", width: 20, lines: 1, style: style)
        #expect(marked.lines[0].text == "e\u{301}e\u{301}…")
    }

    @Test("embedding that is too deep, unbalanced or endless is laid out")
    func deepEmbeddings() {
        let deep = String(repeating: "\u{202B}\u{2067}", count: 20_000) + "abc"
        #expect(layout(deep, width: 100).lines.count >= 1)
        let unbalanced = String(repeating: "\u{202C}\u{2069}אa", count: 2_000)
        #expect(layout(unbalanced, width: 100).size.width <= 100)
    }
}
