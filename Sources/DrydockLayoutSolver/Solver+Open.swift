/// What strict comparison leaves open; the rest is unique, and need not be priced.
extension Solver {
    /// Marks the rows that speak of anything open: the variables of rows that tie, of stays that are needed, of rows
    /// just exchanged and of one-sided ones in the basis by chance, with all that rows connect to these. What rests
    /// on required equations alone cannot move, and connects nothing. Stays of the rest are idle. O(terms).
    mutating func findOpenRows() {
        // Factoring forgets which rows are held.
        for row in 0..<Int32(rows.count) where basis.oneSidedCount > heldCount {
            guard basis.standing[row] == .above || basis.standing[row] == .below,
                weakestSupport(of: row) == Level.none
            else { continue }
            seed(row, 1)
            walk()
            settle(row, residual(Int(row)))
        }
        forgetReached()
        members.count = 0
        for index in 0..<exchanged.count { open(exchanged[index]) }
        for row in 0..<Int32(rows.count) where isUnsettled(row) { open(row) }
        var next = 0
        while next < members.count {
            var use = edges.firstUse[members[next]]
            next += 1
            while use >= 0 {
                if !rows[addends[use].row].isStay { open(addends[use].row) }
                use = edges.nextUse[use]
            }
        }
        edges.isOpen.fill(rows.count, false)
        for row in 0..<rows.count {
            for index in rows[row].addends where reached[addends[index].variable] { edges.isOpen[row] = true }
            guard rows[row].isStay, !basis.standing[row].isBasic else { continue }
            basis.standing[row] = edges.isOpen[row] ? .satisfied : .idle
        }
    }

    private mutating func isUnsettled(_ row: Int32) -> Bool {
        switch basis.standing[row] {
        case .basic: return rows[row].isStay || rows[row].weakest == Level.none
        case .satisfied:
            let error = residual(Int(row))
            return !rows[row].isStay && abs(error) > tolerance && cost(row, error) != Level.none
        default: return false
        }
    }

    private mutating func open(_ row: Int32) {
        if reachedRow[row] { return }
        reachedRow[row] = true
        for index in rows[row].addends {
            let variable = addends[index].variable
            guard !reached[variable], basis.position[variable] >= 0,
                basis.support[variable] != Level.required
            else { continue }
            reached[variable] = true
            members.append(variable)
        }
    }
}
