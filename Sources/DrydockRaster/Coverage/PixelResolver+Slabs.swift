extension PixelResolver {
    /// The coverage of a pixel by the slabs of its active pieces.
    func level(left: Int, rule: FillRule) -> UInt32 {
        advance(to: left)
        let (activeCount, changed) = (activeCount, changed)
        if activeCount > Self.exactLimit { return sampled(left: left, rule: rule) }
        let (rowPieces, active, starts, spans) = (rowPieces, active, starts, spans)
        var heights = changed
        for index in 0..<activeCount {
            let piece = rowPieces + active[index].int
            let (y0, y1) = (piece.pointee.y0, piece.pointee.y1)
            if y0 > 0 { heights.insert(y0.int) }
            if y1 < 256 { heights.insert(y1.int) }
            let start = y0 << 8 | Int32(truncatingIfNeeded: index)
            var place = index
            while place > 0, starts[place &- 1] > start {
                starts[place] = starts[place &- 1]
                place &-= 1
            }
            starts[place] = start
        }
        var (started, found) = (0, 0)
        var winding = topWinding
        var area = 0
        var top = 0
        while top < 256 {
            if changed.contains(top) { winding &+= changes[top] }
            var bottom = heights.next(after: top)
            // Those that go on begin where they ended, nearly in their order.
            let before = found
            found = 0
            for index in 0..<before {
                var span = spans[index]
                let piece = rowPieces + span.piece.int
                if piece.pointee.y1.int <= top { continue }
                span.top = span.bottom
                span.bottom = Int32(truncatingIfNeeded: piece.pointee.x(at: bottom))
                insert(span, &found)
            }
            while started < activeCount, starts[started] >> 8 <= top {
                let number = active[starts[started].int & 255]
                let piece = rowPieces + number.int
                let span = Span(
                    piece: number,
                    winding: piece.pointee.winding,
                    top: Int32(truncatingIfNeeded: piece.pointee.x(at: top)),
                    bottom: Int32(truncatingIfNeeded: piece.pointee.x(at: bottom)),
                    rank: started
                )
                insert(span, &found)
                started &+= 1
            }
            if found > 1 { bottom = cut(top: top, bottom: bottom, count: found) }
            area &+= areaInside(found, height: bottom &- top, winding, left: left, rule: rule)
            top = bottom
        }
        return UInt32(truncatingIfNeeded: (min(max(area, 0), 1 << 17) &* 255 &+ 1 << 16) >> 17)
    }

    /// The coverage on 16 lines, for pixels with so many edges that slabs would take too long.
    private func sampled(left: Int, rule: FillRule) -> UInt32 {
        var area = 0
        for line in 0..<16 {
            let y = line &* 16 &+ 8
            var start = topWinding
            for height in 1...y { start &+= changes[height] }
            var liveCount = 0
            for index in 0..<activeCount where rowPieces[active[index].int].y0 <= y {
                live[liveCount] = active[index]
                liveCount &+= 1
            }
            let found = collect(liveCount, at: y)
            area &+= areaInside(found, height: 16, start, left: left, rule: rule)
        }
        return UInt32(truncatingIfNeeded: (min(max(area, 0), 1 << 17) &* 255 &+ 1 << 16) >> 17)
    }

    /// Puts a span among those before it.
    @inline(__always)
    private func insert(_ span: Span, _ found: inout Int) {
        let spans = spans
        var place = found
        while place > 0, spans[place &- 1].follows(span) {
            spans[place] = spans[place &- 1]
            place &-= 1
        }
        spans[place] = span
        found &+= 1
    }

    /// Sorts the live pieces by their places on a line, without those that have ended there.
    private func collect(_ liveCount: Int, at y: Int) -> Int {
        var found = 0
        for index in 0..<liveCount {
            let number = live[index]
            let piece = rowPieces + number.int
            if piece.pointee.y1.int <= y { continue }
            let x = Int32(truncatingIfNeeded: piece.pointee.x(at: y))
            insert(
                Span(piece: number, winding: piece.pointee.winding, top: x, bottom: x, rank: index),
                &found
            )
        }
        return found
    }

    /// The first height, at least one further down, at which neighbours have crossed; the spans are then in their order
    /// at the middle and end there.
    @inline(__always)
    private func cut(top: Int, bottom: Int, count: Int) -> Int {
        let spans = spans
        var first = bottom
        var isSorted = true
        for index in 1..<count where spans[index &- 1].bottom > spans[index].bottom {
            isSorted = false
            let above = spans[index].top.int &- spans[index &- 1].top.int
            let below = spans[index &- 1].bottom.int &- spans[index].bottom.int
            first = min(first, max(top &+ (bottom &- top) &* above / (above &+ below), top &+ 1))
        }
        if isSorted { return bottom }
        for index in 0..<count {
            spans[index].bottom = Int32(truncatingIfNeeded: rowPieces[spans[index].piece.int].x(at: first))
        }
        for index in 1..<count {
            let span = spans[index]
            var place = index
            while place > 0, spans[place &- 1].top &+ spans[place &- 1].bottom > span.top &+ span.bottom {
                spans[place] = spans[place &- 1]
                place &-= 1
            }
            spans[place] = span
        }
        return first
    }

    /// Twice the area of the pixel's inside between two heights.
    @inline(__always)
    private func areaInside(_ count: Int, height: Int, _ start: Int32, left: Int, rule: FillRule) -> Int {
        let mask: Int32 = rule == .nonZero ? -1 : 1
        var winding = start
        var area = winding & mask != 0 ? 512 &* height : 0
        for index in 0..<count {
            let wasInside = winding & mask != 0
            winding &+= spans[index].winding
            if (winding & mask != 0) == wasInside { continue }
            let part = Self.areaRight(
                of: spans[index].top.int &- left,
                spans[index].bottom.int &- left,
                height: height
            )
            area = wasInside ? area &- part : area &+ part
        }
        return area
    }

    /// Twice the area right of an edge in a pixel.
    @inline(__always)
    private static func areaRight(of top: Int, _ bottom: Int, height: Int) -> Int {
        let (low, high) = (min(top, bottom), max(top, bottom))
        if low >= 0, high <= 256 { return height &* (512 &- low &- high) }
        if low >= 256 { return 0 }
        if high <= 0 { return 512 &* height }
        // From where the edge enters at the left to where it leaves at the right.
        let (from, to) = (max(low, 0), min(high, 256))
        let length = high &- low
        let before = from &- low
        let within = height &* (to &- from) &* (512 &- from &- to)
        return (512 &* height &* before &+ within) / length
    }
}
