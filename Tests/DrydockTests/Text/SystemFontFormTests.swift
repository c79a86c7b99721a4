import Drydock
import DrydockPlatform
import Testing

/// What letters become beside others. Inter would draw arrows, multiplication signs and raised brackets.
@Suite struct SystemFontFormTests {
    private func glyphs(_ text: String, size: CGFloat) -> [UInt32] {
        let attributes = TextAttributes(font: .systemFont(ofSize: size))
        let layout = TextLayout(StyledText(text, attributes: attributes), limits: .init(), fonts: .bundled)
        return layout.lines.flatMap(\.runs).flatMap { $0.shaped?.glyphs ?? [] }.map(\.id)
    }

    /// From memory: San Francisco has no arrows for these, and raises no brackets by itself.
    @Test("signs stay what was typed", arguments: [17, 24, 34] as [CGFloat]) func signs(size: CGFloat) {
        for text in ["->", "-->", "=>", "<-", "10x20", "(A)", "A-B", "@A", "[3]"] {
            #expect(glyphs(text, size: size) == text.flatMap { glyphs(String($0), size: size) }, "\(text)")
        }
    }

    /// WWDC 2015, session 804, "Introducing the New System Fonts".
    @Test("a colon stands higher between digits", arguments: [17, 24, 34] as [CGFloat]) func colon(
        size: CGFloat
    ) {
        let plain = glyphs(":", size: size)
        #expect(glyphs("a:b", size: size)[1] == plain[0])
        #expect(glyphs("9:41", size: size)[1] != plain[0])
        #expect(glyphs("9: 4", size: size)[1] == plain[0])
    }
}
