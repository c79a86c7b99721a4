public import Foundation

/// What the numbers of a colour mean. All colours here are sRGB: a space says only how many numbers there are.
public final class CGColorSpace: Hashable, Sendable {
    package let isGray: Bool

    init(isGray: Bool) {
        self.isGray = isGray
    }

    /// One of the spaces that this class names; nil for any other.
    public convenience init?(name: CFString) {
        guard name == Self.sRGB || name == Self.genericGrayGamma2_2 else { return nil }
        self.init(isGray: name == Self.genericGrayGamma2_2)
    }

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// Greys as those of sRGB.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    public var name: CFString? { isGray ? Self.genericGrayGamma2_2 : Self.sRGB }

    /// How many numbers a colour has, opacity left out.
    public var numberOfComponents: Int { isGray ? 1 : 3 }

    public var model: CGColorSpaceModel { isGray ? .monochrome : .rgb }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.isGray == right.isGray }

    public func hash(into hasher: inout Hasher) { hasher.combine(isGray) }
}

/// How many numbers a space has, and what they mean. Spaces here are of greys and of red, green and blue.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Takes the place of Core Foundation's strings.
public typealias CFString = String

/// Red, green and blue, as in sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(isGray: false) }

/// Grey levels, as in sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(isGray: true) }

extension CGColor {
    /// A grey from 0, black, to 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha, isGray: true)
    }

    /// Components from 0 to 1, not premultiplied.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour of numbers that a space explains, opacity last; nil when there are too few.
    convenience init?(_ components: some Collection<CGFloat>, in space: CGColorSpace) {
        let values = Array(components)
        guard values.count > space.numberOfComponents else { return nil }
        if space.isGray {
            self.init(gray: values[0], alpha: values[1])
        } else {
            self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        }
    }

    /// The colour of numbers that a space explains, opacity last.
    /// - Parameter components: one more than the space has numbers.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1), in: space)
    }

    /// That of the components.
    public var colorSpace: CGColorSpace? { CGColorSpace(isGray: isGray) }

    /// Of `components`, opacity among them.
    public var numberOfComponents: Int { isGray ? 2 : 4 }

    /// This colour, as it cannot change.
    public func copy() -> CGColor? { self }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha, isGray: isGray)
    }

    /// The colour clamped to what pixels can have.
    var values: ColorComponents {
        ColorComponents(red: red, green: green, blue: blue, alpha: alpha, isGray: isGray)
    }
}
