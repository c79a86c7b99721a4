import Drydock
import Testing

/// Names that iOS has a font for.
@Suite("Names of fonts", .quietLog)
struct FontNameTests {
    @Test(
        "other weights of Helvetica and Helvetica Neue are the nearest of those that are here",
        arguments: [
            ("HelveticaNeue-UltraLight", "HelveticaNeue"),
            ("HelveticaNeue-ThinItalic", "HelveticaNeue-Italic"),
            ("helveticaneue-light", "HelveticaNeue"), ("HelveticaNeue-Medium", "HelveticaNeue-Bold"),
            ("HelveticaNeue-MediumItalic", "HelveticaNeue-BoldItalic"), ("Helvetica-Light", "Helvetica"),
            ("Helvetica-LightOblique", "Helvetica-Oblique"), ("HelveticaNeue-Bold", "HelveticaNeue-Bold"),
        ]
    )
    func nearest(name: String, standIn: String) {
        #expect(UIFont(name: name, size: 12)?.fontName == standIn)
    }

    @Test("names that nothing is near to are nil")
    func unknown() {
        for name in ["Avenir-Heavy", "Georgia", "HelveticaNeue-CondensedBold", "HelveticaNeue-", "", "-"] {
            #expect(UIFont(name: name, size: 12) == nil)
        }
    }

    @Test("an alias stands for a font, by any of its names and regardless of case")
    func aliases() throws {
        try UIFont.registerAlias("Palatino-Roman", for: "Inter Medium")
        let font = try #require(UIFont(name: "palatino-roman", size: 12))
        #expect(font == UIFont(name: "Inter-Medium", size: 12))
        #expect(UIFont(name: "Palatino", size: 12) == nil)
        #expect(throws: FontRegistrationError.alreadyRegistered(name: "PALATINO-ROMAN")) {
            try UIFont.registerAlias("PALATINO-ROMAN", for: "Inter")
        }
        #expect(throws: FontRegistrationError.alreadyRegistered(name: "Helvetica")) {
            try UIFont.registerAlias("Helvetica", for: "Inter")
        }
        #expect(throws: FontRegistrationError.unknownName(name: "Nowhere")) {
            try UIFont.registerAlias("Everywhere", for: "Nowhere")
        }
    }
}
