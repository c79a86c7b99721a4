import DrydockPlatform

/// A font that can be asked for by name, and the file that draws it.
///
/// The line metrics of bundled faces are those that iOS reports for the font of this name, not the file's own: text then
/// takes the same room as on a device. Sources: Helvetica is Apple's hhea table with 15 % of its height added above, San
/// Francisco (which Inter stands for), its monospaced kin (IBM Plex Mono) and Helvetica Neue report their tables as they are.
struct Typeface: Hashable, Sendable {
    /// The PostScript name.
    let fontName: String
    let familyName: String
    /// What distinguishes it in its family: "Bold Italic".
    let styleName: String
    private(set) var file: FontFileName
    let weight: UIFont.Weight
    let isItalic: Bool
    let isMonospaced: Bool
    /// All metrics are in em; `descender` is positive downward.
    let ascender: Double
    let descender: Double
    let leading: Double
    /// Of the drawn letters, so of the file.
    let capHeight: Double
    let xHeight: Double
    /// Whether letters may be pictures in colours of their own.
    var hasPictures = false
    /// Whether the face has axes.
    var isVariable = false
    /// Where axes were asked to stand, beside where the face's name has them.
    var values: [FontAxisValue] = []
    /// What is chosen of what the face offers.
    var settings: [FontSetting] = []
    /// What it is asked for beside what it does by itself.
    var features: [FontFeature] { settings.compactMap(\.feature) }
}

extension Typeface {
    /// The faces of the system font, lightest first: Inter's nine in the order of UIFont's nine.
    static let system: [Typeface] = [
        inter("Thin", .interThin, .ultraLight),
        inter("ExtraLight", .interExtraLight, .thin),
        inter("Light", .interLight, .light),
        inter("Regular", .interRegular, .regular),
        inter("Medium", .interMedium, .medium),
        inter("SemiBold", .interSemibold, .semibold),
        inter("Bold", .interBold, .bold),
        inter("ExtraBold", .interExtraBold, .heavy),
        inter("Black", .interBlack, .black),
    ]

    /// The system font's regular italic.
    static let systemItalic = inter("Italic", .interItalic, .regular)

    private static let italics = [
        inter("ThinItalic", .interThinItalic, .ultraLight),
        inter("ExtraLightItalic", .interExtraLightItalic, .thin),
        inter("LightItalic", .interLightItalic, .light),
        systemItalic,
        inter("MediumItalic", .interMediumItalic, .medium),
        inter("SemiBoldItalic", .interSemiboldItalic, .semibold),
        inter("BoldItalic", .interBoldItalic, .bold),
        inter("ExtraBoldItalic", .interExtraBoldItalic, .heavy),
        inter("BlackItalic", .interBlackItalic, .black),
    ]

    /// The monospaced faces of the system's design.
    static let monospaced = [
        plex("Light", .plexLight, .light),
        plex("Regular", .plexRegular, .regular),
        plex("Medium", .plexMedium, .medium),
        plex("SemiBold", .plexSemibold, .semibold),
        plex("Bold", .plexBold, .bold),
        plex("Italic", .plexItalic, .regular),
        plex("BoldItalic", .plexBoldItalic, .bold),
    ]

    /// All that come with the library.
    static let bundled = system + italics + helveticas + monospaced

    /// Those of a family, regardless of case.
    static func faces(ofFamily name: String) -> [Typeface] {
        let name = name.lowercased()
        return (bundled + FontRegistry.all).filter { $0.familyName.lowercased() == name }
    }

    /// The system face whose weight is nearest; the lighter of two equally near ones.
    static func system(nearest weight: UIFont.Weight) -> Typeface { nearest(to: weight, in: system) }

    /// The first of two equally near ones. There must be one.
    static func nearest(to weight: UIFont.Weight, in faces: [Typeface]) -> Typeface {
        var best = faces[0]
        for candidate in faces.dropFirst()
        where abs(candidate.weight.rawValue - weight.rawValue) < abs(best.weight.rawValue - weight.rawValue) {
            best = candidate
        }
        return best
    }

    /// What stands for a system face where text is to be bold: two weights heavier, black at most. Nil for other families.
    var emboldened: Typeface? {
        for faces in [Typeface.system, Typeface.italics] {
            if let index = faces.firstIndex(where: { $0.fontName == fontName }) {
                return faces[min(index + 2, faces.count - 1)].with(settings)
            }
        }
        return nil
    }

    /// The same face with other features.
    func with(_ settings: [FontSetting]) -> Typeface {
        var face = self
        face.settings = settings
        return face
    }

    /// The same face with axes elsewhere; itself where it has none.
    func with(_ values: [FontAxisValue]) -> Typeface {
        guard isVariable, !values.isEmpty else { return self }
        var face = self
        face.file = file.with(values)
        face.values = values
        return face
    }

    /// The face of a PostScript, family or full name as `UIFont(name:size:)` takes it.
    static func named(_ name: String) -> Typeface? {
        let name = name.lowercased()
        return byName[name] ?? FontRegistry.named(name)
    }

    /// The face of a PostScript name in lower case, among the bundled and the given ones.
    static func named(_ name: String, registered: [Typeface]) -> Typeface? {
        byName[name] ?? registered.first { $0.fontName.lowercased() == name }
    }

    /// The face that is nearest to one of iOS's Helvetica and Helvetica Neue in a weight that is not here.
    static func standIn(for name: String) -> Typeface? {
        let parts = name.lowercased().split(separator: "-")
        guard parts.count == 2, ["helvetica", "helveticaneue"].contains(parts[0]) else { return nil }
        let isItalic = parts[1].hasSuffix("italic") || parts[1].hasSuffix("oblique")
        let weight = isItalic ? parts[1].dropLast(parts[1].hasSuffix("italic") ? 6 : 7) : parts[1]
        guard ["ultralight", "thin", "light", "medium"].contains(weight) else { return nil }
        let family = parts[0] == "helvetica" ? "Helvetica" : "Helvetica Neue"
        // Medium letters are nearer to bold ones.
        let standIn = helveticas.first {
            $0.familyName == family && $0.isItalic == isItalic && ($0.weight == .bold) == (weight == "medium")
        }
        if let standIn { Log.warnOnce("There is no font \(name): \(standIn.fontName) stands for it.") }
        return standIn
    }

    /// By names in lower case.
    private static let byName: [String: Typeface] = {
        var names: [String: Typeface] = [:]
        for typeface in bundled {
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

    private static let helveticas = [
        helvetica("Helvetica", "Regular", .herosRegular),
        helvetica("Helvetica-Bold", "Bold", .herosBold),
        helvetica("Helvetica-Oblique", "Oblique", .herosItalic),
        helvetica("Helvetica-BoldOblique", "BoldOblique", .herosBoldItalic),
        helveticaNeue("HelveticaNeue", "Regular", .herosRegular),
        helveticaNeue("HelveticaNeue-Bold", "Bold", .herosBold),
        helveticaNeue("HelveticaNeue-Italic", "Italic", .herosItalic),
        helveticaNeue("HelveticaNeue-BoldItalic", "BoldItalic", .herosBoldItalic),
    ]

    private static func inter(_ style: String, _ file: FontFileName, _ weight: UIFont.Weight) -> Typeface {
        Typeface(
            fontName: "Inter-\(style)",
            familyName: "Inter",
            styleName: style,
            file: file,
            weight: weight,
            isItalic: file.isItalic,
            isMonospaced: false,
            ascender: 1950.0 / 2048,
            descender: 494.0 / 2048,
            leading: 0,
            capHeight: 2048.0 / 2816,
            xHeight: 1536.0 / 2816
        )
    }

    private static func plex(_ style: String, _ file: FontFileName, _ weight: UIFont.Weight) -> Typeface {
        Typeface(
            fontName: style == "Regular" ? "IBMPlexMono" : "IBMPlexMono-\(style)",
            familyName: "IBM Plex Mono",
            styleName: style,
            file: file,
            weight: weight,
            isItalic: file.isItalic,
            isMonospaced: true,
            ascender: 1950.0 / 2048,
            descender: 494.0 / 2048,
            leading: 0,
            capHeight: 0.698,
            xHeight: 0.516
        )
    }

    private static func helvetica(_ name: String, _ style: String, _ file: FontFileName) -> Typeface {
        heros(
            name,
            style,
            "Helvetica",
            file,
            ascender: 1577.0 / 2048 + 0.15,
            descender: 471.0 / 2048,
            leading: 0
        )
    }

    private static func helveticaNeue(_ name: String, _ style: String, _ file: FontFileName) -> Typeface {
        heros(name, style, "Helvetica Neue", file, ascender: 0.952, descender: 0.213, leading: 0.028)
    }

    private static func heros(
        _ name: String,
        _ style: String,
        _ family: String,
        _ file: FontFileName,
        ascender: Double,
        descender: Double,
        leading: Double
    ) -> Typeface {
        Typeface(
            fontName: name,
            familyName: family,
            styleName: style,
            file: file,
            weight: file.isBold ? .bold : .regular,
            isItalic: file.isItalic,
            isMonospaced: false,
            ascender: ascender,
            descender: descender,
            leading: leading,
            capHeight: 0.729,
            xHeight: file.isBold ? 0.54 : 0.524
        )
    }
}
