import Drydock

/// Labels that fit their text, of pictures with padding around them.
enum SnapshotMacroPaddingCases {
    static let all = [
        labelPaddingAll2014Points, labelPadding14Points, labelPadding14PointsAnd2,
        labelPaddingEdgeInsetsTop20Leading30Bottom10, labelPaddingHorizontal1514Points,
        labelPadding3014Points, labelPaddingVertical3014Points,
    ]

    private static let labelPaddingAll2014Points = ConformanceCase(
        .textWidths,
        "label \".padding(.all, 20)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+UIKit/testPaddingAll_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label(".padding(.all, 20)", size: 14, lines: 0)
        }
        facts.expect(
            "width",
            110.33,
            picture.size.width,
            within: 1.1,
            differs: "Inter's letters have other widths"
        )
    }

    private static let labelPadding14Points = ConformanceCase(
        .textWidths,
        "label \".padding()\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+UIKit/testPaddingDefaultParens_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) { PictureViews.label(".padding()", size: 14, lines: 0) }
        facts.expect("width", 67, picture.size.width, within: 0.67)
    }

    private static let labelPadding14PointsAnd2 = ConformanceCase(
        .textWidths,
        "label \".padding\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+UIKit/testPaddingDefault_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) { PictureViews.label(".padding", size: 14, lines: 0) }
        facts.expect("width", 56.67, picture.size.width, within: 0.57)
    }

    private static let labelPaddingEdgeInsetsTop20Leading30Bottom10 = ConformanceCase(
        .textWidths,
        "label \".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+UIKit/testPaddingEdgeInsets_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label(
                ".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))",
                size: 14,
                lines: 0
            )
        }
        facts.expect("width", 427.67, picture.size.width, within: 4.28)
    }

    private static let labelPaddingHorizontal1514Points = ConformanceCase(
        .textWidths,
        "label \".padding(.horizontal, 15)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+UIKit/testPaddingHorizontal_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label(".padding(.horizontal, 15)", size: 14, lines: 0)
        }
        facts.expect("width", 157.67, picture.size.width, within: 1.58)
    }

    private static let labelPadding3014Points = ConformanceCase(
        .textWidths,
        "label \".padding(30)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+UIKit/testPaddingLength_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) { PictureViews.label(".padding(30)", size: 14, lines: 0) }
        facts.expect("width", 84.33, picture.size.width, within: 0.84)
    }

    private static let labelPaddingVertical3014Points = ConformanceCase(
        .textWidths,
        "label \".padding(.vertical, 30)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+UIKit/testPaddingVertical_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label(".padding(.vertical, 30)", size: 14, lines: 0)
        }
        facts.expect("width", 142.33, picture.size.width, within: 1.42)
    }
}
