import Drydock
import DrydockAnchorage
import Testing

@Suite("Stack views that change")
struct LayoutStackChangeTests {
    /// Everything that a nested stack's look depends on, apart from what it went through.
    private struct Plan {
        /// For the outer stack and two inner ones.
        var axes = [0, 1, 0]
        var distributions = [0, 0, 0]
        var alignments = [0, 0, 0]
        var spacings: [CGFloat] = [0, 4, 8]
        var margins = [false, false, false]
        var customSpacings: [CGFloat] = [-1, -1, -1, -1, -1, -1]
        var hidden: Set<Int> = []
        var widths: [CGFloat] = [20, 30, 40, 25, 35, 45]
        var isRightToLeft = false
        var isSized = true

        mutating func change(_ random: inout SeededNumbers) {
            let stack = random.pick(3)
            switch random.pick(9) {
            case 0: axes[stack] = random.pick(2)
            case 1: distributions[stack] = random.pick(5)
            case 2: alignments[stack] = random.pick(6)
            case 3: spacings[stack] = CGFloat(random.pick(5) * 3)
            case 4: margins[stack].toggle()
            case 5: customSpacings[random.pick(6)] = CGFloat(random.pick(4) * 5 - 1)
            case 6: hidden.formSymmetricDifference([random.pick(8)])
            case 7: widths[random.pick(6)] = CGFloat(10 + random.pick(6) * 7)
            default: if random.pick(2) == 0 { isRightToLeft.toggle() } else { isSized.toggle() }
            }
        }
    }

    /// Six views in two stacks in one.
    private struct Tree {
        let root = makeRoot(400, 400)
        let views = (0..<6).map { SizedView(10, CGFloat(20 + 5 * $0)) }
        let stacks: [UIStackView]
        let size: [NSLayoutConstraint]

        /// The outer stack last.
        var everything: [UIView] { Array(views) + [stacks[1], stacks[2], stacks[0]] }

        init() {
            let inner = [
                UIStackView(arrangedSubviews: Array(views[..<3])),
                UIStackView(arrangedSubviews: Array(views[3...])),
            ]
            let outer = UIStackView(arrangedSubviews: inner)
            stacks = [outer] + inner
            root.addSubview(outer)
            outer.topAnchor == root.topAnchor
            outer.leadingAnchor == root.leadingAnchor
            size = [
                outer.widthAnchor.constraint(equalToConstant: 300),
                outer.heightAnchor.constraint(equalToConstant: 200),
            ]
        }

        func apply(_ plan: Plan) {
            for (index, stack) in stacks.enumerated() {
                stack.axis = plan.axes[index] == 0 ? .horizontal : .vertical
                stack.distribution = UIStackView.Distribution(rawValue: plan.distributions[index]) ?? .fill
                stack.alignment = UIStackView.Alignment(rawValue: plan.alignments[index]) ?? .fill
                stack.spacing = plan.spacings[index]
                stack.isLayoutMarginsRelativeArrangement = plan.margins[index]
                stack.semanticContentAttribute = plan.isRightToLeft ? .forceRightToLeft : .unspecified
            }
            for (index, view) in views.enumerated() {
                if view.wanted.width != plan.widths[index] { view.wanted.width = plan.widths[index] }
                let custom = plan.customSpacings[index]
                stacks[1 + index / 3].setCustomSpacing(
                    custom < 0 ? UIStackView.spacingUseDefault : custom,
                    after: view
                )
            }
            for (index, view) in everything.prefix(8).enumerated() {
                view.isHidden = plan.hidden.contains(index)
            }
            for constraint in size { constraint.isActive = plan.isSized }
            root.layoutIfNeeded()
        }
    }

    @Test("look as if made that way", arguments: 0..<8)
    func equalsFresh(seed: Int) {
        var random = SeededNumbers(seed)
        var plan = Plan()
        let tree = Tree()
        for step in 0..<40 {
            for _ in 0...random.pick(3) { plan.change(&random) }
            tree.apply(plan)
            let fresh = Tree()
            fresh.apply(plan)
            let frames = tree.everything.map(\.frame)
            let expected = fresh.everything.map(\.frame)
            #expect(frames == expected, "step \(step): \(plan)")
            #expect(frames.allSatisfy { $0.width >= 0 && $0.height >= 0 })
        }
    }
}
