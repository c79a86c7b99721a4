/// Exact optimisation where levels tie: a primal simplex on the piecewise linear, lexicographic cost.
///
/// 1. Make required rows hold, one exchange at a time in a fixed order, which cannot cycle.
/// 2. Shift every constant by a tiny amount of its own: then no two rows meet by accident, each exchange strictly
///    lowers the cost, and the walk from vertex to vertex ends.
/// 3. Find an edge along which the cost falls, follow it until it rises, and exchange there.
/// 4. With no such edge, put the constants back. Optimality depends on signs alone, so the basis stays right.
extension Solver {
    /// An edge of the present vertex: basic row `row` leaves zero in the direction of `sign`.
    struct Edge {
        var row: Int32
        var sign: Double
    }

    /// What is known of an edge, as the levels are gone through.
    enum EdgeState: Int8 {
        /// The cost rises along it.
        case closed
        /// The cost has not changed so far.
        case open
        /// The same, at and below the level of the row's own cost, which something else made up for.
        case paid
    }

    /// A row outside the basis whose error passes zero after `time` along an edge.
    struct Crossing {
        var time: Double
        var rate: Double
        var row: Int32
    }

    mutating func priceExactly() {
        report.priced = true
        makeStays()
        settleRequired()
        for index in 0..<order.count { makeBound(order[index]) }
        shifted.reserve(rows.count)
        for row in 0..<rows.count { shifted[row] = constants[row] + tolerance / 64 * (1 + Self.scatter(row)) }
        error.reserve(rows.count)
        var firstStay: Int32 = 0
        for _ in 0..<pivotLimit {
            evaluate(values.base, shifted.base)
            for row in 0..<rows.count where basis.standing[row].isOutside {
                error[row] = slope(row, values.base) - shifted[row]
            }
            guard let edge = improvingEdge(&firstStay), let entering = rowEntering(along: edge) else { break }
            exchange(entering, for: edge.row)
            factor()
        }
        for row in 0..<rows.count where basis.standing[row].isOutside {
            let isCharged = cost(Int32(row), error[row]) != Level.none
            basis.standing[row] = !isCharged ? .satisfied : error[row] > 0 ? .above : .below
        }
        evaluate(values.base, constants.base)
    }

    @inline(__always) private var pivotLimit: Int {
        max(500, min(8 * rows.count, 20_000_000 / (rows.count + 1)))
    }

    /// A number in 0 ..< 1 that no simple relation binds to those of other rows (SplitMix64's finaliser): shifts in
    /// an arithmetic progression would cancel in rows like a − 2b + c, and exchanges at such a vertex can cycle.
    static func scatter(_ row: Int) -> Double {
        var bits = UInt64(truncatingIfNeeded: row + 1) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 31)) >> 11) / 9_007_199_254_740_992
    }

    /// Violated required rows enter in order of index; what leaves is the weakest row that is not required, or the
    /// first row that costs nothing (Bland's rule).
    mutating func settleRequired() {
        makeBounds()
        var row = 0
        var pivotsLeft = pivotLimit
        while row < rows.count, pivotsLeft > 0 {
            let error = basis.standing[row].isOutside ? residual(row) : 0
            guard abs(error) > tolerance, cost(Int32(row), error) == Level.required else {
                row += 1
                continue
            }
            pivotsLeft -= 1
            seed(Int32(row), 1)
            walk()
            var leaving = (row: Int32(-1), level: Level.required)
            for index in 0..<multipliers.count {
                let blocker = multipliers[index].row
                var level = cost(blocker, -multipliers[index].share * error)
                let isBound = max(rows[blocker].up, rows[blocker].down) == Level.required
                if level == Level.none, isBound { level = Level.required - 1 }
                if level < leaving.level || (level == leaving.level && blocker < leaving.row) {
                    leaving = (blocker, level)
                }
            }
            if leaving.row >= 0 {
                exchange(Int32(row), for: leaving.row)
            } else if !reportConflict(Int32(row)) {
                continue
            }
            factor()
            evaluate(values.base, constants.base)
            makeBounds()
            row = 0
        }
    }

    // MARK: - Edges

    /// The steepest edge at the first level where any edge is downhill; nil when the vertex is optimal.
    ///
    /// Level by level from the strongest, edges that rise are out, edges that stay level go on to the next.
    /// A level's slopes along all edges come from one walk, seeded with its violated rows.
    ///
    /// - Parameter firstStay: Where the last stay improved. Those before it were optimal and still are, so that one
    ///   walk for all of them, at weights that cannot cancel, closes the edges along which any of them rises.
    ///   Nothing found, the search starts over without this.
    private mutating func improvingEdge(_ firstStay: inout Int32) -> Edge? {
        emptyQueues()
        for row in 0..<rows.count where basis.standing[row].isOutside && cost(Int32(row), error[row]) > 0 {
            enqueue(Int32(row), cost(Int32(row), error[row]))
        }
        edges.fill(2 * rows.count, .closed)
        for row in 0..<rows.count where basis.standing[row].isBasic {
            (edges[2 * row], edges[2 * row + 1]) = (.open, .open)
        }
        for queue in stride(from: highestQueue, through: 0, by: -1) where queueHead[queue] >= 0 {
            var row = queueHead[queue]
            while row >= 0 {
                seed(row, error[row] > 0 ? 1 : -1)
                row = queueNext[row]
            }
            guard let edge = steepestEdge(levels[queue]) else { continue }
            firstStay = 0
            return edge
        }
        forgetReached()
        for row in 0..<Int32(rows.count) {
            if edges[2 * row] == .open, rows[row].up > 0 { edges[2 * row] = .closed }
            if edges[2 * row + 1] == .open, rows[row].down > 0 { edges[2 * row + 1] = .closed }
            reachedRow[row] = edges[2 * row] != .closed || edges[2 * row + 1] != .closed
        }
        spreadReached()
        for row in 0..<firstStay where isOpenStay(row) {
            seed(row, (error[row] > 0 ? 1 : -1) * (1 + Self.scatter(Int(row))))
        }
        walk()
        for index in 0..<multipliers.count where abs(multipliers[index].share) > 1e-7 {
            let row = multipliers[index].row
            (edges[2 * row], edges[2 * row + 1]) = (.closed, .closed)
        }
        for row in firstStay..<Int32(rows.count) where isOpenStay(row) {
            seed(row, error[row] > 0 ? 1 : -1)
            guard let edge = steepestEdge(rows[row].up) else { continue }
            firstStay = row
            return edge
        }
        guard firstStay > 0 else { return nil }
        firstStay = 0
        return improvingEdge(&firstStay)
    }

    private mutating func isOpenStay(_ row: Int32) -> Bool {
        rows[row].isStay && basis.standing[row].isOutside && isReached(row)
    }

    /// The steepest edge that is open and downhill at this level. Closes those that rise.
    private mutating func steepestEdge(_ level: Int32) -> Edge? {
        walk()
        var best: Edge?
        var steepest = -1e-7
        for index in 0..<2 * multipliers.count {
            let (row, share) = (multipliers[index / 2].row, multipliers[index / 2].share)
            let edge = Edge(row: row, sign: index & 1 == 0 ? 1 : -1)
            let state = edges.base + 2 * Int(row) + (index & 1)
            let own = cost(row, edge.sign)
            let slope = edge.sign * share + (own == level ? 1 : 0)
            if state.pointee == .closed || slope > 1e-7 || (own > level && state.pointee != .paid) {
                state.pointee = .closed
                continue
            }
            if own >= level { state.pointee = .paid }
            if slope < steepest { (steepest, best) = (slope, edge) }
        }
        return best
    }

    // MARK: - Line search

    /// Follows an edge past every row where the cost keeps falling; the row where it starts to rise enters.
    private mutating func rowEntering(along edge: Edge) -> Int32? {
        unit.fill(rows.count, 0)
        unit[edge.row] = edge.sign
        direction.fill(values.count, 0)
        evaluate(direction.base, unit.base)
        levelSlope.fill(levels.count + 2 * order.count, 0)
        crossings.count = 0
        raiseSlope(cost(edge.row, edge.sign), 1)
        for row in 0..<rows.count where basis.standing[row].isOutside {
            let rate = slope(row, direction.base)
            guard abs(rate) > 1e-9 else { continue }
            if error[row] * rate > 0 {
                raiseSlope(cost(Int32(row), rate), abs(rate))
            } else {
                raiseSlope(cost(Int32(row), -rate), -abs(rate))
                crossings.append(Crossing(time: -error[row] / rate, rate: rate, row: Int32(row)))
            }
        }
        while crossings.count > 0 {
            var first = 0
            for index in 1..<crossings.count where crossings[index].time < crossings[first].time {
                first = index
            }
            let crossing = crossings[first]
            crossings[first] = crossings[crossings.count - 1]
            crossings.count -= 1
            raiseSlope(cost(crossing.row, -crossing.rate), abs(crossing.rate))
            raiseSlope(cost(crossing.row, crossing.rate), abs(crossing.rate))
            if isRising() { return crossing.row }
        }
        return nil
    }

    /// Index: the strength, strongest first, then the stay.
    private mutating func raiseSlope(_ level: Int32, _ amount: Double) {
        guard level != Level.none else { return }
        levelSlope.base[level > 0 ? levels.count - 1 - rank(of: level) : levels.count - 1 - Int(level)] +=
            amount
    }

    /// Whether the first level's slope that is not zero is positive; none counts as rising.
    private mutating func isRising() -> Bool {
        for index in 0..<levelSlope.count where abs(levelSlope[index]) > 1e-8 { return levelSlope[index] > 0 }
        return true
    }
}
