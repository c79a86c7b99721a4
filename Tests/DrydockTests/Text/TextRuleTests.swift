import Drydock
import DrydockRaster
import Testing

/// Lines under and through text, shadows, slanted and stroked letters, as commands.
@Suite struct TextRuleTests {
    private typealias Commands = [DisplayCommand]

    private func commands(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> Commands {
        let font = UIFont.systemFont(ofSize: 20)
        let string = NSAttributedString(
            string: text,
            attributes: attributes.merging([.font: font]) { own, _ in own }
        )
        let styled = StyledText(string, attributes: TextAttributes(font: font))
        let fonts = FontCollection.bundled
        let layout = TextLayout(styled, limits: .init(width: 400), fonts: fonts)
        var builder = DisplayListBuilder(scale: 1)
        layout.append(to: &builder, at: .zero, colors: TextColors(text: .black), fonts: fonts)
        return builder.list.commands
    }

    private func rules(_ text: String, _ style: NSUnderlineStyle) -> [PixelRect] {
        commands(text, [.underlineStyle: style.rawValue]).compactMap { command in
            if case .fill(let shape, _) = command { shape.rect } else { nil }
        }
    }

    @Test("a rule is single, thick or double") func kinds() throws {
        let single = try #require(rules("Some text", .single).first)
        #expect(single.height == 1)
        #expect(rules("Some text", .thick).map(\.height) == [2])
        let double = rules("Some text", .double)
        #expect(double.map(\.height) == [1, 1])
        #expect(double.map(\.y) == [single.y, single.y + 2])
        #expect(double.map(\.width) == [single.width, single.width])
        #expect(rules("Some text", .patternDash).isEmpty)
    }

    @Test(
        "a pattern repeats dashes and gaps of the line's thickness",
        arguments: [
            (.patternDot, [3], [6, 6]), (.patternDash, [10], [15, 15]), (.patternDashDot, [10, 3], [13, 6]),
            (.patternDashDotDot, [10, 3, 3], [13, 6, 6]),
        ] as [(NSUnderlineStyle, [Int], [Int])]
    )
    func patterns(pattern: NSUnderlineStyle, widths: [Int], distances: [Int]) throws {
        let parts = rules("A text with room for a pattern", [.single, pattern])
        try #require(parts.count > 8)
        for index in 0..<6 {
            #expect(parts[index].width == widths[index % widths.count])
            #expect(parts[index + 1].x - parts[index].x == distances[index % distances.count])
        }
    }

    @Test("a pattern goes on where the look of text changes") func phase() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let string = NSMutableAttributedString(
            string: "one and the same line",
            attributes: [.font: font, .underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue]
        )
        string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
        let layout = TextLayout(
            StyledText(string, attributes: TextAttributes(font: font)),
            limits: .init(),
            fonts: .bundled
        )
        var builder = DisplayListBuilder(scale: 1)
        layout.append(to: &builder, at: .zero, colors: TextColors(text: .black), fonts: .bundled)
        var covered: Set<Int> = []
        for case .fill(let shape, _) in builder.list.commands {
            covered.formUnion(shape.rect.x..<shape.rect.x + shape.rect.width)
        }
        let end = try #require(covered.max())
        #expect(covered == Set((0...end).filter { $0 % 15 < 10 }))
    }

    @Test("by word leaves spaces free") func byWord() {
        let words = rules("two words", [.single, .byWord])
        #expect(words.count == 2)
        #expect(words[1].x - (words[0].x + words[0].width) >= 3)
        #expect(rules("two words", [.single]).count == 1)
    }

    @Test("a shadow lies beneath its run") func shadow() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowBlurRadius = 4
        shadow.shadowColor = UIColor.red
        let drawn = commands("Shadow", [.shadow: shadow])
        guard case .pushLayer(let style, _) = drawn.first else {
            Issue.record("no layer")
            return
        }
        let layer = try #require(style.shadow)
        #expect(drawn.count == 3)
        #expect(layer.dx == 512)
        #expect(layer.dy == 768)
        #expect(layer.sigma == SubpixelLength(pixels: 2))
        shadow.shadowColor = nil
        #expect(commands("Shadow", [.shadow: shadow]).count == 1)
        shadow.shadowColor = UIColor.red
        shadow.shadowOffset = CGSize(width: CGFloat.nan, height: .infinity)
        #expect(shadow.hashValue == shadow.hashValue)
        _ = commands("Shadow", [.shadow: shadow])
    }

    @Test("shadows are equal by their values, and copied") func shadowValues() throws {
        let shadow = NSShadow()
        let copy = try #require(shadow.copy() as? NSShadow)
        #expect(shadow == copy)
        copy.shadowBlurRadius = 1
        #expect(shadow != copy)
    }

    @Test("slanted letters lean by their measure") func obliqueness() throws {
        let drawn = commands("Lean", [.obliqueness: 0.5])
        guard case .glyphs(_, let place, _) = drawn.first else {
            Issue.record("no outlines")
            return
        }
        #expect(drawn.count == 1)
        #expect(place.c == -10)
        #expect(place.a == 20)
    }

    @Test("a positive stroke width leaves letters hollow, a negative one fills them")
    func strokes() throws {
        func kinds(_ width: Double) -> [String] {
            commands("ab", [.strokeWidth: width, .strokeColor: UIColor.red]).map { command in
                switch command {
                case .glyphs: "fill"
                case .strokePath(_, _, let style, let paint):
                    "stroke \(style.width) \(paint == .color(UIColor.red.premultiplied) ? "red" : "")"
                default: "other"
                }
            }
        }
        #expect(kinds(4) == ["stroke 0.04 red", "stroke 0.04 red"])
        #expect(kinds(-4) == ["fill", "stroke 0.04 red", "stroke 0.04 red"])
        #expect(kinds(0) == ["other"])
    }
}
