import Drydock
import DrydockAnchorage
import Testing

@Suite("Views and constraints that come and go")
struct LayoutLifetimeTests {
    private static let attributes: [[NSLayoutConstraint.Attribute]] = [
        [.leading, .trailing, .centerX, .leadingMargin], [.top, .bottom, .lastBaseline, .firstBaseline],
        [.width, .height],
    ]

    /// A forest of views and the constraints that anyone still holds on to.
    private final class Forest {
        var roots: [UIView] = [makeRoot(), makeRoot(200, 200), UIView()]
        var views: [UIView] = []
        var guides: [UILayoutGuide] = []
        var constraints: [NSLayoutConstraint] = []
        private var random: SeededNumbers

        init(seed: Int) { random = SeededNumbers(seed) }

        func pick(_ count: Int) -> Int { random.pick(count) }

        func step() {
            switch pick(16) {
            case 0...3: grow()
            case 4...7: constrain()
            case 8: if !views.isEmpty { views.remove(at: pick(views.count)) }
            case 9: if !constraints.isEmpty { constraints.remove(at: pick(constraints.count)) }
            case 10: if !views.isEmpty { views[pick(views.count)].removeFromSuperview() }
            case 11: toggle()
            case 12: move()
            case 13: roots[pick(3)] = pick(2) == 0 ? makeRoot() : UIView()
            case 14: if !guides.isEmpty { guides.remove(at: pick(guides.count)).owningView = nil }
            default: for root in roots { root.layoutIfNeeded() }
            }
        }

        private func grow() {
            let kinds: [() -> UIView] = [
                { UIView() }, { SizedView(10, 20) }, { UIStackView() },
                {
                    let label = UILabel()
                    label.text = "some text to wrap"
                    label.numberOfLines = 0
                    return label
                },
            ]
            let view = kinds[pick(4)]()
            view.translatesAutoresizingMaskIntoConstraints = pick(3) == 0
            let parent = pick(2) == 0 || views.isEmpty ? roots[pick(3)] : views[pick(views.count)]
            if let stack = parent as? UIStackView, pick(3) > 0 {
                stack.addArrangedSubview(view)
            } else {
                parent.addSubview(view)
            }
            views.append(view)
            if pick(4) == 0 {
                let guide = UILayoutGuide()
                view.addLayoutGuide(guide)
                guides.append(guide)
            }
        }

        private func constrain() {
            guard let first = views.randomElement(using: &random) else { return }
            let kind = LayoutLifetimeTests.attributes[pick(3)]
            let others = views + roots
            let second = others[pick(others.count)]
            guard first.root === second.root else { return }
            let guide = pick(4) == 0 ? guides.first { $0.owningView?.root === first.root } : nil
            let constraint = NSLayoutConstraint(
                item: guide ?? first,
                attribute: kind[guide == nil ? pick(kind.count) : pick(2)],
                relatedBy: NSLayoutConstraint.Relation(rawValue: pick(3) - 1) ?? .equal,
                toItem: second,
                attribute: kind[pick(kind.count)],
                multiplier: 1,
                constant: CGFloat(pick(9))
            )
            constraint.priority = pick(4) == 0 ? .required : .init(Float(1 + pick(900)))
            constraint.isActive = true
            if pick(2) == 0 { constraints.append(constraint) }
        }

        private func toggle() {
            guard !constraints.isEmpty else { return }
            let constraint = constraints[pick(constraints.count)]
            if constraint.isActive {
                constraint.priority = pick(2) == 0 ? .required : .low
                constraint.constant += 1
                if pick(2) == 0 { constraint.isActive = false }
            } else if let first = constraint.firstItem, let second = constraint.secondItem {
                let roots = [first, second].map {
                    ($0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView)?.root
                }
                if let root = roots[0], root === roots[1] { constraint.isActive = true }
            }
        }

        private func move() {
            guard views.count > 1 else { return }
            let (view, parent) = (views[pick(views.count)], views[pick(views.count)])
            if !parent.isDescendant(of: view) { parent.addSubview(view) }
        }
    }

    @Test("leave frames finite and nothing behind, in whatever order they go", arguments: 0..<24)
    func comeAndGo(seed: Int) {
        var witnesses: [() -> Bool] = []
        do {
            let forest = Forest(seed: seed)
            for _ in 0..<160 {
                forest.step()
                if let view = forest.views.last {
                    witnesses.append { [weak view] in view == nil }
                }
            }
            for root in forest.roots {
                root.layoutIfNeeded()
                root.notifySubtree { view in
                    #expect(view.frame.minX.isFinite && view.frame.width.isFinite)
                    #expect(view.constraints.allSatisfy { $0.isActive && $0.firstItem != nil })
                }
                _ = root.constraintDescriptions()
                _ = root.ambiguityDescriptions()
            }
        }
        #expect(witnesses.allSatisfy { $0() })
    }
}
