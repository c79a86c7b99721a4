import Drydock
import DrydockAnchorage
import Testing

@Suite("Names of Anchorage")
struct LayoutAnchorageTests {
    let root = makeRoot(320, 480)

    @Test("a batch is active unless told otherwise, and has a short name")
    func batches() {
        let view = root.adding(UIView())
        let constraints = batch {
            view.edgeAnchors == root.edgeAnchors
        }
        #expect(constraints.count == 4)
        #expect(constraints.allSatisfy { $0.isActive })
        #expect(Anchorage.batch { view.widthAnchor >= 10 }.first?.isActive == true)
        #expect(batch(active: false) { view.widthAnchor >= 20 }.first?.isActive == false)
    }

    @Test("pairs are made of any anchors, and groups may be put together")
    func groups() {
        let view = root.adding(UIView())
        let pair = AnchorPair(first: view.leadingAnchor, second: view.trailingAnchor)
        pair == root.horizontalAnchors + 10
        var group = view.verticalAnchors == root.verticalAnchors ~ .custom(700)
        #expect(group.first.priority.value == 700)
        group = ConstraintPair(first: group.second, second: group.first)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 0, width: 300, height: 480))
    }

    @Test("comparisons have second names, which do the same and remember their lines")
    func slashes() {
        let (view, other) = (root.adding(UIView()), root.adding(UIView()))
        view.edgeAnchors /==/ root.edgeAnchors + 10
        other.topAnchor /==/ view.topAnchor + 5 ~ .high
        other.leadingAnchor />=/ view.leadingAnchor
        other.widthAnchor /<=/ 30
        other.heightAnchor /==/ view.heightAnchor * 0.5
        other.widthAnchor />=/ 20
        other.centerAnchors /==/ view.centerAnchors ~ .low
        other.sizeAnchors /<=/ CGSize(width: 25, height: 800)
        let size = other.sizeAnchors /==/ CGSize(width: 22, height: 1) ~ 300
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 300, height: 460))
        #expect(other.frame.minY == 15)
        #expect(other.frame.size == CGSize(width: 22, height: 230))
        #expect(size.first.priority.value == 300)
        #expect(size.first.fullDescription.contains("LayoutAnchorageTests.swift:"))
        #expect(root.conflictDescriptions.isEmpty)
    }

    @Test("constants, factors and priorities may be numbers of any type")
    func numbers() {
        let view = root.adding(UIView())
        let (float, double): (Float, Double) = (10, 0.5)
        view.leadingAnchor == root.leadingAnchor + float
        view.topAnchor == root.topAnchor - float + double * 2
        view.widthAnchor == root.widthAnchor * double - float
        view.heightAnchor == root.heightAnchor / Float(4)
        let weak = view.heightAnchor == float ~ Priority(250)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10)
        #expect(view.frame.width == 150)
        #expect(view.frame.height == 120)
        #expect(weak.constant == 10)
        let level: Int = 700
        #expect(Priority(level) == .custom(700))
        #expect(Priority(0.5 * 1000.0) == 500)
        #expect((Priority.high - 1).value == 749)
    }

    @Test("a controller's anchors are its view's, within the safe area")
    func controllers() {
        let controller = UIViewController()
        root.rootViewController = controller
        controller.additionalSafeAreaInsets.top = 20
        let view = controller.view.adding(UIView())
        view.edgeAnchors == controller.edgeAnchors
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
    }
}
