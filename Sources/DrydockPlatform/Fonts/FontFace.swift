internal import DrydockRaster

/// One face of a font: measures text in em, and turns it into coverage at any size.
///
/// Text is laid out by unhinted advances with the face's kerning, but without ligatures and contextual forms. Scripts that
/// need shaping across characters, or run right to left, are out of scope. For one thread at a time.
package final class FontFace {
    /// Height above the baseline, in em.
    package let ascent: Double
    /// Depth below the baseline, in em, positive downward.
    package let descent: Double
    /// Extra distance between lines, in em.
    package let lineGap: Double
    /// Height of a flat capital letter, in em.
    package let capHeight: Double
    /// Height of a flat small letter, in em.
    package let xHeight: Double
    /// Where the face was read from.
    package var path: String { file.path }

    /// Faces to look in, in order, for characters that this one lacks. Asked at the first such character only.
    package var fallbacks: () -> [FontFace] = { [] }
    /// Told once of each character that neither this face nor its fallbacks have, and that is drawn as a box.
    package var onMissingCharacter: (Character) -> Void = { _ in }

    package internal(set) var counters = FontCounters()

    let file: FontFile
    let unitsPerEm: Int
    var clusters = ClusterTable()
    var kerning = KerningTable()
    var glyphs = GenerationalCache<GlyphKey, GlyphBitmap?>(costLimit: 2 << 20)
    var outlines = GenerationalCache<UInt32, Path?>(costLimit: 4096)
    var runs = GenerationalCache<RunKey, GlyphRun>(costLimit: 8 << 20)

    /// Opens a font file. The cost is about a tenth of a millisecond, the first in the process aside.
    package init(path: String) throws(FontError) {
        file = try FontFile(path: path)
        let tables = file.tables
        unitsPerEm = tables.unitsPerEm
        let em = Double(tables.unitsPerEm)
        ascent = Double(tables.ascent) / em
        descent = Double(tables.descent) / em
        lineGap = Double(tables.lineGap) / em
        capHeight = Double(tables.capHeight ?? file.inkTop(of: "H") ?? tables.ascent) / em
        xHeight = Double(tables.xHeight ?? file.inkTop(of: "x") ?? tables.ascent / 2) / em
    }
}
