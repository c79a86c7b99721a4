import Drydock
import DrydockAnchorage
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

    @Test("anchors are equal where they are the same place of the same view, of constraints, too")
    func equalAnchors() {
        let (box, label) = (root.adding(UIView()), root.adding(UIView()))
        let made = box.leadingAnchor == label.leadingAnchor + 10
        let height = box.heightAnchor == 20
        #expect(made.firstAnchor == box.leadingAnchor)
        #expect(made.secondAnchor == label.leadingAnchor)
        #expect(made.firstAnchor != label.leadingAnchor)
        #expect(made.firstAnchor != box.leftAnchor)
        #expect(height.firstAnchor == box.heightAnchor)
        #expect(height.secondAnchor != box.heightAnchor)
        let isSame: Bool = box.topAnchor == box.topAnchor
        #expect(isSame)
        #expect(box.constraints.filter { $0.firstAnchor == box.heightAnchor } == [height])
        let gap = box.leadingAnchor.anchorWithOffset(to: box.trailingAnchor)
        #expect(gap == box.leadingAnchor.anchorWithOffset(to: box.trailingAnchor))
        #expect(gap != label.leadingAnchor.anchorWithOffset(to: box.trailingAnchor))
    }

    @Test("what bears on a view's width reaches its height through a ratio, and the other way round")
    func affectingRatio() {
        let (box, ruler) = (root.adding(UIView()), root.adding(UIView()))
        let ratio = box.heightAnchor == box.widthAnchor * 0.5
        let width = box.widthAnchor == ruler.widthAnchor
        let given = ruler.widthAnchor == 50
        let leading = box.leadingAnchor == root.leadingAnchor
        let other = ruler.topAnchor == root.topAnchor
        #expect(box.constraintsAffectingLayout(for: .vertical) == [ratio, width, leading, given])
        #expect(box.constraintsAffectingLayout(for: .horizontal) == [ratio, width, leading, given])
        #expect(ruler.constraintsAffectingLayout(for: .vertical) == [other])
    }

    @Test("what is pinned to a view's own guides is affected by what places the view")
    func affectingThroughGuides() {
        let (box, text) = (root.adding(UIView()), UIView())
        let (inner, middle) = (UILayoutGuide(), UILayoutGuide())
        box.addSubview(text)
        box.addLayoutGuide(inner)
        root.addLayoutGuide(middle)
        let pinned = text.leadingAnchor == box.layoutMarginsGuide.leadingAnchor
        let offset = inner.leadingAnchor == text.trailingAnchor + 3
        let placed = box.leadingAnchor == middle.trailingAnchor
        let centred = middle.centerXAnchor == root.centerXAnchor
        #expect(text.constraintsAffectingLayout(for: .horizontal) == [pinned, offset, placed, centred])
        #expect(inner.constraintsAffectingLayout(for: .horizontal) == [offset, pinned, placed, centred])
        // A guide that was added to the box does not place it.
        #expect(middle.constraintsAffectingLayout(for: .horizontal).first === placed)
        centred.isActive = false
        placed.isActive = false
        #expect(box.constraintsAffectingLayout(for: .horizontal).isEmpty)
        #expect(text.constraintsAffectingLayout(for: .vertical).isEmpty)
    }

    @Test("a long chain is followed to its end, each constraint once, no further than fixed frames")
    func affectingChain() {
        var views = [root.adding(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))]
        let beyond = root.adding(UIView())
        var chain: [NSLayoutConstraint] = []
        for _ in 0..<300 {
            let next = root.adding(UIView())
            chain.append(next.leadingAnchor == views[views.count - 1].trailingAnchor + 1)
            views.append(next)
        }
        beyond.leadingAnchor == views[0].trailingAnchor
        #expect(views[300].constraintsAffectingLayout(for: .horizontal) == chain.reversed())
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
