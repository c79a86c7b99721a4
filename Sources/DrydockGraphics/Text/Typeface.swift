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

    var xHeight: Double {
        switch file {
        case .interRegular, .interMedium, .interSemibold, .interBold: 1536.0 / 2816
        case .herosRegular: 0.524
        case .herosBold: 0.54
        }
    }
}

/// The bundled font files.
package enum FontFileName: String, CaseIterable, Sendable {
    case interRegular = "Inter-Regular.otf"
    case interMedium = "Inter-Medium.otf"
    case interSemibold = "Inter-SemiBold.otf"
    case interBold = "Inter-Bold.otf"
    case herosRegular = "texgyreheros-regular.otf"
    case herosBold = "texgyreheros-bold.otf"

    var isInter: Bool { rawValue.hasPrefix("Inter") }

    /// What to draw with when this file cannot be opened, or lacks a character: the other family first.
    var substitutes: [FontFileName] {
        switch self {
        case .interRegular, .interMedium: [.herosRegular, .interRegular, .interBold, .herosBold]
        case .interSemibold, .interBold: [.herosBold, .interBold, .interRegular, .herosRegular]
        case .herosRegular: [.interRegular, .interMedium, .herosBold, .interBold]
        case .herosBold: [.interBold, .interSemibold, .herosRegular, .interRegular]
        }
    }
}

extension Typeface {
    /// The faces of the system font, lightest first, with the weight that each was drawn for.
    static let system: [(weight: UIFont.Weight, typeface: Typeface)] = [
        (.regular, inter("Inter-Regular", .interRegular)),
        (.medium, inter("Inter-Medium", .interMedium)),
        (.semibold, inter("Inter-SemiBold", .interSemibold)),
        (.bold, inter("Inter-Bold", .interBold)),
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

    /// The face of a PostScript, family or full name as `UIFont(name:size:)` takes it.
    static func named(_ name: String) -> Typeface? { byName[name.lowercased()] }

    /// By names in lower case.
    private static let byName: [String: Typeface] = {
        var names: [String: Typeface] = [:]
        for typeface in system.map(\.typeface) + helveticas {
            names[typeface.fontName.lowercased()] = typeface
            names["\(typeface.familyName) \(typeface.styleName)".lowercased()] = typeface
            if typeface.styleName == "Regular" { names[typeface.familyName.lowercased()] = typeface }
        }
        for (own, shown) in [("Regular", "Helvetica"), ("Bold", "Helvetica-Bold")] {
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
        helveticaNeue("HelveticaNeue", .herosRegular),
        helveticaNeue("HelveticaNeue-Bold", .herosBold),
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
