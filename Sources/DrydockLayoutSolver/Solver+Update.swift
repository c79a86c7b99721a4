/// New constants and given values in an unchanged structure.
extension Solver {
    /// Evaluates what follows the changes, and compares signs. When the same things change again and again, as in a
    /// resize or an animation, what follows them is listed and nothing else is looked at.
    mutating func update() {
        report.evaluations += 1
        let isRepeated = changesAreListed()
        if !isRepeated {
            listed.copy(changes)
            (basis.isListed, spare.isListed) = (false, false)
        }
        if isRepeated, basis.isListed {
            if followList() { return }
        } else {
            if isRepeated { makeList() }
            evaluate(values.base, constants.base)
            if holds() { return }
        }
        if spareIsValid {
            // As after passing a cap: the basis before may be the right one again.
            swap(&basis, &spare)
            for row in basis.standing.count..<rows.count {
                basis.standing.append(rows[row].isStay ? .idle : .satisfied)
            }
            evaluate(values.base, constants.base)
            if isRepeated, !basis.isListed { makeList() }
            if holds() { return }
        }
        certificate.copy(basis.standing)
        optimise()
        certificate.count = 0
    }

    /// Puts the basis from before an update aside as `spare`, once.
    mutating func keepForLater() {
        guard certificate.count > 0 else { return }
        swap(&basis, &spare)
        swap(&basis.standing, &spare.standing)
        swap(&spare.standing, &certificate)
        certificate.count = 0
        spareIsValid = true
    }

    // MARK: - Whether the basis is still optimal

    private mutating func holds() -> Bool {
        for row in 0..<rows.count where !holds(row) { return false }
        guard keepsSizesNonNegative else { return true }
        for index in 0..<order.count where values[2 * order[index] + 1] < -tolerance { return false }
        return true
    }

    /// Whether the sign of a row's error is the one that the basis is optimal for. An error that became zero is fine.
    ///
    /// The shift of constants while pricing may have leaned on a required row that was merely redundant; one that is
    /// truly violated never holds.
    @inline(__always) private func holds(_ row: Int) -> Bool {
        let standing = basis.standing.base[row]
        guard standing.isOutside else { return true }
        let error = residual(row)
        if abs(error) <= tolerance { return true }
        let level = cost(Int32(row), error)
        return level == Level.none
            ? standing == .satisfied
            : level != Level.required && standing == (error > 0 ? Standing.above : .below)
    }

    // MARK: - Lists

    private mutating func changesAreListed() -> Bool {
        guard changes.count == listed.count else { return false }
        for index in 0..<changes.count where changes[index] != listed[index] { return false }
        return true
    }

    /// Lists the steps, blocks and rows that follow the listed changes. O(steps + rows).
    private mutating func makeList() {
        basis.isListed = true
        basis.following.count = 0
        basis.followingRows.count = 0
        forgetReached()
        for index in 0..<listed.count {
            if listed[index] < 0 {
                reached[-1 - listed[index]] = true
            } else {
                reachedRow[listed[index]] = true
            }
        }
        spreadReached()
        for index in 0..<basis.blocks.count {
            let block = basis.blocks[index]
            if block.guessCount > 0, reached[basis.steps[block.first].target] {
                basis.following.append(-1 - Int32(index))
            } else if block.guessCount == 0 {
                for step in block.first..<block.end where reached[basis.steps[step].target] {
                    basis.following.append(Int32(step))
                }
            }
        }
        for row in 0..<rows.count where basis.standing[row].isOutside && isReached(Int32(row)) {
            basis.followingRows.append(Int32(row))
        }
    }

    /// Evaluates what is listed; whether the basis is still optimal.
    private mutating func followList() -> Bool {
        var isFine = true
        for index in 0..<basis.following.count {
            let entry = Int(basis.following[index])
            if entry >= 0 {
                run(entry, values.base, constants.base)
                if isNegative(basis.steps[entry].target) { isFine = false }
            } else {
                let block = basis.blocks[-1 - entry]
                run(block, values.base, constants.base)
                for step in block.first..<block.end where isNegative(basis.steps[step].target) {
                    isFine = false
                }
            }
        }
        for index in 0..<basis.followingRows.count where !holds(Int(basis.followingRows[index])) {
            return false
        }
        return isFine
    }

    @inline(__always) private func isNegative(_ variable: Int32) -> Bool {
        variable & 1 == 1 && keepsSizesNonNegative && values[variable] < -tolerance
    }
}
