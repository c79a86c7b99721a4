/// What gives a layer its content, arranges its sublayers, and chooses how its changes are animated. The delegate of a view's
/// layer is the view. Every requirement has a default that leaves the layer to itself.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Gives the layer its `contents`; by default `draw(_:in:)` is called.
    func display(_ layer: CALayer)
    /// Draws the layer's content, in its coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// After the layer's size changed or layout was asked for.
    func layoutSublayers(of layer: CALayer)
    /// How a change is shown: an animation, `NSNull()` for none, or nil to have the layer look further.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.drawPicture() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What happens when a layer's value changes: usually an animation.
@preconcurrency @MainActor
public protocol CAAction {
    /// - Parameters:
    ///   - event: the name of the value.
    ///   - anObject: the layer.
    ///   - dict: nil.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Stands for no action.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
