import Drydock
import Testing

@Suite("The order in which constraints are added")
struct LayoutOrderTests {
    /// A generator whose numbers depend on nothing but the seed (Knuth's linear congruence).
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// Views, guides and constraints that leave much open, and contradict each other below required.
    private func frames(seed: UInt64, order: UInt64) -> [CGRect] {
        var random = Numbers(state: seed)
        let root = makeRoot(300, 300)
        var views: [UIView] = [root]
        for _ in 0..<7 {
            let outer = views[Int(random.next() % UInt64(views.count))]
            let view = random.next() % 3 == 0 ? SizedView(30, 20) : UIView()
            outer.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            views.append(view)
        }
        let guides = views.prefix(3).map { view in
            let guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            return guide
        }
        let items: [AnyObject] = Array(views.dropFirst()) + guides
        let edges: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
        let heights: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]
        var constraints = (0..<14).map { _ in
            let kind = [edges, heights, [.width, .height]][Int(random.next() % 3)]
            let constraint = NSLayoutConstraint(
                item: items.randomElement(using: &random) ?? root,
                attribute: kind.randomElement(using: &random) ?? .top,
                relatedBy: NSLayoutConstraint.Relation(rawValue: Int(random.next() % 3) - 1) ?? .equal,
                toItem: (items + [root]).randomElement(using: &random) ?? root,
                attribute: kind.randomElement(using: &random) ?? .top,
                multiplier: 1,
                constant: CGFloat(random.next() % 5) * 10
            )
            constraint.priority = [250, 500, 750, 751].randomElement(using: &random) ?? .low
            return constraint
        }
        if order > 0 {
            var other = Numbers(state: seed &* 31 &+ order)
            constraints.shuffle(using: &other)
        }
        for constraint in constraints { constraint.isActive = true }
        root.layoutIfNeeded()
        return views.map(\.frame) + guides.map(\.layoutFrame)
    }

    @Test("does not show in the frames, however much the constraints leave open", arguments: 0..<60)
    func doesNotShow(seed: UInt64) {
        let expected = frames(seed: seed, order: 0)
        for order in 1...3 as ClosedRange<UInt64> {
            #expect(frames(seed: seed, order: order) == expected)
        }
    }
}
