import DrydockBuffers

/// Solving with the basis. Backwards along the tape and forwards along the updates, or the other way round.
extension Factors {
    /// B·x = b. What a row that left would have to be for those that entered to hold takes the place of its constant
    /// meanwhile.
    mutating func evaluate(_ x: UnsafeMutablePointer<Double>, _ constants: UnsafeMutablePointer<Double>) {
        for index in (0..<updates.count).reversed() {
            let update = updates[index]
            var sum = constants[Int(update.entering)]
            for term in terms.elements(update.first, update.end) {
                sum -= term.share * constants[Int(term.row)]
            }
            sum = givens.sum(update.firstGiven, update.endGiven, x, from: sum)
            updates[index].sum = constants[Int(update.leaving)]
            constants[Int(update.leaving)] = sum / update.pivot
        }
        for step in steps.all { run(step, x, constants) }
        for index in 0..<updates.count {
            constants[Int(updates[index].leaving)] = updates[index].sum
            updates[index].sum = 0
        }
    }

    @inline(__always)
    func run(_ step: Step, _ x: UnsafeMutablePointer<Double>, _ constants: UnsafeMutablePointer<Double>) {
        let constant = step.inverse * constants[Int(step.row)]
        x[Int(step.target)] = inputs.sum(step.firstInput, step.endInput, x, from: constant)
    }

    /// The weakest level among all that a row's variables rest on; not known after updates.
    @inline(__always) func weakestSupport(of row: Int32, _ problem: borrowing Problem) -> Int32 {
        var weakest = updates.count == 0 ? Int32.max : Level.none
        for addend in problem.addends(of: row) { weakest = min(weakest, support[addend.variable]) }
        return weakest
    }

    /// Makes room for as many rows as there are, and takes note of what the new ones mention.
    mutating func makeRoom(_ problem: borrowing Problem) {
        nextUse.extend(problem.addends.count, -1)
        for row in problem.allRows.dropFirst(standing.count) {
            standing.append(problem.rows[row].standingOutside)
            _ = note(row, problem)
        }
        place.extend(problem.rows.count, -1)
        multipliers.extend(below: problem.rows.count)
        lastTerm.extend(problem.rows.count, -1)
    }

    // MARK: - BTRAN

    /// Adds `weight × row` to the functional that the next `btran` takes apart.
    @inline(__always) mutating func seed(_ row: Int32, _ weight: Double, _ problem: borrowing Problem) {
        for addend in problem.addends(of: row) { add(weight * addend.coefficient, addend.variable) }
    }

    @inline(__always) private mutating func add(_ amount: Double, _ variable: Int32) {
        guard position[variable] >= 0 else { return }
        functional[variable] += amount
        pending.insert(position[variable])
    }

    /// Takes the seeded functional apart into `Σ multiplier · row` (+ given values). A row, if there is one, is seeded
    /// before. Only steps that matter are visited.
    mutating func btran(_ problem: inout Problem, of row: Int32? = nil) {
        if let row { seed(row, 1, problem) }
        multipliers.clear()
        while let index = pending.popLast() {
            let step = steps[index]
            let amount = functional[step.target]
            functional[step.target] = 0
            guard abs(amount) > Tolerance.multiplier else { continue }
            multipliers.add(amount * step.inverse, step.row)
            for input in inputs.elements(step.firstInput, step.endInput) {
                add(amount * input.coefficient, input.variable)
            }
        }
        // In each update the row that entered takes over what the row that left had.
        for update in updates.all {
            let amount = multipliers[update.leaving] / update.pivot
            multipliers[update.leaving] = 0
            guard abs(amount) > Tolerance.multiplier else { continue }
            multipliers.add(amount, update.entering)
            for term in terms.elements(update.first, update.end) {
                multipliers.add(-amount * term.share, term.row)
            }
            updateWork += update.end - update.first
        }
        guard frozenLevel < .max || updates.count > 0 else { return }
        let frozen = frozenLevel
        multipliers.keep { abs($1) > Tolerance.multiplier && problem.rows[$0].weakest < frozen }
    }

    // MARK: - Updates

    /// Exchanges two rows of the basis. The multipliers must be those of the row that enters. Returns the pivot; if that
    /// is zero, the basis has to be ordered anew.
    mutating func update(entering: Int32, leaving: Int32, _ problem: borrowing Problem) -> Double {
        let (first, firstGiven) = (Int32(terms.count), Int32(givens.count))
        var update = Update(entering: entering, leaving: leaving, first: first, firstGiven: firstGiven)
        noteGivens(entering, -1, problem)
        for row in multipliers.indices {
            noteGivens(row, multipliers[row], problem)
            if row == leaving { update.pivot = multipliers[row] } else { addTerm(row, multipliers[row]) }
        }
        guard update.pivot != 0 else { return 0 }
        (update.end, update.endGiven) = (Int32(terms.count), Int32(givens.count))
        addTerm(entering, 0)
        updates.append(update)
        (standing[entering], standing[leaving]) = (.basic, problem.rows[leaving].standingOutside)
        return update.pivot
    }

    @inline(__always) private mutating func addTerm(_ row: Int32, _ share: Double) {
        let update = Int32(updates.count)
        terms.append(UpdateTerm(share: share, row: row, update: update, previous: lastTerm[row]))
        lastTerm[row] = Int32(terms.count - 1)
    }

    /// Given variables are what BTRAN leaves of a row.
    @inline(__always)
    private mutating func noteGivens(_ row: Int32, _ share: Double, _ problem: borrowing Problem) {
        guard frozenLevel == .max else { return }
        for var addend in problem.addends(of: row) where position[addend.variable] < 0 {
            addend.coefficient *= share
            givens.append(addend)
        }
    }

    /// Whether going through the updates costs more than ordering anew.
    func needsOrdering(_ problem: borrowing Problem) -> Bool {
        updates.count - closingCount >= 100 || Int(updateWork) > 32 * problem.addends.count
    }

    // MARK: - FTRAN

    /// Sets the rate of a basic row's error, and takes it to the updates that the row has a part in, until it entered.
    mutating func setUnit(_ row: Int32, _ rate: Double, before end: Int32 = .max) {
        unit[row] = rate
        if place[row] >= 0 { pending.insert(place[row]) }
        var next = lastTerm[row]
        while next >= 0, case let term = terms[next], term.share != 0 || term.update >= end {
            if term.update < end { updates[term.update].sum += term.share * rate }
            next = term.previous
        }
    }

    /// How everything moves when the errors of basic rows rise at the rates set and those of the others stay zero: the
    /// variables' rates in `direction`, and in `movingRows` the rows outside the basis that mention them.
    mutating func ftran(_ problem: inout Problem) {
        direction.clear()
        movingRows.removeAll()
        for index in (0..<updates.count).reversed() {
            let update = updates[index]
            let sum = unit[update.entering] - update.sum
            (updates[index].sum, unit[update.entering]) = (0, 0)
            if sum != 0 { setUnit(update.leaving, sum / update.pivot, before: Int32(index)) }
        }
        while let index = pending.popFirst() {
            let step = steps[index]
            run(step, direction.base, unit.base)
            unit[step.row] = 0
            direction.list(step.target)
            guard abs(direction[step.target]) > Tolerance.multiplier else { continue }
            var use = firstUse[step.target]
            while use >= 0 {
                let row = problem.addends[use].row
                use = nextUse[use]
                if place[row] > index { pending.insert(place[row]) }
                if standing[row].isOutside { movingRows.insert(row) }
            }
        }
    }
}
