/// What cannot be put in triangular order: guesses, the rows that close them, and stays.
///
/// While a block with guesses is open, every variable in it is an affine function of them: `slopes` holds its
/// coefficients. A row without unknowns then ties the open guesses to each other. It closes one of them: solved for
/// that guess, the error of the row takes the guess's place as parameter everywhere (one Gauss–Jordan step). With
/// all closed, the slopes say how to correct the guesses for given errors.
extension Factors {
    /// Guesses of the open block.
    var openGuesses: Int { tape.guesses.count - ordering.openGuess }

    private var unclosedGuesses: Int { openGuesses - ordering.closedCount }

    /// No row has exactly one unknown: turns to the next variable of the component, or to the next component.
    mutating func advance(_ problem: inout Problem) {
        while ordering.memberCursor < ordering.members.count,
            !isUnknown(ordering.members[ordering.memberCursor])
        { ordering.memberCursor += 1 }
        if ordering.memberCursor == ordering.members.count {
            if ordering.openFirst != Tape.unknown { offerStays(&problem) }
            if ordering.closedCount == openGuesses { endBlock(&problem) }
            gatherMembers(&problem)
        }
        let variable = ordering.members[ordering.memberCursor]
        if ordering.undetermined + unclosedGuesses - ordering.outside.variables
            <= ordering.openRowCount - ordering.outside.rows
        {
            return guess(variable, &problem)
        }
        // There are not rows enough for all that is open, so some stays are needed in any case.
        makeStays(&problem)
        let stay = problem.spans[variable / 2].stay
        if variable & 1 == 1 { return take(stay, &problem) }
        var unknowns = 0
        for index in problem.rows[stay + 1].addends where isUnknown(problem.addends[index].variable) {
            unknowns += 1
        }
        if unknowns == 1 { take(stay + 1, &problem) } else { guess(variable, &problem) }
    }

    mutating func makeStays(_ problem: inout Problem) {
        guard !problem.hasStays else { return }
        problem.makeStays()
        tape.standing.extend(problem.rows.count, .satisfied)
        // Spans are now in the order of ranks.
        ordering.cursor = 0
    }

    /// Lists the unknown variables that candidate rows connect with those of the earliest open span, or of what it
    /// is in, since stays refer to that. Nothing else can close their guesses.
    private mutating func gatherMembers(_ problem: inout Problem) {
        while !isUnknown(2 * problem.order[ordering.cursor]),
            !isUnknown(2 * problem.order[ordering.cursor] + 1)
        { ordering.cursor += 1 }
        var span = problem.order[ordering.cursor]
        while case let near = problem.spans[span].near, near >= 0,
            isUnknown(2 * near) || isUnknown(2 * near + 1)
        { span = near }
        let first = isUnknown(2 * span + 1) ? 2 * span + 1 : 2 * span
        ordering.members.count = 0
        ordering.memberCursor = 0
        ordering.members.append(first)
        ordering.reached[first] = true
        var rowCount = 0
        var next = 0
        while next < ordering.members.count {
            var mention = ordering.firstMention[ordering.members[next]]
            next += 1
            while mention >= 0 {
                let row = problem.addends[mention].row
                mention = ordering.nextMention[mention]
                if ordering.reachedRow[row] { continue }
                ordering.reachedRow[row] = true
                rowCount += 1
                for index in problem.rows[row].addends {
                    let variable = problem.addends[index].variable
                    guard isUnknown(variable), !ordering.reached[variable] else { continue }
                    ordering.reached[variable] = true
                    ordering.members.append(variable)
                }
            }
        }
        // In the order of spans, each size before its place.
        ordering.members.sort { $0 ^ 1 < $1 ^ 1 }
        ordering.outside = (
            ordering.undetermined + unclosedGuesses - ordering.members.count, ordering.openRowCount - rowCount
        )
    }

    private mutating func guess(_ variable: Int32, _ problem: inout Problem) {
        if ordering.openFirst == Tape.unknown {
            endBlock(&problem)
            ordering.openFirst = Int32(tape.steps.count)
        }
        let guess = openGuesses
        tape.guesses.append(variable)
        tape.closings.append(-1)
        guessSlope.reserve(guess + 1)
        tape.slopes.extend(max(tape.slopes.count, (guess + 1) * tape.stride), 0)
        for earlier in 0..<guess { tape.slopes[earlier * tape.stride + Int(variable)] = 0 }
        let column = tape.slopes.base + guess * tape.stride
        for index in ordering.blockStart..<tape.steps.count { column[Int(tape.steps[index].target)] = 0 }
        column[Int(variable)] = 1
        learn(Step(target: variable, block: Int32(tape.blocks.count)), &problem)
    }

    /// How fast a variable follows a parameter of the open block; zero for what was known before it.
    @inline(__always) private func openSlope(_ guess: Int, _ variable: Int32) -> Double {
        tape.position[variable] < ordering.openFirst ? 0 : tape.slopes[guess * tape.stride + Int(variable)]
    }

    /// Notes how fast a step's target follows the guesses.
    mutating func followGuesses(_ step: Step) {
        for guess in 0..<openGuesses {
            var slope = 0.0
            for index in step.firstInput..<step.endInput {
                slope += tape.inputs[index].coefficient * openSlope(guess, tape.inputs[index].variable)
            }
            tape.slopes[guess * tape.stride + Int(step.target)] = slope
        }
    }

    /// Lets a row close a guess of the open block, unless it says nothing new.
    mutating func offerClosing(_ row: Int32, _ problem: inout Problem) {
        let count = openGuesses
        guard ordering.closedCount < count else { return }
        guessSlope.fill(count, 0)
        var own = -1
        var scale = 0.0
        for guess in 0..<count {
            for index in problem.rows[row].addends {
                let addend = problem.addends[index]
                let share = addend.coefficient * openSlope(guess, addend.variable)
                guessSlope.base[guess] += share
                scale = max(scale, abs(share))
            }
            guard tape.closings[ordering.openGuess + guess] < 0 else { continue }
            if own < 0 || abs(guessSlope[guess]) > abs(guessSlope[own]) { own = guess }
        }
        guard abs(guessSlope[own]) > Tolerance.pivot * scale else { return }
        tape.closings[ordering.openGuess + own] = row
        ordering.closedCount += 1
        markBasic(row, problem)
        for index in ordering.blockStart..<tape.steps.count {
            let slopes = tape.slopes.base + Int(tape.steps[index].target)
            let share = slopes[own * tape.stride] / guessSlope[own]
            guard share != 0 else { continue }
            for guess in 0..<count { slopes[guess * tape.stride] -= share * guessSlope[guess] }
            slopes[own * tape.stride] = share
        }
    }

    /// What rows leave open is closed by stays, strongest first.
    mutating func offerStays(_ problem: inout Problem) {
        makeStays(&problem)
        ordering.members.count = 0
        for index in ordering.blockStart..<tape.steps.count {
            let variable = tape.steps[index].target
            ordering.members.append(problem.spans[variable / 2].stay + (variable & 1 ^ 1))
        }
        ordering.members.sort { $0 < $1 }
        ordering.memberCursor = ordering.members.count
        for index in 0..<ordering.members.count where !tape.standing[ordering.members[index]].isBasic {
            let row = ordering.members[index]
            var isKnown = true
            for index in problem.rows[row].addends where isUnknown(problem.addends[index].variable) {
                isKnown = false
            }
            if isKnown { offerClosing(row, &problem) }
        }
    }

    /// Ends the part of the tape that is being written. Variables that rest on each other, in a block with guesses,
    /// all rest on the weakest level in it. Should rounding have left a guess without a row, it stays at zero.
    mutating func endBlock(_ problem: inout Problem) {
        let guesses = ordering.openGuess..<tape.guesses.count
        let steps = ordering.blockStart..<tape.steps.count
        if !guesses.isEmpty {
            var level = Int32.max
            for index in steps { level = min(level, tape.support[tape.steps[index].target]) }
            for index in guesses where tape.closings[index] >= 0 {
                let row = tape.closings[index]
                level = min(level, problem.rows[row].weakest, weakestSupport(of: row, problem))
            }
            for index in steps { tape.support[tape.steps[index].target] = level }
        }
        if !steps.isEmpty {
            tape.blocks.append(
                Block(
                    first: steps.lowerBound,
                    end: steps.upperBound,
                    firstGuess: guesses.lowerBound,
                    guessCount: guesses.count
                )
            )
        }
        (ordering.blockStart, ordering.openGuess) = (steps.upperBound, guesses.upperBound)
        ordering.closedCount = 0
        ordering.openFirst = Tape.unknown
    }

    /// The weakest level among all that a row's variables rest on.
    @inline(__always) func weakestSupport(of row: Int32, _ problem: borrowing Problem) -> Int32 {
        var weakest = Int32.max
        for index in problem.rows[row].addends {
            weakest = min(weakest, tape.support[problem.addends[index].variable])
        }
        return weakest
    }
}
