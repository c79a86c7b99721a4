import DrydockPlatform
import Foundation

extension UIFontDescriptor {
    /// What a font may be asked for by. Values: Core Text's.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family's name, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// What distinguishes the face in its family, a string: "Bold Italic".
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// Points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The full name, a string. Read only.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A dictionary of `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// An array of dictionaries of `FeatureKey`: forms of letters and digits that the font offers. Those that it does not
        /// have are left out. They come on top of those that are set already.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// Where the axes of a variable font stand: numbers by the axes' four letters as one number, 0x77676874 for "wght". Axes
        /// that are not named stand where the font's name has them. `kCTFontVariationAttribute` by another name.
        public static let variation = AttributeName(rawValue: kCTFontVariationAttribute)
        /// The raw value of a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// Keys of the traits' dictionary. Values: Core Text's.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The raw value of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight`, or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// Above 0 for italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Traits that a face has or has not. Values: Apple's headers.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// No bundled family has it.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// No bundled family has it.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Of the system's fonts.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    }

    /// The kinds of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// No bundled family has it.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// No bundled family has it.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}

/// The key of `UIFontDescriptor.AttributeName.variation`.
public let kCTFontVariationAttribute = "NSCTFontVariationAttribute"

extension UIFontDescriptor.Request {
    func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Self {
        var request = self
        for (key, value) in attributes {
            switch key {
            case .name: request.name = value as? String ?? name
            case .family: request.family = value as? String ?? family
            case .face: request.face = value as? String ?? face
            case .size: request.size = Self.number(value) ?? size
            case .textStyle: request.textStyle = (value as? UIFont.TextStyle)?.rawValue ?? value as? String
            case .featureSettings:
                let settings = value as? [[UIFontDescriptor.FeatureKey: Any]] ?? []
                request.settings += settings.compactMap { FontSetting($0) }
            case .variation: request.add(variation: value as? [AnyHashable: Any] ?? [:])
            case .traits: request.add(traits: value as? [UIFontDescriptor.TraitKey: Any] ?? [:])
            default: continue
            }
        }
        return request
    }

    /// As a descriptor's attribute has it; nil for none.
    var variation: [Int: Double]? {
        guard !values.isEmpty else { return nil }
        return Dictionary(values.map { (Int($0.tag), $0.value) }) { $1 }
    }

    private mutating func add(variation: [AnyHashable: Any]) {
        for (key, value) in variation {
            guard let tag = Self.number(key.base).flatMap({ UInt32(exactly: $0) }),
                let place = Self.number(value)
            else { continue }
            values.removeAll { $0.tag == tag }
            values.append(FontAxisValue(tag: tag, value: place))
        }
        values.sort { $0.tag < $1.tag }
    }

    private mutating func add(traits: [UIFontDescriptor.TraitKey: Any]) {
        if let value = traits[.symbolic] {
            let traits = value as? UIFontDescriptor.SymbolicTraits
            let number = traits?.rawValue ?? Self.number(value).flatMap { UInt32(exactly: $0) }
            symbolicTraits = number.map(UIFontDescriptor.SymbolicTraits.init(rawValue:)) ?? symbolicTraits
        }
        if let value = traits[.weight] { weight = (value as? UIFont.Weight)?.rawValue ?? Self.number(value) }
        if let value = traits[.slant] { slant = Self.number(value) }
    }

    /// Numbers come as any of Swift's and Foundation's types; nil for what is not finite.
    private static func number(_ value: Any) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as UInt32: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
