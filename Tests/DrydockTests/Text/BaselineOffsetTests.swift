import Drydock
import DrydockPlatform
import DrydockRaster
import Testing

/// Text that is raised. As on iOS 16.4 and later: an offset that all of a line has in common moves the text, and the line stays
/// as it is.
@Suite struct BaselineOffsetTests {
    /// The rows above and below the ink of a line of capitals, in points.
    private func margins(_ attributes: [NSAttributedString.Key: Any], height: CGFloat? = nil) throws -> (
        above: CGFloat, below: CGFloat, height: CGFloat
    ) {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "HHH", attributes: attributes)
        let size = CGSize(width: 200, height: height ?? label.intrinsicContentSize.height)
        let layout = label.drawnLayout(in: size)
        let ink = try #require(layout.inkBox(scale: 4, fonts: .bundled))
        let top = (size.height - layout.roundedSize(scale: 1).height) / 2
        return (top + ink.minY, size.height - top - ink.maxY, size.height)
    }

    private func attributes(size: CGFloat, lineHeight: CGFloat, offset: CGFloat) -> [NSAttributedString.Key:
        Any]
    {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = lineHeight
        style.maximumLineHeight = lineHeight
        return [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style, .baselineOffset: offset]
    }

    /// The recipe of many articles on fixed line heights: half of what the line is taller than the font.
    @Test(arguments: [40, 24] as [CGFloat])
    func `half of the additional height centres the text`(lineHeight: CGFloat) throws {
        let offset = (lineHeight - UIFont.systemFont(ofSize: 16).lineHeight) / 2
        let margins = try margins(attributes(size: 16, lineHeight: lineHeight, offset: offset))
        #expect(margins.height == lineHeight)
        #expect(abs(margins.above - margins.below) <= 1)
    }

    @Test(arguments: [-10, -4, 3, 4, 8, 16] as [CGFloat])
    func `an offset moves the text of a label and adds no room`(offset: CGFloat) throws {
        let font = UIFont.systemFont(ofSize: 20)
        let plain = try margins([.font: font])
        let moved = try margins([.font: font, .baselineOffset: offset])
        #expect(moved.height == plain.height)
        #expect(moved.above == plain.above - offset)
        #expect(moved.below == plain.below + offset)
    }

    @Test func `text that is raised beside other text takes room above`() {
        let font = UIFont.systemFont(ofSize: 20)
        let text = NSMutableAttributedString(string: "base", attributes: [.font: font])
        text.append(NSAttributedString(string: "up", attributes: [.font: font, .baselineOffset: 6]))
        let label = UILabel()
        label.attributedText = text
        #expect(abs(label.intrinsicContentSize.height - (font.lineHeight + 6).rounded(.up)) < 0.01)
    }
}
