import Foundation

extension UIImage {
    /// A symbol by the name that SF Symbols has for it, drawn by the open icons that come with the library.
    ///
    /// Names that the icons do not have, but that could be a symbol's, are a dashed square with a question mark, and are
    /// logged once; anything else is nil.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name,
            withConfiguration: traitCollection.map { Configuration(traitCollection: $0) }
        )
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let style = (configuration as? SymbolConfiguration)?.style ?? SymbolStyle()
        self.init(SymbolIdentity(name: name, configuration: style), traits: configuration?.traitCollection)
    }

    convenience init?(_ symbol: SymbolIdentity, traits: UITraitCollection?) {
        let metrics = symbol.configuration.metrics(for: traits ?? .current)
        guard let drawing = SymbolLibrary.shared.drawing(named: symbol.name, metrics) else { return nil }
        var style = ImageStyle()
        style.symbol = symbol
        style.flips = SymbolNames.flips(symbol.name)
        style.baselineOffset = drawing.size.height / 2 - metrics.middleAboveBaseline
        self.init(.drawing(drawing), style)
    }

    /// Whether the image is a symbol, which image views fill with the tint colour.
    public var isSymbolImage: Bool { style.symbol != nil }

    /// What was said of the symbol's looks; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? {
        style.symbol.map { SymbolConfiguration($0.configuration) }
    }

    /// As `symbolConfiguration`; one that says nothing for other images.
    public var configuration: Configuration? {
        symbolConfiguration ?? Configuration(traitCollection: nil)
    }

    /// The image as the configuration says: a symbol with what it says in place of what was said before, the variant of an
    /// asset for its traits.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = style.symbol else { return self }
        let merged = symbol.configuration.overridden(by: configuration.style)
        return symbolImage(merged, configuration.traitCollection)
    }

    /// As `applyingSymbolConfiguration`, but what was said before does not count.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        if let symbol = configuration as? SymbolConfiguration {
            return symbolImage(symbol.style, configuration.traitCollection)
        }
        guard let traits = configuration.traitCollection else { return self }
        return resolved(for: traits)
    }

    /// The symbol with another configuration, shown as this one is.
    func symbolImage(_ configuration: SymbolStyle, _ traits: UITraitCollection?) -> UIImage {
        guard var symbol = style.symbol else { return self }
        symbol.configuration = configuration
        guard let image = UIImage(symbol, traits: traits) else { return self }
        return UIImage(image.content, style.adopting(image.style))
    }

    /// The symbol for a view: with what the view prefers where the image says nothing, and text of the traits' size.
    package func symbol(preferring preferred: SymbolConfiguration?, traits: UITraitCollection) -> UIImage {
        guard let symbol = style.symbol, preferred != nil || symbol.configuration.followsTextSize else {
            return self
        }
        let style = preferred?.style ?? SymbolStyle()
        return symbolImage(style.overridden(by: symbol.configuration), traits)
    }

    /// The height in points of a line of the text that a symbol is made to stand beside, in a view; nil for other images.
    package func textHeight(preferring preferred: SymbolConfiguration?, traits: UITraitCollection) -> CGFloat?
    {
        guard let symbol = style.symbol else { return nil }
        let style = (preferred?.style ?? SymbolStyle()).overridden(by: symbol.configuration)
        return UIFont.systemFont(ofSize: style.metrics(for: traits).pointSize).lineHeight
    }

    /// A colour for each part of a symbol; nil where all have one.
    var symbolColors: [ColorComponents]? {
        guard let colors = style.symbol?.configuration.colors, case .drawing(let drawing) = content else {
            return nil
        }
        let count = max(drawing.layers.count, 1)
        switch colors {
        case .monochrome: return nil
        case .hierarchical(let color):
            let base = color.components
            return (0..<count).map { index in
                base.withAlpha(base.alpha / CGFloat(1 << min(count - 1 - index, 2)))
            }
        case .palette(let colors):
            return (0..<count).map { index in
                colors[min(count - 1 - index, colors.count - 1)].components
            }
        }
    }

    // MARK: - Standard images

    /// A plus in a circle.
    public static var add: UIImage { standard("plus.circle.fill") }
    /// A minus in a circle.
    public static var remove: UIImage { standard("minus.circle.fill") }
    /// Three dots in a circle.
    public static var actions: UIImage { standard("ellipsis.circle.fill") }
    /// A check mark in a circle.
    public static var checkmark: UIImage { standard("checkmark.circle.fill") }
    /// A check mark in the outline of a circle.
    public static var strokedCheckmark: UIImage { standard("checkmark.circle") }

    private static func standard(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
