internal import DrydockRaster

/// What a glyph's coverage depends on.
struct GlyphKey: Hashable {
    let glyph: UInt32
    let size: PixelFontSize
    let position: GlyphPosition
}

/// Where in a pixel a glyph begins, in fractions of it.
struct GlyphPosition: Hashable {
    let x: Int
    let y: Int
}

/// What a run's coverage depends on.
struct RunKey: Hashable {
    let run: ShapedRun
    let size: PixelFontSize
    let position: Int
}

extension FontFace {
    /// The run's coverage at a size in pixels, clamped to 1/2 ... 1,024, with the pen starting `subpixelX` (0 ..< 1)
    /// right of a whole pixel, rounded to a quarter or, in large text, to a half or a whole. The baseline is always on a whole
    /// pixel; marks are placed to a quarter.
    ///
    /// The same glyphs, size and position give the same mask object while it is cached. Ink further than 16,384 pixels from
    /// the start is left out, which bounds the memory of a mask.
    package func run(_ shaped: ShapedRun, pixelSize: Double, subpixelX: Double = 0) -> GlyphRun {
        let size = PixelFontSize(clamping: pixelSize)
        let positions = size.positionsPerPixel
        let fraction = subpixelX > 0 ? min(subpixelX, 1) : 0
        let start = Int((fraction * Double(positions)).rounded())
        let key = RunKey(run: shaped, size: size, position: start)
        if let known = runs.value(for: key) { return known }

        counters.composedRuns += 1
        let placed = place(shaped, size: size, start: start)
        let run = GlyphRun(placed)
        runs.insert(run, for: key, cost: run.mask.width * run.mask.height + shaped.glyphs.count * 24 + 64)
        return run
    }

    /// The glyphs with ink and the pixel of each one's pen.
    private func place(_ shaped: ShapedRun, size: PixelFontSize, start: Int) -> [PlacedGlyph] {
        let positions = size.positionsPerPixel
        let scale = size.pixels * Double(positions)
        let reach = Double(Self.reach * positions)
        var placed: [PlacedGlyph] = []
        for glyph in shaped.glyphs {
            let x = ((glyph.pen + Double(glyph.dx)) * scale + 0.5).rounded(.down)
            let y = (-Double(glyph.dy) * scale + 0.5).rounded(.down)
            guard abs(x) < reach, abs(y) < reach else { continue }
            let (column, row) = (Int(x) + start, Int(y))
            let (left, top) = (column.flooredQuotient(by: positions), row.flooredQuotient(by: positions))
            let position = GlyphPosition(x: column - left * positions, y: row - top * positions)
            if let bitmap = bitmap(glyph.id, size: size, position) {
                placed.append(PlacedGlyph(glyph: bitmap, x: left, y: top))
            }
        }
        return placed
    }

    private func bitmap(_ glyph: UInt32, size: PixelFontSize, _ position: GlyphPosition) -> GlyphBitmap? {
        let key = GlyphKey(glyph: glyph, size: size, position: position)
        if let known = glyphs.value(for: key) { return known }
        counters.drawnGlyphs += 1
        let unit = 1 / Double(size.positionsPerPixel)
        let bitmap = outline(of: glyph)
            .flatMap { outline in
                GlyphBitmap(outline, size: size, x: Double(position.x) * unit, y: Double(position.y) * unit)
            }
        glyphs.insert(bitmap, for: key, cost: bitmap?.cost ?? 64)
        return bitmap
    }

    /// How far from the start ink is drawn, in pixels.
    private static let reach = 16_384
}

/// A glyph and the whole pixel that its pen stands on.
struct PlacedGlyph {
    let glyph: GlyphBitmap
    let x: Int
    let y: Int

    var left: Int { x + glyph.left }
    var top: Int { y + glyph.top }
}

extension Int {
    /// Division rounded toward negative infinity. The divisor is positive.
    func flooredQuotient(by divisor: Int) -> Int {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
