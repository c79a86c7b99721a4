/// Ordering a basis.
extension Solver {
    /// Writes the tape.
    ///
    /// 1. Count the unknown variables of every candidate row: those marked basic.
    /// 2. Take a row with exactly one unknown, strongest first; it determines that variable.
    /// 3. With no such row left, guess a variable of the earliest open span and go on. A row whose variables have
    ///    all become known while resting on guesses closes one when its dependence on those still open is new.
    /// 4. Where no candidate is left, stays take their place, earliest span first.
    ///
    /// O(terms), and for a block with k guesses O(k² · terms).
    mutating func factor() {
        keepForLater()
        report.factorisations += 1
        basis.steps.count = 0
        basis.inputs.count = 0
        basis.blocks.count = 0
        basis.guesses.count = 0
        basis.closings.count = 0
        (basis.oneSidedCount, heldCount) = (0, 0)
        basis.isListed = false
        if basis.stride != values.count { basis.slopes.count = 0 }
        basis.stride = values.count
        functional.extend(values.count, 0)
        pending.extend(values.count / 64 + 1, 0)
        (cursor, blockStart, openGuess, closedCount) = (0, 0, 0, 0)
        (members.count, memberCursor) = (0, 0)
        forgetReached()
        countUnknowns()
        while true {
            if let row = nextDetermining() {
                take(row)
            } else if undetermined > 0 {
                advance()
            } else {
                if openFirst != Basis.unknown { offerStays() }
                break
            }
            if openFirst != Basis.unknown, closedCount == basis.guesses.count - openGuess { endBlock() }
        }
        endBlock()
    }

    private mutating func countUnknowns() {
        basis.position.fill(values.count, -1)
        basis.support.fill(values.count, .max)
        (undetermined, openRowCount) = (0, 0)
        for index in 0..<order.count where spans[order[index]].kind == .loose {
            let start = 2 * order[index]
            (basis.position[start], basis.position[start + 1]) = (Basis.unknown, Basis.unknown)
            undetermined += 2
        }
        basis.steps.reserve(undetermined)
        basis.inputs.reserve(addends.count)
        firstMention.fill(values.count, -1)
        nextMention.reserve(addends.count)
        unknownCount.fill(rows.count, -1)
        emptyQueues()
        for row in 0..<rows.count where basis.standing[row].isBasic {
            basis.standing[row] = .satisfied
            var count: Int32 = 0
            for index in rows[row].addends where isUnknown(addends[index].variable) {
                count += 1
                nextMention[index] = firstMention[addends[index].variable]
                firstMention[addends[index].variable] = Int32(index)
            }
            unknownCount[row] = count
            if count > 0 { openRowCount += 1 }
            if count == 1 { enqueue(Int32(row), rows[row].weakest) }
        }
    }

    @inline(__always) func isUnknown(_ variable: Int32) -> Bool {
        basis.position[variable] == Basis.unknown
    }

    // MARK: - Queues, one for each strength; first in, first out

    mutating func emptyQueues() {
        queueNext.reserve(rows.count)
        queueHead.fill(levels.count, -1)
        queueTail.reserve(levels.count)
        highestQueue = -1
    }

    @inline(__always) mutating func enqueue(_ row: Int32, _ level: Int32) {
        let queue = rank(of: level)
        queueNext[row] = -1
        if queueHead[queue] < 0 { queueHead[queue] = row } else { queueNext[queueTail[queue]] = row }
        queueTail[queue] = row
        if queue > highestQueue { highestQueue = queue }
    }

    @inline(__always) private mutating func nextDetermining() -> Int32? {
        while highestQueue >= 0 {
            let row = queueHead[highestQueue]
            if row < 0 {
                highestQueue -= 1
                continue
            }
            queueHead[highestQueue] = queueNext[row]
            if unknownCount[row] == 1 { return row }
        }
        return nil
    }

    // MARK: - Steps

    /// Lets a row determine its one unknown variable.
    mutating func take(_ row: Int32) {
        let range = rows[row].addends
        var own = range.lowerBound
        while !isUnknown(addends[own].variable) { own += 1 }
        var step = Step(row: row, target: addends[own].variable, block: Int32(basis.blocks.count))
        step.inverse = 1 / addends[own].coefficient
        step.firstInput = Int32(basis.inputs.count)
        var level = rows[row].weakest
        for index in range where index != own {
            var addend = addends[index]
            level = min(level, basis.support[addend.variable])
            addend.coefficient *= -step.inverse
            basis.inputs.append(addend)
        }
        step.endInput = Int32(basis.inputs.count)
        basis.support[step.target] = level
        markBasic(row)
        if openFirst != Basis.unknown {
            for guess in 0..<basis.guesses.count - openGuess {
                var slope = 0.0
                for index in step.firstInput..<step.endInput {
                    slope += basis.inputs[index].coefficient * openSlope(guess, basis.inputs[index].variable)
                }
                basis.slopes[guess * basis.stride + Int(step.target)] = slope
            }
        }
        learn(step)
    }

    mutating func markBasic(_ row: Int32) {
        basis.standing[row] = .basic
        if rows[row].weakest == Level.none { basis.oneSidedCount += 1 }
    }

    /// Appends a step; its target is known from now on.
    @inline(__always) mutating func learn(_ step: Step) {
        basis.position[step.target] = Int32(basis.steps.count)
        basis.steps.append(step)
        undetermined -= 1
        var mention = firstMention[step.target]
        while mention >= 0 {
            let row = addends[mention].row
            mention = nextMention[mention]
            let count = unknownCount[row] - 1
            unknownCount[row] = count
            if count == 1 { enqueue(row, rows[row].weakest) }
            guard count == 0 else { continue }
            openRowCount -= 1
            if openFirst != Basis.unknown, !basis.standing[row].isBasic { offerClosing(row) }
        }
    }
}
