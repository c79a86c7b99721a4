internal import DrydockRaster

/// What a glyph's coverage depends on.
struct GlyphKey: Hashable {
    let cluster: UInt32
    let size: PixelFontSize
    let position: Int
}

/// What a line's coverage depends on.
struct RunKey: Hashable {
    let text: String
    let tracking: Int
    let isKerned: Bool
    let size: PixelFontSize
    let position: Int
}

extension FontFace {
    /// The line's coverage at a size in pixels, clamped to 1/2 ... 1,024, with the pen starting `subpixelX` (0 ..< 1)
    /// right of a whole pixel, rounded to a quarter or, in large text, to a half or a whole. The baseline is always on a whole
    /// pixel.
    ///
    /// The same text, size and position give the same mask object while it is cached. Ink further than 16,384 pixels from
    /// the start is left out, which bounds the memory of a mask.
    package func run(_ shaped: ShapedLine, pixelSize: Double, subpixelX: Double = 0) -> GlyphRun {
        let size = PixelFontSize(clamping: pixelSize)
        let positions = size.positionsPerPixel
        let fraction = subpixelX > 0 ? min(subpixelX, 1) : 0
        let start = Int((fraction * Double(positions)).rounded())
        let key = RunKey(
            text: shaped.text,
            tracking: shaped.tracking,
            isKerned: shaped.isKerned,
            size: size,
            position: start
        )
        if let known = runs.value(for: key) { return known }

        counters.composedRuns += 1
        let placed = place(shaped, size: size, start: start)
        let run = GlyphRun(placed)
        runs.insert(run, for: key, cost: run.mask.width * run.mask.height + shaped.text.utf8.count + 64)
        return run
    }

    /// The glyphs with ink and the pixel of each one's pen.
    private func place(_ shaped: ShapedLine, size: PixelFontSize, start: Int) -> [PlacedGlyph] {
        let positions = size.positionsPerPixel
        let scale = size.pixels * Double(positions)
        var placed: [PlacedGlyph] = []
        var index = 0
        forEachCluster(in: shaped.text) { cluster in
            let offset = shaped.offsets[index]
            index += 1
            let pen = (offset * scale + 0.5).rounded(.down)
            guard abs(pen) < Double(Self.reach * positions) else { return pen < 0 }
            if case .none = cluster.ink { return true }
            let position = Int(pen) + start
            let pixel = position.flooredQuotient(by: positions)
            if let glyph = glyph(cluster, size: size, position: position - pixel * positions) {
                placed.append(PlacedGlyph(glyph: glyph, pen: pixel))
            }
            return true
        }
        return placed
    }

    private func glyph(_ cluster: GlyphCluster, size: PixelFontSize, position: Int) -> GlyphBitmap? {
        let key = GlyphKey(cluster: cluster.id, size: size, position: position)
        if let known = glyphs.value(for: key) { return known }
        counters.drawnGlyphs += 1
        let columnsPerPixel = size.positionsPerPixel
        let columns: GlyphColumns? =
            switch cluster.ink {
            case .none: nil
            case .glyph(let scalar, let file):
                file.rasterize(scalar, size: size, columnsPerPixel: columnsPerPixel)
            case .combined(let text, let file):
                file.rasterize(cluster: text, size: size, columnsPerPixel: columnsPerPixel)
            case .box:
                GlyphColumns(
                    boxOfHeight: capHeight * size.pixels,
                    advance: Double(cluster.advance) / Double(unitsPerEm) * size.pixels,
                    columnsPerPixel: columnsPerPixel
                )
            }
        let glyph = columns.map {
            GlyphBitmap($0, columnsPerPixel: columnsPerPixel, position: position)
        }
        glyphs.insert(glyph, for: key, cost: (glyph?.coverage.count ?? 0) + 64)
        return glyph
    }

    /// How far from the start ink is drawn, in pixels.
    private static let reach = 16_384
}

/// A glyph and the whole pixel that its pen stands on.
struct PlacedGlyph {
    let glyph: GlyphBitmap
    let pen: Int

    var left: Int { pen + glyph.left }
}
