package import DrydockNibDocuments
import Foundation

extension NibLoading {
    /// The colour that a `color` element describes; nil for `nil` and for what is not known.
    ///
    /// A system colour comes first, then one of the asset catalogue, whose snapshot in the document stands in for it, then
    /// components. Grey numbers are kept as they are, as Interface Builder's compiler does.
    package func color(_ element: NibElement) -> UIColor? {
        guard element.name == "color" else { return nil }
        if let name = element["systemColor"]
            ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"]
        {
            if let color = UIColor.catalogReferences[name] ?? Self.oldColors[name] { return color }
            if let snapshot = document.colors[name], snapshot["systemColor"] == nil { return color(snapshot) }
            if element["white"] == nil, element["red"] == nil {
                warn("there is no system colour \(name)", element)
                return nil
            }
        } else if let name = element["name"], element["white"] == nil, element["red"] == nil {
            return namedColor(name, element)
        }
        return components(element)
    }

    private func namedColor(_ name: String, _ element: NibElement) -> UIColor? {
        if let snapshot = document.colors[name], !UIColor.isNamed(name, in: bundle) {
            return snapshot["name"] == nil ? color(snapshot) : components(snapshot)
        }
        return UIColor(named: name, in: bundle, compatibleWith: nil)
    }

    private func components(_ element: NibElement) -> UIColor? {
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = element.number("red"), let green = element.number("green"),
            let blue = element.number("blue")
        else {
            warn("a colour has no components that are known", element)
            return nil
        }
        let (r, g, b) =
            switch element["customColorSpace"] ?? element["colorSpace"] {
            case "calibratedRGB":
                (Self.encoded(pow(red, 1.8)), Self.encoded(pow(green, 1.8)), Self.encoded(pow(blue, 1.8)))
            case "displayP3": Self.sRGB(displayP3: (red, green, blue))
            default: (red, green, blue)
            }
        return UIColor(red: r, green: g, blue: b, alpha: alpha)
    }

    /// Display P3 has sRGB's curve and other primaries; the result may lie outside of 0 to 1. The matrix: that of CSS Color 4.
    private static func sRGB(displayP3: (Double, Double, Double)) -> (Double, Double, Double) {
        let (r, g, b) = (linear(displayP3.0), linear(displayP3.1), linear(displayP3.2))
        return (
            encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
            encoded(-0.0420569547096882 * r + 1.0420569547096881 * g),
            encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b)
        )
    }

    /// sRGB's curve and back, odd about zero.
    private static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }

    private static let oldColors: [String: UIColor] = [
        "whiteColor": .white, "blackColor": .black,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tableCellPlainBackgroundColor": .systemBackground,
        "viewFlipsideBackgroundColor": UIColor(red: 0.12, green: 0.13, blue: 0.14, alpha: 1),
        "scrollViewTexturedBackgroundColor": UIColor(red: 0.44, green: 0.45, blue: 0.47, alpha: 1),
        "underPageBackgroundColor": UIColor(white: 0.67, alpha: 1),
    ]
}
