/// A view whose content may be larger than it, and is moved by dragging, wheel and keys.
///
/// The offset is the bounds' origin, always on a pixel. Subviews stand in the content's coordinates; constraints between their
/// edges and this view's, or `contentLayoutGuide`'s, decide `contentSize`. Motion is a function of time, see the article on
/// scrolling: it takes the same way at every frame rate.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegateOwner {
    // MARK: - Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isMultipleTouchEnabled = true
        configureScrolling()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configureScrolling()
        coder.nib?.decode(self)
    }

    private func configureScrolling() {
        layoutNode.isScrolling = true
        withExtras { $0.contentSize = .zero }
        addGestureRecognizer(holdRecognizer)
        addGestureRecognizer(panGestureRecognizer)
        panGestureRecognizer.addTarget(self, action: UIScrollView.panned)
        panGestureRecognizer.delegate = self as? any UIGestureRecognizerDelegate
    }

    /// What `delegate` is, whatever type a subclass gives that.
    public weak var scrollDelegate: (any UIScrollViewDelegate)?

    // MARK: - Content

    /// How large the content is, in points: set it, or have constraints decide. Zoomed, it is the size that is shown.
    open var contentSize: CGSize {
        get { contentExtent ?? .zero }
        set { setContentSize(newValue) }
    }

    /// The content's point in the top left corner. Setting it stops what moves; it is rounded to pixels and may lie outside of
    /// the content.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// Room around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        willSet { propertyWillChange(.contentInset) }
        didSet {
            require(contentInset.isFinite, "\(debugName).contentInset: \(contentInset) is not finite")
            if contentInset != oldValue { adjustedInsetMayHaveChanged() }
            propertyDidChange(.contentInset, from: oldValue)
        }
    }

    /// What of the safe area is added to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }

    /// Scrolls so that a point of the content is in the top left corner: evenly within 0.3 s when animated, with
    /// `scrollViewDidEndScrollingAnimation(_:)` after it.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls as little as possible so that a rectangle of the content can be seen, or as much of it as there is room for.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        reveal(rect, animated: animated)
    }

    /// `contentInset` and what the safe area adds to it.
    open var adjustedContentInset: UIEdgeInsets { makeAdjustedInset() }

    /// `adjustedContentInset` has changed; tells the delegate after this.
    open func adjustedContentInsetDidChange() {}

    /// The content's rectangle, from (0, 0): constraints between it and subviews decide `contentSize`.
    open var contentLayoutGuide: UILayoutGuide { layoutNode.contentGuide ?? UILayoutGuide() }
    /// The view's own rectangle, which does not scroll.
    open var frameLayoutGuide: UILayoutGuide { layoutNode.frameGuide ?? UILayoutGuide() }

    // MARK: - Scrolling

    /// Whether touches, wheel and keys scroll.
    open var isScrollEnabled = true {
        didSet {
            panGestureRecognizer.isEnabled = isScrollEnabled
            holdRecognizer.isEnabled = isScrollEnabled
        }
    }
    /// Whether a drag that begins along one axis stays on it.
    open var isDirectionalLockEnabled = false
    /// Whether scrolling ends at multiples of the view's size.
    open var isPagingEnabled = false
    /// Whether content can be dragged beyond its ends.
    open var bounces = true
    /// Whether it can be even where it fits.
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    /// How fast content slows down.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true
    /// Whether arrows, Page Up and Down, Home, End and Space scroll while the keyboard's focus is in the view.
    open var allowsKeyboardScrolling = true
    /// When scrolling has what is edited give up the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether fingers are on the content that may scroll it.
    open internal(set) var isTracking = false
    /// Whether fingers scroll the content.
    open internal(set) var isDragging = false
    /// Whether the content moves by itself after a drag.
    open var isDecelerating: Bool { motion?.kind == .deceleration }

    /// Whether touches wait for 0.15 s before subviews get them, in case they scroll.
    open var delaysContentTouches = true
    /// Whether a drag takes touches away from subviews that have them.
    open var canCancelContentTouches = true

    /// Whether a subview gets touches that began in it; true unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }
    /// Whether a drag may take the touches away from a subview: from all but controls unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// What drags the content. Its delegate is the scroll view, where a subclass says that it is one.
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
    let holdRecognizer = ScrollHoldGestureRecognizer()

    /// Whether constraints to `contentLayoutGuide` decide `contentSize`; not where the view measures what it shows itself.
    @_spi(Overriding) open var isContentSizedByGuide: Bool { true }

    /// Where content comes to rest after a drag, before the delegate is asked.
    /// - Parameter velocity: of the offset, in points a second.
    @_spi(Overriding) open func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        proposed
    }

    // MARK: - Zooming

    /// How small and how large content may be scaled.
    open var minimumZoomScale: CGFloat = 1 {
        didSet {
            require(
                minimumZoomScale.isFinite,
                "\(debugName).minimumZoomScale: \(minimumZoomScale) is not finite"
            )
            zoomLimitsDidChange()
        }
    }
    open var maximumZoomScale: CGFloat = 1 {
        didSet {
            require(!maximumZoomScale.isNaN, "\(debugName).maximumZoomScale: nan is no number")
            zoomLimitsDidChange()
        }
    }
    /// Whether a pinch may pass the limits, to come back.
    open var bouncesZoom = true
    /// How much larger `viewForZooming(in:)` is shown.
    open var zoomScale: CGFloat {
        get { zoom }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Scales the content around the middle of the view, within the limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        setZoom(scale, animated: animated)
    }

    /// Scales and moves the content so that a rectangle of it, in the coordinates of the view that is zoomed, fills the view as
    /// far as the limits let it.
    open func zoom(to rect: CGRect, animated: Bool) {
        fill(with: rect, animated: animated)
    }

    /// Whether fingers zoom the content.
    public internal(set) var isZooming = false
    /// Whether content that was zoomed too far comes back.
    public var isZoomBouncing: Bool { motion?.kind == .zoomBounce }
    /// What zooms the content; nil where the limits leave no room for that.
    public internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

    // MARK: - Indicators

    open var showsVerticalScrollIndicator = true {
        didSet { if !showsVerticalScrollIndicator { indicators?.remove(.vertical) } }
    }
    open var showsHorizontalScrollIndicator = true {
        didSet { if !showsHorizontalScrollIndicator { indicators?.remove(.horizontal) } }
    }
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators?.updateColor(of: self) }
    }
    /// Whether indicators keep clear of the safe area, unless content insets are never adjusted.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { setNeedsLayout() }
    }
    /// Room around the indicators, beside the safe area.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicatorInsetsDidChange(verticalScrollIndicatorInsets) }
    }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicatorInsetsDidChange(horizontalScrollIndicatorInsets) }
    }
    /// Both indicators' insets; the vertical one's when they differ.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Shows the indicators for a moment: call it when the view appears.
    open func flashScrollIndicators() { showIndicators(isFlash: true) }

    /// Shown above the content when that is pulled down far enough.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
    }

    // MARK: - State

    var zoom: CGFloat = 1
    package final var motion: ScrollMotion?
    package final var drag: ScrollDrag?
    package final var pinch: ScrollPinch?
    var indicators: ScrollIndicators?
    /// What the last layout knew.
    var knownInset = UIEdgeInsets.zero
    var knownSize = CGSize.zero
    /// The bar above that changes as the content moves.
    weak var followingBar: (any ScrollFollowingBar)?
    /// What has the bar below that changes as the content moves.
    weak var followingTabs: UITabBarController?
    /// What has the toolbar below that changes as the content moves.
    weak var followingToolbar: UINavigationController?
    /// How much less of the top that bar covers than at the content's beginning, in points.
    var collapsedInset: CGFloat = 0
    /// At the top, below a bar that is not collapsed; as it was last in a window.
    var insetInWindow: CGFloat?
    /// Calls of `scrollViewDidScroll(_:)` that are within each other.
    var didScrollDepth: UInt8 = 0
    /// Room that a refresh control takes while it refreshes.
    var refreshInset: CGFloat = 0 {
        didSet { if refreshInset != oldValue { adjustedInsetMayHaveChanged() } }
    }

    // MARK: - Overrides

    override func safeAreaOfContent(_ safe: UIEdgeInsets) -> UIEdgeInsets { safeAreaBesideInset(safe) }
    @_spi(Overriding) open override class func observedPaths(from root: Any.Type) -> ObservedPaths {
        scrollViewPaths(from: root)
    }
    override func observedPart(_ name: Substring) -> (any KeyValueObservable)? {
        name == "panGestureRecognizer" ? panGestureRecognizer : nil
    }

    open override var bounds: CGRect {
        willSet {
            guard let keyValueObservers, newValue.origin != boundsStorage.origin else { return }
            keyValueObservers.willChange(.contentOffset)
        }
        didSet {
            guard bounds.origin != oldValue.origin else { return }
            offsetDidChange()
            propertyDidChange(.contentOffset, from: oldValue.origin)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutScrolling()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetMayHaveChanged()
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        indicators?.bringToFront(in: self, unless: subview)
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { leaveWindow() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        indicators?.updateColor(of: self)
    }

    open override var canBecomeFocused: Bool { takesKeyboardFocus }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.contains(where: { $0.key.map(scroll(with:)) ?? false }) {
            super.pressesBegan(presses, with: event)
        }
    }

    @_spi(Overriding) open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        let size = contentSize
        description.append("contentSize", [size.width, size.height], unless: [0, 0])
        description.append("zoomScale", zoomScale, unless: 1)
    }
}
