package import DrydockRaster

/// Straight (not premultiplied) sRGB components from 0 to 1. Equal where they look the same.
package struct ColorComponents: Hashable, Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    package let alpha: CGFloat
    /// Whether the colour was given as a grey.
    let isGray: Bool

    /// Components outside of 0...1 (and NaN) are clamped.
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isGray: Bool = false) {
        self.red = Self.clamped(red)
        self.green = Self.clamped(green)
        self.blue = Self.clamped(blue)
        self.alpha = Self.clamped(alpha)
        self.isGray = isGray
    }

    /// Written as designers do, two hexadecimal digits a component: `0xRRGGBB`. Three equal ones are a grey.
    init(hex: UInt32, alpha: CGFloat = 1) {
        func component(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
        let (red, green, blue) = (component(16), component(8), component(0))
        self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: red == green && green == blue)
    }

    func withAlpha(_ alpha: CGFloat) -> ColorComponents {
        ColorComponents(red: red, green: green, blue: blue, alpha: alpha, isGray: isGray)
    }

    package static func == (left: ColorComponents, right: ColorComponents) -> Bool {
        left.red == right.red && left.green == right.green && left.blue == right.blue
            && left.alpha == right.alpha
    }

    package func hash(into hasher: inout Hasher) {
        for component in [red, green, blue, alpha] { hasher.combine(component) }
    }

    /// As light by Rec. 601, without colour. Eight tenths of the opacity is by eye: Apple gives no figure.
    var dimmed: ColorComponents {
        let grey = (299 * red + 587 * green + 114 * blue) / 1000
        return ColorComponents(red: grey, green: grey, blue: grey, alpha: 0.8 * alpha)
    }

    /// Each component rounded to the nearest of 256 levels, then premultiplied.
    package var premultiplied: PremultipliedColor {
        PremultipliedColor(
            red: Self.level(red),
            green: Self.level(green),
            blue: Self.level(blue),
            alpha: Self.level(alpha)
        )
    }

    /// A stop of a gradient in whose intervals the components are interpolated apart from alpha.
    package func stop(at position: Double) -> Gradient.Stop {
        Gradient.Stop(
            position: position,
            red: Self.level(red),
            green: Self.level(green),
            blue: Self.level(blue),
            alpha: Self.level(alpha)
        )
    }

    static func clamped(_ value: CGFloat) -> CGFloat {
        value > 0 ? min(value, 1) : 0
    }

    private static func level(_ component: CGFloat) -> UInt8 {
        UInt8((component * 255).rounded())
    }
}
