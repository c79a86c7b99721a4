import DrydockPlatform
import DrydockRaster
import Testing

@Suite("Glyphs as SDL_ttf draws them", .serialized)
struct ReferenceFontTests {
    private static let letters = "AWgj@Qf&%!.éßØŁčž€→ÆÑ0123456789"

    private func ink(_ run: GlyphRun) -> Ink? {
        Ink(width: run.mask.width, height: run.mask.height) { run.mask.coverage[$1 * run.mask.width + $0] }
    }

    /// FreeType replaces curves with chords that lie up to an eighth of a pixel inside of them, so that flat tops and
    /// bottoms come out lighter there. Straight edges differ by two levels.
    private static let tolerance = 56

    /// Above 96 pixels a glyph starts at whole pixels, so that nothing is averaged.
    @Test(
        "large glyphs have the coverage that FreeType gives them",
        arguments: BundledFace.allCases,
        [97.0, 120.25]
    )
    func large(bundled: BundledFace, size: Double) throws {
        let face = try bundled.open()
        let reference = try ReferenceFont(path: bundled.path(), pixelSize: size, columnsPerPixel: 1)
        for letter in Self.letters {
            let text = String(letter)
            let run = face.run(face.layout(text), pixelSize: size)
            let difference = try #require(ink(run)).difference(from: #require(reference.ink(of: text)))
            #expect(difference <= Self.tolerance, "\(letter)")
        }
    }

    @Test(
        "small glyphs have the mean of the same quarter columns",
        arguments: BundledFace.allCases,
        [11.0, 17.5, 40]
    )
    func small(bundled: BundledFace, size: Double) throws {
        let face = try bundled.open()
        let reference = try ReferenceFont(path: bundled.path(), pixelSize: size, columnsPerPixel: 4)
        for letter in Self.letters {
            let text = String(letter)
            let run = face.run(face.layout(text), pixelSize: size)
            let columns = try #require(reference.ink(of: text))
            // Where the first column lies within its pixel is not told: it is one of four.
            let candidates = (0..<4).map { lead in
                Ink(width: (columns.width + lead + 3) / 4, height: columns.height) { x, y in
                    let range = max(0, x * 4 - lead)..<min(columns.width, x * 4 + 4 - lead)
                    let sum = range.reduce(2) { $0 + Int(columns.coverage[y * columns.width + $1]) }
                    return UInt8(sum / 4)
                }
            }
            let drawn = try #require(ink(run))
            let difference = candidates.compactMap { $0.map(drawn.difference) }.min()
            #expect(try #require(difference) <= Self.tolerance, "\(letter)")
        }
    }
}
