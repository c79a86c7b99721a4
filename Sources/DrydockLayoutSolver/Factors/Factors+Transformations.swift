/// BTRAN: expressing a functional of the variables by the rows of the basis.
extension Factors {
    /// Adds `weight × row` to the functional that the next `btran` takes apart.
    @inline(__always) mutating func seed(_ row: Int32, _ weight: Double, _ problem: borrowing Problem) {
        for index in problem.rows[row].addends {
            add(weight * problem.addends[index].coefficient, problem.addends[index].variable)
        }
    }

    @inline(__always) private mutating func add(_ amount: Double, _ variable: Int32) {
        let step = Int(tape.position[variable])
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
    /// became known earlier. Only steps that matter are visited; what cancels is not followed. On entering a block
    /// from behind, the closing rows first remove how the functional follows their errors.
    mutating func btran(_ problem: inout Problem) {
        multipliers.count = 0
        var entered: Int32 = -1
        while highestPending >= 0 {
            let bits = pending[highestPending]
            if bits == 0 {
                highestPending -= 1
                continue
            }
            let index = highestPending << 6 + (63 - bits.leadingZeroBitCount)
            let step = tape.steps[index]
            if step.block != entered {
                entered = step.block
                applyClosings(tape.blocks[step.block], from: index, &problem)
                continue
            }
            pending.base[highestPending] = bits & ~(1 << UInt64(index & 63))
            let amount = functional[step.target]
            functional[step.target] = 0
            guard step.row >= 0, abs(amount) > Tolerance.multiplier else { continue }
            multipliers.append(Multiplier(row: step.row, share: amount * step.inverse))
            for index in Int(step.firstInput)..<Int(step.endInput) {
                add(amount * tape.inputs[index].coefficient, tape.inputs[index].variable)
            }
        }
        if updates.count > 0 { applyUpdates() }
    }

    private mutating func applyClosings(_ block: Block, from last: Int, _ problem: inout Problem) {
        guard block.guessCount > 0 else { return }
        guessSlope.fill(block.guessCount, 0)
        for index in block.first...last where pending[index >> 6] & (1 << UInt64(index & 63)) != 0 {
            let variable = Int(tape.steps[index].target)
            for closing in 0..<block.guessCount {
                guessSlope.base[closing] +=
                    functional[variable] * tape.slopes[closing * tape.stride + variable]
            }
        }
        for closing in 0..<block.guessCount where abs(guessSlope[closing]) > Tolerance.multiplier {
            let row = tape.closings[block.firstGuess + closing]
            guard row >= 0 else { continue }
            multipliers.append(Multiplier(row: row, share: guessSlope[closing]))
            seed(row, -guessSlope[closing], problem)
        }
    }

    /// In each update the row that entered takes over what the row that left had.
    private mutating func applyUpdates() {
        for index in 0..<multipliers.count {
            share[multipliers[index].row] = multipliers[index].share
            isShared[multipliers[index].row] = true
        }
        for index in 0..<updates.count {
            let update = updates[index]
            let amount = share[update.leaving] / update.pivot
            share[update.leaving] = 0
            guard abs(amount) > Tolerance.multiplier else { continue }
            addShare(update.entering, amount)
            for term in update.first..<update.end {
                addShare(updateTerms[term].row, -amount * updateTerms[term].share)
            }
        }
        var kept = 0
        for index in 0..<multipliers.count {
            let row = multipliers[index].row
            if abs(share[row]) > Tolerance.multiplier {
                multipliers[kept] = Multiplier(row: row, share: share[row])
                kept += 1
            }
            share[row] = 0
            isShared[row] = false
        }
        multipliers.count = kept
    }

    @inline(__always) private mutating func addShare(_ row: Int32, _ amount: Double) {
        share.base[Int(row)] += amount
        if isShared[row] { return }
        isShared[row] = true
        multipliers.append(Multiplier(row: row, share: 0))
    }
}

/// FTRAN: how everything moves when the error of one basic row does and those of the others stay zero.
extension Factors {
    /// To be called when rows have been added and before the first `ftran` or `update`.
    mutating func prepare(_ problem: inout Problem) {
        firstUse.fill(problem.values.count, -1)
        nextUse.reserve(problem.addends.count)
        for row in 0..<problem.rows.count {
            for index in problem.rows[row].addends {
                nextUse[index] = firstUse[problem.addends[index].variable]
                firstUse[problem.addends[index].variable] = Int32(index)
            }
        }
        movingVariables.count = 0
        unit.fill(problem.rows.count, 0)
        direction.fill(problem.values.count, 0)
        isMoving.fill(problem.rows.count, false)
        share.fill(problem.rows.count, 0)
        isShared.fill(problem.rows.count, false)
        notePlaces(&problem)
    }

    /// To be called after `order`, when there has been a call of `prepare`.
    mutating func notePlaces(_ problem: inout Problem) {
        place.fill(problem.rows.count, -1)
        for index in 0..<tape.blocks.count {
            let block = tape.blocks[index]
            for step in block.first..<block.end where tape.steps[step].row >= 0 {
                place[tape.steps[step].row] = Int32(block.guessCount > 0 ? block.first : step)
            }
            for guess in block.firstGuess..<block.firstGuess + block.guessCount
            where tape.closings[guess] >= 0 { place[tape.closings[guess]] = Int32(block.first) }
        }
    }

    /// Lets the error of a basic row rise at the rate `sign`: first backwards along the updates, then forwards along
    /// the tape. Leaves the variables' rates in `direction`, and in `movingRows` the rows outside the basis that
    /// mention them. Costs no more than what moves, and the terms of the updates.
    mutating func ftran(_ row: Int32, _ sign: Double, _ problem: inout Problem) {
        for index in 0..<movingVariables.count { direction[movingVariables[index]] = 0 }
        movingVariables.count = 0
        movingRows.count = 0
        unit[row] = sign
        updateWork += updateTerms.count
        var update = updates.count
        while update > 0 {
            update -= 1
            let (entering, leaving) = (updates[update].entering, updates[update].leaving)
            var sum = unit[entering]
            for term in updates[update].first..<updates[update].end {
                sum -= updateTerms[term].share * unit[updateTerms[term].row]
            }
            unit[entering] = 0
            unit[leaving] = sum / updates[update].pivot
            if sum != 0 { start(leaving) }
        }
        if unit[row] != 0 { start(row) }
        var word = 0
        while word <= highestPending {
            let bits = pending[word]
            if bits == 0 {
                word += 1
                continue
            }
            let index = word << 6 + bits.trailingZeroBitCount
            pending[word] = bits & (bits - 1)
            let block = tape.blocks[tape.steps[index].block]
            if block.guessCount > 0 {
                run(block, &problem, direction.base, unit.base)
                for step in block.first..<block.end { passOn(tape.steps[step].target, &problem) }
            } else {
                run(index, direction.base, unit.base)
                passOn(tape.steps[index].target, &problem)
            }
        }
        highestPending = -1
        unit[row] = 0
        for index in 0..<updates.count { unit[updates[index].leaving] = 0 }
        for index in 0..<movingRows.count { isMoving[movingRows[index]] = false }
    }

    @inline(__always) private mutating func start(_ row: Int32) {
        if place[row] >= 0 { setPending(Int(place[row])) }
    }

    private mutating func passOn(_ variable: Int32, _ problem: inout Problem) {
        movingVariables.append(variable)
        guard abs(direction[variable]) > Tolerance.multiplier else { return }
        var use = firstUse[variable]
        while use >= 0 {
            let row = problem.addends[use].row
            use = nextUse[use]
            if place[row] > tape.position[variable] { setPending(Int(place[row])) }
            if tape.standing[row].isOutside, !isMoving[row] {
                isMoving[row] = true
                movingRows.append(row)
            }
        }
    }
}

/// What depends on what, along the tape.
extension Factors {
    /// Marks the variables that follow what is marked; a block with guesses counts as a whole. O(steps).
    mutating func spreadReached(_ problem: inout Problem) {
        for index in 0..<tape.blocks.count {
            let block = tape.blocks[index]
            var isAny = false
            for guess in block.firstGuess..<block.firstGuess + block.guessCount
            where tape.closings[guess] >= 0 && isSource[tape.closings[guess]] { isAny = true }
            for index in block.first..<block.end {
                let step = tape.steps[index]
                guard step.row >= 0 else { continue }
                var isReached = isSource[step.row]
                for input in step.firstInput..<step.endInput
                where isFollowing[tape.inputs[input].variable] { isReached = true }
                isFollowing[step.target] = isReached
                if isReached { isAny = true }
            }
            for guess in block.firstGuess..<block.firstGuess + block.guessCount
            where tape.closings[guess] >= 0 {
                isAny = isAny || mentionsReached(tape.closings[guess], problem)
            }
            guard isAny, block.guessCount > 0 else { continue }
            for step in block.first..<block.end { isFollowing[tape.steps[step].target] = true }
        }
    }

    @inline(__always) func mentionsReached(_ row: Int32, _ problem: borrowing Problem) -> Bool {
        for index in problem.rows[row].addends where isFollowing[problem.addends[index].variable] {
            return true
        }
        return false
    }
}

/// The product form of the inverse.
extension Factors {
    /// Whether going through the updates costs more than factoring anew.
    func needsOrdering(_ problem: borrowing Problem) -> Bool {
        updates.count >= 100 || updateWork > 64 * problem.addends.count
    }

    /// Exchanges two rows of the basis. The multipliers must be those of the row that enters.
    mutating func update(entering: Int32, leaving: Int32) {
        var update = Update(entering: entering, leaving: leaving, pivot: 0, first: updateTerms.count, end: 0)
        for index in 0..<multipliers.count {
            if multipliers[index].row == leaving {
                update.pivot = multipliers[index].share
            } else {
                updateTerms.append(multipliers[index])
            }
        }
        update.end = updateTerms.count
        updates.append(update)
        tape.standing[entering] = .basic
        tape.standing[leaving] = .satisfied
    }
}
