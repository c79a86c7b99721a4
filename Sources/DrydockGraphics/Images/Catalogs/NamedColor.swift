public import Foundation

/// A colour of an asset catalogue, with its variants for traits.
final class NamedColor: Sendable {
    let name: String
    private let variants: [(traits: TraitValues, color: UIColor)]

    /// - Returns: nil, and an error once, when the set has no colour that can be used.
    init?(name: String, folder: String) {
        variants = ColorSet.read(folder)
        self.name = name
        guard !variants.isEmpty else { return nil }
    }

    /// The variant that says most of what the traits are and nothing else; else the first.
    func color(for traits: UITraitCollection) -> UIColor {
        let traits = UITraitCollection.standard.overridden(by: traits.values)
        var best = (rank: -1, color: variants[0].color)
        for variant in variants where traits.containsTraits(in: UITraitCollection(variant.traits)) {
            let rank = variant.traits.variantRank
            if rank > best.rank { best = (rank, variant.color) }
        }
        return best.color
    }
}

extension UIColor {
    /// A colour of an asset catalogue in one of the bundles that `UIImage(named:)` looks into; nil, and a warning once,
    /// when there is none. It follows traits.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// As above, in one bundle only unless it is nil. Given traits, the colour is the fixed one for them.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = AssetLibrary.shared.color(named: name, inFolder: bundle?.bundlePath) else {
            return nil
        }
        if let traitCollection {
            self.init(color.color(for: traitCollection).components(with: traitCollection))
        } else {
            self.init(color)
        }
    }

    /// Whether a catalogue has a colour of that name; says nothing where there is none.
    package static func isNamed(_ name: String, in bundle: Bundle?) -> Bool {
        AssetLibrary.shared.hasColor(named: name, inFolder: bundle?.bundlePath)
    }

    /// What colour sets and nibs call the system's colours.
    package static let catalogReferences: [String: UIColor] = [
        "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
        "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen, "systemMintColor": .systemMint,
        "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
        "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
        "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
        "systemGray6Color": .systemGray6, "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
        "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
        "placeholderTextColor": .placeholderText, "separatorColor": .separator,
        "opaqueSeparatorColor": .opaqueSeparator, "linkColor": .link,
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
        "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "darkTextColor": .darkText, "lightTextColor": .lightText,
    ]
}
