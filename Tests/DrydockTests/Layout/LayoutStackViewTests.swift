import Drydock
import DrydockAnchorage
import Testing

@Suite("Stack views")
struct LayoutStackViewTests {
    let root = makeRoot(300, 200)

    private func stack(_ widths: [CGFloat], heights: [CGFloat]? = nil) -> (UIStackView, [SizedView]) {
        let views = widths.enumerated().map { SizedView($1, heights?[$0] ?? 20) }
        let stack = UIStackView(arrangedSubviews: views)
        root.addSubview(stack)
        stack.edgeAnchors == root.edgeAnchors
        return (stack, views)
    }

    @Test("the defaults are UIKit's")
    func defaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
    }

    @Test("fill stretches the view that hugs least, and all across the axis")
    func fills() {
        let (stack, views) = stack([40, 50, 60])
        stack.spacing = 10
        views[1].setContentHuggingPriority(.low - 1, for: .horizontal)
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 50, 240])
        #expect(views.map(\.frame.width) == [40, 180, 60])
        #expect(views.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 200 })
    }

    @Test("fillEqually makes all equally long")
    func fillsEqually() {
        let (stack, views) = stack([10, 100, 30])
        stack.distribution = .fillEqually
        stack.spacing = 15
        root.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [90, 90, 90])
        #expect(views.map(\.frame.minX) == [0, 105, 210])
    }

    @Test("fillProportionally keeps the ratios of the intrinsic sizes, also when they change")
    func fillsProportionally() {
        let (stack, views) = stack([10, 20, 30])
        stack.distribution = .fillProportionally
        root.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [50, 100, 150])
        views[2].wanted.width = 70
        root.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [30, 60, 210])
    }

    @Test("fillProportionally leaves views without an intrinsic size to their constraints")
    func proportionsWithoutSizes() {
        let (stack, views) = stack([10, 30])
        let plain = UIView()
        stack.insertArrangedSubview(plain, at: 1)
        stack.distribution = .fillProportionally
        let width = plain.widthAnchor == 60
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [60, 60, 180])
        width.constant = 100
        views[1].wanted.width = 40
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [40, 100, 160])
    }

    @Test("fillProportionally counts what nested stacks hold, also when it changes")
    func nestedProportions() {
        let (stack, _) = stack([20])
        let inner = [SizedView(25, 10), SizedView(25, 10)]
        let row = UIStackView(arrangedSubviews: inner)
        row.spacing = 10
        stack.addArrangedSubview(row)
        stack.distribution = .fillProportionally
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [75, 225])
        inner[1].wanted.width = 5
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 200])
        row.axis = .vertical
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map { $0.frame.width.rounded() } == [133, 167])
    }

    @Test("equalSpacing leaves equal gaps of at least the spacing")
    func spacesEqually() {
        let (stack, views) = stack([40, 60, 80])
        stack.distribution = .equalSpacing
        stack.spacing = 5
        root.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [40, 60, 80])
        #expect(views.map(\.frame.minX) == [0, 100, 220])
        stack.spacing = 80
        root.layoutIfNeeded()
        #expect(views[1].frame.minX - views[0].frame.maxX == 80)
    }

    @Test("equalCentering leaves equal distances between centres")
    func centresEqually() {
        let (stack, views) = stack([40, 20, 80])
        stack.distribution = .equalCentering
        root.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [40, 20, 80])
        #expect(views.map(\.center.x) == [20, 140, 260])
    }

    @Test(
        "alignments place views across the axis",
        arguments: [
            (.fill, 0, 200), (.top, 0, 20), (.center, 90, 20), (.bottom, 180, 20),
        ] as [(UIStackView.Alignment, CGFloat, CGFloat)]
    )
    func aligns(alignment: UIStackView.Alignment, y: CGFloat, height: CGFloat) {
        let (stack, views) = stack([50])
        stack.alignment = alignment
        root.layoutIfNeeded()
        #expect(views[0].frame.minY == y)
        #expect(views[0].frame.height == height)
    }

    @Test("a stack is as large as its content where nothing else sizes it")
    func sizesItself() {
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
            let root = makeRoot()
            let views = [SizedView(30, 20), SizedView(50, 40)]
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = .vertical
            stack.alignment = alignment
            stack.spacing = 6
            root.addSubview(stack)
            stack.centerAnchors == root.centerAnchors
            root.layoutIfNeeded()
            #expect(stack.frame.size == CGSize(width: 50, height: 66), "\(alignment)")
            #expect(!stack.hasAmbiguousLayout)
        }
    }

    @Test(
        "baselines of labels of different sizes are aligned",
        arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline]
    )
    func alignsBaselines(alignment: UIStackView.Alignment) throws {
        let labels = [12, 30, 20].map { size in
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "Text"
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.alignment = alignment
        root.addSubview(stack)
        stack.topAnchor == root.topAnchor
        stack.leadingAnchor == root.leadingAnchor
        root.layoutIfNeeded()
        let baselines = try labels.map {
            try $0.frame.minY + #require($0.baselines(in: $0.bounds.size)).first
        }
        for baseline in baselines { #expect(abs(baseline - baselines[0]) <= 1) }
        #expect(labels[1].frame.minY == 0)
    }

    @Test("custom spacing replaces the spacing after a view")
    func customSpacing() {
        let (stack, views) = stack([50, 50, 50])
        stack.alignment = .top
        stack.spacing = 10
        stack.setCustomSpacing(30, after: views[0])
        #expect(stack.customSpacing(after: views[0]) == 30)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        views[2].setContentHuggingPriority(1, for: .horizontal)
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 80, 140])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
        root.layoutIfNeeded()
        #expect(views[1].frame.minX == 58)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        root.layoutIfNeeded()
        #expect(views[1].frame.minX == 60)
    }

    @Test("margins inset the arrangement when asked to")
    func marginsRelative() {
        let (stack, views) = stack([50])
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.isLayoutMarginsRelativeArrangement = true
        root.layoutIfNeeded()
        #expect(views[0].frame == CGRect(x: 2, y: 1, width: 294, height: 196))
    }

    @Test("hidden views take no space; views that leave the stack leave the arrangement")
    func hides() {
        let (stack, views) = stack([50, 60, 70])
        stack.spacing = 10
        stack.distribution = .equalSpacing
        root.layoutIfNeeded()
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(views[2].frame == CGRect(x: 230, y: 0, width: 70, height: 200))
        #expect(stack.arrangedSubviews.count == 3)
        views[1].isHidden = false
        root.layoutIfNeeded()
        #expect(views[1].frame.width == 60)
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[1], views[2]])
        root.layoutIfNeeded()
        #expect(views[1].frame.minX == 0)
        stack.removeArrangedSubview(views[2])
        #expect(views[2].superview === stack)
        stack.insertArrangedSubview(views[2], at: 0)
        root.layoutIfNeeded()
        #expect(views[2].frame.minX == 0)
        #expect(root.conflictDescriptions.isEmpty)
    }

    @Test("an empty stack has no size, and a right-to-left one begins at the right")
    func directions() {
        let empty = UIStackView()
        root.addSubview(empty)
        empty.topAnchor == root.topAnchor
        empty.leadingAnchor == root.leadingAnchor
        let (stack, views) = stack([100, 200])
        stack.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(empty.frame.width == 0)
        #expect(views.map(\.frame.minX) == [200, 0])
    }

    @Test("stacks nest: a form of rows keeps its columns' heights and gaps")
    func nests() {
        let rows = (0..<3).map { index in
            let row = UIStackView(arrangedSubviews: [
                SizedView(40, 20), SizedView(60, CGFloat(20 + index * 10)),
            ])
            row.spacing = 8
            row.alignment = .center
            return row
        }
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 4
        root.addSubview(column)
        column.topAnchor == root.topAnchor
        column.leadingAnchor == root.leadingAnchor
        root.layoutIfNeeded()
        #expect(rows.map(\.frame.height) == [20, 30, 40])
        #expect(rows.map(\.frame.minY) == [0, 24, 58])
        #expect(column.frame.size == CGSize(width: 108, height: 98))
        #expect(rows[2].arrangedSubviews[0].frame == CGRect(x: 0, y: 10, width: 40, height: 20))
    }
}
