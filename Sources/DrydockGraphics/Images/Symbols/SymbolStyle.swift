import Foundation

/// What a configuration says of a symbol; nil where it says nothing.
struct SymbolStyle: Hashable, Sendable {
    var pointSize: CGFloat?
    var weight: UIImage.SymbolWeight?
    var scale: UIImage.SymbolScale?
    var textStyle: UIFont.TextStyle?
    /// A font that follows the preferred size of text, whose size `pointSize` is.
    var font: UIFont?
    var colors: Colors?

    enum Colors: Hashable, Sendable {
        case monochrome
        case hierarchical(UIColor)
        case palette([UIColor])

        var description: String {
            switch self {
            case .monochrome: "monochrome"
            case .hierarchical(let color): "hierarchical \(color.hexadecimal)"
            case .palette(let colors): "palette \(colors.map(\.hexadecimal).joined(separator: " "))"
            }
        }
    }

    /// Values that stand for nothing are nil.
    init(
        pointSize: CGFloat? = nil,
        weight: UIImage.SymbolWeight? = nil,
        scale: UIImage.SymbolScale? = nil,
        textStyle: UIFont.TextStyle? = nil,
        colors: Colors? = nil
    ) {
        self.pointSize = pointSize.flatMap { $0.isFinite && $0 > 0 ? min(max($0, 1), 1024) : nil }
        self.weight = weight == .unspecified ? nil : weight
        self.scale = scale == .unspecified || scale == .default ? nil : scale
        self.textStyle = textStyle
        self.colors = colors
    }

    /// This, and what the other one says in place of it. A point size and a text style take each other's place.
    func overridden(by other: SymbolStyle) -> SymbolStyle {
        var result = self
        if other.pointSize != nil || other.textStyle != nil {
            result.pointSize = other.pointSize
            result.textStyle = other.textStyle
            result.font = other.font
        }
        result.weight = other.weight ?? weight
        result.scale = other.scale ?? scale
        result.colors = other.colors ?? colors
        return result
    }

    /// Whether the size depends on the preferred size of text.
    var followsTextSize: Bool { textStyle != nil || font != nil }

    /// The symbol's size and weight for traits.
    func metrics(for traits: UITraitCollection) -> SymbolMetrics {
        var size = font?.scaled(for: traits).pointSize ?? pointSize ?? SymbolMetrics.defaultPointSize
        if let textStyle {
            size = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
        }
        let isHeadline = textStyle == .headline
        return SymbolMetrics(
            pointSize: size,
            weight: weight ?? (isHeadline ? .semibold : .regular),
            scale: scale ?? .medium
        )
    }

    var description: String {
        var words: [String] = []
        if let pointSize { words.append("pointSize \(pointSize)") }
        if let textStyle { words.append("textStyle \(textStyle.rawValue)") }
        if let weight { words.append("weight \(weight)") }
        if let scale { words.append("scale \(scale)") }
        if let colors { words.append(colors.description) }
        return words.isEmpty ? "unspecified" : words.joined(separator: " ")
    }
}

/// A symbol's name and what was said of its looks.
struct SymbolIdentity: Hashable, Sendable {
    var name: String
    var configuration: SymbolStyle
}

/// What a symbol is drawn by.
struct SymbolMetrics: Hashable, Sendable {
    var pointSize: CGFloat
    var weight: UIImage.SymbolWeight
    var scale: UIImage.SymbolScale

    /// That of body text.
    static let defaultPointSize: CGFloat = 17

    /// Points of one unit of the drawings, whose circles are 20 units wide: at the medium scale as wide as the point size.
    /// The other scales are Apple's: the drawings of an SF Symbols template are 0.78 and 1.28 times as large.
    var unit: CGFloat {
        let factor: CGFloat =
            switch scale {
            case .small: 0.78
            case .large: 1.28
            default: 1
            }
        return pointSize / 20 * factor
    }

    /// The width of lines in units of the drawings, whose own is 2.
    var lineWidth: CGFloat {
        switch weight {
        case .ultraLight: 0.5
        case .thin: 0.9
        case .light: 1.3
        case .unspecified, .regular: 1.7
        case .medium: 2
        case .semibold: 2.3
        case .bold: 2.6
        case .heavy: 3
        case .black: 3.4
        }
    }

    /// Points from the middle of a symbol down to the baseline: half of the height of the system font's capitals.
    var middleAboveBaseline: CGFloat { pointSize * 0.705 / 2 }
}
