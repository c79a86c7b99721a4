import Drydock
import DrydockAnchorage
import Testing

@Suite("systemLayoutSizeFitting")
struct LayoutFittingTests {
    @Test("a component's fitting size is what its constraints make of it, and no frame changes")
    func fits() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
        let child = view.adding(SizedView(80, 20))
        child.edgeAnchors == view.edgeAnchors + 10
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 100, height: 40))
        #expect(child.frame == .zero)
        #expect(view.frame.size == CGSize(width: 7, height: 7))
    }

    @Test("expanded, a view grows as far as hugging lets it")
    func expands() {
        let view = UIView()
        let child = view.adding(SizedView(80, 20))
        child.edgeAnchors == view.edgeAnchors
        child.widthAnchor <= 300
        child.setContentHuggingPriority(10, for: .horizontal)
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(size == CGSize(width: 300, height: 20))
    }

    @Test("a required width wraps text, whose height the view then has")
    func wrapsText() {
        let view = UIView()
        let label = view.adding(UILabel())
        label.numberOfLines = 0
        label.text = "A text that is long enough to be broken into lines in a view this narrow"
        label.edgeAnchors == view.edgeAnchors + 8
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        let text = label.sizeThatFits(CGSize(width: 104, height: 0))
        #expect(size == CGSize(width: 120, height: text.height + 16))
    }

    @Test("a view in the middle of a laid out tree is measured without disturbing it")
    func measuresInTree() {
        let root = makeRoot()
        let view = root.adding(UIView())
        view.edgeAnchors == root.edgeAnchors
        let child = view.adding(SizedView(80, 20))
        child.topAnchor == view.topAnchor
        child.leadingAnchor == view.leadingAnchor
        child.trailingAnchor <= view.trailingAnchor
        child.bottomAnchor <= view.bottomAnchor
        root.layoutIfNeeded()
        let changed = root.framesChangedByLayout
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 20))
        root.layoutIfNeeded()
        #expect(root.framesChangedByLayout == changed)
        child.wanted.width = 90
        #expect(view.systemLayoutSizeFitting(.zero).width == 90)
        root.layoutIfNeeded()
        #expect(child.frame.width == 90)
    }
}
