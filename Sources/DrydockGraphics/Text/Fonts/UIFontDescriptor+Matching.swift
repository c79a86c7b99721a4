import Foundation

extension UIFontDescriptor {
    /// The face that is nearest, with the features that are asked for.
    var typeface: Typeface { nearestTypeface.with(request.settings).with(request.values) }

    /// By name, else in the family by face, slant and weight.
    private var nearestTypeface: Typeface {
        let named = request.name.flatMap(Typeface.named)
        var faces = named.map { Typeface.faces(ofFamily: $0.familyName) } ?? []
        if let family = request.family { faces = Typeface.faces(ofFamily: family) }
        if faces.isEmpty {
            faces = textStyleFaces ?? Typeface.faces(ofFamily: Typeface.systemItalic.familyName)
        }
        if let face = request.face {
            let wanted = Self.plain(face)
            if let found = faces.first(where: { Self.plain($0.styleName) == wanted }) { return found }
        }
        let asksForTraits = request.symbolicTraits != nil || request.weight != nil || request.slant != nil
        if let named, !asksForTraits { return named }
        return nearest(in: faces, to: named)
    }

    private var textStyleFaces: [Typeface]? {
        guard let style = request.textStyle, request.weight == nil, request.symbolicTraits == nil else {
            return nil
        }
        return [UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)).typeface]
    }

    private func nearest(in faces: [Typeface], to named: Typeface?) -> Typeface {
        let traits = request.symbolicTraits
        let isItalic =
            request.slant.map { $0 > 0 } ?? traits?.contains(.traitItalic) ?? named?.isItalic ?? false
        var weight = named?.weight ?? .regular
        if let traits, traits.contains(.traitBold) != weight.isBold {
            let isSystem = faces.contains(where: \.file.isInter)
            weight = traits.contains(.traitBold) ? .emphasized(isSystem: isSystem) : .regular
        }
        if let asked = request.weight { weight = UIFont.Weight(rawValue: asked) }
        var candidates = faces
        if traits?.contains(.traitMonoSpace) == true, request.family == nil, named?.isMonospaced != true {
            candidates = Typeface.monospaced
        }
        let slanted = candidates.filter { $0.isItalic == isItalic }
        return Typeface.nearest(to: weight, in: slanted.isEmpty ? candidates : slanted)
    }

    /// "Bold Italic" and "BoldItalic" are one.
    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0 != " " && $0 != "-" }
    }
}

extension Typeface {
    var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isItalic { traits.insert(.traitItalic) }
        if weight.isBold { traits.insert(.traitBold) }
        if isMonospaced { traits.insert(.traitMonoSpace) }
        if file.isInter { traits.insert(.traitUIOptimized) }
        return traits
    }

    /// Core Text's measure of an italic; 0 for upright faces.
    var slant: CGFloat { isItalic ? 0.07 : 0 }

    /// The face of the same family with these traits; nil when there is none.
    func withSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> Typeface? {
        guard traits.isDisjoint(with: [.traitCondensed, .traitExpanded]) else { return nil }
        let isBold = traits.contains(.traitBold)
        var wanted = weight
        if isBold != weight.isBold { wanted = isBold ? .emphasized(isSystem: file.isInter) : .regular }
        var family = Typeface.faces(ofFamily: familyName)
        if traits.contains(.traitMonoSpace), !isMonospaced {
            guard file.isInter else { return nil }
            family = Typeface.monospaced
        }
        let faces = family.filter {
            $0.isItalic == traits.contains(.traitItalic) && $0.weight.isBold == isBold
        }
        return faces.isEmpty ? nil : Typeface.nearest(to: wanted, in: faces)
    }
}

extension UIFont.Weight {
    /// What the bold trait asks for: the system font's emphasized weight is semibold, as `boldSystemFont(ofSize:)` is.
    static func emphasized(isSystem: Bool) -> UIFont.Weight { isSystem ? .semibold : .bold }

    /// Semibold or heavier.
    var isBold: Bool { rawValue >= UIFont.Weight.semibold.rawValue }
}
