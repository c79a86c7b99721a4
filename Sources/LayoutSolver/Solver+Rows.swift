extension Solver {
    /// Adds `Σ terms  relation  constant` and returns a handle to it. O(1), without allocation.
    ///
    /// - Parameters:
    ///   - constant: Finite.
    ///   - strength: 0 < strength ≤ 1000; 1000 is required. Any fraction is a level of its own.
    package mutating func addRow(
        _ first: Term,
        _ second: Term?,
        _ third: Term?,
        _ fourth: Term?,
        _ relation: Relation,
        constant: Double,
        strength: Float = 1000
    ) -> RowID {
        let index = makeRow(relation, constant: constant, strength: strength)
        let row = rows.base + Int(index)
        add(first, to: row)
        if let second { add(second, to: row) }
        if let third { add(third, to: row) }
        if let fourth { add(fourth, to: row) }
        return RowID(index: index)
    }

    /// As above, for one to four terms.
    package mutating func addRow(
        _ terms: [Term],
        _ relation: Relation,
        constant: Double,
        strength: Float = 1000
    ) -> RowID {
        precondition(1...4 ~= terms.count, "A row has one to four terms; got \(terms.count).")
        let index = makeRow(relation, constant: constant, strength: strength)
        for term in terms { add(term, to: rows.base + Int(index)) }
        return RowID(index: index)
    }

    /// Adds one row with two costs: the size is at most `value` at the strength of `hugging`, and at least
    /// `value` at the strength of `compression`.
    package mutating func addIntrinsicSize(
        _ span: Span,
        value: Double,
        hugging: Float,
        compression: Float
    ) -> RowID {
        let index = makeRow(.equal, constant: value, strength: hugging)
        rows.base[Int(index)].down = level(compression)
        add(Term(span, .size), to: rows.base + Int(index))
        return RowID(index: index)
    }

    /// Changes the constant; the next solve evaluates what rests on it. O(1).
    package mutating func setConstant(_ row: RowID, _ value: Double) {
        check(row)
        precondition(value.isFinite, "A row needs a finite constant; got \(value).")
        guard rows[row.index].constant != value else { return }
        rows.base[Int(row.index)].constant = value
        noteChange(row.index)
    }

    /// Changes the strength on every side that already costs something.
    package mutating func setStrength(_ row: RowID, _ strength: Float) {
        check(row)
        let level = self.level(strength)
        let old = rows[row.index]
        setLevels(
            row,
            up: old.up == Level.none ? Level.none : level,
            down: old.down == Level.none ? Level.none : level
        )
    }

    /// Changes both strengths of a row made by `addIntrinsicSize`.
    package mutating func setStrength(_ row: RowID, hugging: Float, compression: Float) {
        check(row)
        setLevels(row, up: level(hugging), down: level(compression))
    }

    /// Removes a row; its handle is then invalid.
    package mutating func removeRow(_ row: RowID) {
        check(row)
        remove(row.index)
        needsFactoring = true
    }

    /// Left side minus constant, as of the last solve.
    package func residual(of row: RowID) -> Double {
        check(row)
        return residual(Int(row.index), values.base)
    }

    // MARK: - Parts of the above

    @inline(__always)
    private func add(_ term: Term, to row: UnsafeMutablePointer<Row>) {
        precondition(
            abs(term.coefficient) < 1e9,
            "A coefficient must be finite and below 1e9; got \(term.coefficient)."
        )
        precondition(
            Int(term.span.index) < spanLimit && spans.base[Int(term.span.index)].serial > 0,
            "This span was removed, or belongs to another solver."
        )
        guard term.coefficient != 0 else { return }
        let variable = 4 * term.span.index + Int32(term.part.rawValue)
        if row.pointee.c0 == 0 || row.pointee.v0 == variable {
            row.pointee.c0 += term.coefficient
            row.pointee.v0 = variable
        } else if row.pointee.c1 == 0 || row.pointee.v1 == variable {
            row.pointee.c1 += term.coefficient
            row.pointee.v1 = variable
        } else if row.pointee.c2 == 0 || row.pointee.v2 == variable {
            row.pointee.c2 += term.coefficient
            row.pointee.v2 = variable
        } else {
            row.pointee.c3 += term.coefficient
            row.pointee.v3 = variable
        }
    }

    /// A row without terms.
    @inline(__always)
    private mutating func makeRow(_ relation: Relation, constant: Double, strength: Float) -> Int32 {
        precondition(constant.isFinite, "A row needs a finite constant; got \(constant).")
        let level = self.level(strength)
        let index = makeSlot(relation == .equal ? .live | .twoSided : .live)
        let row = rows.base + Int(index)
        row.initialize(to: Row())
        row.pointee.constant = constant
        if relation != .greaterOrEqual { row.pointee.up = level }
        if relation != .lessOrEqual { row.pointee.down = level }
        needsFactoring = true
        return index
    }

    @inline(__always)
    private mutating func makeSlot(_ rowFlags: RowFlags) -> Int32 {
        let index: Int32
        if freeRows.count > 0 {
            freeRows.count -= 1
            index = freeRows[freeRows.count]
        } else {
            if rowLimit == rows.capacity { reserveRows(rowLimit + 1) }
            index = Int32(rowLimit)
            rowLimit += 1
        }
        flags[index] = rowFlags
        age[index] = nextAge
        nextAge += 1
        return index
    }

    mutating func insertImplicit(_ row: Row, _ kind: RowFlags) -> Int32 {
        let index = makeSlot(.live | .implicit | kind)
        rows[index] = row
        certified[index] = 0
        justified[index] = false
        return index
    }

    mutating func remove(_ row: Int32) {
        flags[row] = .none
        freeRows.append(row)
    }

    private mutating func setLevels(_ row: RowID, up: Int32, down: Int32) {
        guard rows[row.index].up != up || rows[row.index].down != down else { return }
        rows.base[Int(row.index)].up = up
        rows.base[Int(row.index)].down = down
        needsFactoring = true
    }

    private func check(_ row: RowID) {
        precondition(
            row.index >= 0 && Int(row.index) < rowLimit && flags[row.index].contains(.live)
                && !flags[row.index].contains(.implicit),
            "This row was removed, or belongs to another solver."
        )
    }

    /// The level of a strength, known to the sorted table of levels from now on.
    private mutating func level(_ strength: Float) -> Int32 {
        precondition(strength > 0 && strength <= 1000, "A strength is in 0 < s ≤ 1000; got \(strength).")
        let level = Level.of(strength)
        let place = rank(of: level)
        if place < levels.count, levels[place] == level { return level }
        levels.append(level)
        var index = levels.count - 1
        while index > place {
            levels[index] = levels[index - 1]
            index -= 1
        }
        levels[place] = level
        return level
    }

    /// The first index in the ascending table of levels that is not below `level`.
    @inline(__always) func rank(of level: Int32) -> Int {
        var high = levels.count
        if high > 0, levels[high - 1] == level { return high - 1 }
        var low = 0
        while low < high {
            let middle = (low + high) / 2
            if levels[middle] < level { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
