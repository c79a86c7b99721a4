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
                guard let yielding = rowYielding(to: error) else { continue }
                if yielding >= 0 {
                    enter(Int32(row), error, yielding, isLong: !isOneByOne, &watch)
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

    /// Lets a row enter for the one that yields, given by its place among the multipliers. In long steps a size that
    /// would become negative becomes zero instead, and what is left of the error goes to the next that yields, as
    /// when dual simplex methods flip bounds.
    private mutating func enter(
        _ row: Int32,
        _ error: Double,
        _ first: Int,
        isLong: Bool,
        _ watch: inout CycleWatch
    ) {
        var (yielding, rest) = (first, abs(error))
        while yielding >= 0 {
            let (leaving, share) = (multipliers[yielding].row, multipliers[yielding].share)
            let size = addends[rows[leaving].first]
            let canShrink =
                isLong && keepsSizesNonNegative && rows[leaving].count == 1 && size.variable & 1 == 1
                && size.coefficient * share * error > 0
            let room = canShrink ? max(values[size.variable], 0) * abs(size.coefficient * share) : .infinity
            if room >= rest {
                exchange(row, for: leaving)
                watch.note(row, leaving)
                return
            }
            makeBound(size.variable / 2)
            let bound = spans[size.variable / 2].bound
            exchange(bound, for: leaving)
            watch.note(bound, leaving)
            multipliers[yielding] = multipliers[multipliers.count - 1]
            multipliers.count -= 1
            rest -= room
            yielding = rowYielding(to: error) ?? -1
        }
    }

    /// Where among the rows of the last walk the one to leave is, −1 if all are required; nil when one has left.
    private mutating func rowYielding(to error: Double) -> Int? {
        var leaving = (index: -1, row: Int32(-1), level: Level.required)
        for index in 0..<multipliers.count {
            let blocker = multipliers[index].row
            guard basis.standing[blocker].isBasic else { return nil }
            var level = cost(blocker, -multipliers[index].share * error)
            let isBound = max(rows[blocker].up, rows[blocker].down) == Level.required
            if level == Level.none, isBound { level = Level.required - 1 }
            if level < leaving.level || (level == leaving.level && blocker < leaving.row) {
                leaving = (index, blocker, level)
            }
        }
        return leaving.index
    }
}
