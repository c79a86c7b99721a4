extension Solver {
    /// Traps unless the factored basis is consistent, O(rows + variables). In debug builds every `solve` calls it.
    package func checkInvariants() {
        if !problem.structureChanged, !problem.valuesChanged { _ = invariantsHold(exactly: true) }
    }

    /// Basic rows have no error and required rows hold; one step settles each variable that is not fixed, from what
    /// earlier steps settled; scratch vectors are zero.
    func invariantsHold(exactly: Bool) -> Bool {
        let tape = factors.steps.count
        var largest = 1.0
        for variable in 0..<problem.values.count {
            precondition(problem.values[variable].isFinite, "Variable \(variable) is not finite.")
            precondition(factors.functional[variable] == 0, "BTRAN left variable \(variable) behind.")
            largest = max(largest, abs(problem.values[variable]))
        }
        let limit = 1e-3 * largest / 1e3 + 1e-6
        var (basicCount, looseCount) = (0, 0)
        for row in 0..<problem.rows.count {
            let error = problem.residual(row)
            if factors.standing[row].isBasic {
                basicCount += 1
                if problem.rows[row].isLoose { looseCount += 1 }
                precondition(
                    row >= problem.writtenCount || problem.rows[row].age >= 0,
                    "Row \(row) was removed."
                )
                precondition(!exactly || abs(error) <= limit, "Basic row \(row) has an error of \(error).")
            } else {
                let isViolated = abs(error) > limit && problem.cost(Int32(row), error) == Level.required
                precondition(!exactly || !isViolated, "Required row \(row) has an error of \(error).")
            }
        }
        precondition(basicCount == tape, "The basis has \(basicCount) rows, the tape \(tape) steps.")
        precondition(factors.looseCount == looseCount, "\(looseCount) basic rows are loose, not \(factors.looseCount).")
        var freeCount = 0
        for index in 0..<problem.order.count where problem.spans[problem.order[index]].kind == .loose {
            freeCount += 1
            for variable in 2 * problem.order[index]...2 * problem.order[index] + 1 {
                precondition(factors.position[variable] >= 0, "No step settles variable \(variable).")
            }
        }
        precondition(tape == 2 * freeCount, "The tape settles \(tape) values of \(2 * freeCount).")
        for index in 0..<tape {
            let step = factors.steps[index]
            for input in step.firstInput..<step.endInput {
                let source = factors.position[factors.inputs[input].variable]
                precondition(source < Int32(index), "Step \(index) uses what a later one settles.")
            }
        }
        return true
    }

    /// Whether doubles can tell apart what the rows ask for: debug builds hold no screen of extreme numbers, and none
    /// that contradicts itself, to more than consistency.
    var isWellScaled: Bool {
        guard report.conflicts.isEmpty else { return false }
        for variable in 0..<problem.values.count where abs(problem.values[variable]) > 1e6 { return false }
        for row in 0..<problem.rows.count {
            if abs(problem.constants[row]) > 1e6 { return false }
            for index in problem.rows[row].addends
            where !(1e-3...1e3).contains(abs(problem.addends[index].coefficient)) { return false }
        }
        return true
    }
}
