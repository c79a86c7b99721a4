internal import DrydockPNG
package import DrydockRaster

/// A glyph in colours of its own.
package struct GlyphPicture {
    /// Never written again.
    package let bitmap: Bitmap
    package let box: Box

    /// Where it lies, in em from the glyph's origin, y down.
    package struct Box {
        package let left, top, width, height: Double
    }
}

extension FontFace {
    /// The glyph as a picture, in the largest size that the file has it in; nil for one that is drawn by its outline. Decoded
    /// once, the same object every time while it is kept.
    package func picture(of glyph: UInt32) -> GlyphPicture? {
        guard hasPictures, glyph < ShapedGlyph.boxBase else { return nil }
        if let known = pictures.value(for: glyph) { return known }
        let picture = file.picture(glyph)
            .flatMap { found in
                // Damaged pictures are none.
                (try? PNGDecoder(found.png, limits: Self.pictureLimits)).map {
                    GlyphPicture(bitmap: $0.bitmap, box: found.box)
                }
            }
        pictures.insert(picture, for: glyph, cost: 64 + (picture?.bitmap.area ?? 0) * 4)
        return picture
    }

    /// Whether the face draws a character, as UTF-16 units of a text, with pictures alone.
    package func providesPictures(_ text: [UInt16], in range: Range<Int>) -> Bool {
        guard hasPictures else { return false }
        let run = shape(text, in: range, ShapingStyle())
        var end = run.width
        var hasPicture = false
        for glyph in run.glyphs.reversed() {
            if picture(of: glyph.id) != nil || !layers(of: glyph.id).isEmpty {
                hasPicture = true
            } else if end > glyph.pen {
                return false
            }
            end = glyph.pen
        }
        return hasPicture
    }

    private static let pictureLimits = PNGLimits(side: 1024, area: 1 << 20)
}
