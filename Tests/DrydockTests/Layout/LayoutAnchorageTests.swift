import Drydock
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
