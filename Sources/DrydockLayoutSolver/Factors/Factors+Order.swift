import DrydockBuffers

/// Ordering a basis.
extension Factors {
    /// Writes the tape. The candidates are the rows that stand as basic.
    mutating func order(_ problem: inout Problem) {
        for term in terms.all { lastTerm[term.row] = -1 }
        (steps.count, inputs.count, updates.count, terms.count, givens.count) = (0, 0, 0, 0, 0)
        (updateWork, openCount) = (0, 0)
        countUnknowns(&problem)
        takeQueued(&problem)
        if problem.order.all.contains(where: { isOpen(span: $0) }) { problem.rankSpans() }
        for span in problem.order.all {
            while isOpen(span: span) {
                guess(span, &problem)
                takeQueued(&problem)
            }
        }
        for row in problem.allRows.dropFirst(problem.writtenCount) where isOpen(stay: row) {
            standing[row] = .basic
        }
        closingCount = updates.count
    }

    private mutating func countUnknowns(_ problem: inout Problem) {
        let (count, rowCount) = (problem.values.count, problem.rows.count)
        functional.extend(count, 0)
        pending.extend(below: count)
        guessSlope.reserve(count)
        position.fill(count, -1)
        for span in problem.order.all where problem.spans[span].kind == .loose {
            (position[2 * span], position[2 * span + 1]) = (Self.unknown, Self.unknown)
        }
        support.fill(count, .max)
        firstUse.fill(count, -1)
        nextUse.extend(problem.addends.count, -1)
        steps.reserve(count)
        inputs.reserve(problem.addends.count)
        place.fill(rowCount, -1)
        unknownCount.fill(rowCount, Self.unknown)
        queues.empty(below: rowCount)
        for row in problem.allRows {
            let unknowns = note(row, problem)
            guard standing[row].isBasic else { continue }
            standing[row] = problem.rows[row].standingOutside
            unknownCount[row] = unknowns
            if unknowns == 1 { enqueue(row, problem) }
        }
    }

    /// Puts a row on the lists of its variables, and counts the unknown ones.
    @inline(__always) mutating func note(_ row: Int32, _ problem: borrowing Problem) -> Int32 {
        var (index, unknowns) = (problem.rows[row].first, Int32(0))
        for addend in problem.addends(of: row) {
            if isUnknown(addend.variable) { unknowns += 1 }
            (nextUse[index], firstUse[addend.variable]) = (firstUse[addend.variable], index)
            index += 1
        }
        return unknowns
    }

    @inline(__always) private mutating func enqueue(_ row: Int32, _ problem: borrowing Problem) {
        queues.append(row, min(max(problem.rows[row].weakest, 0), Level.required))
    }

    @inline(__always) private mutating func takeQueued(_ problem: inout Problem) {
        while let row = queues.popFirst() {
            if unknownCount[row] == 1 { take(row, &problem) }
        }
    }

    @inline(__always) func isUnknown(_ variable: Int32) -> Bool { position[variable] == Self.unknown }
    @inline(__always) func isOpen(span: Int32) -> Bool { isUnknown(2 * span) || isUnknown(2 * span + 1) }

    /// Lets a row determine its one unknown variable, unless that follows the guesses too fast for rounding.
    private mutating func take(_ row: Int32, _ problem: inout Problem) {
        let (addends, firstInput) = (problem.addends(of: row), Int32(inputs.count))
        var own = 0
        while !isUnknown(addends[own].variable) { own += 1 }
        let (target, inverse) = (addends[own].variable, 1 / addends[own].coefficient)
        let isGuess = isOpen(stay: row)
        var (level, slope) = (problem.rows[row].weakest, isGuess ? 1 + scatter(row) : 0)
        for var addend in addends where addend.variable != target {
            level = min(level, support[addend.variable])
            addend.coefficient *= -inverse
            inputs.append(addend)
            if openCount > 0 { slope += addend.coefficient * openSlope(addend.variable) }
        }
        if openCount > 0 {
            guard isGuess || abs(slope) < Tolerance.growth else {
                inputs.count = Int(firstInput)
                guess(target / 2, &problem)
                if unknownCount[row] == 1 { enqueue(row, problem) }
                return
            }
            guessSlope[target] = slope
        }
        support[target] = level
        if !isGuess { standing[row] = .basic }
        (place[row], position[target]) = (Int32(steps.count), Int32(steps.count))
        let end = Int32(inputs.count)
        steps.append(Step(inverse: inverse, row: row, target: target, firstInput: firstInput, endInput: end))
        var use = firstUse[target]
        while use >= 0 {
            let row = problem.addends[use].row
            use = nextUse[use]
            unknownCount[row] -= 1
            if unknownCount[row] == 1 { enqueue(row, problem) }
            if unknownCount[row] == 0, openCount > 0, !standing[row].isBasic { close(row, &problem) }
        }
    }

    // MARK: - Guesses

    /// Lets the outermost open span that this one is in stay, first its size, then its place.
    private mutating func guess(_ span: Int32, _ problem: inout Problem) {
        var span = span
        while case let near = problem.spans[span].near, near >= 0, isOpen(span: near) { span = near }
        let stay = problem.makeStay(isUnknown(2 * span + 1) ? 2 * span + 1 : 2 * span)
        makeRoom(problem)
        unknownCount.extend(problem.rows.count, -1)
        unknownCount[stay] = -1
        if openCount == 0 { openFirst = Int32(steps.count) }
        openCount += 1
        take(stay, &problem)
    }

    @inline(__always) private func isOpen(stay: Int32) -> Bool { unknownCount[stay] < 0 }

    @inline(__always) private func openSlope(_ variable: Int32) -> Double {
        position[variable] < openFirst ? 0 : guessSlope[variable]
    }

    /// Lets a row without unknowns close a guess, unless it says nothing new: the weakest stay among those that it
    /// depends on well enough.
    private mutating func close(_ row: Int32, _ problem: inout Problem) {
        var (slope, scale) = (0.0, 0.0)
        for addend in problem.addends(of: row) {
            let amount = addend.coefficient * openSlope(addend.variable)
            (slope, scale) = (slope + amount, max(scale, abs(amount)))
        }
        guard abs(slope) > Tolerance.pivot * scale else { return }
        btran(&problem, of: row)
        let largest = multipliers.indices.reduce(0) { max($0, abs(multipliers[$1])) }
        let open = multipliers.indices.filter { isOpen(stay: $0) }
        let least = open.reduce(Tolerance.multiplier * largest) { max($0, 0.1 * abs(multipliers[$1])) }
        let candidates = open.filter { abs(multipliers[$0]) > least }
        guard let leaving = candidates.min(by: { problem.rows[$0].up < problem.rows[$1].up }) else { return }
        let old = standing[leaving]
        _ = update(entering: row, leaving: leaving, problem)
        standing[leaving] = old
        unknownCount[leaving] = Self.unknown
        openCount -= 1
    }
}
