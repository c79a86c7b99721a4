import DrydockBuffers

/// Exchanging rows by strict comparison of levels, which mostly is all there is to do.
extension Solver {
    /// Rounds of exchanges, typically none or one; what strict comparison of levels cannot decide is priced exactly.
    mutating func optimise() {
        for _ in 0..<8 {
            if problem.hasNegativeSizes { problem.makeBounds(onlyNegative: true) }
            factors.makeRoom(problem)
            let outcome = compare()
            if outcome == .settled, exchanges.count == 0, !hasLooseRows { return }
            let hasExchanged = exchange()
            if outcome == .tooLong || !hasExchanged { break }
        }
        priceExactly()
    }

    private enum Outcome { case settled, tied, tooLong }

    /// One round. Stays are left to the pricing, and so is the rest when rows rest on too many others.
    private mutating func compare() -> Outcome {
        exchanges.count = 0
        for row in problem.allRows where factors.standing[row] != .idle {
            factors.standing[row] = factors.standing[row].isBasic ? .basic : problem.rows[row].standingOutside
        }
        var (outcome, work) = (Outcome.settled, 0)
        for row in problem.allRows where factors.standing[row] == .satisfied {
            let error = problem.residual(row)
            guard abs(error) > Tolerance.error, case let level = problem.cost(row, error), level != Level.none
            else { continue }
            if level != Level.required, factors.weakestSupport(of: row, problem) > level {
                factors.standing[row] = .charged(error)
                continue
            }
            factors.btran(&problem, of: row)
            work += factors.multipliers.indices.count
            if work > 64 * problem.rows.count { return .tooLong }
            guard let blocker = weakestBlocker(error) else { continue }
            if blocker.level > level, level != Level.required {
                // Its error is optimal, and holds the one-sided rows that it leans against.
                factors.standing[row] = .charged(error)
                for held in factors.multipliers.indices where problem.rows[held].weakest == Level.none {
                    factors.standing[held] = .held
                }
            } else if blocker.level < level {
                factors.standing[row] = .basic
                factors.standing[blocker.row] = problem.rows[blocker.row].standingOutside
                exchanges.append((row, blocker.row))
            } else {
                outcome = .tied
            }
        }
        return outcome
    }

    /// Of the rows of the last BTRAN, the one that gives way at the lowest level to lessen an error of this sign
    /// (with the largest share among equals). Nil when one of them has left the basis in this round.
    private mutating func weakestBlocker(_ error: Double) -> (row: Int32, level: Int32)? {
        var (best, largestShare) = ((row: Int32(-1), level: Int32.max), 0.0)
        for row in factors.multipliers.indices {
            guard factors.standing[row].isBasic else { return nil }
            let share = factors.multipliers[row]
            let level = problem.cost(row, -share * error)
            if level < best.level || (level == best.level && abs(share) > largestShare) {
                (best, largestShare) = ((row, level), abs(share))
            }
        }
        return best
    }

    /// Whether basic rows may leave in one direction at no cost, with no error that leans against them.
    private var hasLooseRows: Bool {
        problem.allRows.contains { factors.standing[$0] == .basic && problem.rows[$0].weakest < 0 }
    }

    /// Makes the exchanges of a round, if any: a few as updates, many by ordering the basis anew.
    private mutating func exchange() -> Bool {
        guard exchanges.count > 0 else { return false }
        report.exchanges += exchanges.count
        let updates = factors.updates.count - factors.closingCount + exchanges.count
        var isUpdated = updates <= 4 + problem.rows.count / 64
        for (entering, leaving) in exchanges.all where isUpdated {
            factors.btran(&problem, of: entering)
            isUpdated = factors.update(entering: entering, leaving: leaving, problem) != 0
        }
        if !isUpdated { factor() }
        evaluate()
        return true
    }
}
