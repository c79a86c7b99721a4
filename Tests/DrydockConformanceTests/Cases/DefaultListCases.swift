import Drydock

/// Default values of properties, as the reference states them.
enum DefaultListCases {
    static let all = [
        tableView, tableViewCell, collectionView, collectionViewCell, collectionViewFlowLayout,
        collectionViewCompositionalLayoutConfiguration, backgroundConfiguration,
    ]

    private static let tableView = ConformanceCase(
        .defaults,
        "UITableView",
        .document("UIKit reference, UITableView")
    ) { facts in
        let object = UITableView()
        facts.expect("style", .plain, object.style)
        facts.expect("rowHeight", UITableView.automaticDimension, object.rowHeight)
        facts.expect("sectionHeaderHeight", UITableView.automaticDimension, object.sectionHeaderHeight)
        facts.expect("sectionFooterHeight", UITableView.automaticDimension, object.sectionFooterHeight)
        facts.expect(
            "sectionHeaderTopPadding",
            UITableView.automaticDimension,
            object.sectionHeaderTopPadding
        )
        facts.expect("estimatedRowHeight", UITableView.automaticDimension, object.estimatedRowHeight)
        facts.expect(
            "estimatedSectionHeaderHeight",
            UITableView.automaticDimension,
            object.estimatedSectionHeaderHeight
        )
        facts.expect(
            "estimatedSectionFooterHeight",
            UITableView.automaticDimension,
            object.estimatedSectionFooterHeight
        )
        facts.expect("allowsSelection", true, object.allowsSelection)
        facts.expect("allowsMultipleSelection", false, object.allowsMultipleSelection)
        facts.expect("allowsSelectionDuringEditing", false, object.allowsSelectionDuringEditing)
        facts.expect(
            "allowsMultipleSelectionDuringEditing",
            false,
            object.allowsMultipleSelectionDuringEditing
        )
        facts.expect("isEditing", false, object.isEditing)
        facts.expect("separatorInsetReference", .fromCellEdges, object.separatorInsetReference)
        facts.expect("insetsContentViewsToSafeArea", true, object.insetsContentViewsToSafeArea)
        facts.expect("isPrefetchingEnabled", true, object.isPrefetchingEnabled)
        facts.expect("sectionIndexMinimumDisplayRowCount", 0, object.sectionIndexMinimumDisplayRowCount)
        facts.expect("backgroundView is nil", true, object.backgroundView == nil)
        facts.expect("tableHeaderView is nil", true, object.tableHeaderView == nil)
        facts.expect("tableFooterView is nil", true, object.tableFooterView == nil)
    }

    private static let tableViewCell = ConformanceCase(
        .defaults,
        "UITableViewCell",
        .document("UIKit reference, UITableViewCell")
    ) { facts in
        let object = UITableViewCell(style: .default, reuseIdentifier: nil)
        facts.expect("accessoryType", .none, object.accessoryType)
        facts.expect("editingAccessoryType", .none, object.editingAccessoryType)
        facts.expect("editingStyle", .none, object.editingStyle)
        facts.expect("selectionStyle", .default, object.selectionStyle)
        facts.expect("indentationLevel", 0, object.indentationLevel)
        facts.expect("indentationWidth", 10, object.indentationWidth)
        facts.expect("isHighlighted", false, object.isHighlighted)
        facts.expect("isSelected", false, object.isSelected)
        facts.expect("shouldIndentWhileEditing", true, object.shouldIndentWhileEditing)
        facts.expect("showsReorderControl", false, object.showsReorderControl)
        facts.expect(
            "automaticallyUpdatesContentConfiguration",
            true,
            object.automaticallyUpdatesContentConfiguration
        )
        facts.expect(
            "automaticallyUpdatesBackgroundConfiguration",
            true,
            object.automaticallyUpdatesBackgroundConfiguration
        )
    }

    private static let collectionView = ConformanceCase(
        .defaults,
        "UICollectionView",
        .document("UIKit reference, UICollectionView")
    ) { facts in
        let object = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        facts.expect("allowsSelection", true, object.allowsSelection)
        facts.expect("allowsMultipleSelection", false, object.allowsMultipleSelection)
        facts.expect("allowsSelectionDuringEditing", false, object.allowsSelectionDuringEditing)
        facts.expect(
            "allowsMultipleSelectionDuringEditing",
            false,
            object.allowsMultipleSelectionDuringEditing
        )
        facts.expect("isPrefetchingEnabled", true, object.isPrefetchingEnabled)
        facts.expect("backgroundView is nil", true, object.backgroundView == nil)
    }

    private static let collectionViewCell = ConformanceCase(
        .defaults,
        "UICollectionViewCell",
        .document("UIKit reference, UICollectionViewCell")
    ) { facts in
        let object = UICollectionViewCell()
        facts.expect("isHighlighted", false, object.isHighlighted)
        facts.expect("isSelected", false, object.isSelected)
        facts.expect(
            "automaticallyUpdatesContentConfiguration",
            true,
            object.automaticallyUpdatesContentConfiguration
        )
        facts.expect(
            "automaticallyUpdatesBackgroundConfiguration",
            true,
            object.automaticallyUpdatesBackgroundConfiguration
        )
    }

    private static let collectionViewFlowLayout = ConformanceCase(
        .defaults,
        "UICollectionViewFlowLayout",
        .document("UIKit reference, UICollectionViewFlowLayout")
    ) { facts in
        let object = UICollectionViewFlowLayout()
        facts.expect("itemSize", CGSize(width: 50, height: 50), object.itemSize)
        facts.expect("estimatedItemSize", .zero, object.estimatedItemSize)
        facts.expect("minimumLineSpacing", 10, object.minimumLineSpacing)
        facts.expect("minimumInteritemSpacing", 10, object.minimumInteritemSpacing)
        facts.expect("sectionInset", .zero, object.sectionInset)
        facts.expect("headerReferenceSize", .zero, object.headerReferenceSize)
        facts.expect("footerReferenceSize", .zero, object.footerReferenceSize)
        facts.expect("scrollDirection", .vertical, object.scrollDirection)
        facts.expect("sectionHeadersPinToVisibleBounds", false, object.sectionHeadersPinToVisibleBounds)
        facts.expect("sectionFootersPinToVisibleBounds", false, object.sectionFootersPinToVisibleBounds)
        facts.expect("sectionInsetReference", .fromContentInset, object.sectionInsetReference)
    }

    private static let collectionViewCompositionalLayoutConfiguration = ConformanceCase(
        .defaults,
        "UICollectionViewCompositionalLayoutConfiguration",
        .document("UIKit reference, UICollectionViewCompositionalLayoutConfiguration")
    ) { facts in
        let object = UICollectionViewCompositionalLayoutConfiguration()
        facts.expect("scrollDirection", .vertical, object.scrollDirection)
        facts.expect("interSectionSpacing", 0, object.interSectionSpacing)
        facts.expect("contentInsetsReference", .safeArea, object.contentInsetsReference)
    }

    private static let backgroundConfiguration = ConformanceCase(
        .defaults,
        "UIBackgroundConfiguration",
        .document("UIKit reference, UIBackgroundConfiguration")
    ) { facts in
        let object = UIBackgroundConfiguration.clear()
        facts.expect("cornerRadius", 0, object.cornerRadius)
        facts.expect("strokeWidth", 0, object.strokeWidth)
        facts.expect("strokeOutset", 0, object.strokeOutset)
        facts.expect("backgroundInsets", .zero, object.backgroundInsets)
        facts.expect("visualEffect is nil", true, object.visualEffect == nil)
    }
}
