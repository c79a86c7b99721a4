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
