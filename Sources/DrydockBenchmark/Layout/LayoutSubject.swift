import DrydockLayoutSolver

/// Something that lays out a `LayoutProblem`. Every operation leaves the result up to date.
protocol LayoutSubject: AnyObject {
    func resize(width: Double, height: Double)

    /// Changes the constant of the constraint at `index`.
    func setConstant(ofConstraint index: Int, to value: Double)

    /// Adds one view with four constraints inside the last view, 2 from its leading and top edges.
    func addLeaf()

    /// Undoes `addLeaf`; not measured.
    func removeLeaf()
}

/// A problem in the solver's terms. Spans 2i and 2i + 1 are the horizontal and vertical ones of the i-th view, the
/// root's first.
struct SpanProblem {
    struct Line {
        var first: (span: Int, part: Part, coefficient: Double)
        var second: (span: Int, part: Part, coefficient: Double)?
        var relation: Relation
        var constant: Double
        var strength: Float
    }

    var root: LayoutProblem.Size
    var keepsSizesNonNegative: Bool
    var parents: [Int] = []
    var intrinsics: [(span: Int, value: Double, hugging: Float, compression: Float)] = []
    var lines: [Line] = []
    /// The place of each view id among the views.
    private(set) var places: [Int: Int] = [0: 0]

    init(_ problem: LayoutProblem) {
        root = problem.root
        keepsSizesNonNegative = problem.nonNegativeSizes
        for (index, view) in problem.views.enumerated() { places[view.id] = index + 1 }
        for (index, view) in problem.views.enumerated() {
            parents.append(place(view.parent))
            guard let size = view.intrinsic else { continue }
            intrinsics.append((2 * index + 2, size.w, size.hugW, size.compW))
            intrinsics.append((2 * index + 3, size.h, size.hugH, size.compH))
        }
        for constraint in problem.constraints {
            var second: (Int, Part, Double)?
            if let other = constraint.other, let attribute = constraint.otherAttribute {
                second = term(other, attribute, -constraint.multiplier)
            }
            let relation: Relation =
                switch constraint.relation {
                case .lessOrEqual: .lessOrEqual
                case .equal: .equal
                case .greaterOrEqual: .greaterOrEqual
                }
            lines.append(
                Line(
                    first: term(constraint.item, constraint.attribute, 1),
                    second: second,
                    relation: relation,
                    constant: constraint.constant,
                    strength: constraint.priority
                )
            )
        }
    }

    private func place(_ view: Int) -> Int {
        guard let place = places[view] else { preconditionFailure("There is no view \(view).") }
        return place
    }

    private func term(
        _ view: Int,
        _ attribute: LayoutProblem.Attribute,
        _ coefficient: Double
    ) -> (Int, Part, Double) {
        let part: Part =
            switch attribute {
            case .leading, .top: .start
            case .trailing, .bottom: .end
            case .centerX, .centerY: .centre
            case .width, .height: .size
            }
        return (2 * place(view) + (attribute.isVertical ? 1 : 0), part, coefficient)
    }
}

/// The solver alone.
final class SolverSubject: LayoutSubject {
    /// Not a stored property, so that no dynamic exclusivity check is measured.
    private let solver: UnsafeMutablePointer<Solver>
    private let spans: [Span]
    let rows: [RowID]
    let report: SolveReport
    private let places: [Int: Int]
    private var leafRows: [RowID] = []
    private var leafSpans: [Span] = []

    convenience init(_ problem: LayoutProblem) { self.init(SpanProblem(problem)) }

    /// Builds everything and solves for the first time.
    init(_ problem: SpanProblem) {
        var solver = Solver(keepsSizesNonNegative: problem.keepsSizesNonNegative)
        let spanCount = 2 * problem.parents.count + 2
        solver.reserve(spans: spanCount, rows: problem.lines.count + problem.intrinsics.count)
        var spans: [Span] = []
        spans.reserveCapacity(spanCount)
        spans.append(solver.addSpan())
        spans.append(solver.addSpan())
        solver.fix(spans[0], start: 0, size: problem.root.w)
        solver.fix(spans[1], start: 0, size: problem.root.h)
        for (index, parent) in problem.parents.enumerated() {
            // A parent may be listed after its child: then the child stays near the root.
            let near = parent <= index ? 2 * parent : 0
            spans.append(solver.addSpan(near: spans[near]))
            spans.append(solver.addSpan(near: spans[near + 1]))
        }
        for size in problem.intrinsics {
            _ = solver.addRow(
                Term(spans[size.span], .size),
                nil,
                nil,
                nil,
                .equal,
                constant: size.value,
                strength: size.hugging,
                compression: size.compression
            )
        }
        var rows: [RowID] = []
        rows.reserveCapacity(problem.lines.count)
        for line in problem.lines {
            rows.append(
                solver.addRow(
                    Term(spans[line.first.span], line.first.part, line.first.coefficient),
                    line.second.map { Term(spans[$0.span], $0.part, $0.coefficient) },
                    nil,
                    nil,
                    line.relation,
                    constant: line.constant,
                    strength: line.strength
                )
            )
        }
        report = solver.solve()
        self.solver = .allocate(capacity: 1)
        self.solver.initialize(to: solver)
        self.spans = spans
        self.rows = rows
        places = problem.places
    }

    deinit {
        solver.deinitialize(count: 1)
        solver.deallocate()
    }

    func resize(width: Double, height: Double) {
        solver.pointee.fix(spans[0], start: 0, size: width)
        solver.pointee.fix(spans[1], start: 0, size: height)
        solver.pointee.solve()
    }

    func setConstant(ofConstraint index: Int, to value: Double) {
        solver.pointee.setConstant(rows[index], value)
        solver.pointee.solve()
    }

    func addLeaf() {
        let parent = (x: spans[spans.count - 2], y: spans[spans.count - 1])
        let own = (x: solver.pointee.addSpan(near: parent.x), y: solver.pointee.addSpan(near: parent.y))
        leafSpans = [own.x, own.y]
        leafRows = [
            addRow(Term(own.x, .start), Term(parent.x, .start, -1), 2),
            addRow(Term(own.y, .start), Term(parent.y, .start, -1), 2),
            addRow(Term(own.x, .size), nil, 10),
            addRow(Term(own.y, .size), nil, 10),
        ]
        solver.pointee.solve()
    }

    private func addRow(_ first: Term, _ second: Term?, _ constant: Double) -> RowID {
        solver.pointee.addRow(first, second, nil, nil, .equal, constant: constant)
    }

    func removeLeaf() {
        for row in leafRows { solver.pointee.removeRow(row) }
        for span in leafSpans { solver.pointee.removeSpan(span) }
        solver.pointee.solve()
    }

    /// `x, y, width, height`; zeros for an unknown view.
    func frame(of view: Int) -> [Double] {
        guard let place = places[view] else { return [0, 0, 0, 0] }
        let (x, y) = (spans[2 * place], spans[2 * place + 1])
        return [
            solver.pointee.start(of: x), solver.pointee.start(of: y), solver.pointee.size(of: x),
            solver.pointee.size(of: y),
        ]
    }
}
