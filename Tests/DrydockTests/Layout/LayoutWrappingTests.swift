import Drydock
import DrydockAnchorage
import Testing

@Suite("Text that wraps during layout")
struct LayoutWrappingTests {
    private let text = "Kittens are young cats that sleep, play and eat, mostly in that order of importance"

    private func label(in view: UIView) -> UILabel {
        let label = view.adding(UILabel())
        label.numberOfLines = 0
        label.text = text
        return label
    }

    private func isWholeTextShown(_ label: UILabel) -> Bool {
        label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height <= label.bounds.height
    }

    @Test("is measured at the width that its frame will have, in whole pixels", arguments: [1, 2, 3])
    func pixelWidth(scale: CGFloat) {
        let root = makeRoot(320, 480, scale: scale)
        let label = label(in: root)
        label.topAnchor == root.topAnchor
        label.leadingAnchor == root.leadingAnchor + 13.973
        let width = label.widthAnchor == 100
        var cut: [CGFloat] = []
        var differing = 0
        for step in 0..<2000 {
            width.constant = 51.199 + CGFloat(step) * 0.1
            root.layoutIfNeeded()
            if !isWholeTextShown(label) { cut.append(width.constant) }
            let sizes = [width.constant, label.frame.width].map {
                label.sizeThatFits(CGSize(width: $0, height: 0))
            }
            if sizes[0].height < sizes[1].height { differing += 1 }
        }
        #expect(cut.isEmpty)
        #expect(differing > 0, "no width is one at which rounding matters")
    }

    @Test("is measured again when other text leaves it less width")
    func twoLabels() {
        let root = makeRoot(320, 480)
        let (first, second) = (label(in: root), label(in: root))
        first.topAnchor == root.topAnchor
        second.topAnchor == root.topAnchor
        first.leadingAnchor == root.leadingAnchor
        second.leadingAnchor == first.trailingAnchor
        second.trailingAnchor == root.trailingAnchor
        root.layoutIfNeeded()
        #expect(first.frame.width > 0 && second.frame.width > 0)
        #expect(isWholeTextShown(first))
        #expect(isWholeTextShown(second))
        #expect(root.solutionsOfLastLayout <= 6)
    }
}
