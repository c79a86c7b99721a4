import DrydockBuffers

/// Rows that nobody wrote, made when they are needed: sizes are not negative, and what nothing settles stays where it
/// is put.
extension Problem {
    /// The stay of a variable: small, and close to its parent. The size outranks the place, an earlier span outranks a
    /// later one, and every strength outranks them all.
    mutating func makeStay(_ variable: Int32) -> Int32 {
        let (span, isSize) = (spans[variable / 2], variable & 1 == 1)
        let made = isSize ? span.sizeStay : span.startStay
        guard made < 0 else { return made }
        let (own, side) = (Span(index: variable / 2), span.nearIsEnd ? Part.end : .start)
        let level = (variable & 1) - 2 - 2 * span.index
        let row = append(Row(up: level, down: level), 0, room: 4)
        if isSize { spans[own.index].sizeStay = row } else { spans[own.index].startStay = row }
        add(Term(own, isSize ? .size : side), to: row)
        if !isSize, span.near >= 0 { add(Term(Span(index: span.near), side, -1), to: row) }
        return row
    }

    /// Makes the rows `size ≥ 0` of all spans, or of those whose size is negative, if they are wanted.
    mutating func makeBounds(onlyNegative: Bool = false) {
        rankSpans()
        for span in order.all where keepsSizesNonNegative && (!onlyNegative || isNegative(span)) {
            guard spans[span].bound < 0, spans[span].kind == .loose else { continue }
            spans[span].bound = append(Row(up: Level.none, down: Level.required), 0, room: 1)
            add(1, 2 * span + 1, to: spans[span].bound)
        }
    }

    /// Called when the structure changes, since stays depend on it.
    mutating func discardImplicitRows() {
        guard rows.count > writtenCount else { return }
        addends.count = Int(rows[writtenCount].first)
        (rows.count, constants.count) = (writtenCount, writtenCount)
        for span in 0..<spans.count {
            (spans[span].startStay, spans[span].sizeStay, spans[span].bound) = (-1, -1, -1)
        }
    }
}
