@_spi(Overriding) public import DrydockViews

/// A row of dots, one for each page, which shows the current one and leads to its neighbours.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.decode(self)
    }

    /// The page at which a finger went down, and where: dragging counts from there.
    private var dragStart: (page: Int, x: CGFloat)?
    private var wasDragged = false

    // MARK: - Pages

    /// At least 0; a current page beyond it becomes the last.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            guard numberOfPages != oldValue else { return }
            storedPage = min(storedPage, max(numberOfPages - 1, 0))
            invalidateIntrinsicContentSize()
            markDisplayNeeded()
        }
    }

    /// From 0; other values are taken as the nearest page.
    open var currentPage: Int {
        get { storedPage }
        set {
            let page = min(max(newValue, 0), max(numberOfPages - 1, 0))
            guard page != storedPage else { return }
            storedPage = page
            markDisplayNeeded()
        }
    }
    private var storedPage = 0

    /// Whether nothing is shown when there is one page or none.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { markDisplayNeeded() } }
    }

    private var showsDots: Bool { numberOfPages > 1 || !hidesForSinglePage }

    /// The colour of the other pages' dots; nil for white at three tenths.
    open var pageIndicatorTintColor: UIColor? {
        didSet { if pageIndicatorTintColor != oldValue { markDisplayNeeded() } }
    }

    /// The colour of the current page's dot; nil for white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { if currentPageIndicatorTintColor != oldValue { markDisplayNeeded() } }
    }

    /// Whether dragging along the dots moves through the pages.
    open var allowsContinuousInteraction = true

    // MARK: - Looks

    @_spi(Overriding) public override class var contentPlace: DrawnContent.Place? { .belowSubviews }

    @_spi(Overriding) public override func drawOwnContent(_ content: DrawnContent) {
        guard showsDots else { return }
        let others = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
        let current = currentPageIndicatorTintColor ?? .white
        let first = bounds.midX - CGFloat(numberOfPages - 1) * Constant.pitch / 2
        for place in visiblePlaces(from: first) {
            let page = isRightToLeft ? numberOfPages - 1 - place : place
            let dot = CGRect(
                x: first + CGFloat(place) * Constant.pitch - Constant.dot / 2,
                y: bounds.midY - Constant.dot / 2,
                width: Constant.dot,
                height: Constant.dot
            )
            // Dots on whole pixels would be of two sizes.
            content.fill(UIBezierPath(ovalIn: dot), page == storedPage ? current : others)
        }
    }

    /// The dots, counted from the left, that lie at least partly within the bounds.
    private func visiblePlaces(from first: CGFloat) -> Range<Int> {
        let pages = CGFloat(numberOfPages)
        let start = ((bounds.minX - first - Constant.dot / 2) / Constant.pitch).rounded(.down)
        let end = ((bounds.maxX - first + Constant.dot / 2) / Constant.pitch).rounded(.up)
        return Int(min(max(start, 0), pages))..<Int(min(max(end, 0), pages))
    }

    /// The size that so many pages want, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let width = CGFloat(max(pageCount, 0)) * Constant.pitch + Constant.margin
        let height = (Constant.height * pixelsPerPoint).rounded(.up) / pixelsPerPoint
        return CGSize(width: max(width, Constant.leastWidth), height: height)
    }

    /// The height depends on the screen's pixels.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        invalidateIntrinsicContentSize()
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: - Tracking

    @_spi(Overriding) public override var touchUpInsideEvents: UIControl.Event { .touchUpInside }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        dragStart = (storedPage, touch.location(in: self).x)
        wasDragged = false
        return showsDots
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard allowsContinuousInteraction, let dragStart else { return true }
        let pages = ((touch.location(in: self).x - dragStart.x) / Constant.pitch).rounded(.towardZero)
        guard wasDragged || pages != 0, pages.isFinite, abs(pages) < 1e9 else { return true }
        wasDragged = true
        move(to: dragStart.page + (isRightToLeft ? -Int(pages) : Int(pages)), with: event)
        return true
    }

    /// A tap on the half after the middle leads on, one on the other half back.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, !wasDragged, isInReach(touch, with: event) else { return }
        let isAfter = touch.location(in: self).x >= bounds.midX
        move(to: storedPage + (isAfter != isRightToLeft ? 1 : -1), with: event)
    }

    @_spi(Overriding) public override func adjustValue(by steps: Int) -> Bool {
        move(to: storedPage + steps, with: nil)
        return true
    }

    private func move(to page: Int, with event: UIEvent?) {
        let old = storedPage
        currentPage = page
        if storedPage != old { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.traits.formUnion([.adjustable, .updatesFrequently])
        own.value = "page \(numberOfPages == 0 ? 0 : currentPage + 1) of \(numberOfPages)"
        return own
    }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("numberOfPages", CGFloat(numberOfPages), unless: 0)
        description.append("currentPage", CGFloat(currentPage), unless: 0)
        description.append("hidesForSinglePage", hidesForSinglePage, unless: false)
        description.append("pageIndicatorTintColor", pageIndicatorTintColor)
        description.append("currentPageIndicatorTintColor", currentPageIndicatorTintColor)
    }

    /// Points. Source: pictures of three pages that iOS recorded at three pixels per point, where the height is 25.67.
    private enum Constant {
        static let dot: CGFloat = 7.5
        static let pitch: CGFloat = 17.5
        static let margin: CGFloat = 7.5
        /// Rounded up to a pixel.
        static let height: CGFloat = 25.5
        static let leastWidth: CGFloat = 60
    }
}
