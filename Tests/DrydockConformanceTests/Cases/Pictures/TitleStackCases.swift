import Drydock

/// A stack of labels over a row of two.
enum TitleStackCases {
    static let all = [
        stackOfLabelsThisATVShowWithALarge, stackOfLabelsTheWalkingDead,
    ]

    private static let stackOfLabelsThisATVShowWithALarge = ConformanceCase(
        .layout,
        "stack of labels: This a TVShow with a large Name, that does not fit in the screen",
        .picture(
            repository: "rcaos/SnapshotTestDemo",
            path:
                "SnapshotTestDemoTests/__Snapshots__/PointFreeDemoTests/test_TVShowWithLargeName_PointFree.1.png",
            system: "iOS 15",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 320, height: 120), scale: 2) {
            PictureViews.titles("This a TVShow with a large Name, that does not fit in the screen")
        }
        facts.expect(
            "name label",
            edges: [10.5, 31, 315, 47.5],
            picture.box(8, 28, 312, 23),
            within: 1,
            differs: [nil, nil, "Inter's letters have other widths, so that the line ends elsewhere", nil]
        )
        facts.expect(
            "label of the years",
            edges: [11, 56, 103, 69],
            picture.box(8, 52, 100, 23),
            within: 1,
            differs: [nil, nil, "Inter's figures have other widths", nil]
        )
        facts.expect(
            "label of the duration",
            edges: [145, 55.5, 195.5, 69],
            picture.box(120, 52, 200, 23),
            within: 1,
            differs: ["Inter's figures have other widths", nil, "Inter's figures have other widths", nil]
        )
        facts.expect(
            "label of the genre",
            edges: [11, 80, 133, 96.5],
            picture.box(8, 77, 312, 23),
            within: 1
        )
    }

    private static let stackOfLabelsTheWalkingDead = ConformanceCase(
        .layout,
        "stack of labels: The Walking Dead",
        .picture(
            repository: "rcaos/SnapshotTestDemo",
            path:
                "SnapshotTestDemoTests/__Snapshots__/PointFreeDemoTests/test_TheWalkingDead_PointFree.1.png",
            system: "iOS 15",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 320, height: 120), scale: 2) {
            PictureViews.titles("The Walking Dead")
        }
        facts.expect("name label", edges: [10.5, 31, 147, 47.5], picture.box(8, 28, 312, 23), within: 1)
        facts.expect(
            "label of the years",
            edges: [11, 56, 103, 69],
            picture.box(8, 52, 100, 23),
            within: 1,
            differs: [nil, nil, "Inter's figures have other widths", nil]
        )
        facts.expect(
            "label of the duration",
            edges: [145, 55.5, 195.5, 69],
            picture.box(120, 52, 200, 23),
            within: 1,
            differs: ["Inter's figures have other widths", nil, "Inter's figures have other widths", nil]
        )
        facts.expect(
            "label of the genre",
            edges: [11, 80, 133, 96.5],
            picture.box(8, 77, 312, 23),
            within: 1
        )
    }
}
