/// A colour as layers take it: straight sRGB components from 0 to 1, or a grey.
public final class CGColor: Hashable, Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    public let alpha: CGFloat
    let isGray: Bool

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isGray: Bool) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.isGray = isGray
    }

    /// Components from 0 to 1, not premultiplied, in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
    }

    convenience init(_ components: ColorComponents) {
        self.init(
            red: components.red,
            green: components.green,
            blue: components.blue,
            alpha: components.alpha,
            isGray: components.isGray
        )
    }

    /// Red, green, blue and alpha; of a grey its level and alpha.
    public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

    /// Red, green, blue and alpha, of a grey, too.
    package var channels: [CGFloat] { [red, green, blue, alpha] }

    /// Colours are equal when their components and spaces are.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.components == right.components
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
    }
}
