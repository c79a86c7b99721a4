internal import DrydockRaster

/// A glyph's coverage for one size and one position within a pixel.
struct GlyphBitmap {
    let mask: CoverageMask
    /// Pixels from the pen's whole pixel to the first column.
    let left: Int
    /// Pixels from the baseline's to the first row.
    let top: Int

    /// Nil when the glyph covers no pixel.
    ///
    /// - Parameters:
    ///   - outline: in em, y down.
    ///   - x: with `y`, what the glyph is moved by, in pixels.
    init?(_ outline: Path, size: PixelFontSize, x: Double, y: Double) {
        let side = Int(size.pixels.rounded(.up)) * Self.reach
        let clip = PixelRect(x: -side, y: -side, width: 2 * side, height: 2 * side)
        let place = Affine(a: size.pixels, d: size.pixels, tx: x, ty: y)
        guard let placed = PathFiller.mask(of: outline, place, rule: .nonZero, in: clip) else { return nil }
        (mask, left, top) = placed
    }

    var cost: Int { mask.width * mask.height + 64 }

    /// How far from the pen ink is drawn, in em.
    private static let reach = 8
}
