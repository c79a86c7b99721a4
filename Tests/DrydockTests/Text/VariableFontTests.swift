import Drydock
import DrydockPlatform
import DrydockRaster
import Foundation
import Testing

/// A face with an axis of weights: `Fonts/make-variable.py` made it. H moves the pen by 200 to 600 thousandths, x by 200.
@Suite(.serialized) struct VariableFontTests {
    private static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fonts/Variable.ttf")
    /// Registered once in the process.
    private static let names = Result { try UIFont.registerFonts(at: url) }

    private func font(_ attributes: [UIFontDescriptor.AttributeName: Any], size: CGFloat = 100) throws
        -> UIFont
    {
        _ = try Self.names.get()
        return UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: size)
    }

    private func width(_ font: UIFont) -> CGFloat { "HxH".size(withAttributes: [.font: font]).width }

    @Test func `what the font names is registered with it`() throws {
        #expect(try Self.names.get() == ["Varied-Regular", "Varied-Hair", "Varied-Bold", "Varied-Black"])
        #expect(
            UIFont.fontNames(forFamilyName: "Varied").sorted() == [
                "Varied-Black", "Varied-Bold", "Varied-Hair", "Varied-Regular",
            ]
        )
        for (name, expected) in [
            ("Varied-Regular", 100), ("Varied-Hair", 60), ("Varied-Black", 140), ("Varied Bold", 124),
        ] as [(String, CGFloat)] {
            let font = try #require(UIFont(name: name, size: 100), "\(name)")
            #expect(abs(width(font) - expected) < 0.5, "\(name): \(width(font))")
        }
    }

    @Test func `weights and traits find the nearest name`() throws {
        let bold = try font([
            .family: "Varied", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
        ])
        #expect(bold.fontName == "Varied-Bold")
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
        let thin = try font([
            .family: "Varied", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.thin],
        ])
        #expect(thin.fontName == "Varied-Hair")
        let regular = try font([.family: "Varied"])
        #expect(regular.fontName == "Varied-Regular")
        #expect(regular.fontDescriptor.withSymbolicTraits(.traitBold)?.postscriptName == "Varied-Bold")
    }

    @Test func `an axis stands where it is asked to, and at its end beyond that`() throws {
        let weight = 0x7767_6874
        for (place, expected) in [(650, 120), (250, 80), (400, 100), (9e9, 140), (-5, 60)]
            as [(Double, CGFloat)]
        {
            let font = try font([.name: "Varied-Regular", .variation: [weight: place]])
            #expect(abs(width(font) - expected) < 0.5, "\(place): \(width(font))")
        }
        // Core Text's name of the attribute, and numbers of other types.
        let key = UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String)
        let font = try font([.name: "Varied-Black", key: [NSNumber(value: weight): NSNumber(value: 650)]])
        #expect(abs(width(font) - 120) < 0.5)
        #expect(font.fontDescriptor.fontAttributes[.variation] as? [Int: Double] == [weight: 650])
        #expect(abs(width(font.withSize(50)) - 60) < 0.5)
        #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
        #expect(try font != self.font([.name: "Varied-Black"]))
    }

    @Test func `letters are drawn as wide as they are measured`() throws {
        func ink(_ place: Double) throws -> Double {
            let values = [FontAxisValue(tag: FontAxisValue.weight, value: place)]
            let face = try FontFace(path: Self.url.path, values: values)
            let mask = face.run(face.shape(Array("H".utf16), in: 0..<1, ShapingStyle()), pixelSize: 100).mask
            return (0..<mask.width * mask.height).reduce(0) { $0 + Double(mask.coverage[$1]) } / 255
        }
        // A bar of 70 pixels' height.
        for (place, expected) in [(100, 700), (400, 2100), (650, 2800), (900, 3500)] as [(Double, Double)] {
            #expect(abs(try ink(place) - expected) < expected / 50, "\(place)")
        }
    }

    @Test func `nonsense and other fonts keep what they have`() throws {
        for variation in [["a": 5], [-1: 5], [0x7767_6874: Double.nan]] as [[AnyHashable: Any]] {
            let font = try font([.name: "Varied-Regular", .variation: variation])
            #expect(abs(width(font) - 100) < 0.5)
        }
        let inter = try font([.name: "Inter-Regular", .variation: [0x7767_6874: 700]])
        #expect(inter == UIFont(name: "Inter-Regular", size: 100))
    }
}
