import DrydockUnicode
import Testing

/// What the conformance files do not ask for.
@Suite struct BreakTests {
    private func kinds(_ text: String) -> [LineBreak] { LineBreaks.find(in: Array(text.utf16)) }

    @Test("a line that ends behind a soft hyphen shows one") func softHyphen() {
        #expect(kinds("a\u{AD}b")[2] == .hyphenated)
        #expect(kinds("a\u{AD} b")[3] == .allowed)
        #expect(kinds("a-b")[2] == .allowed)
    }

    @Test("line ends and the end of the text end lines") func mandatory() {
        #expect(kinds("a\r\nb") == [.prohibited, .prohibited, .prohibited, .mandatory, .mandatory])
        #expect(kinds("") == [.mandatory])
        #expect(kinds("\n\n") == [.prohibited, .mandatory, .mandatory])
    }

    @Test("Thai may break between words, Lao has no opportunity within a phrase") func dictionary() {
        let thai = kinds("สวัสดีครับ")
        #expect(thai.indices.filter { thai[$0] != .prohibited } == [6, 10])
        #expect(kinds("ສະບາຍດີຄັບ").dropLast().allSatisfy { $0 == .prohibited })
    }

    @Test("a long phrase of Thai takes time in proportion") func longPhrase() {
        let count = LineBreaks.find(in: Array(String(repeating: "ตะวันออกเฉียงใต้", count: 5_000).utf16))
            .count { $0 == .allowed }
        #expect(count == 19_999)
    }

    @Test("boundaries are found from any offset, both ways") func search() {
        let words = WordBreaks.find(in: Array("can't stop".utf16))
        #expect(words.offsets == [0, 5, 6, 10])
        #expect(words.next(after: 0) == 5)
        #expect(words.next(after: 5) == 6)
        #expect(words.next(after: 10) == nil)
        #expect(words.next(after: .min) == 0)
        #expect(words.previous(before: 10) == 6)
        #expect(words.previous(before: 0) == nil)
        #expect(words.previous(before: 900) == 10)
        #expect(words.place(notAfter: 3) == 0)
        #expect(words.contains(6))
        #expect(!words.contains(-1))
        #expect(!words.contains(11))
    }

    @Test("boundaries far apart are found as those side by side") func sparse() {
        for length in [1, 63, 64, 65, 127, 128, 500] {
            let text = [UInt16](repeating: 0x61, count: length)
            let words = WordBreaks.find(in: text)
            #expect(words.next(after: 0) == length)
            #expect(words.previous(before: length) == 0)
            #expect(GraphemeBreaks.find(in: text).offsets == Array(0...length))
        }
    }

    @Test("the bidirectional algorithm leaves plain text alone") func plain() {
        let text = Array("Hello, (World) 12 €!".utf16)
        let paragraph = BidiParagraph(text, direction: .natural(isRightToLeftOtherwise: false))
        #expect(paragraph.isPlain)
        #expect(paragraph.visualRuns(inLine: 0..<5) == [BidiRun.visual([0, 0, 0, 0, 0])[0]])
        #expect(paragraph.visualRuns(inLine: 3..<3).isEmpty)
    }

    @Test("text without a letter goes as it is told") func natural() {
        let text = Array("12".utf16)
        #expect(BidiParagraph(text, direction: .natural(isRightToLeftOtherwise: true)).baseLevel == 1)
        #expect(BidiParagraph(text, direction: .natural(isRightToLeftOtherwise: false)).baseLevel == 0)
        let hebrew = Array("- שלום".utf16)
        #expect(BidiParagraph(hebrew, direction: .natural(isRightToLeftOtherwise: false)).isRightToLeft)
    }

    @Test("a letter of two code units keeps its level at the end of a line") func surrogates() {
        let text = Array("a \u{10800}".utf16)
        let paragraph = BidiParagraph(text, direction: .leftToRight)
        #expect(paragraph.levels(inLine: 0..<4) == [0, 0, 1, 1])
        #expect(paragraph.visualRuns(inLine: 0..<4).map(\.range) == [0..<2, 2..<4])
    }
}
