import Drydock
import DrydockAnchorage
import Testing

@Suite("The order in which views and constraints are added")
struct LayoutOrderTests {
    /// Views, guides and constraints that leave much open, and contradict each other below required.
    ///
    /// - Parameters:
    ///   - order: Which order to add the constraints in; 0 is that of their creation.
    ///   - isStepwise: Whether views come in an order of their own as well, with a layout after each.
    private func frames(seed: Int, order: Int, isStepwise: Bool = false) -> [CGRect] {
        var random = SeededNumbers(seed)
        let root = makeRoot(300, 300)
        var views: [UIView] = [root]
        var superviews: [(view: UIView, superview: UIView)] = []
        for _ in 0..<7 {
            let outer = views[Int(random.next() % UInt64(views.count))]
            let view = random.next() % 3 == 0 ? SizedView(30, 20) : UIView()
            superviews.append((view, outer))
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
        var other = SeededNumbers(31 * seed + order)
        if order > 0 { constraints.shuffle(using: &other) }
        if isStepwise { superviews.shuffle(using: &other) }
        for (view, superview) in superviews {
            superview.insertSubview(view, at: isStepwise ? 0 : superview.subviews.count)
            guard isStepwise else { continue }
            for constraint in constraints where isWithin(root, constraint) { constraint.isActive = true }
            root.layoutIfNeeded()
        }
        for constraint in constraints { constraint.isActive = true }
        root.layoutIfNeeded()
        return views.map(\.frame) + guides.map(\.layoutFrame)
    }

    private func isWithin(_ root: UIView, _ constraint: NSLayoutConstraint) -> Bool {
        [constraint.firstItem, constraint.secondItem].allSatisfy {
            (($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView)?.isDescendant(of: root) ?? true
        }
    }

    @Test("does not show in the frames, however much the constraints leave open", arguments: 0..<60)
    func doesNotShow(seed: Int) {
        let expected = frames(seed: seed, order: 0)
        for order in 1...3 {
            #expect(frames(seed: seed, order: order) == expected)
            #expect(frames(seed: seed, order: order, isStepwise: true) == expected)
        }
    }
}
