import DrydockLayoutSolver
import Testing

/// Chains that nothing gives a length.
@Suite struct StayTests {
    @Test(
        "spans in a chain without lengths are not followed to its beginning one by one",
        arguments: [50, 800]
    )
    func chain(count: Int) {
        var solver = Solver()
        let root = solver.addSpan()
        solver.fix(root, start: 0, size: 1_000)
        let spans = (0..<count).map { _ in solver.addSpan(near: root) }
        _ = solver.addRow([Term(spans[0], .start), Term(root, .start, -1)], .equal, constant: 8)
        for (previous, span) in zip(spans, spans.dropFirst()) {
            _ = solver.addRow([Term(span, .start), Term(previous, .end, -1)], .equal, constant: 8)
        }
        let report = solver.solveChecked()

        #expect(report.priced)
        #expect(report.descents == 0)
        for (index, span) in spans.enumerated() {
            #expect(abs(solver.start(of: span) - 8 * Double(index + 1)) < 1e-6)
            #expect(abs(solver.size(of: span)) < 1e-6)
        }
    }
}
