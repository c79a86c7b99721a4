/// Ordering a basis.
extension Factors {
    /// Writes the tape. The candidates are the rows that stand as basic.
    ///
    /// 1. Count the unknown variables of every candidate row.
    /// 2. Take a row with exactly one unknown, strongest first; it determines that variable.
    /// 3. With no such row left, guess a variable of the earliest open span and go on. A row whose variables have
    ///    all become known while resting on guesses closes one when its dependence on those still open is new.
    /// 4. Where no candidate is left, stays take their place, earliest span first.
    ///
    /// O(terms), and for a block with k guesses O(k² · terms).
    mutating func order(_ problem: inout Problem) {
        tape.steps.count = 0
        tape.inputs.count = 0
        tape.blocks.count = 0
        tape.guesses.count = 0
        tape.closings.count = 0
        (tape.oneSidedCount, tape.heldCount) = (0, 0)
        if tape.stride != problem.values.count { tape.slopes.count = 0 }
        tape.stride = problem.values.count
        updates.count = 0
        updateTerms.count = 0
        updateWork = 0
        functional.extend(problem.values.count, 0)
        pending.extend(problem.values.count / 64 + 1, 0)
        (ordering.cursor, ordering.blockStart, ordering.openGuess, ordering.closedCount) = (0, 0, 0, 0)
        (ordering.members.count, ordering.memberCursor) = (0, 0)
        ordering.reached.fill(problem.values.count, false)
        ordering.reachedRow.fill(problem.rows.count, false)
        countUnknowns(&problem)
        while true {
            if let row = nextDetermining() {
                take(row, &problem)
            } else if ordering.undetermined > 0 {
                advance(&problem)
            } else {
                if ordering.openFirst != Tape.unknown { offerStays(&problem) }
                break
            }
            if ordering.openFirst != Tape.unknown, ordering.closedCount == openGuesses { endBlock(&problem) }
        }
        endBlock(&problem)
    }

    private mutating func countUnknowns(_ problem: inout Problem) {
        tape.position.fill(problem.values.count, -1)
        tape.support.fill(problem.values.count, .max)
        (ordering.undetermined, ordering.openRowCount) = (0, 0)
        for index in 0..<problem.order.count where problem.spans[problem.order[index]].kind == .loose {
            let start = 2 * problem.order[index]
            (tape.position[start], tape.position[start + 1]) = (Tape.unknown, Tape.unknown)
            ordering.undetermined += 2
        }
        tape.steps.reserve(ordering.undetermined)
        tape.inputs.reserve(problem.addends.count)
        ordering.firstMention.fill(problem.values.count, -1)
        ordering.nextMention.reserve(problem.addends.count)
        ordering.unknownCount.fill(problem.rows.count, -1)
        ordering.queues.empty(levels: problem.levels.count, rows: problem.rows.count)
        for row in 0..<problem.rows.count where tape.standing[row].isBasic {
            tape.standing[row] = .satisfied
            var count: Int32 = 0
            for index in problem.rows[row].addends where isUnknown(problem.addends[index].variable) {
                let variable = problem.addends[index].variable
                count += 1
                ordering.nextMention[index] = ordering.firstMention[variable]
                ordering.firstMention[variable] = Int32(index)
            }
            ordering.unknownCount[row] = count
            if count > 0 { ordering.openRowCount += 1 }
            if count == 1 { enqueue(Int32(row), problem) }
        }
    }

    @inline(__always) func isUnknown(_ variable: Int32) -> Bool { tape.position[variable] == Tape.unknown }

    @inline(__always) private mutating func enqueue(_ row: Int32, _ problem: borrowing Problem) {
        ordering.queues.append(row, to: problem.rank(of: problem.rows[row].weakest))
    }

    @inline(__always) private mutating func nextDetermining() -> Int32? {
        while let row = ordering.queues.popFirst(from: 0) {
            if ordering.unknownCount[row] == 1 { return row }
        }
        return nil
    }

    /// Lets a row determine its one unknown variable.
    mutating func take(_ row: Int32, _ problem: inout Problem) {
        let addends = problem.addends.base
        let range = problem.rows[row].addends
        var own = range.lowerBound
        while !isUnknown(addends[own].variable) { own += 1 }
        var step = Step(row: row, target: addends[own].variable, block: Int32(tape.blocks.count))
        step.inverse = 1 / addends[own].coefficient
        step.firstInput = Int32(tape.inputs.count)
        var level = problem.rows[row].weakest
        for index in range where index != own {
            var addend = addends[index]
            level = min(level, tape.support[addend.variable])
            addend.coefficient *= -step.inverse
            tape.inputs.append(addend)
        }
        step.endInput = Int32(tape.inputs.count)
        tape.support[step.target] = level
        markBasic(row, problem)
        if ordering.openFirst != Tape.unknown { followGuesses(step) }
        learn(step, &problem)
    }

    @inline(__always) mutating func markBasic(_ row: Int32, _ problem: borrowing Problem) {
        tape.standing[row] = .basic
        if problem.rows[row].weakest == Level.none { tape.oneSidedCount += 1 }
    }

    /// Appends a step; its target is known from now on.
    @inline(__always) mutating func learn(_ step: Step, _ problem: inout Problem) {
        tape.position[step.target] = Int32(tape.steps.count)
        tape.steps.append(step)
        ordering.undetermined -= 1
        var mention = ordering.firstMention[step.target]
        while mention >= 0 {
            let row = problem.addends[mention].row
            mention = ordering.nextMention[mention]
            let count = ordering.unknownCount[row] - 1
            ordering.unknownCount[row] = count
            if count == 1 { enqueue(row, problem) }
            guard count == 0 else { continue }
            ordering.openRowCount -= 1
            if ordering.openFirst != Tape.unknown, !tape.standing[row].isBasic { offerClosing(row, &problem) }
        }
    }
}
