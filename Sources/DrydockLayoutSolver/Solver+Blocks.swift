/// What cannot be put in triangular order: guesses, the rows that close them, and stays.
///
/// While a block with guesses is open, every variable in it is an affine function of them: `slopes` holds its
/// coefficients. A row without unknowns then ties the open guesses to each other. It closes one of them: solved for
/// that guess, the error of the row takes the guess's place as parameter everywhere (one Gauss–Jordan step). With
/// all closed, the slopes say how to correct the guesses for given errors.
extension Solver {
    /// No row has exactly one unknown: turns to the next variable of the component, or to the next component.
    mutating func advance() {
        while memberCursor < members.count, !isUnknown(members[memberCursor]) { memberCursor += 1 }
        if memberCursor == members.count {
            if openFirst != Basis.unknown { offerStays() }
            if closedCount == basis.guesses.count - openGuess { endBlock() }
            gatherMembers()
        }
        let variable = members[memberCursor]
        if undetermined + openGuessCount - outside.variables <= openRowCount - outside.rows {
            return guess(variable)
        }
        // There are not rows enough for all that is open, so some stays are needed in any case.
        makeStays()
        let stay = spans[variable / 2].stay
        if variable & 1 == 1 { return take(stay) }
        var unknowns = 0
        for index in rows[stay + 1].addends where isUnknown(addends[index].variable) { unknowns += 1 }
        if unknowns == 1 { take(stay + 1) } else { guess(variable) }
    }

    private var openGuessCount: Int { basis.guesses.count - openGuess - closedCount }

    /// Lists the unknown variables that candidate rows connect with those of the earliest open span, or of what it
    /// is in, since stays refer to that. Nothing else can close their guesses.
    private mutating func gatherMembers() {
        while !isUnknown(2 * order[cursor]), !isUnknown(2 * order[cursor] + 1) { cursor += 1 }
        var span = order[cursor]
        while spans[span].near >= 0, isUnknown(2 * spans[span].near) || isUnknown(2 * spans[span].near + 1) {
            span = spans[span].near
        }
        let first = isUnknown(2 * span + 1) ? 2 * span + 1 : 2 * span
        members.count = 0
        memberCursor = 0
        members.append(first)
        reached[first] = true
        var rowCount = 0
        var next = 0
        while next < members.count {
            var mention = firstMention[members[next]]
            next += 1
            while mention >= 0 {
                let row = addends[mention].row
                mention = nextMention[mention]
                if reachedRow[row] { continue }
                reachedRow[row] = true
                rowCount += 1
                for index in rows[row].addends {
                    let variable = addends[index].variable
                    guard isUnknown(variable), !reached[variable] else { continue }
                    reached[variable] = true
                    members.append(variable)
                }
            }
        }
        // In the order of spans, each size before its place.
        members.sort { $0 ^ 1 < $1 ^ 1 }
        outside = (undetermined + openGuessCount - members.count, openRowCount - rowCount)
    }

    private mutating func guess(_ variable: Int32) {
        if openFirst == Basis.unknown {
            endBlock()
            openFirst = Int32(basis.steps.count)
        }
        let guess = basis.guesses.count - openGuess
        basis.guesses.append(variable)
        basis.closings.append(-1)
        guessSlope.reserve(guess + 1)
        basis.slopes.extend(max(basis.slopes.count, (guess + 1) * basis.stride), 0)
        for earlier in 0..<guess { basis.slopes[earlier * basis.stride + Int(variable)] = 0 }
        let column = basis.slopes.base + guess * basis.stride
        for index in blockStart..<basis.steps.count { column[Int(basis.steps[index].target)] = 0 }
        column[Int(variable)] = 1
        learn(Step(target: variable, block: Int32(basis.blocks.count)))
    }

    /// How fast a variable follows a parameter of the open block; zero for what was known before it.
    @inline(__always) func openSlope(_ guess: Int, _ variable: Int32) -> Double {
        basis.position[variable] < openFirst ? 0 : basis.slopes[guess * basis.stride + Int(variable)]
    }

    /// Lets a row close a guess of the open block, unless it says nothing new.
    mutating func offerClosing(_ row: Int32) {
        let count = basis.guesses.count - openGuess
        guard closedCount < count else { return }
        guessSlope.fill(count, 0)
        var own = -1
        var scale = 0.0
        for guess in 0..<count {
            for index in rows[row].addends {
                let share = addends[index].coefficient * openSlope(guess, addends[index].variable)
                guessSlope.base[guess] += share
                scale = max(scale, abs(share))
            }
            guard basis.closings[openGuess + guess] < 0 else { continue }
            if own < 0 || abs(guessSlope[guess]) > abs(guessSlope[own]) { own = guess }
        }
        guard abs(guessSlope[own]) > 1e-9 * scale else { return }
        basis.closings[openGuess + own] = row
        closedCount += 1
        markBasic(row)
        for index in blockStart..<basis.steps.count {
            let slopes = basis.slopes.base + Int(basis.steps[index].target)
            let share = slopes[own * basis.stride] / guessSlope[own]
            guard share != 0 else { continue }
            for guess in 0..<count { slopes[guess * basis.stride] -= share * guessSlope[guess] }
            slopes[own * basis.stride] = share
        }
    }

    /// What rows leave open is closed by stays, strongest first.
    mutating func offerStays() {
        makeStays()
        members.count = 0
        for index in blockStart..<basis.steps.count {
            let variable = basis.steps[index].target
            members.append(spans[variable / 2].stay + (variable & 1 ^ 1))
        }
        members.sort { $0 < $1 }
        memberCursor = members.count
        for index in 0..<members.count where !basis.standing[members[index]].isBasic {
            let row = members[index]
            if !rows[row].addends.contains(where: { isUnknown(addends[$0].variable) }) { offerClosing(row) }
        }
    }

    /// Ends the part of the tape that is being written. Variables that rest on each other, in a block with guesses,
    /// all rest on the weakest level in it. Should rounding have left a guess without a row, it stays at zero.
    mutating func endBlock() {
        let guesses = openGuess..<basis.guesses.count
        let steps = blockStart..<basis.steps.count
        if !guesses.isEmpty {
            var level = Int32.max
            for index in steps { level = min(level, basis.support[basis.steps[index].target]) }
            for index in guesses where basis.closings[index] >= 0 {
                let row = basis.closings[index]
                level = min(level, rows[row].weakest, weakestSupport(of: row))
            }
            for index in steps { basis.support[basis.steps[index].target] = level }
        }
        if !steps.isEmpty {
            basis.blocks.append(
                Block(
                    first: blockStart,
                    end: steps.upperBound,
                    firstGuess: openGuess,
                    guessCount: guesses.count
                )
            )
        }
        (blockStart, openGuess, closedCount) = (steps.upperBound, guesses.upperBound, 0)
        openFirst = Basis.unknown
    }
}
