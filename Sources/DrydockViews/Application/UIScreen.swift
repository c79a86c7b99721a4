/// What a window is shown on: a size in points, how many pixels a point has, and the clock of what moves on it.
public final class UIScreen: NSObject {
    /// The reference device of a headless run; a desktop window's host sets the real values.
    public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 1)

    public package(set) var bounds: CGRect
    /// Pixels per point.
    public package(set) var scale: CGFloat
    /// What the status bar covers, in points.
    package var safeAreaInsets = UIEdgeInsets.zero
    /// Which way interfaces on the screen run unless a view says otherwise.
    package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
        didSet {
            guard layoutDirection != oldValue else { return }
            for window in UIApplication.shared.windows where window.screen === self {
                window.notifySubtree { $0.layoutDirectionDidChange() }
            }
        }
    }
    package let animator = Animator()
    package let statusBar = StatusBar()

    package init(bounds: CGRect, scale: CGFloat) {
        precondition(scale.isFinite && scale > 0, "UIScreen: scale \(scale) is not a positive number")
        self.bounds = bounds
        self.scale = scale
        super.init()
    }
}
