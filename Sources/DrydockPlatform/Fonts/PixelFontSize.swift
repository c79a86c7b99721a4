/// A font size in pixels that can be rasterised: a multiple of 1/72 pixel, 1/2 ... 1,024 pixels.
struct PixelFontSize: Hashable {
    /// The dots per inch at which one point is this size; also the size in 1/72 pixel.
    let dpi: Int

    /// The closest size that can be rasterised. Not a number becomes the smallest.
    init(clamping pixels: Double) {
        guard pixels > 0.5 else {
            dpi = 36
            return
        }
        dpi = Int((min(pixels, Self.largest) * 72).rounded())
    }

    var pixels: Double { Double(dpi) / 72 }

    /// How many positions per pixel a glyph can start at. At small sizes a rounded position would show as uneven spacing;
    /// at large ones it is a small part of a stem and not worth the memory.
    var positionsPerPixel: Int {
        if dpi <= 48 * 72 { return 4 }
        return dpi <= 96 * 72 ? 2 : 1
    }

    private static let largest = 1024.0
}
