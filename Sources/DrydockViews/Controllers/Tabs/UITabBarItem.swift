public import Foundation

/// An item of a tab bar: an image over a title, with a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    public override init() {
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// An item with the system's title, in English, and its symbol.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
    }

    /// Exists for subclasses' sake: archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Shown while the item is selected; nil for `image`.
    open var selectedImage: UIImage? {
        didSet { if selectedImage != oldValue { didChange() } }
    }

    /// In an oval at the image's corner; nil for no oval.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { didChange() } }
    }

    /// Of the oval; nil for the bar's.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { didChange() } }
    }

    private(set) var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Font and colour of the badge, before those of the bar's appearance.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        badgeAttributes[state] = textAttributes
        didChange()
    }

    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    /// By how much the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange() } }
    }

    /// The look of the bar while the item is selected; nil for the bar's own.
    open var standardAppearance: UITabBarAppearance? { didSet { didChange() } }

    /// As above, for a bar with no content behind it.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { didChange() } }
}

extension UITabBarItem {
    /// Items that are the same in every app. Raw values are UIKit's.
    public nonisolated enum SystemItem: Int, Sendable {
        case more = 0
        case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed

        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.circle.fill"
            case .mostViewed: "list.number"
            }
        }
    }
}
