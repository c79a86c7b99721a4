import Drydock
import DrydockAnchorage
import Testing

@Suite("Stack views in every combination")
struct LayoutStackCombinationTests {
    static let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    static let alignments: [UIStackView.Alignment] = [
        .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]

    /// One arrangement of three views, 20, 40 and 60 long and 10, 30 and 20 high, of which some are hidden.
    fileprivate struct Arrangement {
        var axis: NSLayoutConstraint.Axis
        var distribution: UIStackView.Distribution
        var alignment: UIStackView.Alignment
        var hidden: Set<Int> = []
        var hasMargins = false
        var isRightToLeft = false
        /// Along the axis and across it; nil where the content decides.
        var size: (CGFloat, CGFloat)?
        let root = makeRoot(500, 500)
        let stack = UIStackView()
        let views: [SizedView]

        init(
            _ axis: NSLayoutConstraint.Axis,
            _ distribution: UIStackView.Distribution,
            _ alignment: UIStackView.Alignment
        ) {
            self.axis = axis
            self.distribution = distribution
            self.alignment = alignment
            let isHorizontal = axis == .horizontal
            views = [(20, 10), (40, 30), (60, 20)].map { length, breadth in
                isHorizontal ? SizedView(length, breadth) : SizedView(breadth, length)
            }
        }

        func layOut() {
            for (index, view) in views.enumerated() {
                stack.addArrangedSubview(view)
                // With equal priorities it would be open which view gives way.
                view.setContentHuggingPriority(UILayoutPriority(250 - Float(index)), for: axis)
                view.setContentCompressionResistancePriority(UILayoutPriority(750 - Float(index)), for: axis)
            }
            stack.axis = axis
            stack.distribution = distribution
            stack.alignment = alignment
            stack.spacing = 4
            stack.setCustomSpacing(9, after: views[1])
            for index in hidden { views[index].isHidden = true }
            stack.isLayoutMarginsRelativeArrangement = hasMargins
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 1,
                leading: 2,
                bottom: 3,
                trailing: 4
            )
            if isRightToLeft { stack.semanticContentAttribute = .forceRightToLeft }
            root.addSubview(stack)
            stack.topAnchor == root.topAnchor
            stack.leadingAnchor == root.leadingAnchor
            if let size {
                let isHorizontal = axis == .horizontal
                stack.sizeAnchors
                    == CGSize(
                        width: isHorizontal ? size.0 : size.1,
                        height: isHorizontal ? size.1 : size.0
                    )
            }
            root.layoutIfNeeded()
        }

        var shown: [SizedView] { views.filter { !$0.isHidden } }

        /// Where a view begins and ends along the axis, and across it, counted as the stack runs.
        func extent(_ view: UIView) -> (start: CGFloat, end: CGFloat, near: CGFloat, far: CGFloat) {
            let frame = view.frame
            let isMirrored = isRightToLeft
            let left = isMirrored ? stack.bounds.width - frame.maxX : frame.minX
            let right = isMirrored ? stack.bounds.width - frame.minX : frame.maxX
            return axis == .horizontal
                ? (left, right, frame.minY, frame.maxY) : (frame.minY, frame.maxY, left, right)
        }

        /// The space inside the margins, as `extent`.
        var canvas: (start: CGFloat, end: CGFloat, near: CGFloat, far: CGFloat) {
            let (width, height) = (stack.bounds.width, stack.bounds.height)
            let (leading, trailing): (CGFloat, CGFloat) = hasMargins ? (2, width - 4) : (0, width)
            let (top, bottom): (CGFloat, CGFloat) = hasMargins ? (1, height - 3) : (0, height)
            return axis == .horizontal
                ? (leading, trailing, top, bottom) : (top, bottom, leading, trailing)
        }
    }

    private static func combinations() -> [Arrangement] {
        var list: [Arrangement] = []
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for distribution in distributions {
                for alignment in alignments {
                    for variant in 0..<8 {
                        var one = Arrangement(axis, distribution, alignment)
                        one.hasMargins = variant & 1 != 0
                        one.isRightToLeft = variant & 2 != 0
                        one.hidden = variant & 4 != 0 ? [1] : []
                        list.append(one)
                    }
                }
            }
        }
        return list
    }

    private func check(_ one: Arrangement) {
        let name = "\(one.axis) \(one.distribution) \(one.alignment) \(one.hidden) \(one.isRightToLeft)"
        let canvas = one.canvas
        let extents = one.shown.map(one.extent)
        #expect(one.root.conflictDescriptions.isEmpty, "\(name)")
        #expect(one.root.ambiguityDescriptions().isEmpty, "\(name)")
        #expect(extents.first?.start == canvas.start, "\(name)")
        #expect(extents.last?.end == canvas.end, "\(name)")
        for extent in extents {
            #expect(extent.near >= canvas.near && extent.far <= canvas.far, "\(name)")
            switch one.alignment {
            case .fill: #expect(extent.near == canvas.near && extent.far == canvas.far, "\(name)")
            case .leading: #expect(extent.near == canvas.near, "\(name)")
            case .trailing: #expect(extent.far == canvas.far, "\(name)")
            case .center:
                #expect(abs(extent.near + extent.far - canvas.near - canvas.far) <= 1, "\(name)")
            case .firstBaseline: #expect(extent.near == extents[0].near, "\(name)")
            case .lastBaseline:
                let line = one.axis == .horizontal ? extent.far : extent.near
                #expect(line == (one.axis == .horizontal ? extents[0].far : extents[0].near), "\(name)")
            }
        }
        for view in one.views where view.isHidden {
            let extent = one.extent(view)
            #expect(extent.start == extent.end && extent.start == extents[0].end, "\(name)")
        }
    }

    @Test("a stack that only has a place hugs its content, and leaves nothing open")
    func compact() {
        for one in Self.combinations() {
            one.layOut()
            check(one)
            let gaps: CGFloat = one.hidden.isEmpty ? 4 + 9 : 4
            let margins: CGFloat = one.hasMargins ? (one.axis == .horizontal ? 6 : 4) : 0
            let total = one.canvas.end - one.canvas.start
            switch one.distribution {
            case .fill, .fillProportionally:
                #expect(total == one.shown.map { one.length(of: $0) }.reduce(0, +) + gaps)
            case .fillEqually, .equalSpacing, .equalCentering: #expect(total >= 80 + gaps)
            }
            let stackLength = one.axis == .horizontal ? one.stack.frame.width : one.stack.frame.height
            #expect(stackLength == total + margins)
        }
    }

    @Test("a stack with a size spreads its views over it as the distribution says")
    func spread() {
        for var one in Self.combinations() {
            one.size = (300, 80)
            one.layOut()
            check(one)
            let extents = one.shown.map(one.extent)
            let lengths = extents.map { $0.end - $0.start }
            let gaps = zip(extents, extents.dropFirst()).map { $1.start - $0.end }
            let wanted = one.shown.map { one.length(of: $0) }
            switch one.distribution {
            case .fill: #expect(lengths.dropLast().elementsEqual(wanted.dropLast()))
            case .fillEqually: #expect(lengths.allSatisfy { abs($0 - lengths[0]) <= 1 })
            case .fillProportionally:
                for (length, wish) in zip(lengths, wanted) {
                    #expect(abs(length / wish - lengths[0] / wanted[0]) < 0.1)
                }
            case .equalSpacing:
                #expect(lengths == wanted)
                #expect(gaps.allSatisfy { abs($0 - gaps[0]) <= 1 })
            case .equalCentering:
                #expect(lengths == wanted)
                let middles = extents.map { ($0.start + $0.end) / 2 }
                let steps = zip(middles, middles.dropFirst()).map { $1 - $0 }
                #expect(steps.allSatisfy { abs($0 - steps[0]) <= 1 })
            }
        }
    }
}

extension LayoutStackCombinationTests.Arrangement {
    fileprivate func length(of view: SizedView) -> CGFloat {
        axis == .horizontal ? view.wanted.width : view.wanted.height
    }
}
