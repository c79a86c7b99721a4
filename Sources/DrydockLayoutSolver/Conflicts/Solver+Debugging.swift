import DrydockBuffers

/// For debugging: what is ambiguous, and whether all is consistent.
extension Solver {
    /// The spans that could lie elsewhere at no cost, in the order of their creation, and which values could differ. A
    /// debugging aid: a few solves.
    package mutating func ambiguousSpans() -> [(span: Span, start: Bool, size: Bool)] {
        solve()
        problem.rankSpans()
        let settled = Array(problem.values.all)
        var hasMoved = settled.map { _ in false }
        var isSearching = true
        while isSearching {
            isSearching = false
            for pull in [1.0, -1.0] {
                var wishes: [RowID] = []
                for span in problem.order.all.reversed() where problem.spans[span].kind == .loose {
                    for (part, variable) in [(Part.size, Int(2 * span + 1)), (.start, Int(2 * span))]
                    where !hasMoved[variable] {
                        let strength = Float(bitPattern: UInt32(wishes.count + 1))
                        let (term, goal) = (Term(Span(index: span), part), settled[variable] + pull)
                        wishes.append(addRow(term, nil, nil, nil, .equal, constant: goal, strength: strength))
                    }
                }
                solve()
                for (variable, old) in settled.enumerated()
                where !hasMoved[variable] && abs(problem.values[variable] - old) > 1e-6 {
                    (isSearching, hasMoved[variable]) = (true, true)
                }
                for wish in wishes { removeRow(wish) }
            }
        }
        solve()
        return problem.order.all.map { (Span(index: $0), hasMoved[2 * Int($0)], hasMoved[2 * Int($0) + 1]) }
            .filter { $0.1 || $0.2 }
    }

    /// Traps unless the factored basis is consistent, and basic rows have no error and required rows hold. O(rows +
    /// variables). In debug builds every `solve` looks at the former, and at the latter on screens of everyday numbers.
    package func checkInvariants() {
        if !problem.structureChanged, !problem.valuesChanged { _ = invariantsHold(exactly: true) }
    }

    /// One step settles each variable, from what earlier steps settled; scratch vectors are zero.
    func invariantsHold(exactly: Bool) -> Bool {
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
        return true
    }

    /// Whether doubles can tell apart what the rows ask for.
    var isWellScaled: Bool {
        report.conflicts.isEmpty && problem.values.all.allSatisfy { abs($0) <= 1e6 }
            && problem.constants.all.allSatisfy { abs($0) <= 1e6 }
            && problem.allRows.allSatisfy { row in
                problem.addends(of: row).allSatisfy { (1e-3...1e3).contains(abs($0.coefficient)) }
            }
    }
}
