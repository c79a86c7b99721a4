/// Choosing and ordering a basis.
extension Solver {
    /// Writes the tape.
    ///
    /// 1. Count the unknown variables of every candidate row. Candidates are the rows of the present basis, or,
    ///    from scratch, all equations and intrinsic sizes.
    /// 2. Take a row with exactly one unknown, strongest first; it determines that variable. The second known part
    ///    of a span makes the two others known.
    /// 3. With no such row left, guess a variable of the earliest open span and go on. A row whose variables have
    ///    all become known while resting on guesses closes the block when its dependence on the guesses is new.
    ///    As many closing rows as guesses settle the block.
    /// 4. Where no candidate is left, stays take their place, earliest span first.
    ///
    /// O(terms), and in a block with k guesses O(k · terms + k³).
    mutating func factor(keepingBasis: Bool) {
        report.factorisations += 1
        if !keepingBasis {
            discardImplicitRows()
            forgetPieces()
            listedChanges.count = 0
        }
        steps.count = 0
        blocks.count = 0
        guesses.count = 0
        closings.count = 0
        inverses.count = 0
        oneSidedBasics = 0
        basicStays = 0
        openFirst = -1
        openGuess = 0
        openClosing = 0
        isTied = false
        factoredPiece = -1
        justifiedCount = 0
        cursor = firstSpan
        queueHead.reserve(levels.count + 1, keeping: 0)
        queueTail.reserve(levels.count + 1, keeping: 0)
        queueHead.fill(-1, count: levels.count + 1)
        highestQueue = -1
        countUnknowns(keepingBasis: keepingBasis)
        while true {
            while let row = nextDetermining() {
                take(row)
                if openFirst >= 0, closings.count - openClosing == guesses.count - openGuess { closeBlock() }
            }
            guard undetermined > 0 else { break }
            advance()
            if openFirst >= 0, closings.count - openClosing == guesses.count - openGuess { closeBlock() }
        }
        if openFirst >= 0 { closeWithStays() }
    }

    private mutating func countUnknowns(keepingBasis: Bool) {
        let spanCount = spanLimit
        known.base.update(from: given.base, count: spanCount)
        let known = self.known.base
        let start = mentionStart.base
        start.update(repeating: 0, count: spanCount + 1)
        undetermined = 0
        for span in 0..<spanCount where known[span] == 0 { undetermined += 1 }
        let wanted = keepingBasis ? RowFlags.live | .basic : .live | .twoSided
        for index in 0..<rowLimit {
            let state = flags[index]
            flags.base[index].remove(.basic)
            certified[index] = 0
            justified[index] = false
            guard state.matches(wanted, of: wanted | .dropped) else {
                unknown[index] = -1
                continue
            }
            let row = rows.base + index
            var count: Int32 = 0
            if row.pointee.c0 != 0, known[Int(row.pointee.v0 >> 2)] == 0 {
                count += 1
                start[Int(row.pointee.v0 >> 2)] += 1
            }
            if row.pointee.c1 != 0, known[Int(row.pointee.v1 >> 2)] == 0 {
                count += 1
                start[Int(row.pointee.v1 >> 2)] += 1
            }
            if row.pointee.c2 != 0, known[Int(row.pointee.v2 >> 2)] == 0 {
                count += 1
                start[Int(row.pointee.v2 >> 2)] += 1
            }
            if row.pointee.c3 != 0, known[Int(row.pointee.v3 >> 2)] == 0 {
                count += 1
                start[Int(row.pointee.v3 >> 2)] += 1
            }
            unknown[index] = count
            if count == 1 { enqueue(Int32(index)) }
        }
        var total: Int32 = 0
        for span in 0...spanCount {
            total += start[span]
            start[span] = total
        }
        var index = rowLimit - 1
        while index >= 0 {
            if unknown[index] > 0 {
                let row = rows.base + index
                mention(Int32(index), row.pointee.c0, row.pointee.v0)
                mention(Int32(index), row.pointee.c1, row.pointee.v1)
                mention(Int32(index), row.pointee.c2, row.pointee.v2)
                mention(Int32(index), row.pointee.c3, row.pointee.v3)
            }
            index -= 1
        }
    }

    @inline(__always)
    private func mention(_ row: Int32, _ coefficient: Double, _ variable: Int32) {
        let span = Int(variable >> 2)
        guard coefficient != 0, known[span] == 0 else { return }
        mentionStart.base[span] -= 1
        mentions[mentionStart[span]] = row << 2 | (variable & 3)
    }

    // MARK: - Queues, one for each level

    @inline(__always) private mutating func enqueue(_ row: Int32) {
        let queue = max(rank(of: rows[row].weakest), 0)
        following[row] = -1
        if queueHead[queue] < 0 {
            queueHead[queue] = row
            if queue > highestQueue { highestQueue = queue }
        } else {
            following[queueTail[queue]] = row
        }
        queueTail[queue] = row
    }

    private mutating func nextDetermining() -> Int32? {
        while highestQueue >= 0 {
            let row = queueHead[highestQueue]
            if row < 0 {
                highestQueue -= 1
                continue
            }
            queueHead[highestQueue] = following[row]
            if unknown[row] == 1 { return row }
        }
        return nil
    }

    // MARK: - Steps

    /// Lets a row determine its one unknown variable.
    mutating func take(_ row: Int32) {
        let r = rows.base + Int(row)
        if isUnknown(r.pointee.c0, r.pointee.v0) {
        } else if isUnknown(r.pointee.c1, r.pointee.v1) {
            swap(&r.pointee.c0, &r.pointee.c1)
            swap(&r.pointee.v0, &r.pointee.v1)
        } else if isUnknown(r.pointee.c2, r.pointee.v2) {
            swap(&r.pointee.c0, &r.pointee.c2)
            swap(&r.pointee.v0, &r.pointee.v2)
        } else {
            swap(&r.pointee.c0, &r.pointee.c3)
            swap(&r.pointee.v0, &r.pointee.v3)
        }
        markBasic(row)
        let inverse = 1 / r.pointee.c0
        let target = r.pointee.v0
        let (v1, v2, v3) = (Int(r.pointee.v1), Int(r.pointee.v2), Int(r.pointee.v3))
        let (c1, c2, c3) = (r.pointee.c1, r.pointee.c2, r.pointee.c3)
        let x = values.base
        x[Int(target)] = (r.pointee.constant - (c1 * x[v1] + c2 * x[v2] + c3 * x[v3])) * inverse
        var level = r.pointee.weakest
        if c1 != 0 { level = min(level, support[v1]) }
        if c2 != 0 { level = min(level, support[v2]) }
        if c3 != 0 { level = min(level, support[v3]) }
        support[target] = level
        if openFirst >= 0 {
            for guess in 0..<guesses.count - openGuess {
                let s =
                    c1 * sensitivity(guess, v1) + c2 * sensitivity(guess, v2) + c3 * sensitivity(guess, v3)
                sensitivity[guess * sensitivityStride + Int(target)] = -s * inverse
            }
        }
        learn(Step(inverse: inverse, row: row, target: target, completion: -1))
    }

    @inline(__always) func isUnknown(_ coefficient: Double, _ variable: Int32) -> Bool {
        coefficient != 0 && known[variable >> 2] & (1 << UInt8(variable & 3)) == 0
    }

    mutating func markBasic(_ row: Int32) {
        flags.base[Int(row)].insert(.basic)
        if rows[row].weakest == Level.none { oneSidedBasics += 1 }
        if flags[row].contains(.stay) { basicStays += 1 }
    }

    /// How fast a variable follows a guess of the open block; zero for what was known before it.
    @inline(__always) func sensitivity(_ guess: Int, _ variable: Int) -> Double {
        Int(position[variable]) >= openFirst ? sensitivity[guess * sensitivityStride + variable] : 0
    }

    /// Appends a step; its target is known from now on, and so is all of its span at the second part.
    mutating func learn(_ step: Step) {
        var step = step
        let span = Int(step.target >> 2)
        let part = step.target & 3
        let old = known[span]
        var new = UInt8(1) << UInt8(part)
        position[step.target] = Int32(steps.count)
        if old != 0 {
            new = 15
            undetermined -= 1
            step.completion = Int32(old.trailingZeroBitCount) * 4 + part
            complete(span, completions[Int(step.completion)])
        }
        known[span] = new
        steps.append(step)
        var index = mentionStart[span]
        let end = mentionStart[span + 1]
        let fresh = new & ~old
        while index < end {
            let entry = mentions[index]
            if fresh & (1 << UInt8(entry & 3)) != 0 {
                let row = entry >> 2
                unknown.base[Int(row)] -= 1
                if unknown[row] == 1 {
                    enqueue(row)
                } else if unknown[row] == 0, openFirst >= 0, !flags[row].contains(.basic) {
                    offerClosing(row)
                }
            }
            index += 1
        }
    }

    @inline(__always) private mutating func complete(_ span: Int, _ parts: Completion) {
        let (a, b) = (4 * span + Int(parts.a), 4 * span + Int(parts.b))
        let (c, d) = (4 * span + Int(parts.c), 4 * span + Int(parts.d))
        values[c] = parts.ca * values[a] + parts.cb * values[b]
        values[d] = parts.da * values[a] + parts.db * values[b]
        let level = min(support[a], support[b])
        support[c] = level
        support[d] = level
        if openFirst >= 0 {
            for guess in 0..<guesses.count - openGuess {
                let (sa, sb) = (sensitivity(guess, a), sensitivity(guess, b))
                sensitivity[guess * sensitivityStride + c] = parts.ca * sa + parts.cb * sb
                sensitivity[guess * sensitivityStride + d] = parts.da * sa + parts.db * sb
            }
        }
        position[c] = Int32(steps.count)
        position[d] = Int32(steps.count)
    }
}
