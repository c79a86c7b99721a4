/// The system's palette. Values: the Human Interface Guidelines' tables of iOS 15 to 18; light, dark, and both with
/// increased contrast.
extension UIColor {
    public static let systemRed = palette("systemRed", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    public static let systemOrange = palette("systemOrange", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    public static let systemYellow = palette("systemYellow", 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    public static let systemGreen = palette("systemGreen", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    public static let systemMint = palette("systemMint", 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    public static let systemTeal = palette("systemTeal", 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    public static let systemCyan = palette("systemCyan", 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    public static let systemBlue = palette("systemBlue", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    public static let systemIndigo = palette("systemIndigo", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    public static let systemPurple = palette("systemPurple", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    public static let systemPink = palette("systemPink", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    public static let systemBrown = palette("systemBrown", 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    public static let systemGray = palette("systemGray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    public static let systemGray2 = palette("systemGray2", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    public static let systemGray3 = palette("systemGray3", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    public static let systemGray4 = palette("systemGray4", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    public static let systemGray5 = palette("systemGray5", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    public static let systemGray6 = palette("systemGray6", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

    private static func palette(
        _ name: String,
        _ light: UInt32,
        _ dark: UInt32,
        _ highContrast: UInt32,
        _ darkHighContrast: UInt32
    ) -> UIColor {
        UIColor(
            ColorVariants(
                name,
                ColorComponents(hex: light),
                dark: ColorComponents(hex: dark),
                highContrast: ColorComponents(hex: highContrast),
                darkHighContrast: ColorComponents(hex: darkHighContrast)
            )
        )
    }
}
