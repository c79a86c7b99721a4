/// Rows that nobody wrote, made when they are needed: sizes are not negative, and what nothing settles stays where it
/// is put.
extension Problem {
    /// The stay of a variable: small, and close to its parent. The size outranks the place, an earlier span outranks a
    /// later one, and every strength outranks them all.
    mutating func makeStay(_ variable: Int32) -> Int32 {
        let old = stay(of: variable)
        guard old < 0 else { return old }
        let record = spans.base + Int(variable / 2)
        let level = (variable & 1) - 2 - 2 * record.pointee.index
        let row = append(Row(up: level, down: level), 0, room: 4)
        add(1, variable, to: row)
        if variable & 1 == 1 {
            record.pointee.stays.size = row
            return row
        }
        record.pointee.stays.place = row
        let near = 2 * record.pointee.near
        if record.pointee.nearIsEnd { add(1, variable + 1, to: row) }
        if near >= 0 { add(-1, near, to: row) }
        if near >= 0, record.pointee.nearIsEnd { add(-1, near + 1, to: row) }
        return row
    }

    /// The stay of a variable, or −1.
    @inline(__always) func stay(of variable: Int32) -> Int32 {
        variable & 1 == 1 ? spans[variable / 2].stays.size : spans[variable / 2].stays.place
    }

    /// Makes the row `size ≥ 0` of a span, unless it exists or is not wanted.
    mutating func makeBound(_ span: Int32) {
        guard keepsSizesNonNegative, spans[span].bound < 0, spans[span].kind == .loose else { return }
        let row = append(Row(up: Level.none, down: Level.required), 0, room: 1)
        add(1, 2 * span + 1, to: row)
        spans.base[Int(span)].bound = row
    }

    /// Called when the structure changes, since stays depend on it.
    mutating func discardImplicitRows() {
        guard rows.count > writtenCount else { return }
        addends.count = Int(rows[writtenCount].first)
        (rows.count, constants.count) = (writtenCount, writtenCount)
        for index in 0..<order.count {
            let record = spans.base + Int(order[index])
            (record.pointee.bound, record.pointee.stays) = (-1, (-1, -1))
        }
    }
}
