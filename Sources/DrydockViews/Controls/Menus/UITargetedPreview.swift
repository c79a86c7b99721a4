public import DrydockGraphics

/// How a preview looks: its shape, what is behind it, and its shadow.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// The part of the view that is seen, in the view's coordinates; nil for all of it, in its own rounded corners.
    @NSCopying open var visiblePath: UIBezierPath?
    /// What casts the shadow, in the view's coordinates; nil for the visible part.
    @NSCopying open var shadowPath: UIBezierPath?
    /// Behind the view; nil, which is read as that, for the system's background.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? .systemBackground }
        set { ownBackgroundColor = newValue }
    }

    private var ownBackgroundColor: UIColor?

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPreviewParameters()
        (copy.visiblePath, copy.shadowPath) = (visiblePath, shadowPath)
        copy.ownBackgroundColor = ownBackgroundColor
        return copy
    }
}

/// Where a preview comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
    public let container: UIView
    /// In the container's coordinates, in points.
    public let center: CGPoint
    public let transform: CGAffineTransform

    /// - Parameter container: a view in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        require(
            container.window != nil,
            "\(container.debugName) is in no window; previews need a target in one"
        )
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that stands for something while it is lifted, with the place that it is lifted from.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
    /// Need not be in a window.
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget
    /// Points, before the target's transform.
    open var size: CGSize { view.bounds.size }

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters.copy() as? UIPreviewParameters ?? parameters
        self.target = target
        super.init()
    }

    /// A view where it is.
    /// - Parameter view: one in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview else {
            fatalError("\(view.debugName) has no superview; give its preview a target")
        }
        let target = UIPreviewTarget(container: container, center: view.center, transform: view.transform)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// A view where it is, whole.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The same preview for another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
