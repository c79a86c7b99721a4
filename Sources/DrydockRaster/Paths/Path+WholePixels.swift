extension Path {
    /// The pixels whose middles lie inside of the path under a matrix, as a path of whole pixels: drawn, it has no soft edges.
    ///
    /// A middle on an edge is inside when what is right of it is, or below it for a level edge: shapes that share an edge share
    /// no pixel, and leave none out. Cost: the rows that edges pass.
    /// - Parameter area: the pixels that may be in it.
    package func wholePixels(_ transform: Affine, _ rule: FillRule, in area: PixelRect) -> Path {
        EdgeList(self, transform, rule).wholePixels(rule, in: area)
    }

    /// As above, of the path's line, which is widened to one pixel: a narrower one would miss the middles of some.
    package func wholePixels(_ transform: Affine, _ style: StrokeStyle, in area: PixelRect) -> Path {
        let least = 1 / max(transform.norm, 1e-6)
        let isNarrow = style.width > 0 && style.width < least
        let style = isNarrow ? style.widened(to: least) : style
        return Stroker.outline(self, transform, style).wholePixels(.nonZero, in: area)
    }
}

extension EdgeList {
    /// Where an edge passes the line through a row's middles.
    private struct Crossing {
        /// The first pixel whose middle is not left of the edge.
        let column: Int
        let winding: Int
    }

    fileprivate func wholePixels(_ rule: FillRule, in area: PixelRect) -> Path {
        let area = bounds.intersection(area)
        var builder = PathBuilder()
        if area.isEmpty { return Path(builder) }
        var rows: [[Crossing]] = Array(repeating: [], count: area.height)
        for index in 0..<edges.count { add(edges.first[index], to: &rows, area) }
        var spans: [Range<Int>] = []
        var top = area.y
        // Rows with the same pixels make rectangles.
        func end(at bottom: Int) {
            for span in spans {
                builder.addRect(
                    x: Double(span.lowerBound),
                    y: Double(top),
                    width: Double(span.count),
                    height: Double(bottom - top)
                )
            }
        }
        for row in rows.indices {
            let next = Self.spans(of: rows[row], rule, in: area)
            if next == spans { continue }
            end(at: area.y + row)
            (spans, top) = (next, area.y + row)
        }
        end(at: area.maxY)
        return Path(builder)
    }

    private func add(_ edge: Edge, to rows: inout [[Crossing]], _ area: PixelRect) {
        let (x, y) = (Int(edge.x0), Int(edge.y0))
        let (dx, dy) = (Int(edge.x1) - x, Int(edge.y1) - y)
        let first = max((y + 127) >> 8, area.y)
        let end = min((y + dy + 127) >> 8, area.maxY)
        guard first < end else { return }
        for row in first..<end {
            let numerator = (x - 128) * dy + (row << 8 + 128 - y) * dx
            let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: dy << 8)
            let crossing = Crossing(column: quotient + (rest > 0 ? 1 : 0), winding: Int(edge.winding))
            rows[row - area.y].append(crossing)
        }
    }

    private static func spans(of crossings: [Crossing], _ rule: FillRule, in area: PixelRect) -> [Range<Int>]
    {
        var spans: [Range<Int>] = []
        var winding = 0
        var start = area.x
        for crossing in crossings.sorted(by: { $0.column < $1.column }) {
            let column = min(max(crossing.column, area.x), area.maxX)
            if rule.holds(winding), column > start {
                if spans.last?.upperBound == start {
                    spans[spans.count - 1] = spans[spans.count - 1].lowerBound..<column
                } else {
                    spans.append(start..<column)
                }
            }
            start = column
            winding += crossing.winding
        }
        return spans
    }
}

extension StrokeStyle {
    fileprivate func widened(to width: Double) -> StrokeStyle {
        StrokeStyle(
            width: width,
            cap: cap,
            join: join,
            miterLimit: miterLimit,
            dashes: dashes,
            phase: phase
        )
    }
}
