/// Computes the pixels that edges of several chains pass: there areas of different windings meet, which sums of signed areas
/// do not tell apart.
///
/// 1. The edges of all rows that have such pixels are gathered, cut at the rows' boundaries.
/// 2. A pixel is cut into slabs wherever an edge begins, ends, enters, leaves or crosses another: between two such heights
///    no edges cross, and the winding changes from one edge to the next.
/// 3. Each slab adds the width at its middle of what the rule puts inside, times its height: exact but for Double's rounding.
///
/// Coordinates are relative to the pixel, so that nothing depends on where the shape lies.
final class CrossingPixels {
    /// An edge's part in one row, in 1/256 of a pixel from the row's top.
    struct Piece {
        var x0, y0, x1, y1: Double
        let winding: Int

        @inline(__always)
        func x(at y: Double) -> Double { x0 + (x1 - x0) * ((y - y0) / (y1 - y0)) }
    }

    /// Rows with more edges than this keep the sums of areas: their pixels would take time without bound.
    private static let pieceLimit = 1024
    /// Pixels with more edges than this are computed on sixteen lines.
    private static let exactLimit = 12

    private var rows: [[Piece]] = []
    private var band = PixelRect.zero
    private var left = 0.0
    private var rule = FillRule.nonZero
    private var inside: [Piece] = []
    private var heights: [Double] = []
    private var hits: [(x: Double, winding: Int)] = []

    /// Gathers what crossed rows need.
    func prepare(_ edges: UnsafeBufferPointer<EdgeList.Edge>, dx: Int, dy: Int, _ accumulator: EdgeAccumulator, _ rule: FillRule) {
        band = accumulator.band
        self.rule = rule
        left = Double((band.x &- dx) << 8)
        while rows.count < band.height { rows.append([]) }
        for row in 0..<band.height where accumulator.crossedRows[row] { rows[row].removeAll(keepingCapacity: true) }
        let (top, bottom) = ((band.y &- dy) << 8, (band.maxY &- dy) << 8)
        for edge in edges where edge.y0.int < bottom && edge.y1.int > top && edge.y0 < edge.y1 {
            let slope = EdgeAccumulator.Slope(edge, dx: edge.x1.int &- edge.x0.int, dy: edge.y1.int &- edge.y0.int)
            let last = (min(edge.y1.int, bottom) &- 1 &- top) >> 8
            var row = (max(edge.y0.int, top) &- top) >> 8
            while row <= last {
                if accumulator.crossedRows[row], rows[row].count <= Self.pieceLimit {
                    let start = top &+ row << 8
                    let from = max(edge.y0.int, start)
                    let to = min(edge.y1.int, start &+ 256)
                    rows[row].append(
                        Piece(
                            x0: Double(from == edge.y0.int ? edge.x0.int : slope.x(at: from)),
                            y0: Double(from &- start),
                            x1: Double(to == edge.y1.int ? edge.x1.int : slope.x(at: to)),
                            y1: Double(to &- start),
                            winding: Int(edge.winding)
                        )
                    )
                }
                row &+= 1
            }
        }
    }

    /// The coverages of four pixels, those with several chains computed.
    @inline(never)
    func correct(_ levels: UInt32, _ owners: UnsafePointer<UInt16>, row: Int, column: Int) -> UInt32 {
        if rows[row].count > Self.pieceLimit { return levels }
        var levels = levels
        for index in 0..<4 where owners[index] == CellBuffer.crossed {
            let shift = UInt32(8 * index)
            levels = levels & ~(255 << shift) | level(row: row, column: column + index) << shift
        }
        return levels
    }

    private func level(row: Int, column: Int) -> UInt32 {
        var base = 0
        let pixelLeft = left + Double(column * 256)
        inside.removeAll(keepingCapacity: true)
        heights.removeAll(keepingCapacity: true)
        heights.append(0)
        heights.append(256)
        for piece in rows[row] {
            var piece = piece
            piece.x0 -= pixelLeft
            piece.x1 -= pixelLeft
            if min(piece.x0, piece.x1) >= 256 { continue }
            let isLeft = max(piece.x0, piece.x1) <= 0
            if isLeft && piece.y0 == 0 && piece.y1 == 256 {
                base += piece.winding
                continue
            }
            inside.append(piece)
            if piece.y0 > 0 { heights.append(piece.y0) }
            if piece.y1 < 256 { heights.append(piece.y1) }
            if isLeft { continue }
            for side in [0.0, 256.0] where (piece.x0 < side) != (piece.x1 < side) {
                heights.append(piece.y0 + (piece.y1 - piece.y0) * ((side - piece.x0) / (piece.x1 - piece.x0)))
            }
        }
        if inside.count > Self.exactLimit {
            heights.removeAll(keepingCapacity: true)
            for line in 0...16 { heights.append(Double(line) * 16) }
        } else {
            addCrossings()
            heights.sort()
        }
        var area = 0.0
        for index in 1..<heights.count {
            let (from, to) = (heights[index - 1], heights[index])
            if to > from { area += (to - from) * width(at: (from + to) / 2, base: base) }
        }
        return UInt32(min(max(area, 0), 65_536) * 255 / 65_536 + 0.5)
    }

    private func addCrossings() {
        for first in inside.indices {
            let a = inside[first]
            for second in 0..<first {
                let b = inside[second]
                let top = max(a.y0, b.y0)
                let bottom = min(a.y1, b.y1)
                if top >= bottom { continue }
                let (above, below) = (a.x(at: top) - b.x(at: top), a.x(at: bottom) - b.x(at: bottom))
                if (above < 0) != (below < 0), above != below {
                    heights.append(top + (bottom - top) * (above / (above - below)))
                }
            }
        }
    }

    /// How much of a line across the pixel is inside, in 1/256.
    private func width(at y: Double, base: Int) -> Double {
        hits.removeAll(keepingCapacity: true)
        for piece in inside where piece.y0 < y && y < piece.y1 {
            let x = min(max(piece.x(at: y), 0), 256)
            var place = hits.count
            hits.append((x, piece.winding))
            while place > 0, hits[place - 1].x > x {
                hits.swapAt(place - 1, place)
                place -= 1
            }
        }
        var winding = base
        var width = 0.0
        var reached = 0.0
        for hit in hits {
            if isInside(winding) { width += hit.x - reached }
            reached = hit.x
            winding += hit.winding
        }
        return isInside(winding) ? width + 256 - reached : width
    }

    @inline(__always)
    private func isInside(_ winding: Int) -> Bool { rule == .nonZero ? winding != 0 : winding & 1 != 0 }
}
