import DrydockBuffers

/// Exact optimisation where levels tie: a primal simplex on the piecewise linear, lexicographic cost.
extension Solver {
    mutating func priceExactly() {
        report.priced = true
        problem.makeBounds()
        beginPricing()
        settleRequired()
        pricing.exchangesLeft = exchangeLimit ?? (1000 + 4 * problem.rows.count)
        var level = strongestCharged(below: Level.relaxed)
        while level > 0 {
            descend(level)
            closeEdges(level)
            level = strongestCharged(below: level)
        }
        settleStays()
        factors.frozenLevel = .max
        if factors.updates.count > factors.closingCount { factor() }
        for row in problem.allRows where factors.standing[row].isOutside {
            let error = pricing.error[row]
            let isCharged = error != 0 && problem.cost(row, error) != Level.none
            factors.standing[row] = isCharged ? .charged(error) : .satisfied
        }
        evaluate()
    }

    private mutating func beginPricing() {
        factors.makeRoom(problem)
        // Stays may yet be made.
        pricing.empty(rows: problem.rows.count + 2 * problem.order.count)
        factors.unit.extend(pricing.error.count, 0)
        factors.isMoving.extend(pricing.error.count, false)
        factors.direction.extend(problem.values.count, 0)
        for value in problem.values.all {
            pricing.shift = max(pricing.shift, Tolerance.shift.relative * abs(value))
        }
        for row in problem.allRows {
            pricing.shifted[row] = problem.constants[row]
            guard factors.standing[row].isOutside else { continue }
            factors.standing[row] = problem.rows[row].standingOutside
            pricing.error[row] = problem.residual(row)
            if !giveWay(row) { shift(row) }
        }
        factors.frozenLevel = Level.required
    }

    /// Moves a row outside the basis to its cheaper side by an amount of its own; required equations are going to enter.
    private mutating func shift(_ row: Int32) {
        guard problem.rows[row].weakest < Level.required else { return }
        let side = problem.rows[row].up <= problem.rows[row].down ? 1.0 : -1
        let amount = side * pricing.shift * (1 + scatter(row, pricing.spreads))
        pricing.error[row] += amount
        pricing.shifted[row] -= amount
    }

    /// Shifts a row that is off by no more than rounding or the shifts of others.
    mutating func giveWay(_ row: Int32) -> Bool {
        guard abs(pricing.error[row]) <= max(Tolerance.error, 2 * pricing.shift) else { return false }
        pricing.shifted[row] += pricing.error[row]
        pricing.error[row] = 0
        shift(row)
        return true
    }

    /// Where rows have met in spite of their shifts, exchanges lead nowhere: shifts them once more, by other amounts.
    private mutating func spread() {
        (pricing.stalled, pricing.spreads) = (0, pricing.spreads + 1)
        for row in problem.allRows where factors.standing[row].isOutside && rounded(pricing.error[row]) == 0 {
            shift(row)
        }
    }

    /// Orders the basis anew while pricing.
    mutating func refactor() {
        let frozen = factors.frozenLevel
        factors.frozenLevel = .max
        factor()
        factors.frozenLevel = frozen
        factors.evaluate(problem.values.base, pricing.shifted.base)
        for row in problem.allRows where factors.standing[row].isOutside {
            pricing.error[row] = rounded(problem.slope(row, problem.values.base) - pricing.shifted[row])
        }
    }

    /// An error, or zero when that is within rounding.
    @inline(__always) func rounded(_ error: Double) -> Double {
        abs(error) < pricing.shift * Tolerance.rounding ? 0 : error
    }

    /// The sign of a row's error where that costs this level, otherwise zero.
    @inline(__always) func charge(_ row: Int32, _ level: Int32) -> Double {
        let error = factors.standing[row].isOutside ? pricing.error[row] : 0
        return error == 0 || problem.cost(row, error) != level ? 0 : error > 0 ? 1 : -1
    }

    /// Zero if there is none.
    private func strongestCharged(below level: Int32) -> Int32 {
        var strongest: Int32 = 0
        for row in problem.allRows where factors.standing[row].isOutside && pricing.error[row] != 0 {
            let own = problem.cost(row, pricing.error[row])
            if own < level { strongest = max(strongest, own) }
        }
        return strongest
    }

    // MARK: - One level

    /// Follows downhill edges until there are none. The objective is the only row of this level, if known.
    mutating func descend(_ level: Int32, _ objective: Int32? = nil) {
        var hasMoved = true
        while hasMoved, pricing.exchangesLeft > 0 {
            computePrices(level, objective)
            gatherDownhill(level)
            hasMoved = false
            while let edge = pricing.downhill.popLast(), pricing.exchangesLeft > 0 {
                guard factors.standing[edge.row].isBasic, isDownhill(edge, level), follow(edge, level)
                else { continue }
                hasMoved = true
                pricing.exchangesLeft -= 1
                if let objective, factors.standing[objective].isBasic { return }
                let needsOrdering = factors.needsOrdering(problem)
                if needsOrdering { refactor() } else if pricing.stalled > 16 { spread() } else { continue }
                break
            }
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

    @inline(__always) private func isDownhill(_ edge: Edge, _ level: Int32) -> Bool {
        slope(edge, level) < -Tolerance.slope(level) && isEligible(edge, level)
    }

    /// Expresses the cost by basic rows.
    mutating func computePrices(_ level: Int32, _ objective: Int32?) {
        for row in pricing.priced.all { pricing.price[row] = 0 }
        pricing.priced.count = 0
        for row in objective.map({ $0..<$0 + 1 }) ?? problem.allRows {
            let charge = charge(row, level)
            if charge != 0 { factors.seed(row, charge, problem) }
        }
        addPrices()
    }

    /// Adds the prices of what has been seeded.
    mutating func addPrices() {
        factors.btran(&problem)
        for multiplier in factors.multipliers.all { addPrice(multiplier.row, multiplier.share) }
    }

    /// A row may be listed twice, when its price was zero in between.
    @inline(__always) mutating func addPrice(_ row: Int32, _ amount: Double) {
        if pricing.price[row] == 0 { pricing.priced.append(row) }
        pricing.price[row] += amount
    }

    /// Steepest first; to make required rows hold, weakest first.
    private mutating func gatherDownhill(_ level: Int32) {
        pricing.downhill.count = 0
        for row in pricing.priced.all where factors.standing[row].isBasic {
            for side in 0...1 {
                var edge = Edge(row: row, sign: side == 0 ? 1 : -1)
                guard isDownhill(edge, level) else { continue }
                edge.slope = slope(edge, level)
                if level > Level.required { edge.level = problem.cost(row, edge.sign) }
                pricing.downhill.append(edge)
            }
        }
        pricing.downhill.sort { ($1.level, $1.slope, $1.row) < ($0.level, $0.slope, $0.row) }
    }

    /// At the optimum of a level: closes edges along which the cost rises.
    mutating func closeEdges(_ level: Int32) {
        for row in pricing.priced.all where factors.standing[row].isBasic {
            for side in 0...1 {
                let edge = Edge(row: row, sign: side == 0 ? 1 : -1)
                if abs(slope(edge, level)) > Tolerance.slope(level) || !isEligible(edge, level) {
                    pricing.states[edge.index] = .closed
                } else if problem.cost(row, edge.sign) >= level {
                    pricing.states[edge.index] = .paid
                }
            }
        }
    }

    /// Finds what can move along edges that are open at this level: lets all of them move at once.
    mutating func findMovable(_ level: Int32) {
        pricing.isMovable.fill(problem.values.count, false)
        for row in problem.allRows
        where factors.standing[row].isBasic
            && (isEligible(Edge(row: row, sign: 1), level) || isEligible(Edge(row: row, sign: -1), level))
        { factors.setUnit(row, 1 + scatter(row)) }
        factors.ftran(&problem)
        for variable in factors.movingVariables.all {
            pricing.isMovable[variable] = abs(factors.direction[variable]) > Tolerance.multiplier
        }
    }
}
