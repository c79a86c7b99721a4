/// The glyphs of a run where they are drawn, and what they are filled with.
final class PlacedGlyphs {
    let source: DrawingSource
    let layout: GlyphLayout
    /// Whole pixels that the layout is moved by.
    let x, y: Int

    /// The glyphs of a run that meet a rectangle.
    ///
    /// - Parameter counts: masks and edges that were kept, and those that were made, are added to it.
    init(
        _ run: OutlineRun,
        _ transform: Affine,
        _ source: DrawingSource,
        in visible: PixelRect,
        _ resources: RasterResources,
        buffer: CellBuffer,
        counts: inout (kept: Int, made: Int)
    ) {
        let fraction: Affine
        (x, y, fraction) = transform.split
        self.source = source
        // What lies in sight as a whole is kept up to moves.
        let isWhole = visible.contains(run.bounds(transform))
        let key = GlyphCache.RunKey(run, fraction)
        if isWhole, let kept = resources.glyphs.layout(for: key) {
            layout = kept
            counts.kept += kept.count
            return
        }
        let area = isWhole ? nil : visible.offsetBy(dx: -x, dy: -y)
        let made = GlyphLayout(run, fraction, source, in: area, resources, buffer: buffer, counts: &counts)
        if isWhole, made.isKept { resources.glyphs.insert(made, for: key) }
        layout = made
    }
}

/// Where the glyphs of a run lie, up to moves by whole pixels. Never changes once it is made.
final class GlyphLayout {
    enum Glyph {
        case mask(SparseMask, x: Int32, y: Int32)
        /// One that is too large or not upright.
        case path(PlacedCoverage)

        /// The pixels that the glyph may touch.
        fileprivate var box: PixelRect {
            switch self {
            case .mask(let mask, let x, let y): mask.box.offsetBy(dx: x.int, dy: y.int)
            case .path(let placed): placed.coverage.bounds.offsetBy(dx: placed.x, dy: placed.y)
            }
        }

        fileprivate var rows: (top: Int32, bottom: Int32) {
            switch self {
            case .mask(let mask, _, let y):
                let box = mask.box
                return (
                    Int32(truncatingIfNeeded: box.y + y.int), Int32(truncatingIfNeeded: box.maxY + y.int)
                )
            case .path: return (.min, .max)
            }
        }
    }

    /// Whether all glyphs are masks, which do not depend on what they are filled with.
    let isKept: Bool
    /// Whether glyphs may touch the same pixels. Then a group around them is not drawn glyph by glyph: where two of them
    /// meet, what is behind the group would show through less.
    let overlaps: Bool
    private let glyphs: ContiguousArray<Glyph>
    /// The first row of each, and the one below its last: a look at it costs less than one at the glyph.
    private let rows: ContiguousArray<(top: Int32, bottom: Int32)>

    var count: Int { glyphs.count }

    /// Bytes, but for the masks, which runs share.
    var cost: Int { 128 + count * (MemoryLayout<Glyph>.stride + 8) }

    /// Glyphs certainly smaller than this are kept without a look at where they are.
    private static let smallHeight = 240.0
    private static let smallWidth = 480.0
    /// Glyphs that another one is compared with.
    private static let comparisonLimit = 256

    /// - Parameter visible: what glyphs must meet; nil for all.
    fileprivate init(
        _ run: OutlineRun,
        _ transform: Affine,
        _ source: DrawingSource,
        in visible: PixelRect?,
        _ resources: RasterResources,
        buffer: CellBuffer,
        counts: inout (kept: Int, made: Int)
    ) {
        var probes: ContiguousArray<GlyphCache.Probe> = []
        probes.reserveCapacity(run.glyphs.count)
        /// Those without a mask, and how many with one come before.
        var large: [(place: Int, coverage: PlacedCoverage)] = []
        let isUpright = transform.b == 0 && transform.c == 0 && run.scale.b == 0 && run.scale.c == 0
        let linear = run.linear(transform)
        let scaleHash = GlyphCache.Key.scaleHash(linear.a, linear.d)
        for index in run.glyphs.indices where !run.glyphs[index].outline.isEmpty {
            let glyph = run.glyphs[index]
            let matrix = linear.placed(at: transform.map(glyph.x, glyph.y))
            if matrix.isSingular { continue }
            let box = glyph.outline.box
            let isSmall =
                (box.maxX - box.minX) * abs(matrix.a) < Self.smallWidth
                && (box.maxY - box.minY) * abs(matrix.d) < Self.smallHeight
            var isMask = isUpright && isSmall
            if !isMask || visible != nil {
                let bounds = glyph.outline.bounds(matrix).insetBy(dx: -1, dy: -1)
                if let visible, !bounds.intersects(visible) { continue }
                isMask = isUpright && bounds.height <= 256 && bounds.width <= 512
            }
            if isMask {
                let (x, y) = (Self.quarters(matrix.tx), Self.quarters(matrix.ty))
                probes.append(GlyphCache.Probe(glyph.outline, index, x: x, y: y, scale: scaleHash))
            } else {
                let (x, y, fraction) = matrix.split
                let key = PathKey(glyph.outline, fraction, rule: .nonZero)
                let (coverage, wasKept) = resources.paths.coverage(for: key, buffer: buffer)
                if wasKept { counts.kept += 1 } else { counts.made += 1 }
                large.append((probes.count, PlacedCoverage(coverage, x: x, y: y, source)))
            }
        }
        var glyphs: ContiguousArray<Glyph> = []
        glyphs.reserveCapacity(probes.count + large.count)
        var next = 0
        let (a, d) = (linear.a, linear.d)
        let made = resources.glyphs.forEachMask(of: run, probes, a: a, d: d, buffer: buffer) { index, mask in
            while next < large.count, large[next].place == index {
                glyphs.append(.path(large[next].coverage))
                next += 1
            }
            glyphs.append(.mask(mask, x: probes[index].x, y: probes[index].y))
        }
        counts.kept += probes.count - made
        counts.made += made
        for (_, coverage) in large[next...] { glyphs.append(.path(coverage)) }
        rows = ContiguousArray(glyphs.map(\.rows))
        isKept = large.isEmpty
        overlaps = Self.overlap(glyphs)
        self.glyphs = glyphs
    }

    /// Whether two glyphs' boxes meet. Those of a line are compared with what came before as a whole, which ends where the
    /// next one begins. Of more than can be compared one by one it is assumed.
    private static func overlap(_ glyphs: ContiguousArray<Glyph>) -> Bool {
        var before = PixelRect.zero
        for index in glyphs.indices {
            let box = glyphs[index].box
            if before.intersects(box),
                index > Self.comparisonLimit
                    || (0..<index).contains(where: { glyphs[$0].box.intersects(box) })
            {
                return true
            }
            before = before.union(box)
        }
        return false
    }

    /// Calls `body` for the glyphs that have rows between two.
    @inline(__always)
    func forEach(from top: Int, to bottom: Int, _ body: (Glyph) -> Void) {
        for index in rows.indices where rows[index].bottom > top && rows[index].top < bottom {
            body(glyphs[index])
        }
    }

    /// The nearest whole number of quarters, ties upwards.
    private static func quarters(_ place: Double) -> Int {
        let value = place * 4 + 0.5
        let whole = Int(value)
        return Double(whole) > value ? whole - 1 : whole
    }
}
