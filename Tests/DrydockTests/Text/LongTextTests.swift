import Drydock
import Testing

/// What cannot be seen costs nothing.
@Suite("Very long text")
struct LongTextTests {
    private let emptyLines = String(repeating: "\n", count: 1_000_000)

    @Test("as many paragraphs are taken apart as there may be lines, and one that tells that there are more")
    func paragraphs() {
        let attributes = TextAttributes(font: .systemFont(ofSize: 17))
        func count(_ text: String, limit: Int) -> Int {
            StyledText(text, attributes: attributes, paragraphLimit: limit).paragraphCount
        }
        #expect(count(emptyLines, limit: 2) == 2)
        #expect(count("a\nb", limit: 1) == 1)
        #expect(count("a\nb", limit: 2) == 2)
        #expect(count("a\nb", limit: 9) == 2)
        #expect(count("a\n", limit: 9) == 2)
    }

    @Test("a label of few lines shows their beginning and that there is more")
    func label() {
        let label = UILabel()
        let size = CGSize(width: 200, height: 100)
        label.text = "first\nsecond" + emptyLines
        #expect(label.drawnLayout(in: size).lines.map(\.text) == ["first…"])
        label.numberOfLines = 2
        #expect(label.drawnLayout(in: size).lines.map(\.text) == ["first", "second…"])
        label.numberOfLines = 1
        label.attributedText = NSAttributedString(string: "first" + emptyLines)
        #expect(label.drawnLayout(in: size).lines.map(\.text) == ["first…"])
    }

    @Test("a description has the beginning of a text only")
    func description() {
        let label = UILabel()
        label.text = "first" + emptyLines
        #expect(label.recursiveDescription.count < 2100)
        #expect(label.recursiveDescription.hasSuffix("\\n…\""))
        label.text = String(repeating: "a", count: 1000)
        #expect(label.recursiveDescription.hasSuffix("a\""))
    }
}
