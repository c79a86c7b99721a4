import DrydockLayoutSolver

/// A slow and obvious solver: one dense tableau, a vector of costs for each column, Bland's rule.
///
/// Each line becomes `Σ c·x − over + under = constant` with `over, under ≥ 0`, charged at its strengths. One of the
/// two starts in the basis, so no first phase is needed. Reduced costs are compared like words in a dictionary,
/// strongest level first. Stays follow as the weakest levels, one each, so that the solution is always unique.
struct ReferenceSolver {
    /// Start and size of every span.
    private(set) var values: [Double] = []
    /// Whether the required lines hold.
    private(set) var isFeasible = true

    init(_ program: RandomProgram, without dropped: Set<Int> = []) {
        let spanCount = program.near.count + 1
        var lines = program.lines.indices.filter { !dropped.contains($0) }.map { index in
            let line = program.lines[index]
            return (Self.combine(line.pieces, spanCount), line.constant, line.up, line.down)
        }
        // Stays: strengths below every other, falling.
        var strength: Float = -1
        for span in 1..<spanCount {
            lines.append(
                (
                    Self.combine([.init(span: span, part: .size, coefficient: 1)], spanCount), 0, strength,
                    strength
                )
            )
            let part: Part = program.atEnd[span - 1] ? .end : .start
            let pieces = [
                RandomProgram.Piece(span: span, part: part, coefficient: 1),
                RandomProgram.Piece(span: program.near[span - 1], part: part, coefficient: -1),
            ]
            lines.append((Self.combine(pieces, spanCount), 0, strength - 1, strength - 1))
            strength -= 2
        }
        let levels = Set(lines.flatMap { [$0.2, $0.3].compactMap { $0 } }).sorted(by: >)
        // Columns: start⁺, start⁻, size⁺, size⁻ of each span but the root; over and under of each line; constant.
        let structural = 4 * (spanCount - 1)
        let width = structural + 2 * lines.count + 1
        var table: [[Double]] = []
        var costs = [[Double]](repeating: [Double](repeating: 0, count: width), count: levels.count)
        var basis: [Int] = []
        for (index, line) in lines.enumerated() {
            var row = [Double](repeating: 0, count: width)
            var constant = line.1
            for span in 0..<spanCount {
                let (start, size) = (line.0[2 * span], line.0[2 * span + 1])
                if span == 0 {
                    constant -= start * program.root[0] + size * program.root[1]
                } else {
                    row[4 * span - 4] = start
                    row[4 * span - 3] = -start
                    row[4 * span - 2] = size
                    row[4 * span - 1] = program.nonNegative ? 0 : -size
                }
            }
            let (over, under) = (structural + 2 * index, structural + 2 * index + 1)
            row[over] = -1
            row[under] = 1
            row[width - 1] = constant
            for (column, level) in [(over, line.2), (under, line.3)] {
                if let level, let place = levels.firstIndex(of: level) { costs[place][column] = 1 }
            }
            if constant < 0 { row = row.map { -$0 } }
            basis.append(constant < 0 ? over : under)
            table.append(row)
        }
        for level in levels.indices {
            for row in table.indices where costs[level][basis[row]] != 0 {
                let factor = costs[level][basis[row]]
                for column in 0..<width { costs[level][column] -= factor * table[row][column] }
            }
        }
        while let entering = (0..<width - 1).first(where: { column in
            (costs.first { abs($0[column]) > 1e-9 }?[column] ?? 0) < 0
        }) {
            var leaving = -1
            var best = Double.infinity
            for row in table.indices where table[row][entering] > 1e-9 {
                let ratio = table[row][width - 1] / table[row][entering]
                if ratio < best - 1e-12 || (ratio <= best + 1e-12 && basis[row] < basis[leaving]) {
                    best = ratio
                    leaving = row
                }
            }
            guard leaving >= 0 else { break }
            let pivot = table[leaving][entering]
            table[leaving] = table[leaving].map { $0 / pivot }
            for row in table.indices where row != leaving {
                Self.eliminate(&table[row], table[leaving], entering)
            }
            for level in costs.indices { Self.eliminate(&costs[level], table[leaving], entering) }
            basis[leaving] = entering
        }
        var solution = [Double](repeating: 0, count: width)
        for row in table.indices { solution[basis[row]] = table[row][width - 1] }
        values = program.root
        for span in 1..<spanCount {
            let first = 4 * span - 4
            values.append(solution[first] - solution[first + 1])
            values.append(solution[first + 2] - (program.nonNegative ? 0 : solution[first + 3]))
        }
        for (index, line) in lines.enumerated() {
            if line.2 == 1000, solution[structural + 2 * index] > 1e-6 { isFeasible = false }
            if line.3 == 1000, solution[structural + 2 * index + 1] > 1e-6 { isFeasible = false }
        }
    }

    private static func eliminate(_ row: inout [Double], _ pivot: [Double], _ column: Int) {
        let factor = row[column]
        guard factor != 0 else { return }
        for index in row.indices { row[index] -= factor * pivot[index] }
    }

    /// Coefficients of start and size of every span.
    private static func combine(_ pieces: [RandomProgram.Piece], _ spanCount: Int) -> [Double] {
        var result = [Double](repeating: 0, count: 2 * spanCount)
        for piece in pieces {
            let (start, size): (Double, Double) =
                switch piece.part {
                case .start: (1, 0)
                case .end: (1, 1)
                case .centre: (1, 0.5)
                case .size: (0, 1)
                }
            result[2 * piece.span] += piece.coefficient * start
            result[2 * piece.span + 1] += piece.coefficient * size
        }
        return result
    }
}
