extension Solver {
    /// Brings all values up to date, with the least work: nothing, evaluation, or a new factorisation.
    @discardableResult
    package mutating func solve() -> SolveReport {
        report.factorisations = 0
        report.evaluations = 0
        report.exchanges = 0
        report.priced = false
        guard needsFactoring || changes.count > 0 else { return report }
        if !needsFactoring, followPiece() {
            report.evaluations += 1
            changes.count = 0
            return report
        }
        if hasDropped {
            hasDropped = false
            report.conflicts.removeAll()
            for row in 0..<rowLimit { flags.base[row].remove(.dropped) }
            needsFactoring = true
        }
        if needsFactoring {
            needsFactoring = false
            staysMatter = false
            factor(keepingBasis: false)
            optimise()
        } else {
            report.evaluations += 1
            let isRepeated = changesAreListed
            if !isRepeated { listChanges() }
            pieceInUse = -1
            evaluate(values.base)
            optimise()
            // Once is not worth it.
            if isRepeated, report.conflicts.count == 0 { listPiece() }
        }
        if report.conflicts.count > 0 { settleConflicts() }
        changes.count = 0
        return report
    }

    /// Exchanges rows until the basis is optimal; what strict comparison of levels cannot decide is priced exactly.
    mutating func optimise() {
        for _ in 0..<32 {
            boundNegativeSizes()
            findUnsettled()
            if unsettled.count > 0 {
                let outcome = exchange()
                if outcome.didChange {
                    factor(keepingBasis: true)
                    continue
                }
                if outcome.isTied { break }
            }
            if justifiedCount == oneSidedBasics { return }
            if exchangeIdle() {
                factor(keepingBasis: true)
                continue
            }
            if staysMatter { break }
            makeStays()
            staysMatter = true
        }
        priceExactly()
    }

    private mutating func boundNegativeSizes() {
        guard keepsSizesNonNegative else { return }
        for span in 0..<spanLimit where values[4 * span + 3] < -tolerance { makeSizeBound(Int32(span)) }
    }

    /// The level that a row is charged at for an error of this sign.
    @inline(__always) func cost(_ row: Int32, _ sign: Int) -> Int32 {
        sign > 0 ? rows[row].up : sign < 0 ? rows[row].down : Level.none
    }

    @inline(__always) func isChecked(_ row: Int) -> Bool {
        let state = flags[row]
        return state.matches(.live, of: .live | .basic | .dropped)
            && (staysMatter || basicStays > 0 || !state.contains(.stay))
    }

    /// Collects the rows whose error the present certificate does not cover.
    ///
    /// Optimality depends on the basis and on the signs of the other rows' errors alone. A sign that has not
    /// changed, or an error that became zero, needs no new look. A lost error may have been what held a one-sided
    /// row in the basis: then everything is looked at again.
    private mutating func findUnsettled() {
        unsettled.count = 0
        var isLost = false
        for row in 0..<rowLimit where isChecked(row) {
            let error = residual(row, values.base)
            let old = certified[row]
            if abs(error) <= tolerance { continue }
            let sign: Int8 = error > 0 ? 1 : -1
            let level = cost(Int32(row), Int(sign))
            // The shift of constants while pricing may have leaned on a required row that was merely redundant;
            // now that it is truly violated, it is not settled.
            if sign == old, level != Level.required { continue }
            if old == 0, level == Level.none { continue }
            if old != 0 || isTied {
                isLost = true
                break
            }
            settleQuickly(Int32(row), sign, level)
        }
        guard isLost else { return }
        unsettled.count = 0
        isTied = false
        justifiedCount = 0
        for row in 0..<rowLimit {
            certified[row] = 0
            justified[row] = false
            guard isChecked(row) else { continue }
            let error = residual(row, values.base)
            let sign: Int8 = error > tolerance ? 1 : error < -tolerance ? -1 : 0
            let level = cost(Int32(row), Int(sign))
            if level != Level.none { settleQuickly(Int32(row), sign, level) }
        }
    }

    /// A row is optimal as it is when all that its variables rest on is stronger.
    private mutating func settleQuickly(_ row: Int32, _ sign: Int8, _ level: Int32) {
        if weakestSupport(of: row) > level, level != Level.required {
            certified[row] = sign
        } else {
            unsettled.append(row)
        }
    }

    /// The weakest level among all that a row's variables rest on.
    @inline(__always) func weakestSupport(of row: Int32) -> Int32 {
        let r = rows[row]
        var weakest = Int32.max
        if r.c0 != 0 { weakest = min(weakest, support[r.v0]) }
        if r.c1 != 0 { weakest = min(weakest, support[r.v1]) }
        if r.c2 != 0 { weakest = min(weakest, support[r.v2]) }
        if r.c3 != 0 { weakest = min(weakest, support[r.v3]) }
        return weakest
    }

    /// One round: every unsettled row either proves settled, or takes the place of the weakest row that it rests
    /// on, unless that one has already left in this round.
    private mutating func exchange() -> (didChange: Bool, isTied: Bool) {
        var outcome = (didChange: false, isTied: false)
        for index in 0..<unsettled.count {
            let row = unsettled[index]
            let sign = residual(Int(row), values.base) > 0 ? 1 : -1
            let level = cost(row, sign)
            seed(row, 1)
            walk()
            guard let weakest = weakestBlocker(sign) else { continue }
            let barrier = weakest.level
            if level == Level.required, barrier >= level {
                if reportConflict(row) { outcome.didChange = true }
            } else if barrier > level {
                settle(row, sign)
            } else if barrier < level {
                flags.base[Int(row)].insert(.basic)
                flags.base[Int(weakest.row)].remove(.basic)
                report.exchanges += 1
                outcome.didChange = true
            } else {
                outcome.isTied = true
            }
        }
        return outcome
    }

    /// A one-sided row that nothing leans against stays in the basis only by chance. Where an equation is just
    /// satisfied beside it, the equation takes its place, and nothing moves.
    private mutating func exchangeIdle() -> Bool {
        var didChange = false
        for row in 0..<rowLimit where isChecked(row) && rows[row].weakest > 0 {
            guard abs(residual(row, values.base)) <= tolerance else { continue }
            seed(Int32(row), 1)
            walk()
            var idle: Int32 = -1
            for index in 0..<multiplier.count {
                let held = multiplierRow[index]
                if !flags[held].contains(.basic) {
                    idle = -1
                    break
                }
                if rows[held].weakest == Level.none, !justified[held] { idle = held }
            }
            guard idle >= 0 else { continue }
            flags.base[row].insert(.basic)
            flags.base[Int(idle)].remove(.basic)
            report.exchanges += 1
            didChange = true
        }
        return didChange
    }

    /// Of the rows of the last walk, the one that gives way at the lowest level to lessen an error of this sign
    /// (with the largest share among equals). Nil when one of them has left the basis in this round.
    func weakestBlocker(_ sign: Int) -> (row: Int32, level: Int32)? {
        var best = (row: Int32(-1), level: Int32.max)
        var largestShare = 0.0
        for index in 0..<multiplier.count {
            let row = multiplierRow[index]
            guard flags[row].contains(.basic) else { return nil }
            let share = multiplier[index]
            let level = (share > 0) == (sign > 0) ? rows[row].down : rows[row].up
            if level < best.level || (level == best.level && abs(share) > largestShare) {
                best = (row, level)
                largestShare = abs(share)
            }
        }
        return best
    }

    /// Records that a row's error is optimal, and that it holds the one-sided rows it leans against.
    private mutating func settle(_ row: Int32, _ sign: Int) {
        certified[row] = Int8(sign)
        guard oneSidedBasics > justifiedCount else { return }
        for index in 0..<multiplier.count {
            let held = multiplierRow[index]
            if rows[held].weakest == Level.none, !justified[held] {
                justified[held] = true
                justifiedCount += 1
            }
        }
    }
}
