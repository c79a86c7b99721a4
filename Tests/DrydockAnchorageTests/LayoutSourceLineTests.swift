import Drydock
import DrydockAnchorage
import Testing

@Suite("Lines of constraints")
struct LayoutSourceLineTests {
    let root = makeRoot()
    let view: UIView
    let other: UIView

    init() {
        view = root.adding(UIView())
        other = root.adding(UIView())
    }

    /// That each constraint names the line of the call.
    private func expect(
        _ constraints: NSLayoutConstraint...,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        for constraint in constraints {
            let text = constraint.fullDescription
            let place = ", LayoutSourceLineTests.swift:\(sourceLocation.line)"
            #expect(text.hasSuffix(place), sourceLocation: sourceLocation)
        }
    }

    private func expect(_ pair: ConstraintPair, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        expect(pair.first, pair.second, sourceLocation: sourceLocation)
    }

    private func expect(_ group: ConstraintGroup, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        expect(group.top, group.leading, group.bottom, group.trailing, sourceLocation: sourceLocation)
    }

    @Test("operators on positions name the line they are on")
    func positions() {
        expect(view.leadingAnchor == other.trailingAnchor)
        expect(view.leadingAnchor <= other.trailingAnchor + 8)
        expect(view.leadingAnchor >= other.trailingAnchor - 8 ~ .high)
        expect(view.topAnchor == other.bottomAnchor + 30)
        expect(view.topAnchor <= other.bottomAnchor)
        expect(view.topAnchor >= 4 + other.bottomAnchor ~ 10)
    }

    @Test("operators on sizes name the line they are on, whatever the number's type")
    func sizes() {
        let (double, float, whole): (CGFloat, Float, Int) = (1, 2, 3)
        expect(view.widthAnchor == other.heightAnchor * 2)
        expect(view.widthAnchor <= other.heightAnchor / 2)
        expect(view.widthAnchor >= 0.5 * other.heightAnchor ~ .low)
        expect(view.widthAnchor == double)
        expect(view.widthAnchor <= double)
        expect(view.widthAnchor >= double)
        expect(view.widthAnchor == float)
        expect(view.widthAnchor <= float)
        expect(view.widthAnchor >= float)
        expect(view.widthAnchor == whole)
        expect(view.widthAnchor <= whole)
        expect(view.widthAnchor >= whole)
        expect(view.widthAnchor == 44 ~ .high)
    }

    @Test("operators on pairs name the line they are on, for both constraints")
    func pairs() {
        expect(view.horizontalAnchors == other.horizontalAnchors)
        expect(view.horizontalAnchors <= other.horizontalAnchors + 8)
        expect(view.horizontalAnchors >= other.horizontalAnchors - 8)
        expect(view.verticalAnchors == other.verticalAnchors + 8 ~ .high)
        expect(view.verticalAnchors <= other.verticalAnchors)
        expect(view.verticalAnchors >= other.verticalAnchors)
        expect(view.centerAnchors == other.centerAnchors)
        expect(view.centerAnchors <= other.centerAnchors)
        expect(view.centerAnchors >= other.centerAnchors)
        expect(view.sizeAnchors == other.sizeAnchors * 2)
        expect(view.sizeAnchors <= other.sizeAnchors)
        expect(view.sizeAnchors >= other.sizeAnchors)
    }

    @Test("operators on pairs of sizes and numbers name the line they are on")
    func pairsOfSizes() {
        let size = CGSize(width: 30, height: 20)
        expect(view.sizeAnchors == size)
        expect(view.sizeAnchors <= size)
        expect(view.sizeAnchors >= size)
        expect(view.sizeAnchors == size ~ .high)
        expect(view.sizeAnchors <= size ~ .high)
        expect(view.sizeAnchors >= size ~ .high)
        expect(view.sizeAnchors == 44)
        expect(view.sizeAnchors <= 44)
        expect(view.sizeAnchors >= 44)
        expect(view.sizeAnchors == 44 ~ .low)
        expect(view.sizeAnchors <= 44 ~ .low)
        expect(view.sizeAnchors >= 44 ~ .low)
    }

    @Test("operators on edges name the line they are on, for all four constraints")
    func edges() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expect(view.edgeAnchors == other.edgeAnchors)
        expect(view.edgeAnchors <= other.edgeAnchors + insets)
        expect(view.edgeAnchors >= other.edgeAnchors - 8 ~ .high)
    }

    @Test("an operator on several lines names the one with its sign's expression")
    func severalLines() {
        let line = #line + 2
        let pair =
            view.horizontalAnchors
            == other.horizontalAnchors
            + 8
        #expect([line, line + 1].contains { pair.second.fullDescription.hasSuffix("swift:\($0)") })
    }

    @Test("operators in closures, batches, loops and functions name their own line")
    func surroundings() {
        let line = #line + 1
        let batch = Anchorage.batch(active: true) {
            view.topAnchor == other.topAnchor
            for width in [CGFloat(1), 2] { view.widthAnchor <= width }
        }
        let lines = batch.map { $0.fullDescription.split(separator: ":").last.flatMap { Int($0) } }
        #expect(lines == [line + 1, line + 2, line + 2])
        expect([other].map { view.topAnchor == $0.topAnchor }[0])
        let (pinned, pinLine) = pin(view, to: other)
        #expect(pinned.fullDescription.hasSuffix("LayoutSourceLineTests.swift:\(pinLine)"))
    }

    private func pin(_ view: UIView, to other: UIView) -> (NSLayoutConstraint, line: Int) {
        (view.topAnchor == other.topAnchor, #line)
    }

    @Test("anchor methods and plain constraints name the line they are on")
    func methods() {
        expect(view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 30))
        expect(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30))
        let line = #line + 1
        let plain = NSLayoutConstraint(
            item: view,
            attribute: .top,
            relatedBy: .equal,
            toItem: other,
            attribute: .top,
            multiplier: 1,
            constant: 0
        )
        #expect(plain.fullDescription.hasSuffix("LayoutSourceLineTests.swift:\(line)"))
    }
}
