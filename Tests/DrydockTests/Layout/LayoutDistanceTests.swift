import Drydock
import DrydockAnchorage
import Testing

/// `anchorWithOffset(to:)`: distances between anchors as dimensions.
@Suite("Distances between anchors")
struct LayoutDistanceTests {
    let root = makeRoot(400, 400)

    private func box(_ name: String, in view: UIView? = nil, size: CGFloat? = 20) -> UIView {
        let box = (view ?? root).adding(UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        box.accessibilityIdentifier = name
        if let size { box.sizeAnchors == size }
        return box
    }

    private func row(_ names: String...) -> [UIView] {
        names.map {
            let box = box($0)
            box.topAnchor == root.topAnchor
            return box
        }
    }

    @Test("against a constant, in either direction, also in the one against reading", arguments: [30, -70])
    func constants(distance: CGFloat) {
        let views = row("a", "b")
        let (a, b) = (views[0], views[1])
        a.leadingAnchor == root.leadingAnchor + 100
        let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        let constraint = gap.constraint(equalToConstant: distance)
        constraint.isActive = true
        a.bottomAnchor.anchorWithOffset(to: b.bottomAnchor).constraint(equalToConstant: 0).isActive = true
        root.layoutIfNeeded()
        #expect(b.frame.minX - a.frame.maxX == distance)
        constraint.constant += 5
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(a.frame.maxX == 300)
        #expect(a.frame.minX - b.frame.maxX == distance + 5)
    }

    @Test("at least and at most")
    func relations() {
        let views = row("a", "b", "c")
        let (a, b, c) = (views[0], views[1], views[2])
        a.leadingAnchor == root.leadingAnchor + 10
        b.leadingAnchor == root.leadingAnchor ~ .low
        c.leadingAnchor == root.leadingAnchor + 300 ~ .low
        a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(greaterThanOrEqualToConstant: 40)
            .isActive =
            true
        a.leftAnchor.anchorWithOffset(to: c.leftAnchor).constraint(lessThanOrEqualToConstant: 90).isActive =
            true
        root.layoutIfNeeded()
        #expect(b.frame.minX == 50)
        #expect(c.frame.minX == 100)
    }

    @Test("gaps as wide as one another, and in proportion to widths", arguments: [false, true])
    func dimensions(isRightToLeft: Bool) {
        root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        let views = row("a", "b", "c")
        let (a, b, c) = (views[0], views[1], views[2])
        let ruler = box("ruler", size: nil)
        let first = root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
        let second = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        let third = b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
        let last = c.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
        first.constraint(equalTo: second, multiplier: 0.5).isActive = true
        second.constraint(equalTo: a.widthAnchor, multiplier: 2, constant: 10).isActive = true
        third.constraint(equalTo: last, constant: -30).isActive = true
        ruler.widthAnchor.constraint(equalTo: last, multiplier: 0.5).isActive = true
        ruler.heightAnchor.constraint(equalTo: second).isActive = true
        root.layoutIfNeeded()
        func start(_ view: UIView) -> CGFloat { isRightToLeft ? 400 - view.frame.maxX : view.frame.minX }
        #expect(start(a) == 25)
        #expect(start(b) == 95)
        #expect(abs(start(c) - 232.5) <= 0.5)
        #expect(abs(ruler.frame.width - 73.75) < 1)
        #expect(ruler.frame.height == 50)
        #expect(root.conflictDescriptions.isEmpty)
    }

    @Test("at least and at most another dimension, which they push and pull")
    func relatedDimensions() {
        let views = row("a", "b", "c")
        let (a, b, c) = (views[0], views[1], views[2])
        a.leftAnchor == root.leftAnchor
        b.leftAnchor == root.leftAnchor + 1 ~ .low
        c.leftAnchor == root.leftAnchor + 300 ~ .low - 1
        let (near, far) = (
            a.rightAnchor.anchorWithOffset(to: b.leftAnchor), b.rightAnchor.anchorWithOffset(to: c.leftAnchor)
        )
        near.constraint(greaterThanOrEqualTo: a.widthAnchor, multiplier: 1.5).isActive = true
        far.constraint(lessThanOrEqualTo: near, multiplier: 2, constant: -5).isActive = true
        root.layoutIfNeeded()
        #expect(b.frame.minX == 50)
        #expect(c.frame.minX == 125)
        #expect(!c.hasAmbiguousLayout)
    }

    @Test("a distance is not negative only where something says so, and may lie within one view")
    func signs() {
        let views = row("a", "b")
        let (a, b) = (views[0], views[1])
        a.leftAnchor == root.leftAnchor + 200
        let back = a.leftAnchor.anchorWithOffset(to: b.leftAnchor)
        back.constraint(equalTo: a.widthAnchor, multiplier: -3).isActive = true
        let tall = box("tall", size: nil)
        tall.topAnchor == root.topAnchor
        tall.topAnchor.anchorWithOffset(to: tall.bottomAnchor).constraint(equalToConstant: 77).isActive = true
        tall.leadingAnchor.anchorWithOffset(to: tall.trailingAnchor)
            .constraint(equalTo: back, multiplier: -1).isActive = true
        root.layoutIfNeeded()
        #expect(b.frame.minX == 140)
        #expect(tall.frame.size == CGSize(width: 60, height: 77))
    }

    @Test("between baselines they follow the text")
    func baselines() throws {
        let (label, other) = (root.adding(UILabel()), root.adding(UILabel()))
        label.text = "One\nTwo\nThree"
        label.numberOfLines = 0
        other.text = "Other"
        other.translatesAutoresizingMaskIntoConstraints = false
        label.edgeAnchors >= root.edgeAnchors
        label.topAnchor == root.topAnchor
        let block = label.firstBaselineAnchor.anchorWithOffset(to: label.lastBaselineAnchor)
        label.lastBaselineAnchor.anchorWithOffset(to: other.firstBaselineAnchor)
            .constraint(equalTo: block, multiplier: 0.5, constant: 3).isActive = true
        func expectDistances() throws {
            root.layoutIfNeeded()
            let lines = try #require(label.baselines(in: label.bounds.size))
            let own = try #require(other.baselines(in: other.bounds.size)).first
            let gap = other.frame.minY + own - (label.frame.minY + lines.last)
            #expect(abs(gap - ((lines.last - lines.first) / 2 + 3)) <= 1)
        }
        try expectDistances()
        label.font = .systemFont(ofSize: 30)
        other.font = .systemFont(ofSize: 40)
        try expectDistances()
    }

    @Test("guides may be at their ends, and are placed by nothing else")
    func guides() {
        let (guide, spare) = (UILayoutGuide(), UILayoutGuide())
        root.addLayoutGuide(guide)
        root.addLayoutGuide(spare)
        let view = box("view", size: nil)
        view.topAnchor == root.topAnchor
        let gap = guide.leadingAnchor.anchorWithOffset(to: spare.trailingAnchor)
        let constraint = view.widthAnchor.constraint(equalTo: gap)
        NSLayoutConstraint.activate([
            constraint,
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
            spare.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 350)
        #expect(guide.layoutFrame.minX == 40)
        root.removeLayoutGuide(guide)
        #expect(!constraint.isActive)
        root.layoutIfNeeded()
        #expect(view.frame.width == 0)
    }

    @Test("they end where one of their views leaves the tree, wherever it is mentioned")
    func leaving() {
        for index in 0..<4 {
            let outer = box("outer", size: 200)
            let views = (0..<4).map { box("\($0)", in: outer) }
            let gap = views[0].leftAnchor.anchorWithOffset(to: views[1].leftAnchor)
            let constraint = gap.constraint(
                equalTo: views[2].leftAnchor.anchorWithOffset(to: views[3].leftAnchor)
            )
            constraint.isActive = true
            #expect(outer.constraints.contains(constraint))
            if index > 1 { root.layoutIfNeeded() }
            views[index].removeFromSuperview()
            #expect(!constraint.isActive)
            root.layoutIfNeeded()
        }
    }

    @Test("a view that is placed by its frame and then by constraints keeps its distances")
    func rejoining() {
        let (a, b) = (root.adding(UIView()), box("b"))
        a.frame.origin.x = 50
        b.topAnchor == root.topAnchor
        b.rightAnchor == root.rightAnchor
        let ruler = box("ruler", size: nil)
        ruler.widthAnchor.constraint(equalTo: a.leftAnchor.anchorWithOffset(to: b.leftAnchor)).isActive = true
        root.layoutIfNeeded()
        #expect(ruler.frame.width == 330)
        a.translatesAutoresizingMaskIntoConstraints = false
        a.leftAnchor == root.leftAnchor + 80
        root.layoutIfNeeded()
        #expect(ruler.frame.width == 300)
    }

    @Test("messages and reports name both ends")
    func messages() throws {
        let views = row("logo", "title")
        let (logo, title) = (views[0], views[1])
        let ruler = box("ruler")
        logo.leadingAnchor == root.leadingAnchor
        let gap = logo.trailingAnchor.anchorWithOffset(to: title.leadingAnchor)
        let constraint = gap.constraint(greaterThanOrEqualTo: ruler.widthAnchor, multiplier: 2, constant: -10)
        let back = ruler.heightAnchor.constraint(lessThanOrEqualTo: gap, multiplier: 2)
        NSLayoutConstraint.activate([constraint, back])
        title.leadingAnchor == root.leadingAnchor + 60
        root.layoutIfNeeded()
        #expect(
            constraint.description
                == #"UIView "title".leading - UIView "logo".trailing >= UIView "ruler".width * 2 - 10"#
        )
        let reports = root.constraintDescriptions()
        let report = try #require(reports.first { $0.hasPrefix("title.leading - logo.trailing >=") })
        #expect(report.hasSuffix(": 40, slack 10"))
        #expect(reports.contains { $0.hasPrefix("ruler.height <= (title.leading - logo.trailing) * 2") })
        ruler.widthAnchor == 20
        constraint.constant = 30
        root.layoutIfNeeded()
        let message = try #require(root.conflictDescriptions.first)
        #expect(message.contains("    title.leading - logo.trailing >= ruler.width * 2 + 30, LayoutDistance"))
    }

    @Test("they count in a fitting size")
    func fitting() {
        let card = box("card", size: nil)
        let (a, b) = (box("a", in: card), box("b", in: card))
        a.edgeAnchors >= card.edgeAnchors
        a.leadingAnchor == card.leadingAnchor
        b.trailingAnchor == card.trailingAnchor
        b.verticalAnchors == card.verticalAnchors
        a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
            .constraint(equalTo: a.widthAnchor, multiplier: 3).isActive = true
        #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 20))
    }

    @Test("they bear on the layout of the views at both ends")
    func affecting() {
        let views = row("a", "b")
        let ruler = box("ruler", size: nil)
        let gap = views[0].leftAnchor.anchorWithOffset(to: views[1].leftAnchor)
        let constraint = gap.constraint(equalTo: ruler.widthAnchor)
        constraint.isActive = true
        for view in views + [ruler] {
            #expect(view.constraintsAffectingLayout(for: .horizontal).contains(constraint))
        }
        #expect(constraint.firstItem === views[1])
        #expect(constraint.secondItem === ruler)
    }

    @Test("layouts full of distances come true, edited or made afresh", arguments: 0..<20)
    func random(seed: Int) {
        var numbers = SeededNumbers(seed)
        root.semanticContentAttribute = seed % 2 == 0 ? .forceRightToLeft : .forceLeftToRight
        let views = row("0", "1", "2", "3", "4", "5")
        var constraints: [NSLayoutConstraint] = []
        views[0].leadingAnchor == root.leadingAnchor + 3
        views[1].leadingAnchor == root.leadingAnchor + 31
        for index in 2..<6 {
            let gap = views[index - 2].leadingAnchor.anchorWithOffset(to: views[index - 1].leadingAnchor)
            let next = views[index - 1].leadingAnchor.anchorWithOffset(to: views[index].leadingAnchor)
            let multiplier = CGFloat(Int.random(in: -3...3, using: &numbers)) / 2
            let constant = CGFloat(Int.random(in: -40...40, using: &numbers))
            let constraint = next.constraint(equalTo: gap, multiplier: multiplier, constant: constant)
            constraint.isActive = true
            constraints.append(constraint)
        }
        func expectDistances() {
            root.layoutIfNeeded()
            let isRightToLeft = seed % 2 == 0
            var starts = [CGFloat(3), 31]
            for constraint in constraints {
                let (a, b) = (starts[starts.count - 2], starts[starts.count - 1])
                starts.append(b + (b - a) * constraint.multiplier + constraint.constant)
            }
            for (view, start) in zip(views, starts) {
                let place = isRightToLeft ? 400 - view.frame.maxX : view.frame.minX
                #expect(abs(place - start) <= 0.501)
            }
        }
        expectDistances()
        constraints[1].constant += 11
        expectDistances()
        constraints[2].isActive = false
        root.layoutIfNeeded()
        constraints[2].isActive = true
        expectDistances()
        #expect(root.conflictDescriptions.isEmpty)
    }
}
