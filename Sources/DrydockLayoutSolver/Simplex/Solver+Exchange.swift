/// Exchanging rows by strict comparison of levels, which mostly is all there is to do.
extension Solver {
    /// Rounds of exchanges; what strict comparison of levels cannot decide is priced exactly.
    ///
    /// Every row that costs something either is optimal as it is, as all that it rests on would cost a stronger
    /// level, or takes the place of the weakest row that it rests on. All independent exchanges of a round are made
    /// at once, and the basis is factored again. Typically there are none or one.
    mutating func optimise() {
        for _ in 0..<8 {
            makeViolatedBounds()
            let outcome = exchange()
            if outcome == .settled, !problem.hasStays, factors.tape.heldCount == factors.tape.oneSidedCount {
                return
            }
            guard outcome == .changed else { break }
            factor()
            evaluate()
        }
        priceExactly()
    }

    /// What a round of exchanges came to; what comes later here prevails.
    private enum Outcome { case settled, tied, changed }

    /// One round. Stays are left to the pricing.
    private mutating func exchange() -> Outcome {
        var outcome = Outcome.settled
        factors.tape.heldCount = 0
        for row in 0..<problem.rows.count {
            switch factors.tape.standing[row] {
            case .held: factors.tape.standing[row] = .basic
            case .above, .below: factors.tape.standing[row] = .satisfied
            default: break
            }
        }
        for row in 0..<problem.rows.count
        where factors.tape.standing[row].isOutside && !problem.rows[row].isStay {
            consider(Int32(row), &outcome)
        }
        return outcome
    }

    private mutating func consider(_ row: Int32, _ outcome: inout Outcome) {
        let error = problem.residual(Int(row))
        guard abs(error) > Tolerance.error, case let level = problem.cost(row, error), level != Level.none
        else { return }
        if level != Level.required, factors.weakestSupport(of: row, problem) > level {
            factors.tape.standing[row] = error > 0 ? .above : .below
            return
        }
        factors.seed(row, 1, problem)
        factors.btran(&problem)
        guard let blocker = weakestBlocker(error) else { return }
        if blocker.level > level, level != Level.required {
            settle(row, error)
        } else if blocker.level < level {
            factors.tape.standing[row] = .basic
            factors.tape.standing[blocker.row] = .satisfied
            report.exchanges += 1
            outcome = .changed
        } else if outcome == .settled {
            outcome = .tied
        }
    }

    /// Of the rows of the last BTRAN, the one that gives way at the lowest level to lessen an error of this sign
    /// (with the largest share among equals). Nil when one of them has left the basis in this round.
    private mutating func weakestBlocker(_ error: Double) -> (row: Int32, level: Int32)? {
        var best = (row: Int32(-1), level: Int32.max)
        var largestShare = 0.0
        for index in 0..<factors.multipliers.count {
            let (row, share) = (factors.multipliers[index].row, factors.multipliers[index].share)
            guard factors.tape.standing[row].isBasic else { return nil }
            let level = problem.cost(row, -share * error)
            if level < best.level || (level == best.level && abs(share) > largestShare) {
                best = (row, level)
                largestShare = abs(share)
            }
        }
        return best
    }

    /// Records that a row's error is optimal, and that it holds the one-sided rows it leans against.
    private mutating func settle(_ row: Int32, _ error: Double) {
        factors.tape.standing[row] = error > 0 ? .above : .below
        guard factors.tape.oneSidedCount > factors.tape.heldCount else { return }
        for index in 0..<factors.multipliers.count {
            let held = factors.multipliers[index].row
            guard problem.rows[held].weakest == Level.none, factors.tape.standing[held] == .basic else {
                continue
            }
            factors.tape.standing[held] = .held
            factors.tape.heldCount += 1
        }
    }
}
