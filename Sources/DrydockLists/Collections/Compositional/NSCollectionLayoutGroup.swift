public import DrydockViews

/// Items in a row, in a column, or where a closure has them.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// Makes the items of a group in a container of the group's size.
    public typealias ItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

    /// How the items are set.
    enum Arrangement {
        case horizontal, vertical, custom(ItemProvider)
    }

    /// How often.
    enum Repetition {
        /// All of them, one after another, as often as they fit.
        case fill
        /// So many.
        case count(Int)
        /// So many, of equal lengths that fill the group.
        case equal(Int)
    }

    let arrangement: Arrangement
    let repetition: Repetition
    public let subitems: [NSCollectionLayoutItem]
    /// Between the items; nil for nothing.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ layoutSize: NSCollectionLayoutSize,
        _ arrangement: Arrangement,
        _ subitems: [NSCollectionLayoutItem],
        _ repetition: Repetition
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        self.repetition = repetition
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// A row of items, which are repeated as often as they fit.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, .fill)
    }

    /// A row of an item so many times, at the size that it has.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .count(max(count, 1)))
    }

    /// A row of an item so many times, each as wide as fills the group.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .equal(max(count, 1)))
    }

    /// A column of items, which are repeated as often as they fit.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, subitems, .fill)
    }

    /// A column of an item so many times, at the size that it has.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .count(max(count, 1)))
    }

    /// A column of an item so many times, each as high as fills the group.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .equal(max(count, 1)))
    }

    /// Items where a closure has them.
    public static func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping ItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [], .fill)
    }
}

/// An item of a group whose closure places its items.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// In the group, from its leading side.
    public let frame: CGRect
    /// What lies in front of items with lower numbers.
    public let zIndex: Int

    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    public init(frame: CGRect, zIndex: Int) {
        require(frame.isFinite, "NSCollectionLayoutGroupCustomItem: the frame \(frame) is not finite")
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}

/// What a layout is made for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// What holds sections, or the items of a group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// Points, with insets.
    var contentSize: CGSize { get }
    /// Points, without insets.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

extension CGSize {
    nonisolated func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0)
        )
    }
}
