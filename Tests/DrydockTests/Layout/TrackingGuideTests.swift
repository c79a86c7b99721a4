import Drydock
import Testing

@Suite("Constraints that a guide switches by the edges it is near to")
struct TrackingGuideTests {
    let root = makeRoot(390, 844)

    private func constraint(_ view: UIView, _ width: CGFloat) -> NSLayoutConstraint {
        view.widthAnchor.constraint(equalToConstant: width)
    }

    @Test("a keyboard at the bottom is near to that edge alone, once the guide follows one that is undocked")
    func edges() {
        let view = root.adding(UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        let guide = root.keyboardLayoutGuide
        let near = [constraint(view, 10)]
        let away = [constraint(view, 20)]
        guide.setConstraints(near, activeWhenNearEdge: .bottom)
        guide.setConstraints(away, activeWhenAwayFrom: .bottom)
        #expect(near.allSatisfy { !$0.isActive } && away.allSatisfy { !$0.isActive })
        guide.followsUndockedKeyboard = true
        #expect(near[0].isActive && !away[0].isActive)
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
        guide.followsUndockedKeyboard = false
        #expect(!near[0].isActive && !away[0].isActive)
    }

    @Test(
        "of several edges it has to be near to all, or away from all",
        arguments: [
            (NSDirectionalRectEdge.top, false, true), (NSDirectionalRectEdge.leading, false, true),
            (NSDirectionalRectEdge.trailing, false, true), (NSDirectionalRectEdge.bottom, true, false),
            (NSDirectionalRectEdge([.leading, .trailing]), false, true),
            (NSDirectionalRectEdge([.bottom, .leading]), false, false),
        ]
    )
    func several(edges: NSDirectionalRectEdge, isNear: Bool, isAway: Bool) {
        let (first, second) = (root.adding(UIView()), root.adding(UIView()))
        let guide = root.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        let (near, away) = (constraint(first, 10), constraint(second, 20))
        guide.setConstraints([near], activeWhenNearEdge: edges)
        guide.setConstraints([away], activeWhenAwayFrom: edges)
        #expect(near.isActive == isNear)
        #expect(away.isActive == isAway)
        #expect(guide.constraints(activeWhenNearEdge: edges).map(ObjectIdentifier.init) == [.init(near)])
        #expect(guide.constraints(activeWhenAwayFrom: edges).map(ObjectIdentifier.init) == [.init(away)])
    }

    @Test("constraints given anew take the place of others, and none are left when all are removed")
    func replacing() {
        let view = root.adding(UIView())
        let guide = root.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        let (old, new) = (constraint(view, 10), constraint(view, 20))
        guide.setConstraints([old], activeWhenNearEdge: .bottom)
        guide.setConstraints([new], activeWhenNearEdge: .bottom)
        #expect(!old.isActive && new.isActive)
        guide.removeAllTrackedConstraints()
        #expect(!new.isActive)
        #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
        let still = UITrackingLayoutGuide()
        root.addLayoutGuide(still)
        still.setConstraints([old], activeWhenAwayFrom: .top)
        #expect(!old.isActive)
    }
}
