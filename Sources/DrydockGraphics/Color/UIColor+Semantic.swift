/// Colours named for what they are used for. Values: Flutter's `cupertino/colors.dart`, which were read off simulators and
/// Apple's design kits.
extension UIColor {
    // MARK: - Content

    /// Text of first importance.
    public static let label = plain("labelColor", 0x000000, dark: 0xFFFFFF)
    /// Text of second importance.
    public static let secondaryLabel = translucent(
        "secondaryLabelColor",
        light: (0x3C3C43, 0.6, 0.68),
        dark: (0xEBEBF5, 0.6, 0.68)
    )
    /// Text of third importance.
    public static let tertiaryLabel = translucent(
        "tertiaryLabelColor",
        light: (0x3C3C43, 0.3, 0.38),
        dark: (0xEBEBF5, 0.3, 0.38)
    )
    /// Text of least importance.
    public static let quaternaryLabel = translucent(
        "quaternaryLabelColor",
        light: (0x3C3C43, 0.18, 0.26),
        dark: (0xEBEBF5, 0.16, 0.24)
    )
    /// Text that stands for what is not yet entered.
    public static let placeholderText = translucent(
        "placeholderTextColor",
        light: (0x3C3C43, 0.3, 0.38),
        dark: (0xEBEBF5, 0.3, 0.38)
    )
    /// Text that leads somewhere.
    public static let link = plain("linkColor", 0x007AFF, dark: 0x0984FF)
    /// Thin lines between things, through which what is behind shows.
    public static let separator = translucent(
        "separatorColor",
        light: (0x3C3C43, 0.29, 0.37),
        dark: (0x545458, 0.6, 0.68)
    )
    /// Thin lines that hide what is behind.
    public static let opaqueSeparator = plain("opaqueSeparatorColor", 0xC6C6C8, dark: 0x38383A)

    // MARK: - Fills

    /// Fills thin and small shapes, through which what is behind shows: a slider's track.
    public static let systemFill = translucent(
        "systemFillColor",
        light: (0x787880, 0.2, 0.28),
        dark: (0x787880, 0.36, 0.44)
    )
    /// Fills shapes of medium size: a switch's ground.
    public static let secondarySystemFill = translucent(
        "secondarySystemFillColor",
        light: (0x787880, 0.16, 0.24),
        dark: (0x787880, 0.32, 0.4)
    )
    /// Fills large shapes: a field, a button.
    public static let tertiarySystemFill = translucent(
        "tertiarySystemFillColor",
        light: (0x767680, 0.12, 0.2),
        dark: (0x767680, 0.24, 0.32)
    )
    /// Fills large areas of complex content.
    public static let quaternarySystemFill = translucent(
        "quaternarySystemFillColor",
        light: (0x747480, 0.08, 0.16),
        dark: (0x767680, 0.18, 0.26)
    )

    // MARK: - Backgrounds

    /// The background of a screen.
    public static let systemBackground = background(
        "systemBackgroundColor",
        light: (0xFFFFFF, 0xFFFFFF),
        dark: (0x000000, 0x000000),
        elevated: (0x1C1C1E, 0x242426)
    )
    /// The background of content that lies on a screen.
    public static let secondarySystemBackground = background(
        "secondarySystemBackgroundColor",
        light: (0xF2F2F7, 0xEBEBF0),
        dark: (0x1C1C1E, 0x242426),
        elevated: (0x2C2C2E, 0x363638)
    )
    /// The background of content that lies on secondary content.
    public static let tertiarySystemBackground = background(
        "tertiarySystemBackgroundColor",
        light: (0xFFFFFF, 0xFFFFFF),
        dark: (0x2C2C2E, 0x363638),
        elevated: (0x3A3A3C, 0x444446)
    )
    /// The background of a screen whose content lies in groups.
    public static let systemGroupedBackground = background(
        "systemGroupedBackgroundColor",
        light: (0xF2F2F7, 0xEBEBF0),
        dark: (0x000000, 0x000000),
        elevated: (0x1C1C1E, 0x242426)
    )
    /// The background of a group.
    public static let secondarySystemGroupedBackground = background(
        "secondarySystemGroupedBackgroundColor",
        light: (0xFFFFFF, 0xFFFFFF),
        dark: (0x1C1C1E, 0x242426),
        elevated: (0x2C2C2E, 0x363638)
    )
    /// The background of content that lies on a group.
    public static let tertiarySystemGroupedBackground = background(
        "tertiarySystemGroupedBackgroundColor",
        light: (0xF2F2F7, 0xEBEBF0),
        dark: (0x2C2C2E, 0x363638),
        elevated: (0x3A3A3C, 0x444446)
    )

    // MARK: - Making

    private static func plain(_ name: String, _ light: UInt32, dark: UInt32) -> UIColor {
        UIColor(ColorVariants(name, ColorComponents(hex: light), dark: ColorComponents(hex: dark)))
    }

    /// A colour at its opacities of normal and of increased contrast.
    private typealias Translucent = (hex: UInt32, alpha: CGFloat, highContrastAlpha: CGFloat)

    private static func translucent(_ name: String, light: Translucent, dark: Translucent) -> UIColor {
        UIColor(
            ColorVariants(
                name,
                ColorComponents(hex: light.hex, alpha: light.alpha),
                dark: ColorComponents(hex: dark.hex, alpha: dark.alpha),
                highContrast: ColorComponents(hex: light.hex, alpha: light.highContrastAlpha),
                darkHighContrast: ColorComponents(hex: dark.hex, alpha: dark.highContrastAlpha)
            )
        )
    }

    /// A colour of normal and one of increased contrast.
    private typealias Ground = (hex: UInt32, highContrast: UInt32)

    private static func background(
        _ name: String,
        light: Ground,
        dark: Ground,
        elevated: Ground
    ) -> UIColor {
        UIColor(
            ColorVariants(
                name,
                ColorComponents(hex: light.hex),
                dark: ColorComponents(hex: dark.hex),
                highContrast: ColorComponents(hex: light.highContrast),
                darkHighContrast: ColorComponents(hex: dark.highContrast),
                darkElevated: ColorComponents(hex: elevated.hex),
                darkElevatedHighContrast: ColorComponents(hex: elevated.highContrast)
            )
        )
    }
}
