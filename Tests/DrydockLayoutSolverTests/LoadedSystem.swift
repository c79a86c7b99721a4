import DrydockLayoutSolver

/// A system in a solver, with the handles to look results up.
struct LoadedSystem: ~Copyable {
    var solver: Solver
    /// Two spans for each view id, horizontal and vertical.
    var spans: [Int: [Span]] = [:]
    var rows: [RowID] = []
    private let system: LayoutSystem
    private let isMirrored: Bool

    /// - Parameters:
    ///   - order: The indices of the constraints to add, in that order; all when nil.
    ///   - isMirrored: Whether leading is the right edge, and leading coordinates grow to the left.
    init(_ system: LayoutSystem, order: [Int]? = nil, isMirrored: Bool = false, withIntrinsic: Bool = true) {
        self.system = system
        self.isMirrored = isMirrored
        solver = Solver(keepsSizesNonNegative: system.nonNegative)
        let root = [solver.addSpan(), solver.addSpan()]
        for axis in 0..<2 { solver.fix(root[axis], start: 0, size: system.root[axis]) }
        spans[0] = root
        for view in system.views {
            let parent = spans[Int(view[1])] ?? root
            spans[Int(view[0])] = [
                solver.addSpan(near: parent[0], atEnd: isMirrored), solver.addSpan(near: parent[1]),
            ]
        }
        for view in system.views where view.count > 2 && withIntrinsic {
            guard let own = spans[Int(view[0])] else { continue }
            for axis in 0..<2 {
                _ = solver.addIntrinsicSize(
                    own[axis],
                    value: view[2 + axis],
                    hugging: Float(view[4 + axis]),
                    compression: Float(view[6 + axis])
                )
            }
        }
        for index in order ?? Array(system.constraints.indices) {
            rows.append(add(system.constraints[index]))
        }
    }

    private mutating func add(_ constraint: [Double]) -> RowID {
        let (item, sign, offset) = term(Int(constraint[0]), Int(constraint[1]))
        var terms = [Term(item.span, item.part, sign)]
        var constant = constraint[6] - offset
        if constraint[3] >= 0 {
            let (other, sign, offset) = term(Int(constraint[3]), Int(constraint[4]))
            terms.append(Term(other.span, other.part, -sign * constraint[5]))
            constant += offset * constraint[5]
        }
        let relation: Relation =
            constraint[2] < 0 ? .lessOrEqual : constraint[2] > 0 ? .greaterOrEqual : .equal
        return solver.addRow(terms, relation, constant: constant, strength: Float(constraint[7]))
    }

    /// An attribute as `sign · part + offset`.
    private func term(_ view: Int, _ attribute: Int) -> (Term, sign: Double, offset: Double) {
        let span = (spans[view] ?? [])[attribute / 4]
        let part = [Part.start, .end, .centre, .size][attribute % 4]
        guard isMirrored, attribute < 3 else { return (Term(span, part), 1, 0) }
        let mirrored = [Part.end, .start, .centre][attribute]
        return (Term(span, mirrored), -1, system.root[0])
    }

    /// `x, y, width, height`, in left-to-right coordinates even when mirrored.
    func frame(_ view: Int) -> [Double] {
        guard let own = spans[view] else { return [] }
        let (width, height) = (solver.size(of: own[0]), solver.size(of: own[1]))
        let x = solver.start(of: own[0])
        return [isMirrored ? system.root[0] - x - width : x, solver.start(of: own[1]), width, height]
    }
}
