import Drydock
import DrydockHost

/// Phones that came after those of swift-snapshot-testing, from the table that commands and `Screen(device:)` have.
extension ViewImageConfig {
    public static let iPhone14 = iPhone14(.portrait)
    public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 14", orientation)
    }

    public static let iPhone14Plus = iPhone14Plus(.portrait)
    public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 14 Plus", orientation)
    }

    public static let iPhone14Pro = iPhone14Pro(.portrait)
    public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 14 Pro", orientation)
    }

    public static let iPhone14ProMax = iPhone14ProMax(.portrait)
    public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 14 Pro Max", orientation)
    }

    public static let iPhone15 = iPhone15(.portrait)
    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 15", orientation)
    }

    public static let iPhone15Plus = iPhone15Plus(.portrait)
    public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 15 Plus", orientation)
    }

    public static let iPhone15Pro = iPhone15Pro(.portrait)
    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 15 Pro", orientation)
    }

    public static let iPhone15ProMax = iPhone15ProMax(.portrait)
    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 15 Pro Max", orientation)
    }

    public static let iPhone16 = iPhone16(.portrait)
    public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 16", orientation)
    }

    public static let iPhone16Plus = iPhone16Plus(.portrait)
    public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 16 Plus", orientation)
    }

    public static let iPhone16Pro = iPhone16Pro(.portrait)
    public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 16 Pro", orientation)
    }

    public static let iPhone16ProMax = iPhone16ProMax(.portrait)
    public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 16 Pro Max", orientation)
    }

    public static let iPhone17 = iPhone17(.portrait)
    public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 17", orientation)
    }

    public static let iPhone17Pro = iPhone17Pro(.portrait)
    public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 17 Pro", orientation)
    }

    public static let iPhone17ProMax = iPhone17ProMax(.portrait)
    public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone 17 Pro Max", orientation)
    }

    public static let iPhoneAir = iPhoneAir(.portrait)
    public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone Air", orientation)
    }

    private static func phone(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
        guard let device = DeviceModel(named: name) else {
            preconditionFailure("there is no device \(name)")
        }
        let isLandscape = orientation == .landscape
        return ViewImageConfig(
            safeArea: ScreenGeometry(device, isLandscape: isLandscape).safeArea,
            size: device.size(isLandscape: isLandscape),
            traits: device.traits.modifyingTraits {
                $0.layoutDirection = .leftToRight
                $0.preferredContentSizeCategory = .medium
            }
        )
    }
}
