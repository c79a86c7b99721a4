import DrydockBuffers

/// Writing rows.
extension Solver {
    /// Adds `Σ terms  relation  constant` at a strength in 0 < s ≤ 1000: 1000 is required, and any fraction is a level of
    /// its own. Where the left side is too small, the strength of `compression` counts, if there is one: an intrinsic
    /// size hugs and resists by strengths of its own. O(1), without allocation.
    package mutating func addRow(
        _ first: Term,
        _ second: Term?,
        _ third: Term?,
        _ fourth: Term?,
        _ relation: Relation,
        constant: Double,
        strength: Float = 1000,
        compression: Float? = nil
    ) -> RowID {
        let level = Level.of(strength)
        let row = problem.makeRow(
            up: relation == .greaterOrEqual ? Level.none : level,
            down: relation == .lessOrEqual ? Level.none : compression.map(Level.of) ?? level,
            constant,
            room: first.room + (second?.room ?? 0) + (third?.room ?? 0) + (fourth?.room ?? 0)
        )
        problem.add(first, to: row)
        if let second { problem.add(second, to: row) }
        if let third { problem.add(third, to: row) }
        if let fourth { problem.add(fourth, to: row) }
        return RowID(index: row)
    }

    /// Changes the constant; the next solve evaluates the basis anew. O(1).
    package mutating func setConstant(_ row: RowID, _ value: Double) {
        problem.check(row)
        require(value.isFinite, "A row needs a finite constant; got \(value).")
        guard problem.constants[row.index] != value else { return }
        problem.constants[row.index] = value
        problem.valuesChanged = true
    }

    /// Changes what it costs when the left side is too large, and too small, on a side that costs something.
    package mutating func setStrength(_ row: RowID, hugging: Float, compression: Float) {
        problem.check(row)
        takeBackDropped()
        let old = problem.rows[row.index]
        let up = old.up == Level.none ? old.up : Level.of(hugging)
        let down = old.down == Level.none ? old.down : Level.of(compression)
        guard up != old.up || down != old.down else { return }
        (problem.rows[row.index].up, problem.rows[row.index].down) = (up, down)
        problem.structureChanged = true
    }

    /// Makes these rows younger than all others, the last one youngest: of rows that contradict each other, the youngest is
    /// given up.
    package mutating func makeYoungest(_ rows: [RowID]) {
        takeBackDropped()
        for row in rows {
            problem.check(row)
            problem.rows[row.index].age = problem.nextAge
            problem.nextAge += 1
        }
        problem.structureChanged = true
    }

    /// Removes a row; its handle is then invalid.
    package mutating func removeRow(_ row: RowID) {
        problem.check(row)
        takeBackDropped()
        let old = problem.rows[row.index]
        problem.rows[row.index] = Row(first: old.first, room: old.room)
        problem.freeRows.append(row.index)
        problem.structureChanged = true
    }

    /// Left side minus constant, as of the last solve.
    package func residual(of row: RowID) -> Double {
        problem.check(row)
        return problem.residual(row.index)
    }
}

extension Problem {
    /// A written row without terms.
    @inline(__always)
    mutating func makeRow(up: Int32, down: Int32, _ constant: Double, room: Int8) -> Int32 {
        require(constant.isFinite, "A row needs a finite constant; got \(constant).")
        discardImplicitRows()
        structureChanged = true
        var row = Row(up: up, down: down, age: nextAge)
        nextAge += 1
        if let index = freeRows.popLast() {
            (row.first, row.room) = (rows[index].first, rows[index].room)
            if row.room < room { makeRoom(room, for: &row) }
            (rows[index], constants[index]) = (row, constant)
            return index
        }
        defer { writtenCount = rows.count }
        return append(row, constant, room: room)
    }

    @inline(__always) private mutating func append(_ row: Row, _ constant: Double, room: Int8) -> Int32 {
        var row = row
        makeRoom(room, for: &row)
        rows.append(row)
        constants.append(constant)
        return Int32(rows.count - 1)
    }

    @inline(__always) private mutating func makeRoom(_ room: Int8, for row: inout Row) {
        (row.first, row.room) = (Int32(addends.count), room)
        addends.reserve(addends.count + Int(room))
        addends.count += Int(room)
    }

    @inline(__always)
    mutating func add(_ term: Term, to row: Int32) {
        let coefficient = term.coefficient
        require(abs(coefficient) < 1e9, "A coefficient is finite and below 1e9; got \(coefficient).")
        check(term.span)
        let start = 2 * term.span.index
        if term.part != .size { add(coefficient, start, to: row) }
        if term.part != .start { add(coefficient * (term.part == .centre ? 0.5 : 1), start + 1, to: row) }
    }

    /// Adds `amount · variable`; what cancels leaves no addend.
    @inline(__always)
    private mutating func add(_ amount: Double, _ variable: Int32, to row: Int32) {
        let (end, own) = (Int(rows[row].count), addends.base + Int(rows[row].first))
        var slot = 0
        while slot < end, own[slot].variable != variable { slot += 1 }
        let sum = slot < end ? own[slot].coefficient + amount : amount
        own[slot] = Addend(coefficient: sum, variable: variable, row: row)
        if slot == end { rows[row].count += 1 }
        guard abs(sum) < Tolerance.coefficient else { return }
        rows[row].count -= 1
        own[slot] = own[Int(rows[row].count)]
    }

    func check(_ row: RowID) {
        let isWritten = row.index >= 0 && Int(row.index) < writtenCount && rows[row.index].age >= 0
        require(isWritten, "This row was removed, or belongs to another solver.")
    }

    // MARK: - Implicit rows

    /// The stay of a variable: a size is zero, a start is the parent's start or end.
    mutating func makeStay(_ variable: Int32) -> Int32 {
        stays.extend(values.count, -1)
        guard stays[variable] < 0 else { return stays[variable] }
        let (span, isSize) = (variable / 2, variable & 1 == 1)
        let (near, side) = (spans[span].near, spans[span].nearIsEnd ? Part.end : .start)
        let level = (variable & 1) - 2 - 2 * spans[span].index
        stays[variable] = append(Row(up: level, down: level), 0, room: 4)
        add(Term(Span(index: span), isSize ? .size : side), to: stays[variable])
        if !isSize, near >= 0 { add(Term(Span(index: near), side, -1), to: stays[variable]) }
        return stays[variable]
    }

    /// Makes the rows `size ≥ 0` of all spans, or of those whose size is negative, if they are wanted.
    mutating func makeBounds(onlyNegative: Bool = false) {
        rankSpans()
        isBounded.extend(spans.count, false)
        for span in order.all where keepsSizesNonNegative && (!onlyNegative || isNegative(span)) {
            guard !isBounded[span], spans[span].kind == .loose else { continue }
            isBounded[span] = true
            let row = append(Row(up: Level.none, down: Level.required), 0, room: 1)
            add(Term(Span(index: span), .size), to: row)
        }
    }

    /// Called when the structure changes, since stays depend on it.
    mutating func discardImplicitRows() {
        guard rows.count > writtenCount else { return }
        addends.count = Int(rows[writtenCount].first)
        (rows.count, constants.count) = (writtenCount, writtenCount)
        (stays.count, isBounded.count) = (0, 0)
    }
}
