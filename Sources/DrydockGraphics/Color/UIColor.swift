package import DrydockRaster
public import Foundation

/// An immutable sRGB colour with straight (not premultiplied) components from 0 to 1.
///
/// A dynamic colour has different components in different traits, such as those of a dark interface. Whatever asks for
/// components gets those for `UITraitCollection.current`.
public final class UIColor: NSObject, NSCopying, Sendable {
    private let mark = AttributeValueMark()
    private let source: Source

    private enum Source: Sendable {
        case fixed(ColorComponents)
        case system(ColorVariants)
        case named(NamedColor)
        case provider(@Sendable (UITraitCollection) -> UIColor)
        /// Another dynamic colour, but for its opacity.
        case transparent(UIColor, alpha: CGFloat)
        /// Another colour as a tint is while something else has the user's attention.
        case dimmed(UIColor)
        /// The tint of the view whose turn it is.
        case tint
        /// An image, and the mean of its pixels.
        case pattern(UIImage, mean: ColorComponents)
    }

    private init(_ source: Source) {
        self.source = source
        super.init()
    }

    /// A clear colour, in the place of one that is set later.
    public convenience override init() { self.init(white: 0, alpha: 0) }

    /// This colour, as it cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Components outside of 0...1 (and NaN) are clamped: pixels have no wider range.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A grey from 0, black, to 1, white, with an opacity from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(red: white, green: white, blue: white, alpha: alpha, isGray: true))
    }

    /// Hue, saturation and brightness from 0 to 1 (the HSB hexcone).
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let saturation = ColorComponents.clamped(saturation)
        let brightness = ColorComponents.clamped(brightness)
        let sector = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
        func component(_ shift: CGFloat) -> CGFloat {
            let distance = (sector + shift).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// The same components.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.values)
    }

    /// A colour that depends on traits. The provider is asked whenever components are needed, on any thread; it may return
    /// another dynamic colour.
    @preconcurrency
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(.provider(dynamicProvider))
    }

    /// An image that is repeated: as the background of views, from their top left corners, and as what `CGContext` fills with, from
    /// the origin. Elsewhere, in text, lines and `cgColor`, it is the mean colour of the image.
    public convenience init(patternImage image: UIImage) {
        self.init(.pattern(image, mean: image.meanColor))
    }

    package convenience init(_ components: ColorComponents) {
        self.init(.fixed(components))
    }

    convenience init(_ variants: ColorVariants) {
        self.init(.system(variants))
    }

    convenience init(_ color: NamedColor) {
        self.init(.named(color))
    }

    /// The `tintColor` of the view that is drawn, laid out or told of another tint or other traits; `systemBlue` elsewhere,
    /// also for `resolvedColor(with:)`, as traits do not hold a tint.
    public static let tintColor = UIColor(.tint)

    // MARK: - Components

    /// Those for the current traits.
    package var components: ColorComponents {
        if case .fixed(let components) = source { return components }
        return components(with: .current)
    }

    package func components(with traits: UITraitCollection) -> ColorComponents {
        var color = self
        var opacity: CGFloat?
        var isTint = false
        for _ in 0..<Self.maximumProviders {
            let components: ColorComponents
            switch color.source {
            case .fixed(let fixed): components = fixed
            case .system(let variants): components = variants[traits.colorVariant]
            case .pattern(_, let mean): components = mean
            case .named(let named):
                color = named.color(for: traits)
                continue
            case .provider(let provider):
                color = provider(traits)
                continue
            case .transparent(let base, let alpha):
                opacity = opacity ?? alpha
                color = base
                continue
            case .dimmed(let base): components = base.components(with: traits).dimmed
            case .tint:
                // A tint that is made of the tint itself has none to go by.
                color = isTint ? .systemBlue : currentTint.object ?? .systemBlue
                isTint = true
                continue
            }
            return opacity.map(components.withAlpha) ?? components
        }
        fatalError(
            "UIColor(dynamicProvider:): providers return one another's colours without end; return a fixed colour"
        )
    }

    /// What is repeated; nil for a colour.
    package var pattern: UIImage? {
        if case .pattern(let image, _) = source { image } else { nil }
    }

    /// Providers that lead to one another, at most.
    private static let maximumProviders = 64

    package var opacity: CGFloat { components.alpha }

    /// The colour of a pixel: each component rounded to the nearest of 256 levels, then premultiplied.
    package var premultiplied: PremultipliedColor { components.premultiplied }

    /// The same components, for layers: those that the current traits give a dynamic colour.
    public var cgColor: CGColor { CGColor(components) }

    /// The fixed colour that this one is with these traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed, .pattern: return self
        default: return UIColor(components(with: traitCollection))
        }
    }

    /// The same colour with another opacity, from 0 to 1, which replaces the old one. Dynamic if this one is.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let components): UIColor(components.withAlpha(alpha))
        case .transparent(let base, _): UIColor(.transparent(base, alpha: alpha))
        case .system, .named, .provider, .dimmed, .tint, .pattern: UIColor(.transparent(self, alpha: alpha))
        }
    }

    /// The colour of a dimmed tint: grey, as light as this one, with eight tenths of its opacity.
    package var dimmed: UIColor { UIColor(.dimmed(self)) }

    /// Writes the components, from 0 to 1 and not premultiplied, through the pointers that are not nil;
    /// always true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = self.components
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    // MARK: - Comparing and printing

    /// Fixed colours are equal if their components are. A dynamic colour equals itself, and what is made from it with the
    /// same opacity; a colour of an asset catalogue, every one of its set.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self == other
    }

    package static func == (left: UIColor, right: UIColor) -> Bool {
        if left === right { return true }
        return switch (left.source, right.source) {
        case (.fixed(let left), .fixed(let right)): left == right
        case (.named(let left), .named(let right)): left === right
        case (.dimmed(let left), .dimmed(let right)): left == right
        case (.transparent(let left, let leftAlpha), .transparent(let right, let rightAlpha)):
            left == right && leftAlpha == rightAlpha
        default: false
        }
    }

    public override var hash: Int {
        var hasher = Hasher()
        switch source {
        case .fixed(let components): hasher.combine(components)
        case .system, .provider, .tint, .pattern: hasher.combine(ObjectIdentifier(self))
        case .named(let color): hasher.combine(ObjectIdentifier(color))
        case .dimmed(let base): hasher.combine(base)
        case .transparent(let base, let alpha):
            hasher.combine(base)
            hasher.combine(alpha)
        }
        return hasher.finalize()
    }

    public override var description: String {
        switch source {
        case .fixed(let color) where color.isGray: "UIExtendedGrayColorSpace \(color.red) \(color.alpha)"
        case .fixed(let color):
            "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
        case .system(let variants): "UIDynamicSystemColor \(variants.name)"
        case .named(let color): "UIDynamicCatalogColor \(color.name)"
        case .provider: "UIDynamicProviderColor"
        case .dimmed(let base): "\(base) dimmed"
        case .tint: "UITintColor"
        case .pattern(let image, _): "UIPatternColor \(image)"
        case .transparent(let base, let alpha): "\(base) alpha \(alpha)"
        }
    }
}
