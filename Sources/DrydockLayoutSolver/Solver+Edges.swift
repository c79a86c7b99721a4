/// Following an edge: what moves along it, and which row to stop at. Costs no more than what moves.
extension Solver {
    /// To be called before rounds, since rows and addends stay the same during them.
    mutating func prepareEdges() {
        edges.firstUse.fill(values.count, -1)
        edges.nextUse.reserve(addends.count)
        for row in 0..<rows.count {
            for index in rows[row].addends {
                edges.nextUse[index] = edges.firstUse[addends[index].variable]
                edges.firstUse[addends[index].variable] = Int32(index)
            }
        }
        edges.place.reserve(rows.count)
        edges.unit.fill(rows.count, 0)
        edges.direction.fill(values.count, 0)
        edges.levelSlope.fill(levels.count + 2 * order.count, 0)
        edges.isMoving.fill(rows.count, false)
    }

    mutating func beginRound() {
        edges.swaps.count = 0
        edges.hasEntered.fill(rows.count, false)
        for index in 0..<basis.blocks.count {
            let block = basis.blocks[index]
            for step in block.first..<block.end where basis.steps[step].row >= 0 {
                edges.place[basis.steps[step].row] = Int32(block.guessCount > 0 ? block.first : step)
            }
            for guess in block.firstGuess..<block.firstGuess + block.guessCount
            where basis.closings[guess] >= 0 { edges.place[basis.closings[guess]] = Int32(block.first) }
        }
    }

    /// Goes to the end of the edge and notes the exchange there. Not where the edge moves a row that has entered in
    /// this round, as the edge is then another one by now; nor where it is no longer downhill.
    mutating func follow(_ edge: Edges.Edge) {
        spreadDirection(edge)
        edges.slopedLevels.count = 0
        if movesNothingEntered(), let crossing = crossingEntering(along: edge) {
            edges.swaps.append(Edges.Swap(entering: crossing.row, leaving: edge.row))
            for index in 0..<edges.movingRows.count {
                let moving = edges.movingRows[index]
                error.base[Int(moving.row)] += crossing.time * moving.rate
            }
            edges.hasEntered[crossing.row] = true
        }
        edges.unit[edge.row] = 0
        for index in 0..<edges.movingVariables.count { edges.direction[edges.movingVariables[index]] = 0 }
        for index in 0..<edges.slopedLevels.count { edges.levelSlope[edges.slopedLevels[index]] = 0 }
    }

    // MARK: - What moves

    /// Runs the steps that follow the edge's row, in the order of the tape, and lists the rows that move.
    private mutating func spreadDirection(_ edge: Edges.Edge) {
        edges.movingVariables.count = 0
        edges.movingRows.count = 0
        edges.unit[edge.row] = edge.sign
        var word = Int(edges.place[edge.row]) >> 6
        setPending(edges.place[edge.row])
        while word <= highestPending {
            let bits = pending[word]
            if bits == 0 {
                word += 1
                continue
            }
            let index = word << 6 + bits.trailingZeroBitCount
            pending[word] = bits & (bits - 1)
            let block = basis.blocks[basis.steps[index].block]
            if block.guessCount > 0 {
                run(block, edges.direction.base, edges.unit.base)
                for step in block.first..<block.end { passOn(basis.steps[step].target) }
            } else {
                run(index, edges.direction.base, edges.unit.base)
                passOn(basis.steps[index].target)
            }
        }
        highestPending = -1
        var kept = 0
        for index in 0..<edges.movingRows.count {
            let row = edges.movingRows[index].row
            edges.isMoving[row] = false
            let rate = slope(Int(row), edges.direction.base)
            guard abs(rate) > 1e-9 else { continue }
            edges.movingRows[kept] = Edges.Moving(row: row, rate: rate)
            kept += 1
        }
        edges.movingRows.count = kept
    }

    @inline(__always) private mutating func setPending(_ step: Int32) {
        pending.base[Int(step >> 6)] |= 1 << UInt64(step & 63)
        if Int(step >> 6) > highestPending { highestPending = Int(step >> 6) }
    }

    private mutating func passOn(_ variable: Int32) {
        edges.movingVariables.append(variable)
        guard abs(edges.direction[variable]) > 1e-12 else { return }
        var use = edges.firstUse[variable]
        while use >= 0 {
            let row = addends[use].row
            use = edges.nextUse[use]
            if basis.standing[row].isBasic {
                if edges.place[row] > basis.position[variable] { setPending(edges.place[row]) }
            } else if basis.standing[row].isOutside, !edges.isMoving[row] {
                edges.isMoving[row] = true
                edges.movingRows.append(Edges.Moving(row: row, rate: 0))
            }
        }
    }

    private mutating func movesNothingEntered() -> Bool {
        for index in 0..<edges.movingRows.count {
            if edges.hasEntered[edges.movingRows[index].row] { return false }
        }
        return true
    }

    // MARK: - Line search

    /// Follows an edge past every row where the cost keeps falling; the row where it starts to rise enters.
    private mutating func crossingEntering(along edge: Edges.Edge) -> Edges.Crossing? {
        edges.crossings.count = 0
        edges.firstSloped = edges.levelSlope.count
        raiseSlope(cost(edge.row, edge.sign), 1)
        for index in 0..<edges.movingRows.count {
            let (row, rate) = (edges.movingRows[index].row, edges.movingRows[index].rate)
            if error[row] * rate > 0 {
                raiseSlope(cost(row, rate), abs(rate))
            } else {
                raiseSlope(cost(row, -rate), -abs(rate))
                edges.crossings.append(Edges.Crossing(time: -error[row] / rate, rate: rate, row: row))
            }
        }
        if isRising() { return nil }
        while edges.crossings.count > 0 {
            var first = 0
            for index in 1..<edges.crossings.count
            where edges.crossings[index].time < edges.crossings[first].time { first = index }
            let crossing = edges.crossings[first]
            edges.crossings[first] = edges.crossings[edges.crossings.count - 1]
            edges.crossings.count -= 1
            raiseSlope(cost(crossing.row, -crossing.rate), abs(crossing.rate))
            raiseSlope(cost(crossing.row, crossing.rate), abs(crossing.rate))
            if isRising() { return crossing }
        }
        return nil
    }

    /// Index: the strength, strongest first, then the stay.
    private mutating func raiseSlope(_ level: Int32, _ amount: Double) {
        guard level != Level.none else { return }
        let index = level > 0 ? levels.count - 1 - rank(of: level) : levels.count - 1 - Int(level)
        if edges.levelSlope[index] == 0 { edges.slopedLevels.append(Int32(index)) }
        edges.firstSloped = min(edges.firstSloped, index)
        edges.levelSlope[index] += amount
    }

    /// Whether the first level's slope that is not zero is positive; none counts as rising.
    private mutating func isRising() -> Bool {
        for index in edges.firstSloped..<edges.levelSlope.count where abs(edges.levelSlope[index]) > 1e-8 {
            return edges.levelSlope[index] > 0
        }
        return true
    }
}
