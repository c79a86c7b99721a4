package import Drydock

/// Every colour of the app: a screen names no other.
package enum AppColor {
    package static let clear = UIColor.clear
    package static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    package static let raizlabsRed = color(fromHex: 0xEC594D)
    package static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    package static let white = UIColor.white

    /// The opaque colour that designers write as six hexadecimal digits, red first: `0xRRGGBB`.
    private static func color(fromHex hex: UInt32) -> UIColor {
        func component(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
        return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
    }
}
