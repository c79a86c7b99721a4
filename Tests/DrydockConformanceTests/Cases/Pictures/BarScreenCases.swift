import Drydock

/// Labels between bars.
enum BarScreenCases {
    static let all = [
        labelsBetweenANavigationBarAndATabBar, labelsBetweenANavigationBarAndATabBarAnd2,
        labelsBetweenANavigationBarAndATabBarAnd3, labelsBetweenANavigationBarAndATabBarAnd4,
        labelsBetweenANavigationBarAndATabBarAnd5,
    ]

    private static let labelsBetweenANavigationBarAndATabBar = ConformanceCase(
        .bars,
        "labels between a navigation bar and a tab bar, iphone-se",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsEmbeddedInTabNavigation.iphone-se.png",
            system: "iOS 13 or 14",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 320, height: 548),
            scale: 3,
            traits: UITraitCollection(preferredContentSizeCategory: .medium)
        ) {
            PictureViews.tabs()
        }
        facts.expect(
            "label at the top",
            edges: [134.33, 47.33, 185.67, 59.67],
            picture.box(100, 45, 120, 40),
            within: 1
        )
        facts.expect(
            "label at the left",
            edges: [0.33, 265.33, 23, 277.67],
            picture.box(0, 234, 100, 76),
            within: 1
        )
        facts.expect(
            "label at the right",
            edges: [284, 265.33, 319.33, 280.33],
            picture.box(220, 234, 100, 76),
            within: 1
        )
        facts.expect(
            "label at the bottom",
            edges: [156.67, 485.33, 163, 495.67],
            picture.box(130, 469, 60, 29),
            within: 1
        )
        facts.expect(
            "line under the navigation bar, top",
            44,
            picture.box(60, 42, 100, 4)?.minY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line under the navigation bar, bottom",
            44.33,
            picture.box(60, 42, 100, 4)?.maxY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line over the tab bar, top",
            498.67,
            picture.box(60, 497, 100, 4)?.minY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line over the tab bar, bottom",
            499,
            picture.box(60, 497, 100, 4)?.maxY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "add item",
            edges: [18, 13, 35.67, 31],
            picture.box(0, 2, 60, 40),
            within: 0.17,
            differs: [nil, nil, "the drawing of the symbol is larger", nil]
        )
    }

    private static let labelsBetweenANavigationBarAndATabBarAnd2 = ConformanceCase(
        .bars,
        "labels between a navigation bar and a tab bar, iphone-8",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsEmbeddedInTabNavigation.iphone-8.png",
            system: "iOS 13 or 14",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 375, height: 647),
            scale: 3,
            traits: UITraitCollection(preferredContentSizeCategory: .medium)
        ) {
            PictureViews.tabs()
        }
        facts.expect(
            "label at the top",
            edges: [162, 47.33, 213.33, 59.67],
            picture.box(127.5, 45, 120, 40),
            within: 1
        )
        facts.expect(
            "label at the left",
            edges: [0.33, 314.67, 23, 327],
            picture.box(0, 283.5, 100, 76),
            within: 1
        )
        facts.expect(
            "label at the right",
            edges: [339, 314.67, 374.33, 329.67],
            picture.box(275, 283.5, 100, 76),
            within: 1
        )
        facts.expect(
            "label at the bottom",
            edges: [184.33, 584.33, 190.67, 594.67],
            picture.box(157.5, 568, 60, 29),
            within: 1
        )
        facts.expect(
            "line under the navigation bar, top",
            44,
            picture.box(60, 42, 100, 4)?.minY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line under the navigation bar, bottom",
            44.33,
            picture.box(60, 42, 100, 4)?.maxY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line over the tab bar, top",
            597.67,
            picture.box(60, 596, 100, 4)?.minY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line over the tab bar, bottom",
            598,
            picture.box(60, 596, 100, 4)?.maxY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "add item",
            edges: [18, 13, 35.67, 31],
            picture.box(0, 2, 60, 40),
            within: 0.17,
            differs: [nil, nil, "the drawing of the symbol is larger", nil]
        )
    }

    private static let labelsBetweenANavigationBarAndATabBarAnd3 = ConformanceCase(
        .bars,
        "labels between a navigation bar and a tab bar, iphone-8-plus",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsEmbeddedInTabNavigation.iphone-8-plus.png",
            system: "iOS 13 or 14",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 414, height: 716),
            scale: 3,
            traits: UITraitCollection(preferredContentSizeCategory: .medium)
        ) {
            PictureViews.tabs()
        }
        facts.expect(
            "label at the top",
            edges: [181.33, 47.33, 232.67, 59.67],
            picture.box(147, 45, 120, 40),
            within: 1
        )
        facts.expect(
            "label at the left",
            edges: [0.33, 349.33, 23, 361.67],
            picture.box(0, 318, 100, 76),
            within: 1
        )
        facts.expect(
            "label at the right",
            edges: [378, 349.33, 413.33, 364.33],
            picture.box(314, 318, 100, 76),
            within: 1
        )
        facts.expect(
            "label at the bottom",
            edges: [203.67, 653.33, 210, 663.67],
            picture.box(177, 637, 60, 29),
            within: 1
        )
        facts.expect(
            "line under the navigation bar, top",
            44,
            picture.box(60, 42, 100, 4)?.minY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line under the navigation bar, bottom",
            44.33,
            picture.box(60, 42, 100, 4)?.maxY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line over the tab bar, top",
            666.67,
            picture.box(60, 665, 100, 4)?.minY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line over the tab bar, bottom",
            667,
            picture.box(60, 665, 100, 4)?.maxY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "add item",
            edges: [22, 13, 39.67, 31],
            picture.box(0, 2, 60, 40),
            within: 0.17,
            differs: [nil, nil, "the drawing of the symbol is larger", nil]
        )
    }

    private static let labelsBetweenANavigationBarAndATabBarAnd4 = ConformanceCase(
        .bars,
        "labels between a navigation bar and a tab bar, iphone-x",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsEmbeddedInTabNavigation.iphone-x.png",
            system: "iOS 13 or 14",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 375, height: 734),
            scale: 3,
            traits: UITraitCollection(preferredContentSizeCategory: .medium)
        ) {
            PictureViews.tabs()
        }
        facts.expect(
            "label at the top",
            edges: [162, 47.33, 213.33, 59.67],
            picture.box(127.5, 45, 120, 40),
            within: 1
        )
        facts.expect(
            "label at the left",
            edges: [0.33, 358.33, 23, 370.67],
            picture.box(0, 327, 100, 76),
            within: 1
        )
        facts.expect(
            "label at the right",
            edges: [339, 358.33, 374.33, 373.33],
            picture.box(275, 327, 100, 76),
            within: 1
        )
        facts.expect(
            "label at the bottom",
            edges: [184.33, 671.33, 190.67, 681.67],
            picture.box(157.5, 655, 60, 29),
            within: 1
        )
        facts.expect(
            "line under the navigation bar, top",
            44,
            picture.box(60, 42, 100, 4)?.minY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line under the navigation bar, bottom",
            44.33,
            picture.box(60, 42, 100, 4)?.maxY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line over the tab bar, top",
            684.67,
            picture.box(60, 683, 100, 4)?.minY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line over the tab bar, bottom",
            685,
            picture.box(60, 683, 100, 4)?.maxY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "add item",
            edges: [18, 13, 35.67, 31],
            picture.box(0, 2, 60, 40),
            within: 0.17,
            differs: [nil, nil, "the drawing of the symbol is larger", nil]
        )
    }

    private static let labelsBetweenANavigationBarAndATabBarAnd5 = ConformanceCase(
        .bars,
        "labels between a navigation bar and a tab bar, iphone-xr",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsEmbeddedInTabNavigation.iphone-xr.png",
            system: "iOS 13 or 14",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 414, height: 818),
            scale: 3,
            traits: UITraitCollection(preferredContentSizeCategory: .medium)
        ) {
            PictureViews.tabs()
        }
        facts.expect(
            "label at the top",
            edges: [181.33, 47.33, 232.67, 59.67],
            picture.box(147, 45, 120, 40),
            within: 1
        )
        facts.expect(
            "label at the left",
            edges: [0.33, 400.33, 23, 412.67],
            picture.box(0, 369, 100, 76),
            within: 1
        )
        facts.expect(
            "label at the right",
            edges: [378, 400.33, 413.33, 415.33],
            picture.box(314, 369, 100, 76),
            within: 1
        )
        facts.expect(
            "label at the bottom",
            edges: [203.67, 755.33, 210, 765.67],
            picture.box(177, 739, 60, 29),
            within: 1
        )
        facts.expect(
            "line under the navigation bar, top",
            44,
            picture.box(60, 42, 100, 4)?.minY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line under the navigation bar, bottom",
            44.33,
            picture.box(60, 42, 100, 4)?.maxY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line over the tab bar, top",
            768.67,
            picture.box(60, 767, 100, 4)?.minY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "line over the tab bar, bottom",
            769,
            picture.box(60, 767, 100, 4)?.maxY ?? 0,
            within: 0.17,
            differs:
                "iOS 13 and 14 draw it over content at rest; here, as since iOS 15, it comes with scrolling"
        )
        facts.expect(
            "add item",
            edges: [22, 13, 39.67, 31],
            picture.box(0, 2, 60, 40),
            within: 0.17,
            differs: [nil, nil, "the drawing of the symbol is larger", nil]
        )
    }
}
