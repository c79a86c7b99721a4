/// Exchanging rows by strict comparison of levels, which mostly is all there is to do.
extension Solver {
    /// Rounds of exchanges; what strict comparison of levels cannot decide is priced exactly.
    ///
    /// Every row that costs something either is optimal as it is, as all that it rests on would cost a stronger
    /// level, or takes the place of the weakest row that it rests on. All independent exchanges of a round are made
    /// at once. Typically there are none or one.
    mutating func optimise() {
        for _ in 0..<8 {
            for index in 0..<problem.order.count
            where problem.values[2 * problem.order[index] + 1] < -Tolerance.error {
                problem.makeBound(problem.order[index])
            }
            factors.makeRoom(problem)
            let outcome = compare()
            if outcome == .settled, exchanges.count == 0, factors.heldCount == factors.looseCount { return }
            let hasExchanged = exchange()
            if outcome == .tooLong || !hasExchanged { break }
        }
        priceExactly()
    }

    private enum Outcome { case settled, tied, tooLong }

    /// One round. Stays are left to the pricing, and so is the rest when rows rest on too many others.
    private mutating func compare() -> Outcome {
        (factors.heldCount, exchanges.count) = (0, 0)
        for row in 0..<problem.rows.count where factors.standing[row] != .idle {
            let isStay = problem.rows[row].isStay
            factors.standing[row] = factors.standing[row].isBasic ? .basic : isStay ? .idle : .satisfied
        }
        var (outcome, work) = (Outcome.settled, 0)
        for row in 0..<Int32(problem.rows.count) where factors.standing[row] == .satisfied {
            let error = problem.residual(Int(row))
            guard abs(error) > Tolerance.error, case let level = problem.cost(row, error), level != Level.none
            else { continue }
            if level != Level.required, factors.weakestSupport(of: row, problem) > level {
                factors.standing[row] = error > 0 ? .above : .below
                continue
            }
            factors.seed(row, 1, problem)
            factors.btran(&problem)
            work += factors.multipliers.count
            if work > 64 * problem.rows.count { return .tooLong }
            guard let blocker = weakestBlocker(error) else { continue }
            if blocker.level > level, level != Level.required {
                settle(row, error)
            } else if blocker.level < level {
                factors.standing[row] = .basic
                factors.standing[blocker.row] = problem.rows[blocker.row].isStay ? .idle : .satisfied
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
        for index in 0..<factors.multipliers.count {
            let (row, share) = (factors.multipliers[index].row, factors.multipliers[index].share)
            guard factors.standing[row].isBasic else { return nil }
            let level = problem.cost(row, -share * error)
            if level < best.level || (level == best.level && abs(share) > largestShare) {
                (best, largestShare) = ((row, level), abs(share))
            }
        }
        return best
    }

    /// Records that a row's error is optimal, and that it holds the one-sided rows it leans against.
    private mutating func settle(_ row: Int32, _ error: Double) {
        factors.standing[row] = error > 0 ? .above : .below
        guard factors.looseCount > factors.heldCount else { return }
        for index in 0..<factors.multipliers.count {
            let held = factors.multipliers[index].row
            guard problem.rows[held].weakest == Level.none, factors.standing[held] == .basic else { continue }
            factors.standing[held] = .held
            factors.heldCount += 1
        }
    }

    /// Makes the exchanges of a round, if any: a few as updates, many by ordering the basis anew.
    private mutating func exchange() -> Bool {
        guard exchanges.count > 0 else { return false }
        report.exchanges += exchanges.count
        let updates = factors.updates.count - factors.closingCount + exchanges.count
        var isUpdated = updates <= 4 + problem.rows.count / 64
        for index in 0..<exchanges.count where isUpdated {
            let (entering, leaving) = exchanges[index]
            factors.seed(entering, 1, problem)
            factors.btran(&problem)
            isUpdated = factors.update(entering: entering, leaving: leaving, problem) != 0
        }
        if !isUpdated { factor() }
        evaluate()
        return true
    }
}
