/// Exchanging rows until the basis is optimal.
extension Solver {
    /// Rounds of exchanges; what strict comparison of levels cannot decide is priced exactly.
    mutating func optimise() {
        for _ in 0..<8 {
            makeBounds()
            let outcome = exchange()
            if outcome == .settled, !hasStays, heldCount == basis.oneSidedCount { return }
            guard outcome == .changed else { break }
            factor()
            evaluate(values.base, constants.base)
        }
        priceExactly()
    }

    /// Makes the bounds that are violated.
    mutating func makeBounds() {
        for index in 0..<order.count where values[2 * order[index] + 1] < -tolerance {
            makeBound(order[index])
        }
    }

    /// The level that a row is charged at for an error of this sign.
    @inline(__always) func cost(_ row: Int32, _ error: Double) -> Int32 {
        error > 0 ? rows[row].up : rows[row].down
    }

    /// The weakest level among all that a row's variables rest on.
    mutating func weakestSupport(of row: Int32) -> Int32 {
        var weakest = Int32.max
        for index in rows[row].addends { weakest = min(weakest, basis.support[addends[index].variable]) }
        return weakest
    }

    /// What a round of exchanges came to; what comes later here prevails.
    private enum Outcome { case settled, tied, changed }

    /// One round: every row that costs something either is optimal as it is, or takes the place of the weakest row
    /// that it rests on, unless that one has already left in this round. Stays are left to the pricing.
    private mutating func exchange() -> Outcome {
        var outcome = Outcome.settled
        heldCount = 0
        exchanged.count = 0
        for row in 0..<rows.count {
            switch basis.standing[row] {
            case .held: basis.standing[row] = .basic
            case .above, .below: basis.standing[row] = .satisfied
            default: break
            }
        }
        for row in 0..<rows.count where basis.standing[row].isOutside && !rows[row].isStay {
            consider(Int32(row), &outcome)
        }
        return outcome
    }

    private mutating func consider(_ row: Int32, _ outcome: inout Outcome) {
        let error = residual(Int(row))
        guard abs(error) > tolerance, case let level = cost(row, error), level != Level.none else { return }
        if level != Level.required, weakestSupport(of: row) > level {
            basis.standing[row] = error > 0 ? .above : .below
            return
        }
        seed(row, 1)
        walk()
        guard let blocker = weakestBlocker(error) else { return }
        if level == Level.required, blocker.level >= level {
            if reportConflict(row) { outcome = .changed }
        } else if blocker.level > level {
            settle(row, error)
        } else if blocker.level < level {
            exchange(row, for: blocker.row)
            outcome = .changed
        } else if outcome == .settled {
            outcome = .tied
        }
    }

    mutating func exchange(_ entering: Int32, for leaving: Int32) {
        basis.standing[entering] = .basic
        basis.standing[leaving] = .satisfied
        exchanged.append(entering)
        exchanged.append(leaving)
        report.exchanges += 1
    }

    /// Of the rows of the last walk, the one that gives way at the lowest level to lessen an error of this sign
    /// (with the largest share among equals). Nil when one of them has left the basis in this round.
    private mutating func weakestBlocker(_ error: Double) -> (row: Int32, level: Int32)? {
        var best = (row: Int32(-1), level: Int32.max)
        var largestShare = 0.0
        for index in 0..<multipliers.count {
            let (row, share) = (multipliers[index].row, multipliers[index].share)
            guard basis.standing[row].isBasic else { return nil }
            let level = cost(row, -share * error)
            if level < best.level || (level == best.level && abs(share) > largestShare) {
                best = (row, level)
                largestShare = abs(share)
            }
        }
        return best
    }

    /// Records that a row's error is optimal, and that it holds the one-sided rows it leans against.
    mutating func settle(_ row: Int32, _ error: Double) {
        basis.standing[row] = error > 0 ? .above : .below
        guard basis.oneSidedCount > heldCount else { return }
        for index in 0..<multipliers.count {
            let held = multipliers[index].row
            guard rows[held].weakest == Level.none, basis.standing[held] == .basic else { continue }
            basis.standing[held] = .held
            heldCount += 1
        }
    }
}
