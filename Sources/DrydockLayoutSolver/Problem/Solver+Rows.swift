/// Writing rows.
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
        let level = problem.level(strength)
        let row = problem.makeRow(
            up: relation == .greaterOrEqual ? Level.none : level,
            down: relation == .lessOrEqual ? Level.none : level,
            constant,
            room: first.room + (second?.room ?? 0) + (third?.room ?? 0) + (fourth?.room ?? 0)
        )
        problem.add(first, to: row)
        if let second { problem.add(second, to: row) }
        if let third { problem.add(third, to: row) }
        if let fourth { problem.add(fourth, to: row) }
        return RowID(index: row)
    }

    /// Adds one row with two costs: the size is at most `value` at the strength of `hugging`, and at least
    /// `value` at the strength of `compression`.
    package mutating func addIntrinsicSize(
        _ span: Span,
        value: Double,
        hugging: Float,
        compression: Float
    ) -> RowID {
        let (up, down) = (problem.level(hugging), problem.level(compression))
        let row = problem.makeRow(up: up, down: down, value, room: 1)
        problem.add(Term(span, .size), to: row)
        return RowID(index: row)
    }

    /// Changes the constant; the next solve evaluates the basis anew. O(1).
    package mutating func setConstant(_ row: RowID, _ value: Double) {
        problem.check(row)
        precondition(value.isFinite, "A row needs a finite constant; got \(value).")
        guard problem.constants[row.index] != value else { return }
        problem.constants[row.index] = value
        problem.valuesChanged = true
    }

    /// Changes the strength on every side that already costs something.
    package mutating func setStrength(_ row: RowID, _ strength: Float) {
        setStrength(row, hugging: strength, compression: strength)
    }

    /// Changes both strengths of a row made by `addIntrinsicSize`.
    package mutating func setStrength(_ row: RowID, hugging: Float, compression: Float) {
        problem.check(row)
        takeBackDropped()
        var new = problem.rows[row.index]
        if new.up != Level.none { new.up = problem.level(hugging) }
        if new.down != Level.none { new.down = problem.level(compression) }
        let old = problem.rows[row.index]
        guard new.up != old.up || new.down != old.down else { return }
        problem.rows[row.index] = new
        problem.structureChanged = true
        problem.strayLevels += 1
    }

    /// Removes a row; its handle is then invalid.
    package mutating func removeRow(_ row: RowID) {
        problem.check(row)
        takeBackDropped()
        let old = problem.rows[row.index]
        problem.rows[row.index] = Row(first: old.first, room: old.room)
        problem.freeRows.append(row.index)
        problem.structureChanged = true
        problem.strayLevels += 1
    }

    /// Left side minus constant, as of the last solve.
    package func residual(of row: RowID) -> Double {
        problem.check(row)
        return problem.residual(Int(row.index))
    }
}

extension Problem {
    /// A row without terms.
    @inline(__always)
    mutating func makeRow(up: Int32, down: Int32, _ constant: Double, room: Int8) -> Int32 {
        precondition(constant.isFinite, "A row needs a finite constant; got \(constant).")
        discardImplicitRows()
        structureChanged = true
        var row = Row(up: up, down: down, age: nextAge)
        nextAge += 1
        if let index = freeRows.popLast() {
            (row.first, row.room) = (rows[index].first, rows[index].room)
            if row.room < room { makeRoom(room, for: &row) }
            rows[index] = row
            constants[index] = constant
            return index
        }
        defer { writtenCount = rows.count }
        return append(row, constant, room: room)
    }

    @inline(__always) mutating func append(_ row: Row, _ constant: Double, room: Int8) -> Int32 {
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
        precondition(
            abs(term.coefficient) < 1e9,
            "A coefficient must be finite and below 1e9; got \(term.coefficient)."
        )
        check(term.span)
        let start = 2 * term.span.index
        if term.part != .size { add(term.coefficient, start, to: row) }
        if term.part != .start {
            add(term.coefficient * (term.part == .centre ? 0.5 : 1), start + 1, to: row)
        }
    }

    /// Adds `amount · variable`; what cancels leaves no addend.
    @inline(__always)
    mutating func add(_ amount: Double, _ variable: Int32, to row: Int32) {
        let record = rows.base + Int(row)
        let own = addends.base + Int(record.pointee.first)
        let count = Int(record.pointee.count)
        var slot = 0
        while slot < count, own[slot].variable != variable { slot += 1 }
        let old = slot < count ? own[slot].coefficient : 0
        own[slot] = Addend(coefficient: old + amount, variable: variable, row: row)
        if slot == count { record.pointee.count += 1 }
        guard abs(own[slot].coefficient) < Tolerance.coefficient else { return }
        record.pointee.count -= 1
        own[slot] = own[Int(record.pointee.count)]
    }

    func check(_ row: RowID) {
        precondition(
            row.index >= 0 && Int(row.index) < writtenCount && rows[row.index].age >= 0,
            "This row was removed, or belongs to another solver."
        )
    }

    // MARK: - The table of levels

    /// The level of a strength, known to the sorted table of levels from now on.
    mutating func level(_ strength: Float) -> Int32 {
        precondition(strength > 0 && strength <= 1000, "A strength is in 0 < s ≤ 1000; got \(strength).")
        let level = Int32(bitPattern: strength.bitPattern)
        let place = rank(of: level)
        if levels[place] != level {
            levels.append(level)
            (levels.base + place + 1).update(from: levels.base + place, count: levels.count - 1 - place)
            levels[place] = level
        }
        return level
    }

    /// The first index in the ascending table of levels that is not below `level`, which is at most required.
    @inline(__always) func rank(of level: Int32) -> Int {
        var high = levels.count - 1
        if levels[high] == level { return high }
        var low = 0
        while low < high {
            let middle = (low + high) / 2
            if levels[middle] < level { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Forgets the levels that no row has any more, once as many rows have left theirs as there are rows.
    /// O(1) for each of them in the long run, but for a logarithm.
    mutating func forgetStrayLevels() {
        guard strayLevels > rows.count else { return }
        strayLevels = 0
        levels.count = 0
        levels.append(Level.required)
        for row in 0..<writtenCount {
            if rows[row].up > 0 { levels.append(rows[row].up) }
            if rows[row].down > 0 { levels.append(rows[row].down) }
        }
        levels.sort { $0 < $1 }
        var kept = 0
        for index in 1..<levels.count where levels[index] != levels[kept] {
            kept += 1
            levels[kept] = levels[index]
        }
        levels.count = kept + 1
    }
}
