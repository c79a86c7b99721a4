extension Painter {
    /// What a row is drawn with; pointers are to the pixel at the row's start.
    enum RowSource {
        case solid(UInt32)
        case over(UnsafePointer<UInt32>)
        case replacing(UnsafePointer<UInt32>)

        func advanced(by count: Int) -> RowSource {
            switch self {
            case .solid: self
            case .over(let pixels): .over(pixels + count)
            case .replacing(let pixels): .replacing(pixels + count)
            }
        }
    }

    /// Draws part of a row under a coverage row, or a constant coverage, times that of the rounded clips.
    ///
    /// - Parameters:
    ///   - start: the first column; `start ..< end` lies in the clip's rectangle.
    ///   - coverage: the coverage at `start` and on; nil for the constant `run`.
    func paint(
        _ source: RowSource,
        y: Int,
        from start: Int,
        to end: Int,
        coverage: UnsafePointer<UInt8>?,
        run: UInt8 = 255
    ) {
        guard start < end else { return }
        let shapes = clips[clips.count - 1].shapes
        var openStart = start
        var openEnd = end
        for (rect, mask) in shapes {
            let row = mask.rows[mask.row(forY: y, in: rect)]
            let isFull = row.run == 255
            openStart = max(openStart, isFull ? rect.x + row.runStart : Int.max)
            openEnd = min(openEnd, rect.x + row.runEnd + rect.width - mask.width)
        }
        if openStart >= openEnd {
            emitClipped(source, y: y, from: start, to: end, coverage: coverage, run: run, shapes: shapes)
            return
        }
        if start < openStart {
            emitClipped(
                source,
                y: y,
                from: start,
                to: openStart,
                coverage: coverage,
                run: run,
                shapes: shapes
            )
        }
        emit(
            source.advanced(by: openStart - start),
            y: y,
            from: openStart,
            to: openEnd,
            coverage: coverage.map { $0 + (openStart - start) },
            run: run
        )
        if openEnd < end {
            emitClipped(
                source.advanced(by: openEnd - start),
                y: y,
                from: openEnd,
                to: end,
                coverage: coverage.map { $0 + (openEnd - start) },
                run: run,
                shapes: shapes
            )
        }
    }

    private func emitClipped(
        _ source: RowSource,
        y: Int,
        from start: Int,
        to end: Int,
        coverage: UnsafePointer<UInt8>?,
        run: UInt8,
        shapes: [(rect: PixelRect, mask: ShapeMask)]
    ) {
        let count = end - start
        if let coverage {
            clipRow.update(from: coverage, count: count)
        } else {
            clipRow.update(repeating: run, count: count)
        }
        for (rect, mask) in shapes {
            var reached = start
            forEachRun(of: mask, rect: rect, y: y, from: start, to: end) { from, to, coverage, run in
                (clipRow + (reached - start)).update(repeating: 0, count: from - reached)
                if let coverage {
                    Composite.multiply(clipRow + (from - start), by: coverage, count: to - from)
                } else if run != 255 {
                    Composite.multiply(clipRow + (from - start), by: run, count: to - from)
                }
                reached = to
            }
            (clipRow + (reached - start)).update(repeating: 0, count: end - reached)
        }
        emit(source, y: y, from: start, to: end, coverage: clipRow, run: 255)
    }

    private func emit(
        _ source: RowSource,
        y: Int,
        from start: Int,
        to end: Int,
        coverage: UnsafePointer<UInt8>?,
        run: UInt8
    ) {
        let count = end - start
        let target = pixel(atX: start, y: y)
        switch (source, coverage) {
        case (.solid(let color), nil):
            let scaled = run == 255 ? color : Channel.scale(color, by: UInt32(run))
            Composite.solid(target, count: count, color: scaled)
        case (.solid(let color), let coverage?):
            Composite.solid(target, count: count, color: color, coverage: coverage)
        case (.over(let pixels), nil):
            if run == 255 {
                Composite.pixels(target, count: count, source: pixels)
            } else {
                Composite.pixels(target, count: count, source: pixels, coverage: run)
            }
        case (.over(let pixels), let coverage?):
            Composite.pixels(target, count: count, source: pixels, coverage: coverage)
        case (.replacing(let pixels), nil):
            if run == 255 {
                target.update(from: pixels, count: count)
            } else {
                clipRow.update(repeating: run, count: count)
                Composite.replace(target, count: count, source: pixels, coverage: clipRow)
            }
        case (.replacing(let pixels), let coverage?):
            Composite.replace(target, count: count, source: pixels, coverage: coverage)
        }
    }

    /// Calls `body` for the ramps and the constant run of a shape's row inside of `start ..< end`, left to right.
    ///
    /// A ramp comes with its coverage at the first column; the run with nil and its constant.
    func forEachRun(
        of mask: ShapeMask,
        rect: PixelRect,
        y: Int,
        from start: Int,
        to end: Int,
        _ body: (_ start: Int, _ end: Int, _ coverage: UnsafePointer<UInt8>?, _ run: UInt8) -> Void
    ) {
        let index = mask.row(forY: y, in: rect)
        let row = mask.rows[index]
        let values = mask.coverage + index * mask.width
        let stretch = rect.width - mask.width

        let leading = max(start, rect.x + row.start)
        let runStart = max(start, rect.x + row.runStart)
        let runEnd = min(end, rect.x + row.runEnd + stretch)
        let trailing = min(end, rect.x + row.end + stretch)
        let leadingEnd = min(end, rect.x + row.runStart)
        if leading < leadingEnd { body(leading, leadingEnd, values + (leading - rect.x), 0) }
        if row.run != 0, runStart < runEnd { body(runStart, runEnd, nil, row.run) }
        let trailingStart = max(start, rect.x + row.runEnd + stretch)
        if trailingStart < trailing {
            body(trailingStart, trailing, values + (trailingStart - rect.x - stretch), 0)
        }
    }
}
