/// A font that can be asked for by name, and the bundled file that draws it.
///
/// The line metrics are those that iOS reports for the font of this name, not the file's own: text then takes the
/// same room as on a device. Sources: Helvetica is Apple's hhea table with 15 % of its height added above, San
/// Francisco (which Inter stands for) and Helvetica Neue report their tables as they are.
struct Typeface: Hashable, Sendable {
    /// The PostScript name.
    let fontName: String
    let familyName: String
    let file: FontFileName
    /// All metrics are in em; `descender` is positive downward.
    let ascender: Double
    let descender: Double
    let leading: Double

    /// Of the drawn letters, so of the file.
    var capHeight: Double { file.isInter ? 2048.0 / 2816 : 0.729 }

    var xHeight: Double { file.isInter ? 1536.0 / 2816 : file.isBold ? 0.54 : 0.524 }
}

/// The bundled font files.
package enum FontFileName: String, CaseIterable, Sendable {
    case interThin = "Inter-Thin.otf"
    case interExtraLight = "Inter-ExtraLight.otf"
    case interLight = "Inter-Light.otf"
    case interRegular = "Inter-Regular.otf"
    case interMedium = "Inter-Medium.otf"
    case interSemibold = "Inter-SemiBold.otf"
    case interBold = "Inter-Bold.otf"
    case interExtraBold = "Inter-ExtraBold.otf"
    case interBlack = "Inter-Black.otf"
    case interThinItalic = "Inter-ThinItalic.otf"
    case interExtraLightItalic = "Inter-ExtraLightItalic.otf"
    case interLightItalic = "Inter-LightItalic.otf"
    case interItalic = "Inter-Italic.otf"
    case interMediumItalic = "Inter-MediumItalic.otf"
    case interSemiboldItalic = "Inter-SemiBoldItalic.otf"
    case interBoldItalic = "Inter-BoldItalic.otf"
    case interExtraBoldItalic = "Inter-ExtraBoldItalic.otf"
    case interBlackItalic = "Inter-BlackItalic.otf"
    case herosRegular = "texgyreheros-regular.otf"
    case herosBold = "texgyreheros-bold.otf"
    case herosItalic = "texgyreheros-italic.otf"
    case herosBoldItalic = "texgyreheros-bolditalic.otf"

    var isInter: Bool { rawValue.hasPrefix("Inter") }
    var isItalic: Bool { rawValue.lowercased().hasSuffix("italic.otf") }

    /// Semibold or heavier.
    var isBold: Bool { rawValue.lowercased().contains("bold") || rawValue.contains("Black") }

    /// What to draw with when this file cannot be opened, or lacks a character: the other family first.
    var substitutes: [FontFileName] {
        let upright: [FontFileName] =
            switch (isInter, isBold) {
            case (true, false): [.herosRegular, .interRegular, .interBold, .herosBold]
            case (true, true): [.herosBold, .interBold, .interRegular, .herosRegular]
            case (false, false): [.interRegular, .interMedium, .herosBold, .interBold]
            case (false, true): [.interBold, .interSemibold, .herosRegular, .interRegular]
            }
        guard isItalic else { return upright }
        let inter: FontFileName = isBold ? .interBoldItalic : .interItalic
        let heros: FontFileName = isBold ? .herosBoldItalic : .herosItalic
        return (isInter ? [heros, inter] : [inter, heros]) + upright
    }
}

extension Typeface {
    /// The faces of the system font, lightest first, with the weight that each was drawn for: Inter's nine in the order of
    /// UIFont's nine.
    static let system: [(weight: UIFont.Weight, typeface: Typeface)] = [
        (.ultraLight, inter("Inter-Thin", .interThin)),
        (.thin, inter("Inter-ExtraLight", .interExtraLight)),
        (.light, inter("Inter-Light", .interLight)),
        (.regular, inter("Inter-Regular", .interRegular)),
        (.medium, inter("Inter-Medium", .interMedium)),
        (.semibold, inter("Inter-SemiBold", .interSemibold)),
        (.bold, inter("Inter-Bold", .interBold)),
        (.heavy, inter("Inter-ExtraBold", .interExtraBold)),
        (.black, inter("Inter-Black", .interBlack)),
    ]

    /// The system font's regular italic.
    static let systemItalic = inter("Inter-Italic", .interItalic)

    private static let italics = [
        inter("Inter-ThinItalic", .interThinItalic),
        inter("Inter-ExtraLightItalic", .interExtraLightItalic),
        inter("Inter-LightItalic", .interLightItalic),
        systemItalic,
        inter("Inter-MediumItalic", .interMediumItalic),
        inter("Inter-SemiBoldItalic", .interSemiboldItalic),
        inter("Inter-BoldItalic", .interBoldItalic),
        inter("Inter-ExtraBoldItalic", .interExtraBoldItalic),
        inter("Inter-BlackItalic", .interBlackItalic),
    ]

    /// The system face whose weight is nearest; the lighter of two equally near ones.
    static func system(nearest weight: UIFont.Weight) -> Typeface {
        var best = system[0]
        for candidate in system.dropFirst()
        where abs(candidate.weight.rawValue - weight.rawValue) < abs(best.weight.rawValue - weight.rawValue) {
            best = candidate
        }
        return best.typeface
    }

    /// What stands for a system face where text is to be bold: two weights heavier, black at most. Nil for other families.
    var emboldened: Typeface? {
        for faces in [Typeface.system.map(\.typeface), Typeface.italics] {
            if let index = faces.firstIndex(of: self) { return faces[min(index + 2, faces.count - 1)] }
        }
        return nil
    }

    /// The face of a PostScript, family or full name as `UIFont(name:size:)` takes it.
    static func named(_ name: String) -> Typeface? { byName[name.lowercased()] }

    /// By names in lower case.
    private static let byName: [String: Typeface] = {
        var names: [String: Typeface] = [:]
        for typeface in system.map(\.typeface) + italics + helveticas {
            names[typeface.fontName.lowercased()] = typeface
            // "Inter BoldItalic" and "Inter Bold Italic".
            var fullName = "\(typeface.familyName) \(typeface.styleName)".lowercased()
            names[fullName] = typeface
            for slant in ["italic", "oblique"]
            where fullName.hasSuffix(slant) && !fullName.hasSuffix(" \(slant)") {
                fullName = "\(fullName.dropLast(slant.count)) \(slant)"
                names[fullName] = typeface
            }
            if typeface.styleName == "Regular" { names[typeface.familyName.lowercased()] = typeface }
        }
        let shownAs = [
            ("Regular", "Helvetica"), ("Bold", "Helvetica-Bold"), ("Italic", "Helvetica-Oblique"),
            ("BoldItalic", "Helvetica-BoldOblique"),
        ]
        for (own, shown) in shownAs {
            names["TeXGyreHeros-\(own)".lowercased()] = names[shown.lowercased()]
            names["TeX Gyre Heros \(own)".lowercased()] = names[shown.lowercased()]
        }
        names["tex gyre heros"] = names["helvetica"]
        return names
    }()

    /// What follows the hyphen of the PostScript name; "Regular" where nothing does.
    private var styleName: Substring { fontName.split(separator: "-").dropFirst().first ?? "Regular" }

    private static let helveticas = [
        helvetica("Helvetica", .herosRegular),
        helvetica("Helvetica-Bold", .herosBold),
        helvetica("Helvetica-Oblique", .herosItalic),
        helvetica("Helvetica-BoldOblique", .herosBoldItalic),
        helveticaNeue("HelveticaNeue", .herosRegular),
        helveticaNeue("HelveticaNeue-Bold", .herosBold),
        helveticaNeue("HelveticaNeue-Italic", .herosItalic),
        helveticaNeue("HelveticaNeue-BoldItalic", .herosBoldItalic),
    ]

    private static func inter(_ name: String, _ file: FontFileName) -> Typeface {
        Typeface(
            fontName: name,
            familyName: "Inter",
            file: file,
            ascender: 1950.0 / 2048,
            descender: 494.0 / 2048,
            leading: 0
        )
    }

    private static func helvetica(_ name: String, _ file: FontFileName) -> Typeface {
        Typeface(
            fontName: name,
            familyName: "Helvetica",
            file: file,
            ascender: 1577.0 / 2048 + 0.15,
            descender: 471.0 / 2048,
            leading: 0
        )
    }

    private static func helveticaNeue(_ name: String, _ file: FontFileName) -> Typeface {
        Typeface(
            fontName: name,
            familyName: "Helvetica Neue",
            file: file,
            ascender: 0.952,
            descender: 0.213,
            leading: 0.028
        )
    }
}
