extension Painter {
    /// What a row is drawn with; pointers are to the pixel at the row's start.
    enum RowSource {
        case solid(UInt32)
        case over(UnsafePointer<UInt32>)
        case replacing(UnsafePointer<UInt32>)
        case blended(UnsafePointer<UInt32>, BlendMode)

        func advanced(by count: Int) -> RowSource {
            switch self {
            case .solid: self
            case .over(let pixels): .over(pixels + count)
            case .replacing(let pixels): .replacing(pixels + count)
            case .blended(let pixels, let mode): .blended(pixels + count, mode)
            }
        }
    }

    /// Draws part of a row under a coverage row, or a constant coverage, times that of the rounded clips.
    ///
    /// - Parameters:
    ///   - start: the first column; `start ..< end` lies in the clip's rectangle.
    ///   - coverage: the coverage at `start` and on; nil for the constant `run`.
    ///   - group: the opacity of a group around what is drawn.
    @inline(__always)
    func paint(
        _ source: RowSource,
        y: Int,
        from start: Int,
        to end: Int,
        coverage: UnsafePointer<UInt8>?,
        run: UInt8 = 255,
        group: UInt8 = 255
    ) {
        guard start < end else { return }
        if group == 255 {
            paintClipped(source, y: y, from: start, to: end, coverage: coverage, run: run)
        } else {
            let row = folded(source, count: end - start, coverage: coverage, run: run)
            paintClipped(row, y: y, from: start, to: end, coverage: nil, run: group)
        }
    }

    @inline(__always)
    private func paintClipped(
        _ source: RowSource,
        y: Int,
        from start: Int,
        to end: Int,
        coverage: UnsafePointer<UInt8>?,
        run: UInt8
    ) {
        if isClipped {
            paintUnderClips(source, y: y, from: start, to: end, coverage: coverage, run: run)
        } else {
            emit(source, y: y, from: start, to: end, coverage: coverage, run: run)
        }
    }

    private func paintUnderClips(
        _ source: RowSource,
        y: Int,
        from start: Int,
        to end: Int,
        coverage: UnsafePointer<UInt8>?,
        run: UInt8
    ) {
        if let pathClip {
            let mask = pathClip.mask
            mask.forEachSpan(atRow: y - pathClip.y, dx: pathClip.x, from: start, to: end) {
                first,
                last,
                clipped,
                level in
                emit(
                    source.advanced(by: first - start),
                    y: y,
                    from: first,
                    to: last,
                    coverage: coverage.map { $0 + (first - start) },
                    run: run,
                    under: clipped,
                    level
                )
            }
            return
        }
        let shapes = clips[clips.count - 1].shapes
        if !clips[clips.count - 1].paths.isEmpty {
            emitClipped(source, y: y, from: start, to: end, coverage: coverage, run: run, shapes: shapes)
            return
        }
        var openStart = start
        var openEnd = end
        for (rect, mask) in shapes {
            let row = mask.row(forY: y, in: rect)
            let isFull = row.pointee.run == 255
            openStart = max(openStart, isFull ? rect.x + Int(row.pointee.leading.end) : Int.max)
            openEnd = min(openEnd, rect.maxX - mask.width + Int(row.pointee.trailing.start))
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

    func emitClipped(
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
            clipRow.fill(with: run, count: count)
        }
        for (rect, mask) in shapes {
            var reached = start
            forEachRun(of: mask, rect: rect, y: y, from: start, to: end) { from, to, coverage, run in
                (clipRow + (reached - start)).clear(count: from - reached)
                if let coverage {
                    Composite.multiply(clipRow + (from - start), by: coverage, count: to - from)
                } else if run != 255 {
                    Composite.multiply(clipRow + (from - start), by: run, count: to - from)
                }
                reached = to
            }
            (clipRow + (reached - start)).clear(count: end - reached)
        }
        multiplyByPaths(y: y, from: start, to: end)
        emit(source, y: y, from: start, to: end, coverage: clipRow, run: 255)
    }

    func emit(
        _ source: RowSource,
        y: Int,
        from start: Int,
        to end: Int,
        coverage: UnsafePointer<UInt8>?,
        run: UInt8
    ) {
        draw(source, on: pixel(atX: start, y: y), count: end - start, coverage: coverage, run: run)
    }

    /// What a group's layer would hold of a row.
    private func folded(_ source: RowSource, count: Int, coverage: UnsafePointer<UInt8>?, run: UInt8)
        -> RowSource
    {
        if coverage == nil {
            if case .solid(let color) = source { return .solid(Channel.scale(color, by: UInt32(run))) }
            if run == 255 { return source }
        }
        layerRow.clear(count: count)
        draw(source, on: layerRow, count: count, coverage: coverage, run: run)
        return .over(UnsafePointer(layerRow))
    }

    @inline(__always)
    private func draw(
        _ source: RowSource,
        on target: UnsafeMutablePointer<UInt32>,
        count: Int,
        coverage: UnsafePointer<UInt8>?,
        run: UInt8
    ) {
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
                clipRow.fill(with: run, count: count)
                Composite.replace(target, count: count, source: pixels, coverage: clipRow)
            }
        case (.blended(let pixels, let mode), let coverage):
            if coverage == nil && run != 255 { clipRow.fill(with: run, count: count) }
            let coverage = coverage ?? (run == 255 ? nil : UnsafePointer(clipRow))
            Composite.blend(target, count: count, source: pixels, mode: mode, coverage: coverage)
        case (.replacing(let pixels), let coverage?):
            Composite.replace(target, count: count, source: pixels, coverage: coverage)
        }
    }

    /// Calls `body` for the ramps and the constant runs of a shape's row inside of `start ..< end`, left to right.
    ///
    /// A ramp comes with its coverage at the first column; a run with nil and its constant.
    func forEachRun(
        of mask: ShapeMask,
        rect: PixelRect,
        y: Int,
        from start: Int,
        to end: Int,
        _ body: (_ start: Int, _ end: Int, _ coverage: UnsafePointer<UInt8>?, _ run: UInt8) -> Void
    ) {
        let row = mask.row(forY: y, in: rect)
        let stretched = rect.maxX - mask.width
        if row.pointee.leading.start < row.pointee.leading.end {
            forEachRun(of: row.pointee.leading, mask.values, at: rect.x, from: start, to: end, body)
        }
        let from = max(start, rect.x + Int(row.pointee.leading.end))
        let to = min(end, stretched + Int(row.pointee.trailing.start))
        if row.pointee.run != 0, from < to { body(from, to, nil, row.pointee.run) }
        if row.pointee.trailing.start < row.pointee.trailing.end {
            forEachRun(of: row.pointee.trailing, mask.values, at: stretched, from: start, to: end, body)
        }
    }

    @inline(__always)
    private func forEachRun(
        of part: ShapeMask.End,
        _ values: UnsafePointer<UInt8>,
        at x: Int,
        from start: Int,
        to end: Int,
        _ body: (_ start: Int, _ end: Int, _ coverage: UnsafePointer<UInt8>?, _ run: UInt8) -> Void
    ) {
        let first = x + Int(part.start)
        let full = x + Int(part.fullStart)
        let ramp = values + Int(part.offset)
        let from = max(start, first)
        let to = min(end, full)
        if from < to { body(from, to, ramp + (from - first), 0) }
        if part.fullStart == part.end { return }
        let second = x + Int(part.fullEnd)
        let fullFrom = max(start, full)
        let fullTo = min(end, second)
        if fullFrom < fullTo { body(fullFrom, fullTo, nil, 255) }
        let secondFrom = max(start, second)
        let secondTo = min(end, x + Int(part.end))
        if secondFrom < secondTo {
            body(secondFrom, secondTo, ramp + (full - first) + (secondFrom - second), 0)
        }
    }
}
