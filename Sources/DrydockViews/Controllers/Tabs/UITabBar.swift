public import Foundation

/// Told of the items that the user chooses.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of items at the bottom of a screen, of which one is selected. Five of them are shown; there is no "More".
@preconcurrency @MainActor
open class UITabBar: UIView {
    private let ground = BarGround(shadowEdge: .top)
    private var buttons: [UITabBarButton] = []
    private var itemStorage: [UITabBarItem]?
    private var needsContent = true
    /// The tab bar controller whose bar this is; nil for a bar of its own.
    weak var owner: UITabBarController?

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

    /// Whom the bar tells; not to be set for the bar of a tab bar controller.
    open weak var delegate: (any UITabBarDelegate)? {
        willSet {
            require(
                owner == nil || newValue === owner,
                "UITabBar.delegate: the delegate of a tab bar controller's bar is the controller"
            )
        }
    }

    // MARK: - Items

    /// From the leading to the trailing end; the first five are shown.
    open var items: [UITabBarItem]? {
        get { itemStorage }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for item in itemStorage ?? [] { item.changed = nil }
        itemStorage = items
        for item in items ?? [] { item.changed = { [weak self] in self?.setNeedsContent() } }
        if !(items ?? []).contains(where: { $0 === selectedItem }) { selectedItem = nil }
        setNeedsContent()
        // At once: subclasses take away what they show otherwise.
        updateContent()
    }

    /// Nil while none is selected. Setting it tells nobody.
    open var selectedItem: UITabBarItem? {
        didSet {
            guard selectedItem !== oldValue else { return }
            updateSelection()
            let looks = [oldValue, selectedItem].flatMap {
                [$0?.standardAppearance, $0?.scrollEdgeAppearance]
            }
            if looks.contains(where: { $0 != nil }) { setNeedsContent() }
        }
    }

    private func updateSelection() {
        for (button, item) in zip(buttons, itemStorage ?? []) { button.isSelected = item === selectedItem }
    }

    private func itemTapped(_ item: UITabBarItem) {
        if owner == nil { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
        owner?.itemTapped(item)
    }

    // MARK: - Look

    /// Whether content goes on below the bar.
    open var isTranslucent = true {
        didSet {
            if isTranslucent != oldValue { setNeedsContent() }
            owner?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The colour of the ground; nil for that of the appearance.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { setNeedsContent() } }
    }

    /// Of the items that are not selected; nil for the system's grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { if unselectedItemTintColor != oldValue { setNeedsContent() } }
    }

    /// In place of the ground; an empty one for no ground at all. Nil for that of the appearance.
    open var backgroundImage: UIImage? { didSet { setNeedsContent() } }

    /// In place of the hairline, beside an image for the ground; an empty one for none.
    open var shadowImage: UIImage? { didSet { setNeedsContent() } }

    /// Black for a dark ground.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { setNeedsContent() } }
    }

    open var standardAppearance = UITabBarAppearance() {
        didSet {
            standardAppearance = UITabBarAppearance(barAppearance: standardAppearance)
            standardAppearance.changed = { [weak self] in self?.setNeedsContent() }
            setNeedsContent()
        }
    }

    /// The look while the content of the page ends above the bar; nil for the standard one without its ground.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance.map(UITabBarAppearance.init(barAppearance:))
            scrollEdgeAppearance?.changed = { [weak self] in self?.setNeedsContent() }
            setNeedsContent()
        }
    }

    /// Whether the content of the page ends above the bar.
    var isAtEdge = false {
        didSet { if isAtEdge != oldValue { setNeedsContent() } }
    }

    func setNeedsContent() {
        needsContent = true
        setNeedsLayout()
    }

    private func updateContent() {
        guard needsContent else { return }
        needsContent = false
        let look = shownAppearance
        ground.show(look)
        let items = itemAppearance(of: look)
        let taken = buttons.filter { $0.superview !== self }.map(\.item)
        for button in buttons { button.removeFromSuperview() }
        buttons = (itemStorage ?? []).prefix(UITabBar.mostItems).map { item in
            let button = UITabBarButton(
                item,
                appearance: items,
                idleColor: unselectedItemTintColor,
                isInline: isInline
            )
            button.addAction(
                UIAction { [weak self] _ in self?.itemTapped(item) },
                for: .primaryActionTriggered
            )
            if !taken.contains(where: { $0 === item }) { addSubview(button) }
            return button
        }
        updateSelection()
    }

    private static let mostItems = 5

    // MARK: - Size and layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height + safeAreaInsets.bottom)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsContent()
        invalidateIntrinsicContentSize()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContent()
        ground.frame = bounds
        let sides = safeAreaInsets
        let width = max(bounds.width - sides.left - sides.right, 0) / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            button.frame = CGRect(
                x: sides.left + CGFloat(place) * width,
                y: 0,
                width: width,
                height: min(bounds.height, height)
            )
        }
    }
}
