import Drydock
import DrydockAnchorage
import DrydockTesting
import DrydockRaster
@_spi(Overriding) import DrydockViews
import Testing

@Suite("Labels")
struct UILabelTests {
    private func label(_ text: String?, width: CGFloat = 0, height: CGFloat = 0) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        return label
    }

    private struct Ink: Equatable {
        var bounds: PixelRect
        var color: PremultipliedColor
    }

    private func ink(_ view: UIView, scale: CGFloat = 1) -> [Ink] {
        var builder = DisplayListBuilder(scale: scale)
        view.appendDisplayCommands(to: &builder)
        return builder.list.commands.compactMap { command in
            guard case .mask(let mask, let x, let y, let color) = command else { return nil }
            let bounds = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
            return Ink(bounds: bounds, color: color)
        }
    }

    @Test("defaults are UIKit's")
    func defaults() {
        let label = UILabel()
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.numberOfLines == 1)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.isEnabled)
        #expect(label.text == nil)
    }

    /// UIKit's heights of one line at scale 1: the line height up to a whole point.
    @Test(
        "a line is as tall as on a device of scale 1",
        arguments: [(17, 21), (15, 18), (13, 16), (12, 15), (34, 41)] as [(CGFloat, CGFloat)]
    )
    func lineHeights(size: CGFloat, height: CGFloat) {
        let label = label("Ag")
        label.font = .systemFont(ofSize: size)
        #expect(label.intrinsicContentSize.height == height)
        label.text = ""
        #expect(label.intrinsicContentSize == .zero)
        label.text = nil
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test("one line's width is not limited, more lines wrap to the width and grow")
    func fitting() {
        let single = label("Some words that are long")
        let natural = single.intrinsicContentSize
        #expect(single.sizeThatFits(CGSize(width: 60, height: 10)) == natural)
        single.numberOfLines = 0
        let wrapped = single.sizeThatFits(CGSize(width: natural.width / 2, height: 10))
        #expect(wrapped.width <= natural.width / 2)
        #expect(wrapped.height > 2 * 20)
        #expect(single.sizeThatFits(.zero) == natural)
        #expect(single.intrinsicContentSize == natural)
        single.preferredMaxLayoutWidth = natural.width / 2
        #expect(single.intrinsicContentSize == wrapped)
        single.numberOfLines = 2
        #expect(single.intrinsicContentSize.height == 41)
    }

    @Test("a label of its own size shows all of its text", arguments: ["Some words", "Ty", "W", "fi—漢 x"])
    func ownSize(text: String) {
        for size in stride(from: 9, through: 40, by: 0.5) {
            let label = label(text)
            label.font = .systemFont(ofSize: size)
            label.sizeToFit()
            #expect(label.drawnLayout(in: label.bounds.size).lines.map(\.text) == [text])
        }
    }

    @Test(
        "on any screen a label of its own size shows all of its text, and one of a pixel less is cut",
        arguments: [1, 2, 3]
    )
    func ownSizeInPixels(scale: CGFloat) throws {
        let controller = UIViewController()
        let screen = Screen(scale: scale) { controller }
        let label = label("17 or so")
        screen.perform { controller.view.addSubview(label) }
        for size in stride(from: 9, through: 40, by: 0.5) {
            label.font = .systemFont(ofSize: size)
            label.frame.size = label.intrinsicContentSize
            let whole = try #require(label.drawnLayout(in: label.bounds.size).lines.first)
            #expect(whole.text == label.text && !whole.isTruncated)
            label.frame.size.width -= 1 / scale
            #expect(try #require(label.drawnLayout(in: label.bounds.size).lines.first).isTruncated)
        }
    }

    @Test("line spacing of 3 points comes between the lines of attributed text")
    func lineSpacing() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: "one\ntwo\nthree",
            attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style]
        )
        #expect(label.intrinsicContentSize.height == (17.900_390_625 * 3 + 6).rounded(.up))
        let tops = label.drawnLayout(in: label.intrinsicContentSize).lines.map(\.top)
        #expect(zip(tops.dropFirst(), tops).map { $0 - $1 } == [20.900_390_625, 20.900_390_625])
    }

    @Test("attributed text gives the label the style of its first character")
    func attributedStyle() {
        let label = label("plain")
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let bold = UIFont.boldSystemFont(ofSize: 20)
        let string = NSMutableAttributedString(
            string: "ab",
            attributes: [.font: bold, .paragraphStyle: style]
        )
        string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        label.attributedText = string
        #expect(label.text == "ab")
        #expect(label.font == bold)
        #expect(label.textColor == .red)
        #expect(label.textAlignment == .right)
        #expect(label.lineBreakMode == .byWordWrapping)
    }

    @Test("a style that is set later is that of the whole string")
    func laterStyle() {
        let label = UILabel()
        let string = NSMutableAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
        string.append(NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.blue]))
        label.attributedText = string
        label.frame.size = CGSize(width: 100, height: 30)
        #expect(ink(label).map(\.color) == [UIColor.red.premultiplied, UIColor.blue.premultiplied])
        label.textColor = .green
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 30)
        #expect(Set(ink(label).map(\.color)) == [UIColor.green.premultiplied])
        #expect(label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == label.font)
        #expect(ink(label).allSatisfy { $0.bounds.x > 25 })
        label.text = "plain"
        #expect(label.font == .systemFont(ofSize: 30))
        #expect(label.attributedText?.string == "plain")
    }

    @Test("natural text starts on the right in a right-to-left label, also when the direction changes later")
    func directions() throws {
        let label = label("Text", width: 100, height: 30)
        label.semanticContentAttribute = .forceLeftToRight
        let left = try #require(ink(label).first)
        #expect(left.bounds.x < 5)
        label.semanticContentAttribute = .forceRightToLeft
        let right = try #require(ink(label).first)
        #expect(right.bounds.maxX > 95)
        label.textAlignment = .left
        #expect(ink(label).first == left)
    }

    @Test("text is centred vertically, on a whole pixel", arguments: [1, 2, 3] as [CGFloat])
    func verticalCentre(scale: CGFloat) throws {
        let label = label("H", width: 100, height: 60)
        label.font = UIFont(name: "Helvetica", size: 20)
        let letter = try #require(ink(label, scale: scale).first)
        // 60 points of label, 23 of line: the baseline is 18.5 + 18.4 from the top, the H 14.58 tall.
        #expect(abs(CGFloat(letter.bounds.maxY) - 36.9 * scale) <= 0.5 + 1e-9)
        #expect(abs(CGFloat(letter.bounds.height) - 14.58 * scale) <= 1)
        let baselines = try #require(label.baselines(in: label.bounds.size))
        #expect(abs(baselines.first - 36.9) < 0.001)
        #expect(baselines.first == baselines.last)
    }

    @Test("lines for which there is no height are left out with an ellipsis")
    func tooLow() {
        let label = label("one two three four five six", width: 60, height: 45)
        label.numberOfLines = 0
        let lines = label.drawnLayout(in: label.bounds.size).lines
        #expect(lines.count == 2)
        #expect(lines.last?.text.hasSuffix("…") == true)
    }

    @Test("a line that is too wide shrinks to the least factor, then is cut")
    func shrinking() throws {
        let label = label("Some words that are long", width: 150, height: 30)
        label.adjustsFontSizeToFitWidth = true
        let shrunk = label.drawnLayout(in: label.bounds.size)
        #expect(shrunk.lines.map(\.text) == ["Some words that are long"])
        #expect(shrunk.size.width <= 150.001 && shrunk.size.width > 149)
        label.minimumScaleFactor = 0.95
        let cut = label.drawnLayout(in: label.bounds.size)
        #expect(cut.lines.map(\.isTruncated) == [true])
        #expect(cut.lines.first?.runs.first?.attributes.font.pointSize == 17 * 0.95)
        #expect(label.intrinsicContentSize.height == 21)
    }

    @Test("a line that shrank stands on the baseline it would have had, in the middle, or at the top")
    func baselineAdjustment() throws {
        let label = label("Some words that are long", width: 300, height: 40)
        let full = try #require(label.baselines(in: label.bounds.size)).first
        let top = (40 - label.intrinsicContentSize.height) / 2
        label.adjustsFontSizeToFitWidth = true
        #expect(label.baselineAdjustment == .alignBaselines)
        #expect(label.baselines(in: label.bounds.size)?.first == full, "it fits")

        label.bounds.size.width = 100
        #expect(label.baselines(in: label.bounds.size)?.first == full)
        let line = try #require(label.drawnLayout(in: label.bounds.size).lines.first)
        let height = label.drawnLayout(in: label.bounds.size).roundedSize(scale: 1).height
        label.baselineAdjustment = .alignCenters
        #expect(label.baselines(in: label.bounds.size)?.first == (40 - height) / 2 + line.baseline)
        label.baselineAdjustment = .none
        #expect(label.baselines(in: label.bounds.size)?.first == top + line.baseline)
        label.bounds.size.width = 300
        #expect(label.baselines(in: label.bounds.size)?.first == full, "it is as large as its font again")
    }

    @Test("what changes the size of the text has it laid out anew")
    func changesOfSize() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        let label = UILabel()
        label.text = "Some words that are long"
        root.addSubview(label)
        label.topAnchor == root.topAnchor
        label.leadingAnchor == root.leadingAnchor
        label.trailingAnchor <= root.trailingAnchor
        func height(after change: () -> Void) -> CGFloat {
            change()
            root.layoutIfNeeded()
            return label.frame.height
        }
        let line = height {}
        #expect(height { label.numberOfLines = 2 } > 1.5 * line)
        #expect(height { label.numberOfLines = 1 } == line)
        #expect(height { label.font = .systemFont(ofSize: 34) } > 1.5 * line)
        #expect(height { label.font = .systemFont(ofSize: 17) } == line)
        label.numberOfLines = 0
        let wrapped = height { label.text = "Some words" }
        #expect(height { label.text = "Some words that are long, and more of them" } > 1.5 * wrapped)
        #expect(height { label.preferredMaxLayoutWidth = 40 } > 5 * line)
    }

    @Test("highlight, disabling and shadow are colours only: nothing is laid out anew")
    func colors() {
        let label = label("Text", width: 100, height: 30)
        label.highlightedTextColor = .red
        let usual = ink(label)
        #expect(usual.map(\.color) == [UIColor.label.premultiplied])
        label.isHighlighted = true
        #expect(ink(label).map(\.color) == [UIColor.red.premultiplied])
        #expect(ink(label).map(\.bounds) == usual.map(\.bounds))
        label.isHighlighted = false
        label.isEnabled = false
        #expect(ink(label).map(\.color) == [UIColor.label.withAlphaComponent(0.5).premultiplied])
        label.isEnabled = true
        label.shadowColor = .blue
        label.shadowOffset = CGSize(width: 1, height: 2)
        #expect(ink(label).map(\.color) == [UIColor.blue.premultiplied, UIColor.label.premultiplied])
        #expect(ink(label)[0].bounds == usual[0].bounds.offsetBy(dx: 1, dy: 2))
    }

    @Test("a label that overrides its text rectangle and its drawing gets insets")
    func insets() throws {
        final class InsetLabel: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                let rect = super.textRect(
                    forBounds: bounds.insetBy(dx: 8, dy: 4),
                    limitedToNumberOfLines: lines
                )
                return rect.insetBy(dx: -8, dy: -4)
            }

            override func drawText(in rect: CGRect) {
                super.drawText(in: rect.insetBy(dx: 8, dy: 4))
            }
        }
        let plain = label("Text")
        plain.sizeToFit()
        let inset = InsetLabel()
        inset.text = "Text"
        inset.sizeToFit()
        #expect(inset.bounds.width == plain.bounds.width + 16)
        #expect(inset.bounds.height == plain.bounds.height + 8)
        let from = try #require(ink(plain).first)
        #expect(ink(inset).first?.bounds == from.bounds.offsetBy(dx: 8, dy: 4))
    }

    @Test("clipped text does not leave the label")
    func clipping() {
        let label = label("Some words that are long", width: 60, height: 30)
        label.lineBreakMode = .byClipping
        var builder = DisplayListBuilder(scale: 1)
        label.appendDisplayCommands(to: &builder)
        guard case .pushClip(let shape)? = builder.list.commands.first else {
            Issue.record("expected a clip")
            return
        }
        #expect(shape.rect == PixelRect(x: 0, y: 0, width: 60, height: 30))
    }

    @Test("strings measure as labels do, and Helvetica 12 is their default font")
    func stringSizes() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let size = "Some words".size(withAttributes: attributes)
        // UIKit's own value for one line of 17 points.
        #expect(size.height == 20.287_109_375)
        let label = label("Some words")
        #expect(label.intrinsicContentSize.width == size.width.rounded(.up))
        #expect(abs("x".size().height - 13.8) < 1e-9)
        let room = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = "Some words".boundingRect(
            with: room,
            options: .usesLineFragmentOrigin,
            attributes: attributes,
            context: nil
        )
        #expect(wrapped.height == 20.287_109_375 * 2)
    }

    @Test("backgrounds, underlines and strikes are filled where the run is")
    func decorations() {
        let string = NSMutableAttributedString(string: "plain ")
        string.append(
            NSAttributedString(
                string: "marked",
                attributes: [
                    .backgroundColor: UIColor.yellow,
                    .underlineStyle: NSUnderlineStyle.single.rawValue,
                    .underlineColor: UIColor.red,
                    .strikethroughStyle: NSUnderlineStyle.thick.rawValue,
                    .strikethroughColor: UIColor.blue,
                ]
            )
        )
        let label = label(nil, width: 200, height: 21)
        label.attributedText = string
        var builder = DisplayListBuilder(scale: 1)
        label.appendDisplayCommands(to: &builder)
        let fills = builder.list.commands.compactMap { command -> (PixelRect, PremultipliedColor)? in
            guard case .fill(let shape, let color) = command else { return nil }
            return (shape.rect, color)
        }
        let colors: [UIColor] = [.yellow, .red, .blue]
        #expect(fills.map(\.1) == colors.map(\.premultiplied))
        // The baseline of a 17-point line lies on the 16th row; lines are 6 % of the size thick.
        #expect(fills.map(\.0.y) == [0, 18, 11])
        #expect(fills.map(\.0.height) == [20, 1, 2])
        #expect(Set(fills.map(\.0.x)).count == 1)
        #expect(Set(fills.map(\.0.maxX)).count == 1)
    }

    /// Pictures that iOS recorded: 14-point text in 160 points is 158.33 wide, its letters 2.33 less.
    @Test("the space at which a line is broken is part of the label's width, as far as it fits")
    func spacesAtBreaks() {
        let font = UIFont.systemFont(ofSize: 20)
        let words = label("broken words")
        words.font = font
        words.numberOfLines = 0
        let (first, space) = (
            "broken".size(withAttributes: [.font: font]).width, " ".size(withAttributes: [.font: font]).width
        )
        let wide = words.sizeThatFits(CGSize(width: first + space + 5, height: 100))
        #expect(wide.width == (first + space - 0.001).rounded(.up))
        #expect(words.sizeThatFits(CGSize(width: first + 1, height: 100)).width == first + 1)
    }

    /// A picture that iOS recorded: "MB" of 100 bold points in a label 100 high is 83.7 points large.
    @Test("a line that is higher than its label shrinks, too")
    func shrinkingToTheHeight() {
        let label = label("MB")
        label.font = .boldSystemFont(ofSize: 100)
        label.adjustsFontSizeToFitWidth = true
        let layout = label.drawnLayout(in: CGSize(width: 400, height: 100))
        let size = layout.lines[0].runs[0].attributes.font.pointSize
        #expect(abs(size - 83.8) < 0.2)
        label.minimumScaleFactor = 0.9
        let limited = label.drawnLayout(in: CGSize(width: 400, height: 100))
        #expect(limited.lines[0].runs[0].attributes.font.pointSize == 90)
    }

    @Test("layout learns where the first and the last line stand")
    func baselineOffsets() throws {
        let label = label("one\ntwo\nthree")
        label.numberOfLines = 0
        #expect(label.wrapsContent)
        let lines = try #require(label.textBaselines(fittingWidth: nil))
        #expect(lines.edge == .centre)
        let top = -label.intrinsicContentSize.height / 2
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(lines.first - top - font.ascender) < 1e-9)
        #expect(abs(lines.last - top - (font.ascender + 2 * font.lineHeight)) < 1e-9)
        label.numberOfLines = 1
        #expect(!label.wrapsContent)
    }

    @Test("unequal runs with values of the same keys can be copied and joined")
    func foundationTrap() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        let keys: [[NSAttributedString.Key: Any]] = [
            [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red, .paragraphStyle: style],
            [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.red, .paragraphStyle: style],
            [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.red, .paragraphStyle: style],
        ]
        let string = NSMutableAttributedString(string: "")
        for attributes in keys { string.append(NSAttributedString(string: "a", attributes: attributes)) }
        var range = NSRange()
        #expect(string.attributes(at: 1, effectiveRange: &range)[.font] as? UIFont == .systemFont(ofSize: 11))
        #expect(range == NSRange(location: 1, length: 2))
        #expect(NSAttributedString(attributedString: string) == string)
    }
}
