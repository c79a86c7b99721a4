/// Exact optimisation when levels tie: a primal simplex on the piecewise linear, lexicographic cost.
extension Solver {
    /// 1. Make required rows hold, one exchange at a time in a fixed order, which cannot cycle.
    /// 2. Shift every constant by a tiny amount of its own: then no two rows meet by accident, each exchange
    ///    strictly lowers the cost, and the walk from vertex to vertex ends.
    /// 3. Find an edge along which the cost falls, follow it until it rises, and exchange there.
    /// 4. With no such edge, put the constants back. Optimality depends on signs alone, so the basis stays right.
    mutating func priceExactly() {
        report.priced = true
        makeAllImplicitRows()
        staysMatter = true
        settleRequired()
        let unit = tolerance / 64
        for row in 0..<rowLimit {
            savedConstant[row] = rows[row].constant
            rows.base[row].constant += unit * (1 + scatter(row))
        }
        evaluate(values.base)
        var remaining = max(500, min(8 * rowLimit, 20_000_000 / (rowLimit + 1)))
        while remaining > 0, let edge = improvingEdge() {
            remaining -= 1
            guard let entering = rowEntering(along: edge) else { break }
            flags.base[Int(entering)].insert(.basic)
            flags.base[Int(edge.row)].remove(.basic)
            report.exchanges += 1
            factor(keepingBasis: true)
        }
        for row in 0..<rowLimit {
            rows.base[row].constant = savedConstant[row]
            guard isOutside(row) else { continue }
            let sign = rowValue[row] > 0 ? 1 : -1
            certified[row] = cost(Int32(row), sign) == Level.none ? 0 : Int8(sign)
        }
        evaluate(values.base)
        isTied = true
        justifiedCount = oneSidedBasics
    }

    /// A number in 0 ..< 1 that no simple relation binds to those of other rows (SplitMix64's finaliser): shifts in
    /// an arithmetic progression would cancel in rows like a − 2b + c, and exchanges at such a vertex can cycle.
    private func scatter(_ row: Int) -> Double {
        var bits = UInt64(truncatingIfNeeded: row + 1) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 31)) >> 11) / 9_007_199_254_740_992
    }

    func isOutside(_ row: Int) -> Bool {
        flags[row].matches(.live, of: .live | .basic | .dropped)
    }

    /// Violated required rows enter in order of index; what leaves is the weakest row that is not required, or the
    /// first row that costs nothing (Bland's rule).
    private mutating func settleRequired() {
        var remaining = max(500, min(8 * rowLimit, 20_000_000 / (rowLimit + 1)))
        while remaining > 0, let violated = violatedRequired() {
            remaining -= 1
            seed(violated.row, 1)
            walk()
            var leaving = (row: Int32(-1), level: Level.required)
            for index in 0..<multiplier.count {
                let row = multiplierRow[index]
                let isDown = (multiplier[index] > 0) == (violated.sign > 0)
                var level = isDown ? rows[row].down : rows[row].up
                if level == Level.none, max(rows[row].up, rows[row].down) == Level.required {
                    level = Level.required - 1
                }
                if level < leaving.level || (level == leaving.level && row < leaving.row) {
                    leaving = (row, level)
                }
            }
            if leaving.row >= 0 {
                flags.base[Int(violated.row)].insert(.basic)
                flags.base[Int(leaving.row)].remove(.basic)
                report.exchanges += 1
            } else if !reportConflict(violated.row) {
                continue
            }
            factor(keepingBasis: true)
        }
    }

    private func violatedRequired() -> (row: Int32, sign: Int)? {
        for row in 0..<rowLimit where isOutside(row) {
            let error = residual(row, values.base)
            if error > tolerance, rows[row].up == Level.required { return (Int32(row), 1) }
            if error < -tolerance, rows[row].down == Level.required { return (Int32(row), -1) }
        }
        return nil
    }

    // MARK: - Edges

    /// An edge of the present vertex: basic row `row` leaves zero, upwards or downwards.
    struct Edge {
        var row: Int32
        var sign: Int
    }

    /// The steepest edge at the first level where any edge is downhill; nil when the vertex is optimal.
    ///
    /// Level by level from the strongest, edges that rise are out, edges that stay level go on to the next.
    /// A level's slopes along all edges come from one walk, seeded with its violated rows.
    mutating func improvingEdge(downTo last: Int32 = Level.none, ignoring tiny: Double = 0) -> Edge? {
        collectErrors(ignoring: tiny)
        collectEdges()
        var index = 0
        var previous = Int32.max
        while index < unsettled.count, freeDirections.count > 0 {
            let level = cost(unsettled[index], rowValue[unsettled[index]] > 0 ? 1 : -1)
            guard level >= last else { break }
            if level < 0, previous > 0 {
                reached.fill(false, count: 4 * spanLimit)
                for index in 0..<freeDirections.count { price[freeDirections[index] >> 1] = 1 }
                markReached()
                for index in 0..<freeDirections.count { price[freeDirections[index] >> 1] = 0 }
            }
            while index < unsettled.count {
                let row = unsettled[index]
                let sign = rowValue[row] > 0 ? 1 : -1
                guard cost(row, sign) == level else { break }
                if level > 0 || isReached(row) { seed(row, Double(sign)) }
                index += 1
            }
            guard highestPending >= 0 else { continue }
            walk()
            for entry in 0..<multiplier.count { price[multiplierRow[entry]] = multiplier[entry] }
            let edge = filterEdges(level, after: previous)
            for entry in 0..<multiplier.count { price[multiplierRow[entry]] = 0 }
            if let edge { return edge }
            previous = level
        }
        return nil
    }

    /// Errors of all rows outside the basis; those that cost something, strongest first.
    private mutating func collectErrors(ignoring tiny: Double) {
        unsettled.count = 0
        for row in 0..<rowLimit where isOutside(row) {
            let error = residual(row, values.base)
            rowValue[row] = error
            guard abs(error) > tiny, cost(Int32(row), error > 0 ? 1 : -1) != Level.none else { continue }
            unsettled.append(Int32(row))
        }
        let (rows, errors, list) = (self.rows.base, rowValue.base, unsettled.base)
        func key(_ row: Int32) -> Int32 {
            errors[Int(row)] > 0 ? rows[Int(row)].up : rows[Int(row)].down
        }
        func sink(_ start: Int, _ count: Int) {
            var parent = start
            while true {
                var child = 2 * parent + 1
                if child >= count { return }
                if child + 1 < count, key(list[child + 1]) < key(list[child]) { child += 1 }
                if key(list[parent]) <= key(list[child]) { return }
                swap(&list[parent], &list[child])
                parent = child
            }
        }
        let count = unsettled.count
        for start in stride(from: count / 2 - 1, through: 0, by: -1) { sink(start, count) }
        for end in stride(from: count - 1, to: 0, by: -1) {
            swap(&list[0], &list[end])
            sink(0, end)
        }
    }

    private mutating func collectEdges() {
        freeDirections.count = 0
        for index in 0..<steps.count where steps[index].row >= 0 {
            freeDirections.append(2 * steps[index].row)
            freeDirections.append(2 * steps[index].row + 1)
        }
        for index in 0..<closings.count {
            freeDirections.append(2 * closings[index])
            freeDirections.append(2 * closings[index] + 1)
        }
    }

    /// Removes the edges that rise at this level, or by their own cost between the previous level and this one;
    /// returns the steepest downhill.
    private mutating func filterEdges(_ level: Int32, after previous: Int32) -> Edge? {
        var best: Edge?
        var steepest = -1e-7
        var kept = 0
        for index in 0..<freeDirections.count {
            let code = freeDirections[index]
            let row = code >> 1
            let isDown = code & 1 == 1
            let own = isDown ? rows[row].down : rows[row].up
            if own > level, own < previous { continue }
            let slope = (isDown ? -price[row] : price[row]) + (own == level ? 1 : 0)
            if slope > 1e-7 { continue }
            if slope < steepest {
                steepest = slope
                best = Edge(row: row, sign: isDown ? -1 : 1)
            }
            freeDirections[kept] = code
            kept += 1
        }
        freeDirections.count = kept
        return best
    }

    // MARK: - Line search

    /// How all variables move when the edge's row leaves zero by one.
    mutating func follow(_ edge: Edge) {
        direction.fill(0, count: 4 * spanLimit)
        evaluate(direction.base, scale: 0, injected: edge.row)
        guard edge.sign < 0 else { return }
        for variable in 0..<4 * spanLimit { direction[variable] = -direction[variable] }
    }

    /// Follows an edge past every row where the cost keeps falling; the row where it starts to rise enters.
    private mutating func rowEntering(along edge: Edge) -> Int32? {
        follow(edge)
        let count = levels.count + 2 * spanLimit
        slope.reserve(count, keeping: 0)
        slope.fill(0, count: count)
        crossings.count = 0
        crossingTimes.count = 0
        raiseSlope(cost(edge.row, edge.sign), 1)
        for row in 0..<rowLimit where isOutside(row) {
            let rate = slope(row, direction.base)
            guard abs(rate) > 1e-9 else { continue }
            let error = rowValue[row]
            if error * rate > 0 {
                raiseSlope(cost(Int32(row), error > 0 ? 1 : -1), abs(rate))
            } else {
                if error != 0 { raiseSlope(cost(Int32(row), error > 0 ? 1 : -1), -abs(rate)) }
                crossings.append(Int32(row))
                crossingTimes.append(abs(error / rate))
            }
        }
        while crossings.count > 0 {
            var first = 0
            for index in 1..<crossings.count where crossingTimes[index] < crossingTimes[first] {
                first = index
            }
            let row = crossings[first]
            crossings.count -= 1
            crossingTimes.count -= 1
            crossings[first] = crossings[crossings.count]
            crossingTimes[first] = crossingTimes[crossingTimes.count]
            let rate = slope(Int(row), direction.base)
            if rowValue[row] != 0 { raiseSlope(cost(row, rate > 0 ? -1 : 1), abs(rate)) }
            raiseSlope(cost(row, rate > 0 ? 1 : -1), abs(rate))
            if slopeSign(count) >= 0 { return row }
        }
        return nil
    }

    private func raiseSlope(_ level: Int32, _ amount: Double) {
        guard level != Level.none else { return }
        let index = level > 0 ? levels.count - 1 - rank(of: level) : levels.count - 1 - Int(level)
        slope.base[index] += amount
    }

    /// The sign of the first level's slope that is not zero.
    private func slopeSign(_ count: Int) -> Int {
        for index in 0..<count where abs(slope[index]) > 1e-8 { return slope[index] > 0 ? 1 : -1 }
        return 0
    }
}
