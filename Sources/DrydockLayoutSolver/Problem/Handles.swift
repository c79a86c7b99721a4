/// A handle to one span: an interval on one axis, with a start, an end, a centre and a size.
package struct Span: Hashable, Sendable { let index: Int32 }

/// A handle to one row. It stays valid until the row is removed; a later row may then reuse it.
package struct RowID: Hashable, Sendable { let index: Int32 }

/// One of the four lengths of a span; `end = start + size` and `centre = start + size / 2` always hold.
package enum Part: UInt8, CaseIterable, Sendable { case start, end, centre, size }

/// How the left side of a row is compared with its constant.
package enum Relation: Sendable { case lessOrEqual, equal, greaterOrEqual }

/// `coefficient × part of span`: one addend on the left side of a row.
package struct Term: Sendable {
    package var span: Span
    package var part: Part
    package var coefficient: Double

    package init(_ span: Span, _ part: Part, _ coefficient: Double = 1) {
        (self.span, self.part, self.coefficient) = (span, part, coefficient)
    }

    /// How many variables it speaks of.
    @inline(__always) var room: Int8 { part == .start || part == .size ? 1 : 2 }
}

/// Required rows that cannot hold together.
package struct Conflict: Hashable, Sendable {
    /// Without any one of these rows the others can hold; oldest first.
    package var rows: [RowID]
    /// The spans whose size the rows would make negative, where that is part of the contradiction.
    package var bounds: [Span]
    /// The row given up so that layout goes on: the youngest.
    package var dropped: RowID { rows[rows.count - 1] }
}

/// What one call of `solve()` found and how much work it took.
package struct SolveReport: Sendable {
    package var conflicts: [Conflict] = []
    /// Times that a basis was ordered, that it was evaluated for new constants, and that a row entered it for another.
    package var (factorisations, evaluations, exchanges) = (0, 0, 0)
    /// Whether equal strengths made exact pricing necessary.
    package var priced = false
    /// How many stays had to be followed one by one.
    package var descents = 0
}
