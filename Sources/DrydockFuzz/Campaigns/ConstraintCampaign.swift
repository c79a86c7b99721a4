import Drydock
import DrydockHost

/// Views under random constraints, which change.
struct ConstraintCampaign: Campaign {
    static let name = "constraints"
    static let summary = "views under constraints that change: the same frames as views made anew"
    static let batch = 2000

    init(_ seeds: SeedFiles) {}

    mutating func run(_ trial: FuzzCase) throws {
        var random = trial.random.split()
        var plan = ConstraintPlan(&random)
        for (index, kind) in plan.kinds.enumerated() {
            trial.note("\(index): \(kind) in \(plan.parents[index]) \"\(plan.texts[index])\"")
        }
        for rule in plan.rules { trial.note("\(rule)") }
        let built = BuiltPlan(plan)
        built.host.update()
        try trial.steps(random.integer(1...8)) { random in
            let change = plan.change(&random)
            trial.note("\(change)")
            if case .add = change, let rule = plan.rules.last { trial.note("\(rule)") }
            built.apply(change, plan)
            built.host.update()
            try TreeCheck.check(built.host.windows)
            let fresh = BuiltPlan(plan)
            fresh.host.update()
            for (index, (mine, its)) in zip(built.views, fresh.views).enumerated() {
                try trial.check(
                    mine.frame == its.frame,
                    "view \(index) is at \(mine.frame), made anew at \(its.frame)"
                )
            }
        }
    }
}

/// Views and constraints as plain data.
struct ConstraintPlan {
    enum Kind: Int, CaseIterable {
        case plain, label, stack
    }

    struct Rule: CustomStringConvertible {
        var first: Int
        /// -1 for the container; nil for a constant.
        var second: Int?
        var attribute: NSLayoutConstraint.Attribute
        var other: NSLayoutConstraint.Attribute
        var relation: NSLayoutConstraint.Relation
        var multiplier: CGFloat
        var constant: CGFloat
        var priority: Float

        var description: String {
            let sign = constant < 0 ? "-" : "+"
            let number = "\(sign) \(abs(constant)) @\(priority)"
            let left = "\(first).\(attribute) \(relation)"
            return second.map { "\(left) \(multiplier) * \($0).\(other) \(number)" } ?? "\(left) \(number)"
        }
    }

    enum Change {
        case size(CGSize)
        case constant(Int, CGFloat)
        case add
        case remove(Int)
        case text(Int, String)
        case hide(Int)
    }

    var size = CGSize(width: 200, height: 150)
    private(set) var kinds: [Kind] = []
    private(set) var parents: [Int] = []
    private(set) var texts: [String] = []
    private(set) var hidden: [Bool] = []
    private(set) var rules: [Rule] = []

    private static let words = [
        "", "a", "some words", "a text that is long enough to take more than one line",
    ]

    init(_ random: inout Generator) {
        for index in 0..<random.integer(1...7) {
            kinds.append(random.pick([.plain, .plain, .label, .stack]))
            parents.append(index == 0 || random.flag() ? -1 : random.below(index))
            texts.append(random.pick(Self.words))
            hidden.append(false)
        }
        for _ in 0..<random.integer(1...4 * kinds.count) { rules.append(rule(&random)) }
    }

    private func rule(_ random: inout Generator) -> Rule {
        let first = random.below(kinds.count)
        let horizontal: [NSLayoutConstraint.Attribute] = [
            .leading, .trailing, .centerX, .width, .left, .right,
        ]
        let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY, .height]
        let isHorizontal = random.flag()
        var attribute = random.pick(isHorizontal ? horizontal : vertical)
        if random.once(in: 5) {
            attribute = isHorizontal ? .width : .height
            return Rule(
                first: first,
                second: nil,
                attribute: attribute,
                other: .notAnAttribute,
                relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
                multiplier: 1,
                constant: CGFloat(random.below(120)),
                priority: random.pick([1000, 750, 500, 250])
            )
        }
        let isSize = attribute == .width || attribute == .height
        // What UIKit does not let stand side by side is left out: places with sizes, left with leading.
        let other: NSLayoutConstraint.Attribute =
            isSize
            ? (random.once(in: 6) ? (isHorizontal ? .height : .width) : attribute)
            : attribute == .left || attribute == .right
                ? random.pick([.left, .right, .centerX])
                : isHorizontal
                    ? random.pick([.leading, .trailing, .centerX]) : random.pick([.top, .bottom, .centerY])
        return Rule(
            first: first,
            second: random.flag() ? -1 : random.below(kinds.count),
            attribute: attribute,
            other: other,
            relation: random.pick([.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
            multiplier: random.pick([1, 1, 1, 0.5, 2]),
            constant: random.pick([0, 8, -8, 20, -20, 0.5]),
            priority: random.pick([1000, 1000, 999, 750, 250])
        )
    }

    mutating func change(_ random: inout Generator) -> Change {
        switch random.below(8) {
        case 0, 1:
            size = CGSize(width: random.pick([0, 50, 200, 333.5]), height: random.pick([0, 44, 150, 600]))
        case 2, 3:
            guard !rules.isEmpty else { break }
            let index = random.below(rules.count)
            rules[index].constant = random.pick([0, 8, -8, 30, 61.5])
            return .constant(index, rules[index].constant)
        case 4:
            rules.append(rule(&random))
            return .add
        case 5:
            guard !rules.isEmpty else { break }
            let index = random.below(rules.count)
            rules.remove(at: index)
            return .remove(index)
        case 6:
            let index = random.below(kinds.count)
            texts[index] = random.pick(Self.words)
            return .text(index, texts[index])
        default:
            let index = random.below(kinds.count)
            hidden[index].toggle()
            return .hide(index)
        }
        return .size(size)
    }
}

/// A plan as views on a screen of their own.
@MainActor final class BuiltPlan {
    let host: ApplicationHost
    private(set) var views: [UIView] = []
    private var constraints: [NSLayoutConstraint?] = []
    private let container = UIView()

    init(_ plan: ConstraintPlan) {
        host = ApplicationHost(size: CGSize(width: 400, height: 700), scale: 1, showsStatusBar: false)
        host.perform {
            container.frame = CGRect(origin: .zero, size: plan.size)
            host.window.addSubview(container)
            for (index, kind) in plan.kinds.enumerated() {
                let view: UIView
                switch kind {
                case .plain: view = UIView()
                case .label:
                    let label = UILabel()
                    label.numberOfLines = 0
                    label.text = plan.texts[index]
                    view = label
                case .stack: view = UIStackView()
                }
                view.translatesAutoresizingMaskIntoConstraints = false
                view.isHidden = plan.hidden[index]
                views.append(view)
                let parent = plan.parents[index] < 0 ? container : views[plan.parents[index]]
                if let stack = parent as? UIStackView {
                    stack.addArrangedSubview(view)
                } else {
                    parent.addSubview(view)
                }
            }
            for rule in plan.rules { constraints.append(add(rule)) }
        }
    }

    private func view(_ index: Int) -> UIView { index < 0 ? container : views[index] }

    private func add(_ rule: ConstraintPlan.Rule) -> NSLayoutConstraint? {
        let second = rule.second.map(view)
        guard second !== view(rule.first) || rule.attribute != rule.other else { return nil }
        let constraint = NSLayoutConstraint(
            item: view(rule.first),
            attribute: rule.attribute,
            relatedBy: rule.relation,
            toItem: second,
            attribute: rule.other,
            multiplier: rule.multiplier,
            constant: rule.constant
        )
        constraint.priority = UILayoutPriority(rule.priority)
        constraint.isActive = true
        return constraint
    }

    func apply(_ change: ConstraintPlan.Change, _ plan: ConstraintPlan) {
        host.perform {
            switch change {
            case .size(let size): container.frame.size = size
            case .constant(let index, let value): constraints[index]?.constant = value
            case .add: if let rule = plan.rules.last { constraints.append(add(rule)) }
            case .remove(let index): constraints.remove(at: index)?.isActive = false
            case .text(let index, let text): (views[index] as? UILabel)?.text = text
            case .hide(let index): views[index].isHidden.toggle()
            }
        }
    }
}
