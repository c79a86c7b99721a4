import Drydock
import DrydockRaster
import Testing

@Suite("Text placement")
struct TextPlacementTests {
    /// Every character is 6 points wide, a line 14.32 points tall.
    private func layout(
        _ text: String,
        width: CGFloat = .infinity,
        isRightToLeft: Bool = false,
        _ change: (NSMutableParagraphStyle) -> Void = { _ in }
    ) -> TextLayout {
        let style = NSMutableParagraphStyle()
        change(style)
        let string = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        return TextLayout(
            StyledText(string, attributes: TextAttributes(font: .systemFont(ofSize: 12))),
            limits: .init(width: width, isRightToLeft: isRightToLeft),
            fonts: FontCollection { _ in nil }
        )
    }

    private let lineHeight = UIFont.systemFont(ofSize: 12).lineHeight

    @Test(
        "natural and justified text starts where the interface does, left and right stay",
        arguments: [
            (.left, 0, 0), (.right, 70, 70), (.center, 35, 35), (.natural, 0, 70), (.justified, 0, 70),
        ] as [(NSTextAlignment, CGFloat, CGFloat)]
    )
    func alignment(alignment: NSTextAlignment, leftToRight: CGFloat, rightToLeft: CGFloat) {
        let usual = layout("aa bb", width: 100) { $0.alignment = alignment }
        let mirrored = layout("aa bb", width: 100, isRightToLeft: true) { $0.alignment = alignment }
        #expect(usual.lines.map(\.x) == [leftToRight])
        #expect(mirrored.lines.map(\.x) == [rightToLeft])
    }

    @Test("a paragraph's own writing direction outweighs the interface's")
    func writingDirection() {
        let text = layout("aa bb", width: 100, isRightToLeft: true) { $0.baseWritingDirection = .leftToRight }
        #expect(text.lines.map(\.x) == [0])
    }

    @Test("without a width lines are aligned in that of the longest")
    func alignmentWithoutWidth() {
        let text = layout("aaaa\nbb") { $0.alignment = .right }
        #expect(text.lines.map(\.x) == [0, 12])
        #expect(text.size.width == 24)
    }

    @Test("justified lines are flush at both edges but for the last")
    func justified() throws {
        let text = layout("aa bb cc dd", width: 54) { $0.alignment = .justified }
        #expect(text.lines.map(\.text) == ["aa bb cc", "dd"])
        #expect(text.lines.map(\.width) == [54, 12])
        let words = text.lines[0].runs.filter { $0.text != " " }
        #expect(words.map(\.x) == [0, 21, 42])
    }

    @Test("line spacing lies between lines and not below the last")
    func lineSpacing() {
        let text = layout("aa bb cc", width: 12) { $0.lineSpacing = 3 }
        let tops = text.lines.map(\.top)
        #expect(tops == [0, lineHeight + 3, (lineHeight + 3) * 2])
        #expect(abs(text.size.height - (lineHeight * 3 + 6)) < 1e-9)
    }

    @Test("paragraph spacing lies between paragraphs, and a line separator makes none")
    func paragraphSpacing() {
        let text = layout("a\nb\u{2028}c") {
            $0.paragraphSpacing = 5
            $0.paragraphSpacingBefore = 2
        }
        #expect(text.lines.map(\.top) == [0, lineHeight + 7, lineHeight * 2 + 7])
    }

    @Test("indents narrow lines from the leading and the trailing edge")
    func indents() {
        func change(_ style: NSMutableParagraphStyle) {
            style.firstLineHeadIndent = 12
            style.headIndent = 6
            style.tailIndent = -6
        }
        let usual = layout("aa bb cc dd", width: 42, change)
        #expect(usual.lines.map(\.text) == ["aa", "bb cc", "dd"])
        #expect(usual.lines.map(\.x) == [12, 6, 6])
        let mirrored = layout("aa bb cc dd", width: 42, isRightToLeft: true, change)
        #expect(mirrored.lines.map(\.x) == [18, 6, 24])
        #expect(layout("aa", change).size.width == 30)
    }

    @Test("a line's height is its font's times the multiple, within the limits, and grows above the text")
    func lineHeights() {
        let ascender = UIFont.systemFont(ofSize: 12).ascender
        let multiple = layout("a") { $0.lineHeightMultiple = 2 }
        #expect(multiple.size.height == lineHeight * 2)
        #expect(multiple.lines[0].baseline == ascender + lineHeight)
        let minimum = layout("a") { $0.minimumLineHeight = 30 }
        #expect(minimum.size.height == 30)
        #expect(abs(minimum.lines[0].baseline - (ascender + 30 - lineHeight)) < 1e-9)
        let maximum = layout("a") { $0.maximumLineHeight = 8 }
        #expect(maximum.size.height == 8)
    }

    @Test("the tallest font of a line sets its height and baseline")
    func mixedFonts() {
        let string = NSMutableAttributedString(
            string: "a",
            attributes: [.font: UIFont.systemFont(ofSize: 10)]
        )
        string.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        let layout = TextLayout(
            StyledText(string, attributes: TextAttributes(font: .systemFont(ofSize: 5))),
            limits: .init(),
            fonts: FontCollection { _ in nil }
        )
        #expect(layout.lines.map(\.height) == [UIFont.systemFont(ofSize: 20).lineHeight])
        #expect(layout.lines.map(\.baseline) == [UIFont.systemFont(ofSize: 20).ascender])
        #expect(layout.lines[0].runs.map(\.x) == [0, 5])
    }

    @Test("a kern of 0 switches off the kerning of pairs, and draws what it measures")
    func noKerning() {
        func layout(_ text: String, kern: Any?) -> TextLayout {
            let string = NSMutableAttributedString(string: text)
            let whole = NSRange(location: 0, length: text.count)
            if let kern { string.addAttributes([.kern: kern], range: whole) }
            let styled = StyledText(string, attributes: TextAttributes(font: .systemFont(ofSize: 40)))
            return TextLayout(styled, limits: .init(), fonts: .bundled)
        }
        func drawnWidth(_ kern: Any?) -> Int {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
            label.font = .systemFont(ofSize: 40)
            let attributes = kern.map { [NSAttributedString.Key.kern: $0] } ?? [:]
            label.attributedText = NSAttributedString(string: "AVAV", attributes: attributes)
            var builder = DisplayListBuilder(scale: 1)
            label.appendDisplayCommands(to: &builder)
            guard case .mask(let mask, _, _, _)? = builder.list.commands.first else { return 0 }
            return mask.width
        }
        let single = ["A", "V"].map { layout($0, kern: nil).size.width }
        let kerned = layout("AVAV", kern: nil)
        let plain = layout("AVAV", kern: 0)
        #expect(abs(plain.size.width - 2 * (single[0] + single[1])) < 0.01)
        #expect(kerned.size.width < plain.size.width - 4)
        #expect(layout("AVAV", kern: NSNumber(value: 0)).size == plain.size)
        #expect(drawnWidth(0) > drawnWidth(nil) + 3)
    }

    @Test("a link has the link's colour and a line below")
    func link() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.attributedText = NSAttributedString(
            string: "Read on",
            attributes: [.link: "https://example.com", .foregroundColor: UIColor.red]
        )
        var builder = DisplayListBuilder(scale: 1)
        label.appendDisplayCommands(to: &builder)
        let colors = builder.list.commands.compactMap { command in
            switch command {
            case .mask(_, _, _, let color): color
            case .fill(_, let color): color
            default: nil
            }
        }
        #expect(colors == [UIColor.link.premultiplied, UIColor.link.premultiplied])
    }

    @Test("kern is added after every character")
    func kern() {
        let string = NSAttributedString(string: "aaa", attributes: [.kern: 2])
        let layout = TextLayout(
            StyledText(string, attributes: TextAttributes(font: .systemFont(ofSize: 12))),
            limits: .init(),
            fonts: FontCollection { _ in nil }
        )
        #expect((0...3).map { layout.caretRectangle(at: .init($0)).minX } == [0, 8, 16, 24])
        #expect(layout.size.width == 24)
    }

    @Test("a very long text is laid out in one pass")
    func longText() {
        let text = String(repeating: "word ", count: 20_000)
        let layout = layout(text, width: 300)
        #expect(layout.lines.count == 2_000)
    }
}
