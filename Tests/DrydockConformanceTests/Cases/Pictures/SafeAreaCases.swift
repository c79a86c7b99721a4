import Drydock

/// Labels at the edges of the safe area.
enum SafeAreaCases {
    static let all = [
        labelsAtTheEdgesOfTheSafeAreaIphone, labelsAtTheEdgesOfTheSafeAreaIphoneAnd2,
        labelsAtTheEdgesOfTheSafeAreaIphoneAnd3, labelsAtTheEdgesOfTheSafeAreaIphoneAnd4,
        labelsAtTheEdgesOfTheSafeAreaIphoneAnd5, labelsAtTheEdgesOfTheSafeAreaIphoneAnd6,
    ]

    private static let labelsAtTheEdgesOfTheSafeAreaIphone = ConformanceCase(
        .layout,
        "labels at the edges of the safe area, iphone-se",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path: "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraits.iphone-se.png",
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
            PictureViews.EdgeController()
        }
        facts.expect(
            "label at the top",
            edges: [134.33, 23.33, 185.67, 35.67],
            picture.box(100, 20, 120, 40),
            within: 1
        )
        facts.expect(
            "label at the left",
            edges: [0.33, 287.67, 23, 300],
            picture.box(0, 264, 100, 60),
            within: 1
        )
        facts.expect(
            "label at the right",
            edges: [284, 287.67, 319.33, 302.67],
            picture.box(220, 264, 100, 60),
            within: 1
        )
        facts.expect(
            "label at the bottom",
            edges: [156.67, 554.33, 163, 564.67],
            picture.box(130, 538, 60, 28),
            within: 1
        )
    }

    private static let labelsAtTheEdgesOfTheSafeAreaIphoneAnd2 = ConformanceCase(
        .layout,
        "labels at the edges of the safe area, iphone-8",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path: "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraits.iphone-8.png",
            system: "iOS 13 to 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 375, height: 667),
            scale: 3,
            traits: UITraitCollection(preferredContentSizeCategory: .medium),
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        ) {
            PictureViews.EdgeController()
        }
        facts.expect(
            "label at the top",
            edges: [162, 23.33, 213.33, 35.67],
            picture.box(127.5, 20, 120, 40),
            within: 1
        )
        facts.expect(
            "label at the left",
            edges: [0.33, 337.33, 23, 349.67],
            picture.box(0, 313.5, 100, 60),
            within: 1
        )
        facts.expect(
            "label at the right",
            edges: [339, 337.33, 374.33, 352.33],
            picture.box(275, 313.5, 100, 60),
            within: 1
        )
        facts.expect(
            "label at the bottom",
            edges: [184.33, 653.33, 190.67, 663.67],
            picture.box(157.5, 637, 60, 28),
            within: 1
        )
    }

    private static let labelsAtTheEdgesOfTheSafeAreaIphoneAnd3 = ConformanceCase(
        .layout,
        "labels at the edges of the safe area, iphone-8-plus",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraits.iphone-8-plus.png",
            system: "iOS 13 to 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 414, height: 736),
            scale: 3,
            traits: UITraitCollection(preferredContentSizeCategory: .medium),
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        ) {
            PictureViews.EdgeController()
        }
        facts.expect(
            "label at the top",
            edges: [181.33, 23.33, 232.67, 35.67],
            picture.box(147, 20, 120, 40),
            within: 1
        )
        facts.expect(
            "label at the left",
            edges: [0.33, 371.67, 23, 384],
            picture.box(0, 348, 100, 60),
            within: 1
        )
        facts.expect(
            "label at the right",
            edges: [378, 371.67, 413.33, 386.67],
            picture.box(314, 348, 100, 60),
            within: 1
        )
        facts.expect(
            "label at the bottom",
            edges: [203.67, 722.33, 210, 732.67],
            picture.box(177, 706, 60, 28),
            within: 1
        )
    }

    private static let labelsAtTheEdgesOfTheSafeAreaIphoneAnd4 = ConformanceCase(
        .layout,
        "labels at the edges of the safe area, iphone-x",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path: "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraits.iphone-x.png",
            system: "iOS 13 to 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 375, height: 812),
            scale: 3,
            traits: UITraitCollection(preferredContentSizeCategory: .medium),
            safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        ) {
            PictureViews.EdgeController()
        }
        facts.expect(
            "label at the top",
            edges: [162, 47.33, 213.33, 59.67],
            picture.box(127.5, 44, 120, 40),
            within: 1
        )
        facts.expect(
            "label at the left",
            edges: [0.33, 404.67, 23, 417],
            picture.box(0, 381, 100, 60),
            within: 1
        )
        facts.expect(
            "label at the right",
            edges: [339, 404.67, 374.33, 419.67],
            picture.box(275, 381, 100, 60),
            within: 1
        )
        facts.expect(
            "label at the bottom",
            edges: [184.33, 764.33, 190.67, 774.67],
            picture.box(157.5, 748, 60, 28),
            within: 1
        )
    }

    private static let labelsAtTheEdgesOfTheSafeAreaIphoneAnd5 = ConformanceCase(
        .layout,
        "labels at the edges of the safe area, iphone-xr",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path: "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraits.iphone-xr.png",
            system: "iOS 13 to 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 414, height: 896),
            scale: 3,
            traits: UITraitCollection(preferredContentSizeCategory: .medium),
            safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        ) {
            PictureViews.EdgeController()
        }
        facts.expect(
            "label at the top",
            edges: [181.33, 47.33, 232.67, 59.67],
            picture.box(147, 44, 120, 40),
            within: 1
        )
        facts.expect(
            "label at the left",
            edges: [0.33, 446.67, 23, 459],
            picture.box(0, 423, 100, 60),
            within: 1
        )
        facts.expect(
            "label at the right",
            edges: [378, 446.67, 413.33, 461.67],
            picture.box(314, 423, 100, 60),
            within: 1
        )
        facts.expect(
            "label at the bottom",
            edges: [203.67, 848.33, 210, 858.67],
            picture.box(177, 832, 60, 28),
            within: 1
        )
    }

    private static let labelsAtTheEdgesOfTheSafeAreaIphoneAnd6 = ConformanceCase(
        .layout,
        "labels at the edges of the safe area, iphone-x-alternative",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraits.iphone-x-alternative.png",
            system: "iOS 13 to 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 812, height: 375),
            scale: 3,
            traits: UITraitCollection(preferredContentSizeCategory: .medium),
            safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44)
        ) {
            PictureViews.EdgeController()
        }
        facts.expect(
            "label at the top",
            edges: [380.33, 3.33, 431.67, 15.67],
            picture.box(346, 0, 120, 40),
            within: 1
        )
        facts.expect(
            "label at the left",
            edges: [44.33, 169.33, 67, 181.67],
            picture.box(44, 145.5, 100, 60),
            within: 1
        )
        facts.expect(
            "label at the right",
            edges: [732, 169.33, 767.33, 184.33],
            picture.box(668, 145.5, 100, 60),
            within: 1
        )
        facts.expect(
            "label at the bottom",
            edges: [402.67, 337.33, 409, 347.67],
            picture.box(376, 321, 60, 28),
            within: 1
        )
    }
}
