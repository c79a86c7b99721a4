import Drydock
import Testing

@Suite struct LineBreakStrategyTests {
    /// Every character is 6 points wide.
    private func lines(
        _ text: String,
        width: CGFloat,
        _ strategy: NSParagraphStyle.LineBreakStrategy
    ) -> [String] {
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = strategy
        return TextLayout(
            StyledText(
                NSAttributedString(string: text, attributes: [.paragraphStyle: style]),
                attributes: TextAttributes(font: .systemFont(ofSize: 12))
            ),
            limits: .init(width: width),
            fonts: FontCollection { _ in nil }
        ).lines.map(\.text)
    }

    @Test func `a last word alone gets the one before`() {
        #expect(lines("aa bb cc dd", width: 54, []) == ["aa bb cc", "dd"])
        #expect(lines("aa bb cc dd", width: 54, .pushOut) == ["aa bb", "cc dd"])
        // Not where they do not fit together, are two already, or where there is one word alone.
        #expect(lines("aa bbbbbb cccccc", width: 54, .pushOut) == ["aa bbbbbb", "cccccc"])
        #expect(lines("aa bb cc dd ee", width: 54, .pushOut) == ["aa bb cc", "dd ee"])
        #expect(lines("aaaaaaaa bb", width: 54, .pushOut) == ["aaaaaaaa", "bb"])
        #expect(lines("aaaaaaaaaaaaaa", width: 54, .pushOut) == ["aaaaaaaaa", "aaaaa"])
        #expect(lines("aa bb cc dd\nee", width: 54, .standard) == ["aa bb", "cc dd", "ee"])
        #expect(lines("", width: 54, .standard) == [])
    }

    @Test func `words of Hangul are kept`() {
        #expect(lines("한국 어문장", width: 24, []) == ["한국 어", "문장"])
        #expect(lines("한국 어문장", width: 24, .hangulWordPriority) == ["한국", "어문장"])
        #expect(lines("한국어문장이다", width: 24, .hangulWordPriority) == ["한국어문", "장이다"])
        #expect(lines("漢字漢字漢字", width: 24, .hangulWordPriority) == ["漢字漢字", "漢字"])
    }

    @Test func `labels have it, and styles copy and compare it`() {
        let label = UILabel()
        #expect(label.lineBreakStrategy == [])
        label.numberOfLines = 0
        label.text = "some words and one"
        let width = label.sizeThatFits(CGSize(width: 1000, height: 0)).width - 1
        #expect(label.textLines(width) == ["some words and", "one"])
        label.lineBreakStrategy = .standard
        #expect(label.textLines(width) == ["some words", "and one"])
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = .pushOut
        #expect(style.copy() as? NSParagraphStyle == style)
        #expect(style != NSParagraphStyle.default)
    }
}

extension UILabel {
    fileprivate func textLines(_ width: CGFloat) -> [String] {
        drawnLayout(in: CGSize(width: width, height: 1000)).lines.map(\.text)
    }
}
