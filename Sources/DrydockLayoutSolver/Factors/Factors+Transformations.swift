/// BTRAN: expressing a functional of the variables by the rows of the basis.
extension Factors {
    /// Makes room for as many rows as there are, and takes note of what the new ones mention.
    mutating func makeRoom(_ problem: borrowing Problem) {
        nextUse.extend(problem.addends.count, -1)
        for row in standing.count..<problem.rows.count {
            standing.append(problem.rows[row].isStay ? .idle : .satisfied)
            for index in problem.rows[row].addends { note(index, problem) }
        }
        place.extend(problem.rows.count, -1)
        share.extend(problem.rows.count, 0)
        lastTerm.extend(problem.rows.count, -1)
    }

    /// Adds `weight × row` to the functional that the next `btran` takes apart.
    @inline(__always) mutating func seed(_ row: Int32, _ weight: Double, _ problem: borrowing Problem) {
        for index in problem.rows[row].addends {
            add(weight * problem.addends[index].coefficient, problem.addends[index].variable)
        }
    }

    @inline(__always) private mutating func add(_ amount: Double, _ variable: Int32) {
        let step = Int(position[variable])
        guard step >= 0 else { return }
        functional.base[Int(variable)] += amount
        setPending(step)
    }

    @inline(__always) private mutating func setPending(_ step: Int) {
        pending.base[step >> 6] |= 1 << UInt64(step & 63)
        if step >> 6 > highestPending { highestPending = step >> 6 }
    }

    /// Takes the seeded functional apart into `Σ multiplier · row` (+ given values): first backwards along the tape,
    /// then forwards along the updates.
    ///
    /// A step's row removes its target from the functional and brings in the row's other variables, all of which
    /// became known earlier. Only steps that matter are visited; what cancels is not followed.
    mutating func btran(_ problem: inout Problem) {
        multipliers.count = 0
        while highestPending >= 0 {
            let bits = pending[highestPending]
            if bits == 0 {
                highestPending -= 1
                continue
            }
            let index = highestPending << 6 + (63 - bits.leadingZeroBitCount)
            pending.base[highestPending] = bits & ~(1 << UInt64(index & 63))
            let step = steps[index]
            let amount = functional[step.target]
            functional[step.target] = 0
            guard abs(amount) > Tolerance.multiplier else { continue }
            multipliers.append(Multiplier(row: step.row, share: amount * step.inverse))
            for index in step.firstInput..<step.endInput {
                add(amount * inputs[index].coefficient, inputs[index].variable)
            }
        }
        if updates.count > 0 { applyUpdates() }
        guard frozenLevel < .max || updates.count > 0 else { return }
        let frozen = frozenLevel
        multipliers.keep {
            abs($0.share) > Tolerance.multiplier && problem.rows[$0.row].weakest < frozen
        }
    }

    /// In each update the row that entered takes over what the row that left had.
    private mutating func applyUpdates() {
        for index in 0..<multipliers.count { share[multipliers[index].row] = multipliers[index].share }
        for update in updates.all {
            let amount = share[update.leaving] / update.pivot
            share[update.leaving] = 0
            guard abs(amount) > Tolerance.multiplier else { continue }
            addShare(update.entering, amount)
            for term in update.first..<update.end {
                addShare(terms[term].row, -amount * terms[term].share)
            }
            updateWork += update.end - update.first
        }
        for index in 0..<multipliers.count {
            let row = multipliers[index].row
            multipliers.base[index].share = share[row]
            share[row] = 0
        }
    }

    /// A row may be listed twice; then the second share is zero.
    @inline(__always) private mutating func addShare(_ row: Int32, _ amount: Double) {
        if share[row] == 0 { multipliers.append(Multiplier(row: row, share: 0)) }
        share.base[Int(row)] += amount
    }

    /// Exchanges two rows of the basis. The multipliers must be those of the row that enters. Returns the pivot; if that
    /// is zero, the basis has to be ordered anew.
    mutating func update(entering: Int32, leaving: Int32, _ problem: borrowing Problem) -> Double {
        var update = Update(entering: entering, leaving: leaving)
        (update.first, update.firstGiven) = (terms.count, givens.count)
        noteGivens(entering, -1, problem)
        for index in 0..<multipliers.count {
            let (row, share) = (multipliers[index].row, multipliers[index].share)
            noteGivens(row, share, problem)
            if row == leaving { update.pivot = share } else { addTerm(row, share) }
        }
        guard update.pivot != 0 else { return 0 }
        (update.end, update.endGiven) = (terms.count, givens.count)
        addTerm(entering, 0)
        updates.append(update)
        markBasic(entering, problem)
        standing[leaving] = problem.rows[leaving].isStay ? .idle : .satisfied
        if problem.rows[leaving].isLoose { looseCount -= 1 }
        return update.pivot
    }

    @inline(__always) private mutating func addTerm(_ row: Int32, _ share: Double) {
        let update = Int32(updates.count)
        terms.append(UpdateTerm(share: share, row: row, update: update, previous: lastTerm[row]))
        lastTerm[row] = Int32(terms.count - 1)
    }

    /// Given variables are what BTRAN leaves of a row.
    @inline(__always) private mutating func noteGivens(
        _ row: Int32,
        _ share: Double,
        _ problem: borrowing Problem
    ) {
        guard frozenLevel == .max else { return }
        for index in problem.rows[row].addends where position[problem.addends[index].variable] < 0 {
            var addend = problem.addends[index]
            addend.coefficient *= share
            givens.append(addend)
        }
    }

    /// Whether going through the updates costs more than ordering anew.
    func needsOrdering(_ problem: borrowing Problem) -> Bool {
        updates.count - closingCount >= 100 || updateWork > 32 * problem.addends.count
    }
}

/// FTRAN: how everything moves when the error of one basic row does and those of the others stay zero.
extension Factors {
    /// To be called before the first FTRAN of a pricing; makes room for this many rows.
    mutating func prepareDirections(rows: Int, variables: Int) {
        movingVariables.count = 0
        unit.fill(rows, 0)
        direction.fill(variables, 0)
        isMoving.fill(rows, false)
    }

    /// Sets the rate of a basic row's error, and takes it to the updates that the row has a part in, until it entered.
    mutating func setUnit(_ row: Int32, _ rate: Double, before end: Int? = nil) {
        unit[row] = rate
        if place[row] >= 0 { setPending(Int(place[row])) }
        var index = lastTerm[row]
        while index >= 0 {
            let term = terms[index]
            index = term.previous
            guard term.update < end ?? .max else { continue }
            if term.share == 0 { return }
            updates.base[Int(term.update)].sum += term.share * rate
        }
    }

    /// Lets the errors of basic rows rise at the rates set: first backwards along the updates, then forwards along the
    /// tape. Leaves the variables' rates in `direction`, and in `movingRows` the rows outside the basis that mention
    /// them. Costs no more than what moves.
    mutating func ftran(_ problem: inout Problem) {
        for index in 0..<movingVariables.count { direction[movingVariables[index]] = 0 }
        (movingVariables.count, movingRows.count) = (0, 0)
        for index in (0..<updates.count).reversed() {
            let update = updates[index]
            let sum = unit[update.entering] - update.sum
            (updates.base[index].sum, unit[update.entering]) = (0, 0)
            if sum != 0 { setUnit(update.leaving, sum / update.pivot, before: index) }
        }
        var word = 0
        while word <= highestPending {
            let bits = pending[word]
            if bits == 0 {
                word += 1
                continue
            }
            pending[word] = bits & (bits - 1)
            let index = word << 6 + bits.trailingZeroBitCount
            run(index, direction.base, unit.base)
            unit[steps[index].row] = 0
            passOn(steps[index].target, &problem)
        }
        highestPending = -1
        for index in 0..<movingRows.count { isMoving[movingRows[index]] = false }
    }

    private mutating func passOn(_ variable: Int32, _ problem: inout Problem) {
        movingVariables.append(variable)
        guard abs(direction[variable]) > Tolerance.multiplier else { return }
        var use = firstUse[variable]
        while use >= 0 {
            let row = problem.addends[use].row
            use = nextUse[use]
            if place[row] > position[variable] { setPending(Int(place[row])) }
            if standing[row].isOutside, !isMoving[row] {
                isMoving[row] = true
                movingRows.append(row)
            }
        }
    }
}
