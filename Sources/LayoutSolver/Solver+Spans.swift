extension Solver {
    /// Adds a span whose place nothing settles yet.
    ///
    /// - Parameters:
    ///   - parent: What the span stays close to when rows leave it free; nil means the origin.
    ///   - atEnd: Whether it stays at the parent's end rather than at its start.
    package mutating func addSpan(near parent: Span? = nil, atEnd: Bool = false) -> Span {
        let index: Int32
        if freeSpans.count > 0 {
            freeSpans.count -= 1
            index = freeSpans[freeSpans.count]
        } else {
            if spanLimit == given.capacity { reserveSpans(spanLimit + 1) }
            index = Int32(spanLimit)
            spanLimit += 1
        }
        var record = SpanRecord()
        record.serial = nextSerial
        nextSerial += 1
        record.previous = lastSpan
        if let parent {
            record.near = parent.index
            record.nearSerial = self.record(of: parent).serial
            record.nearIsEnd = atEnd
        }
        spans[index] = record
        if lastSpan >= 0 { spans.base[Int(lastSpan)].next = index } else { firstSpan = index }
        lastSpan = index
        given[index] = 0
        for variable in 4 * Int(index)..<4 * Int(index) + 4 {
            values[variable] = 0
            position[variable] = -1
            support[variable] = Int32.max
        }
        needsFactoring = true
        return Span(index: index)
    }

    /// Removes a span. Its rows must have been removed before; spans near it fall back to the origin.
    package mutating func removeSpan(_ span: Span) {
        let record = record(of: span)
        discardImplicitRows()
        if record.previous >= 0 {
            spans.base[Int(record.previous)].next = record.next
        } else {
            firstSpan = record.next
        }
        if record.next >= 0 {
            spans.base[Int(record.next)].previous = record.previous
        } else {
            lastSpan = record.previous
        }
        spans[span.index] = SpanRecord()
        given[span.index] = 15
        freeSpans.append(span.index)
        needsFactoring = true
    }

    /// Changes what the span stays close to. The chain of parents must not lead back to the span.
    package mutating func setNear(_ span: Span, parent: Span?, atEnd: Bool) {
        var record = record(of: span)
        let near = parent?.index ?? -1
        let serial = parent.map { self.record(of: $0).serial } ?? 0
        if record.near == near, record.nearSerial == serial, record.nearIsEnd == atEnd { return }
        var ancestor = near
        while ancestor >= 0 {
            precondition(ancestor != span.index, "A span cannot be near itself or a span that is near it.")
            ancestor = nearSpan(of: ancestor)
        }
        record.near = near
        record.nearSerial = serial
        record.nearIsEnd = atEnd
        spans[span.index] = record
        needsFactoring = true
    }

    /// Gives the span known values: the root, or whatever is positioned by other means. O(1).
    package mutating func fix(_ span: Span, start: Double, size: Double) {
        let wasFixed = record(of: span).isFixed
        precondition(
            start.isFinite && size.isFinite,
            "A fixed span needs finite values; got \(start), \(size)."
        )
        let variable = 4 * Int(span.index)
        if values[variable] != start { noteChange(-1 - Int32(variable)) }
        if values[variable + 3] != size { noteChange(-4 - Int32(variable)) }
        values[variable] = start
        values[variable + 1] = start + size
        values[variable + 2] = start + size / 2
        values[variable + 3] = size
        guard !wasFixed else { return }
        spans.base[Int(span.index)].isFixed = true
        given[span.index] = 15
        for part in variable..<variable + 4 {
            position[part] = -1
            support[part] = Int32.max
        }
        needsFactoring = true
    }

    /// Lets rows settle the span again.
    package mutating func unfix(_ span: Span) {
        guard record(of: span).isFixed else { return }
        spans.base[Int(span.index)].isFixed = false
        given[span.index] = 0
        needsFactoring = true
    }

    package func start(of span: Span) -> Double { reported(span, .start) }
    package func end(of span: Span) -> Double { reported(span, .end) }
    package func centre(of span: Span) -> Double { reported(span, .centre) }
    package func size(of span: Span) -> Double { reported(span, .size) }

    /// Values are reported on a grid of 2⁻²⁰, so that the order of eliminations, which differs in the last bits,
    /// never shows. Adding 1.5 · 2³² to a double leaves exactly twenty binary places.
    private func reported(_ span: Span, _ part: Part) -> Double {
        let value = values[4 * Int(span.index) + Int(part.rawValue)]
        guard abs(value) < 1_000_000_000 else { return value }
        return (value + 6_442_450_944) - 6_442_450_944
    }

    @inline(__always)
    func record(of span: Span) -> SpanRecord {
        precondition(
            span.index >= 0 && Int(span.index) < spanLimit && spans.base[Int(span.index)].serial > 0,
            "This span was removed, or belongs to another solver."
        )
        return spans.base[Int(span.index)]
    }

    /// The span that this one stays close to, or −1.
    func nearSpan(of span: Int32) -> Int32 {
        let record = spans[span]
        guard record.near >= 0, spans[record.near].serial == record.nearSerial else { return -1 }
        return record.near
    }
}
