import Drydock
import Testing

@Suite struct FontDescriptorTests {
    private typealias Descriptor = UIFontDescriptor

    @Test("a font is made from its own descriptor") func roundTrip() {
        for font in [
            UIFont.systemFont(ofSize: 17, weight: .semibold), .italicSystemFont(ofSize: 12),
            .monospacedSystemFont(ofSize: 13, weight: .medium),
        ] {
            #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
            #expect(UIFont(descriptor: font.fontDescriptor, size: 30) == font.withSize(30))
        }
    }

    @Test(
        "traits pick a face of the same family",
        arguments: [
            ("Inter-Regular", [.traitBold], "Inter-SemiBold"),
            ("Inter-Regular", [.traitItalic], "Inter-Italic"),
            ("Inter-Regular", [.traitBold, .traitItalic], "Inter-SemiBoldItalic"),
            ("Inter-Bold", [.traitBold, .traitItalic], "Inter-BoldItalic"),
            ("Inter-Medium", [.traitItalic], "Inter-MediumItalic"),
            ("Inter-Black", [.traitBold], "Inter-Black"),
            ("Inter-Bold", [], "Inter-Regular"),
            ("Inter-Regular", [.traitMonoSpace], "IBMPlexMono"),
            ("Helvetica", [.traitBold], "Helvetica-Bold"),
            ("HelveticaNeue-Bold", [.traitBold, .traitItalic], "HelveticaNeue-BoldItalic"),
            ("IBMPlexMono", [.traitMonoSpace, .traitItalic], "IBMPlexMono-Italic"),
            ("Helvetica", [.traitMonoSpace], nil),
            ("Inter-Regular", [.traitCondensed], nil),
        ] as [(String, UIFontDescriptor.SymbolicTraits, String?)]
    )
    func traits(name: String, traits: UIFontDescriptor.SymbolicTraits, expected: String?) {
        let found = Descriptor(name: name, size: 12).withSymbolicTraits(traits)
        #expect(found?.postscriptName == expected)
        #expect((found?.pointSize ?? 12) == 12)
    }

    @Test("attributes ask for a family, a face, a weight, a slant")
    func attributes() {
        func name(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> String {
            Descriptor(fontAttributes: attributes).postscriptName
        }
        #expect(name([:]) == "Inter-Regular")
        #expect(name([.family: "helvetica neue"]) == "HelveticaNeue")
        #expect(name([.family: "Inter", .face: "Bold Italic"]) == "Inter-BoldItalic")
        #expect(name([.traits: [Descriptor.TraitKey.weight: UIFont.Weight.heavy]]) == "Inter-ExtraBold")
        #expect(name([.traits: [Descriptor.TraitKey.weight: -0.4, .slant: 1]]) == "Inter-LightItalic")
        #expect(
            name([.name: "Helvetica", .traits: [Descriptor.TraitKey.symbolic: UInt32(2)]]) == "Helvetica-Bold"
        )
        #expect(name([.family: "Nothing of the kind"]) == "Inter-Regular")
        #expect(name([.size: "large", .name: 5]) == "Inter-Regular")
    }

    @Test("others are made of one") func others() throws {
        let descriptor = UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor
        #expect(descriptor.symbolicTraits == [.traitBold, .traitUIOptimized])
        #expect(descriptor.withSize(9).pointSize == 9)
        #expect(descriptor.withFamily("Helvetica").postscriptName == "Helvetica")
        #expect(descriptor.withFace("Thin").postscriptName == "Inter-Thin")
        #expect(descriptor.withDesign(.monospaced)?.postscriptName == "IBMPlexMono-Bold")
        #expect(descriptor.withDesign(.default) == descriptor)
        #expect(descriptor.withDesign(.serif) == nil)
        #expect(descriptor.object(forKey: .visibleName) as? String == "Inter Bold")
        #expect(descriptor.fontAttributes[.name] as? String == "Inter-Bold")
        #expect(descriptor.addingAttributes([.size: 11]).pointSize == 11)
        #expect(descriptor.withSize(.nan).pointSize == 0)
    }

    @Test("a text style's descriptor makes a font that follows the preferred size") func textStyle() {
        let descriptor = Descriptor.preferredFontDescriptor(withTextStyle: .headline)
        #expect(descriptor.pointSize == 17)
        #expect(descriptor.postscriptName == "Inter-SemiBold")
        let font = UIFont(descriptor: descriptor.withSize(0), size: 0)
        #expect(font == .preferredFont(forTextStyle: .headline))
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        #expect(
            Descriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large).pointSize == 23
        )
    }

    @Test("the monospaced font has one advance") func monospaced() {
        let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        for text in ["iiii", "MMMM", "0.1,", "é-ß_"] {
            #expect(abs(text.size(withAttributes: [.font: font]).width - 48) < 0.01)
        }
        #expect(font.lineHeight == UIFont.systemFont(ofSize: 20).lineHeight)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    }

    @Test("a weight that the monospaced font lacks is drawn by the nearest, and said") func missingWeight() {
        let messages = Messages()
        Log.recording({ messages.append($1) }) {
            #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .black).fontName == "IBMPlexMono-Bold")
        }
        #expect(messages.all.count == 1)
        #expect(messages.all.first?.contains("IBMPlexMono-Bold stands for it") == true)
    }

    @Test("families tell their faces") func families() {
        let names = UIFont.familyNames
        #expect(Set(names).isSuperset(of: ["Helvetica", "Helvetica Neue", "IBM Plex Mono", "Inter"]))
        #expect(names == names.sorted())
        #expect(
            UIFont.fontNames(forFamilyName: "HELVETICA")
                == ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"]
        )
        #expect(UIFont.fontNames(forFamilyName: "Inter").count == 18)
        #expect(UIFont.fontNames(forFamilyName: "none").isEmpty)
        for family in names {
            for name in UIFont.fontNames(forFamilyName: family) {
                #expect(UIFont(name: name, size: 10)?.fontName == name)
            }
        }
    }
}

/// What was logged.
private nonisolated final class Messages: @unchecked Sendable {
    // Unchecked: one test, one thread.
    private(set) var all: [String] = []

    func append(_ message: String) { all.append(message) }
}
