import Drydock
import DrydockAnchorage
import Testing

@Suite("Messages about constraints")
struct LayoutConflictTests {
    let root = makeRoot()

    private final class HomeController: UIViewController {
        let showModalButton = UIView()
        private lazy var logoImageView = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(showModalButton)
            view.addSubview(logoImageView)
            logoImageView.topAnchor == view.topAnchor
            logoImageView.heightAnchor == 150
            showModalButton.topAnchor == logoImageView.bottomAnchor + 30
            showModalButton.topAnchor == view.topAnchor + 20
        }
    }

    @Test("a conflict names each constraint as it was written, with file and line, and what was dropped")
    func namesConflicts() throws {
        let controller = HomeController()
        root.rootViewController = controller
        root.layoutIfNeeded()
        let message = try #require(root.conflictDescriptions.first)
        #expect(root.conflictDescriptions.count == 1)
        #expect(message.contains("showModalButton.top == logoImageView.bottom + 30"))
        #expect(message.contains("added last: showModalButton.top == view.top + 20"))
        #expect(
            message.contains(
                "showModalButton.top == logoImageView.bottom + 30, LayoutConflictTests.swift:19"
            )
        )
        #expect(controller.showModalButton.frame.minY == 180)
    }

    @Test("a conflict is told once, and again when it is a new one")
    func tellsOnce() {
        let view = root.adding(UIView())
        view.topAnchor == root.topAnchor
        view.widthAnchor == 100
        let line = #line + 1
        let second = view.widthAnchor.constraint(equalToConstant: 200)
        second.isActive = true
        root.layoutIfNeeded()
        #expect(root.conflictDescriptions.count == 1)
        #expect(
            root.conflictDescriptions[0].contains("UIView.width == 200, LayoutConflictTests.swift:\(line)")
        )
        #expect(view.frame.width == 100)
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(root.conflictDescriptions.count == 1)
        second.priority = .high
        root.layoutIfNeeded()
        #expect(root.conflictDescriptions.count == 1)
        view.heightAnchor == 10
        view.heightAnchor >= 20
        root.layoutIfNeeded()
        #expect(root.conflictDescriptions.count == 2)
    }

    @Test("of two conflicts one after the other, both are told, and neither again when it comes back")
    func tellsEachOnce() {
        let view = root.adding(UIView())
        view.topAnchor == root.topAnchor
        for _ in 0..<2 {
            for (first, second) in [(10, 20), (30, 40), (50, 60)] as [(CGFloat, CGFloat)] {
                let constraints = [
                    view.widthAnchor.constraint(equalToConstant: first),
                    view.widthAnchor.constraint(equalToConstant: second),
                ]
                NSLayoutConstraint.activate(constraints)
                root.layoutIfNeeded()
                NSLayoutConstraint.deactivate(constraints)
                root.layoutIfNeeded()
            }
        }
        #expect(root.conflictDescriptions.count == 3)
        #expect(root.conflictDescriptions.last?.contains("UIView.width == 60") == true)
    }

    @Test("a conflict names the sizes that would become negative")
    func namesNegativeSizes() {
        let box = root.adding(UIView())
        box.accessibilityIdentifier = "box"
        box.leadingAnchor == root.leadingAnchor + 300
        box.trailingAnchor == root.trailingAnchor - 200
        root.layoutIfNeeded()
        #expect(root.conflictDescriptions.count == 1)
        #expect(root.conflictDescriptions[0].contains("    box.width >= 0 (sizes are not negative)\n"))
        box.heightAnchor == -4
        root.layoutIfNeeded()
        #expect(root.conflictDescriptions[1].contains("    box.height >= 0 (sizes are not negative)\n"))
        #expect(box.frame.height >= 0)
    }

    @Test("a conflict of very many constraints names the first fifty, and how many more there are")
    func shortensLongLists() throws {
        var previous = root.topAnchor
        for _ in 0..<70 {
            let view = root.adding(UIView())
            view.topAnchor == previous + 10
            view.heightAnchor == 10
            previous = view.bottomAnchor
        }
        previous == root.bottomAnchor
        root.layoutIfNeeded()
        let message = try #require(root.conflictDescriptions.first)
        #expect(root.conflictDescriptions.count == 1)
        #expect(message.contains("\n    and 91 more\nThey need 1400 points of height; RootWindow has 844.\n"))
        #expect(message.split(separator: "\n").count == 55)
    }

    @Test("a dropped constraint comes back when its rival goes")
    func droppedComesBack() {
        let view = root.adding(UIView())
        view.topAnchor == root.topAnchor
        let first = view.widthAnchor == 100
        view.widthAnchor == 200
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
    }

    @Test(
        "of many constraints that contradict each other the one activated first is kept, whatever was laid out before",
        arguments: [false, true]
    )
    func keepsFirst(laysOutInBetween: Bool) {
        // Each is held by another ancestor, the one activated last by the outermost.
        var ancestors: [UIView] = []
        for _ in 0..<12 {
            let view = (ancestors.last ?? root).adding(UIView())
            view.edgeAnchors == root.edgeAnchors
            ancestors.append(view)
        }
        let inner = ancestors[11].adding(UIView())
        if laysOutInBetween { root.layoutIfNeeded() }
        for (index, ancestor) in ancestors.enumerated().reversed() {
            inner.widthAnchor == ancestor.widthAnchor - CGFloat(100 + index)
            if laysOutInBetween { root.layoutIfNeeded() }
        }
        root.layoutIfNeeded()
        #expect(inner.frame.width == 279)
    }

    @Test("which of two stacks' constraints give way does not depend on which stack changed last")
    func forgetsWhichStackChanged() {
        func frames(_ changes: Int) -> [CGRect] {
            let root = makeRoot()
            let inner = UIStackView(arrangedSubviews: [SizedView(30, 20), SizedView(30, 20)])
            inner.spacing = 80
            let outer = UIStackView(arrangedSubviews: [inner, SizedView(30, 20)])
            outer.spacing = 80
            outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            root.addSubview(outer)
            root.layoutIfNeeded()
            for stack in [outer, inner, outer].prefix(changes) {
                stack.spacing = 70
                root.layoutIfNeeded()
                stack.spacing = 80
                root.layoutIfNeeded()
            }
            return [inner.frame] + inner.arrangedSubviews.map(\.frame) + outer.arrangedSubviews.map(\.frame)
        }
        let fresh = frames(0)
        #expect(frames(1) == fresh)
        #expect(frames(2) == fresh)
        #expect(frames(3) == fresh)
    }

    @Test("self-references and cycles neither trap nor hang, and frames stay finite")
    func survivesNonsense() {
        let first = root.adding(UIView())
        let second = root.adding(UIView())
        first.topAnchor == first.bottomAnchor + 10
        first.leadingAnchor == second.trailingAnchor + 5
        second.leadingAnchor == first.trailingAnchor + 5
        first.widthAnchor == second.widthAnchor * 2 + 1
        second.widthAnchor == first.widthAnchor * 2 + 1
        second.heightAnchor == second.heightAnchor + 7
        root.layoutIfNeeded()
        for view in [first, second] {
            #expect(view.frame.origin.x.isFinite && view.frame.width.isFinite && view.frame.height >= 0)
        }
        #expect(!root.conflictDescriptions.isEmpty)
    }

    @Test("every constraint is described with its value and slack")
    func describesConstraints() {
        let view = root.adding(SizedView(30, 20))
        view.accessibilityIdentifier = "badge"
        view.leadingAnchor == root.leadingAnchor + 10
        view.topAnchor == root.topAnchor
        view.widthAnchor <= 100
        view.heightAnchor == 50 ~ .low - 1
        let lines = root.constraintDescriptions()
        #expect(
            lines.contains {
                $0.hasPrefix("badge.leading == RootWindow.leading + 10") && $0.hasSuffix(": 10")
            }
        )
        #expect(lines.contains { $0.hasPrefix("badge.width <= 100") && $0.hasSuffix(": 30, slack 70") })
        #expect(
            lines.contains { $0.hasPrefix("badge.height == 50 ~ 249") && $0.hasSuffix(": 20, off by 30") }
        )
        #expect(lines.contains("badge wants width 30, height 20: 30 × 20"))
    }

    @Test("ambiguous views and axes are named, and can be exercised")
    func namesAmbiguity() {
        let view = root.adding(SizedView(30, 20))
        view.accessibilityIdentifier = "drifter"
        view.topAnchor == root.topAnchor
        let settled = root.adding(SizedView(30, 20))
        settled.edgeAnchors == root.edgeAnchors
        #expect(
            root.ambiguityDescriptions() == [
                "drifter: horizontal position ambiguous; constrain leading, trailing or centerX"
            ]
        )
        #expect(view.hasAmbiguousLayout)
        #expect(!settled.hasAmbiguousLayout)
        #expect(view.frame.minX == 0)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == CGRect(x: 360, y: 0, width: 30, height: 20))
        view.exerciseAmbiguityInLayout()
        #expect(view.frame.minX == 0)
        view.leadingAnchor == root.leadingAnchor + 5
        #expect(!view.hasAmbiguousLayout)
    }

    @Test("an ambiguous size is exercised too, and only once the view is asked for")
    func exercisesSizes() {
        let view = root.adding(UIView())
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        view.topAnchor == root.topAnchor
        view.leadingAnchor == root.leadingAnchor
        view.heightAnchor == 10
        #expect(
            root.ambiguityDescriptions() == ["UIView: width ambiguous; constrain trailing, centerX or width"]
        )
        #expect(view.frame.width == 0)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 10))
        view.exerciseAmbiguityInLayout()
        #expect(view.frame.width == 0)
        view.exerciseAmbiguityInLayout()
        view.removeFromSuperview()
        root.layoutIfNeeded()
        guide.topAnchor == root.topAnchor
        #expect(root.ambiguityDescriptions().count == 2)
    }
}
