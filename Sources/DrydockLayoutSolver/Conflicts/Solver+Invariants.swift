extension Solver {
    /// Traps unless the factored basis is consistent, O(rows + variables). In debug builds every `solve` calls it.
    package func checkInvariants() {
        if !problem.structureChanged, !problem.valuesChanged { _ = invariantsHold(exactly: true) }
    }

    /// Basic rows have no error and required rows hold; one step settles each variable that is not fixed, from what
    /// earlier steps settled; scratch vectors are zero.
    func invariantsHold(exactly: Bool) -> Bool {
        var largest = 1.0
        for variable in 0..<problem.values.count {
            precondition(problem.values[variable].isFinite, "Variable \(variable) is not finite.")
            precondition(factors.functional[variable] == 0, "BTRAN left variable \(variable) behind.")
            largest = max(largest, abs(problem.values[variable]))
        }
        var (basic, loose) = (0, 0)
        for row in 0..<problem.rows.count {
            let error = problem.residual(row)
            let (isBasic, level) = (factors.standing[row].isBasic, problem.cost(Int32(row), error))
            if isBasic { basic += 1 }
            if isBasic, problem.rows[row].isLoose { loose += 1 }
            let isWrong = abs(error) > 1e-6 * largest + 1e-6 && (isBasic || level == Level.required)
            precondition(!exactly || !isWrong, "Row \(row) is off by \(error).")
        }
        let tape = factors.steps.count
        precondition(basic == tape, "The basis has \(basic) rows, the tape \(tape) steps.")
        precondition(loose == factors.looseCount, "\(loose) basic rows are loose, not \(factors.looseCount).")
        for index in 0..<problem.order.count where problem.spans[problem.order[index]].kind == .loose {
            for variable in 2 * problem.order[index]...2 * problem.order[index] + 1 {
                let step = factors.position[variable]
                precondition(step >= 0 && Int(step) < tape, "No step settles variable \(variable).")
            }
        }
        for index in 0..<tape {
            for input in factors.steps[index].firstInput..<factors.steps[index].endInput {
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
        return (0..<problem.values.count).allSatisfy { abs(problem.values[$0]) <= 1e6 }
            && (0..<problem.rows.count).allSatisfy { row in
                abs(problem.constants[row]) <= 1e6
                    && problem.rows[row].addends.allSatisfy {
                        (1e-3...1e3).contains(abs(problem.addends[$0].coefficient))
                    }
            }
    }
}
