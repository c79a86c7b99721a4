public import Foundation

extension UIImage {
    /// What an image is shown by: the traits that chose its variant.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        // Unchecked: this class and its only subclass hold constants.

        public let traitCollection: UITraitCollection?

        init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
        }

        /// A configuration that asks for the variant for traits.
        public convenience init(traitCollectionForImage traitCollection: UITraitCollection) {
            self.init(traitCollection: traitCollection)
        }

        /// This configuration, with what the other one says in place of what this one says.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            let traits = other.traitCollection ?? traitCollection
            return copy(traits, (other as? SymbolConfiguration)?.style)
        }

        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            copy(traitCollection, nil)
        }

        /// - Parameter style: takes the place of what this one says of symbols.
        private func copy(_ traits: UITraitCollection?, _ style: SymbolStyle?) -> Self {
            let own = (self as? SymbolConfiguration)?.style
            let merged = own.map { $0.overridden(by: style ?? SymbolStyle()) } ?? style
            let made: Configuration =
                merged.map { SymbolConfiguration($0, traits) } ?? Configuration(traitCollection: traits)
            return made as? Self ?? self
        }

        public func copy(with zone: NSZone? = nil) -> Any { self }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return traitCollection == other.traitCollection
                && (self as? SymbolConfiguration)?.style == (other as? SymbolConfiguration)?.style
        }

        public override var hash: Int { traitCollection?.hash ?? 0 }
    }

    /// How heavy the lines of a symbol are.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The weight of text that stands beside such a symbol.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// The size, weight and colours of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let style: SymbolStyle

        init(_ style: SymbolStyle, _ traits: UITraitCollection? = nil) {
            self.style = style
            super.init(traitCollection: traits)
        }

        /// Says nothing.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolStyle()) }

        /// - Parameter pointSize: that of the text that the symbol suits; from 1 to 1,024.
        public convenience init(pointSize: CGFloat) {
            self.init(SymbolStyle(pointSize: pointSize))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolStyle(pointSize: pointSize, weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolStyle(pointSize: pointSize, weight: weight, scale: scale))
        }

        public convenience init(scale: SymbolScale) {
            self.init(SymbolStyle(scale: scale))
        }

        public convenience init(weight: SymbolWeight) {
            self.init(SymbolStyle(weight: weight))
        }

        /// The size of text of a style, which follows the preferred size of text of the traits that an image is shown in.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(SymbolStyle(textStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(SymbolStyle(scale: scale, textStyle: textStyle))
        }

        /// The size and the weight of a font; where the font follows the preferred size of text, so does the symbol.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .default)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            var style = SymbolStyle(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale)
            style.font = font.scaling == nil ? nil : font
            self.init(style)
        }

        /// The foremost part in the colour, those behind it in a half and a quarter of its opacity.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolStyle(colors: .hierarchical(hierarchicalColor)))
        }

        /// A colour for each part, the foremost first; the last stands for those that are missing.
        public convenience init(paletteColors: [UIColor]) {
            self.init(SymbolStyle(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
        }

        /// All parts in one colour.
        public static func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(SymbolStyle(colors: .monochrome))
        }

        public func withoutTextStyle() -> SymbolConfiguration { changed { $0.textStyle = nil } }
        public func withoutScale() -> SymbolConfiguration { changed { $0.scale = nil } }
        public func withoutWeight() -> SymbolConfiguration { changed { $0.weight = nil } }

        public func withoutPointSizeAndWeight() -> SymbolConfiguration {
            changed {
                $0.pointSize = nil
                $0.font = nil
                $0.weight = nil
            }
        }

        private func changed(_ change: (inout SymbolStyle) -> Void) -> SymbolConfiguration {
            var style = style
            change(&style)
            return SymbolConfiguration(style, traitCollection)
        }

        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
            isEqual(otherConfiguration)
        }

        public override var description: String { "UIImageSymbolConfiguration \(style.description)" }
    }
}

extension UIFont.Weight {
    /// The weight of symbols that stand beside such text.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return weights.min {
            abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
        } ?? .regular
    }
}

extension UIFont {
    fileprivate var symbolWeight: UIImage.SymbolWeight {
        let names: [(String, UIImage.SymbolWeight)] = [
            ("ExtraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
            ("SemiBold", .semibold), ("ExtraBold", .heavy), ("Bold", .bold), ("Black", .black),
        ]
        return names.first { fontName.contains($0.0) }?.1 ?? .regular
    }
}
