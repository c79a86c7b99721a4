import Drydock
import Testing

@Suite("Screens that change")
struct LayoutHistoryTests {
    @Test("look as if made that way, whatever came before", arguments: 0..<40)
    func equalsFresh(seed: UInt64) {
        var state = seed &* 977
        func pick(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        var plan = ScreenPlan(pick)
        let screen = PlannedScreen(plan)
        for step in 0..<12 {
            for _ in 0...pick(3) { plan.change(pick) }
            screen.apply(plan)
            let fresh = PlannedScreen(plan)
            fresh.apply(plan)
            #expect(screen.views.map(\.frame) == fresh.views.map(\.frame), "step \(step)")
        }
    }
}

/// Everything that the frames of a screen depend on: plain views, labels and stacks in each other, tied by
/// constraints below required that leave much open and contradict each other.
private struct ScreenPlan {
    enum Kind: Int { case plain, sized, label, stack }

    struct Item {
        let kind: Kind
        let superview: Int
        var length: CGFloat
        var wordCount = 1
        var lineCount = 1
        var hugging: Float = 250
        var isHidden = false
        var margin: CGFloat = 8
        var axis = 0
        var distribution = 0
        var alignment = 0
        var spacing: CGFloat = 0
        var keepsMargins = false
    }

    struct Tie {
        let items: (Int, Int)
        let attributes: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
        let relation: NSLayoutConstraint.Relation
        let usesMargins: Bool
        var constant: CGFloat
        var priority: Float
        var isActive: Bool
    }

    var items: [Item] = []
    var ties: [Tie] = []
    var width: CGFloat = 390
    var isRightToLeft = false

    init(_ pick: (Int) -> Int) {
        for index in 0..<12 {
            let kind = index == 0 ? Kind.plain : Kind(rawValue: pick(4)) ?? .plain
            items.append(Item(kind: kind, superview: pick(max(index, 1)), length: CGFloat(10 + pick(60))))
        }
        let attributes: [[NSLayoutConstraint.Attribute]] = [
            [.leading, .trailing, .centerX], [.top, .bottom, .centerY], [.width, .height],
        ]
        for _ in 0..<30 {
            let (kind, first) = (attributes[pick(3)], pick(12))
            ties.append(
                Tie(
                    items: (first, (first + 1 + pick(11)) % 12),
                    attributes: (kind[pick(kind.count)], kind[pick(kind.count)]),
                    relation: NSLayoutConstraint.Relation(rawValue: pick(3) - 1) ?? .equal,
                    usesMargins: pick(3) == 0,
                    constant: CGFloat(pick(40) - 8),
                    priority: Float(1 + pick(100) * 8),
                    isActive: pick(3) > 0
                )
            )
        }
    }

    mutating func change(_ pick: (Int) -> Int) {
        let (item, tie) = (pick(12), pick(ties.count))
        switch pick(16) {
        case 0: items[item].length = CGFloat(10 + pick(60))
        case 1: items[item].wordCount = 1 + pick(9)
        case 2: items[item].lineCount = pick(2)
        case 3: items[item].hugging = [250, 251, 700][pick(3)]
        case 4: items[item].isHidden.toggle()
        case 5: items[item].margin = CGFloat(pick(3) * 6)
        case 6: items[item].axis = pick(2)
        case 7: items[item].distribution = pick(5)
        case 8: items[item].alignment = pick(6)
        case 9: items[item].spacing = CGFloat(pick(4) * 4)
        case 10: items[item].keepsMargins.toggle()
        case 11: ties[tie].constant = CGFloat(pick(40) - 8)
        case 12: ties[tie].priority = Float(1 + pick(100) * 8)
        case 13: ties[tie].isActive.toggle()
        case 14: width = CGFloat(60 + pick(500))
        default: isRightToLeft.toggle()
        }
    }
}

/// The views and constraints of a plan.
private struct PlannedScreen {
    let root = makeRoot(390, 600)
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []

    init(_ plan: ScreenPlan) {
        for (index, item) in plan.items.enumerated() {
            let view: UIView =
                switch item.kind {
                case .plain: UIView()
                case .sized: SizedView(10, 10)
                case .label: UILabel()
                case .stack: UIStackView()
                }
            view.translatesAutoresizingMaskIntoConstraints = false
            let superview = index == 0 ? root : views[item.superview]
            if let stack = superview as? UIStackView {
                stack.addArrangedSubview(view)
            } else {
                superview.addSubview(view)
            }
            views.append(view)
        }
        views[0].leadingAnchor == root.leadingAnchor
        views[0].topAnchor == root.topAnchor
        views[0].widthAnchor == root.widthAnchor
        constraints = plan.ties.map { tie in
            let second = views[tie.items.1]
            return NSLayoutConstraint(
                item: views[tie.items.0],
                attribute: tie.attributes.0,
                relatedBy: tie.relation,
                toItem: tie.usesMargins ? second.layoutMarginsGuide : second,
                attribute: tie.attributes.1,
                multiplier: 1,
                constant: tie.constant
            )
        }
    }

    func apply(_ plan: ScreenPlan) {
        root.frame.size.width = plan.width
        views[0].semanticContentAttribute = plan.isRightToLeft ? .forceRightToLeft : .unspecified
        for (view, item) in zip(views, plan.items) {
            (view as? SizedView)?.wanted = CGSize(width: item.length, height: item.length / 2)
            (view as? UILabel)?.text = String(repeating: "harbour ", count: item.wordCount)
            (view as? UILabel)?.numberOfLines = item.lineCount
            view.isHidden = item.isHidden
            view.layoutMargins = UIEdgeInsets(top: item.margin, left: item.margin, bottom: 3, right: 4)
            view.setContentHuggingPriority(UILayoutPriority(item.hugging), for: .horizontal)
            guard let stack = view as? UIStackView else { continue }
            stack.axis = item.axis == 0 ? .horizontal : .vertical
            stack.distribution = UIStackView.Distribution(rawValue: item.distribution) ?? .fill
            stack.alignment = UIStackView.Alignment(rawValue: item.alignment) ?? .fill
            stack.spacing = item.spacing
            stack.isLayoutMarginsRelativeArrangement = item.keepsMargins
        }
        for (constraint, tie) in zip(constraints, plan.ties) {
            constraint.constant = tie.constant
            constraint.priority = UILayoutPriority(tie.priority)
            if constraint.isActive != tie.isActive { constraint.isActive = tie.isActive }
        }
        root.layoutIfNeeded()
    }
}
