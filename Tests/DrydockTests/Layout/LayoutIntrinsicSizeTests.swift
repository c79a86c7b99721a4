import Drydock
import DrydockAnchorage
import Testing

@Suite("Intrinsic sizes")
struct LayoutIntrinsicSizeTests {
    let root = makeRoot()

    @Test("content is as large as it wants where nothing else decides")
    func hugs() {
        let view = root.adding(SizedView(120, 30))
        view.centerAnchors == root.centerAnchors
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 135, y: 407, width: 120, height: 30))
    }

    @Test("the defaults are UIKit's: hugging 250, compression resistance 750")
    func defaults() {
        let view = UIView()
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test("of two views in a row, the one that hugs less stretches, the one that resists less shrinks")
    func sharesRow() {
        let first = root.adding(SizedView(100, 20))
        let second = root.adding(SizedView(100, 20))
        first.setContentHuggingPriority(251, for: .horizontal)
        first.setContentCompressionResistancePriority(749, for: .horizontal)
        first.leadingAnchor == root.leadingAnchor
        second.leadingAnchor == first.trailingAnchor
        second.trailingAnchor == root.trailingAnchor
        first.topAnchor == root.topAnchor
        second.topAnchor == root.topAnchor
        root.layoutIfNeeded()
        #expect(first.frame.width == 100)
        #expect(second.frame.width == 290)
        root.frame.size.width = 150
        root.layoutIfNeeded()
        #expect(first.frame.width == 50)
        #expect(second.frame.width == 100)
        first.setContentHuggingPriority(249, for: .horizontal)
        root.frame.size.width = 390
        root.layoutIfNeeded()
        #expect(first.frame.width == 290)
    }

    @Test("an intrinsic size is asked for once until it is invalidated")
    func asksOnce() {
        let view = root.adding(SizedView(50, 50))
        view.centerAnchors == root.centerAnchors
        root.layoutIfNeeded()
        #expect(view.timesAsked == 1)
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(view.timesAsked == 1)
        view.wanted.width = 60
        root.layoutIfNeeded()
        #expect(view.timesAsked == 2)
        #expect(view.frame.width == 60)
        view.setContentHuggingPriority(300, for: .horizontal)
        root.layoutIfNeeded()
        for _ in 0..<2 { _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        #expect(view.timesAsked == 2)
        let alone = UIView()
        let child = alone.adding(SizedView(20, 30))
        child.edgeAnchors == alone.edgeAnchors
        for _ in 0..<2 {
            #expect(alone.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 30))
        }
        alone.layoutIfNeeded()
        #expect(child.timesAsked == 1)
        child.wanted.width = 25
        #expect(alone.systemLayoutSizeFitting(.zero).width == 25)
        #expect(child.timesAsked == 2)
    }

    @Test("a size that appears, changes and disappears is followed")
    func followsContent() {
        let view = root.adding(SizedView(UIView.noIntrinsicMetric, 20))
        view.leadingAnchor == root.leadingAnchor
        view.topAnchor == root.topAnchor
        view.widthAnchor == 77 ~ 10
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 77, height: 20))
        view.wanted = CGSize(width: 33, height: UIView.noIntrinsicMetric)
        view.heightAnchor == 5 ~ 10
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 33, height: 5))
    }

    @Test("wrapping text takes two solutions, everything else one, and an unchanged tree none")
    func countsSolutions() {
        let label = root.adding(UILabel())
        label.numberOfLines = 0
        label.text = "A text that is long enough to be broken into lines in a view this narrow, surely"
        label.topAnchor == root.topAnchor
        label.horizontalAnchors == root.horizontalAnchors + 100
        root.layoutIfNeeded()
        let narrow = label.frame.height
        #expect(root.solutionsOfLastLayout == 2)
        root.frame.size.width = 3000
        root.layoutIfNeeded()
        #expect(label.frame.height < narrow)
        root.frame.size.width = 390
        root.layoutIfNeeded()
        #expect(label.frame.height == narrow)
        label.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(root.solutionsOfLastLayout == 0)
        label.text = "Short"
        root.layoutIfNeeded()
        #expect(root.solutionsOfLastLayout == 1)
    }

    @Test("a wrapped label that may choose its width is no wider than its lines")
    func hugsWrappedText() {
        let label = root.adding(UILabel())
        label.numberOfLines = 0
        label.text = "WWWWWWWWWWWW WWWWWWWWWWWW WWWWWWWWWWWW WWWWWWWWWWWW"
        label.centerAnchors == root.centerAnchors
        label.horizontalAnchors >= root.horizontalAnchors + 10
        root.layoutIfNeeded()
        #expect(label.frame.width < 370)
        #expect(label.frame.width >= 185)
        #expect(label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height == label.frame.height)
    }

    private final class ShadowedView: UIView {
        override var alignmentRectInsets: UIEdgeInsets {
            UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        override var intrinsicContentSize: CGSize { CGSize(width: 26, height: 24) }
    }

    /// As UIKit has it: a switch's intrinsic width is 49 points, its alignment rectangle's, and its frame's 51.
    @Test("constraints align alignment rectangles, not frames, and so do intrinsic sizes")
    func alignmentRectangles() {
        let view = root.adding(ShadowedView())
        view.leadingAnchor == root.leadingAnchor
        view.topAnchor == root.topAnchor
        let neighbour = root.adding(UIView())
        neighbour.leadingAnchor == view.trailingAnchor
        neighbour.topAnchor == view.bottomAnchor
        neighbour.sizeAnchors == 10
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: -2, y: -1, width: 32, height: 28))
        #expect(neighbour.frame.origin == CGPoint(x: 26, y: 24))
    }

    @Test("neighbours that touch in the solution touch on the screen", arguments: [1, 2, 3] as [CGFloat])
    func roundsEdges(scale: CGFloat) {
        let root = makeRoot(100, 100, scale: scale)
        var views: [UIView] = []
        for _ in 0..<7 {
            let view = root.adding(UIView())
            view.leadingAnchor == (views.last?.trailingAnchor ?? root.leadingAnchor)
            if let last = views.last { view.widthAnchor == last.widthAnchor }
            view.verticalAnchors == root.verticalAnchors
            views.append(view)
        }
        views[6].trailingAnchor == root.trailingAnchor
        root.layoutIfNeeded()
        for (view, next) in zip(views, views.dropFirst()) {
            #expect(abs(view.frame.maxX - next.frame.minX) < 1e-9)
            #expect(abs((view.frame.maxX * scale).rounded() - view.frame.maxX * scale) < 1e-6)
        }
        #expect(views[6].frame.maxX == 100)
    }
}
