public import Foundation

/// The look of a tab bar: its ground and items.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    public override init() {
        super.init()
        observeItems()
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
            inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
            compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
        }
        observeItems()
    }

    /// Of items whose titles are below their images.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { observeItems() } }
    /// Of items whose titles are beside their images, in a wide bar.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { observeItems() } }
    /// As above, in a bar on a screen of little height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { observeItems() }
    }

    private func observeItems() {
        for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            items.changed = { [weak self] in self?.didChange() }
        }
        didChange()
    }
}

/// The look of tab bar items in one state.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance {
    fileprivate var changed: (() -> Void)?

    fileprivate init() {}

    /// Font and colour.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
    /// Of template images; nil for the bar's.
    public var iconColor: UIColor? { didSet { changed?() } }
    /// By how much the title is moved, in points.
    public var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
    /// Of the badge; nil for red.
    public var badgeBackgroundColor: UIColor? { didSet { changed?() } }
    /// Font and colour of the badge.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
    /// By how much the badge is moved, in points.
    public var badgePositionAdjustment = UIOffset.zero { didSet { changed?() } }
}

/// The look of a tab bar's items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    var changed: (() -> Void)? {
        didSet { for state in [normal, selected, disabled] { state.changed = changed } }
    }

    /// How title and image of an item stand to each other.
    public nonisolated enum Style: Int, Sendable {
        case stacked
        case inline
        case compactInline
    }

    open private(set) var normal = UITabBarItemStateAppearance()
    open private(set) var selected = UITabBarItemStateAppearance()
    open private(set) var disabled = UITabBarItemStateAppearance()

    public convenience override init() {
        self.init(style: .stacked)
    }

    /// The system's look, which is the same for all styles.
    public init(style: Style) {
        super.init()
    }

    func copied() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (own, other) in [(copy.normal, normal), (copy.selected, selected), (copy.disabled, disabled)] {
            own.titleTextAttributes = other.titleTextAttributes
            own.iconColor = other.iconColor
            own.titlePositionAdjustment = other.titlePositionAdjustment
            own.badgeBackgroundColor = other.badgeBackgroundColor
            own.badgeTextAttributes = other.badgeTextAttributes
            own.badgePositionAdjustment = other.badgePositionAdjustment
        }
        return copy
    }
}
