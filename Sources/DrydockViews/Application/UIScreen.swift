/// What a scene is shown on: a size in points, and how many pixels a point has.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The screen of the scene whose turn it is: inside of views and controllers it is their own. Elsewhere it is that of
    /// the desktop window, and without one the reference device's, 390 × 844 points at scale 1.
    public static var main: UIScreen { UIWindowScene.current.screen }

    /// The screen's rectangle in points, with its origin at zero.
    public internal(set) var bounds: CGRect
    /// Pixels per point.
    public internal(set) var scale: CGFloat
    /// The scene's.
    public internal(set) var traitCollection = UITraitCollection.standard

    /// How often a second display links are called and animations take a step.
    public var maximumFramesPerSecond: Int { 60 }

    /// A link that is not running yet: `add(to:forMode:)` starts it. Keeps the target alive until it is invalidated.
    /// - Parameter sel: a method of the target that takes nothing, or the link.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    package init(bounds: CGRect, scale: CGFloat) {
        precondition(scale.isFinite && scale > 0, "UIScreen: scale \(scale) is not a positive number")
        self.bounds = bounds
        self.scale = scale
        super.init()
    }

    /// That of a phone of 390 × 844 points.
    static var reference: UIScreen {
        UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 1)
    }
}
