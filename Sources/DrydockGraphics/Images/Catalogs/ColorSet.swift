import Foundation

/// A colour set's description.
struct ColorSet: Decodable {
    struct Entry: Decodable {
        var slot: AssetSlot
        var color: Value?

        enum CodingKeys: String, CodingKey {
            case color
        }

        init(from decoder: any Decoder) throws {
            slot = try AssetSlot(from: decoder)
            color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
                Value.self,
                forKey: .color
            )
        }
    }

    struct Value: Decodable {
        var space: String?
        var components: [String: Component]?
        /// One of the system's colours.
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case components, reference
            case space = "color-space"
        }
    }

    /// A number from 0 to 1 with a point, two hexadecimal digits after `0x`, or an integer from 0 to 255.
    struct Component: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let text = try? value.decode(String.self) {
                self.text = text
            } else {
                text = "\(try value.decode(Double.self))"
            }
        }

        /// - Parameter isAlpha: 1 is opaque then, however it is written.
        func value(isAlpha: Bool = false) -> Double? {
            let number: Double?
            if text.hasPrefix("0x") || text.hasPrefix("0X") {
                number = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            } else if text.contains(".") || isAlpha {
                number = Double(text)
            } else {
                number = Int(text).map { Double($0) / 255 }
            }
            return number.flatMap { $0.isFinite ? $0 : nil }
        }
    }

    var colors: [Entry]

    /// The colours by the traits that they are for; those that cannot be used are left out, and named in an error once.
    static func read(_ folder: String) -> [(traits: TraitValues, color: UIColor)] {
        guard let set = AssetContents.read(ColorSet.self, in: folder),
            let colors = AssetContents.checked(set.colors, in: folder)
        else { return [] }
        var result: [(traits: TraitValues, color: UIColor)] = []
        let sorted = colors.filter { !$0.slot.isWideGamut } + colors.filter(\.slot.isWideGamut)
        for entry in sorted {
            guard let value = entry.color, let traits = entry.slot.traits,
                !result.contains(where: { $0.traits == traits })
            else { continue }
            if let color = value.resolved {
                result.append((traits, color))
            } else {
                Log.errorOnce(
                    "The asset file \(folder)/Contents.json has a colour without sense: it is left out."
                )
            }
        }
        return result
    }
}

extension ColorSet.Value {
    fileprivate var resolved: UIColor? {
        if let reference { return UIColor.catalogReferences[reference] }
        guard let components else { return nil }
        func component(_ name: String) -> CGFloat? { components[name]?.value().map { CGFloat($0) } }
        let alpha = components["alpha"].map { $0.value(isAlpha: true).map { CGFloat($0) } } ?? 1
        guard let alpha else { return nil }
        if space?.contains("gray") ?? false {
            guard let white = component("white") else { return nil }
            return UIColor(white: white, alpha: alpha)
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        let color: ColorSpaces.RGB =
            switch space {
            case "display-p3": ColorSpaces.fromDisplayP3((red, green, blue))
            case "extended-linear-srgb", "linear-srgb": ColorSpaces.fromLinear((red, green, blue))
            default: (red, green, blue)
            }
        return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
}

/// Conversions to sRGB. What sRGB cannot show is clamped where the colour is made.
enum ColorSpaces {
    typealias RGB = (red: CGFloat, green: CGFloat, blue: CGFloat)

    /// Through linear light; the matrix is that of CSS Color 4 between both spaces, whose curve and white point are the same.
    static func fromDisplayP3(_ color: RGB) -> RGB {
        let (r, g, b) = (decoded(color.red), decoded(color.green), decoded(color.blue))
        return fromLinear(
            (
                1.224_940_176_280_560_8 * r - 0.224_940_176_280_560_8 * g,
                1.042_056_954_719_692_6 * g - 0.042_056_954_719_692_6 * r,
                1.098_273_600_140_966_2 * b - 0.019_637_554_590_334_43 * r - 0.078_636_045_550_631_88 * g
            )
        )
    }

    static func fromLinear(_ color: RGB) -> RGB {
        (encoded(color.red), encoded(color.green), encoded(color.blue))
    }

    private static func decoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let linear = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? 0 - linear : linear
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let curved = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? 0 - curved : curved
    }
}
