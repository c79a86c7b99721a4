/// What one of the system's colours looks like under which traits. On a light ground nothing changes with the level.
final class ColorVariants: Sendable {
    let name: String
    let light: ColorComponents
    let dark: ColorComponents
    let highContrast: ColorComponents
    let darkHighContrast: ColorComponents
    let darkElevated: ColorComponents
    let darkElevatedHighContrast: ColorComponents

    /// A variant for which none is given is that of normal contrast, or of the base level.
    init(
        _ name: String,
        _ light: ColorComponents,
        dark: ColorComponents,
        highContrast: ColorComponents? = nil,
        darkHighContrast: ColorComponents? = nil,
        darkElevated: ColorComponents? = nil,
        darkElevatedHighContrast: ColorComponents? = nil
    ) {
        self.name = name
        self.light = light
        self.dark = dark
        self.highContrast = highContrast ?? light
        self.darkHighContrast = darkHighContrast ?? dark
        self.darkElevated = darkElevated ?? dark
        self.darkElevatedHighContrast = darkElevatedHighContrast ?? darkElevated ?? self.darkHighContrast
    }

    /// Which of the variants to take.
    enum Index: UInt8, Sendable {
        case light, dark, highContrast, darkHighContrast, darkElevated, darkElevatedHighContrast

        init(_ traits: TraitValues) {
            let isHigh = traits.accessibilityContrast == .high
            if traits.userInterfaceStyle != .dark {
                self = isHigh ? .highContrast : .light
            } else if traits.userInterfaceLevel == .elevated {
                self = isHigh ? .darkElevatedHighContrast : .darkElevated
            } else {
                self = isHigh ? .darkHighContrast : .dark
            }
        }
    }

    subscript(index: Index) -> ColorComponents {
        switch index {
        case .light: light
        case .dark: dark
        case .highContrast: highContrast
        case .darkHighContrast: darkHighContrast
        case .darkElevated: darkElevated
        case .darkElevatedHighContrast: darkElevatedHighContrast
        }
    }
}
