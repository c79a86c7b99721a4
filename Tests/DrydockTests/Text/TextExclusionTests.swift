import Drydock
import Foundation
import Testing

/// Lines beside what they keep out of.
@Suite struct TextExclusionTests {
    private static let lineHeight = UIFont.systemFont(ofSize: 12).lineHeight

    /// Every character is 6 points wide.
    private func layout(
        _ text: String,
        _ paths: [UIBezierPath],
        width: CGFloat = 120,
        padding: CGFloat = 0,
        lines: Int = 0,
        isRightToLeft: Bool = false,
        _ change: (NSMutableParagraphStyle) -> Void = { _ in }
    ) -> TextLayout {
        let style = NSMutableParagraphStyle()
        change(style)
        var limits = TextLayout.Limits(width: width, lines: lines, isRightToLeft: isRightToLeft)
        limits.exclusions = paths.map { TextExclusion($0.cgPath) }
        limits.padding = padding
        return TextLayout(
            StyledText(
                NSAttributedString(string: text, attributes: [.paragraphStyle: style]),
                attributes: TextAttributes(font: .systemFont(ofSize: 12))
            ),
            limits: limits,
            fonts: FontCollection { _ in nil }
        )
    }

    /// Over the second of three lines.
    private func hole(_ left: CGFloat, _ width: CGFloat) -> UIBezierPath {
        UIBezierPath(rect: CGRect(x: left, y: Self.lineHeight + 1, width: width, height: Self.lineHeight - 2))
    }

    @Test func `text goes on beside a hole, and over the whole width below it`() {
        let text = layout("aaaa bbbb cccc dddd eeee ffff gggg hhhh", [hole(42, 36)])
        #expect(text.lines.map(\.text) == ["aaaa bbbb cccc dddd", "eeee", "ffff", "gggg hhhh"])
        #expect(text.lines.map(\.x) == [0, 0, 78, 0])
        #expect(text.lines[1].top == text.lines[2].top)
        #expect(text.lines[1].baseline == text.lines[2].baseline)
        #expect(abs(text.lines[3].top - 2 * Self.lineHeight) < 0.001)
        #expect(text.lines.map(\.range.lowerBound) == [0, 20, 25, 30])
    }

    @Test func `no word is broken for want of room beside a hole`() {
        let text = layout("aaaa bbbb cccc dddd eeeeeeeeee ff", [hole(20, 100)])
        #expect(text.lines.map(\.text) == ["aaaa bbbb cccc dddd", "eeeeeeeeee ff"])
        #expect(text.lines[1].top > 2 * Self.lineHeight - 1.01)
        // One that fits nowhere is broken where nothing is in the way.
        let long = layout(String(repeating: "a", count: 40), [hole(0, 60)])
        #expect(long.lines.map(\.text.count) == [20, 20])
        #expect(long.lines[1].top > 2 * Self.lineHeight - 1.01)
    }

    @Test func `from right to left the right gap comes first`() {
        let text = layout("אאאא בבבב גגגג דדדד ההההה ווו", [hole(42, 36)], isRightToLeft: true)
        #expect(text.lines.map(\.x) == [6, 90, 24])
        #expect(text.lines.map(\.range.lowerBound) == [0, 20, 26])
    }

    @Test(arguments: [(NSTextAlignment.center, 9.0, 87.0), (.right, 18, 96), (.justified, 0, 78)])
    func `lines are aligned in their gaps`(alignment: NSTextAlignment, first: CGFloat, second: CGFloat) {
        let text = layout("aaaa bbbb cccc dddd eeee ffff gggg", [hole(42, 36)]) { $0.alignment = alignment }
        #expect(text.lines[1].x == first && text.lines[2].x == second)
    }

    @Test func `padding stands beside holes, too`() {
        // The container is five points wider at each side, where the hole's neighbours are not.
        let text = layout("aaaa bbbb cccc dddd eeee ffff gggg", [hole(42, 36)], padding: 5)
        #expect(text.lines.map(\.x) == [0, 0, 83, 0])
    }

    @Test func `a curve leaves more room where it is narrow`() {
        let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let text = layout(String(repeating: "a b ", count: 60), [circle], width: 160)
        let beside = text.lines.filter { $0.top < 100 && $0.x > 40 }
        #expect(beside.count > 5)
        for line in beside {
            let height = line.top > 50 ? line.top - 50 : max(50 - line.top - line.height, 0)
            #expect(line.x >= 50 + (2500 - height * height).squareRoot() - 1, "at \(line.top)")
            #expect(line.x < 101)
        }
        #expect(beside[0].x < beside[2].x)
    }

    @Test func `indents, tabs and the first line's keep their places`() {
        let text = layout("aa bb cc dd ee ff gg hh ii jj", [hole(0, 30)]) {
            $0.firstLineHeadIndent = 12
            $0.headIndent = 6
            $0.tailIndent = -12
        }
        #expect(text.lines.map(\.x) == [12, 30, 6])
        let tab = layout("aaaa bbbb cccc dddd\u{2028}a\tb", [hole(0, 40)])
        #expect(tab.lines[1].x == 40 && tab.lines[1].runs.last?.x == 16)
    }

    @Test func `what takes all of the width is passed over`() {
        let text = layout("aa bb\ncc", [hole(-10, 1000)])
        #expect(text.lines.map(\.text) == ["aa bb", "cc"])
        #expect(abs(text.lines[1].top - 2 * Self.lineHeight) < Self.lineHeight / 8 + 1)
        #expect(text.size.height == text.lines[1].top + Self.lineHeight)
    }

    @Test func `carets, clicks and selections are in the right one of two gaps`() {
        let text = layout("aaaa bbbb cccc dddd eeee ffff gggg hhhh", [hole(42, 36)])
        let middle = Self.lineHeight * 1.5
        #expect(text.closestPosition(to: CGPoint(x: 7, y: middle)).offset == 21)
        #expect(text.closestPosition(to: CGPoint(x: 26, y: middle)).offset == 24)
        #expect(text.closestPosition(to: CGPoint(x: 79, y: middle)).offset == 25)
        #expect(text.closestPosition(to: CGPoint(x: 119, y: middle)).offset == 30)
        #expect(text.caretRectangle(at: TextLayout.Position(27)).minX == 90)
        let parts = text.selectionRectangles(for: 22..<32).map(\.rect)
        #expect(parts.map(\.minX) == [12, 78, 0])
        #expect(parts.map(\.maxX) == [42, 120, 12])
    }

    @Test func `nonsense and huge paths are laid out`() {
        let nonsense = UIBezierPath()
        nonsense.move(to: CGPoint(x: 10, y: 10))
        nonsense.addLine(to: CGPoint(x: 1e30, y: -1e30))
        nonsense.addLine(to: CGPoint(x: -1e30, y: 1e30))
        for path in [
            nonsense, UIBezierPath(), UIBezierPath(rect: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)),
        ] {
            #expect(layout("some words to be laid out", [path]).isComplete)
        }
        #expect(layout("aa bb cc", [hole(0, 9)], width: 0).lines.map(\.text).joined().count == 6)
    }

    @Test func `lines that may not be there are cut`() {
        let text = layout("aaaa bbbb cccc dddd eeee ffff gggg hhhh", [hole(42, 36)], lines: 2)
        #expect(!text.isComplete && text.lines.count <= 3)
    }
}
