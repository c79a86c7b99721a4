import DrydockBuffers

/// Writing spans, and reading the solution.
extension Solver {
    /// Adds a span that stays at its parent's start or end, or at the origin, where rows leave it free. Of two spans that
    /// cannot both stay, that of lower rank does, or else the one added earlier.
    package mutating func addSpan(near parent: Span? = nil, atEnd: Bool = false, rank: Int64 = 0) -> Span {
        if let parent { problem.check(parent) }
        let record = SpanRecord(near: parent?.index ?? -1, nearIsEnd: atEnd, rank: rank)
        let index = problem.freeSpans.popLast() ?? Int32(problem.spans.count)
        if Int(index) == problem.spans.count {
            problem.spans.append(record)
            for _ in 0..<2 { problem.values.append(0) }
        }
        problem.spans[index] = record
        (problem.values[2 * index], problem.values[2 * index + 1]) = (0, 0)
        problem.order.append(index)
        problem.structureChanged = true
        return Span(index: index)
    }

    /// Removes a span. Its rows must have been removed before; spans near it fall back to the origin.
    package mutating func removeSpan(_ span: Span) {
        problem.check(span)
        problem.discardImplicitRows()
        problem.spans[span.index].kind = .removed
        problem.structureChanged = true
    }

    /// Changes what the span stays close to. The chain of parents must not lead back to the span.
    package mutating func setNear(_ span: Span, parent: Span?, atEnd: Bool) {
        problem.check(span)
        if let parent { problem.check(parent) }
        let (old, near) = (problem.spans[span.index], parent?.index ?? -1)
        guard old.near != near || old.nearIsEnd != atEnd else { return }
        var ancestor = near
        while ancestor >= 0, problem.spans[ancestor].kind != .removed {
            require(ancestor != span.index, "A span cannot be near itself or a span that is near it.")
            ancestor = problem.spans[ancestor].near
        }
        (problem.spans[span.index].near, problem.spans[span.index].nearIsEnd) = (near, atEnd)
        problem.structureChanged = true
    }

    /// Gives the span known values: the root, or whatever is positioned by other means. O(1).
    package mutating func fix(_ span: Span, start: Double, size: Double) {
        problem.check(span)
        require(start.isFinite && size.isFinite, "A fixed span is finite; got \(start), \(size).")
        if problem.spans[span.index].kind != .fixed { problem.structureChanged = true }
        problem.spans[span.index].kind = .fixed
        let values = problem.values.base + 2 * Int(span.index)
        if values[0] != start || values[1] != size { problem.valuesChanged = true }
        (values[0], values[1]) = (start, size)
    }

    package func start(of span: Span) -> Double { reported(span, 1, 0) }
    package func end(of span: Span) -> Double { reported(span, 1, 1) }
    package func centre(of span: Span) -> Double { reported(span, 1, 0.5) }
    package func size(of span: Span) -> Double { reported(span, 0, 1) }

    /// On a grid of 2⁻²⁰, as adding 1.5 · 2³² to a double leaves exactly twenty binary places.
    @inline(__always)
    private func reported(_ span: Span, _ startShare: Double, _ sizeShare: Double) -> Double {
        let (start, size) = (problem.values[2 * span.index], problem.values[2 * span.index + 1])
        let value = start * startShare + size * sizeShare
        return abs(value) < 1e9 ? (value + 6_442_450_944) - 6_442_450_944 : value
    }
}

extension Problem {
    @inline(__always) func check(_ span: Span) {
        let index = Int(span.index)
        let isKnown = index >= 0 && index < spans.count && spans[index].kind != .removed
        require(isKnown, "This span was removed, or belongs to another solver.")
    }

    /// Frees the places of removed spans. O(spans).
    mutating func forgetRemovedSpans() {
        isRanked = false
        let records = spans.base
        for span in order.all where records[Int(span)].kind == .removed { freeSpans.append(span) }
        guard let last = freeSpans.all.last, records[Int(last)].kind == .removed else { return }
        order.keep { records[Int($0)].kind != .removed }
        for span in order.all {
            let near = records[Int(span)].near
            if near >= 0, records[Int(near)].kind == .removed { records[Int(span)].near = -1 }
        }
    }

    /// Puts spans in the order of ranks; equal ones stay in order. O(spans) if they all are.
    mutating func rankSpans() {
        guard !isRanked else { return }
        isRanked = true
        let records = spans.base
        order.sort { records[Int($0)].rank < records[Int($1)].rank }
        for (index, span) in order.all.enumerated() { records[Int(span)].index = Int32(index) }
    }
}
