/// Scratch of `order`.
struct Ordering: ~Copyable {
    /// Index: row. How many of its variables are unknown; many unless it is a candidate, less than zero for the stay of
    /// an open guess.
    var unknownCount = Buffer<Int32>()
    var queues = LevelQueues()
    /// The place in the problem's order before which all spans are known.
    var cursor = 0
    /// How many stays stand in for rows to come, and the first step since none did.
    var openCount = 0
    var openFirst = Factors.unknown
    /// Index: variable. How fast it follows the guesses, when each moves at a rate of its own.
    var slope = Buffer<Double>()
}

/// Ordering a basis.
extension Factors {
    /// Writes the tape. The candidates are the rows that stand as basic.
    ///
    /// 1. Count the unknown variables of every candidate row.
    /// 2. Take a row with exactly one unknown, strongest first; it determines that variable.
    /// 3. With no such row left, let the earliest open span stay, and go on. This is a guess: the next row that depends
    ///    on it and has no unknowns left takes the place of the stay, by an update. A stay that no row displaces remains
    ///    in the basis.
    ///
    /// O(terms), and for each guess the terms that depend on it, times the guesses open at once.
    mutating func order(_ problem: inout Problem) {
        for index in 0..<terms.count { lastTerm[terms[index].row] = -1 }
        (steps.count, inputs.count, updates.count, terms.count, givens.count) = (0, 0, 0, 0, 0)
        (looseCount, heldCount, updateWork) = (0, 0, 0)
        (ordering.cursor, ordering.openCount) = (0, 0)
        ordering.openFirst = Self.unknown
        countUnknowns(&problem)
        while true {
            if let row = ordering.queues.popFirst() {
                if ordering.unknownCount[row] == 1 { take(row, &problem) }
            } else if let span = nextOpenSpan(problem) {
                guess(span, &problem)
            } else {
                break
            }
        }
        if ordering.openCount > 0 {
            for row in problem.writtenCount..<problem.rows.count where isOpen(Int32(row)) {
                standing[row] = .basic
            }
        }
        closingCount = updates.count
    }

    private mutating func countUnknowns(_ problem: inout Problem) {
        let count = problem.values.count
        functional.extend(count, 0)
        pending.extend(count / 64 + 1, 0)
        ordering.slope.reserve(count)
        position.fill(count, -1)
        support.fill(count, .max)
        firstUse.fill(count, -1)
        nextUse.extend(problem.addends.count, -1)
        for index in 0..<problem.order.count where problem.spans[problem.order[index]].kind == .loose {
            let start = 2 * problem.order[index]
            (position[start], position[start + 1]) = (Self.unknown, Self.unknown)
        }
        steps.reserve(count)
        inputs.reserve(problem.addends.count)
        place.fill(problem.rows.count, -1)
        ordering.unknownCount.fill(problem.rows.count, Self.unknown)
        ordering.queues.empty(rows: problem.rows.count)
        for row in 0..<problem.rows.count {
            var unknowns: Int32 = 0
            for index in problem.rows[row].addends where isUnknown(problem.addends[index].variable) {
                unknowns += 1
                note(index, problem)
            }
            guard standing[row].isBasic else { continue }
            standing[row] = problem.rows[row].isStay ? .idle : .satisfied
            ordering.unknownCount[row] = unknowns
            if unknowns == 1 { ordering.queues.append(Int32(row), problem.rows[row].weakest) }
        }
    }

    /// Puts an addend on the list of its variable.
    @inline(__always) mutating func note(_ addend: Int, _ problem: borrowing Problem) {
        let variable = problem.addends[addend].variable
        nextUse[addend] = firstUse[variable]
        firstUse[variable] = Int32(addend)
    }

    @inline(__always) func isUnknown(_ variable: Int32) -> Bool { position[variable] == Self.unknown }

    private mutating func nextOpenSpan(_ problem: borrowing Problem) -> Int32? {
        while ordering.cursor < problem.order.count {
            let span = problem.order[ordering.cursor]
            if isUnknown(2 * span) || isUnknown(2 * span + 1) { return span }
            ordering.cursor += 1
        }
        return nil
    }

    /// Lets a row determine its one unknown variable, unless that follows the guesses too fast for rounding.
    private mutating func take(_ row: Int32, isGuess: Bool = false, _ problem: inout Problem) {
        let addends = problem.addends.base
        let range = problem.rows[row].addends
        var own = range.lowerBound
        while !isUnknown(addends[own].variable) { own += 1 }
        let (target, inverse, firstInput) = (
            addends[own].variable, 1 / addends[own].coefficient, inputs.count
        )
        var level = problem.rows[row].weakest
        var slope = isGuess ? 1 + scatter(Int(row)) : 0
        for index in range where index != own {
            var addend = addends[index]
            level = min(level, support[addend.variable])
            addend.coefficient *= -inverse
            inputs.append(addend)
            if ordering.openCount > 0 { slope += addend.coefficient * openSlope(addend.variable) }
        }
        if ordering.openCount > 0 {
            guard abs(slope) < Tolerance.growth else {
                inputs.count = firstInput
                guess(target / 2, &problem)
                if ordering.unknownCount[row] == 1 { ordering.queues.append(row, problem.rows[row].weakest) }
                return
            }
            ordering.slope[target] = slope
        }
        support[target] = level
        if !isGuess { markBasic(row, problem) }
        place[row] = Int32(steps.count)
        position[target] = Int32(steps.count)
        let (first, end) = (Int32(firstInput), Int32(inputs.count))
        steps.append(Step(inverse: inverse, row: row, target: target, firstInput: first, endInput: end))
        var use = firstUse[target]
        while use >= 0 {
            let row = problem.addends[use].row
            use = nextUse[use]
            let count = ordering.unknownCount[row] - 1
            ordering.unknownCount[row] = count
            if count == 1 { ordering.queues.append(row, problem.rows[row].weakest) }
            if count == 0, ordering.openCount > 0, !standing[row].isBasic { close(row, &problem) }
        }
    }

    @inline(__always) mutating func markBasic(_ row: Int32, _ problem: borrowing Problem) {
        standing[row] = .basic
        if problem.rows[row].isLoose { looseCount += 1 }
    }

    // MARK: - Guesses

    /// Lets the outermost open span that this one is in stay, first its size, then its place.
    private mutating func guess(_ span: Int32, _ problem: inout Problem) {
        var span = span
        while case let near = problem.spans[span].near, near >= 0,
            isUnknown(2 * near) || isUnknown(2 * near + 1)
        {
            span = near
        }
        let stay = problem.makeStay(isUnknown(2 * span + 1) ? 2 * span + 1 : 2 * span)
        makeRoom(problem)
        ordering.unknownCount.extend(problem.rows.count, -1)
        ordering.unknownCount[stay] = -1
        if ordering.openCount == 0 { ordering.openFirst = Int32(steps.count) }
        ordering.openCount += 1
        looseCount += 1
        take(stay, isGuess: true, &problem)
    }

    @inline(__always) private func isOpen(_ stay: Int32) -> Bool { ordering.unknownCount[stay] < 0 }

    @inline(__always) private func openSlope(_ variable: Int32) -> Double {
        position[variable] < ordering.openFirst ? 0 : ordering.slope[variable]
    }

    /// Lets a row without unknowns close a guess, unless it says nothing new: the weakest stay among those that it
    /// depends on well enough.
    private mutating func close(_ row: Int32, _ problem: inout Problem) {
        var (slope, scale) = (0.0, 0.0)
        for index in problem.rows[row].addends {
            let amount = problem.addends[index].coefficient * openSlope(problem.addends[index].variable)
            slope += amount
            scale = max(scale, abs(amount))
        }
        guard abs(slope) > Tolerance.pivot * scale else { return }
        seed(row, 1, problem)
        btran(&problem)
        var (largest, largestOpen) = (0.0, 0.0)
        for index in 0..<multipliers.count {
            let share = abs(multipliers[index].share)
            largest = max(largest, share)
            if isOpen(multipliers[index].row) { largestOpen = max(largestOpen, share) }
        }
        guard largestOpen > Tolerance.multiplier * largest else { return }
        var leaving: Int32 = -1
        for index in 0..<multipliers.count where abs(multipliers[index].share) > 0.1 * largestOpen {
            let row = multipliers[index].row
            if isOpen(row), leaving < 0 || problem.rows[row].up < problem.rows[leaving].up { leaving = row }
        }
        let old = standing[leaving]
        _ = update(entering: row, leaving: leaving, problem)
        standing[leaving] = old
        ordering.unknownCount[leaving] = Self.unknown
        ordering.openCount -= 1
        if ordering.openCount == 0 { ordering.openFirst = Self.unknown }
    }
}
