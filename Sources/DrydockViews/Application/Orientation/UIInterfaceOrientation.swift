/// Which way the interface stands. Raw values are UIKit's.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several ways to stand. Raw values are UIKit's.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}

extension UIWindowScene {
    /// Portrait, unless the screen is wider than high.
    public var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }

    /// The screen's, all of which a scene has.
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}

extension UIApplication {
    /// That of the scene whose turn it is.
    public var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.current.interfaceOrientation }

    /// That of the scene whose turn it is; empty without a status bar.
    public var statusBarFrame: CGRect { UIWindowScene.current.statusBarManager?.statusBarFrame ?? .zero }

    /// That of the scene whose turn it is. Its controllers decide it: see `preferredStatusBarStyle`.
    public var statusBarStyle: UIStatusBarStyle {
        UIWindowScene.current.statusBarManager?.statusBarStyle ?? .default
    }

    /// Whether the scene whose turn it is has no status bar. Its controllers decide it: see `prefersStatusBarHidden`.
    public var isStatusBarHidden: Bool { UIWindowScene.current.statusBarManager?.isStatusBarHidden ?? true }
}

extension UIViewController {
    /// Has the interface stand as the device does. A window stands as it is sized, so that there is nothing to turn.
    public static func attemptRotationToDeviceOrientation() {}
}
