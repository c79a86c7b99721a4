/// Exact optimisation where levels tie: a primal simplex on the piecewise linear, lexicographic cost.
///
/// 1. Required rows are made to hold (`Solver+Required`).
/// 2. From the strongest level to the weakest, edges along which the cost at this level falls are followed until it
///    rises. At the optimum, edges along which it rises are closed for all that follows; those that stay level are
///    what weaker levels may move along.
/// 3. Then each stay, likewise, as long as there are open edges.
///
/// Rows outside the basis whose error is zero are shifted by a tiny amount of their own, and again where they meet in
/// spite of that. So exchanges lower the cost, and the walk from vertex to vertex ends. Optimality depends on signs
/// alone, so the basis stays right without the shifts.
extension Solver {
    mutating func priceExactly() {
        report.priced = true
        factors.makeStays(&problem)
        for index in 0..<problem.order.count { problem.makeBound(problem.order[index]) }
        factors.tape.standing.extend(problem.rows.count, .satisfied)
        // Once, unless rounding has to be cleaned up after.
        for _ in 0..<4 {
            beginPricing()
            settleRequired()
            pricing.exchangesLeft = exchangeLimit ?? (1000 + 4 * problem.rows.count)
            settleLevels()
            settleStays()
            endPricing()
            if requiredRowsHold() { return }
        }
    }

    private func requiredRowsHold() -> Bool {
        for row in 0..<problem.rows.count where factors.tape.standing[row].isOutside {
            let error = problem.residual(row)
            if abs(error) > 2 * pricing.shift + Tolerance.error,
                problem.cost(Int32(row), error) == Level.required
            {
                return false
            }
        }
        return true
    }

    private mutating func settleLevels() {
        for rank in stride(from: problem.levels.count - 2, through: 0, by: -1) {
            if !pricing.chargedIsKnown { gatherCharged() }
            guard pricing.charged.highest >= rank else { continue }
            descend(problem.levels[rank], nil)
            closeEdges(problem.levels[rank])
        }
    }

    private mutating func beginPricing() {
        let count = problem.rows.count
        factors.prepare(&problem)
        pricing.error.fill(count, 0)
        pricing.shifted.fill(count, 0)
        pricing.price.fill(count, 0)
        pricing.priced.count = 0
        pricing.isPriced.fill(count, false)
        pricing.states.fill(2 * count, .open)
        pricing.exchangesLeft = 1000 + 20 * count
        (pricing.stalled, pricing.spreads) = (0, 0)
        pricing.shift = Tolerance.shift.absolute
        for variable in 0..<problem.values.count {
            pricing.shift = max(pricing.shift, Tolerance.shift.relative * abs(problem.values[variable]))
        }
        for row in 0..<count {
            pricing.shifted[row] = problem.constants[row]
            guard !factors.tape.standing[row].isBasic else { continue }
            factors.tape.standing[row] = .satisfied
            let error = problem.residual(row)
            if abs(error) > max(Tolerance.error, 2 * pricing.shift) {
                pricing.error[row] = error
            } else {
                pricing.shifted[row] += error
            }
            // Equations are going to enter.
            if problem.rows[row].weakest != Level.required { shift(Int32(row)) }
        }
        pricing.chargedIsKnown = false
    }

    /// Moves a row outside the basis to its cheaper side by an amount of its own.
    mutating func shift(_ row: Int32) {
        let side = problem.rows[row].up <= problem.rows[row].down ? 1.0 : -1
        let amount = side * pricing.shift * (1 + Self.scatter(Int(row) + pricing.spreads << 32))
        pricing.error.base[Int(row)] += amount
        pricing.shifted.base[Int(row)] -= amount
    }

    /// A number in 0 ..< 1: shifts in an arithmetic progression would cancel in rows like a − 2b + c, and exchanges at
    /// such a vertex can cycle (SplitMix64's finaliser).
    private static func scatter(_ row: Int) -> Double {
        var bits = UInt64(truncatingIfNeeded: row + 1) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 31)) >> 11) / 9_007_199_254_740_992
    }

    /// Where rows have met in spite of their shifts, exchanges lead nowhere: shifts them once more, by other amounts.
    private mutating func spread() {
        (pricing.stalled, pricing.spreads) = (0, pricing.spreads + 1)
        for row in 0..<Int32(problem.rows.count)
        where factors.tape.standing[row].isOutside && rounded(pricing.error[row]) == 0
            && problem.rows[row].weakest != Level.required
        { shift(row) }
        pricing.chargedIsKnown = false
    }

    /// Factors anew while pricing.
    mutating func refactor() {
        factor()
        factors.notePlaces(&problem)
        factors.evaluate(&problem, problem.values.base, pricing.shifted.base)
        for row in 0..<problem.rows.count where factors.tape.standing[row].isOutside {
            pricing.error[row] = rounded(problem.slope(row, problem.values.base) - pricing.shifted[row])
        }
        pricing.chargedIsKnown = false
    }

    /// An error, or zero when that is within rounding.
    @inline(__always) func rounded(_ error: Double) -> Double {
        abs(error) < pricing.shift * Tolerance.rounding ? 0 : error
    }

    // MARK: - One level

    /// Follows downhill edges until there are none.
    ///
    /// - Parameter objective: If not nil, the only row whose error counts: a stay or a required row.
    mutating func descend(_ level: Int32, _ objective: Int32?) {
        while pricing.exchangesLeft > 0 {
            computePrices(level, objective)
            gatherDownhill(level)
            var followed = 0
            for index in 0..<pricing.downhill.count {
                let edge = pricing.downhill[index]
                guard factors.tape.standing[edge.row].isBasic, isEligible(edge, level),
                    slope(edge, level) < -Tolerance.slope(level), follow(edge, level, objective)
                else { continue }
                followed += 1
                pricing.exchangesLeft -= 1
                if let objective, factors.tape.standing[objective].isBasic { return }
                if factors.needsOrdering(problem) {
                    refactor()
                    break
                }
                if pricing.exchangesLeft <= 0 { return }
                if pricing.stalled > 16 {
                    spread()
                    break
                }
            }
            if followed == 0 { return }
        }
    }

    /// Whether the cost stays the same along an edge at stronger levels.
    @inline(__always) private func isEligible(_ edge: Edge, _ level: Int32) -> Bool {
        let own = problem.cost(edge.row, edge.sign)
        if level == Level.required { return own != Level.required || !isAdmitted(edge.row) }
        let state = pricing.states[edge.index]
        return state != .closed && (own <= level || state == .paid)
    }

    @inline(__always) func isAdmitted(_ row: Int32) -> Bool { problem.rows[row].age <= pricing.admittedAge }

    /// How fast the cost at this level changes along an edge.
    @inline(__always) private func slope(_ edge: Edge, _ level: Int32) -> Double {
        let own = level != Level.required && problem.cost(edge.row, edge.sign) == level ? 1.0 : 0
        return edge.sign * pricing.price[edge.row] + own
    }

    /// Expresses the cost by basic rows.
    private mutating func computePrices(_ level: Int32, _ objective: Int32?) {
        for index in 0..<pricing.priced.count {
            pricing.price[pricing.priced[index]] = 0
            pricing.isPriced[pricing.priced[index]] = false
        }
        pricing.priced.count = 0
        if let objective {
            factors.seed(objective, pricing.error[objective] > 0 ? 1 : -1, problem)
        } else {
            if !pricing.chargedIsKnown { gatherCharged() }
            while let row = pricing.charged.popFirst(from: problem.rank(of: level)) {
                let charge = charge(row, level)
                if charge != 0 { factors.seed(row, charge, problem) }
            }
        }
        factors.btran(&problem)
        addMultipliers()
    }

    private mutating func gatherCharged() {
        pricing.charged.empty(levels: problem.levels.count, rows: problem.rows.count)
        for row in 0..<Int32(problem.rows.count) where factors.tape.standing[row].isOutside {
            let level = pricing.error[row] == 0 ? Level.none : problem.cost(row, pricing.error[row])
            if level > 0, level != Level.required { pricing.charged.append(row, to: problem.rank(of: level)) }
        }
        pricing.chargedIsKnown = true
    }

    /// The sign of a row's error where that costs this level, otherwise zero.
    @inline(__always) func charge(_ row: Int32, _ level: Int32) -> Double {
        let error = pricing.error[row]
        return error == 0 || problem.cost(row, error) != level ? 0 : error > 0 ? 1 : -1
    }

    mutating func addMultipliers() {
        for index in 0..<factors.multipliers.count {
            addPrice(factors.multipliers[index].row, factors.multipliers[index].share)
        }
    }

    @inline(__always) mutating func addPrice(_ row: Int32, _ amount: Double) {
        pricing.price.base[Int(row)] += amount
        if pricing.isPriced[row] { return }
        pricing.isPriced[row] = true
        pricing.priced.append(row)
    }

    /// Steepest first; to make a required row hold, weakest first.
    private mutating func gatherDownhill(_ level: Int32) {
        pricing.downhill.count = 0
        for index in 0..<2 * pricing.priced.count {
            let row = pricing.priced[index / 2]
            var edge = Edge(row: row, sign: index & 1 == 0 ? 1 : -1, slope: 0)
            edge.slope = slope(edge, level)
            guard edge.slope < -Tolerance.slope(level), factors.tape.standing[row].isBasic,
                isEligible(edge, level)
            else { continue }
            if level == Level.required { edge.level = problem.cost(row, edge.sign) }
            pricing.downhill.append(edge)
        }
        pricing.downhill.sort { ($0.level, $0.slope, $0.row) < ($1.level, $1.slope, $1.row) }
    }

    /// At the optimum of a level: closes edges along which the cost rises.
    private mutating func closeEdges(_ level: Int32) {
        for index in 0..<2 * pricing.priced.count {
            let row = pricing.priced[index / 2]
            let edge = Edge(row: row, sign: index & 1 == 0 ? 1 : -1, slope: 0)
            guard factors.tape.standing[row].isBasic else { continue }
            if abs(slope(edge, level)) > Tolerance.slope(level) || !isEligible(edge, level) {
                pricing.states[edge.index] = .closed
            } else if problem.cost(row, edge.sign) >= level {
                pricing.states[edge.index] = .paid
            }
        }
    }

    // MARK: - Stays

    /// Only what can move along open edges is not unique yet. Stays of the rest are idle.
    private mutating func settleStays() {
        if factors.updates.count > 0 { refactor() }
        markMovable(-1)
        var descents = 0
        for row in Int32(problem.writtenCount)..<Int32(problem.rows.count) where problem.rows[row].isStay {
            guard factors.tape.standing[row].isOutside else { continue }
            guard factors.mentionsReached(row, problem) else {
                factors.tape.standing[row] = .idle
                continue
            }
            guard pricing.error[row] != 0 else { continue }
            descend(problem.rows[row].up, row)
            closeEdges(problem.rows[row].up)
            descents += 1
            if descents & 31 == 0 { markMovable(problem.rows[row].up) }
        }
    }

    /// Marks what can move along edges that are open at this level.
    private mutating func markMovable(_ level: Int32) {
        if factors.updates.count > 0 { refactor() }
        factors.isFollowing.fill(problem.values.count, false)
        factors.isSource.fill(problem.rows.count, false)
        for row in 0..<Int32(problem.rows.count) where factors.tape.standing[row].isBasic {
            factors.isSource[row] =
                isEligible(Edge(row: row, sign: 1, slope: 0), level)
                || isEligible(Edge(row: row, sign: -1, slope: 0), level)
        }
        factors.spreadReached(&problem)
    }

    private mutating func endPricing() {
        if factors.updates.count > 0 { refactor() }
        for row in 0..<Int32(problem.rows.count) where factors.tape.standing[row].isOutside {
            let error = pricing.error[row]
            let isCharged = error != 0 && problem.cost(row, error) != Level.none
            factors.tape.standing[row] = !isCharged ? .satisfied : error > 0 ? .above : .below
        }
        evaluate()
    }
}
