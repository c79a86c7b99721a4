import DrydockPlatform
import Foundation

extension TextLayout {
    /// A number for the glyphs of a text in the system font and their places, to a hundred-thousandth of the font's size: the same
    /// on two machines that shape it alike. By FNV-1a.
    /// - Parameter language: of the text, a BCP 47 tag.
    package static func fingerprint(of text: String, language: String) -> UInt32 {
        var attributes = TextAttributes(font: .systemFont(ofSize: 17))
        attributes.language = language
        let layout = TextLayout(
            StyledText(text, attributes: attributes),
            limits: Limits(),
            fonts: .bundled
        )
        var hash: UInt32 = 0x811C_9DC5
        func add(_ value: Int) {
            for shift in stride(from: 0, to: 32, by: 8) {
                hash = (hash ^ UInt32(truncatingIfNeeded: value >> shift) & 0xFF) &* 0x0100_0193
            }
        }
        for run in layout.lines.flatMap(\.runs) {
            for glyph in run.shaped?.glyphs ?? [] {
                add(Int(glyph.id))
                add(Int((glyph.pen * 100_000).rounded()))
                add(Int((Double(glyph.dx) * 100_000).rounded()))
                add(Int((Double(glyph.dy) * 100_000).rounded()))
            }
        }
        return hash
    }
}
