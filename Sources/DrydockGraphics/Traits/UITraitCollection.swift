public import Foundation

/// What an image is chosen for.
public final class UITraitCollection: NSObject, Sendable {
    /// Pixels per point; 0 when it is left open.
    public let displayScale: CGFloat

    /// Traits with so many pixels a point.
    public init(displayScale: CGFloat) {
        self.displayScale = displayScale
        super.init()
    }

    public override convenience init() {
        self.init(displayScale: 0)
    }
}
