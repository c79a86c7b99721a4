public import Foundation

/// How a device is held.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that interfaces here imitate, the same on every machine: what it says depends on the scene whose turn it is,
/// and never on the computer.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    public static let current = UIDevice()

    /// Posted after a scene on the desktop has become wider than it is high, or the other way round; the object is the
    /// device. Nothing has to be begun for that.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )

    private override init() {
        super.init()
    }

    private var scene: UIWindowScene { .current }

    /// The scene's; a phone's unless its traits say otherwise.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        let idiom = scene.traitCollection.userInterfaceIdiom
        return idiom == .unspecified ? .phone : idiom
    }

    /// "iPhone" or "iPad", by the idiom.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    /// The model.
    public var name: String { model }
    public var systemName: String { "iOS" }
    /// Of the system whose looks and behaviour are imitated.
    public var systemVersion: String { "18.0" }
    public var isMultitaskingSupported: Bool { true }

    /// The same in every program and on every computer, so that what is derived from it is too.
    public let identifierForVendor = UUID(uuidString: "D0D0D0D0-0000-4000-8000-000000000000")

    // MARK: - Battery

    /// What a battery does.
    public nonisolated enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    /// Posted never, since the level does not change.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification"
    )
    /// Posted never, since the state does not change.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification"
    )

    /// Whether the program wants to know; there is nothing to know, as on a simulator.
    public var isBatteryMonitoringEnabled = false
    /// -1 for unknown, as on a simulator.
    public var batteryLevel: Float { -1 }
    /// Unknown, as on a simulator.
    public var batteryState: BatteryState { .unknown }

    // MARK: - Orientation

    /// By the scene's sides: landscape left if it is wider than high.
    public var orientation: UIDeviceOrientation {
        scene.screen.bounds.width > scene.screen.bounds.height ? .landscapeLeft : .portrait
    }

    /// Does nothing: changes are always posted.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Does nothing: changes are always posted.
    public func endGeneratingDeviceOrientationNotifications() {}
    public var isGeneratingDeviceOrientationNotifications: Bool { true }
}
