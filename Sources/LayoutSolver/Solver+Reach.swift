/// What a change of some rows or given values can move.
extension Solver {
    /// Marks in `reached` every variable that depends on a reached one, or on a row whose `price` is not zero.
    /// A block counts as a whole. O(steps).
    func markReached() {
        var next = 0
        for index in 0..<blocks.count {
            let block = blocks[index]
            _ = markReached(next, block.first)
            if isReached(block) {
                for step in block.first..<block.end {
                    let span = Int(steps[step].target & ~3)
                    (reached.base + span).update(repeating: true, count: 4)
                }
            }
            next = block.end
        }
        _ = markReached(next, steps.count)
    }

    private func isReached(_ block: Block) -> Bool {
        if markReached(block.first, block.end) { return true }
        for index in block.firstClosing..<block.firstClosing + block.closingCount
        where price[closings[index]] != 0 || isReached(closings[index]) { return true }
        return false
    }

    private func markReached(_ first: Int, _ end: Int) -> Bool {
        var isAny = false
        for index in first..<end {
            let step = steps[index]
            if step.row >= 0, price[step.row] != 0 || isReached(step.row) { reached[step.target] = true }
            if step.completion >= 0 {
                let parts = completions[Int(step.completion)]
                let span = step.target & ~3
                if reached[span + parts.a] || reached[span + parts.b] {
                    reached[span + parts.c] = true
                    reached[span + parts.d] = true
                }
            }
            isAny = isAny || reached[step.target]
        }
        return isAny
    }

    @inline(__always) func isReached(_ row: Int32) -> Bool {
        let r = rows.base + Int(row)
        return (r.pointee.c0 != 0 && reached[r.pointee.v0]) || (r.pointee.c1 != 0 && reached[r.pointee.v1])
            || (r.pointee.c2 != 0 && reached[r.pointee.v2]) || (r.pointee.c3 != 0 && reached[r.pointee.v3])
    }

    // MARK: - Lists of what the present changes affect

    mutating func noteChange(_ change: Int32) {
        // More than a few distinct changes are not worth listing; the count alone then says so.
        if changes.count <= 16 { changes.append(change) }
    }

    var changesAreListed: Bool {
        guard isListed, changes.count == listedChanges.count else { return false }
        for index in 0..<changes.count where changes[index] != listedChanges[index] { return false }
        return true
    }

    /// Lists steps, spans and rows that depend on the present changes, so that the next time the same things
    /// change, as during a resize or an animation, only these are looked at. O(steps + rows).
    mutating func listAffected() {
        listedChanges.count = 0
        isListed = changes.count <= 16
        guard isListed else { return }
        reached.fill(false, count: 4 * spanLimit)
        for index in 0..<changes.count {
            let change = changes[index]
            listedChanges.append(change)
            if change >= 0 {
                price[change] = 1
            } else {
                let first = (-1 - change) & ~3
                let (moved, grown) = ((-1 - change) & 1 != 0, (-1 - change) & 2 != 0)
                reached[first] = moved
                reached[first + 1] = true
                reached[first + 2] = true
                reached[first + 3] = grown
            }
        }
        markReached()
        affectedSteps.count = 0
        affectedSpans.count = 0
        affectedRows.count = 0
        for index in 0..<steps.count {
            let step = steps[index]
            if step.completion >= 0, reached[step.target | 3] { affectedSpans.append(step.target >> 2) }
            if step.block >= 0 {
                let block = -1 - step.block
                let isNew = affectedSteps.count == 0 || affectedSteps[affectedSteps.count - 1] != block
                if isNew, isAffected(step) { affectedSteps.append(block) }
            } else if isAffected(step) {
                affectedSteps.append(Int32(index))
            }
        }
        for row in 0..<rowLimit where isChecked(row) && (price[row] != 0 || isReached(Int32(row))) {
            affectedRows.append(Int32(row))
        }
        for index in 0..<changes.count where changes[index] >= 0 { price[changes[index]] = 0 }
    }

    private func isAffected(_ step: Step) -> Bool {
        if reached[step.target] { return true }
        guard step.completion >= 0 else { return false }
        return reached[(step.target & ~3) + completions[Int(step.completion)].a]
    }
}
