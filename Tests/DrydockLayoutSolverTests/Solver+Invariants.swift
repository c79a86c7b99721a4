import DrydockBuffers
@testable import DrydockLayoutSolver

extension Solver {
    /// `solve()`, after which all has to be consistent; errors are looked at on screens of everyday numbers.
    @discardableResult
    mutating func solveChecked() -> SolveReport {
        let report = solve()
        checkInvariants(exactly: isWellScaled)
        return report
    }

    /// Traps unless one step settles each variable, from what earlier steps settled, scratch vectors are zero, basic rows
    /// have no error and required rows hold. O(rows + variables).
    func checkInvariants(exactly: Bool = true) {
        guard !problem.structureChanged, !problem.valuesChanged else { return }
        let largest = problem.values.all.reduce(1) { max($0, abs($1)) }
        precondition(largest.isFinite, "A variable is not finite.")
        precondition(factors.functional.all.allSatisfy { $0 == 0 }, "BTRAN left something behind.")
        for row in problem.allRows where exactly {
            let error = problem.residual(row)
            let isRequired = factors.standing[row].isBasic || problem.cost(row, error) == Level.required
            precondition(!isRequired || abs(error) <= 1e-6 * largest + 1e-6, "Row \(row) is off by \(error).")
        }
        let basic = problem.allRows.filter { factors.standing[$0].isBasic }
        let tape = factors.steps.count
        precondition(basic.count == tape, "The basis has \(basic.count) rows, the tape \(tape) steps.")
        let free = problem.order.all.filter { problem.spans[$0].kind == .loose }
        precondition(tape == 2 * free.count, "The tape has \(tape) steps, which is not each variable once.")
        for (index, step) in factors.steps.all.enumerated() {
            precondition(factors.position[step.target] == index, "Step \(index) settles another variable.")
            for input in factors.inputs.elements(step.firstInput, step.endInput) {
                precondition(factors.position[input.variable] < index, "Step \(index) uses a later one.")
            }
        }
    }

    /// Whether doubles can tell apart what the rows ask for.
    private var isWellScaled: Bool {
        report.conflicts.isEmpty
            && [problem.values.all, problem.constants.all].joined().allSatisfy { abs($0) <= 1e6 }
            && problem.allRows.map { problem.addends(of: $0) }.joined()
                .allSatisfy { (1e-3...1e3).contains(abs($0.coefficient)) }
    }
}
