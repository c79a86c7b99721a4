package import DrydockRaster

/// An immutable sRGB colour with straight (not premultiplied) components from 0 to 1.
///
/// It is no NSObject: on Linux, Foundation's attributed strings trap when they compare two of those that it does not
/// know, and colours are attributes.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    package let opacity: CGFloat

    /// Components outside of 0...1 (and NaN) are clamped: pixels have no wider range.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = UIColor.clamped(red)
        self.green = UIColor.clamped(green)
        self.blue = UIColor.clamped(blue)
        self.opacity = UIColor.clamped(alpha)
    }

    /// A grey from 0, black, to 1, white, with an opacity from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Hue, saturation and brightness from 0 to 1 (the HSB hexcone).
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let saturation = UIColor.clamped(saturation)
        let brightness = UIColor.clamped(brightness)
        let sector = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
        func component(_ shift: CGFloat) -> CGFloat {
            let distance = (sector + shift).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// The same components.
    public convenience init(cgColor: CGColor) {
        self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
    }

    /// The same components, for layers.
    public var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: opacity) }

    /// The same colour with another opacity, from 0 to 1, which replaces the old one.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Writes the components, from 0 to 1 and not premultiplied, through the pointers that are not nil;
    /// always true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = opacity
        return true
    }

    public static func == (left: UIColor, right: UIColor) -> Bool {
        left.red == right.red && left.green == right.green && left.blue == right.blue
            && left.opacity == right.opacity
    }

    public func hash(into hasher: inout Hasher) {
        for component in [red, green, blue, opacity] { hasher.combine(component) }
    }

    public var description: String {
        "UIExtendedSRGBColorSpace \(red) \(green) \(blue) \(opacity)"
    }

    /// The colour of a pixel: each component rounded to the nearest of 256 levels, then premultiplied.
    package var premultiplied: PremultipliedColor {
        PremultipliedColor(
            red: UIColor.level(red),
            green: UIColor.level(green),
            blue: UIColor.level(blue),
            alpha: UIColor.level(opacity)
        )
    }

    private static func clamped(_ value: CGFloat) -> CGFloat {
        value > 0 ? min(value, 1) : 0
    }

    private static func level(_ component: CGFloat) -> UInt8 {
        UInt8((component * 255).rounded())
    }
}
