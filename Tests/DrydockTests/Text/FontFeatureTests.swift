import Drydock
import Testing

/// What fonts offer beside their usual forms, and attributes that set letters apart, join or widen them.
@Suite("Font features and spacing")
struct FontFeatureTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func width(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        let string = NSAttributedString(string: text, attributes: [.font: font].merging(attributes) { $1 })
        return TextLayout(
            StyledText(string, attributes: TextAttributes(font: font)),
            limits: .init(),
            fonts: .bundled
        ).size.width
    }

    /// Whether digits are of one width, but for a quarter percent of the size, by which heavy faces' 4 is narrower.
    private func hasEqualDigits(_ font: UIFont) -> Bool {
        let widths = "0123456789".map { width(String($0), [.font: font]) }
        return (widths.max() ?? 0) - (widths.min() ?? 0) < 0.0025 * font.pointSize
    }

    @Test("digits of the monospaced digit font are of one width, at any size and weight")
    func monospacedDigits() {
        #expect(!hasEqualDigits(font))
        for weight in [UIFont.Weight.regular, .bold] {
            let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: weight)
            #expect(hasEqualDigits(digits))
            #expect(digits.fontName == UIFont.systemFont(ofSize: 20, weight: weight).fontName)
            #expect(digits != UIFont.systemFont(ofSize: 20, weight: weight))
            #expect(hasEqualDigits(digits.withSize(31)))
            #expect(
                width("abc", [.font: digits])
                    == width("abc", [.font: UIFont.systemFont(ofSize: 20, weight: weight)])
            )
        }
    }

    @Test("features have Core Text's names")
    func names() {
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
            [.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]
        ]
        let descriptor = font.fontDescriptor.addingAttributes([.featureSettings: settings])
        #expect(hasEqualDigits(UIFont(descriptor: descriptor, size: 0)))
        #expect((kStylisticAlternativesType, kStylisticAltSevenOnSelector) == (35, 14))
    }

    @Test("features go with a font's descriptor, and with scaling")
    func descriptors() {
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 6, .selector: 0]]
        let descriptor = font.fontDescriptor.addingAttributes([.featureSettings: settings])
        let digits = UIFont(descriptor: descriptor, size: 0)
        #expect(digits == .monospacedDigitSystemFont(ofSize: 20, weight: .regular))
        #expect(
            descriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] == settings
        )
        #expect(UIFont(descriptor: digits.fontDescriptor, size: 20) == digits)
        let bold = digits.fontDescriptor.withSymbolicTraits(.traitBold).map {
            UIFont(descriptor: $0, size: 0)
        }
        #expect(bold.map(hasEqualDigits) == true)
        let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        let scaled = UIFontMetrics.default.scaledFont(for: digits, compatibleWith: traits)
        #expect(hasEqualDigits(scaled))
        let unknown = font.fontDescriptor.addingAttributes([
            .featureSettings: [[UIFontDescriptor.FeatureKey.type: 9999, .selector: -1]]
        ])
        #expect(width("abc", [.font: UIFont(descriptor: unknown, size: 20)]) == width("abc", [:]))
    }

    @Test("tracking stands between characters, in the stead of kern, and counts as white space at the end")
    func tracking() {
        let plain = width("abc", [.ligature: 0])
        #expect(abs(width("abc", [.tracking: 5]) - plain - 10) < 0.001)
        #expect(abs(width("abc", [.kern: 5]) - plain - 15) < 0.001)
        #expect(width("abc", [.tracking: 5, .kern: 9]) == width("abc", [.tracking: 5]))
        #expect(width("AVAV", [.tracking: 5, .kern: 0]) > width("AVAV", [.tracking: 5]))
        #expect(width("abc", [.tracking: CGFloat.nan]) == width("abc", [:]))
    }

    @Test("expansion widens letters and what is between them")
    func expansion() {
        let wide = width("abc", [.expansion: log(1.5)])
        #expect(abs(wide - 1.5 * width("abc", [:])) < 0.01)
        #expect(width("abc", [.expansion: 0]) == width("abc", [:]))
        #expect(width("abc", [.expansion: 1e30]).isFinite)
    }

    @Test("ligatures are left out where they are not wanted, and stay where tracking asks for them")
    func ligatures() {
        let helvetica: [NSAttributedString.Key: Any] = [.font: UIFont(name: "Helvetica", size: 20) ?? font]
        func glyphs(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            width("ffi", helvetica.merging(attributes) { $1 })
        }
        #expect(glyphs([.ligature: 1]) == glyphs([:]))
        #expect(glyphs([.ligature: 0]) != glyphs([:]))
        #expect(glyphs([.tracking: 2]) != glyphs([.tracking: 2, .ligature: 1]))
    }
}
