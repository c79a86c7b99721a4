import Drydock
import DrydockAnchorage
import Testing

@Suite("Layout operators")
struct LayoutOperatorTests {
    let root = makeRoot()
    let view: UIView
    let other: UIView

    init() {
        view = root.adding(UIView())
        other = root.adding(UIView())
    }

    private func check(
        _ constraint: NSLayoutConstraint,
        _ first: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: NSLayoutConstraint.Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: Float = 1000,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        #expect(constraint.isActive, sourceLocation: sourceLocation)
        #expect(constraint.firstItem === view, sourceLocation: sourceLocation)
        #expect(constraint.firstAttribute == first, sourceLocation: sourceLocation)
        #expect(constraint.relation == relation, sourceLocation: sourceLocation)
        #expect(constraint.secondAttribute == second, sourceLocation: sourceLocation)
        #expect(abs(constraint.multiplier - multiplier) < 1e-12, sourceLocation: sourceLocation)
        #expect(constraint.constant == constant, sourceLocation: sourceLocation)
        #expect(constraint.priority.rawValue == priority, sourceLocation: sourceLocation)
    }

    @Test("the three relations make active constraints and may be discarded")
    func relations() {
        check(view.widthAnchor == other.widthAnchor, .width, .equal, .width)
        check(view.widthAnchor <= other.heightAnchor, .width, .lessThanOrEqual, .height)
        check(view.topAnchor >= other.bottomAnchor, .top, .greaterThanOrEqual, .bottom)
        check(view.leadingAnchor == other.trailingAnchor, .leading, .equal, .trailing)
        view.centerXAnchor == root.centerXAnchor
    }

    @Test("sizes compare with literals and values of any number type")
    func sizesAndNumbers() {
        let whole = 12
        let float: Float = 2.5
        let double = 7.25
        let graphics: CGFloat = 9
        check(view.widthAnchor == 100, .width, .equal, .notAnAttribute, constant: 100)
        check(view.widthAnchor <= 10.5, .width, .lessThanOrEqual, .notAnAttribute, constant: 10.5)
        check(view.heightAnchor >= whole, .height, .greaterThanOrEqual, .notAnAttribute, constant: 12)
        check(view.heightAnchor == float, .height, .equal, .notAnAttribute, constant: 2.5)
        check(view.heightAnchor <= double, .height, .lessThanOrEqual, .notAnAttribute, constant: 7.25)
        check(view.heightAnchor == graphics, .height, .equal, .notAnAttribute, constant: 9)
        check(view.widthAnchor == 3 ~ .high, .width, .equal, .notAnAttribute, constant: 3, priority: 750)
    }

    @Test("plus and minus add to the constant, times and divided act on the multiplier only")
    func arithmetic() {
        check(view.topAnchor == other.topAnchor + 10 - 3, .top, .equal, .top, constant: 7)
        check(view.widthAnchor == other.widthAnchor * 2 / 4, .width, .equal, .width, multiplier: 0.5)
        check(
            view.widthAnchor == (other.widthAnchor + 10) / 2,
            .width,
            .equal,
            .width,
            multiplier: 0.5,
            constant: 10
        )
        check(
            view.widthAnchor == (other.widthAnchor + 10) * 3,
            .width,
            .equal,
            .width,
            multiplier: 3,
            constant: 10
        )
    }

    @Test("scalars may come first")
    func scalarFirst() {
        check(view.topAnchor == 10 + other.topAnchor, .top, .equal, .top, constant: 10)
        check(
            view.widthAnchor == 4 * other.heightAnchor / 3,
            .width,
            .equal,
            .height,
            multiplier: 4 / 3
        )
        check(
            view.widthAnchor == 5 + 2 * other.widthAnchor,
            .width,
            .equal,
            .width,
            multiplier: 2,
            constant: 5
        )
        let edges = view.edgeAnchors == 6 + root.edgeAnchors
        #expect(edges.all.map(\.constant) == [6, 6, -6, -6])
    }

    @Test("a priority binds weaker than plus and stronger than the comparison")
    func priorities() {
        check(
            view.topAnchor == other.topAnchor + 10 ~ .high - 1,
            .top,
            .equal,
            .top,
            constant: 10,
            priority: 749
        )
        check(view.topAnchor == other.topAnchor ~ .low + 0.5, .top, .equal, .top, priority: 250.5)
        check(view.topAnchor == other.topAnchor ~ 123, .top, .equal, .top, priority: 123)
        check(view.topAnchor == other.topAnchor ~ .fittingSize, .top, .equal, .top, priority: 50)
        check(view.topAnchor == other.topAnchor ~ .required, .top, .equal, .top)
        check(
            view.topAnchor == other.topAnchor ~ UILayoutPriority(750 - 1),
            .top,
            .equal,
            .top,
            priority: 749
        )
        #expect(UILayoutPriority.high == .defaultHigh && UILayoutPriority.low == .defaultLow)
        #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
    }

    @Test("opposite edges are inset: plus for the first, minus for the second")
    func insets() {
        let horizontal = view.horizontalAnchors == root.horizontalAnchors + 10 ~ .high
        check(horizontal.first, .leading, .equal, .leading, constant: 10, priority: 750)
        check(horizontal.second, .trailing, .equal, .trailing, constant: -10, priority: 750)
        let vertical = view.verticalAnchors == root.verticalAnchors - 5
        check(vertical.first, .top, .equal, .top, constant: -5)
        check(vertical.second, .bottom, .equal, .bottom, constant: 5)
    }

    @Test("centre and size get the constant on both axes")
    func shifts() {
        let centre = view.centerAnchors == root.centerAnchors + 10
        check(centre.first, .centerX, .equal, .centerX, constant: 10)
        check(centre.second, .centerY, .equal, .centerY, constant: 10)
        let size = view.sizeAnchors == other.sizeAnchors * 2 + 4
        check(size.first, .width, .equal, .width, multiplier: 2, constant: 4)
        check(size.second, .height, .equal, .height, multiplier: 2, constant: 4)
    }

    @Test("sizes compare with a CGSize and with one number for both sides")
    func sizes() {
        let fixed = view.sizeAnchors == CGSize(width: 30, height: 40)
        check(fixed.first, .width, .equal, .notAnAttribute, constant: 30)
        check(fixed.second, .height, .equal, .notAnAttribute, constant: 40)
        let limited = view.sizeAnchors <= CGSize(width: 30, height: 40) ~ .low
        check(limited.first, .width, .lessThanOrEqual, .notAnAttribute, constant: 30, priority: 250)
        check(limited.second, .height, .lessThanOrEqual, .notAnAttribute, constant: 40, priority: 250)
        let square = view.sizeAnchors >= 44
        check(square.first, .width, .greaterThanOrEqual, .notAnAttribute, constant: 44)
        check(square.second, .height, .greaterThanOrEqual, .notAnAttribute, constant: 44)
        let weak = view.sizeAnchors == 44 ~ .low
        check(weak.second, .height, .equal, .notAnAttribute, constant: 44, priority: 250)
    }

    @Test("at least on edges means inside, at most means around")
    func inequalitiesOnGroups() {
        let inside = view.edgeAnchors >= root.edgeAnchors + 8
        check(inside.top, .top, .greaterThanOrEqual, .top, constant: 8)
        check(inside.leading, .leading, .greaterThanOrEqual, .leading, constant: 8)
        check(inside.bottom, .bottom, .lessThanOrEqual, .bottom, constant: -8)
        check(inside.trailing, .trailing, .lessThanOrEqual, .trailing, constant: -8)
        let around = view.horizontalAnchors <= other.horizontalAnchors
        check(around.first, .leading, .lessThanOrEqual, .leading)
        check(around.second, .trailing, .greaterThanOrEqual, .trailing)
        let centre = view.centerAnchors <= root.centerAnchors + 3
        check(centre.first, .centerX, .lessThanOrEqual, .centerX, constant: 3)
        check(centre.second, .centerY, .lessThanOrEqual, .centerY, constant: 3)
    }

    @Test("edge insets apply by edge, left and right to leading and trailing")
    func edgeInsets() {
        let group =
            view.edgeAnchors == root.edgeAnchors + UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) ~ .low
        check(group.top, .top, .equal, .top, constant: 1, priority: 250)
        check(group.leading, .leading, .equal, .leading, constant: 2, priority: 250)
        check(group.bottom, .bottom, .equal, .bottom, constant: -3, priority: 250)
        check(group.trailing, .trailing, .equal, .trailing, constant: -4, priority: 250)
        let outset = view.edgeAnchors == root.edgeAnchors - UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(outset.all.map(\.constant) == [-1, -2, 3, 4])
    }

    @Test("a group lists its constraints: top, leading, bottom, trailing")
    func groups() {
        let group = view.edgeAnchors == root.edgeAnchors
        #expect(group.all == [group.top, group.leading, group.bottom, group.trailing])
        #expect(group.horizontal == [group.leading, group.trailing])
        #expect(group.vertical == [group.top, group.bottom])
    }

    @Test("the left side stops translating its mask, the right side does not")
    func autoresizing() {
        view.topAnchor == other.topAnchor
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(other.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("a batch collects in order of creation and activates all or none")
    func batch() {
        let constraints = Anchorage.batch(active: false) {
            view.edgeAnchors == root.edgeAnchors
            view.widthAnchor == 10 ~ .low
        }
        #expect(
            constraints.map(\.firstAttribute) == [.top, .leading, .bottom, .trailing, .width]
        )
        #expect(constraints.allSatisfy { !$0.isActive })
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        let active = Anchorage.batch(active: true) { view.heightAnchor == other.heightAnchor }
        #expect(active.count == 1 && active[0].isActive)
    }

    @Test("a batch within a batch keeps its own")
    func nestedBatch() {
        var inner: [NSLayoutConstraint] = []
        let outer = Anchorage.batch(active: false) {
            view.topAnchor == root.topAnchor
            inner = Anchorage.batch(active: true) { view.leadingAnchor == root.leadingAnchor }
            view.bottomAnchor == root.bottomAnchor
        }
        #expect(outer.map(\.firstAttribute) == [.top, .bottom])
        #expect(inner.map(\.firstAttribute) == [.leading])
        #expect(inner[0].isActive && !outer[0].isActive)
        view.widthAnchor == 5
        #expect(view.constraints.count == 1)
    }

    @Test("guides take part on both sides")
    func guides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        guide.edgeAnchors == root.safeAreaLayoutGuide.edgeAnchors + 20
        view.edgeAnchors == guide.edgeAnchors
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 20, width: 350, height: 804))
        #expect(guide.layoutFrame == view.frame)
    }

    @Test("insets mirror with the writing direction")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        view.edgeAnchors == root.edgeAnchors + UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 4, y: 1, width: 366, height: 840))
    }

    @Test("inequalities on groups lay out as they read")
    func groupInequalityFrames() {
        view.sizeAnchors == 1000 ~ .low
        view.edgeAnchors >= root.edgeAnchors + 10
        other.sizeAnchors == 0 ~ .low - 1
        other.edgeAnchors <= view.edgeAnchors - 2
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 370, height: 824))
        #expect(other.frame == CGRect(x: 8, y: 8, width: 374, height: 828))
    }
}
