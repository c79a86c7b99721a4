/// The blend modes that take hue, saturation and luminosity apart. Double's operations are exactly rounded everywhere.
enum NonSeparableBlend {
    private typealias Color = (r: Double, g: Double, b: Double)

    static func compose(_ source: UInt32, over backdrop: UInt32, _ mode: BlendMode) -> UInt32 {
        let (sa, da) = (Double(source >> 24) / 255, Double(backdrop >> 24) / 255)
        if sa == 0 { return backdrop }
        if da == 0 { return source }
        let (s, d) = (straight(source, sa), straight(backdrop, da))
        let mixed: Color
        switch mode {
        case .hue: mixed = withLuminosity(withSaturation(s, saturation(d)), luminosity(d))
        case .saturation: mixed = withLuminosity(withSaturation(d, saturation(s)), luminosity(d))
        case .color: mixed = withLuminosity(s, luminosity(d))
        default: mixed = withLuminosity(d, luminosity(s))
        }
        let alpha = sa + da - sa * da
        let level = UInt32(alpha * 255 + 0.5)
        func channel(_ s: Double, _ d: Double, _ mixed: Double) -> UInt32 {
            let value = s * sa * (1 - da) + d * da * (1 - sa) + mixed * sa * da
            return min(UInt32(max(value, 0) * 255 + 0.5), level)
        }
        return channel(s.r, d.r, mixed.r) | channel(s.g, d.g, mixed.g) << 8 | channel(s.b, d.b, mixed.b) << 16
            | level << 24
    }

    private static func straight(_ pixel: UInt32, _ alpha: Double) -> Color {
        func channel(_ shift: UInt32) -> Double { Double((pixel >> shift) & 255) / (255 * alpha) }
        return (channel(0), channel(8), channel(16))
    }

    private static func luminosity(_ color: Color) -> Double {
        0.3 * color.r + 0.59 * color.g + 0.11 * color.b
    }

    private static func saturation(_ color: Color) -> Double {
        max(color.r, color.g, color.b) - min(color.r, color.g, color.b)
    }

    private static func withLuminosity(_ color: Color, _ luminosity: Double) -> Color {
        let shift = luminosity - Self.luminosity(color)
        let moved: Color = (color.r + shift, color.g + shift, color.b + shift)
        let middle = Self.luminosity(moved)
        let (low, high) = (min(moved.r, moved.g, moved.b), max(moved.r, moved.g, moved.b))
        func clip(_ value: Double) -> Double {
            var value = value
            if low < 0 { value = middle + (value - middle) * middle / (middle - low) }
            if high > 1 { value = middle + (value - middle) * (1 - middle) / (high - middle) }
            return value
        }
        return (clip(moved.r), clip(moved.g), clip(moved.b))
    }

    private static func withSaturation(_ color: Color, _ saturation: Double) -> Color {
        let (low, high) = (min(color.r, color.g, color.b), max(color.r, color.g, color.b))
        if high <= low { return (0, 0, 0) }
        func scale(_ value: Double) -> Double { (value - low) * saturation / (high - low) }
        return (scale(color.r), scale(color.g), scale(color.b))
    }
}
