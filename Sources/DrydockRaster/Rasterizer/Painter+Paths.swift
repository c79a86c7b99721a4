extension Painter {
    /// Draws a path's coverage.
    func paint(_ drawing: Drawing, area: PixelRect, group: UInt8) {
        let area = drawing.bounds.intersection(area)
        if area.isEmpty { return }
        switch drawing.coverage {
        case .edges(let edges, let rule):
            if case .color(let color) = drawing.source, group == 255, !isClipped {
                var sink = SolidSink(layer, color: color)
                fill(edges, rule, drawing, area: area, into: &sink)
            } else {
                let target = Target(painter: self, source: drawing.source, group: group)
                var sink = SpanSink(target: target, row: coverageRow, left: area.x)
                fill(edges, rule, drawing, area: area, into: &sink)
            }
        case .mask(let mask):
            paint(mask, drawing, area: area, group: group)
        }
    }

    @inline(__always)
    private func fill(
        _ edges: EdgeList,
        _ rule: FillRule,
        _ drawing: Drawing,
        area: PixelRect,
        into sink: inout some CoverageSink
    ) {
        let buffer = scratch.cellBuffer
        CoverageFiller.fill(
            edges,
            dx: drawing.x,
            dy: drawing.y,
            rule: rule,
            in: area,
            buffer: buffer,
            into: &sink
        )
    }

    private func paint(_ mask: SparseMask, _ drawing: Drawing, area: PixelRect, group: UInt8) {
        let isPlain = group == 255 && !isClipped
        for y in area.y..<area.maxY {
            if isPlain, case .color(let color) = drawing.source {
                let row = pixel(atX: area.x, y: y)
                mask.forEachSpan(atRow: y - drawing.y, dx: drawing.x, from: area.x, to: area.maxX) {
                    start,
                    end,
                    coverage,
                    level in
                    let target = row + (start - area.x)
                    if let coverage {
                        Composite.solid(target, count: end - start, color: color, coverage: coverage)
                    } else {
                        let scaled = Channel.scale(color, by: UInt32(level))
                        Composite.solid(target, count: end - start, color: scaled)
                    }
                }
            } else {
                mask.forEachSpan(atRow: y - drawing.y, dx: drawing.x, from: area.x, to: area.maxX) {
                    start,
                    end,
                    coverage,
                    level in
                    paint(drawing.source, y: y, start, end, coverage: coverage, level: level, group: group)
                }
            }
        }
    }

    private struct Target: SpanTarget {
        let painter: Painter
        let source: Drawing.Source
        let group: UInt8

        @inline(__always)
        mutating func span(y: Int, _ start: Int, _ end: Int, coverage: UnsafePointer<UInt8>?, level: UInt8) {
            painter.paint(source, y: y, start, end, coverage: coverage, level: level, group: group)
        }
    }

    @inline(__always)
    func paint(
        _ source: Drawing.Source,
        y: Int,
        _ start: Int,
        _ end: Int,
        coverage: UnsafePointer<UInt8>?,
        level: UInt8,
        group: UInt8
    ) {
        switch source {
        case .color(let color):
            paint(.solid(color), y: y, from: start, to: end, coverage: coverage, run: level, group: group)
        case .shader(let shader):
            if coverage == nil, level == 255, group == 255, shader.isOpaque, !isClipped {
                shader.fetch(x: start, y: y, count: end - start, into: pixel(atX: start, y: y))
                return
            }
            shader.fetch(x: start, y: y, count: end - start, into: pixelRow)
            paint(.over(pixelRow), y: y, from: start, to: end, coverage: coverage, run: level, group: group)
        }
    }

    // MARK: - Clips

    /// Draws a part of a row under the clip's paths, and its rounded shapes if there are any.
    func paintUnderPaths(
        _ source: RowSource,
        y: Int,
        from start: Int,
        to end: Int,
        coverage: UnsafePointer<UInt8>?,
        run: UInt8
    ) {
        let clip = clips[clips.count - 1]
        guard clip.shapes.isEmpty, clip.paths.count == 1, case .mask(let mask) = clip.paths[0].coverage else {
            emitClipped(source, y: y, from: start, to: end, coverage: coverage, run: run, shapes: clip.shapes)
            return
        }
        let drawing = clip.paths[0]
        mask.forEachSpan(atRow: y - drawing.y, dx: drawing.x, from: start, to: end) {
            first,
            last,
            clipped,
            level in
            let part = source.advanced(by: first - start)
            if clipped == nil, level == 255 {
                let coverage = coverage.map { $0 + (first - start) }
                emit(part, y: y, from: first, to: last, coverage: coverage, run: run)
            } else if coverage == nil, run == 255 {
                emit(part, y: y, from: first, to: last, coverage: clipped, run: level)
            } else {
                copy(coverage.map { $0 + (first - start) }, run, count: last - first)
                multiply(clipRow, by: clipped, level, count: last - first)
                emit(part, y: y, from: first, to: last, coverage: clipRow, run: 255)
            }
        }
    }

    private func copy(_ coverage: UnsafePointer<UInt8>?, _ run: UInt8, count: Int) {
        if let coverage {
            clipRow.update(from: coverage, count: count)
        } else {
            clipRow.fill(with: run, count: count)
        }
    }

    private func multiply(
        _ row: UnsafeMutablePointer<UInt8>,
        by coverage: UnsafePointer<UInt8>?,
        _ level: UInt8,
        count: Int
    ) {
        if let coverage {
            Composite.multiply(row, by: coverage, count: count)
        } else if level != 255 {
            Composite.multiply(row, by: level, count: count)
        }
    }

    /// Multiplies the clip's row, whose first coverage is at `start`, by the clip's paths.
    func multiplyByPaths(y: Int, from start: Int, to end: Int) {
        for drawing in clips[clips.count - 1].paths {
            guard case .mask(let mask) = drawing.coverage else { continue }
            var reached = start
            mask.forEachSpan(atRow: y - drawing.y, dx: drawing.x, from: start, to: end) {
                first,
                last,
                coverage,
                level in
                (clipRow + (reached - start)).clear(count: first - reached)
                multiply(clipRow + (first - start), by: coverage, level, count: last - first)
                reached = last
            }
            (clipRow + (reached - start)).clear(count: end - reached)
        }
    }
}
