import DrydockLayoutSolver

/// Linear programs as constraints make them, changed again and again.
struct SolverCampaign: Campaign {
    static let name = "solver"
    static let summary = "constraint systems: required rows hold, changed is as fresh"
    static let batch = 20_000

    init(_ seeds: SeedFiles) {}

    mutating func run(_ trial: FuzzCase) throws {
        var random = trial.random.split()
        var system = LinearSystem(&random)
        trial.note("spans 1... near \(system.near)")
        for row in system.rows { trial.note("\(row)") }
        var loaded = LoadedSystem(system)
        let first = loaded.solver.solve()
        try loaded.check(first, system, trial)
        try trial.steps(random.integer(1...12)) { random in
            let change = system.change(&random)
            trial.note("\(change)")
            loaded.apply(change)
            let changed = loaded.solver.solve()
            try loaded.check(changed, system, trial)
            var fresh = LoadedSystem(system)
            let report = fresh.solver.solve()
            try fresh.check(report, system, trial)
            for (index, (mine, its)) in zip(loaded.values, fresh.values).enumerated() {
                try trial.check(mine == its, "value \(index) is \(mine), and \(its) in a fresh solver")
            }
        }
    }
}

/// Spans and rows as plain data. Small numbers and few strengths: ties, redundancy and contradictions are frequent.
struct LinearSystem {
    struct Piece {
        var span: Int
        var part: Part
        var coefficient: Double
    }

    struct Row: CustomStringConvertible {
        var pieces: [Piece]
        var relation: Relation
        var constant: Double
        var strength: Float
        /// For the span's own size alone: how strongly it resists being smaller.
        var compression: Float?

        var description: String {
            let sum = pieces.map { "\($0.coefficient) \($0.part) of \($0.span)" }.joined(separator: " + ")
            let weaker = compression.map { " or \($0)" } ?? ""
            return "\(sum) \(relation) \(constant) @\(strength)\(weaker)"
        }
    }

    enum Change {
        case size(Double)
        case constant(Int, Double)
        case add(Row)
        case remove(Int)
        case strength(Int, Float)
    }

    var size = 100.0
    /// What each span but the first stays near.
    private(set) var near: [Int] = []
    private(set) var rows: [Row] = []
    private let requiredOnceIn: Int

    init(_ random: inout Generator) {
        let count = random.integer(1...8)
        for span in 1...count { near.append(random.below(span)) }
        requiredOnceIn = random.pick([10, 3, 2])
        for _ in 0..<random.integer(count...3 * count + 2) { rows.append(row(&random)) }
    }

    private func row(_ random: inout Generator) -> Row {
        let strengths: [Float] = [750, 500, 500, 250, 749.5, 999, 1]
        let strength = random.once(in: requiredOnceIn) ? 1000 : random.pick(strengths)
        if random.once(in: 5) {
            return Row(
                pieces: [Piece(span: random.integer(1...near.count), part: .size, coefficient: 1)],
                relation: .equal,
                constant: random.pick([0, 10, 20, 40, 60]),
                strength: strength,
                compression: random.once(in: requiredOnceIn) ? 1000 : random.pick(strengths)
            )
        }
        let isSize = random.once(in: 3)
        let pieces = (0..<random.pick([1, 2, 2, 2, 2, 3, 4])).map { index in
            Piece(
                span: index == 0 ? random.integer(1...near.count) : random.integer(0...near.count),
                part: isSize && !random.once(in: 10) ? .size : random.pick([.start, .end, .centre, .size]),
                coefficient: index == 0 ? 1 : random.pick([-1, -1, -1, -1, 1, -2, -0.5])
            )
        }
        return Row(
            pieces: pieces,
            relation: random.pick([.equal, .equal, .equal, .lessOrEqual, .greaterOrEqual]),
            constant: random.pick([0, 0, 8, 10, 20, -8, 50, 100, 30]),
            strength: strength
        )
    }

    mutating func change(_ random: inout Generator) -> Change {
        switch random.below(8) {
        case 0, 1:
            size = random.pick([0, 40, 100, 101, 160, 400])
            return .size(size)
        case 2 where !rows.isEmpty, 3 where !rows.isEmpty:
            let index = random.below(rows.count)
            rows[index].constant = random.pick([0, 10, 20, 33, 50, 100, -20])
            return .constant(index, rows[index].constant)
        case 4, 5:
            let added = row(&random)
            rows.append(added)
            return .add(added)
        case 6 where !rows.isEmpty:
            let index = random.below(rows.count)
            rows.remove(at: index)
            return .remove(index)
        case 7 where !rows.isEmpty:
            let index = random.below(rows.count)
            let strength: Float = random.pick([1000, 750, 500, 250, 100])
            rows[index].strength = strength
            if rows[index].compression != nil { rows[index].compression = strength }
            return .strength(index, strength)
        default:
            size = 100
            return .size(size)
        }
    }
}

/// A system in a solver.
struct LoadedSystem: ~Copyable {
    var solver = Solver()
    private var spans: [Span] = []
    private var rows: [RowID] = []

    init(_ system: LinearSystem) {
        for index in 0...system.near.count { spans.append(solver.addSpan(rank: Int64(index))) }
        solver.fix(spans[0], start: 0, size: system.size)
        for (index, near) in system.near.enumerated() {
            solver.setNear(spans[index + 1], parent: spans[near], atEnd: false)
        }
        for row in system.rows { rows.append(add(row)) }
    }

    private mutating func add(_ row: LinearSystem.Row) -> RowID {
        func term(_ index: Int) -> Term? {
            guard index < row.pieces.count else { return nil }
            let piece = row.pieces[index]
            return Term(spans[piece.span], piece.part, piece.coefficient)
        }
        return solver.addRow(
            term(0) ?? Term(spans[0], .size),
            term(1),
            term(2),
            term(3),
            row.relation,
            constant: row.constant,
            strength: row.strength,
            compression: row.compression
        )
    }

    mutating func apply(_ change: LinearSystem.Change) {
        switch change {
        case .size(let size): solver.fix(spans[0], start: 0, size: size)
        case .constant(let index, let value): solver.setConstant(rows[index], value)
        case .add(let row): rows.append(add(row))
        case .remove(let index): solver.removeRow(rows.remove(at: index))
        case .strength(let index, let value):
            solver.setStrength(rows[index], hugging: value, compression: value)
        }
    }

    /// Start and size of every span.
    var values: [Double] { spans.flatMap { [solver.start(of: $0), solver.size(of: $0)] } }

    /// Required rows hold, but for those that were given up; everything is a number.
    func check(_ report: SolveReport, _ system: LinearSystem, _ trial: FuzzCase) throws(Mismatch) {
        for (index, value) in values.enumerated() where !value.isFinite {
            throw Mismatch("value \(index) is \(value)")
        }
        let dropped = Set(report.conflicts.flatMap(\.rows))
        let largest = values.reduce(1) { max($0, abs($1)) }
        for (row, id) in zip(system.rows, rows) where !dropped.contains(id) {
            let residual = solver.residual(of: id)
            let tolerance = 1e-6 * largest + 1e-6
            let isTooLarge = row.relation != .greaterOrEqual && row.strength >= 1000 && residual > tolerance
            let below = row.compression ?? row.strength
            let isTooSmall = row.relation != .lessOrEqual && below >= 1000 && residual < -tolerance
            if isTooLarge || isTooSmall { throw Mismatch("a required row is off by \(residual)") }
        }
    }
}
