import DrydockPlatform

/// A choice that a font offers, by Apple's numbers: those of `kNumberSpacingType` and its selectors, for instance.
struct FontSetting: Hashable, Sendable {
    let type: Int
    let selector: Int

    /// Digits of one width.
    static let monospacedNumbers = FontSetting(type: 6, selector: 0)

    /// The OpenType feature that means the same; nil where none does. Sources: Apple's registry of font features and the
    /// OpenType tag registry.
    var feature: FontFeature? {
        // What comes in pairs is on for even selectors.
        let isOn: UInt32 = selector % 2 == 0 ? 1 : 0
        switch (type, selector) {
        case (1, 2...3): return FontFeature("liga", isOn)
        case (1, 4...5): return FontFeature("dlig", isOn)
        case (1, 18...19): return FontFeature("clig", isOn)
        case (1, 20...21): return FontFeature("hlig", isOn)
        case (6, 0): return FontFeature("tnum")
        case (6, 1): return FontFeature("pnum")
        case (10, 1): return FontFeature("sups")
        case (10, 2): return FontFeature("subs")
        case (10, 3): return FontFeature("ordn")
        case (10, 4): return FontFeature("sinf")
        case (11, 1): return FontFeature("afrc")
        case (11, 2): return FontFeature("frac")
        case (14, 4...5): return FontFeature("zero", isOn)
        case (21, 0): return FontFeature("onum")
        case (21, 1): return FontFeature("lnum")
        case (33, 0...1): return FontFeature("case", isOn)
        case (33, 2...3): return FontFeature("cpsp", isOn)
        case (35, 2...41): return FontFeature("ss" + String(100 + selector / 2).dropFirst(), isOn)
        case (36, 0...1): return FontFeature("calt", isOn)
        case (36, 2...3): return FontFeature("swsh", isOn)
        case (37, 1): return FontFeature("smcp")
        case (37, 2): return FontFeature("pcap")
        case (38, 1): return FontFeature("c2sc")
        case (38, 2): return FontFeature("c2pc")
        default: return nil
        }
    }

    var dictionary: [UIFontDescriptor.FeatureKey: Int] { [.type: type, .selector: selector] }

    init(type: Int, selector: Int) {
        self.type = type
        self.selector = selector
    }

    /// Nil for what is no such dictionary.
    init?(_ dictionary: [UIFontDescriptor.FeatureKey: Any]) {
        guard let type = dictionary[.type] as? Int, let selector = dictionary[.selector] as? Int else {
            return nil
        }
        self.init(type: type, selector: selector)
    }
}

extension UIFontDescriptor {
    /// Keys of the dictionaries in `AttributeName.featureSettings`. Values: Core Text's.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// What is chosen, a number of Apple's registry of font features: 6 for the width of digits.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// Which choice, a number of the same: 0 for digits of one width.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The old name of `type`.
        public static let featureIdentifier = type
        /// The old name of `selector`.
        public static let typeIdentifier = selector
    }
}
