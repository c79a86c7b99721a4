import DrydockLayoutSolver
import Testing

/// Exchanges that lead nowhere.
@Suite struct StallTests {
    /// Thirty points, 115 required comparisons of two of them, and wishes that they be somewhere or apart: so many
    /// comparisons hold as equations that some of them meet in spite of what pricing shifts them by.
    private func addCrowd(to solver: inout Solver) -> [RowID] {
        var state: UInt64 = 20 * 977 + 12345
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let points = (0..<30).map { _ in solver.addSpan() }
        for point in points { _ = solver.addRow([Term(point, .size)], .equal, constant: 0) }
        var required: [RowID] = []
        for _ in 0..<120 {
            let (left, right) = (next(30), next(30))
            guard left != right else { continue }
            let terms = [Term(points[left], .start), Term(points[right], .start, -1)]
            let constant = left > right ? 0 : -10 * Double(next(2))
            required.append(solver.addRow(terms, .greaterOrEqual, constant: constant))
        }
        for point in points.indices {
            for strength: Float in [250, 149] {
                let other = next(30)
                let isPlace = next(2) == 0 || other == point
                let place = Double(next(4) * 10)
                let start = Term(points[point], .start)
                _ = solver.addRow(
                    isPlace ? [start] : [start, Term(points[other], .start, -1)],
                    .equal,
                    constant: isPlace ? place : place - 20,
                    strength: strength
                )
            }
        }
        return required
    }

    @Test("rows that meet in one point in spite of being shifted are not exchanged to and fro")
    func crowd() {
        var solver = Solver()
        let required = addCrowd(to: &solver)
        let report = solver.solveChecked()
        #expect(report.conflicts.isEmpty && report.exchanges < 500)
        #expect(required.allSatisfy { solver.residual(of: $0) > -1e-6 })
    }

    @Test("where exchanges are used up, required rows hold all the same", arguments: [0, 1, 5, 20])
    func exchangeLimit(limit: Int) {
        var solver = Solver()
        solver.exchangeLimit = limit
        let required = addCrowd(to: &solver)
        #expect(solver.solveChecked().conflicts.isEmpty)
        solver.checkInvariants()
        #expect(required.allSatisfy { solver.residual(of: $0) > -1e-6 })
    }
}
