import DrydockBuffers

/// Scratch of exact pricing. An edge leads away from a vertex: a basic row leaves zero in one direction, all other basic
/// rows stay there.
struct Pricing: ~Copyable {
    /// Index: row outside the basis. Its error, kept up to date along edges.
    var error = Buffer<Double>()
    /// Constants of rows, where rows that meet in one point are held apart.
    var shifted = Buffer<Double>()
    var shift = 0.0
    /// Index: basic row. How much of it is in the cost at the level at hand; others have zero.
    var price = SparseVector()
    var states = Buffer<EdgeState>()
    /// Whether any edge may be paid.
    var hasPaidEdges = false
    var downhill = Buffer<Edge>()
    var moving = Buffer<Moving>()
    var crossings = Buffer<Moving>()
    /// Index: variable.
    var isMovable = Buffer<Bool>()
    var exchangesLeft = 0
    /// Exchanges in a row that led nowhere, and how often that was enough to shift rows once more.
    var (stalled, spreads) = (0, 0)
}

struct Edge {
    var row: Int32
    var sign: Double
    /// At the level where it is downhill; and what it costs by itself, where that decides.
    var slope = 0.0
    var level: Int32 = 0

    /// Its place among the states of edges.
    @inline(__always) var index: Int { 2 * Int(row) + (sign > 0 ? 0 : 1) }
}

/// What is known of an edge, as the levels are gone through: the cost rises along it, or has not changed so far, also
/// at and below the level of the row's own cost, which something else makes up for.
enum EdgeState: Int8 { case closed, open, paid }

/// A row outside the basis, how fast its error changes along an edge, and when it passes zero.
struct Moving {
    var row: Int32
    var rate: Double
    var time: Double
}

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
            let isCharged = chargedLevel(row) != Level.none
            factors.standing[row] = isCharged ? .charged(pricing.error[row]) : .satisfied
        }
        evaluate()
    }

    private mutating func beginPricing() {
        factors.makeRoom(problem)
        // Stays may yet be made.
        let rowCount = problem.rows.count + 2 * problem.order.count
        pricing.error.fill(rowCount, 0)
        pricing.shifted.fill(rowCount, 0)
        pricing.price.clear()
        pricing.price.extend(below: rowCount)
        pricing.states.fill(2 * rowCount, .open)
        pricing.hasPaidEdges = false
        (pricing.exchangesLeft, pricing.stalled, pricing.spreads) = (1000 + 20 * rowCount, 0, 0)
        factors.unit.extend(rowCount, 0)
        factors.movingRows.extend(below: rowCount)
        factors.direction.extend(below: problem.values.count)
        let largest = problem.values.all.reduce(0) { max($0, abs($1)) }
        pricing.shift = max(Tolerance.shift.absolute, Tolerance.shift.relative * largest)
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
        let amount = side * shiftAmount(of: row)
        pricing.error[row] += amount
        pricing.shifted[row] -= amount
    }

    /// How far a row is shifted, which hardly another one is.
    @inline(__always) func shiftAmount(of row: Int32) -> Double {
        pricing.shift * (1 + scatter(row, pricing.spreads))
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

    /// What a row outside the basis is charged at, if anything.
    @inline(__always) private func chargedLevel(_ row: Int32) -> Int32 {
        let error = factors.standing[row].isOutside ? pricing.error[row] : 0
        return error == 0 ? Level.none : problem.cost(row, error)
    }

    /// The sign of a row's error where that costs this level, otherwise zero.
    @inline(__always) func charge(_ row: Int32, _ level: Int32) -> Double {
        chargedLevel(row) != level ? 0 : pricing.error[row] > 0 ? 1 : -1
    }

    /// Zero if there is none.
    private func strongestCharged(below level: Int32) -> Int32 {
        problem.allRows.reduce(0) { strongest, row in
            let own = chargedLevel(row)
            return own < level ? max(strongest, own) : strongest
        }
    }

    // MARK: - The first and the last levels

    /// Makes required rows hold, whatever that costs: those that do not count as a level below the others, until they do.
    mutating func settleRequired() {
        let broken = problem.allRows.filter { charge($0, Level.required) != 0 }
        guard !broken.isEmpty else { return }
        for row in broken { problem.setLevels(of: row) { $0 == Level.required ? Level.relaxed : $0 } }
        descend(Level.relaxed)
        for row in broken { problem.setLevels(of: row) { $0 == Level.relaxed ? Level.required : $0 } }
        let isContradictory = broken.contains { charge($0, Level.required) != 0 && !giveWay($0) }
        if isContradictory { settleContradictions() }
        pricing.states.fill(pricing.states.count, .open)
    }

    /// Only what can move along open edges is not unique yet; each such variable has a level of its own.
    mutating func settleStays() {
        findMovable(-1)
        let variables = problem.order.all.flatMap { [2 * $0 + 1, 2 * $0] }.filter { pricing.isMovable[$0] }
        guard !variables.isEmpty else { return }
        let stays = variables.map { problem.makeStay($0) }
        factors.makeRoom(problem)
        for stay in stays where !factors.standing[stay].isBasic { factors.standing[stay] = .satisfied }
        refactor()
        for stay in stays where factors.standing[stay].isOutside { _ = giveWay(stay) }
        var descents = 0
        for (stay, variable) in zip(stays, variables) where factors.standing[stay].isOutside {
            let level = problem.rows[stay].up
            if !pricing.isMovable[variable] {
                factors.standing[stay] = .idle
            } else if pricing.error[stay] != 0, !restsOnStronger(stay, level) {
                descend(level, stay)
                closeEdges(level)
                descents += 1
                report.descents += 1
                if descents & 31 == 0 { findMovable(level) }
            }
        }
    }

    /// Whether all that could move a row costs a stronger level: then it is settled as it is, and no later row sees a difference. Without
    /// this each view of a long chain would be followed to the chain's beginning. O(terms of the row); unknown after updates.
    private func restsOnStronger(_ row: Int32, _ level: Int32) -> Bool {
        !pricing.hasPaidEdges && factors.weakestSupport(of: row, problem) > level
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
        pricing.price.clear()
        for row in objective.map({ $0..<$0 + 1 }) ?? problem.allRows {
            let charge = charge(row, level)
            if charge != 0 { factors.seed(row, charge, problem) }
        }
        factors.btran(&problem)
        addPrices(1)
    }

    /// Adds multiples of the rows of the last BTRAN.
    mutating func addPrices(_ factor: Double) {
        for row in factors.multipliers.indices { pricing.price.add(factor * factors.multipliers[row], row) }
    }

    /// Steepest first; to make required rows hold, weakest first.
    private mutating func gatherDownhill(_ level: Int32) {
        pricing.downhill.count = 0
        for row in pricing.price.indices where factors.standing[row].isBasic {
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
        for row in pricing.price.indices where factors.standing[row].isBasic {
            for side in 0...1 {
                let edge = Edge(row: row, sign: side == 0 ? 1 : -1)
                if abs(slope(edge, level)) > Tolerance.slope(level) || !isEligible(edge, level) {
                    pricing.states[edge.index] = .closed
                } else if problem.cost(row, edge.sign) >= level {
                    pricing.states[edge.index] = .paid
                    pricing.hasPaidEdges = true
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
        for variable in factors.direction.indices {
            pricing.isMovable[variable] = abs(factors.direction[variable]) > Tolerance.multiplier
        }
    }
}
