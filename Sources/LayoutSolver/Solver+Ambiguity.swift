extension Solver {
    /// A span that could lie elsewhere at no cost, and which of its values could differ.
    package struct Ambiguity: Hashable, Sendable {
        package var span: Span
        package var start: Bool
        package var size: Bool

        package init(span: Span, start: Bool, size: Bool) {
            self.span = span
            self.start = start
            self.size = size
        }
    }

    /// The spans that only stays settle, in the order of their creation. A debugging aid: O(edges × rows).
    ///
    /// Of the edges at the present vertex, those along which no strength's cost changes lead to other solutions;
    /// whatever moves along them is ambiguous.
    package mutating func ambiguousSpans() -> [Ambiguity] {
        solve()
        returnToBasis()
        makeAllImplicitRows()
        _ = improvingEdge(downTo: 0, ignoring: tolerance)
        var moving = [Int32: Ambiguity]()
        for index in 0..<freeDirections.count {
            let code = freeDirections[index]
            let edge = Edge(row: code >> 1, sign: code & 1 == 1 ? -1 : 1)
            guard isFree(edge) else { continue }
            for span in 0..<spanLimit where given[span] == 0 {
                let starts = abs(direction[4 * span]) > 1e-9
                let sizes = abs(direction[4 * span + 3]) > 1e-9
                guard starts || sizes else { continue }
                let old = moving[Int32(span)]
                moving[Int32(span)] = Ambiguity(
                    span: Span(index: Int32(span)),
                    start: starts || old?.start == true,
                    size: sizes || old?.size == true
                )
            }
        }
        var result = [Ambiguity]()
        var index = firstSpan
        while index >= 0 {
            if let found = moving[index] { result.append(found) }
            index = spans[index].next
        }
        return result
    }

    /// Whether neither the edge's own row nor one that is just satisfied starts to cost anything along it.
    private mutating func isFree(_ edge: Edge) -> Bool {
        guard cost(edge.row, edge.sign) < 0 else { return false }
        follow(edge)
        for row in 0..<rowLimit where isOutside(row) && abs(rowValue[row]) <= tolerance {
            let rate = slope(row, direction.base)
            if abs(rate) > 1e-9, cost(Int32(row), rate > 0 ? 1 : -1) > 0 { return false }
        }
        return true
    }
}
