/// Rows that nobody wrote: sizes are not negative, and what nothing settles stays where it is put.
extension Solver {
    /// Makes both stays of every span: small, and close to its parent. The size outranks the position, an earlier
    /// span outranks a later one, and every strength outranks them all. O(spans).
    mutating func makeStays() {
        guard !hasStays else { return }
        hasStays = true
        hasImplicitRows = true
        var level: Int32 = -1
        var index = firstSpan
        while index >= 0 {
            let record = spans[index]
            if !record.isFixed {
                var size = Row()
                (size.c0, size.v0, size.up, size.down) = (1, 4 * index + 3, level, level)
                var place = Row()
                (place.c0, place.v0) = (1, 4 * index + (record.nearIsEnd ? 1 : 0))
                (place.up, place.down) = (level - 1, level - 1)
                let near = nearSpan(of: index)
                if near >= 0 { (place.c1, place.v1) = (-1, 4 * near + (record.nearIsEnd ? 1 : 0)) }
                let sizeStay = insertImplicit(size, .stay)
                let positionStay = insertImplicit(place, .stay)
                spans.base[Int(index)].sizeStay = sizeStay
                spans.base[Int(index)].positionStay = positionStay
                level -= 2
            }
            index = record.next
        }
    }

    /// Makes the row `size ≥ 0` of a span, unless it exists.
    mutating func makeSizeBound(_ span: Int32) {
        guard keepsSizesNonNegative, spans[span].sizeBound < 0, !spans[span].isFixed else { return }
        var row = Row()
        (row.c0, row.v0, row.down) = (1, 4 * span + 3, Level.required)
        let index = insertImplicit(row, .none)
        spans.base[Int(span)].sizeBound = index
        hasImplicitRows = true
    }

    mutating func makeAllImplicitRows() {
        makeStays()
        var index = firstSpan
        while index >= 0 {
            makeSizeBound(index)
            index = spans[index].next
        }
    }

    /// Called when the structure changes, since stays depend on it.
    mutating func discardImplicitRows() {
        guard hasImplicitRows else { return }
        hasImplicitRows = false
        hasStays = false
        var index = firstSpan
        while index >= 0 {
            let record = spans[index]
            if record.sizeStay >= 0 { remove(record.sizeStay) }
            if record.positionStay >= 0 { remove(record.positionStay) }
            if record.sizeBound >= 0 { remove(record.sizeBound) }
            spans.base[Int(index)].sizeStay = -1
            spans.base[Int(index)].positionStay = -1
            spans.base[Int(index)].sizeBound = -1
            index = record.next
        }
    }
}
