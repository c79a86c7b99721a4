import Drydock
import DrydockPlatform
import DrydockRaster
import Testing

@Suite("Fonts", .quietLog)
struct UIFontTests {
    /// The system font: a list of UIFont's values at 40 points, https://code.firstgear.co.kr/question/17576.
    /// Helvetica: at 17 points on iOS, https://zhaoxin.pro/technology/15918614844798.html.
    /// Helvetica Neue: at 16 points, Stack Overflow's question 5511830 on UIFont and CTFontGetLeading.
    @Test(
        "line metrics are those that UIKit reports for the font of that name",
        arguments: [
            ("Inter-Regular", 40, 38.085_937_5, -9.648_437_5, 47.734_375),
            ("Helvetica", 17, 15.640_332_031_25, -3.909_667_968_75, 19.55),
            ("HelveticaNeue", 16, 15.232, -3.408, 19.088),
        ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)]
    )
    func metrics(name: String, size: CGFloat, ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat)
        throws
    {
        let font = try #require(UIFont(name: name, size: size))
        #expect(abs(font.ascender - ascender) < 1e-9)
        #expect(abs(font.descender - descender) < 1e-9)
        #expect(abs(font.lineHeight - lineHeight) < 1e-9)
    }

    /// Widths that UIKit answers, from tests of public iOS projects: `minimalSize(toFitWidth:)` of a string of 17
    /// points, SwiftyNotifications' of one of 16 bold points, SweetUIKit's of letters of 15 and 30.
    @Test(
        "text of the system font is as wide as on iOS, within two percent",
        arguments: [
            ("This is a test string", 17, .regular, 144.09...144.1), ("string", 16, .bold, 44.0...45.0),
            ("aa", 15, .regular, 16.0...17.0), ("aa", 30, .bold, 33.0...34.0),
        ] as [(String, CGFloat, UIFont.Weight, ClosedRange<CGFloat>)]
    )
    func widths(text: String, size: CGFloat, weight: UIFont.Weight, expected: ClosedRange<CGFloat>) {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        let width = text.size(withAttributes: [.font: font]).width
        #expect(width > expected.lowerBound * 0.98 && width < expected.upperBound * 1.02)
    }

    @Test("the heights of letters are those of the bundled files", arguments: FontFileName.allCases)
    func letterHeights(file: FontFileName) throws {
        let face = try #require(FontCollection.bundled.face(for: file))
        #expect(face.path.hasSuffix(file.fileName))
        let herosNames = [
            FontFileName.herosRegular: "Helvetica", .herosBold: "Helvetica-Bold",
            .herosItalic: "Helvetica-Oblique", .herosBoldItalic: "Helvetica-BoldOblique",
        ]
        let plainName = String(file.rawValue.dropLast(4)).replacing("Mono-Regular", with: "Mono")
        let name = herosNames[file] ?? plainName
        let font = try #require(UIFont(name: name, size: 100))
        #expect(abs(font.capHeight - face.capHeight * 100) < 0.05)
        // Inter 4.1's small letters are lower by 0.3 % of the size than those of 3.19, whose height the font tells.
        #expect(abs(font.xHeight - face.xHeight * 100) < 0.5)
    }

    @Test(
        "each weight has a face of its own, any other the nearest one",
        arguments: [
            (.ultraLight, "Inter-Thin"), (.thin, "Inter-ExtraLight"), (.light, "Inter-Light"),
            (.regular, "Inter-Regular"), (UIFont.Weight(rawValue: -1), "Inter-Thin"),
            (UIFont.Weight(rawValue: 0.1), "Inter-Regular"), (UIFont.Weight(rawValue: 2), "Inter-Black"),
            (.medium, "Inter-Medium"), (.semibold, "Inter-SemiBold"), (.bold, "Inter-Bold"),
            (.heavy, "Inter-ExtraBold"), (.black, "Inter-Black"),
        ] as [(UIFont.Weight, String)]
    )
    func weights(weight: UIFont.Weight, name: String) {
        #expect(UIFont.systemFont(ofSize: 17, weight: weight).fontName == name)
    }

    @Test(
        "a font is found by PostScript, family and full name, whatever the case",
        arguments: [
            ("helvetica", "Helvetica"), ("HELVETICA-BOLD", "Helvetica-Bold"),
            ("Helvetica Bold", "Helvetica-Bold"), ("helvetica neue", "HelveticaNeue"),
            ("Helvetica Neue Bold", "HelveticaNeue-Bold"), ("inter", "Inter-Regular"),
            ("Inter SemiBold", "Inter-SemiBold"), ("Inter Regular", "Inter-Regular"),
            ("Inter Bold Italic", "Inter-BoldItalic"), ("Inter Italic", "Inter-Italic"),
            ("Helvetica Oblique", "Helvetica-Oblique"), ("Helvetica Bold Oblique", "Helvetica-BoldOblique"),
            ("Helvetica Neue Bold Italic", "HelveticaNeue-BoldItalic"),
            ("TeX Gyre Heros", "Helvetica"), ("TeX Gyre Heros Bold", "Helvetica-Bold"),
        ]
    )
    func names(name: String, fontName: String) {
        #expect(UIFont(name: name, size: 17)?.fontName == fontName)
    }

    @Test("fonts of equal face and size are equal, and an unknown name is nil")
    func equality() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont(name: "Inter", size: 17))
        #expect(UIFont.italicSystemFont(ofSize: 17).fontName == "Inter-Italic")
        #expect(UIFont.boldSystemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .semibold))
        #expect(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 18))
        #expect(UIFont(name: "Zapfino", size: 17) == nil)
    }

    @Test("a size that is not positive is 12 points, as in Core Text, and no size is beyond 16,384")
    func sizes() {
        #expect(UIFont.systemFont(ofSize: 0).pointSize == 12)
        #expect(UIFont.systemFont(ofSize: -3).pointSize == 12)
        #expect(UIFont.systemFont(ofSize: 1e9).pointSize == 16_384)
        #expect(UIFont.systemFont(ofSize: 10).withSize(20).pointSize == 20)
    }

    @Test("each weight has more ink than the one before")
    func ink() throws {
        // The nine upright ones come first.
        let inks = try FontFileName.allCases.prefix(9).map { file in
            let face = try #require(FontCollection.bundled.face(for: file))
            let letter = face.shape(Array("H".utf16), in: 0..<1, ShapingStyle())
            let mask = face.run(letter, pixelSize: 100).mask
            return (0..<mask.width * mask.height).reduce(0) { $0 + Int(mask.coverage[$1]) }
        }
        #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("a font file that is missing or damaged is replaced by another")
    func substitution() throws {
        let damaged = FileManager.default.temporaryDirectory.appendingPathComponent("drydock-\(UUID()).otf")
        try Data("not a font".utf8).write(to: damaged)
        defer { try? FileManager.default.removeItem(at: damaged) }
        let good = try #require(FontCollection.bundled.face(for: .interRegular)).path
        let fonts = FontCollection { name in
            switch name {
            case FontFileName.herosRegular.rawValue: damaged.path
            case FontFileName.interRegular.rawValue: good
            default: nil
            }
        }
        #expect(fonts.face(for: .herosRegular)?.path == good)
        #expect(fonts.face(for: .herosBold)?.path == good)
        #expect(fonts.face(for: .herosBold) === fonts.face(for: .interRegular))
    }

    @Test("without any font every character is a box as wide as the others")
    func noFont() {
        let fonts = FontCollection { _ in nil }
        let text = StyledText("iii WWW", attributes: TextAttributes(font: .systemFont(ofSize: 12)))
        let layout = TextLayout(text, limits: .init(width: 20), fonts: fonts)
        #expect(layout.lines.map(\.text) == ["iii", "WWW"])
        #expect(layout.roundedSize(scale: 1) == CGSize(width: 20, height: 29))
    }
}
