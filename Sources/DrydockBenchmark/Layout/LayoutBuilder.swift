/// Writes the systems of `LayoutWorkload`.
struct LayoutBuilder {
    private(set) var problem: LayoutProblem

    init(width: Double, height: Double) {
        problem = LayoutProblem(
            root: .init(w: width, h: height),
            nonNegativeSizes: true,
            views: [],
            constraints: []
        )
    }

    mutating func view(in parent: Int) -> Int {
        let id = problem.views.count + 1
        problem.views.append(.init(id: id, parent: parent, intrinsic: nil))
        return id
    }

    mutating func label(in parent: Int, _ width: Int, hugging: Float, compression: Float) -> Int {
        let id = problem.views.count + 1
        let intrinsic = LayoutProblem.Intrinsic(
            w: Double(width),
            h: 20,
            hugW: hugging,
            hugH: hugging,
            compW: compression,
            compH: compression
        )
        problem.views.append(.init(id: id, parent: parent, intrinsic: intrinsic))
        return id
    }

    mutating func add(
        _ item: Int,
        _ attribute: LayoutProblem.Attribute,
        _ relation: LayoutProblem.Relation = .equal,
        _ other: Int? = nil,
        _ otherAttribute: LayoutProblem.Attribute? = nil,
        times multiplier: Double = 1,
        plus constant: Double = 0,
        at priority: Float = 1000
    ) {
        problem.constraints.append(
            .init(
                item: item,
                attribute: attribute,
                relation: relation,
                other: other,
                otherAttribute: otherAttribute,
                multiplier: multiplier,
                constant: constant,
                priority: priority
            )
        )
    }

    /// Below the previous view, or at the root's top.
    private mutating func stack(_ view: Int, below previous: Int, gap: Double) {
        add(view, .top, .equal, previous, previous == 0 ? .top : .bottom, plus: gap)
    }

    // MARK: - Everyday

    mutating func addFlat(_ count: Int) {
        var previous = 0
        for index in 0..<count {
            let view = view(in: 0)
            if index % 10 == 9 {
                add(view, .centerX, .equal, 0, .centerX)
                add(view, .width, .equal, 0, .width, times: 0.5)
            } else {
                add(view, .leading, .equal, 0, .leading, plus: 16)
                add(view, .trailing, .equal, 0, .trailing, plus: -16)
            }
            stack(view, below: previous, gap: 8)
            add(view, .height, plus: Double(40 + 7 * index % 30))
            previous = view
        }
    }

    mutating func addTree(_ count: Int) {
        for index in 0..<count { _ = view(in: index == 0 ? 0 : (index - 1) / 4 + 1) }
        add(1, .leading, .equal, 0, .leading)
        add(1, .trailing, .equal, 0, .trailing)
        add(1, .top, .equal, 0, .top)
        for index in 0..<count {
            let (parent, first) = (index + 1, 4 * index + 2)
            guard first <= count else {
                add(parent, .height, plus: Double(10 + 7 * index % 23))
                continue
            }
            let last = min(first + 3, count)
            for child in first...last {
                add(child, .leading, .equal, parent, .leading, plus: 4)
                add(child, .trailing, .equal, parent, .trailing, plus: -4)
                if child == first {
                    add(child, .top, .equal, parent, .top, plus: 8)
                } else {
                    add(child, .top, .equal, child - 1, .bottom, plus: 4)
                }
            }
            add(last, .bottom, .equal, parent, .bottom, plus: -8)
        }
    }

    mutating func addForm(_ count: Int) {
        var previousSection = 0
        while problem.views.count < count {
            let section = view(in: 0)
            add(section, .leading, .equal, 0, .leading, plus: 16)
            add(section, .trailing, .equal, 0, .trailing, plus: -16)
            stack(section, below: previousSection, gap: 24)
            var previous = section
            for _ in 0..<8 where previous == section || problem.views.count + 4 <= count {
                let row = addFormRow(in: section)
                add(row, .top, .equal, previous, previous == section ? .top : .bottom)
                previous = row
            }
            add(previous, .bottom, .equal, section, .bottom)
            previousSection = section
        }
    }

    private mutating func addFormRow(in section: Int) -> Int {
        let row = view(in: section)
        add(row, .leading, .equal, section, .leading)
        add(row, .trailing, .equal, section, .trailing)
        add(row, .height, .greaterOrEqual, plus: 44)
        add(row, .height, plus: 0, at: 50)
        let label = label(in: row, 40 + 13 * row % 60, hugging: 251, compression: 750)
        let field = self.label(in: row, 60, hugging: 250, compression: 749)
        let button = self.label(in: row, 50 + 7 * row % 30, hugging: 252, compression: 751)
        add(label, .leading, .equal, row, .leading, plus: 8)
        add(field, .leading, .equal, label, .trailing, plus: 8)
        add(field, .width, .greaterOrEqual, plus: 80, at: 900)
        add(button, .leading, .equal, field, .trailing, plus: 8)
        add(button, .trailing, .equal, row, .trailing, plus: -8)
        for item in [label, field, button] {
            add(item, .centerY, .equal, row, .centerY)
            add(item, .top, .greaterOrEqual, row, .top, plus: 6)
            add(item, .bottom, .lessOrEqual, row, .bottom, plus: -6)
        }
        return row
    }

    mutating func addPriorities(_ count: Int) {
        var previous = 0
        for index in 0..<count {
            let isLabel = index % 3 == 2
            let view =
                isLabel ? label(in: 0, 60 + 37 * index % 500, hugging: 251, compression: 740) : view(in: 0)
            add(view, .leading, .equal, 0, .leading, plus: 16)
            if isLabel {
                add(view, .trailing, .lessOrEqual, 0, .trailing, plus: -16)
            } else {
                add(view, .width, .lessOrEqual, plus: 600)
                add(view, .width, .equal, 0, .width, plus: -32, at: 750)
            }
            stack(view, below: previous, gap: 8)
            add(view, .height, .greaterOrEqual, plus: 30)
            add(view, .height, plus: Double(20 + 11 * index % 40), at: 500)
            previous = view
        }
    }

    // MARK: - Stress

    mutating func addEqualWidths(_ count: Int) {
        for index in 1...count {
            let view = view(in: 0)
            add(view, .leading, .equal, index == 1 ? 0 : view - 1, index == 1 ? .leading : .trailing)
            if index > 1 { add(view, .width, .equal, 1, .width) }
            add(view, .top, .equal, 0, .top)
            add(view, .bottom, .equal, 0, .bottom)
        }
        add(count, .trailing, .equal, 0, .trailing)
    }

    mutating func addGrid(_ count: Int) {
        let side = max(1, Int(Double(count).squareRoot()))
        for row in 0..<side {
            for column in 0..<side {
                let view = view(in: 0)
                if column == 0 {
                    add(view, .leading, .equal, 0, .leading)
                } else {
                    add(view, .leading, .equal, view - 1, .trailing, plus: 1)
                    add(view, .width, .equal, view - 1, .width)
                }
                if column == side - 1 { add(view, .trailing, .equal, 0, .trailing) }
                if row == 0 {
                    add(view, .top, .equal, 0, .top)
                } else {
                    add(view, .top, .equal, view - side, .bottom, plus: 1)
                    add(view, .height, .equal, view - side, .height)
                }
                if row == side - 1 { add(view, .bottom, .equal, 0, .bottom) }
            }
        }
    }

    mutating func addTies(_ count: Int) {
        var previous = 0
        for index in 0..<count {
            let view = view(in: 0)
            add(view, .leading, .equal, 0, .leading, plus: 16)
            add(view, .width, plus: Double(100 + 7 * index % 50), at: 500)
            add(view, .width, .equal, 0, .width, plus: -100, at: 500)
            add(view, .width, .equal, 0, .width, times: 0.25, at: 250)
            stack(view, below: previous, gap: 8)
            add(view, .height, plus: 20)
            previous = view
        }
    }

    mutating func addSqueezed(_ count: Int) {
        let gap = min(1, 100 / Double(count))
        for index in 1...count {
            let view = label(in: 0, 30 + 11 * index % 40, hugging: 250, compression: 750)
            let (previous, side): (Int, LayoutProblem.Attribute) =
                index == 1 ? (0, .leading) : (view - 1, .trailing)
            add(view, .leading, .equal, previous, side, plus: gap)
            add(view, .top, .equal, 0, .top)
        }
        add(count, .trailing, .equal, 0, .trailing)
    }

    mutating func addNested(_ count: Int) {
        let inset = min(0.25, 125 / Double(count))
        for _ in 0..<count {
            let view = view(in: problem.views.count)
            let parent = view - 1
            add(view, .leading, .equal, parent, .leading, plus: inset)
            add(view, .trailing, .equal, parent, .trailing, plus: -inset)
            add(view, .top, .equal, parent, .top, plus: 2 * inset)
            add(view, .bottom, .equal, parent, .bottom, plus: -2 * inset)
        }
    }
}
