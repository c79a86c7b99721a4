import Drydock

/// Tables and collection views that fill screens.
enum ListScreenCases {
    static let all = [
        plainTableOfTenRows320Wide, collectionViewWithinTheMarginsOfIphoneSeItemsIn,
        collectionViewWithinTheMarginsOfIphone8ItemsIn, collectionViewWithinTheMarginsOfIphoneMaxItemsIn,
    ]

    private static let plainTableOfTenRows320Wide = ConformanceCase(
        .lists,
        "plain table of ten rows, 320 wide",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTableViewController.1.png",
            system: "iOS 13 to 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 320, height: 568),
            scale: 3,
            traits: UITraitCollection(preferredContentSizeCategory: .medium),
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        ) {
            PictureViews.NumberController()
        }
        let bands = picture.bands(in: CGRect(x: 100, y: 20, width: 100, height: 440))
        facts.expect("separator", 10, bands.count)
        facts.expect("separator 1, top", 63.67, bands.top(0), within: 0.17)
        facts.expect("separator 1, bottom", 64, bands.bottom(0), within: 0.17)
        facts.expect("separator 2, top", 107.67, bands.top(1), within: 0.17)
        facts.expect("separator 2, bottom", 108, bands.bottom(1), within: 0.17)
        facts.expect("separator 3, top", 151.67, bands.top(2), within: 0.17)
        facts.expect("separator 3, bottom", 152, bands.bottom(2), within: 0.17)
        facts.expect("separator 4, top", 195.67, bands.top(3), within: 0.17)
        facts.expect("separator 4, bottom", 196, bands.bottom(3), within: 0.17)
        facts.expect("separator 5, top", 239.67, bands.top(4), within: 0.17)
        facts.expect("separator 5, bottom", 240, bands.bottom(4), within: 0.17)
        facts.expect("separator 6, top", 283.67, bands.top(5), within: 0.17)
        facts.expect("separator 6, bottom", 284, bands.bottom(5), within: 0.17)
        facts.expect("separator 7, top", 327.67, bands.top(6), within: 0.17)
        facts.expect("separator 7, bottom", 328, bands.bottom(6), within: 0.17)
        facts.expect("separator 8, top", 371.67, bands.top(7), within: 0.17)
        facts.expect("separator 8, bottom", 372, bands.bottom(7), within: 0.17)
        facts.expect("separator 9, top", 415.67, bands.top(8), within: 0.17)
        facts.expect("separator 9, bottom", 416, bands.bottom(8), within: 0.17)
        facts.expect("separator 10, top", 459.67, bands.top(9), within: 0.17)
        facts.expect("separator 10, bottom", 460, bands.bottom(9), within: 0.17)
        facts.expect("first row's text", edges: [17, 36, 25, 48], picture.box(0, 21, 60, 42), within: 1)
        facts.expect(
            "first separator",
            edges: [16, 63.67, 320, 64],
            picture.box(0, 60, 320, 6),
            within: 0.17
        )
        facts.expect("last row's text", edges: [17, 432, 25.33, 444], picture.box(0, 420, 60, 38), within: 1)
    }

    private static let collectionViewWithinTheMarginsOfIphoneSeItemsIn = ConformanceCase(
        .lists,
        "collection view within the margins of iphoneSe, items in a row",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testCollectionViewsWithMultipleScreenSizes.iphoneSe.png",
            system: "iOS 13 to 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 320, height: 568),
            scale: 3,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        ) {
            PictureViews.ItemController()
        }
        let columns = picture.columns(in: CGRect(x: 0, y: 200, width: 320, height: 20))
        facts.expect("item, columns", 2, columns.count)
        facts.expect("item 1, left", 16, columns.top(0), within: 0.17)
        facts.expect("item 1, right", 254, columns.bottom(0), within: 0.17)
        facts.expect("item 2, left", 274, columns.top(1), within: 0.17)
        facts.expect("item 2, right", 304, columns.bottom(1), within: 0.17)
        let bands = picture.bands(in: CGRect(x: 60, y: 0, width: 20, height: 568))
        facts.expect("item row", 1, bands.count)
        facts.expect("item row 1, top", 20, bands.top(0), within: 0.17)
        facts.expect("item row 1, bottom", 568, bands.bottom(0), within: 0.17)
    }

    private static let collectionViewWithinTheMarginsOfIphone8ItemsIn = ConformanceCase(
        .lists,
        "collection view within the margins of iphone8, items in a row",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testCollectionViewsWithMultipleScreenSizes.iphone8.png",
            system: "iOS 13 to 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 375, height: 667),
            scale: 3,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        ) {
            PictureViews.ItemController()
        }
        let columns = picture.columns(in: CGRect(x: 0, y: 200, width: 375, height: 20))
        facts.expect("item, columns", 2, columns.count)
        facts.expect("item 1, left", 16, columns.top(0), within: 0.17)
        facts.expect("item 1, right", 309, columns.bottom(0), within: 0.17)
        facts.expect("item 2, left", 329, columns.top(1), within: 0.17)
        facts.expect("item 2, right", 359, columns.bottom(1), within: 0.17)
        let bands = picture.bands(in: CGRect(x: 60, y: 0, width: 20, height: 667))
        facts.expect("item row", 1, bands.count)
        facts.expect("item row 1, top", 20, bands.top(0), within: 0.17)
        facts.expect("item row 1, bottom", 667, bands.bottom(0), within: 0.17)
    }

    private static let collectionViewWithinTheMarginsOfIphoneMaxItemsIn = ConformanceCase(
        .lists,
        "collection view within the margins of iphoneMax, items in a row",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testCollectionViewsWithMultipleScreenSizes.iphoneMax.png",
            system: "iOS 13 to 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 414, height: 896),
            scale: 3,
            safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        ) {
            PictureViews.ItemController()
        }
        let columns = picture.columns(in: CGRect(x: 0, y: 200, width: 414, height: 20))
        facts.expect("item, columns", 2, columns.count)
        facts.expect("item 1, left", 20, columns.top(0), within: 0.17)
        facts.expect("item 1, right", 320, columns.bottom(0), within: 0.17)
        facts.expect("item 2, left", 340, columns.top(1), within: 0.17)
        facts.expect("item 2, right", 394, columns.bottom(1), within: 0.17)
        let bands = picture.bands(in: CGRect(x: 60, y: 0, width: 20, height: 896))
        facts.expect("item row", 1, bands.count)
        facts.expect("item row 1, top", 44, bands.top(0), within: 0.17)
        facts.expect("item row 1, bottom", 862, bands.bottom(0), within: 0.17)
    }
}
