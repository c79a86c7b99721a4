public import Foundation

/// The bar at the top of a screen: title, back button and buttons of the topmost of a stack of items.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    private var stack: [UINavigationItem] = []
    private(set) var content: NavigationBarContent?
    private var needsContent = true
    private let ground = BarGround(shadowEdge: .bottom)
    /// The navigation controller whose bar this is; nil for a bar of its own.
    weak var owner: UINavigationController?
    /// How far the ground goes on above the bar, in points.
    var groundOutset: CGFloat = 0 {
        didSet { if groundOutset != oldValue { setNeedsLayout() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.nib?.decode(self)
    }

    private func setUp() {
        isOpaque = false
        addSubview(ground)
        addInteraction(UILargeContentViewerInteraction())
        observeAppearances()
    }

    /// Where the bar stood when its delegate was asked last.
    var position = UIBarPosition.top {
        didSet { if position != oldValue { setNeedsLayout() } }
    }

    /// Whom the bar asks and tells; not to be set for the bar of a navigation controller.
    open weak var delegate: (any UINavigationBarDelegate)? {
        willSet {
            require(
                owner == nil || newValue === owner,
                "UINavigationBar.delegate: the delegate of a navigation controller's bar is the controller"
            )
        }
    }

    // MARK: - Items

    /// From the bottom to the top.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        requireNoOwner("setItems")
        change(to: items ?? [], animated: animated)
    }

    open var topItem: UINavigationItem? { stack.last }

    /// The item below the top.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        requireNoOwner("pushItem")
        require(
            !stack.contains { $0 === item },
            "UINavigationBar.pushItem: the item \"\(item.title ?? "")\" is already in the bar"
        )
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(to: stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// - Returns: the item that is no longer in the bar; nil if there was only one, or the delegate refused.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        requireNoOwner("popItem")
        guard stack.count > 1, let item = stack.last,
            delegate?.navigationBar(self, shouldPop: item) ?? true
        else { return nil }
        change(to: stack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    private func requireNoOwner(_ method: String) {
        require(
            owner == nil,
            "UINavigationBar.\(method): the bar of a navigation controller shows the items of its controllers"
        )
    }

    private func change(to items: [UINavigationItem], animated: Bool) {
        let isPush = items.count > stack.count
        guard animated, let transition = beginTransition(to: items, isPush: isPush) else {
            setStack(items)
            return
        }
        UIView.animate(
            withDuration: SpringCurve.transitionDuration,
            delay: 0,
            curve: .spring(.transition),
            options: [],
            animations: { transition.place(at: 1) },
            completion: { _ in transition.finish() }
        )
    }

    /// Shows the top of these items at once.
    func setStack(_ items: [UINavigationItem]) {
        for item in stack { item.changed = nil }
        stack = items
        for item in stack { item.changed = { [weak self] in self?.setNeedsContent() } }
        setNeedsContent()
    }

    /// Shows the top of these items by a way that somebody else animates; nil if there is nothing to be moved.
    func beginTransition(to items: [UINavigationItem], isPush: Bool) -> NavigationBarTransition? {
        updateContent()
        let old = content
        setStack(items)
        guard let old, items.last != nil, window != nil else { return nil }
        content = nil
        owner?.barItemsDidChange()
        updateContent()
        guard let content else { return nil }
        UIView.performWithoutAnimation {
            content.frame = contentFrame
            content.layoutIfNeeded()
        }
        return NavigationBarTransition(from: old, to: content, isPush: isPush, isRightToLeft: isRightToLeft)
    }

    // MARK: - Look

    /// Whether titles may be large: 34 points at the usual size of text, in a line of their own.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { setNeedsContent() } }
    }

    /// Whether content goes on below the bar.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { setNeedsContent() } }
    }

    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { setNeedsContent() } }
    }

    /// The colour of the ground; nil for that of the appearance.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { setNeedsContent() } }
    }

    /// Font and colour of the title, where the appearance has none.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { setNeedsContent() }
    }

    /// Font and colour of the large title, where the appearance has none.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { setNeedsContent() }
    }

    /// In place of the hairline, if there is a background image, too.
    open var shadowImage: UIImage? {
        didSet { setNeedsContent() }
    }

    var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// A ground in place of the system's; one without size makes the bar clear.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        setNeedsContent()
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// In place of the chevron of the back button; nil for the chevron.
    open var backIndicatorImage: UIImage? {
        didSet { setNeedsContent() }
    }

    /// The look while content lies behind the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { standardAppearance = kept(standardAppearance) }
    }
    /// The look of a bar of little height; nil for the standard one.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { compactAppearance = compactAppearance.map(kept) }
    }
    /// The look while no content lies behind the bar; nil for the standard one without its ground.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(kept) }
    }
    /// The look of a bar of little height while no content lies behind it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(kept) }
    }

    private func kept(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy = UINavigationBarAppearance(barAppearance: appearance)
        copy.changed = { [weak self] in self?.setNeedsContent() }
        setNeedsContent()
        return copy
    }

    private func observeAppearances() {
        standardAppearance.changed = { [weak self] in self?.setNeedsContent() }
    }

    // MARK: - Size and layout

    /// Nil from a change of looks or of the size of text on.
    var knownLargeTitleHeight: CGFloat?

    /// Points, with as much of large title and search bar as there is room for.
    var height: CGFloat {
        height(withLargeTitle: owner == nil ? largeTitleHeight : min(largeTitleRoom, largeTitleHeight))
    }

    /// The height while content is pulled down.
    var stretchedHeight: CGFloat { height(withLargeTitle: largeTitleRoom) }

    private func height(withLargeTitle room: CGFloat) -> CGFloat {
        let search = showsSearchBar ? searchRoom : 0
        return isSearching ? search : promptHeight + rowHeight + (showsLargeTitle ? room : 0) + search
    }

    /// Points of a search bar's row at the usual size of text.
    private static let usualSearchHeight: CGFloat = 52

    var searchHeight: CGFloat { topItem?.search?.barHeight ?? UINavigationBar.usualSearchHeight }

    var showsSearchBar: Bool { owner != nil && topItem?.search != nil }

    /// Whether a search has taken the place of titles and buttons.
    var isSearching: Bool {
        guard owner != nil, let search = topItem?.search else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// Points at the bar's lower edge that scrolled content leaves to the search bar.
    var searchRoom = UINavigationBar.usualSearchHeight {
        didSet { if searchRoom != oldValue { setNeedsLayout() } }
    }

    /// Points below the row of titles that scrolled content leaves to the large title: fewer than its height while it
    /// collapses, more while content is pulled down.
    var largeTitleRoom = UINavigationBar.usualLargeTitleHeight {
        didSet {
            guard largeTitleRoom != oldValue else { return }
            setNeedsLayout()
            if (largeTitleRoom > 0) != (oldValue > 0) { updateSmallTitle(animated: true) }
        }
    }

    private func updateSmallTitle(animated: Bool) {
        guard showsLargeTitle, let title = content?.titleView as? UILabel else { return }
        let alpha: CGFloat = largeTitleRoom > 0 ? 0 : 1
        guard animated, window != nil else { return title.alpha = alpha }
        UIView.animate(withDuration: 0.15) { title.alpha = alpha }
    }

    /// How many points of scrolled content lie behind the bar; 0 or less for none.
    var contentDepth: CGFloat = 0 {
        didSet {
            guard contentDepth != oldValue else { return }
            if (contentDepth > 0) != (oldValue > 0) { groundNeedsUpdate() }
            ground.alpha = groundAlpha
        }
    }

    /// A ground that is not there before comes in over the first ten points, as Flutter's cupertino widgets have it.
    private var groundAlpha: CGFloat {
        contentDepth > 0 && edgeAppearance == nil ? min(contentDepth / 10, 1) : 1
    }

    private func groundNeedsUpdate() {
        if edgeAppearance == nil { ground.show(shownAppearance) } else { setNeedsContent() }
    }

    /// Whether the top item has a large title: what is `automatic` is as the item below.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, !isCompact else { return false }
        for item in stack.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never: return false
            case .automatic: continue
            }
        }
        return !stack.isEmpty
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContent()
        let outset = owner == nil ? attachedOutset : groundOutset
        ground.shadowEdge = barPosition == .bottom ? .top : .bottom
        ground.frame = CGRect(x: 0, y: -outset, width: bounds.width, height: bounds.height + outset)
        content?.rowHeight = rowHeight
        content?.isSearching = isSearching
        content?.searchRoom = showsSearchBar ? searchRoom : 0
        content?.frame = contentFrame
    }

    /// Beside what the screen's sides cover.
    private var contentFrame: CGRect {
        let sides = safeAreaInsets
        return CGRect(
            x: sides.left,
            y: 0,
            width: max(bounds.width - sides.left - sides.right, 0),
            height: owner == nil ? bounds.height : stretchedHeight
        )
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updatePosition()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (old, new) = (previousTraitCollection, traitCollection)
        let isSameSize = old?.preferredContentSizeCategory == new.preferredContentSizeCategory
        if old?.verticalSizeClass != new.verticalSizeClass || !isSameSize { setNeedsContent() }
    }

    // MARK: - Content

    private func setNeedsContent() {
        needsContent = true
        knownLargeTitleHeight = nil
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        owner?.viewIfLoaded?.setNeedsLayout()
    }

    private func updateContent() {
        guard needsContent || content == nil else { return }
        needsContent = false
        let appearance = shownAppearance
        ground.show(appearance)
        guard let item = stack.last else {
            content?.removeFromSuperview()
            content = nil
            return
        }
        let new = NavigationBarContent(
            item,
            backItem: backItem,
            look: NavigationBarContent.Look(
                appearance: appearance,
                titleAttributes: appearance.titleTextAttributes,
                largeTitleFont: largeTitleFont,
                largeTitleColor: appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor,
                isLargeTitle: showsLargeTitle
            )
        )
        new.rowHeight = rowHeight
        new.promptHeight = promptHeight
        new.backButton?.addAction(
            UIAction { [weak self] _ in self?.backButtonTapped() },
            for: .primaryActionTriggered
        )
        content?.removeFromSuperview()
        content = new
        addSubview(new)
        updateSmallTitle(animated: false)
    }

    private func backButtonTapped() {
        guard let owner else {
            popItem(animated: true)
            return
        }
        guard let item = topItem, owner.navigationBar(self, shouldPop: item) else { return }
        owner.popViewController(animated: true)
    }
}
