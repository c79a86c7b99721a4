extension Solver {
    /// Traps unless the factored basis is consistent: a debugging aid, O(rows + variables).
    package func checkInvariants() {
        guard !needsFactoring, changes.count == 0 else { return }
        var basics = 0
        for row in 0..<rowLimit where flags[row].contains(.basic) {
            basics += 1
            precondition(flags[row].contains(.live), "Basic row \(row) was removed.")
            precondition(!flags[row].contains(.dropped), "Basic row \(row) was dropped.")
            let error = followsBasis ? residual(row, values.base) : 0
            precondition(abs(error) <= 1e-3, "Basic row \(row) has an error of \(error).")
        }
        for row in 0..<rowLimit where isOutside(row) {
            let error = residual(row, values.base)
            let isViolated = abs(error) > 1e-3 && cost(Int32(row), error > 0 ? 1 : -1) == Level.required
            precondition(!isViolated, "Required row \(row) has an error of \(error).")
        }
        for index in 0..<blocks.count {
            let block = blocks[index]
            for guess in 0..<block.guessCount {
                let variable = guesses[block.firstGuess + guess]
                let own = sensitivity[guess * sensitivityStride + Int(variable)]
                precondition(own == 1, "Guessed variable \(variable) follows itself by \(own).")
            }
        }
        var spanCount = 0
        var index = firstSpan
        while index >= 0 {
            let record = spans[index]
            precondition(record.serial > 0, "Span \(index) is listed but was removed.")
            let x = values.base + 4 * Int(index)
            precondition(
                x[0].isFinite && x[3].isFinite && abs(x[0] + x[3] - x[1]) <= 1e-4
                    && abs(x[0] + x[3] / 2 - x[2]) <= 1e-4,
                "Span \(index) does not end where it starts plus its size."
            )
            if !record.isFixed { spanCount += 1 }
            index = record.next
        }
        precondition(steps.count == 2 * spanCount, "The tape settles only \(steps.count) values.")
        precondition(basics == steps.count - guesses.count + closings.count, "The tape misses basic rows.")
        for variable in 0..<4 * spanLimit {
            precondition(functional[variable] == 0, "A walk left variable \(variable) behind.")
        }
    }
}
