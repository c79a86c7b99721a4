import Drydock
import DrydockTesting
import Testing

/// Trees whose views move views, at random, whenever they are told that something moves.
struct RandomHierarchyTests {
    /// The views of one run, and the moves that are under way, so that none is asked for that would make a circle.
    private final class Forest {
        var numbers: SeededNumbers
        let window = makeRoot(200, 200)
        var views: [Acting] = []
        var stacks: [ActingStack] = []
        var depth = 0
        /// Who is being put into whom.
        var pending: [(view: UIView, superview: UIView)] = []
        var moves = 0
        /// Moves that are left for callbacks of the present operation.
        var budget = 0

        init(seed: Int) {
            numbers = SeededNumbers(seed)
            for _ in 0..<10 {
                let view = Acting(frame: CGRect(0, 0, 10, 10))
                view.forest = self
                views.append(view)
            }
            for _ in 0..<2 {
                let stack = ActingStack(frame: CGRect(0, 0, 10, 10))
                stack.forest = self
                stacks.append(stack)
            }
        }

        var all: [UIView] { views + stacks }
        var containers: [UIView] { all + [window] }

        /// Whether `view` would be above itself in `superview`, were all that is pending done in any order.
        func makesCircle(_ view: UIView, in superview: UIView) -> Bool {
            var reached: [UIView] = [superview]
            var next = 0
            while next < reached.count {
                let current = reached[next]
                next += 1
                if current === view { return true }
                var above = pending.filter { $0.view === current }.map(\.superview)
                if let superview = current.layer.superlayer?.delegate as? UIView { above.append(superview) }
                for outer in above where !reached.contains(where: { $0 === outer }) { reached.append(outer) }
            }
            return false
        }

        func actAtRandom() {
            guard depth < 4, budget > 0, numbers.pick(3) == 0 else { return }
            budget -= 1
            act()
        }

        func act() {
            depth += 1
            defer { depth -= 1 }
            let view = numbers.pick(all)
            let superview = numbers.pick(containers)
            let isMoving = pending.contains { $0.view === view }
            switch numbers.pick(8) {
            case 0: if !isMoving { view.removeFromSuperview() }
            case 1: view.superview?.bringSubviewToFront(view)
            case 2:
                guard let holder = view.superview, holder.subviews.count > 1 else { return }
                holder.exchangeSubview(at: 0, withSubviewAt: numbers.pick(holder.subviews.count))
            default:
                guard !makesCircle(view, in: superview) else { return }
                pending.append((view, superview))
                moves += 1
                put(view, into: superview)
                pending.removeLast()
            }
        }

        private func put(_ view: UIView, into superview: UIView) {
            let sibling = superview.subviews.isEmpty ? view : numbers.pick(superview.subviews)
            switch numbers.pick(6) {
            case 0: superview.insertSubview(view, at: numbers.pick(superview.subviews.count + 1))
            case 1: superview.insertSubview(view, aboveSubview: sibling)
            case 2: superview.insertSubview(view, belowSubview: sibling)
            case 3: superview.layer.addSublayer(view.layer)
            case 4:
                if let stack = superview as? UIStackView {
                    stack.addArrangedSubview(view)
                } else {
                    superview.addSubview(view)
                }
            default: superview.addSubview(view)
            }
        }
    }

    private final class Acting: UIView {
        weak var forest: Forest?

        override func willMove(toSuperview newSuperview: UIView?) { forest?.actAtRandom() }
        override func didMoveToSuperview() { forest?.actAtRandom() }
        override func willMove(toWindow newWindow: UIWindow?) { forest?.actAtRandom() }
        override func didMoveToWindow() { forest?.actAtRandom() }
        override func didAddSubview(_ subview: UIView) { forest?.actAtRandom() }
        override func willRemoveSubview(_ subview: UIView) { forest?.actAtRandom() }
        override func layoutSubviews() { forest?.actAtRandom() }
    }

    private final class ActingStack: UIStackView {
        weak var forest: Forest?

        override func didAddSubview(_ subview: UIView) {
            super.didAddSubview(subview)
            forest?.actAtRandom()
        }
        override func willRemoveSubview(_ subview: UIView) {
            super.willRemoveSubview(subview)
            forest?.actAtRandom()
        }
    }

    @Test(
        "no view is in two superviews, above itself, or in another window than its superview",
        arguments: 0..<40
    )
    func moves(seed: Int) {
        let forest = Forest(seed: seed)
        for _ in 0..<60 {
            forest.budget = 12
            forest.act()
            if forest.numbers.pick(4) == 0 {
                forest.budget = 12
                forest.window.layoutIfNeeded()
            }
            checkTree(forest.window)
            for view in forest.all where view.superview == nil { checkTree(view) }
            for view in forest.all {
                if let superview = view.superview { #expect(superview.subviews.count { $0 === view } == 1) }
            }
        }
        #expect(forest.moves > 20)
    }
}
