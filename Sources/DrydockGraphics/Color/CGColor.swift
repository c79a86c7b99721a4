/// A colour as layers take it: straight sRGB components from 0 to 1.
public final class CGColor: Hashable, Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    public let alpha: CGFloat

    /// Components from 0 to 1, not premultiplied, in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    convenience init(_ components: ColorComponents) {
        self.init(
            red: components.red,
            green: components.green,
            blue: components.blue,
            alpha: components.alpha
        )
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.components == right.components
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
    }
}
