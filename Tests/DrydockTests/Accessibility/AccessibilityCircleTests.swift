import Drydock
import DrydockViews
import Testing

@Suite struct AccessibilityCircleTests {
    @Test("elements that lead back to their view are read once")
    func circle() {
        let (outer, inner, label) = (UIView(), UIView(), UILabel())
        label.text = "Ada"
        outer.addSubview(inner)
        inner.addSubview(label)
        outer.accessibilityElements = [outer, inner, outer, inner]
        inner.accessibilityElements = [outer, label, outer]
        let nodes = AccessibilityReader(isRightToLeft: false).nodes(in: outer)
        #expect(nodes.map(\.label) == ["Ada", "Ada"])
    }
}
