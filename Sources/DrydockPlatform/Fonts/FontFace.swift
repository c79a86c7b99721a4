internal import DrydockRaster

/// One face of a font: shapes text in em, and turns it into coverage or outlines at any size.
///
/// Text is laid out by unhinted advances, with the face's kerning, ligatures and contextual forms. Characters that the
/// face lacks are for another one to shape: ask `provides` before. For one thread at a time.
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
    /// Whether glyphs may be in colours of their own, as pictures or as outlines.
    package var hasPictures: Bool { file.hasPictures }

    package internal(set) var counters = FontCounters()

    let file: FontFile
    let unitsPerEm: Int
    var coverage = FontCoverage()
    var shapes = GenerationalCache<ShapeKey, ShapedRun>(costLimit: 1 << 20)
    var glyphs = GenerationalCache<GlyphKey, GlyphBitmap?>(costLimit: 2 << 20)
    var outlines = GenerationalCache<UInt32, Path?>(costLimit: 4096)
    var runs = GenerationalCache<RunKey, GlyphRun>(costLimit: 8 << 20)
    var layerCache = GenerationalCache<UInt32, [GlyphLayer]>(costLimit: 16_384)
    var pictures = GenerationalCache<UInt32, GlyphPicture?>(costLimit: 16 << 20)

    /// Opens a font file. The cost is about a tenth of a millisecond, the first in the process aside.
    /// - Parameters:
    ///   - path: the file's.
    ///   - index: that of the face, in a collection.
    ///   - values: where the axes of a variable font stand; those that are not named stand where they do of themselves.
    ///   - isSlanted: whether an upright face is drawn as an italic.
    ///   - checksum: that of the only version that is taken; nil for any.
    package init(
        path: String,
        index: Int = 0,
        values: [FontAxisValue] = [],
        isSlanted: Bool = false,
        checksum: FontChecksum? = nil
    ) throws(FontError) {
        file = try FontFile(
            path: path,
            index: index,
            values: values,
            isSlanted: isSlanted,
            checksum: checksum
        )
        let tables = file.tables
        unitsPerEm = tables.unitsPerEm
        let em = Double(tables.unitsPerEm)
        ascent = Double(tables.ascent) / em
        descent = Double(tables.descent) / em
        lineGap = Double(tables.lineGap) / em
        capHeight = Double(tables.capHeight ?? file.inkTop(of: "H") ?? tables.ascent) / em
        xHeight = Double(tables.xHeight ?? file.inkTop(of: "x") ?? tables.ascent / 2) / em
    }

    /// Whether the face has a glyph of its own for the scalar. Asked of the font file once for each scalar.
    package func provides(_ scalar: Unicode.Scalar) -> Bool {
        if let known = coverage[scalar] { return known }
        let provides = file.provides(scalar)
        coverage[scalar] = provides
        return provides
    }

    /// Whether the face has what draws a letter with its marks: each scalar, or one that means the same as several.
    package func provides(_ scalars: [Unicode.Scalar]) -> Bool {
        if scalars.allSatisfy(provides) { return true }
        var composed: [Unicode.Scalar] = []
        for scalar in scalars {
            if let last = composed.last, let both = FontFile.composition(last, scalar) {
                composed[composed.count - 1] = both
            } else {
                composed.append(scalar)
            }
        }
        return composed.count < scalars.count && composed.allSatisfy(provides)
    }

    /// Whether one scalar means the same as two in a row.
    package static func isComposable(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        FontFile.composition(first, second) != nil
    }

    /// The pen's movement after a scalar, in em; a quarter where the face lacks it.
    package func advance(of scalar: Unicode.Scalar) -> Double {
        file.advance(of: scalar).map { Double($0) / Double(unitsPerEm) } ?? 0.25
    }
}
