import DrydockBuffers

/// The first and the last levels of the pricing.
extension Solver {
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
            } else if pricing.error[stay] != 0 {
                descend(level, stay)
                closeEdges(level)
                descents += 1
                if descents & 31 == 0 { findMovable(level) }
            }
        }
    }
}
