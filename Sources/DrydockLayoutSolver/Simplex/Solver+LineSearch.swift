import DrydockBuffers

/// Following an edge: what moves along it, and which row to stop at. Costs no more than what moves.
extension Solver {
    /// Goes to the end of the edge and exchanges rows there. Whether there was one.
    mutating func follow(_ edge: Edge, _ level: Int32) -> Bool {
        factors.setUnit(edge.row, edge.sign)
        factors.ftran(&problem)
        guard let stop = lineSearch(edge, level) else { return false }
        let entering = stop.row
        let charge = charge(entering, level)
        let time = max(stop.time, 0)
        move(entering, time, level)
        factors.btran(&problem, of: entering)
        let pivot = factors.update(entering: entering, leaving: edge.row, problem)
        guard pivot != 0 else {
            // Rounding: back to the vertex.
            refactor()
            return false
        }
        if level < 0 { factors.standing[edge.row] = .satisfied }
        if problem.cost(edge.row, edge.sign) == level { pricing.price.add(edge.sign, edge.row) }
        let price = pricing.price[edge.row] / pivot
        addPrices(-price)
        pricing.price[edge.row] = 0
        pricing.price.add(price - charge, entering)
        pricing.error[edge.row] = edge.sign * max(time, 1e-300)
        pricing.error[entering] = 0
        report.exchanges += 1
        setStates(entering, stop.rate, level)
        pricing.stalled = rounded(time) == 0 ? pricing.stalled + 1 : 0
        return true
    }

    /// The edges of a row that entered with its error changing at this rate: back along the edge, and beyond. The rate
    /// tells them apart since the error's sign is mere rounding where rows meet by accident.
    private mutating func setStates(_ row: Int32, _ rate: Double, _ level: Int32) {
        let back = Edge(row: row, sign: rate < 0 ? 1 : -1)
        let beyond = Edge(row: row, sign: -back.sign)
        let (near, far) = (problem.cost(row, back.sign), problem.cost(row, beyond.sign))
        pricing.states[back.index] =
            near <= level ? .open : problem.rows[row].weakest >= Level.required ? .closed : .paid
        if pricing.states[back.index] == .paid { pricing.hasPaidEdges = true }
        pricing.states[beyond.index] = max(near, far) > level ? .closed : .open
    }

    /// Moves along an edge; a level's prices take in the rows whose charge changes on the way.
    private mutating func move(_ entering: Int32, _ time: Double, _ level: Int32) {
        for moving in pricing.moving.all where moving.row != entering {
            let old = charge(moving.row, level)
            advance(moving, time, level)
            let new = charge(moving.row, level)
            if new != old { factors.seed(moving.row, new - old, problem) }
        }
        factors.btran(&problem)
        addPrices(1)
    }

    /// Moves a row outside the basis. One that would reach zero by accident stops a little before it, on its present side:
    /// stronger levels are optimal for that side, or its own level has yet to be priced, which passes over rows at zero. If
    /// it entered the basis from zero, its cost on either side would be unknown. Required rows are meant to reach zero.
    private mutating func advance(_ moving: Moving, _ time: Double, _ level: Int32) {
        let old = pricing.error[moving.row]
        let new = old + time * moving.rate
        pricing.error[moving.row] = rounded(new)
        guard pricing.error[moving.row] == 0, old != 0,
            problem.rows[moving.row].weakest < Level.relaxed, problem.cost(moving.row, old) < Level.relaxed
        else { return }
        let amount = (old > 0 ? 1 : -1) * shiftAmount(of: moving.row)
        pricing.error[moving.row] = amount
        pricing.shifted[moving.row] += new - amount
    }

    /// Follows an edge past every row where the cost keeps falling (bound flipping); the row where it starts to rise
    /// enters, and so does one that a stronger level would be charged for beyond.
    private mutating func lineSearch(_ edge: Edge, _ level: Int32) -> Moving? {
        (pricing.moving.count, pricing.crossings.count) = (0, 0)
        var slope = problem.cost(edge.row, edge.sign) == level ? 1.0 : 0
        var stop: Moving?
        for row in factors.movingRows.all {
            let (rate, error) = (problem.slope(row, factors.direction.base), pricing.error[row])
            guard abs(rate) > Tolerance.rate else { continue }
            let moving = Moving(row: row, rate: rate, time: -error / rate)
            pricing.moving.append(moving)
            let (near, far) = (problem.cost(row, -rate), problem.cost(row, rate))
            // A required row that holds but for rounding is an obstacle, too.
            guard moving.time > 0 || error == 0 || far >= Level.required && abs(error) <= Tolerance.error
            else {
                if far == level { slope += abs(rate) }
                continue
            }
            if near == level, error != 0 { slope -= abs(rate) }
            // One that does not hold but for rounding is none.
            if far > level || near > level && near < Level.required {
                if moving.time < stop?.time ?? .infinity { stop = moving }
            } else if near == level || far == level {
                pricing.crossings.append(moving)
            }
        }
        guard slope < -Tolerance.slope(level) else { return nil }
        let end = stop?.time ?? .infinity
        pricing.crossings.keep { $0.time < end }
        pricing.crossings.sort { $0.time < $1.time }
        for next in pricing.crossings.all {
            if problem.cost(next.row, -next.rate) == level, pricing.error[next.row] != 0 {
                slope += abs(next.rate)
            }
            if problem.cost(next.row, next.rate) == level { slope += abs(next.rate) }
            if slope >= -Tolerance.slope(level) { return next }
        }
        return stop
    }
}
