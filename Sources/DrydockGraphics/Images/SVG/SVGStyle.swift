import Foundation

/// The properties of an element that are drawn by, inherited ones filled in.
struct SVGStyle {
    enum Paint: Equatable {
        case none
        case color(ColorComponents)
        /// A gradient by its name, and what is drawn where it is missing.
        case reference(String, fallback: ColorComponents?)
    }

    // Inherited.
    var color = ColorComponents(hex: 0)
    var fill = Paint.color(ColorComponents(hex: 0))
    var stroke = Paint.none
    var fillOpacity: CGFloat = 1
    var strokeOpacity: CGFloat = 1
    var fillRule = CGPathFillRule.winding
    var clipRule = CGPathFillRule.winding
    var strokeWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 4
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var isVisible = true
    // The element's own.
    var opacity: CGFloat = 1
    var clip: String?
    var isShown = true

    /// What an element in this one begins with.
    var inherited: SVGStyle {
        var style = self
        style.opacity = 1
        style.clip = nil
        return style
    }

    /// Sets one property from its text; texts without sense change nothing.
    ///
    /// - Parameters:
    ///   - whole: what percentages of lengths are of.
    ///   - budget: pays for what is set. Names that are no properties cost nothing, however long their text is.
    mutating func set(_ name: String, _ text: String, whole: Double, _ budget: inout SVGBudget)
        throws(SVGError)
    {
        guard Self.names.contains(name) else { return }
        try budget.spend(1 + text.utf8.count / 16)
        set(name, text, whole: whole)
    }

    private static let names: Set = [
        "color", "fill", "stroke", "fill-opacity", "stroke-opacity", "opacity", "fill-rule", "clip-rule",
        "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
        "stroke-dashoffset", "clip-path", "display", "visibility",
    ]

    private mutating func set(_ name: String, _ text: String, whole: Double) {
        let value = text.trimmingCharacters(in: .whitespaces)
        switch name {
        case "color": if let color = SVGColor.parse(value, current: color) { self.color = color }
        case "fill": if let paint = paint(value) { fill = paint }
        case "stroke": if let paint = paint(value) { stroke = paint }
        case "fill-opacity": fillOpacity = Self.opacity(value) ?? fillOpacity
        case "stroke-opacity": strokeOpacity = Self.opacity(value) ?? strokeOpacity
        case "opacity": opacity = Self.opacity(value) ?? opacity
        case "fill-rule": fillRule = value == "evenodd" ? .evenOdd : .winding
        case "clip-rule": clipRule = value == "evenodd" ? .evenOdd : .winding
        case "stroke-width":
            if let width = SVGNumbers.length(value, whole: whole), width >= 0 { strokeWidth = width }
        case "stroke-linecap":
            switch value {
            case "round": lineCap = .round
            case "square": lineCap = .square
            default: lineCap = .butt
            }
        case "stroke-linejoin":
            switch value {
            case "round": lineJoin = .round
            case "bevel": lineJoin = .bevel
            default: lineJoin = .miter
            }
        case "stroke-miterlimit": if let limit = Double(value), limit >= 1 { miterLimit = limit }
        case "stroke-dasharray":
            dashes = value.split { $0 == "," || $0 == " " }.compactMap {
                SVGNumbers.length($0, whole: whole).map { CGFloat($0) }
            }
        case "stroke-dashoffset": dashPhase = SVGNumbers.length(value, whole: whole) ?? dashPhase
        case "clip-path": clip = SVGColor.reference(value)
        case "display": isShown = value != "none"
        case "visibility": isVisible = value == "visible"
        default: break
        }
    }

    /// The properties of a `style` attribute or a rule: `name: value; name: value`.
    static func declarations(_ text: String) -> [(name: String, value: String)] {
        text.split(separator: ";").compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let value = part[part.index(after: colon)...].replacingOccurrences(of: "!important", with: "")
            return (part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines), value)
        }
    }

    private func paint(_ text: String) -> Paint? {
        if text == "none" || text == "transparent" { return Paint.none }
        if let name = SVGColor.reference(text) {
            let rest = text.firstIndex(of: ")").map { text[text.index(after: $0)...] } ?? ""
            let fallback = SVGColor.parse(rest.trimmingCharacters(in: .whitespaces), current: color)
            return .reference(name, fallback: fallback)
        }
        return SVGColor.parse(text, current: color).map(Paint.color)
    }

    private static func opacity(_ text: String) -> CGFloat? {
        SVGNumbers.length(text, whole: 1).map { ColorComponents.clamped($0) }
    }
}

/// Colours as SVG and CSS write them.
enum SVGColor {
    /// The name in `url(#name)`.
    static func reference(_ text: String) -> String? {
        guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
        let inner = text[text.index(text.startIndex, offsetBy: 4)..<end]
            .trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
        return inner.hasPrefix("#") ? String(inner.dropFirst()) : nil
    }

    static func parse(_ text: String, current: ColorComponents) -> ColorComponents? {
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        let name = text.lowercased()
        if name == "currentcolor" { return current }
        if name.hasPrefix("rgb") { return function(name) }
        return names[name].map { ColorComponents(hex: $0) }
    }

    /// 3, 4, 6 or 8 digits.
    private static func hexadecimal(_ digits: Substring) -> ColorComponents? {
        let isShort = digits.count == 3 || digits.count == 4
        let long = isShort ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard long.count == 6 || long.count == 8, let value = UInt32(long, radix: 16) else { return nil }
        if long.count == 6 { return ColorComponents(hex: value) }
        return ColorComponents(hex: value >> 8, alpha: CGFloat(value & 255) / 255)
    }

    /// `rgb(1, 2, 3)`, `rgba(10%, 20%, 30%, 0.5)`, `rgb(1 2 3 / 50%)`.
    private static func function(_ text: String) -> ColorComponents? {
        guard let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")"), open < close else {
            return nil
        }
        let parts = text[text.index(after: open)..<close].split { $0 == "," || $0 == " " || $0 == "/" }
        let values = parts.enumerated().compactMap { index, part in
            SVGNumbers.length(part, whole: index < 3 ? 255 : 1)
        }
        guard values.count == parts.count, values.count == 3 || values.count == 4 else { return nil }
        return ColorComponents(
            red: values[0] / 255,
            green: values[1] / 255,
            blue: values[2] / 255,
            alpha: values.count == 4 ? values[3] : 1
        )
    }
}
