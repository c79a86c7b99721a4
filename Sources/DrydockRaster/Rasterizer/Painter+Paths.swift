extension Painter {
    func paint(_ drawing: Drawing, area: PixelRect, group: UInt8) {
        switch drawing {
        case .path(let placed):
            paint(placed, area: area, group: group)
        case .glyphs(let placed) where group < 255 && placed.layout.overlaps:
            openLayer(area, opacity: group, mode: .normal)
            paint(drawing, area: area, group: 255)
            pop()
        case .glyphs(let placed):
            placed.layout.forEach(from: area.y - placed.y, to: area.maxY - placed.y) { glyph in
                switch glyph {
                case .mask(let mask, let x, let y):
                    let (x, y) = (placed.x &+ x.int, placed.y &+ y.int)
                    paint(mask, x: x, y: y, placed.source, area: area, group: group)
                case .path(let path): paint(path, dx: placed.x, dy: placed.y, area: area, group: group)
                }
            }
        case .shadow(let shadow):
            switch shadow.coverage {
            case .rows(let rows): paint(rows, shadow.color, area: area, group: group)
            case .plane(let plane): paint(plane, shadow.color, area: area, group: group)
            }
        }
    }

    func paint(_ plane: BlurredPlane, _ color: UInt32, area: PixelRect, group: UInt8) {
        let bounds = PixelRect(x: plane.x, y: plane.y, width: plane.mask.width, height: plane.mask.height)
        let visible = bounds.intersection(area)
        paintMask(plane.mask, x: plane.x, y: plane.y, area: visible, color: color, group: group)
    }

    private func paint(_ rows: ShadowRows, _ color: UInt32, area: PixelRect, group: UInt8) {
        for y in area.y..<area.maxY {
            rows.read(row: y, into: shadowRow)
            let coverage = UnsafePointer(shadowRow)
            func part(_ from: Int, _ to: Int, isConstant: Bool) {
                let (from, to) = (max(from, area.x), min(to, area.maxX))
                if from >= to { return }
                let levels = coverage + (from - rows.columns.lowerBound)
                let constant = isConstant ? nil : levels
                paint(
                    .solid(color),
                    y: y,
                    from: from,
                    to: to,
                    coverage: constant,
                    run: levels[0],
                    group: group
                )
            }
            part(rows.columns.lowerBound, rows.middle.lowerBound, isConstant: false)
            part(rows.middle.lowerBound, rows.middle.upperBound, isConstant: true)
            part(rows.middle.upperBound, rows.columns.upperBound, isConstant: false)
        }
    }

    /// What a path clips with of which no other thread draws anything.
    func ownClip(
        _ path: Path,
        _ transform: Affine,
        _ rule: FillRule,
        at index: Int,
        bounds: PixelRect
    ) -> Drawing {
        if let drawing = own[index] { return drawing }
        let buffer = scratch.cellBuffer
        let (placed, wasKept) = resources.clip(path, transform, rule, visible: bounds, buffer: buffer)
        if wasKept { pathReuses += 1 } else { paths += 1 }
        if !isLast || bounds.maxY > bottom { own[index] = .path(placed) }
        return .path(placed)
    }

    /// Draws a path, glyphs or a shadow that this thread alone draws.
    func paintOutline(
        _ command: UnsafePointer<DisplayCommand>,
        bounds: PixelRect,
        at index: Int,
        area: PixelRect,
        group: UInt8
    ) {
        // What later strips need stays.
        let isDone = isLast && bounds.maxY <= bottom
        if let drawing = own[index] {
            paint(drawing, area: area, group: group)
            if isDone { own[index] = nil }
            return
        }
        switch command.pointee {
        case .glyphs(let run, let transform, let paint):
            guard let source = paint.source(resources.images) else { return }
            var counts = (kept: 0, made: 0)
            let glyphs = PlacedGlyphs(
                run,
                transform,
                source,
                in: bounds,
                resources,
                buffer: scratch.cellBuffer,
                counts: &counts
            )
            pathReuses += counts.kept
            paths += counts.made
            if !isDone { own[index] = .glyphs(glyphs) }
            self.paint(.glyphs(glyphs), area: area, group: group)
        case .shadow(let shadow, let color):
            let buffer = scratch.cellBuffer
            let placed = resources.shadow(shadow, color, visible: bounds, buffer: buffer)
            if !isDone { own[index] = .shadow(placed) }
            self.paint(.shadow(placed), area: area, group: group)
        case .fillPath(let path, let transform, let rule, let paint):
            if isDone, resources.paths.keepsNothing {
                paintOnce(path, transform, rule, paint, area: area, group: group)
                return
            }
            guard let source = paint.source(resources.images) else { return }
            let (x, y, fraction) = transform.split
            let coverage = coverage(PathKey(path, fraction, rule: rule))
            if !isDone { own[index] = .path(PlacedCoverage(coverage, x: x, y: y, source)) }
            self.paint(coverage, x: x, y: y, source, area: area, group: group)
        case .strokePath(let path, let transform, let style, let paint):
            guard let source = paint.source(resources.images) else { return }
            let (x, y, fraction) = transform.split
            let coverage = coverage(PathKey(path, fraction, rule: .nonZero, stroke: style))
            if !isDone { own[index] = .path(PlacedCoverage(coverage, x: x, y: y, source)) }
            self.paint(coverage, x: x, y: y, source, area: area, group: group)
        default:
            break
        }
    }

    /// Draws a path of which nothing is kept.
    private func paintOnce(
        _ path: Path,
        _ transform: Affine,
        _ rule: FillRule,
        _ paint: Paint,
        area: PixelRect,
        group: UInt8
    ) {
        guard let source = paint.source(resources.images) else { return }
        let (x, y, fraction) = transform.split
        let buffer = scratch.cellBuffer
        paths += 1
        Edges.withEdges(of: path, fraction, rule, buffer: buffer) { edges in
            self.paint(edges, rule, x: x, y: y, source, area: area, group: group, buffer: buffer)
        }
    }

    private func coverage(_ key: PathKey) -> PathCoverage {
        let (coverage, wasKept) = resources.paths.coverage(for: key, buffer: scratch.cellBuffer)
        if wasKept { pathReuses += 1 } else { paths += 1 }
        return coverage
    }

    private func paint(_ placed: PlacedCoverage, dx: Int = 0, dy: Int = 0, area: PixelRect, group: UInt8) {
        paint(placed.coverage, x: placed.x + dx, y: placed.y + dy, placed.source, area: area, group: group)
    }

    /// Draws a path's coverage, moved by whole pixels.
    private func paint(
        _ coverage: PathCoverage,
        x: Int,
        y: Int,
        _ source: DrawingSource,
        area: PixelRect,
        group: UInt8
    ) {
        switch coverage {
        case .edges(let edges, let rule):
            let buffer = scratch.cellBuffer
            paint(edges.edges, rule, x: x, y: y, source, area: area, group: group, buffer: buffer)
        case .mask(let mask):
            paint(mask, x: x, y: y, source, area: area, group: group)
        }
    }

    /// Draws what edges bound, moved by whole pixels.
    private func paint(
        _ edges: Edges,
        _ rule: FillRule,
        x: Int,
        y: Int,
        _ source: DrawingSource,
        area: PixelRect,
        group: UInt8,
        buffer: CellBuffer
    ) {
        let area = edges.bounds.offsetBy(dx: x, dy: y).intersection(area)
        if area.isEmpty { return }
        func fill(_ area: PixelRect, into sink: inout some CoverageSink) {
            CoverageFiller.fill(edges, dx: x, dy: y, rule: rule, in: area, buffer: buffer, into: &sink)
        }
        if case .color(let color) = source, group == 255, !isClipped {
            let whole = wholeFours(area, right: edges.bounds.maxX + x)
            if color >> 24 == 255 {
                var sink = SolidSink<OpaqueColor>(layer, color: color)
                fill(whole, into: &sink)
            } else {
                var sink = SolidSink<AnyColor>(layer, color: color)
                fill(whole, into: &sink)
            }
        } else {
            let target = Target(painter: self, source: source, group: group)
            var sink = SpanSink(target: target, row: coverageRow, left: area.x)
            fill(area, into: &sink)
        }
    }

    /// An area in whole fours of pixels where its right side is the shape's: beyond that nothing is covered.
    private func wholeFours(_ area: PixelRect, right: Int) -> PixelRect {
        if area.maxX != right { return area }
        let end = min(area.x + (area.width + 3) & ~3, layer.rect.maxX)
        return PixelRect(minX: area.x, minY: area.y, maxX: end, maxY: area.maxY)
    }

    private func paint(
        _ mask: SparseMask,
        x: Int,
        y top: Int,
        _ source: DrawingSource,
        area: PixelRect,
        group: UInt8
    ) {
        let area = mask.box.offsetBy(dx: x, dy: top).intersection(area)
        if area.isEmpty { return }
        if case .color(let color) = source, group == 255, !isClipped {
            let layer = layer
            // What is beyond the box is not covered.
            if mask.content.stride > 0, area.x == mask.box.x &+ x, area.maxX == mask.box.maxX &+ x,
                area.x &+ mask.content.stride <= layer.rect.maxX
            {
                let target = pixel(atX: area.x, y: area.y)
                let first = mask.content.values + (area.y &- top &- mask.box.y) &* mask.content.stride
                func fill(_ kind: (some ColorKind).Type) {
                    FourChannel.fill(
                        target,
                        layer.stride,
                        rows: area.height,
                        color: color,
                        kind,
                        coverage: first,
                        mask.content.stride
                    )
                }
                if color >> 24 == 255 { fill(OpaqueColor.self) } else { fill(AnyColor.self) }
                return
            }
            for y in area.y..<area.maxY {
                let row = pixel(atX: area.x, y: y)
                mask.content.forEachSpan(atRow: y - top, dx: x, from: area.x, to: area.maxX) {
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
            }
            return
        }
        for y in area.y..<area.maxY {
            mask.content.forEachSpan(atRow: y - top, dx: x, from: area.x, to: area.maxX) {
                start,
                end,
                coverage,
                level in
                paint(source, y: y, start, end, coverage: coverage, level: level, group: group)
            }
        }
    }

    private struct Target: SpanTarget {
        let painter: Painter
        let source: DrawingSource
        let group: UInt8

        @inline(__always)
        mutating func span(y: Int, _ start: Int, _ end: Int, coverage: UnsafePointer<UInt8>?, level: UInt8) {
            painter.paint(source, y: y, start, end, coverage: coverage, level: level, group: group)
        }
    }

    @inline(__always)
    func paint(
        _ source: DrawingSource,
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
            if let pathClip, group == 255 {
                // Colours of what is clipped away are not needed.
                let mask = pathClip.mask
                mask.forEachSpan(atRow: y - pathClip.y, dx: pathClip.x, from: start, to: end) {
                    first,
                    last,
                    clipped,
                    clipLevel in
                    if clipped == nil, clipLevel == 255, coverage == nil, level == 255, shader.isOpaque {
                        shader.fetch(x: first, y: y, count: last - first, into: pixel(atX: first, y: y))
                        return
                    }
                    shader.fetch(x: first, y: y, count: last - first, into: pixelRow)
                    emit(
                        .over(pixelRow),
                        y: y,
                        from: first,
                        to: last,
                        coverage: coverage.map { $0 + (first - start) },
                        run: level,
                        under: clipped,
                        clipLevel
                    )
                }
                return
            }
            shader.fetch(x: start, y: y, count: end - start, into: pixelRow)
            paint(.over(pixelRow), y: y, from: start, to: end, coverage: coverage, run: level, group: group)
        }
    }
}
