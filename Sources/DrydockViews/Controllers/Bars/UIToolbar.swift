public import Foundation

/// Says where a toolbar stands: see `position(for:)`.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A row of buttons at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    private let ground = BarGround(shadowEdge: .top)
    private var parts: [(item: UIBarButtonItem, view: UIView)] = []
    private var itemStorage: [UIBarButtonItem]?
    private var needsContent = true
    /// How far the ground goes on below the bar, in points.
    var groundOutset: CGFloat = 0 {
        didSet { if groundOutset != oldValue { setNeedsLayout() } }
    }

    /// The navigation controller whose bar this is; nil for a bar of its own.
    weak var owner: UINavigationController?
    /// Where the bar stood when its delegate was asked last.
    var position = UIBarPosition.bottom {
        didSet { if position != oldValue { setNeedsContent() } }
    }

    /// Who says where the bar stands; not to be set for the bar of a navigation controller.
    open weak var delegate: (any UIToolbarDelegate)? {
        willSet {
            require(
                owner == nil || newValue == nil,
                "UIToolbar.delegate: the toolbar of a navigation controller has no delegate"
            )
        }
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
        standardAppearance.changed = { [weak self] in self?.setNeedsContent() }
    }

    /// From the leading to the trailing end. Flexible spaces share what room is left.
    open var items: [UIBarButtonItem]? {
        get { itemStorage }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in itemStorage ?? [] { item.changed = nil }
        itemStorage = items
        for item in items ?? [] { item.changed = { [weak self] in self?.setNeedsContent() } }
        setNeedsContent()
        guard animated, window != nil else { return }
        let old = parts.map(\.view)
        parts = []
        updateContent()
        let new = parts.map(\.view)
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            for view in new { view.alpha = 0 }
        }
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) {
            for view in new { view.alpha = 1 }
            for view in old { view.alpha = 0 }
        } completion: { _ in
            for view in old { view.removeFromSuperview() }
        }
    }

    // MARK: - Look

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

    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            standardAppearance = UIToolbarAppearance(barAppearance: standardAppearance)
            standardAppearance.changed = { [weak self] in self?.setNeedsContent() }
            setNeedsContent()
        }
    }

    /// The look of a bar of little height; nil for the standard one.
    open var compactAppearance: UIToolbarAppearance? {
        didSet {
            compactAppearance = compactAppearance.map { UIToolbarAppearance(barAppearance: $0) }
            compactAppearance?.changed = { [weak self] in self?.setNeedsContent() }
            setNeedsContent()
        }
    }

    /// The look while the content of the page ends above the bar; nil for the standard one without its ground.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance.map { UIToolbarAppearance(barAppearance: $0) }
            scrollEdgeAppearance?.changed = { [weak self] in self?.setNeedsContent() }
            setNeedsContent()
        }
    }

    /// As `scrollEdgeAppearance`, of a bar of little height; nil for that.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            compactScrollEdgeAppearance = compactScrollEdgeAppearance.map {
                UIToolbarAppearance(barAppearance: $0)
            }
            compactScrollEdgeAppearance?.changed = { [weak self] in self?.setNeedsContent() }
            setNeedsContent()
        }
    }

    /// Whether the content of the page ends above the bar.
    var isAtEdge = false {
        didSet { if isAtEdge != oldValue { setNeedsContent() } }
    }

    /// By position and metrics.
    var backgroundImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:] {
        didSet { setNeedsContent() }
    }
    var shadowImages: [UIBarPosition: UIImage] = [:] {
        didSet { setNeedsContent() }
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
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
            setNeedsContent()
        }
    }

    private func setNeedsContent() {
        needsContent = true
        setNeedsLayout()
    }

    private func updateContent() {
        guard needsContent else { return }
        needsContent = false
        let look = shownAppearance
        ground.show(look)
        for part in parts { part.view.removeFromSuperview() }
        parts = (itemStorage ?? []).filter { !$0.isHidden }.map { item in
            let view: UIView
            if let custom = item.customView {
                view = BarViewHolder(custom)
            } else if item.isFixedSpace || item.isFlexibleSpace {
                view = UIView()
            } else {
                view = BarButton(
                    item,
                    appearance: item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
                )
            }
            addSubview(view)
            return (item, view)
        }
    }

    // MARK: - Size and layout

    /// Points.
    var height: CGFloat { isCompact ? 32 : 44 }

    var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContent()
        let above = attachedOutset
        ground.shadowEdge = isAtTop ? .bottom : .top
        ground.frame = CGRect(
            x: 0,
            y: -above,
            width: bounds.width,
            height: above + bounds.height + groundOutset
        )
        let sides = safeAreaInsets
        let margin = UINavigationBar.margin(forWidth: bounds.width) - BarButton.padding
        let start = sides.left + margin
        let end = bounds.width - sides.right - margin
        let widths = parts.map { item, view in
            item.isFlexibleSpace
                ? 0
                : item.isFixedSpace || item.customView != nil && item.width > 0
                    ? item.width : view.intrinsicContentSize.width
        }
        let flexible = parts.count { $0.item.isFlexibleSpace }
        let room = max(end - start - widths.reduce(0, +), 0) / CGFloat(max(flexible, 1))
        var position = start
        for ((item, view), width) in zip(parts, widths) {
            let width = item.isFlexibleSpace ? room : width
            let x = isRightToLeft ? bounds.width - position - width : position
            view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            position += width
        }
    }
}
