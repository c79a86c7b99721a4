/// The glyphs of a run where they are drawn, and what they are filled with.
final class PlacedGlyphs {
    enum Glyph {
        case mask(SparseMask, x: Int32, y: Int32)
        /// One that is too large or not upright.
        case path(PlacedCoverage)

        fileprivate var rows: (top: Int32, bottom: Int32) {
            guard case .mask(let mask, _, let y) = self else { return (.min, .max) }
            let box = mask.box
            return (Int32(truncatingIfNeeded: box.y + y.int), Int32(truncatingIfNeeded: box.maxY + y.int))
        }
    }

    let source: DrawingSource
    private let glyphs: ContiguousArray<Glyph>
    /// The first row of each, and the one below its last: a look at it costs less than one at the glyph.
    private let rows: ContiguousArray<(top: Int32, bottom: Int32)>

    init(_ glyphs: ContiguousArray<Glyph>, _ source: DrawingSource) {
        self.source = source
        self.glyphs = glyphs
        rows = ContiguousArray(glyphs.map(\.rows))
    }

    /// Calls `body` for the glyphs that have rows between two.
    @inline(__always)
    func forEach(from top: Int, to bottom: Int, _ body: (Glyph) -> Void) {
        for index in rows.indices where rows[index].bottom > top && rows[index].top < bottom {
            body(glyphs[index])
        }
    }
}

extension Rasterizer {
    /// Glyphs certainly smaller than this are kept without a look at where they are.
    private static let smallHeight = 240.0
    private static let smallWidth = 480.0

    /// The glyphs of a run that meet a rectangle.
    func glyphs(
        _ run: OutlineRun,
        _ transform: Affine,
        _ source: DrawingSource,
        in visible: PixelRect,
        buffer: CellBuffer
    ) -> PlacedGlyphs {
        var result: ContiguousArray<PlacedGlyphs.Glyph> = []
        result.reserveCapacity(run.glyphs.count)
        let isUpright = transform.b == 0 && transform.c == 0 && run.scale.b == 0 && run.scale.c == 0
        let linear = run.linear(transform)
        let scaleHash = GlyphCache.Key.scaleHash(linear.a, linear.d)
        let isWhole = visible.contains(run.bounds(transform))
        var (hits, misses) = (0, 0)
        for glyph in run.glyphs where !glyph.outline.isEmpty {
            let matrix = linear.placed(at: transform.map(glyph.x, glyph.y))
            if matrix.isSingular { continue }
            let box = glyph.outline.box
            let isSmall =
                (box.maxX - box.minX) * abs(matrix.a) < Self.smallWidth
                && (box.maxY - box.minY) * abs(matrix.d) < Self.smallHeight
            var isKept = isUpright && isSmall
            if !isKept || !isWhole {
                let bounds = glyph.outline.bounds(matrix, reach: 0).insetBy(dx: -1, dy: -1)
                if !bounds.intersects(visible) { continue }
                isKept = isUpright && bounds.height <= 256 && bounds.width <= 512
            }
            if isKept {
                let (x, y) = (Self.quarters(matrix.tx), Self.quarters(matrix.ty))
                let quarter = x & 3 | (y & 3) << 2
                let key = GlyphCache.Key(
                    glyph.outline,
                    a: matrix.a,
                    d: matrix.d,
                    scale: scaleHash,
                    quarter: quarter
                )
                let (mask, isHit) = resources.glyphs.mask(for: key, buffer: buffer)
                if isHit { hits &+= 1 } else { misses &+= 1 }
                result.append(
                    .mask(mask, x: Int32(truncatingIfNeeded: x >> 2), y: Int32(truncatingIfNeeded: y >> 2))
                )
            } else {
                let (x, y, fraction) = matrix.split
                let key = PathKey(glyph.outline, fraction, rule: .nonZero)
                result.append(.path(PlacedCoverage(coverage(key, buffer: buffer), x: x, y: y, source)))
            }
        }
        counters.pathReuses += hits
        counters.paths += misses
        return PlacedGlyphs(result, source)
    }

    /// The nearest whole number of quarters, ties upwards.
    private static func quarters(_ place: Double) -> Int {
        let value = place * 4 + 0.5
        let whole = Int(value)
        return Double(whole) > value ? whole - 1 : whole
    }
}
