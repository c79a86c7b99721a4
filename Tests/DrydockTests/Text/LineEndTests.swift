import Drydock
import Testing

/// Every character is 6 points wide.
@Suite("Soft hyphens and tabs")
struct LineEndTests {
    private func layout(
        _ text: String,
        width: CGFloat = .infinity,
        style: ParagraphValues = ParagraphValues()
    ) -> TextLayout {
        TextLayout(
            StyledText(text, attributes: TextAttributes(font: .systemFont(ofSize: 12)), style: style),
            limits: .init(width: width),
            fonts: FontCollection { _ in nil }
        )
    }

    @Test("a soft hyphen shows a hyphen at the end of a line, and nothing within one")
    func softHyphens() {
        let text = "soft\u{AD}hyphen"
        #expect(layout(text, width: 50).lines.map(\.text) == ["soft\u{AD}-", "hyphen"])
        #expect(layout(text, width: 90).lines.map(\.text) == [text])
        var style = ParagraphValues(lineBreakMode: .byCharWrapping)
        style.lineBreakMode = .byCharWrapping
        #expect(layout(text, width: 31, style: style).lines.map(\.text).joined() == text)
    }

    @Test("a word that fits without its hyphen only goes to the next line")
    func hyphenWidth() {
        // A soft hyphen is as wide as any character where there is no font: "ab cd" are 30 points, with both hyphens 42.
        #expect(
            layout("ab cd\u{AD}ef", width: 40).lines.map(\.text) == ["ab ", "cd\u{AD}ef"].map { $0.trimmed }
        )
        #expect(layout("ab cd\u{AD}ef", width: 43).lines.map(\.text) == ["ab cd\u{AD}-", "ef"])
    }

    @Test("text behind a tab stands at the next of the stops, 28 points apart")
    func defaultStops() {
        let layout = layout("a\tb\tcdefgh\ti")
        let places = [0, 2, 4, 11].map { layout.caretRectangle(at: .init($0)).minX }
        #expect(places == [0, 28, 56, 112])
        #expect(layout.size.width == 118)
    }

    @Test("a paragraph has stops of its own, and an interval behind the last")
    func ownStops() {
        var style = ParagraphValues()
        style.tabStops = [
            NSTextTab(textAlignment: .left, location: 20), NSTextTab(textAlignment: .right, location: 60),
            NSTextTab(textAlignment: .center, location: 100),
        ]
        style.defaultTabInterval = 50
        let layout = layout("a\tb\tcd\tefgh\ti", style: style)
        let places = [2, 4, 7, 12].map { layout.caretRectangle(at: .init($0)).minX }
        #expect(places == [20, 48, 88, 150])
    }

    @Test("a tab at the end of a line is not seen, as a space is not")
    func wrapping() {
        #expect(layout("abc\tdef\tghi", width: 60).lines.map(\.text) == ["abc\tdef", "ghi"])
        #expect(layout("abc\tdef\tghi", width: 80).lines.map(\.text) == ["abc\tdef\tghi"])
    }

    @Test(
        "text without a space, with very many marks or without sense is laid out in a time that grows with it alone"
    )
    func hostileText() {
        let long = String(repeating: "a", count: 1 << 20)
        #expect(layout(long, width: 600).lines.count == (1 << 20) / 100 + 1)
        let marks = "e" + String(repeating: "\u{301}", count: 100_000) + "x"
        let layout = TextLayout(
            StyledText(marks, attributes: TextAttributes(font: .systemFont(ofSize: 17))),
            limits: .init(width: 200),
            fonts: .bundled
        )
        #expect(layout.lines.count == 1)
        #expect(layout.size.width < 40)
        let damaged = String(
            decoding: [0x61, 0xD800, 0x62, 0xDC00, 0xD83D, 0x63] as [UInt16],
            as: UTF16.self
        )
        #expect(self.layout(damaged).size.width == 36)
        let bytes = String(decoding: [0x61, 0xFF, 0xC3, 0x28, 0xE2, 0x82] as [UInt8], as: UTF8.self)
        #expect(self.layout(bytes).lines.count == 1)
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
