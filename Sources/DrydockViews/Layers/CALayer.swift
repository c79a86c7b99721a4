import DrydockRaster

/// A rectangle that is drawn: of colours, an image, what it draws itself, and its sublayers.
///
/// Each view has one, whose values and the view's are the same; others are made and put into one another by hand. Lengths are
/// points. Values change at once; what is shown of a layer without a view follows within a quarter of a second, unless
/// `CATransaction` says otherwise.
///
/// Views make their `layerClass` with `init()`. What subclasses override stands in this file, which is the longer for it.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
    /// The model's values. Of a view's layer the view has the geometry, the opacity, the background and whether it is hidden.
    final let values = LayerValues()
    /// What animations show in place of the model's values.
    final var shownValues: LayerValues?
    /// The view that this is the layer of; nil once it is gone.
    final weak var view: UIView?
    final weak var superlayerStorage: CALayer?
    /// Sublayers that are not those of subviews.
    final var loose: [LooseSublayer] = []
    final var maskStorage: CALayer?
    /// The layer that this one masks.
    final weak var maskedLayer: CALayer?
    final var picture: DrawnPicture?
    /// Pixels a point of the picture.
    final var pictureScale: CGFloat = 1
    final var needsPicture = false
    final var isWaitingForLayout = false
    /// Whether a turn has ended since the layer came into a window: changes are animated from then on, but for those of its first
    /// display.
    final var isCommitted = false
    /// The number of that display: see `LayerUpdates`.
    final var firstDisplay = 0
    final var animations: [LayerAnimation] = []
    /// Nil for the superlayer's clock.
    final var timing: LayerTiming?
    /// Of what is shown: the layer that it is shown of.
    final var modelStorage: CALayer?
    final var extras: LayerExtras?
    private final weak var delegateStorage: (any CALayerDelegate)?

    /// An empty layer at (0, 0).
    public override init() {
        super.init()
        prepare(&state)
    }

    /// A copy of a layer of the same class, without its sublayers, which is how what is shown is made. Of a layer of another class
    /// nothing is copied.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer, type(of: layer) == type(of: self) { state = layer.modelState }
        prepare(&state)
    }

    /// Exists for subclasses' sake: archives are not read, so this makes an empty layer.
    public required init?(coder: NSCoder) {
        super.init()
        prepare(&state)
    }

    /// Gives a new layer, or the copy of another, what layers of its class have.
    func prepare(_ state: inout LayerState) {}
    /// Takes a value by a name that is none of an animation's; false for a name that says nothing to the class.
    func setOther(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }

    /// The value whose changes are animated unless something else is said; nil for none.
    func usualKey(_ name: String) -> LayerKey? { LayerKey.named(name) }

    /// Draws what lies in the layer; overridden by what draws it several times.
    func appendInstances(
        to builder: inout DisplayListBuilder,
        bounds: CGRect,
        _ body: (inout DisplayListBuilder) -> Void
    ) {
        body(&builder)
    }

    nonisolated deinit {
        Deinitialisation.run(onMain: { freeSublayers() }, elsewhere: { takeSublayersToFree() })
    }

    /// A name of your own.
    open var name: String?

    /// How changes are shown, by the values' names: `NSNull()` for at once.
    open var actions: [String: any CAAction]?

    /// The view of a view's layer; else whatever is set.
    open weak var delegate: (any CALayerDelegate)? {
        get { view ?? delegateStorage }
        set { delegateStorage = newValue }
    }

    /// Whether a new size draws the content anew.
    open var needsDisplayOnBoundsChange = false

    /// Whether another value of this name draws the content anew: of what `setValue(_:forKey:)` keeps under a name of your own,
    /// set or animated. `draw(in:)` is then called for a copy, made by `init(layer:)`, that has the values that are shown.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// What `value(forKey:)` is under a name of your own while nothing is set.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    // MARK: - Geometry

    /// The box around the layer in its superlayer's coordinates.
    open var frame: CGRect {
        get { view?.frame ?? state.frame }
        set { setFrame(newValue) }
    }

    /// The layer's rectangle in its own coordinates. A new size leaves the position where it is.
    open var bounds: CGRect {
        get { view?.bounds ?? state.bounds }
        set { setBounds(newValue) }
    }

    /// Where the anchor point lies in the superlayer's coordinates.
    open var position: CGPoint {
        get { view?.center ?? state.position }
        set {
            requireFinite(newValue, "position")
            if let view { view.center = newValue } else { update(\.position, to: newValue, "position") }
        }
    }

    /// The point that the position places and that transforms turn around, in parts of the size from the upper left.
    open var anchorPoint: CGPoint {
        get { view?.anchor ?? state.anchorPoint }
        set {
            requireFinite(newValue, "anchorPoint")
            if let view { return view.setAnchor(newValue) }
            update(\.anchorPoint, to: newValue, "anchorPoint")
        }
    }

    /// What turns, scales and skews the layer around its anchor point.
    open var transform: CATransform3D {
        get {
            guard let view, state.transform.projection != view.transform else { return state.transform }
            return CATransform3DMakeAffineTransform(view.transform)
        }
        set {
            require(newValue.isFinite, "\(debugName).transform: \(newValue) is not finite")
            guard let view else { return update(\.transform, to: newValue, "transform") }
            setTransform(newValue, of: view)
        }
    }

    /// The map of the plane that `transform` is but for depth and perspective.
    open func affineTransform() -> CGAffineTransform { transform.projection }

    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Layers are drawn from the lowest to the highest among their siblings; those of equal ones in their order.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set { update(\.zPosition, to: newValue, "zPosition") }
    }

    /// What all sublayers are seen through, around the anchor point: with `m34` alone, a perspective that they share, in which
    /// their z positions count.
    open var sublayerTransform: CATransform3D {
        get { state.sublayerTransform }
        set {
            require(newValue.isFinite, "\(debugName).sublayerTransform: \(newValue) is not finite")
            update(\.sublayerTransform, to: newValue, "sublayerTransform")
        }
    }

    /// How far in front of the layer's plane the point is that transforms turn around.
    open var anchorPointZ: CGFloat {
        get { state.anchorPointZ }
        set {
            require(newValue.isFinite, "\(debugName).anchorPointZ: \(newValue) is not finite")
            update(\.anchorPointZ, to: newValue, "anchorPointZ")
        }
    }

    // MARK: - Appearance

    /// From 0 (invisible) to 1. The layer and its sublayers fade as one picture.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? state.opacity }
        set {
            if let view { view.alpha = CGFloat(newValue) } else { update(\.opacity, to: newValue, "opacity") }
        }
    }

    /// A hidden layer is not drawn, with all its sublayers.
    open var isHidden: Bool {
        get { view?.isHidden ?? state.isHidden }
        set { if let view { view.isHidden = newValue } else { update(\.isHidden, to: newValue, "hidden") } }
    }

    /// Whether the layer is drawn when its back is turned to the front.
    open var isDoubleSided: Bool {
        get { state.isDoubleSided }
        set { update(\.isDoubleSided, to: newValue, "doubleSided") }
    }

    /// Behind everything else in the bounds; nil for nothing.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColorStorage?.cgColor } ?? state.backgroundColor }
        set {
            if let view {
                view.setBackgroundColor(newValue.map { UIColor(cgColor: $0) })
            } else {
                update(\.backgroundColor, to: newValue, "backgroundColor")
            }
        }
    }

    /// Points; at most half of the shorter side is drawn. Rounds the background and the border, and with `masksToBounds` all.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { update(\.cornerRadius, to: newValue, "cornerRadius") }
    }

    /// Which corners `cornerRadius` rounds.
    open var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set { update(\.maskedCorners, to: newValue, "maskedCorners") }
    }

    /// What curve rounds the corners.
    open var cornerCurve: CALayerCornerCurve {
        get { state.cornerCurve }
        set { update(\.cornerCurve, to: newValue, "cornerCurve") }
    }

    /// How much longer the corners of a curve are than their radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528_66 : 1
    }

    /// Points, inside the bounds, above the content and sublayers.
    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { update(\.borderWidth, to: newValue, "borderWidth") }
    }

    /// The colour of the border; nil for none.
    open var borderColor: CGColor? {
        get { state.borderColor }
        set { update(\.borderColor, to: newValue, "borderColor") }
    }

    /// Whether content and sublayers are cut at the bounds and their rounded corners; a shadow is cut, too, so that only that of a
    /// `shadowPath` is seen, inside.
    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set { update(\.masksToBounds, to: newValue, "masksToBounds") }
    }

    /// A layer in this one's coordinates whose opacity all of this one is multiplied with; it is in no other layer.
    open var mask: CALayer? {
        get { maskStorage ?? view?.mask?.layer ?? presentedMask }
        set { setMask(newValue) }
    }

    /// How the layer and its sublayers are put together with what is behind them in the window: the name of one of Core Image's blend
    /// modes, such as "multiplyBlendMode" or "softLightBlendMode". Nil for over it. Other names leave it so, with a warning.
    open var compositingFilter: Any? {
        get { state.compositing.filterName }
        set { update(\.compositing, to: BlendMode(compositingFilter: newValue), "compositingFilter") }
    }

    /// Whether the layer and its sublayers are to be kept as one picture between frames. The picture is the same: what did not
    /// change is not drawn again anyway.
    open var shouldRasterize: Bool {
        get { extras?.isRasterized ?? false }
        set { writableExtras.isRasterized = newValue }
    }

    /// The pixels to a point of such a picture. What is drawn is always as sharp as the screen.
    open var rasterizationScale: CGFloat {
        get { extras?.rasterizationScale ?? 1 }
        set { writableExtras.rasterizationScale = newValue }
    }

    /// Whether the content is said to fill the bounds; of a view's layer the view's. What is drawn is the same.
    open var isOpaque: Bool {
        get { view?.isOpaque ?? extras?.isOpaque ?? false }
        set { if let view { view.isOpaque = newValue } else { writableExtras.isOpaque = newValue } }
    }

    /// Whether the edges of turned layers are to be smooth, which they are in any case.
    open var allowsEdgeAntialiasing: Bool {
        get { extras?.allowsEdgeAntialiasing ?? false }
        set { writableExtras.allowsEdgeAntialiasing = newValue }
    }

    /// Whether content may be drawn beside the main thread, where all is drawn but what code says to draw.
    open var drawsAsynchronously: Bool {
        get { extras?.drawsAsynchronously ?? false }
        set { writableExtras.drawsAsynchronously = newValue }
    }

    // MARK: - Shadow

    open var shadowColor: CGColor? {
        get { state.shadowColor }
        set { update(\.shadowColor, to: newValue, "shadowColor") }
    }

    /// From 0, which is none, to 1.
    open var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { update(\.shadowOpacity, to: newValue, "shadowOpacity") }
    }

    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { update(\.shadowOffset, to: newValue, "shadowOffset") }
    }

    /// The standard deviation of the blur, in points.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { update(\.shadowRadius, to: newValue, "shadowRadius") }
    }

    /// The shape that casts the shadow, in the layer's coordinates; nil for what the layer and its sublayers draw.
    open var shadowPath: CGPath? {
        get { state.shadowPath }
        set { update(\.shadowPath, to: newValue?.copy(), "shadowPath") }
    }

    // MARK: - Contents

    /// A `CGImage` above the background; nil for none, and anything else is none.
    open var contents: Any? {
        get { state.contents?.image }
        set { update(\.contents, to: (newValue as? CGImage).map { LayerImage($0) }, "contents") }
    }

    /// The part of the contents that is shown, in parts of their size.
    open var contentsRect: CGRect {
        get { state.contentsRect }
        set { update(\.contentsRect, to: newValue, "contentsRect") }
    }

    open var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set { update(\.contentsGravity, to: newValue, "contentsGravity") }
    }

    /// The contents' pixels to a point, where their gravity does not stretch them. What is drawn by code is always sharp.
    open var contentsScale: CGFloat {
        get { state.contentsScale }
        set { update(\.contentsScale, to: newValue, "contentsScale") }
    }

    /// The part of the contents, in parts of the size of `contentsRect`, that is stretched both ways where their gravity is a resizing
    /// one. What is above and below is stretched to the sides only, what is beside it up and down, and corners keep their
    /// size. What does not lie in the contents is all of them.
    open var contentsCenter: CGRect {
        get { state.contentsCenter }
        set { update(\.contentsCenter, to: newValue, "contentsCenter") }
    }

    /// How contents are drawn larger than they are. What is no filter's name is `linear`.
    open var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(state.contentsFilters.magnification) }
        set { update(\.contentsFilters.magnification, to: newValue.filter, "magnificationFilter") }
    }

    /// How contents are drawn smaller than they are. What is no filter's name is `linear`.
    open var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(state.contentsFilters.minification) }
        set { update(\.contentsFilters.minification, to: newValue.filter, "minificationFilter") }
    }

    /// Gives the layer content: the delegate's `display(_:)`, else what `draw(in:)` draws. Called before the next frame after
    /// `setNeedsDisplay()`.
    open func display() {
        if let delegate { delegate.display(self) } else { drawPicture() }
    }

    /// Draws the content in the layer's coordinates; calls the delegate unless overridden.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Asks for the layer's content anew before the next frame.
    open func setNeedsDisplay() { askForDisplay() }
    /// As `setNeedsDisplay()`: pictures are drawn anew as a whole.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    /// Whether `display()` is to be called.
    open func needsDisplay() -> Bool { view?.needsDraw ?? needsPicture }
    /// Calls `display()` if the layer waits for it.
    open func displayIfNeeded() { displayIfWaiting() }

    // MARK: - Layout

    /// Places sublayers; calls the delegate unless overridden.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// Asks for `layoutSublayers()` before the next frame.
    open func setNeedsLayout() { askForLayout() }
    /// Whether `layoutSublayers()` is to be called.
    open func needsLayout() -> Bool { view?.layoutNode.flags.contains(.layout) ?? isWaitingForLayout }
    /// Lays out this layer and those in it, if they wait for it.
    open func layoutIfNeeded() { layOutTree() }

    // MARK: - Tree

    /// Back to front; of a view's layer those of the subviews are among them. Nil when there are none.
    open var sublayers: [CALayer]? {
        get {
            let all =
                modelStorage.map { $0.children.compactMap { $0.layer.presentation() } }
                ?? children.map(\.layer)
            return all.isEmpty ? nil : all
        }
        set { setSublayers(newValue ?? []) }
    }

    open var superlayer: CALayer? {
        modelStorage.map { $0.superlayer?.presentation() } ?? looseOwner ?? view?.superview?.layer
    }

    /// Adds a layer in front of the others, taken from its former superlayer.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

    /// Adds a layer at an index from back to front; in front of all when there are not as many.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Adds a layer right behind a sublayer; in front of all when `sibling` is none.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    /// Adds a layer right in front of a sublayer; in front of all when `sibling` is none.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    /// Puts a layer in the place of a sublayer; does nothing when `oldLayer` is none.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
        insert(newLayer, beside: oldLayer, offset: 0)
        oldLayer.removeFromSuperlayer()
    }

    /// Takes the layer out of its superlayer, or from the layer that it masks; a view's with the view.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: - Converting

    /// A point of this layer's coordinates in those of another; in those around the topmost layer for nil.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }

    /// A point of another layer's coordinates in those of this one; of those around the topmost layer for nil.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l) }

    /// The box around what a rectangle becomes in another layer's coordinates.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.mapped { convert($0, to: l) } }

    /// The box around what a rectangle of another layer becomes in this one's coordinates.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.mapped { convert($0, from: l) } }

    /// A time of another layer's clock on this one's; of the scene's for nil.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        clock(l.map { $0.clock.inverse(t) } ?? t)
    }

    /// A time of this layer's clock on another one's; on the scene's for nil.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = clock.inverse(t)
        return l.map { $0.clock(time) } ?? time
    }

    // MARK: - Touching

    /// The deepest sublayer at a point in the superlayer's coordinates, by the model's values; nil outside of the layer.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitTest(p, depth: 0) }

    /// The size that the layer would have by itself, in its superlayer's points: the one that it has.
    open func preferredFrameSize() -> CGSize { frame.size }

    /// Whether a point of the layer's coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// How a change of this name is shown by default: by what `actions` has, and nil there leaves the usual animation.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// How a change of this name is shown: what the delegate says, else `actions`, else `defaultAction(forKey:)`, else the
    /// usual animation. Nil for none.
    open func action(forKey event: String) -> (any CAAction)? { usualAction(forKey: event) }

    // MARK: - Animations

    /// Shows a copy of an animation from now on, in place of that which has the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

    /// Ends an animation; its delegate is told that it has not finished.
    open func removeAnimation(forKey key: String) {
        end(finished: false) { $0.key == key }
    }

    /// Ends all animations, those of `UIView.animate` among them.
    open func removeAllAnimations() { endAll() }

    /// The keys of the layer's animations, in the order in which they were added; nil when there are none. Those of
    /// `UIView.animate` have no keys.
    open func animationKeys() -> [String]? {
        let keys = animations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// The layer's copy of an animation.
    open func animation(forKey key: String) -> CAAnimation? {
        animations.last { $0.key == key }?.animation
    }

    // MARK: - Time

    /// Seconds of the superlayer's clock at which this layer's time is `timeOffset`. Before, the layer is not shown, unless
    /// `fillMode` says so.
    open var beginTime: CFTimeInterval {
        get { timing?.beginTime ?? 0 }
        set { updateTiming { $0.beginTime = newValue } }
    }

    /// How fast time goes for the animations of this layer and its sublayers: 0 stops them where they are.
    open var speed: Float {
        get { timing?.speed ?? 1 }
        set { updateTiming { $0.speed = newValue } }
    }

    /// Seconds that are added to the layer's time.
    open var timeOffset: CFTimeInterval {
        get { timing?.timeOffset ?? 0 }
        set { updateTiming { $0.timeOffset = newValue } }
    }

    /// Seconds of the layer's time, infinite unless set. After them it begins again, or goes back, as often as
    /// `repeatCount` or `repeatDuration` say; then the layer is not shown any more, unless `fillMode` holds it.
    open var duration: CFTimeInterval {
        get { timing?.duration ?? .infinity }
        set { updateTiming { $0.duration = newValue } }
    }

    /// Seconds for which the layer goes through its time again and again, in place of `repeatCount`; 0 is none.
    open var repeatDuration: CFTimeInterval {
        get { timing?.repeatDuration ?? 0 }
        set { updateTiming { $0.repeatDuration = newValue } }
    }

    /// Whether the layer's time goes back each time it has come to its end.
    open var autoreverses: Bool {
        get { timing?.autoreverses ?? false }
        set { updateTiming { $0.autoreverses = newValue } }
    }

    /// Whether the layer is shown before its time as it is at the beginning, and after it as it is at the end.
    open var fillMode: CAMediaTimingFillMode {
        get { timing?.fillMode ?? .removed }
        set { updateTiming { $0.fillMode = newValue } }
    }

    /// How often the layer goes through its time; 0 is once, and need not be a whole number.
    open var repeatCount: Float {
        get { timing?.repeatCount ?? 0 }
        set { updateTiming { $0.repeatCount = newValue } }
    }

    // MARK: - Values by name

    /// A value by its name, as animations know it: numbers, points, sizes and rectangles as an `NSValue`, colours as a `CGColor`,
    /// transforms as a `CATransform3D`. Under other names what was set.
    open func value(forKey key: String) -> Any? { keyValue(key) }

    /// Sets a value by its name with the action of such a change. Values of another kind are none; under a name that is none of an
    /// animation's the layer keeps any value.
    open func setValue(_ value: Any?, forKey key: String) { setKeyValue(value, key) }

    /// As `value(forKey:)`, or a part of a value, such as `transform.rotation.z`.
    open func value(forKeyPath keyPath: String) -> Any? {
        keyPath.contains(".") ? keyValue(keyPath) : value(forKey: keyPath)
    }

    /// As `setValue(_:forKey:)`, or a part of a value, such as `transform.rotation.z`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if keyPath.contains(".") { setKeyValue(value, keyPath) } else { setValue(value, forKey: keyPath) }
    }

    // MARK: - What is shown

    /// A copy of the layer as it is shown now, animated; its sublayers are such copies, too. Nil for a layer in no window.
    open func presentation() -> Self? {
        guard modelStorage == nil, scene != nil else { return modelStorage == nil ? nil : self }
        scene?.animator.updatePresentation()
        return makePresentation() as? Self
    }

    /// The layer that this one shows; itself for any other.
    open func model() -> Self { modelStorage as? Self ?? self }

    /// Draws the layer and all in it to a context, at its bounds' place in user space.
    open func render(in ctx: CGContext) { draw(in: ctx, from: bounds.origin) }
}
