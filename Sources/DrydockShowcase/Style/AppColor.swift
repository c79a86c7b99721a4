package import Drydock

/// Every colour of the app: a screen names no other.
package enum AppColor {
    package static let banner = color(fromHex: 0xC93A2E)
    package static let clear = UIColor.clear
    package static let field = dynamic(light: .white, dark: UIColor(white: 0.17, alpha: 1))
    package static let hud = dynamic(
        light: UIColor(white: 0.1, alpha: 0.9),
        dark: UIColor(white: 0.28, alpha: 0.95)
    )
    package static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    package static let logoGround = dynamic(light: clear, dark: color(fromHex: 0xF3E7E4))
    package static let loginBottom = dynamic(light: color(fromHex: 0xFBDCD7), dark: color(fromHex: 0x3A1B18))
    package static let loginTop = dynamic(light: color(fromHex: 0xFFF8F5), dark: color(fromHex: 0x161213))
    package static let raizlabsRed = color(fromHex: 0xEC594D)
    package static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    package static let white = UIColor.white

    /// The opaque colour that designers write as six hexadecimal digits, red first: `0xRRGGBB`.
    private static func color(fromHex hex: UInt32) -> UIColor {
        func component(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
        return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
    }

    private static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
