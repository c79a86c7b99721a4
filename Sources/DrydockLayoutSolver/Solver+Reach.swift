/// What depends on what: along the tape, from marked rows and variables to all that follows them.
extension Solver {
    mutating func forgetReached() {
        reached.fill(values.count, false)
        reachedRow.fill(rows.count, false)
    }

    /// Marks the variables that follow what is marked; a block with guesses counts as a whole. O(steps).
    mutating func spreadReached() {
        for index in 0..<basis.blocks.count {
            let block = basis.blocks[index]
            var isAny = false
            for guess in block.firstGuess..<block.firstGuess + block.guessCount
            where basis.closings[guess] >= 0 && isReached(basis.closings[guess]) { isAny = true }
            for step in block.first..<block.end
            where basis.steps[step].row >= 0 && isReached(basis.steps[step].row) {
                isAny = true
                reached[basis.steps[step].target] = true
            }
            guard isAny, block.guessCount > 0 else { continue }
            for step in block.first..<block.end { reached[basis.steps[step].target] = true }
        }
    }

    /// Whether a row or one of its variables is marked.
    @inline(__always) func isReached(_ row: Int32) -> Bool {
        if reachedRow[row] { return true }
        for index in rows[row].addends where reached[addends[index].variable] { return true }
        return false
    }
}
