public import Drydock

// The traits of devices by themselves, as swift-snapshot-testing names them: for `traits:` beside a size of one's own.

extension UITraitCollection {
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isLarge: true)
    }

    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isLarge: true)
    }

    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isLarge: true)
    }

    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isLarge: true)
    }

    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isLarge: true)
    }

    public static let iPadMini = tablet(.regular)
    public static let iPadMini_Compact_SplitView = tablet(.compact)
    public static let iPad9_7 = tablet(.regular)
    public static let iPad9_7_Compact_SplitView = tablet(.compact)
    public static let iPad10_2 = tablet(.regular)
    public static let iPad10_2_Compact_SplitView = tablet(.compact)
    public static let iPadPro10_5 = tablet(.regular)
    public static let iPadPro10_5_Compact_SplitView = tablet(.compact)
    public static let iPadPro11 = tablet(.regular)
    public static let iPadPro11_Compact_SplitView = tablet(.compact)
    public static let iPadPro12_9 = tablet(.regular)
    public static let iPadPro12_9_Compact_SplitView = tablet(.compact)

    /// - Parameter isLarge: whether the phone is as wide across as a small tablet upright.
    private static func phone(
        _ orientation: ViewImageConfig.Orientation,
        isLarge: Bool = false
    ) -> UITraitCollection {
        UITraitCollection {
            $0.layoutDirection = .leftToRight
            $0.preferredContentSizeCategory = .medium
            $0.userInterfaceIdiom = .phone
            $0.horizontalSizeClass = isLarge && orientation == .landscape ? .regular : .compact
            $0.verticalSizeClass = orientation == .landscape ? .compact : .regular
        }
    }

    private static func tablet(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceIdiom = .pad
            $0.horizontalSizeClass = width
            $0.verticalSizeClass = .regular
        }
    }
}
