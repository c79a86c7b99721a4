/// A vertex at which all required rows hold, whatever that costs.
extension Solver {
    /// Violated required rows enter, each for the weakest row that is not required, or for one that costs nothing.
    /// At first many at once, where one does not rest on what has just left; should that not end, one at a time and
    /// the first of each kind (Bland's rule), which cannot cycle.
    mutating func settleRequired() {
        var watch = CycleWatch()
        var isOneByOne = false
        for round in 0..<64 + 8 * rows.count {
            let isCycling = watch.hasReturned()
            if isCycling, isOneByOne { return }
            if isCycling || round == 64 { (isOneByOne, watch) = (true, CycleWatch()) }
            makeBounds()
            var didChange = false
            for row in 0..<rows.count where basis.standing[row].isOutside {
                let error = residual(row)
                guard abs(error) > tolerance, cost(Int32(row), error) == Level.required else { continue }
                seed(Int32(row), 1)
                walk()
                guard let leaving = rowYielding(to: error) else { continue }
                if leaving >= 0 {
                    exchange(Int32(row), for: leaving)
                    watch.note(Int32(row), leaving)
                } else {
                    guard reportConflict(Int32(row)) else { continue }
                    watch = CycleWatch()
                }
                didChange = true
                if isOneByOne { break }
            }
            guard didChange else { return }
            factor()
            evaluate(values.base, constants.base)
        }
    }

    /// Of the rows of the last walk the one to leave, −1 if all are required; nil when one has left already.
    private mutating func rowYielding(to error: Double) -> Int32? {
        var leaving = (row: Int32(-1), level: Level.required)
        for index in 0..<multipliers.count {
            let blocker = multipliers[index].row
            guard basis.standing[blocker].isBasic else { return nil }
            var level = cost(blocker, -multipliers[index].share * error)
            let isBound = max(rows[blocker].up, rows[blocker].down) == Level.required
            if level == Level.none, isBound { level = Level.required - 1 }
            if level < leaving.level || (level == leaving.level && blocker < leaving.row) {
                leaving = (blocker, level)
            }
        }
        return leaving.row
    }
}
