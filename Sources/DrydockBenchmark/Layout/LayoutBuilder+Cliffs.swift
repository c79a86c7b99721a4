/// Systems in which many rows of equal priority compete: what exact pricing is measured on.
extension LayoutBuilder {
    /// Labels in a row from edge to edge at least `gap` apart, and guides between them that shall be equally long:
    /// from centre to centre, or from end to start.
    mutating func addDistances(_ count: Int, gap: Double, betweenCentres: Bool, at priority: Float) {
        let labels = (0..<count).map {
            label(in: 0, 30 + 11 * $0 % 40, hugging: 250, compression: betweenCentres ? 750 : 749)
        }
        var firstGuide = 0
        for (index, label) in labels.enumerated() {
            add(label, .top, .equal, 0, .top)
            guard index > 0 else {
                add(label, .leading, .equal, 0, .leading)
                continue
            }
            let previous = labels[index - 1]
            add(label, .leading, .greaterOrEqual, previous, .trailing, plus: gap)
            let guide = view(in: 0)
            add(guide, .leading, .equal, previous, betweenCentres ? .centerX : .trailing)
            add(guide, .trailing, .equal, label, betweenCentres ? .centerX : .leading)
            if firstGuide > 0 {
                add(guide, .width, .equal, firstGuide, .width, at: priority)
            } else {
                firstGuide = guide
            }
        }
        add(labels[count - 1], .trailing, .equal, 0, .trailing)
    }

    /// What a stack of labels writes for the distribution `equalCentering`, with no spacing, in a stack that is as
    /// wide as the root: labels one after the other, and guides from centre to centre that want to be equally long.
    mutating func addCenteringStack(_ count: Int, hides hidden: Int? = nil) {
        let stack = view(in: 0)
        for edge in [LayoutProblem.Attribute.leading, .trailing, .top, .bottom] {
            add(stack, edge, .equal, 0, edge)
        }
        add(stack, .width, at: 25)
        var labels: [Int] = []
        for index in 0..<count {
            let label = label(in: stack, 30 + 11 * index % 40, hugging: 250, compression: 750)
            if index == hidden {
                add(label, .width, at: 999)
                let edge: LayoutProblem.Attribute = labels.isEmpty ? .leading : .trailing
                add(label, .leading, .equal, labels.last ?? stack, edge, at: 999)
                add(label, .top, .equal, stack, .top, at: 999)
                add(label, .height, at: 0.01)
            } else {
                add(label, .top, .equal, stack, .top)
                add(label, .bottom, .equal, stack, .bottom)
                labels.append(label)
            }
        }
        add(labels[0], .leading, .equal, stack, .leading)
        add(labels[labels.count - 1], .trailing, .equal, stack, .trailing)
        var first: Int?
        for (label, next) in zip(labels, labels.dropFirst()) {
            add(next, .leading, .greaterOrEqual, label, .trailing)
            let guide = view(in: stack)
            add(guide, .leading, .equal, label, .centerX)
            add(guide, .trailing, .equal, next, .centerX)
            add(guide, .top, .equal, stack, .top)
            add(guide, .height)
            if let first { add(guide, .width, .equal, first, .width, at: 149) } else { first = guide }
        }
    }

    /// A square of labels: each row fills the width, while the cells of a column want to be equally wide.
    mutating func addRowsAgainstColumns(_ count: Int) {
        let side = max(2, Int(Double(count).squareRoot()))
        for row in 0..<side {
            for column in 0..<side {
                let width = 5 + (7 * row + 11 * column + row * column) % 40
                let cell = label(in: 0, width, hugging: 250, compression: 750)
                add(cell, .leading, .equal, column == 0 ? 0 : cell - 1, column == 0 ? .leading : .trailing)
                if column == side - 1 { add(cell, .trailing, .equal, 0, .trailing) }
                if row > 0 { add(cell, .width, .equal, cell - side, .width, at: 750) }
                add(cell, .top, .equal, row == 0 ? 0 : cell - side, row == 0 ? .top : .bottom)
            }
        }
    }

    /// Rows in rows: each holds a label and the next row, and all labels resist alike.
    mutating func addNestedStacks(_ count: Int) {
        var outer = 0
        for index in 0..<count / 2 {
            let label = label(in: outer, 20 + 13 * index % 30, hugging: 250, compression: 750)
            let inner = view(in: outer)
            add(label, .leading, .equal, outer, .leading)
            add(inner, .leading, .equal, label, .trailing)
            add(inner, .trailing, .equal, outer, .trailing)
            add(inner, .width, .equal, label, .width, at: 750)
            for item in [label, inner] {
                add(item, .top, .equal, outer, .top)
                add(item, .bottom, .equal, outer, .bottom)
            }
            outer = inner
        }
    }

    /// Views in a row, all wide enough to need more than the root has, each with a second width.
    mutating func addContradictions(_ count: Int) {
        for index in 0..<count {
            let view = view(in: 0)
            add(view, .leading, .equal, index == 0 ? 0 : view - 1, index == 0 ? .leading : .trailing)
            add(view, .width, plus: Double(10 + 7 * index % 30))
            if index % 2 == 0 { add(view, .width, plus: 50) }
            add(view, .trailing, .lessOrEqual, 0, .trailing)
        }
    }
}
