/// What the edges of a vertex can move.
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
}
