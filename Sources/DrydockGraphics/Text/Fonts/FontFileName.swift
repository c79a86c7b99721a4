import DrydockPlatform

/// A file that holds a face: the name of a bundled one, or the path of one that was registered and which of its faces.
package struct FontFileName: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// - Parameters:
    ///   - index: that of a face behind the first of a collection.
    ///   - values: where the axes of a variable font stand.
    init(path: String, index: Int, values: [FontAxisValue] = []) {
        let places = values.sorted { $0.tag < $1.tag }.map { "\u{0}\($0.tag)=\($0.value)" }.joined()
        rawValue = index == 0 && places.isEmpty ? path : "\(path)\u{0}\(index)\(places)"
    }

    /// The file's name or path, which of its faces, and where that one's axes stand.
    var location: (path: String, index: Int, values: [FontAxisValue]) {
        let parts = rawValue.split(separator: "\u{0}")
        guard parts.count > 1 else { return (rawValue, 0, []) }
        let values = parts.dropFirst(2).compactMap { part -> FontAxisValue? in
            let sides = part.split(separator: "=")
            guard sides.count == 2, let tag = UInt32(sides[0]), let value = Double(sides[1]) else {
                return nil
            }
            return FontAxisValue(tag: tag, value: value)
        }
        return (String(parts[0]), Int(parts[1]) ?? 0, values)
    }

    /// The same face with axes elsewhere.
    func with(_ values: [FontAxisValue]) -> FontFileName {
        let (path, index, old) = location
        let kept = old.filter { value in !values.contains { $0.tag == value.tag } }
        return FontFileName(path: path, index: index, values: kept + values)
    }

    package static let interThin = FontFileName(rawValue: "Inter-Thin.ttf")
    package static let interExtraLight = FontFileName(rawValue: "Inter-ExtraLight.ttf")
    package static let interLight = FontFileName(rawValue: "Inter-Light.ttf")
    package static let interRegular = FontFileName(rawValue: "Inter-Regular.ttf")
    package static let interMedium = FontFileName(rawValue: "Inter-Medium.ttf")
    package static let interSemibold = FontFileName(rawValue: "Inter-SemiBold.ttf")
    package static let interBold = FontFileName(rawValue: "Inter-Bold.ttf")
    package static let interExtraBold = FontFileName(rawValue: "Inter-ExtraBold.ttf")
    package static let interBlack = FontFileName(rawValue: "Inter-Black.ttf")
    package static let interThinItalic = FontFileName(rawValue: "Inter-ThinItalic.ttf")
    package static let interExtraLightItalic = FontFileName(rawValue: "Inter-ExtraLightItalic.ttf")
    package static let interLightItalic = FontFileName(rawValue: "Inter-LightItalic.ttf")
    package static let interItalic = FontFileName(rawValue: "Inter-Italic.ttf")
    package static let interMediumItalic = FontFileName(rawValue: "Inter-MediumItalic.ttf")
    package static let interSemiboldItalic = FontFileName(rawValue: "Inter-SemiBoldItalic.ttf")
    package static let interBoldItalic = FontFileName(rawValue: "Inter-BoldItalic.ttf")
    package static let interExtraBoldItalic = FontFileName(rawValue: "Inter-ExtraBoldItalic.ttf")
    package static let interBlackItalic = FontFileName(rawValue: "Inter-BlackItalic.ttf")
    package static let herosRegular = FontFileName(rawValue: "texgyreheros-regular.otf")
    package static let herosBold = FontFileName(rawValue: "texgyreheros-bold.otf")
    package static let herosItalic = FontFileName(rawValue: "texgyreheros-italic.otf")
    package static let herosBoldItalic = FontFileName(rawValue: "texgyreheros-bolditalic.otf")
    static let interMore = FontFileName(rawValue: "InterMore-Regular.otf")
    static let interMoreBold = FontFileName(rawValue: "InterMore-Bold.otf")
    static let plexLight = FontFileName(rawValue: "IBMPlexMono-Light.ttf")
    static let plexRegular = FontFileName(rawValue: "IBMPlexMono-Regular.ttf")
    static let plexMedium = FontFileName(rawValue: "IBMPlexMono-Medium.ttf")
    static let plexSemibold = FontFileName(rawValue: "IBMPlexMono-SemiBold.ttf")
    static let plexBold = FontFileName(rawValue: "IBMPlexMono-Bold.ttf")
    static let plexItalic = FontFileName(rawValue: "IBMPlexMono-Italic.ttf")
    static let plexBoldItalic = FontFileName(rawValue: "IBMPlexMono-BoldItalic.ttf")

    /// The bundled ones, of the system font those for text.
    package static let allCases: [FontFileName] = [
        interThin, interExtraLight, interLight, interRegular, interMedium, interSemibold, interBold,
        interExtraBold, interBlack, interThinItalic, interExtraLightItalic, interLightItalic, interItalic,
        interMediumItalic, interSemiboldItalic, interBoldItalic, interExtraBoldItalic, interBlackItalic,
        herosRegular, herosBold, herosItalic, herosBoldItalic, plexLight, plexRegular, plexMedium,
        plexSemibold, plexBold, plexItalic, plexBoldItalic,
    ]

    /// Whether it is a face of the system font.
    var isInter: Bool { rawValue.hasPrefix("Inter") }
    var isItalic: Bool { rawValue.lowercased().dropLast(4).hasSuffix("italic") }

    /// Semibold or heavier.
    var isBold: Bool { rawValue.lowercased().contains("bold") || rawValue.contains("Black") }

    private var isHeros: Bool { rawValue.hasPrefix("texgyreheros") }

    /// What to draw with when this file cannot be opened, or lacks a character: the other family first, where this one has
    /// no face with more characters.
    var substitutes: [FontFileName] {
        let upright: [FontFileName] =
            switch (isHeros, isBold) {
            case (false, false): [.herosRegular, .interRegular, .interBold, .herosBold]
            case (false, true): [.herosBold, .interBold, .interRegular, .herosRegular]
            case (true, false): [.interRegular, .interMedium, .herosBold, .interBold]
            case (true, true): [.interBold, .interSemibold, .herosRegular, .interRegular]
            }
        let more: [FontFileName] = isBold ? [.interMoreBold, .interMore] : [.interMore, .interMoreBold]
        // What is neither family, monospaced and registered faces, is nearer to the system's.
        let own = (isHeros || isInter ? upright : (isBold ? [.interBold] : [.interRegular]) + upright) + more
        guard isItalic else { return wider + own }
        let inter: FontFileName = isBold ? .interBoldItalic : .interItalic
        let heros: FontFileName = isBold ? .herosBoldItalic : .herosItalic
        return wider + (isInter ? [heros, inter] : [inter, heros]) + own
    }
}
