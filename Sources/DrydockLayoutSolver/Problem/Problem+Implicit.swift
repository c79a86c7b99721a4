/// Rows that nobody wrote: sizes are not negative, and what nothing settles stays where it is put.
extension Problem {
    /// Makes both stays of every span: small, and close to its parent. The size outranks the position, an earlier
    /// span outranks a later one, and every strength outranks them all. O(spans), once they are sorted.
    mutating func makeStays() {
        guard !hasStays else { return }
        hasStays = true
        let records = spans.base
        var sorted = UnsafeMutableBufferPointer(start: order.base, count: order.count)
        sorted.sort { records[Int($0)].rank < records[Int($1)].rank }
        var level: Int32 = -1
        for index in 0..<order.count where spans[order[index]].kind == .loose {
            let span = order[index]
            let record = spans[span]
            let size = makeImplicitRow(up: level, down: level, room: 1)
            add(1, 2 * span + 1, to: size)
            let place = makeImplicitRow(up: level - 1, down: level - 1, room: 4)
            for (start, sign) in [(2 * span, 1.0), (2 * record.near, -1.0)] where start >= 0 {
                add(sign, start, to: place)
                if record.nearIsEnd { add(sign, start + 1, to: place) }
            }
            spans.base[Int(span)].stay = size
            level -= 2
        }
    }

    /// Makes the row `size ≥ 0` of a span, unless it exists or is not wanted.
    mutating func makeBound(_ span: Int32) {
        guard keepsSizesNonNegative, spans[span].bound < 0, spans[span].kind == .loose else { return }
        let row = makeImplicitRow(up: Level.none, down: Level.required, room: 1)
        add(1, 2 * span + 1, to: row)
        spans.base[Int(span)].bound = row
    }

    /// Makes the bounds that are violated.
    mutating func makeViolatedBounds() {
        for index in 0..<order.count where values[2 * order[index] + 1] < -Tolerance.error {
            makeBound(order[index])
        }
    }

    private mutating func makeImplicitRow(up: Int32, down: Int32, room: Int8) -> Int32 {
        append(Row(up: up, down: down), 0, room: room)
    }

    /// Called when the structure changes, since stays depend on it.
    mutating func discardImplicitRows() {
        guard rows.count > writtenCount else { return }
        addends.count = Int(rows[writtenCount].first)
        rows.count = writtenCount
        constants.count = writtenCount
        hasStays = false
        for index in 0..<order.count {
            (spans.base[Int(order[index])].bound, spans.base[Int(order[index])].stay) = (-1, -1)
        }
    }
}
