/// Exact optimisation where levels tie: a primal simplex on the piecewise linear, lexicographic cost.
///
/// 1. Make required rows hold, and find the rows that are open; the others stay as they are.
/// 2. Shift each of their constants by a tiny amount of its own: then no two rows meet by accident, each exchange
///    strictly lowers the cost, and the walk from vertex to vertex ends. Where rounding hides that, it ends when it
///    comes back.
/// 3. Find the edges along which the cost falls, follow each until it rises, and exchange there. Ties are mostly
///    local, so a round follows many edges, one after the other: all that the exchanges before leave as they are.
/// 4. With no such edge, put the constants back. Optimality depends on signs alone, so the basis stays right.
extension Solver {
    mutating func priceExactly() {
        report.priced = true
        makeStays()
        settleRequired()
        for index in 0..<order.count { makeBound(order[index]) }
        prepareEdges()
        findOpenRows()
        // Well above what rounding does to the sums along a chain of rows.
        var shift = tolerance / 64
        for variable in 0..<values.count { shift = max(shift, 2e-12 * abs(values[variable])) }
        shifted.reserve(rows.count)
        for row in 0..<rows.count {
            shifted[row] = constants[row] + (edges.isOpen[row] ? shift * (1 + Self.scatter(Int32(row))) : 0)
        }
        error.reserve(rows.count)
        var watch = CycleWatch()
        for _ in 0..<roundLimit {
            evaluate(values.base, shifted.base)
            for row in 0..<rows.count where basis.standing[row].isOutside {
                error[row] = slope(row, values.base) - shifted[row]
            }
            beginRound()
            followEdges()
            guard edges.swaps.count > 0 else { break }
            for index in 0..<edges.swaps.count {
                let swap = edges.swaps[index]
                exchange(swap.entering, for: swap.leaving)
                watch.note(swap.entering, swap.leaving)
            }
            factor()
            if watch.hasReturned() { break }
        }
        for row in 0..<rows.count where basis.standing[row].isOutside {
            let isCharged =
                cost(Int32(row), error[row]) != Level.none
                && (edges.isOpen[row] || abs(error[row]) > tolerance)
            basis.standing[row] = !isCharged ? .satisfied : error[row] > 0 ? .above : .below
        }
        evaluate(values.base, constants.base)
    }

    /// Far above what is needed; ends what rounding might keep from ending.
    private var roundLimit: Int { max(500, min(8 * rows.count, 20_000_000 / (rows.count + 1))) }

    /// A number in 0 ..< 1: shifts in an arithmetic progression would cancel in rows like a − 2b + c, and exchanges at
    /// such a vertex can cycle.
    private static func scatter(_ row: Int32) -> Double {
        Double(CycleWatch.scatter(row) >> 11) / 9_007_199_254_740_992
    }

    /// Follows edges that are downhill at the first level at which they are not level; none when the vertex is
    /// optimal. Stays wait until no strength is downhill.
    ///
    /// Level by level from the strongest, edges that rise are out, edges that stay level go on to the next.
    /// A level's slopes along all edges come from one walk, seeded with its violated rows.
    private mutating func followEdges() {
        emptyQueues()
        edges.states.fill(2 * rows.count, .closed)
        for row in 0..<Int32(rows.count) where edges.isOpen[row] {
            if basis.standing[row].isBasic { setStates(row, .open) }
            guard basis.standing[row].isOutside, cost(row, error[row]) > 0 else { continue }
            enqueue(row, cost(row, error[row]))
        }
        for queue in stride(from: highestQueue, through: 0, by: -1) where queueHead[queue] >= 0 {
            var row = queueHead[queue]
            while row >= 0 {
                seed(row, error[row] > 0 ? 1 : -1)
                row = queueNext[row]
            }
            followEdges(at: levels[queue])
        }
        if edges.swaps.count > 0 { return }
        forgetReached()
        for row in 0..<Int32(rows.count) {
            if edges.states[2 * row] == .open, rows[row].up > 0 { edges.states[2 * row] = .closed }
            if edges.states[2 * row + 1] == .open, rows[row].down > 0 { edges.states[2 * row + 1] = .closed }
            reachedRow[row] = edges.states[2 * row] != .closed || edges.states[2 * row + 1] != .closed
        }
        spreadReached()
        followStays()
    }

    /// After an edge that was followed, as much work goes into finding another one as the round to come would cost.
    private mutating func followStays() {
        var (followed, workLeft) = (0, 0)
        for row in 0..<Int32(rows.count) where isOpenStay(row) {
            seed(row, error[row] > 0 ? 1 : -1)
            followEdges(at: rows[row].up)
            if edges.swaps.count > followed {
                (followed, workLeft) = (edges.swaps.count, 8 * rows.count)
            }
            workLeft -= multipliers.count + (edges.downhill.count > 0 ? edges.movingVariables.count : 0)
            if workLeft < 0, followed > 0 { break }
        }
    }

    private mutating func isOpenStay(_ row: Int32) -> Bool {
        rows[row].isStay && basis.standing[row].isOutside && isReached(row)
    }

    @inline(__always) private mutating func setStates(_ row: Int32, _ state: Edges.State) {
        (edges.states[2 * row], edges.states[2 * row + 1]) = (state, state)
    }

    /// Follows the edges that are open and downhill at this level, steepest first. Closes these and those that rise.
    private mutating func followEdges(at level: Int32) {
        walk()
        edges.downhill.count = 0
        for index in 0..<2 * multipliers.count {
            let (row, share) = (multipliers[index / 2].row, multipliers[index / 2].share)
            let sign = index & 1 == 0 ? 1.0 : -1
            let state = edges.states.base + 2 * Int(row) + (index & 1)
            let own = cost(row, sign)
            let slope = sign * share + (own == level ? 1 : 0)
            guard state.pointee != .closed else { continue }
            if abs(slope) > 1e-7 || (own > level && state.pointee != .paid) {
                if slope < -1e-7, own <= level || state.pointee == .paid {
                    edges.downhill.append(Edges.Edge(row: row, sign: sign, slope: slope))
                }
                state.pointee = .closed
            } else if own >= level {
                state.pointee = .paid
            }
        }
        edges.downhill.sort { $0.slope < $1.slope }
        for index in 0..<edges.downhill.count { follow(edges.downhill[index]) }
    }
}
