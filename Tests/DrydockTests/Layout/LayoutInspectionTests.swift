import Drydock
import Testing

@Suite("Looking into a layout")
struct LayoutInspectionTests {
    let root = makeRoot(1000, 480)

    @Test("the constraints that affect a view include those of what it depends on")
    func affecting() {
        let (box, label) = (root.adding(UIView()), UIView())
        box.addSubview(label)
        let outer = box.leadingAnchor == root.leadingAnchor + 10
        let inner = label.leadingAnchor == box.leadingAnchor + 5
        let height = label.heightAnchor == 20
        #expect(label.constraintsAffectingLayout(for: .horizontal) == [inner, outer])
        #expect(label.constraintsAffectingLayout(for: .vertical) == [height])
    }

    @Test("a guide can be ambiguous, and its anchors tell whose they are")
    func guides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let constraint = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        constraint.isActive = true
        #expect(guide.hasAmbiguousLayout)
        #expect(constraint.firstAnchor.item === guide)
        #expect(constraint.secondAnchor?.item === root)
        guide.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
        guide.heightAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(!guide.hasAmbiguousLayout)
        #expect(guide.constraintsAffectingLayout(for: .horizontal).count == 2)
    }

    @Test("readable content is no wider than 672 points, in the middle, inside of the margins")
    func readable() {
        let view = root.adding(UIView())
        view.edgeAnchors == root.edgeAnchors
        let text = view.adding(UIView())
        text.edgeAnchors == view.readableContentGuide.edgeAnchors
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 164, y: 8, width: 672, height: 464))
        root.frame.size.width = 320
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
        #expect(UIViewController().systemMinimumLayoutMargins.leading == 16)
    }
}
