extension Solver {
    /// Traps unless the factored basis is consistent: a debugging aid, O(rows + variables).
    package func checkInvariants() {
        guard !needsFactoring, changes.count == 0 else { return }
        var basicCount = 0
        for row in 0..<rows.count where basis.standing[row] != .dropped {
            let error = residual(row)
            if basis.standing[row].isBasic {
                basicCount += 1
                precondition(row >= writtenCount || rows[row].age >= 0, "Basic row \(row) was removed.")
                precondition(abs(error) <= 1e-3, "Basic row \(row) has an error of \(error).")
            } else {
                let isViolated = abs(error) > 1e-3 && cost(Int32(row), error) == Level.required
                precondition(!isViolated, "Required row \(row) has an error of \(error).")
            }
        }
        var looseCount = 0
        for index in 0..<order.count where spans[order[index]].kind == .loose {
            looseCount += 1
            let start = 2 * order[index]
            precondition(
                values[start].isFinite && values[start + 1].isFinite,
                "Span \(order[index]) has a value that is not finite."
            )
            precondition(
                basis.position[start] >= 0 && basis.position[start + 1] >= 0,
                "No step settles span \(order[index])."
            )
        }
        precondition(
            basis.steps.count == 2 * looseCount,
            "The tape settles only \(basis.steps.count) values."
        )
        precondition(basicCount == basis.steps.count, "The basis has only \(basicCount) rows.")
        for index in 0..<basis.steps.count {
            let step = basis.steps[index]
            for input in step.firstInput..<step.endInput {
                let source = basis.position[basis.inputs[input].variable]
                precondition(source < Int32(index), "Step \(index) uses what a later one settles.")
            }
        }
        for variable in 0..<values.count {
            precondition(functional[variable] == 0, "A walk left variable \(variable) behind.")
        }
    }
}
