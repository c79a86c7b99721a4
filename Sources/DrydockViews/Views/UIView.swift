/// A rectangle on the screen that draws itself, lays out its subviews and takes part in event handling.
///
/// This file holds what every view stores and what subclasses may override, which only a class's body can hold, and is the longer for
/// it; each facet's logic is in a `UIView+Facet.swift` beside it. All lengths are points.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // MARK: - Storage

    // What layout reads and writes comes first and together: with a thousand views it has to fit a cache.

    /// The frame's origin in the superview's coordinates.
    var frameOrigin: CGPoint
    package final var boundsStorage: CGRect
    /// Each view is asked for its subviews and its controller in each layout, for which checks at run time take
    /// long. No two accesses overlap: nothing is called while either is changed.
    @exclusivity(unchecked) package final var subviewStorage: [UIView] = []
    /// What layout knows about the view, and its place in the tree.
    @usableFromInline final let layoutNode = LayoutNode(isView: true)
    package final var superviewStorage: UIView? {
        get { layoutNode.above?.ownView }
        set { layoutNode.move(self, into: newValue) }
    }
    @exclusivity(unchecked) weak var windowStorage: UIWindow?
    /// The controller whose root view this is.
    @exclusivity(unchecked) package weak var viewController: UIViewController?
    /// What few views have.
    var extras: ViewExtras?
    /// Whether `draw(_:)` is to be called before the next frame: since `setNeedsDisplay()` or changed traits.
    var needsDraw = true
    @exclusivity(unchecked) var tintColorStorage: UIColor?
    /// The tint of the nearest view above that has one of its own.
    @exclusivity(unchecked) var inheritedTintColor: UIColor?
    /// What this view and those above it override; nil where nobody does.
    @exclusivity(unchecked) var traitChain: TraitOverrideChain?
    /// What the view's scene had when the view was last brought up to date with it; before its first scene, what was current when
    /// the view was made. With `traitChain` it gives the traits that the view was last told of, from which a change is measured.
    @exclusivity(unchecked) var sceneTraits: UITraitCollection
    var traitStateStorage: TraitState?

    /// Nil until somebody asks for it.
    @exclusivity(unchecked) package final var layerStorage: CALayer?
    /// What the view is drawn by, and its place among layers. Made when it is first asked for.
    open var layer: CALayer { layerStorage ?? makeLayer() }
    /// What kind of layer the view has: `CALayer` unless overridden.
    open class var layerClass: AnyClass { CALayer.self }

    /// A number of your own to find the view by.
    open var tag = 0
    /// A name for tests, logs and tree printouts; never shown.
    open var accessibilityIdentifier: String?
    /// Whether touches reach this view and its subviews.
    open var isUserInteractionEnabled = true
    /// Whether further touches reach the view while it has one.
    open var isMultipleTouchEnabled = false
    /// Whether the view gets no touch while another view of the window has one, and the others none while it has.
    open var isExclusiveTouch = false

    // MARK: - Making a view

    public init(frame: CGRect) {
        let frame = frame.isNull ? .zero : frame.standardized
        precondition(frame.isFinite, "UIView.init(frame:): \(frame) is not finite")
        sceneTraits = .current
        frameOrigin = frame.origin
        boundsStorage = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    /// A view of a nib, with its subviews, once this has returned; no outlet is connected yet. An empty view of any other coder.
    public required init?(coder: NSCoder) {
        sceneTraits = .current
        frameOrigin = .zero
        boundsStorage = .zero
        super.init()
        coder.nib?.decode(self)
    }

    nonisolated deinit {
        Deinitialisation.run(onMain: { die() }, elsewhere: { takeRemains() })
    }

    // MARK: - Geometry

    /// The view's rectangle in its superview's coordinates: under a transform, the smallest one around the view.
    open var frame: CGRect {
        get { transformedFrame }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in its own coordinates; a changed size keeps the centre where it is.
    open var bounds: CGRect {
        get { boundsStorage }
        set { setBounds(newValue) }
    }

    /// Where the anchor point, usually the middle of the bounds, lies in the superview's coordinates, whatever the transform.
    open var center: CGPoint {
        get { anchoredCenter }
        set { setCenter(newValue) }
    }

    /// How the view is drawn and touched: turned, scaled or skewed around its centre. Layout does not know of it.
    open var transform: CGAffineTransform {
        get { extras?.transform ?? .identity }
        set { setting(.transform) { setTransform(newValue) } }
    }

    /// The point that the centre places and that the transform turns around, in parts of the size from the upper left. Another one
    /// moves the frame, and not the centre.
    open var anchorPoint: CGPoint {
        get { anchor }
        set { layer.anchorPoint = newValue }
    }

    /// Pixels a point: the screen's unless set. It is the `contentsScale` of the layer; what is drawn is as sharp as the screen with any.
    open var contentScaleFactor: CGFloat {
        get { extras?.contentScaleFactor ?? max(traitCollection.displayScale, 1) }
        set { setContentScaleFactor(newValue) }
    }

    /// A view whose opacity this one is multiplied with, in this view's coordinates; it is in no superview.
    open var mask: UIView? {
        get { extras?.mask }
        set { setMask(newValue) }
    }

    /// What the view collides with as a dynamic item.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The convex outline around (0, 0), its middle, for the type `path`.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: - Appearance

    /// Fills the bounds behind the content; nil leaves them clear.
    open var backgroundColor: UIColor? {
        get { backgroundColorStorage }
        set { setBackgroundColor(newValue) }
    }
    /// What is drawn, also where a subclass hands the property on to another view.
    final var backgroundColorStorage: UIColor?

    /// From 0 (invisible) to 1. The view and its subviews fade as one picture.
    open var alpha: CGFloat {
        get { alphaStorage }
        set { setting(.alpha) { setAlpha(newValue) } }
    }
    var alphaStorage: CGFloat = 1

    /// A hidden view is neither drawn nor touched, with all its subviews; it keeps its place in layout.
    open var isHidden = false {
        willSet { propertyWillChange(.hidden) }
        didSet {
            if isHidden != oldValue {
                markDisplayNeeded()
                hiddenDidChange()
            }
            propertyDidChange(.hidden, from: oldValue)
        }
    }

    /// Whether subviews are cut at the bounds, and at the corners that the layer rounds.
    open var clipsToBounds: Bool {
        get { layerStorage?.state.masksToBounds ?? false }
        set { layer.masksToBounds = newValue }
    }

    /// How content that has a size of its own is placed in the bounds.
    open var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { markDisplayNeeded() } }
    }

    /// The colour of interactive content: the view's own, else its superview's, else `systemBlue`.
    open var tintColor: UIColor! {
        get { shownTintColor }
        set { setTintColor(newValue) }
    }

    /// The colour that `tintColor` gives has changed, here or above.
    open func tintColorDidChange() {}
    /// Traits of this view have changed; the new ones are the current ones. Superviews were told before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The smallest size that text here is to have: traits of this view and all in it say nothing smaller. Nil for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitStateStorage?.sizeLimits.minimum }
        set { setSizeLimits { $0.minimum = newValue } }
    }
    /// The largest size that text here is to have: traits of this view and all in it say nothing larger. Nil for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitStateStorage?.sizeLimits.maximum }
        set { setSizeLimits { $0.maximum = newValue } }
    }

    /// Unchecked for overlapping accesses, as layout asks every view: none calls out while it lasts.
    @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
    }

    /// Whether the view promises to fill its bounds: where one that draws itself does not, and has no colour, it is black.
    open var isOpaque = true {
        didSet { if isOpaque != oldValue { markDisplayNeeded() } }
    }

    /// Whether `draw(_:)` begins with a clear picture, which it does in any case. Without, an override is to cover all of it, so that
    /// the picture is the same.
    open var clearsContextBeforeDrawing: Bool {
        get { extras?.keepsContext != true }
        set { withExtras { $0.keepsContext = !newValue } }
    }

    /// Draws the view's content, in its own coordinates, to `UIGraphicsGetCurrentContext()`; does nothing unless overridden.
    ///
    /// Called before the next frame when the view is first shown, after `setNeedsDisplay()`, when traits change, and, with
    /// the content mode `redraw`, when the size does. The picture is kept until then, as commands and not as pixels; with other
    /// content modes a new size moves or stretches it. It is cut at the bounds.
    open func draw(_ rect: CGRect) {}

    /// Asks for the view to be drawn anew in the next frame.
    open func setNeedsDisplay() {
        needsDraw = true
        markDisplayNeeded()
    }
    /// As `setNeedsDisplay()`: pictures are drawn anew as a whole, and pixels that stay the same are not touched.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    /// The class itself where it draws nothing by `draw(_:)`, so that views of just this class need not be asked. A subclass that does
    /// not say so of itself is asked, as it may override `draw(_:)`.
    @_spi(Overriding) open class var classWithoutDrawing: UIView.Type { UIView.self }
    /// Whether `draw(_:)` is called for each new size.
    var isRedrawnWhenResized: Bool {
        contentMode == .redraw || layerStorage?.needsDisplayOnBoundsChange == true
    }
    /// Has the view's layer draw.
    func drawContent(in context: CGContext) { layer.drawingLayer.draw(in: context) }
    /// The traits that scaled fonts depend on have changed.
    @_spi(Overriding) open func fontSizesMayHaveChanged() {}
    /// What the view draws between its background and its subviews.
    func appendContent(to builder: inout DisplayListBuilder) {
        if type(of: self).contentPlace == .belowSubviews { builder.lend { drawOwnContent($0) } }
    }
    /// What the view draws over the layers that lie behind all subviews.
    func appendBehindSubviews(to builder: inout DisplayListBuilder) {
        if type(of: self).contentPlace == .behindSubviews { builder.lend { drawOwnContent($0) } }
    }
    /// Where `drawOwnContent(_:)` draws; nil for a class that has none.
    @_spi(Overriding) open class var contentPlace: DrawnContent.Place? { nil }
    /// Draws content that is no picture of its own.
    @_spi(Overriding) open func drawOwnContent(_ content: DrawnContent) {}
    /// The box, in the view's coordinates, around all that it draws without subviews and layer; nil when that is not known.
    var drawnBox: CGRect? { nil }
    /// Whether a subview that has an autoresizing mask follows the view's size by it.
    func resizesByMask(_ subview: UIView) -> Bool { true }

    // MARK: - The layer's delegate

    /// Gives the layer its content; calls `draw(_:in:)` unless overridden.
    open func display(_ layer: CALayer) { layer.drawPicture() }
    /// Draws the layer's content; calls `draw(_:)` for the view's own layer unless overridden.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        if layer.model() === layerStorage { draw(boundsStorage) }
    }
    /// Lays out what is in the layer; calls `layoutSubviews()` for the view's own layer unless overridden.
    open func layoutSublayers(of layer: CALayer) {
        if layer === layerStorage { layoutSubviews() }
    }
    /// How a change of the layer's values is shown: at once, but in blocks of `UIView.animate`.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === layerStorage else { return nil }
        let recorder = UIApplication.shared.animationRecorder
        guard recorder.isRecording else { return NSNull() }
        let animation = layer.usualAnimation(forKey: event)
        recorder.usualAnimation = animation
        return animation
    }

    // MARK: - Hierarchy

    /// The view that contains this one and keeps it alive.
    open var superview: UIView? { superviewStorage }
    /// Back to front.
    open var subviews: [UIView] { subviewStorage }
    /// The window that the view is in, through its superviews.
    open var window: UIWindow? { windowStorage }

    /// Adds the view in front of the others, taken from its former superview.
    open func addSubview(_ view: UIView) { insert(view, at: .front) }
    /// Adds the view at an index from back to front, taken from its former superview.
    /// In front of all subviews when there are not as many as `index`.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
    /// Adds the view right behind one of the subviews.
    /// In front of all subviews when `sibling` is none of them.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, below: sibling) }
    /// Adds the view right in front of one of the subviews.
    /// In front of all subviews when `sibling` is none of them.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, above: sibling) }
    /// Draws the subview last, over its siblings.
    open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }
    /// Draws the subview first, under its siblings.
    open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }
    /// Swaps two subviews, by their indices from back to front.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapSubviews(index1, index2) }
    /// The first view with this tag: this one, or the first found depth first.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
    /// Has the recogniser watch the touches in this view and no longer those of another. It gets touches that begin from now on.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Takes the recogniser off. A gesture under way is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { release(gestureRecognizer) }
    /// Takes the view out of its superview, and ends the constraints between it and what is outside of it.
    open func removeFromSuperview() { detach() }
    /// After a subview was added; does nothing unless overridden.
    open func didAddSubview(_ subview: UIView) {}
    /// Before a subview is taken out; does nothing unless overridden.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Before the superview changes; nil for none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// After the superview changed.
    open func didMoveToSuperview() {}
    /// Before the window changes; nil for none.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// After the window changed.
    open func didMoveToWindow() {}

    // MARK: - Layout

    /// Marks the view so that `layoutSubviews` runs before the next frame.
    open func setNeedsLayout() { markLayoutNeeded() }
    /// Lays out the view's tree now, if anything in it is marked.
    open func layoutIfNeeded() { layOutTree() }
    /// Places subviews; the override point for layout by hand. Constraint-based frames are already set.
    open func layoutSubviews() {}

    /// The size the content wants, `noIntrinsicMetric` for an axis without one.
    open var intrinsicContentSize: CGSize { .noIntrinsic }
    /// The content changed: layout asks for `intrinsicContentSize` again.
    open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }
    /// A subview's content wants another size.
    @_spi(Overriding) open func intrinsicContentSizeDidChange(of subview: UIView) {
        superview?.intrinsicContentSizeDidChange(inside: self)
    }
    /// A subview of a subview's content wants another size.
    @_spi(Overriding) open func intrinsicContentSizeDidChange(inside subview: UIView) {}

    /// The size that best fits `size`; the present size unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { boundsStorage.size }
    /// Takes the size that `sizeThatFits(_:)` gives for the present one; the origin stays.
    open func sizeToFit() { frame.size = sizeThatFits(boundsStorage.size) }

    /// Sets up constraints at the last moment before layout; call super as the last step.
    open func updateConstraints() {}
    /// Has `updateConstraints` called before the next layout.
    open func setNeedsUpdateConstraints() { mark(.constraints) }

    /// The size that the constraints in the view give it when it should be as close to a size as they let it.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }

    /// As `systemLayoutSizeFitting(_:)`, with how much each side of the target matters.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Whether the content's height follows from its width, as that of text does that may wrap. If so,
    /// `intrinsicContentSize` is the size unwrapped.
    @_spi(Overriding) open var wrapsContent: Bool { false }

    /// The size that wrapping content wants when it gets this width, in points, at most.
    @_spi(Overriding) open func intrinsicContentSize(fittingWidth width: CGFloat) -> CGSize {
        intrinsicContentSize
    }

    /// Where the first and the last line of text stand when the content gets this width, in points, or as much
    /// as it wants; nil for content without text, whose top and bottom edges stand for its baselines.
    @_spi(Overriding) open func textBaselines(fittingWidth width: CGFloat?) -> TextBaselines? { nil }

    /// The insets that turn the frame into the rectangle which constraints align.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints align, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame for the rectangle that constraints align.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }

    /// The view whose first baseline stands for this one's; that of the last by default.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view whose last baseline stands for this one's.
    open var forLastBaselineLayout: UIView { self }

    open override nonisolated var description: String { printed(super.description) }

    /// A nib has a subview to be added at an index.
    func insertDecodedSubview(_ subview: UIView, at index: Int) { insertSubview(subview, at: index) }
    /// A subview was hidden or shown.
    func subviewHiddenDidChange() {}
    /// The length of what is stacked, in points; nil for a view that stacks nothing.
    func stackedLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat? { nil }
    /// The safe area of a view without a superview.
    var ownSafeAreaInsets: UIEdgeInsets { .zero }
    /// What of a safe area is left for what the view contains.
    func safeAreaOfContent(_ safe: UIEdgeInsets) -> UIEdgeInsets { safe }
    /// Whether the view is as large as the window that it is a subview of.
    var fillsWindow: Bool { false }
    /// The properties of the class that can be observed, as key paths from a subclass.
    @_spi(Overriding) open class func observedPaths(from root: Any.Type) -> ObservedPaths {
        viewPaths(from: root)
    }
    /// What observers of `name.property` observe; nil for nothing.
    func observedPart(_ name: Substring) -> (any KeyValueObservable)? { nil }
    /// Whether a view that this one holds leaves it while something covers it, and is not just hidden.
    var partsFromCoveredViews: Bool { false }
    /// What a printout of the tree says of the view's content.
    @_spi(Overriding) open var shownText: String? { nil }

    /// Appends what the view is drawn by and laid out by. An override calls super first, and appends what it adds.
    @_spi(Overriding) open func describe(into description: inout ViewDescription) {
        describeCommon(into: &description)
    }

    /// The intrinsic size that follows from what `describe(into:)` tells; another one is told as such.
    @_spi(Overriding) open var describedContentSize: CGSize { .noIntrinsic }

    /// Override with true where `updateConstraints` makes the view's constraints. It is called before the first layout for
    /// a view that says so; here also for one that does not.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The space that content should keep from each edge, with the safe area where the view respects it.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }
    /// The margins that were set, by writing direction: 8 points at every edge by default. Of a controller's view each is
    /// at least the controller's `systemMinimumLayoutMargins`, and by default just that.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ownMargins }
        set { setMargins(newValue) }
    }

    /// After the layout margins changed; does nothing unless overridden.
    open func layoutMarginsDidChange() {}
    /// After the safe area changed; does nothing unless overridden.
    open func safeAreaInsetsDidChange() {}

    // MARK: - Events

    /// The view's controller if it has one, else the superview.
    open override var next: UIResponder? { viewController ?? superview }

    package override var responderWindow: UIWindow? { window }

    override var ownAccessibilityFrame: CGRect { convert(bounds, to: nil) }

    /// The deepest subview that contains the point, the topmost first; nil outside of the view.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTestSubviews(point, with: event)
    }

    /// Whether the point, in the view's coordinates, belongs to the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether a recogniser of this view, or of one around it whose touch came down on this view and on none in it, may begin; true unless
    /// overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: - Focus

    /// Whether the keyboard's focus may come to this view.
    open var canBecomeFocused: Bool { false }
    /// What the large-content viewer shows of the view where nothing else was set.
    @_spi(Overriding) open var ownLargeContent: (title: String?, image: UIImage?) { (nil, nil) }

    /// What the ring is drawn around while this view is focused; nil for none.
    @_spi(Overriding) open var focusRingView: UIView? { self }

    /// Whether the keyboard's focus is on this view.
    open var isFocused: Bool { window?.focusedView === self }
}
