import Drydock
import DrydockRaster
import DrydockSnapshots
import Testing

/// Pictures in texts.
@Suite("Text attachments")
struct TextAttachmentTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func square(_ side: CGFloat, _ color: UIColor = .systemRed) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func text(_ attachment: NSTextAttachment, before: String = "a", after: String = "b")
        -> NSAttributedString
    {
        let text = NSMutableAttributedString(string: before, attributes: [.font: font])
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: after, attributes: [.font: font]))
        text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
        return text
    }

    private func layout(_ text: NSAttributedString, width: CGFloat = .infinity) -> TextLayout {
        TextLayout(
            StyledText(text, attributes: TextAttributes(font: font)),
            limits: .init(width: width),
            fonts: .bundled
        )
    }

    @Test("it takes its image's size, on the baseline, unless it has bounds")
    func sizes() {
        let plain = layout(NSAttributedString(string: "ab", attributes: [.font: font, .kern: 0])).size
        let attachment = NSTextAttachment(image: square(10))
        #expect(abs(layout(text(attachment)).size.width - plain.width - 10) < 0.5)
        #expect(layout(text(attachment)).size.height == font.lineHeight)
        attachment.bounds = CGRect(x: 2, y: -5, width: 30, height: 60)
        let tall = layout(text(attachment))
        #expect(abs(tall.size.width - plain.width - 32) < 0.5)
        #expect(abs(tall.size.height - 60) < 0.001)
        #expect(abs(tall.lines[0].baseline - 55) < 0.001)
        attachment.bounds = CGRect(x: 0, y: -40, width: 8, height: 8)
        #expect(abs(layout(text(attachment)).size.height - font.ascender - 40) < 0.001)
        attachment.bounds = CGRect(x: CGFloat.nan, y: .infinity, width: -3, height: CGFloat.nan)
        #expect(layout(text(attachment)).size.width.isFinite)
    }

    @Test("it is one character for carets, and lines may end beside it")
    func carets() {
        let attachment = NSTextAttachment(image: square(40))
        let line = layout(text(attachment, before: "", after: ""))
        #expect(line.caretRectangle(at: TextLayout.Position(0)).minX == 0)
        #expect(line.caretRectangle(at: TextLayout.Position(1)).minX == 40)
        #expect(line.selectionRectangles(for: 0..<1).map(\.rect.width) == [40])
        let two = NSMutableAttributedString(attributedString: text(attachment, before: "", after: ""))
        two.append(text(attachment, before: "", after: ""))
        #expect(layout(two, width: 50).lines.count == 2)
        #expect(layout(two).size.width == 80)
    }

    @Test("two attachments are equal when they are one")
    func equality() {
        let image = square(4)
        let (first, second) = (NSTextAttachment(image: image), NSTextAttachment(image: image))
        #expect(first == first)
        #expect(first != second)
        #expect(text(first).isEqual(to: text(first)))
        #expect(!text(first).isEqual(to: text(second)))
        #expect(NSTextAttachment(data: Data([1, 2, 3]), ofType: nil).image == nil)
        #expect(layout(text(NSTextAttachment())).size.height == font.lineHeight)
    }

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft

        var testDescription: String { rawValue }
    }

    @Test("pictures and symbols among letters", arguments: Look.allCases)
    func looks(look: Look) {
        let isRightToLeft = look == .rightToLeft
        let attachment = NSTextAttachment(image: square(14, .systemTeal))
        attachment.bounds = CGRect(x: 0, y: -3, width: 28, height: 18)
        let string = NSMutableAttributedString(string: isRightToLeft ? "صورة " : "A picture ")
        string.append(NSAttributedString(attachment: attachment))
        string.append(NSAttributedString(string: isRightToLeft ? " ورمز " : ", a symbol "))
        if let star = UIImage(systemName: "star.fill") {
            string.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
        }
        string.append(NSAttributedString(string: isRightToLeft ? " في النص" : " and the words around them"))
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.numberOfLines = 0
        label.attributedText = string
        label.preferredMaxLayoutWidth = 170
        label.backgroundColor = .systemBackground
        assertSnapshot(
            of: label,
            as: .image(
                size: CGSize(width: 180, height: 70),
                traits: UITraitCollection(userInterfaceStyle: look == .dark ? .dark : .light),
                scale: 2,
                direction: isRightToLeft ? .rightToLeft : .leftToRight
            )
        )
    }

    /// As wide as the line, and half as high.
    private nonisolated final class Banner: NSTextAttachment {
        var shown: UIImage?
        var asked: [(container: NSTextContainer?, line: CGRect, index: Int)] = []

        override func attachmentBounds(
            for textContainer: NSTextContainer?,
            proposedLineFragment lineFrag: CGRect,
            glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect {
            asked.append((textContainer, lineFrag, charIndex))
            let width = min(lineFrag.width, 300)
            return CGRect(x: 0, y: -4, width: width, height: width / 2)
        }

        override func image(
            forBounds imageBounds: CGRect,
            textContainer: NSTextContainer?,
            characterIndex charIndex: Int
        ) -> UIImage? {
            shown
        }
    }

    @Test("one that decides for itself is asked for each line width, by labels and text views")
    func deciding() throws {
        let banner = Banner()
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text(banner)
        #expect(label.sizeThatFits(CGSize(width: 100, height: 1000)).height > 50 + font.lineHeight)
        #expect(label.sizeThatFits(CGSize(width: 40, height: 1000)).height < 100)
        let asked = try #require(banner.asked.first)
        #expect(asked.container == nil)
        #expect(asked.line == CGRect(x: 0, y: 0, width: 100, height: font.lineHeight))
        #expect(asked.index == 1)

        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 400))
        view.attributedText = text(banner, before: "one\ntwo\n")
        banner.asked = []
        #expect(view.sizeThatFits(CGSize(width: 210, height: 1000)).height > 100 + 2 * font.lineHeight)
        let inView = try #require(banner.asked.last)
        #expect(inView.container === view.textContainer)
        #expect(inView.line.width == 200)
        #expect(inView.index == 8)
        view.textStorage.insert(NSAttributedString(string: "zero\n"), at: 0)
        #expect(view.sizeThatFits(CGSize(width: 210, height: 1000)).height > 100 + 3 * font.lineHeight)
    }

    @Test("what one shows is drawn in its bounds, by labels and by strings")
    func decidedImage() {
        let banner = Banner()
        banner.shown = square(4, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let string = text(banner, before: "", after: "")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 24)).image { _ in
            string.draw(in: CGRect(x: 0, y: 0, width: 40, height: 24))
        }
        let bitmap = image.bitmap(forScale: 1)
        #expect(bitmap.pixel(atX: 20, y: 10) == PremultipliedColor(red: 255, green: 0, blue: 0))
    }

    @Test("an attachment says what it shows, and where")
    func imageAndBounds() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { _ in }
        let attachment = NSTextAttachment(image: image)
        func bounds() -> CGRect {
            attachment.attachmentBounds(
                for: nil,
                proposedLineFragment: CGRect(x: 0, y: 0, width: 100, height: 20),
                glyphPosition: .zero,
                characterIndex: 0
            )
        }
        #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === image)
        #expect(bounds() == CGRect(x: 0, y: 0, width: 12, height: 8))
        attachment.bounds = CGRect(x: 0, y: -3, width: 24, height: 16)
        #expect(bounds() == attachment.bounds)
        attachment.image = nil
        #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) == nil)
    }
}
