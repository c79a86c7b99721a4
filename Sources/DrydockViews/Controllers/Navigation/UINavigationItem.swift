public import Foundation

/// What a navigation bar shows for one controller: title and buttons.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Whether the title is a large one, in a bar that prefers those.
    public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
        /// As it is for the item below on the stack; for the lowest, always.
        case automatic = 0
        case always = 1
        case never = 2
    }

    /// What the back button that leads back to this item says.
    public nonisolated enum BackButtonDisplayMode: Int, Sendable {
        /// The title where there is room, "Back" or nothing elsewhere.
        case `default` = 0
        /// "Back" where there is room.
        case generic = 1
        /// Nothing but the chevron.
        case minimal = 2
    }

    /// The bar that shows the item, or the back button that leads to it.
    var changed: (() -> Void)?

    public override init() {
        super.init()
    }

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Exists for subclasses' sake: archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: - Title

    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }

    /// A line above title and buttons, for which the bar is 30 points higher; nil or empty for none.
    open var prompt: String? {
        didSet { if prompt != oldValue { didChange() } }
    }

    /// Shown in place of the title, in its own size.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { didChange() } }
    }

    /// What `searchController` is, whose class is in a target above this one.
    package var search: (any BarSearch)? {
        didSet { if search !== oldValue { didChange() } }
    }

    /// Whether the search bar makes room for content that scrolls.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
    }

    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }

    // MARK: - Back button

    /// What leads back to this item, on the bar of the item above: title, image and tint are taken from it.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { didChange() } }
    }

    /// The title of the button that leads back to this item; nil for the item's title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { didChange() } }
    }

    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange() } }
    }

    /// Whether nothing leads back from this item.
    open var hidesBackButton: Bool {
        get { isBackButtonHidden }
        set { setHidesBackButton(newValue, animated: false) }
    }
    private var isBackButtonHidden = false

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != isBackButtonHidden else { return }
        isBackButtonHidden = hidesBackButton
        didChange(animated: animated)
    }

    /// Whether the left items stand beside the back button and not in its place.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }

    // MARK: - Buttons

    /// From the leading edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    private var leftItems: [UIBarButtonItem]?

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftItems = items
        didChange(animated: animated)
    }

    /// The first of the left items.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// From the trailing edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    private var rightItems: [UIBarButtonItem]?

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightItems = items
        didChange(animated: animated)
    }

    /// The first of the right items.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: - Look

    /// In place of the bar's, while the item is at its top; nil for the bar's.
    open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// In place of the bar's in a bar of little height.
    open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// In place of the bar's while no content lies behind it.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// In place of the bar's in a bar of little height while no content lies behind it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

    /// The item changed: its bar shows it anew, fading from one to the other if that is wanted.
    func didChange(animated: Bool = false) {
        for item in (leftItems ?? []) + (rightItems ?? []) {
            item.changed = { [weak self] in self?.didChange() }
        }
        backBarButtonItem?.changed = { [weak self] in self?.didChange() }
        for appearance in [
            standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance,
        ] {
            appearance?.changed = { [weak self] in self?.didChange() }
        }
        changed?()
    }
}
