/// What a span is, apart from its values.
struct SpanRecord {
    enum Kind: UInt8 { case loose, fixed, removed }

    var kind = Kind.loose
    var nearIsEnd = false
    /// What the span stays close to, or −1.
    var near: Int32 = -1
    /// The implicit rows `size ≥ 0` and the stay of the size, which that of the place follows; −1 if not made.
    var bound: Int32 = -1
    var stay: Int32 = -1
    var rank: Int64
}

extension Solver {
    /// Adds a span whose place nothing settles yet.
    ///
    /// - Parameters:
    ///   - parent: What the span stays close to when rows leave it free; nil means the origin.
    ///   - atEnd: Whether it stays at the parent's end rather than at its start.
    ///   - rank: Of two spans that cannot both stay, that of lower rank does, or else the one added earlier.
    package mutating func addSpan(near parent: Span? = nil, atEnd: Bool = false, rank: Int64 = 0) -> Span {
        if let parent { check(parent) }
        let record = SpanRecord(nearIsEnd: atEnd, near: parent?.index ?? -1, rank: rank)
        let index = freeSpans.popLast() ?? Int32(spans.count)
        if Int(index) == spans.count {
            spans.append(record)
            values.append(0)
            values.append(0)
        }
        spans[index] = record
        (values[2 * index], values[2 * index + 1]) = (0, 0)
        order.append(index)
        needsFactoring = true
        return Span(index: index)
    }

    /// Removes a span. Its rows must have been removed before; spans near it fall back to the origin.
    package mutating func removeSpan(_ span: Span) {
        check(span)
        discardImplicitRows()
        spans.base[Int(span.index)].kind = .removed
        needsFactoring = true
    }

    /// Frees the places of removed spans. O(spans).
    mutating func forgetRemovedSpans() {
        var kept = 0
        for index in 0..<order.count {
            let span = order[index]
            if spans[span].kind == .removed {
                freeSpans.append(span)
                continue
            }
            let near = spans[span].near
            if near >= 0, spans[near].kind == .removed { spans.base[Int(span)].near = -1 }
            order[kept] = span
            kept += 1
        }
        order.count = kept
    }

    /// Changes what the span stays close to. The chain of parents must not lead back to the span.
    package mutating func setNear(_ span: Span, parent: Span?, atEnd: Bool) {
        check(span)
        if let parent { check(parent) }
        let record = spans.base + Int(span.index)
        let near = parent?.index ?? -1
        guard record.pointee.near != near || record.pointee.nearIsEnd != atEnd else { return }
        var ancestor = near
        while ancestor >= 0, spans[ancestor].kind != .removed {
            precondition(ancestor != span.index, "A span cannot be near itself or a span that is near it.")
            ancestor = spans[ancestor].near
        }
        (record.pointee.near, record.pointee.nearIsEnd) = (near, atEnd)
        needsFactoring = true
    }

    /// Gives the span known values: the root, or whatever is positioned by other means. O(1).
    package mutating func fix(_ span: Span, start: Double, size: Double) {
        check(span)
        precondition(
            start.isFinite && size.isFinite,
            "A fixed span needs finite values; got \(start), \(size)."
        )
        let record = spans.base + Int(span.index)
        if record.pointee.kind != .fixed {
            record.pointee.kind = .fixed
            needsFactoring = true
        }
        setGiven(2 * span.index, start)
        setGiven(2 * span.index + 1, size)
    }

    @inline(__always) private mutating func setGiven(_ variable: Int32, _ value: Double) {
        guard values[variable] != value else { return }
        values[variable] = value
        changes.append(-1 - variable)
    }

    package func start(of span: Span) -> Double { reported(span, 1, 0) }
    package func end(of span: Span) -> Double { reported(span, 1, 1) }
    package func centre(of span: Span) -> Double { reported(span, 1, 0.5) }
    package func size(of span: Span) -> Double { reported(span, 0, 1) }

    /// Values are reported on a grid of 2⁻²⁰, so that the order of eliminations, which differs in the last bits,
    /// never shows. Adding 1.5 · 2³² to a double leaves exactly twenty binary places.
    @inline(__always)
    private func reported(_ span: Span, _ startShare: Double, _ sizeShare: Double) -> Double {
        let value = values[2 * span.index] * startShare + values[2 * span.index + 1] * sizeShare
        guard abs(value) < 1_000_000_000 else { return value }
        return (value + 6_442_450_944) - 6_442_450_944
    }

    @inline(__always) func check(_ span: Span) {
        precondition(
            span.index >= 0 && Int(span.index) < spans.count && spans[span.index].kind != .removed,
            "This span was removed, or belongs to another solver."
        )
    }
}
