/// What a window is shown on: a size in points and how many pixels a point has.
public final class UIScreen: NSObject {
    /// The reference device of a headless run; a desktop window's host sets the real values.
    public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 1)

    public package(set) var bounds: CGRect
    /// Pixels per point.
    public package(set) var scale: CGFloat

    package init(bounds: CGRect, scale: CGFloat) {
        precondition(scale.isFinite && scale > 0, "UIScreen: scale \(scale) is not a positive number")
        self.bounds = bounds
        self.scale = scale
        super.init()
    }
}
