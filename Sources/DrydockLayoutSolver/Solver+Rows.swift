/// `Σ cᵢ·xᵢ − constant = e`, with one level that is charged when `e > 0` and one when `e < 0`.
struct Row {
    var up = Level.none
    var down = Level.none
    /// The place of the addends, how many there are, and how many have room.
    var first: Int32 = 0
    var count: Int8 = 0
    var room: Int8 = 0
    /// Grows with every row added; −1 means that this slot is free.
    var age: Int64 = -1

    /// The weaker of the two levels.
    @inline(__always) var weakest: Int32 { min(up, down) }
    @inline(__always) var isStay: Bool { up < 0 && up != Level.none }
    @inline(__always) var addends: Range<Int> { Int(first)..<Int(first) + Int(count) }
}

/// How much an error costs: a larger level always outweighs any sum of smaller ones.
///
/// Positive levels are the bit patterns of strengths (positive floats order as their bits do). Negative levels
/// belong to stays, a level for each, so that no strength is weaker than a stay.
enum Level {
    static let none = Int32.min
    static let required = Int32(bitPattern: Float(1000).bitPattern)
}

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
        let level = level(strength)
        let row = makeRow(
            up: relation == .greaterOrEqual ? Level.none : level,
            down: relation == .lessOrEqual ? Level.none : level,
            constant,
            room: first.room + (second?.room ?? 0) + (third?.room ?? 0) + (fourth?.room ?? 0)
        )
        add(first, to: row)
        if let second { add(second, to: row) }
        if let third { add(third, to: row) }
        if let fourth { add(fourth, to: row) }
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
        let row = makeRow(up: level(hugging), down: level(compression), value, room: 1)
        add(Term(span, .size), to: row)
        return RowID(index: row)
    }

    /// Changes the constant; the next solve evaluates what rests on it. O(1).
    package mutating func setConstant(_ row: RowID, _ value: Double) {
        check(row)
        precondition(value.isFinite, "A row needs a finite constant; got \(value).")
        guard constants[row.index] != value else { return }
        constants[row.index] = value
        changes.append(row.index)
    }

    /// Changes the strength on every side that already costs something.
    package mutating func setStrength(_ row: RowID, _ strength: Float) {
        setStrength(row, hugging: strength, compression: strength)
    }

    /// Changes both strengths of a row made by `addIntrinsicSize`.
    package mutating func setStrength(_ row: RowID, hugging: Float, compression: Float) {
        check(row)
        var new = rows[row.index]
        if new.up != Level.none { new.up = level(hugging) }
        if new.down != Level.none { new.down = level(compression) }
        guard new.up != rows[row.index].up || new.down != rows[row.index].down else { return }
        rows[row.index] = new
        needsFactoring = true
    }

    /// Removes a row; its handle is then invalid.
    package mutating func removeRow(_ row: RowID) {
        check(row)
        let old = rows[row.index]
        rows[row.index] = Row(first: old.first, room: old.room)
        freeRows.append(row.index)
        needsFactoring = true
    }

    /// Left side minus constant, as of the last solve.
    package func residual(of row: RowID) -> Double {
        check(row)
        return residual(Int(row.index))
    }

    // MARK: - Parts of the above

    /// A row without terms.
    @inline(__always)
    private mutating func makeRow(up: Int32, down: Int32, _ constant: Double, room: Int8) -> Int32 {
        precondition(constant.isFinite, "A row needs a finite constant; got \(constant).")
        discardImplicitRows()
        needsFactoring = true
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
    private mutating func add(_ term: Term, to row: Int32) {
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
        guard abs(own[slot].coefficient) < 1e-9 else { return }
        record.pointee.count -= 1
        own[slot] = own[Int(record.pointee.count)]
    }

    private func check(_ row: RowID) {
        precondition(
            row.index >= 0 && Int(row.index) < writtenCount && rows[row.index].age >= 0,
            "This row was removed, or belongs to another solver."
        )
    }

    /// The level of a strength, known to the sorted table of levels from now on.
    private mutating func level(_ strength: Float) -> Int32 {
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
}
