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
        for index in 0..<problem.order.count { problem.makeBound(problem.order[index]) }
        factors.standing.extend(problem.rows.count, .satisfied)
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
        for row in 0..<problem.rows.count where factors.standing[row].isOutside {
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
        for rank in stride(from: problem.levels.count - 2, to: 0, by: -1) {
            if !pricing.chargedIsKnown { gatherCharged() }
            guard pricing.charged.highest >= rank else { continue }
            descend(problem.levels[rank], nil)
            closeEdges(problem.levels[rank])
        }
    }

    private mutating func beginPricing() {
        // Stays may yet be made.
        let count = problem.rows.count + 2 * problem.order.count
        factors.prepareDirections(rows: count, variables: problem.values.count)
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
        for row in 0..<problem.rows.count {
            pricing.shifted[row] = problem.constants[row]
            guard factors.standing[row].isOutside else { continue }
            factors.standing[row] = .satisfied
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
        factors.prepareTransformations(problem)
        factors.frozenLevel = Level.required
    }

    /// Moves a row outside the basis to its cheaper side by an amount of its own.
    mutating func shift(_ row: Int32) {
        let side = problem.rows[row].up <= problem.rows[row].down ? 1.0 : -1
        let amount = side * pricing.shift * (1 + scatter(Int(row) + pricing.spreads << 32))
        pricing.error.base[Int(row)] += amount
        pricing.shifted.base[Int(row)] -= amount
    }

    /// Where rows have met in spite of their shifts, exchanges lead nowhere: shifts them once more, by other amounts.
    private mutating func spread() {
        (pricing.stalled, pricing.spreads) = (0, pricing.spreads + 1)
        for row in 0..<Int32(problem.rows.count)
        where factors.standing[row].isOutside && rounded(pricing.error[row]) == 0
            && problem.rows[row].weakest != Level.required
        { shift(row) }
        pricing.chargedIsKnown = false
    }

    /// Orders the basis anew while pricing.
    mutating func refactor() {
        let frozen = factors.frozenLevel
        factors.frozenLevel = .max
        factor()
        factors.prepareTransformations(problem)
        factors.frozenLevel = frozen
        factors.evaluate(problem.values.base, pricing.shifted.base)
        for row in 0..<problem.rows.count where factors.standing[row].isOutside {
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
    /// - Parameter objective: The only row of this level, if known.
    mutating func descend(_ level: Int32, _ objective: Int32?) {
        while pricing.exchangesLeft > 0 {
            computePrices(level, objective)
            gatherDownhill(level)
            var followed = 0
            while let edge = pricing.downhill.popFirst(Edge.isSteeper) {
                guard factors.standing[edge.row].isBasic, isEligible(edge, level),
                    slope(edge, level) < -Tolerance.slope(level), follow(edge, level)
                else { continue }
                followed += 1
                pricing.exchangesLeft -= 1
                if let objective, factors.standing[objective].isBasic { return }
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
        let state = pricing.states[edge.index]
        return state != .closed && (problem.cost(edge.row, edge.sign) <= level || state == .paid)
    }

    /// How fast the cost at this level changes along an edge.
    @inline(__always) private func slope(_ edge: Edge, _ level: Int32) -> Double {
        edge.sign * pricing.price[edge.row] + (problem.cost(edge.row, edge.sign) == level ? 1 : 0)
    }

    /// Expresses the cost by basic rows.
    mutating func computePrices(_ level: Int32, _ objective: Int32?) {
        for index in 0..<pricing.priced.count {
            pricing.price[pricing.priced[index]] = 0
            pricing.isPriced[pricing.priced[index]] = false
        }
        pricing.priced.count = 0
        if let objective {
            factors.seed(objective, charge(objective, level), problem)
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
        for row in 0..<Int32(problem.rows.count) where factors.standing[row].isOutside {
            let level = pricing.error[row] == 0 ? Level.none : problem.cost(row, pricing.error[row])
            if level > 0, level != Level.required { pricing.charged.append(row, to: problem.rank(of: level)) }
        }
        pricing.chargedIsKnown = true
    }

    /// The sign of a row's error where that costs this level, otherwise zero.
    @inline(__always) func charge(_ row: Int32, _ level: Int32) -> Double {
        let error = factors.standing[row].isOutside ? pricing.error[row] : 0
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

    /// Steepest first; to make required rows hold, weakest first.
    private mutating func gatherDownhill(_ level: Int32) {
        pricing.downhill.count = 0
        for index in 0..<2 * pricing.priced.count {
            let row = pricing.priced[index / 2]
            var edge = Edge(row: row, sign: index & 1 == 0 ? 1 : -1)
            edge.slope = slope(edge, level)
            guard edge.slope < -Tolerance.slope(level), factors.standing[row].isBasic, isEligible(edge, level)
            else { continue }
            if level >= Level.relaxed { edge.level = problem.cost(row, edge.sign) }
            pricing.downhill.append(edge)
        }
        pricing.downhill.makeHeap(Edge.isSteeper)
    }

    /// At the optimum of a level: closes edges along which the cost rises.
    private mutating func closeEdges(_ level: Int32) {
        for index in 0..<2 * pricing.priced.count {
            let row = pricing.priced[index / 2]
            let edge = Edge(row: row, sign: index & 1 == 0 ? 1 : -1)
            guard factors.standing[row].isBasic else { continue }
            if abs(slope(edge, level)) > Tolerance.slope(level) || !isEligible(edge, level) {
                pricing.states[edge.index] = .closed
            } else if problem.cost(row, edge.sign) >= level {
                pricing.states[edge.index] = .paid
            }
        }
    }

    // MARK: - Stays

    /// Only what can move along open edges is not unique yet.
    private mutating func settleStays() {
        findMovable(-1)
        var isAmbiguous = false
        for index in 0..<problem.order.count {
            for variable in [2 * problem.order[index] + 1, 2 * problem.order[index]]
            where factors.isFollowing[variable] {
                let stay = problem.makeStay(variable)
                factors.standing.extend(problem.rows.count, .idle)
                if factors.standing[stay] == .idle { factors.standing[stay] = .satisfied }
                isAmbiguous = isAmbiguous || factors.standing[stay].isOutside
            }
        }
        guard isAmbiguous else { return }
        refactor()
        var descents = 0
        for index in 0..<problem.order.count {
            let span = problem.order[index]
            for (row, variable) in [
                (problem.spans[span].stays.size, 2 * span + 1), (problem.spans[span].stays.place, 2 * span),
            ] where row >= 0 && factors.standing[row].isOutside {
                guard factors.isFollowing[variable] else {
                    factors.standing[row] = .idle
                    continue
                }
                guard pricing.error[row] != 0 else { continue }
                descend(problem.rows[row].up, row)
                closeEdges(problem.rows[row].up)
                descents += 1
                if descents & 31 == 0 { findMovable(problem.rows[row].up) }
            }
        }
    }

    /// Finds what can move along edges that are open at this level.
    private mutating func findMovable(_ level: Int32) {
        factors.isFollowing.fill(problem.values.count, false)
        factors.isSource.fill(problem.rows.count, false)
        for row in 0..<Int32(problem.rows.count) where factors.standing[row].isBasic {
            factors.isSource[row] =
                isEligible(Edge(row: row, sign: 1), level) || isEligible(Edge(row: row, sign: -1), level)
        }
        factors.findFollowing()
    }

    private mutating func endPricing() {
        factors.frozenLevel = .max
        if factors.updates.count > factors.closingCount { factor() }
        for row in 0..<Int32(problem.rows.count) where factors.standing[row].isOutside {
            let error = pricing.error[row]
            let isCharged = error != 0 && problem.cost(row, error) != Level.none
            factors.standing[row] = !isCharged ? .satisfied : error > 0 ? .above : .below
        }
        evaluate()
    }
}
