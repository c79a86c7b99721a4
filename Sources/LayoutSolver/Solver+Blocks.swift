/// What cannot be put in triangular order: guesses, the rows that close them, and stays.
extension Solver {
    /// No row has exactly one unknown: turns to the earliest span that is still open.
    mutating func advance() {
        while known[cursor] == 15 { cursor = spans[cursor].next }
        let span = cursor
        var isMentioned = false
        var sizeIsMentioned = false
        for index in mentionStart[span]..<mentionStart[span + 1] {
            let entry = mentions[index]
            guard unknown[entry >> 2] > 1 else { continue }
            isMentioned = true
            if entry & 3 == 3 { sizeIsMentioned = true }
        }
        let sizeIsOpen = known[span] & 8 == 0
        if isMentioned {
            guess(4 * span + (sizeIsOpen && (sizeIsMentioned || known[span] != 0) ? 3 : openEdge(span)))
            return
        }
        makeStays()
        if sizeIsOpen {
            take(spans[span].sizeStay)
        } else {
            let stay = spans[span].positionStay
            let row = rows[stay]
            let parentIsKnown = !isUnknown(row.c1, row.v1)
            if parentIsKnown, isUnknown(row.c0, row.v0) {
                take(stay)
            } else {
                guess(4 * span + openEdge(span))
            }
        }
    }

    /// A part other than the size that is not known.
    private func openEdge(_ span: Int32) -> Int32 { known[span] & 1 == 0 ? 0 : 1 }

    private mutating func guess(_ variable: Int32) {
        if openFirst < 0 {
            openFirst = steps.count
            openGuess = guesses.count
            openClosing = closings.count
            echelon.count = 0
            echelonStart.count = 0
            echelonPivot.count = 0
        }
        let guess = guesses.count - openGuess
        guesses.append(variable)
        let stride = 4 * given.capacity
        if sensitivityStride != stride || (guess + 1) * stride > sensitivity.capacity {
            let kept = sensitivityStride == stride ? guess * stride : 0
            sensitivity.reserve((guess + 1) * stride, keeping: kept)
            (sensitivity.base + kept).update(repeating: 0, count: sensitivity.capacity - kept)
            sensitivityStride = stride
        }
        let column = sensitivity.base + guess * stride
        for index in openFirst..<steps.count {
            let target = Int(steps[index].target) & ~3
            // A part that an earlier block settled keeps what that block's walk needs.
            for part in target..<target + 4 where Int(position[part]) >= openFirst { column[part] = 0 }
        }
        for earlier in 0..<guess { sensitivity[earlier * stride + Int(variable)] = 0 }
        column[Int(variable)] = 1
        values[variable] = 0
        support[variable] = Int32.max
        // The new variable counts as part of the open block as soon as its step exists.
        position[variable] = Int32(steps.count)
        learn(Step(inverse: 1, row: -1, target: variable, completion: -1))
    }

    /// Accepts a row as closing row when its slopes along the guesses are independent of the earlier ones'.
    mutating func offerClosing(_ row: Int32) {
        let count = guesses.count - openGuess
        let taken = echelonStart.count
        guard taken < count else { return }
        let first = echelon.count
        echelon.reserve(first + count, keeping: first)
        let slopes = echelon.base + first
        var scale = 0.0
        for guess in 0..<count {
            slopes[guess] = slopeAlong(guess, row)
            scale = max(scale, abs(slopes[guess]))
        }
        guard scale > 1e-9 else { return }
        for earlier in 0..<taken {
            let pivot = Int(echelonPivot[earlier])
            let start = Int(echelonStart[earlier])
            let end = earlier + 1 < taken ? Int(echelonStart[earlier + 1]) : first
            guard slopes[pivot] != 0 else { continue }
            let factor = slopes[pivot] / echelon[start + pivot]
            for guess in 0..<end - start { slopes[guess] -= factor * echelon[start + guess] }
            slopes[pivot] = 0
        }
        var best = 0
        for guess in 0..<count where abs(slopes[guess]) > abs(slopes[best]) { best = guess }
        guard abs(slopes[best]) > 1e-9 * scale else { return }
        echelon.count = first + count
        echelonStart.append(Int32(first))
        echelonPivot.append(Int32(best))
        closings.append(row)
        markBasic(row)
    }

    private func slopeAlong(_ guess: Int, _ row: Int32) -> Double {
        let r = rows[row]
        return r.c0 * sensitivity(guess, Int(r.v0)) + r.c1 * sensitivity(guess, Int(r.v1))
            + r.c2 * sensitivity(guess, Int(r.v2)) + r.c3 * sensitivity(guess, Int(r.v3))
    }

    /// What rows leave open is closed by stays, strongest first. They are independent, so they suffice.
    mutating func closeWithStays() {
        makeStays()
        var span = firstSpan
        while span >= 0, closings.count - openClosing < guesses.count - openGuess {
            let record = spans[span]
            if record.sizeStay >= 0 {
                if !flags[record.sizeStay].contains(.basic) { offerClosing(record.sizeStay) }
                if !flags[record.positionStay].contains(.basic) { offerClosing(record.positionStay) }
            }
            span = record.next
        }
        closeBlock()
    }

    /// Inverts the slopes of the closing rows along the guesses, and sets the guesses.
    mutating func closeBlock() {
        let block = Block(
            first: openFirst,
            end: steps.count,
            firstGuess: openGuess,
            guessCount: guesses.count - openGuess,
            firstClosing: openClosing,
            closingCount: closings.count - openClosing,
            inverse: inverses.count
        )
        invertSlopes(block)
        guessValue.reserve(block.guessCount, keeping: 0)
        var level = Int32.max
        for index in block.first..<block.end { level = min(level, support[steps[index].target]) }
        for index in block.firstClosing..<closings.count {
            let row = closings[index]
            level = min(level, rows[row].weakest, weakestSupport(of: row))
        }
        for index in block.first..<block.end {
            steps.base[index].block = Int32(blocks.count)
            let step = steps[index]
            support[step.target] = level
            guard step.completion >= 0 else { continue }
            let parts = completions[Int(step.completion)]
            let span = step.target & ~3
            support[span + parts.c] = min(level, support[span + parts.a])
            support[span + parts.d] = support[span + parts.c]
        }
        blocks.append(block)
        openFirst = -1
        runBlock(block, values.base, scale: 1, injected: -1)
    }

    /// Gauss–Jordan with complete pivoting on the slopes beside an identity. O(k³).
    ///
    /// Should rounding leave fewer closing rows than guesses, the guesses without a pivot stay at zero.
    private mutating func invertSlopes(_ block: Block) {
        let (height, width) = (block.closingCount, block.guessCount)
        let size = height * (width + height)
        echelon.reserve(size, keeping: 0)
        let m = echelon.base
        let stride = width + height
        for row in 0..<height {
            for guess in 0..<width {
                m[row * stride + guess] = slopeAlong(guess, closings[block.firstClosing + row])
            }
            for column in 0..<height { m[row * stride + width + column] = row == column ? 1 : 0 }
        }
        inverses.reserve(block.inverse + width * height, keeping: block.inverse)
        inverses.count = block.inverse + width * height
        let inverse = inverses.base + block.inverse
        inverse.update(repeating: 0, count: width * height)
        echelonPivot.reserve(height, keeping: 0)
        for done in 0..<height {
            var (bestRow, bestGuess, best) = (done, 0, 0.0)
            for row in done..<height {
                for guess in 0..<width where abs(m[row * stride + guess]) > best {
                    (bestRow, bestGuess, best) = (row, guess, abs(m[row * stride + guess]))
                }
            }
            if bestRow != done {
                for column in 0..<stride {
                    swap(&m[done * stride + column], &m[bestRow * stride + column])
                }
            }
            echelonPivot[done] = Int32(bestGuess)
            let scale = best > 0 ? 1 / m[done * stride + bestGuess] : 0
            for column in 0..<stride { m[done * stride + column] *= scale }
            for row in 0..<height where row != done {
                let factor = m[row * stride + bestGuess]
                guard factor != 0 else { continue }
                for column in 0..<stride { m[row * stride + column] -= factor * m[done * stride + column] }
            }
        }
        for row in 0..<height {
            let guess = Int(echelonPivot[row])
            for column in 0..<height { inverse[guess * height + column] = m[row * stride + width + column] }
        }
    }
}
