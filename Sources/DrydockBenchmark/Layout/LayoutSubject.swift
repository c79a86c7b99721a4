import LayoutSolver

/// Something that lays out a `LayoutProblem`. Every operation leaves the result up to date.
protocol LayoutSubject: AnyObject {
    /// Builds everything and solves for the first time.
    init(_ problem: LayoutProblem)

    func resize(width: Double, height: Double)

    /// Changes the constant of the constraint at `index`.
    func setConstant(ofConstraint index: Int, to value: Double)

    /// Adds one view with four constraints inside the last view, 2 from its leading and top edges.
    func addLeaf()

    /// Undoes `addLeaf`; not measured.
    func removeLeaf()
}

/// The solver alone: two spans for each view.
final class SolverSubject: LayoutSubject {
    private var solver: Solver
    /// By view id; ids are small numbers.
    private var spans: [(x: Span, y: Span)?] = []
    private(set) var rows: [RowID] = []
    private var lastView = 0
    private var leafRows: [RowID] = []
    private var leafSpans: [Span] = []
    private(set) var report = SolveReport()

    init(_ problem: LayoutProblem) {
        solver = Solver(keepsSizesNonNegative: problem.nonNegativeSizes)
        solver.reserve(spans: 2 * problem.views.count + 2, rows: problem.rowCount)
        spans = Array(repeating: nil, count: 1 + (problem.views.map(\.id).max() ?? 0))
        rows.reserveCapacity(problem.constraints.count)
        let root = (x: solver.addSpan(), y: solver.addSpan())
        solver.fix(root.x, start: 0, size: problem.root.w)
        solver.fix(root.y, start: 0, size: problem.root.h)
        spans[0] = root
        for view in problem.views {
            let parent = spans[view.parent] ?? root
            let own = (x: solver.addSpan(near: parent.x), y: solver.addSpan(near: parent.y))
            spans[view.id] = own
            if let intrinsic = view.intrinsic {
                _ = solver.addIntrinsicSize(
                    own.x,
                    value: intrinsic.w,
                    hugging: intrinsic.hugW,
                    compression: intrinsic.compW
                )
                _ = solver.addIntrinsicSize(
                    own.y,
                    value: intrinsic.h,
                    hugging: intrinsic.hugH,
                    compression: intrinsic.compH
                )
            }
            lastView = view.id
        }
        for constraint in problem.constraints { rows.append(add(constraint)) }
        report = solver.solve()
    }

    private func add(_ constraint: LayoutProblem.Constraint) -> RowID {
        let first = term(constraint.item, constraint.attribute, 1)
        let relation: Relation =
            switch constraint.relation {
            case .lessOrEqual: .lessOrEqual
            case .equal: .equal
            case .greaterOrEqual: .greaterOrEqual
            }
        var second: Term?
        if let other = constraint.other, let attribute = constraint.otherAttribute {
            second = term(other, attribute, -constraint.multiplier)
        }
        return solver.addRow(
            first,
            second,
            nil,
            nil,
            relation,
            constant: constraint.constant,
            strength: constraint.priority
        )
    }

    private func term(_ view: Int, _ attribute: LayoutProblem.Attribute, _ coefficient: Double) -> Term {
        guard let own = spans[view] else { preconditionFailure("There is no view \(view).") }
        let part: Part =
            switch attribute {
            case .leading, .top: .start
            case .trailing, .bottom: .end
            case .centerX, .centerY: .centre
            case .width, .height: .size
            }
        return Term(attribute.isVertical ? own.y : own.x, part, coefficient)
    }

    func resize(width: Double, height: Double) {
        guard let root = spans[0] else { return }
        solver.fix(root.x, start: 0, size: width)
        solver.fix(root.y, start: 0, size: height)
        report = solver.solve()
    }

    func setConstant(ofConstraint index: Int, to value: Double) {
        solver.setConstant(rows[index], value)
        report = solver.solve()
    }

    func addLeaf() {
        guard let parent = spans[lastView] else { return }
        let own = (x: solver.addSpan(near: parent.x), y: solver.addSpan(near: parent.y))
        leafSpans = [own.x, own.y]
        leafRows = [
            solver.addRow([Term(own.x, .start), Term(parent.x, .start, -1)], .equal, constant: 2),
            solver.addRow([Term(own.y, .start), Term(parent.y, .start, -1)], .equal, constant: 2),
            solver.addRow([Term(own.x, .size)], .equal, constant: 10),
            solver.addRow([Term(own.y, .size)], .equal, constant: 10),
        ]
        report = solver.solve()
    }

    func removeLeaf() {
        for row in leafRows { solver.removeRow(row) }
        for span in leafSpans { solver.removeSpan(span) }
        report = solver.solve()
    }

    /// `x, y, width, height`; zeros for an unknown view.
    func frame(of view: Int) -> [Double] {
        guard spans.indices.contains(view), let own = spans[view] else { return [0, 0, 0, 0] }
        return [
            solver.start(of: own.x), solver.start(of: own.y), solver.size(of: own.x), solver.size(of: own.y),
        ]
    }
}
