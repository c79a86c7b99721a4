import DrydockRaster

/// What few views have, so that the others need not make room for it.
final class ViewExtras {
    /// Nil for the identity.
    var transform: CGAffineTransform?
    /// Nil for the middle.
    var anchorPoint: CGPoint?
    /// Nil for the screen's.
    var contentScaleFactor: CGFloat?
    /// Whether `draw(_:)` is said to need no clear picture.
    var keepsContext = false
    var mask: UIView?
    /// The view that this one masks.
    weak var maskedView: UIView?
    var presentation: PresentationValues?
    var picture: DrawnPicture?
    /// The bounds' size when the view or its layer last drew, whether that left a picture or not.
    var drawnSize: CGSize?
    /// How the view looked before the transition under way.
    var transition: PictureTransition?
    var gestureRecognizers: [UIGestureRecognizer] = []
    var motionEffects: [UIMotionEffect] = []
    /// How large what the view scrolls is; nil for a view that scrolls nothing.
    var contentSize: CGSize?
    var pointerShape: ((CGPoint) -> PointerShape?)?
    var isForcedToResign = false
    var interactions: [any UIInteraction] = []
    /// Nil for that of the superview.
    var tintAdjustmentMode: UIView.TintAdjustmentMode?
    /// Whether the view's controller stands behind what it presents.
    var isBehindPresentation = false
    /// Whether a picture of the view is seen over the window in its place.
    var isLifted = false
    var keyValueObservers: KeyValueObservers?
    private var slots: [ObjectIdentifier: Any] = [:]

    /// What other parts of the library keep with a view, one value of each type: this class knows none of them.
    subscript<Value>(_ type: Value.Type) -> Value? {
        get { slots[ObjectIdentifier(type)] as? Value }
        set { slots[ObjectIdentifier(type)] = newValue }
    }
}

/// What `draw(_:)` has drawn.
struct DrawnPicture {
    /// In pixels from the bounds' top left corner.
    let list: DisplayList
    let size: CGSize
    let scale: CGFloat

    /// Nil when nothing is drawn.
    init?(of bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void) {
        let size = PixelSize(
            width: Int(min((bounds.width * scale).rounded(.up), 1_000_000)),
            height: Int(min((bounds.height * scale).rounded(.up), 1_000_000))
        )
        let context = CGContext(origin: bounds.origin, size: size, scale: scale)
        context.performAsCurrent { draw(context) }
        if context.isEmpty { return nil }
        list = context.recorded
        self.size = bounds.size
        self.scale = scale
    }
}

extension UIView {
    func withExtras(_ change: (ViewExtras) -> Void) {
        let extras = self.extras ?? ViewExtras()
        change(extras)
        self.extras = extras
    }

    func setMask(_ mask: UIView?) {
        guard mask !== extras?.mask else { return }
        require(
            mask.map { !isDrawn(in: $0) } ?? true,
            "\(debugName).mask: \(mask?.debugName ?? "") contains this view; a view cannot mask itself"
        )
        if mask != nil { layerStorage?.setMask(nil) }
        extras?.mask?.extras?.maskedView = nil
        if let mask {
            mask.removeFromSuperview()
            require(
                mask.superviewStorage == nil && !isDrawn(in: mask),
                "\(debugName).mask: \(mask.debugName) was put into a superview by callbacks of its removal; a mask is in none"
            )
        }
        mask?.withExtras { $0.maskedView = self }
        withExtras { $0.mask = mask }
        markDisplayNeeded()
    }

    /// Whether another view is this one, contains it, or is masked by what does; one whose layer is in a layer by hand is in that layer's
    /// view.
    func isDrawn(in other: UIView) -> Bool {
        var view: UIView? = self
        while let current = view {
            if current === other { return true }
            view =
                current.superviewStorage ?? current.extras?.maskedView
                ?? current.layerStorage?.looseOwner?.hostView
        }
        return false
    }
}
