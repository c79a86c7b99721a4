public import DrydockViews

/// How a list made by a compositional layout looks.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The looks of a table.
    public nonisolated enum Appearance: Int, Sendable {
        case plain
        case grouped
        /// Sections stand apart from the sides, with round corners.
        case insetGrouped
        /// As `insetGrouped`, without a ground of its own.
        case sidebar
        /// As `plain`, without a ground of its own.
        case sidebarPlain
    }

    /// Where headers come from.
    public nonisolated enum HeaderMode: Int, Sendable {
        case none
        /// The data source, as supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first item of each section.
        case firstItemInSection
    }

    /// Where footers come from.
    public nonisolated enum FooterMode: Int, Sendable {
        case none
        /// The data source, as supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// Fits the separators of an item to it.
    public typealias ItemSeparatorHandler = (
        _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// Gives the actions of a swipe over an item's cell, a `UICollectionViewListCell`; nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    public let appearance: Appearance
    /// Actions beside a cell that is dragged towards its trailing edge.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Actions beside a cell that is dragged towards its leading edge.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Whether there are lines between cells.
    public var showsSeparators = true
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The collection view's ground, unless it has one of its own; nil for that of the appearance.
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The ground that the list gives its collection view.
    var ground: UIColor {
        backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
    var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
}

/// The lines above and below a cell of a list.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
    /// Whether a line is shown.
    public nonisolated enum Visibility: Int, Sendable {
        /// Below all cells but the last; in plain lists below that as well.
        case automatic
        case visible
        case hidden
    }

    /// Insets that follow the cell's text.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: 0,
        leading: .greatestFiniteMagnitude,
        bottom: 0,
        trailing: .greatestFiniteMagnitude
    )

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Leading and trailing count.
    public var topSeparatorInsets = automaticInsets
    /// Leading and trailing count.
    public var bottomSeparatorInsets = automaticInsets
    public var color = UIColor.separator

    let appearance: UICollectionLayoutListConfiguration.Appearance

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        appearance = listAppearance
    }
}

/// How a list shows one cell.
struct ListItemAppearance {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var isHeader: Bool
    var isFirst: Bool
    var isLast: Bool
    /// Nil for no lines.
    var separators: UIListSeparatorConfiguration?
}

extension NSCollectionLayoutSection {
    /// A section whose cells follow one another as in a table, each as high as its content wants.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(44)
        )
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let width = layoutEnvironment.container.contentSize.width
        let side = configuration.isInset ? width.systemMargin : 0
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        let hasHeader = configuration.headerMode == .supplementary
        if configuration.isGrouped {
            // Untitled sections of a grouped table are 35 points apart, 17⅔ of them before the next.
            section.contentInsets.top = hasHeader ? 0 : 17.5
            section.contentInsets.bottom = 17.5
        }
        let height = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(configuration.isGrouped ? 38 : 28)
        )
        if hasHeader {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: height,
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: height,
                    elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom
                )
            )
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout whose sections are lists.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// A list gives a collection view without a ground its own.
    func listWasMade(_ list: UICollectionLayoutListConfiguration, in view: UICollectionView) {
        if view.backgroundColor == nil { view.backgroundColor = list.ground }
        if isVertical { view.alwaysBounceVertical = true }
        if list.leadingSwipeActionsConfigurationProvider != nil
            || list.trailingSwipeActionsConfigurationProvider != nil
        {
            // Its recogniser is there from now on.
            _ = view.swiper
        }
    }

    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        sections.indices.contains(section) ? sections[section].section.list : nil
    }

    func listItem(at path: IndexPath) -> ListItemAppearance? {
        guard sections.indices.contains(path.section), let list = sections[path.section].section.list else {
            return nil
        }
        let count = sections[path.section].groups.count
        let isHeader = list.headerMode == .firstItemInSection && path.item == 0
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        var separators = list.showsSeparators && !isHeader ? list.separatorConfiguration : nil
        if let configuration = separators, let handler = list.itemSeparatorHandler {
            separators = handler(path, configuration)
        }
        return ListItemAppearance(
            appearance: list.appearance,
            isHeader: isHeader,
            isFirst: path.item == first,
            isLast: path.item == count - 1,
            separators: separators
        )
    }
}
