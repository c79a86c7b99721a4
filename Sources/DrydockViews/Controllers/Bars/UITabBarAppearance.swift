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
        }
        observeItems()
    }

    /// Of items whose titles are below their images, as all are here.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { observeItems() } }

    private func observeItems() {
        stackedLayoutAppearance.changed = { [weak self] in self?.didChange() }
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
    /// Of the badge; nil for red.
    public var badgeBackgroundColor: UIColor? { didSet { changed?() } }
}

/// The look of a tab bar's items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    var changed: (() -> Void)? {
        didSet { for state in [normal, selected] { state.changed = changed } }
    }

    open private(set) var normal = UITabBarItemStateAppearance()
    open private(set) var selected = UITabBarItemStateAppearance()

    public override init() {
        super.init()
    }

    func copied() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (own, other) in [(copy.normal, normal), (copy.selected, selected)] {
            own.titleTextAttributes = other.titleTextAttributes
            own.iconColor = other.iconColor
            own.badgeBackgroundColor = other.badgeBackgroundColor
        }
        return copy
    }
}
