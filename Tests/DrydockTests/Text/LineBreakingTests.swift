import Drydock
import DrydockUnicode
import Testing

@Suite("Line breaking")
struct LineBreakingTests {
    /// The text cut at every place where a line may end.
    private func pieces(of text: String) -> [String] {
        let units = Array(text.utf16)
        let breaks = LineBreaks.find(in: units)
        let places = [0] + breaks.indices.dropFirst().filter { breaks[$0] != .prohibited }
        return zip(places, places.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }
    }

    @Test(
        "lines may end where Unicode's line breaking says so",
        arguments: [
            ("one two", ["one ", "two"]),
            ("one  two ", ["one  ", "two "]),
            (" one", [" ", "one"]),
            ("well-known", ["well-", "known"]),
            ("minus -5", ["minus ", "-5"]),
            ("10-20", ["10-20"]),
            ("a – b—c", ["a ", "– ", "b", "—", "c"]),
            ("no\u{A0}break", ["no\u{A0}break"]),
            ("zero\u{200B}width", ["zero\u{200B}", "width"]),
            ("soft\u{AD}hyphen", ["soft\u{AD}", "hyphen"]),
            ("(in brackets), so", ["(in ", "brackets), ", "so"]),
            ("what ? no !", ["what ? ", "no !"]),
            ("either/or 1/2", ["either/", "or ", "1/2"]),
            ("\"quoted text\"", ["\"quoted ", "text\""]),
            ("中文字", ["中", "文", "字"]),
            ("「漢字」。かな", ["「漢", "字」。", "か", "な"]),
            ("きゃ abc漢", ["きゃ ", "abc", "漢"]),
            ("한국어", ["한", "국", "어"]),
            ("e\u{301}le\u{300}ve", ["e\u{301}le\u{300}ve"]),
            ("👩‍👩‍👧👍🏽", ["👩‍👩‍👧", "👍🏽"]),
        ] as [(String, [String])]
    )
    func opportunities(text: String, expected: [String]) {
        #expect(pieces(of: text) == expected)
    }

    private func lines(
        _ text: String,
        width: CGFloat,
        lines: Int = 0,
        _ mode: NSLineBreakMode = .byWordWrapping
    ) -> [String] {
        let attributes = TextAttributes(font: .systemFont(ofSize: 12))
        let styled = StyledText(text, attributes: attributes, style: ParagraphValues(lineBreakMode: mode))
        // Without a font each character is 6 points wide at this size: widths can be counted.
        let fonts = FontCollection { _ in nil }
        return TextLayout(styled, limits: .init(width: width, lines: lines), fonts: fonts).lines.map(\.text)
    }

    @Test(
        "text is wrapped at the last word that fits",
        arguments: [
            ("aa bb cc", 30, ["aa bb", "cc"]),
            ("aa bb cc", 29, ["aa", "bb", "cc"]),
            ("aa bb cc", 48, ["aa bb cc"]),
            ("aa     bb", 12, ["aa", "bb"]),
            ("aaaaaa bb", 18, ["aaa", "aaa", "bb"]),
            ("b aaaaaa", 18, ["b", "aaa", "aaa"]),
            ("ab", 1, ["a", "b"]),
            ("中文漢字", 12, ["中文", "漢字"]),
            ("aa-bb", 18, ["aa-", "bb"]),
            ("", 50, []),
            ("a\nb", 50, ["a", "b"]),
            ("a\r\nb\u{2028}c\u{2029}d", 50, ["a", "b", "c", "d"]),
            ("a\n", 50, ["a", ""]),
            ("\n\n", 50, ["", "", ""]),
            ("👩‍👩‍👧👩‍👩‍👧", 6, ["👩‍👩‍👧", "👩‍👩‍👧"]),
        ] as [(String, CGFloat, [String])]
    )
    func wrapping(text: String, width: CGFloat, expected: [String]) {
        #expect(lines(text, width: width) == expected)
    }

    @Test("wrapping by character fills every line")
    func characterWrapping() {
        #expect(lines("aa bb cc", width: 24, .byCharWrapping) == ["aa b", "b cc"])
    }

    @Test(
        "what does not fit is left out as the mode says",
        arguments: [
            (.byTruncatingTail, 1, ["aa b…"]),
            (.byTruncatingTail, 2, ["aa bb", "cc d…"]),
            (.byTruncatingTail, 3, ["aa bb", "cc dd", "ee"]),
            (.byTruncatingMiddle, 1, ["aa…ee"]),
            (.byTruncatingHead, 1, ["…d ee"]),
            (.byClipping, 1, ["aa bb "]),
            (.byWordWrapping, 1, ["aa bb"]),
            (.byCharWrapping, 2, ["aa bb", "cc dd"]),
        ] as [(NSLineBreakMode, Int, [String])]
    )
    func truncation(mode: NSLineBreakMode, count: Int, expected: [String]) {
        #expect(lines("aa bb cc dd ee", width: 30, lines: count, mode) == expected)
    }

    @Test("a tail is cut without a space before the ellipsis, and a hidden paragraph shows as one")
    func tailEdges() {
        #expect(lines("aaa bbbb", width: 30, lines: 1, .byTruncatingTail) == ["aaa…"])
        #expect(lines("aa\nbb", width: 30, lines: 1, .byTruncatingTail) == ["aa…"])
        #expect(lines("aaaaa\nbb", width: 30, lines: 1, .byTruncatingTail) == ["aaaa…"])
        #expect(lines("aaaa", width: 2, lines: 1, .byTruncatingTail) == ["…"])
    }

    @Test("wrapping loses no character and every line fits", arguments: [7, 20, 33, 60] as [CGFloat])
    func wrappingLaws(width: CGFloat) {
        let text = "The quick (brown) fox—jumps over 12-34 well-known 漢字、かな and/or dogs"
        for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
            let lines = lines(text, width: width, mode)
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
            for line in lines { #expect(CGFloat(line.count) * 6 <= width || line.count == 1) }
        }
    }

    @Test("the height is a limit as well, but one line is always made")
    func heightLimit() {
        let text = StyledText(
            "aa bb cc dd",
            attributes: TextAttributes(font: .systemFont(ofSize: 12)),
            style: ParagraphValues(lineBreakMode: .byTruncatingTail)
        )
        let fonts = FontCollection { _ in nil }
        func lines(_ height: CGFloat) -> [String] {
            TextLayout(text, limits: .init(width: 18, height: height), fonts: fonts).lines.map(\.text)
        }
        #expect(lines(5) == ["aa…"])
        #expect(lines(29) == ["aa", "bb…"])
        #expect(lines(58) == ["aa", "bb", "cc", "dd"])
    }

    @Test("a low line after a tall one has room where it fits, a tall one after a low one has not")
    func heightsDiffer() {
        let small = UIFont.systemFont(ofSize: 10)
        let large = UIFont.systemFont(ofSize: 30)
        func lines(_ first: UIFont, _ second: UIFont) -> [String] {
            let string = NSMutableAttributedString(string: "a\n", attributes: [.font: first])
            string.append(NSAttributedString(string: "b", attributes: [.font: second]))
            let style = ParagraphValues(lineBreakMode: .byTruncatingTail)
            let text = StyledText(string, attributes: TextAttributes(font: small), style: style)
            let limits = TextLayout.Limits(width: 100, height: small.lineHeight + large.lineHeight)
            let fonts = FontCollection { _ in nil }
            #expect(TextLayout(text, limits: limits, fonts: fonts).isComplete)
            let lower = TextLayout.Limits(width: 100, height: limits.height - 1)
            return TextLayout(text, limits: lower, fonts: fonts).lines.map(\.text)
        }
        #expect(lines(small, large) == ["a…"])
        #expect(lines(large, small) == ["a…"])
    }
}
