import Drydock

/// Labels that fit their text, of 14 points.
enum SnapshotMacroCases {
    static let all = [
        labelBlue14Points, labelClear14Points, labelDefaultBackgroundClear14Points,
        labelExplicitBackgroundSystemBackground14Points, labelDefaultBackgroundOverriddenSystemPink14Points,
        labelExplicitBackgroundOverriddenSystemBackground14Points, labelViewBackgroundColorYellow14Points,
        labelViewBackgroundColorWithTraitYellow14Points, labelInheritedFromTestOrange14Points,
        labelInheritedFromSuiteGray14Points, labelMultipleTestPurple14Points,
        labelMultipleInheritedGreen14Points, labelSizesMinimum14Points, labelImage14Points,
        labelThemeAll14Points, labelThemeLight14Points,
    ]

    private static let labelBlue14Points = ConformanceCase(
        .textWidths,
        "label \"blue()\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+UIKit/blue_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) { PictureViews.label("blue()", size: 14, lines: 0) }
        facts.expect(
            "width",
            38.33,
            picture.size.width,
            within: 0.38,
            differs: "Inter's letters have other widths"
        )
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelClear14Points = ConformanceCase(
        .textWidths,
        "label \"clear()\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+UIKit/clear_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) { PictureViews.label("clear()", size: 14, lines: 0) }
        facts.expect(
            "width",
            42.33,
            picture.size.width,
            within: 0.42,
            differs: "Inter's letters have other widths"
        )
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelDefaultBackgroundClear14Points = ConformanceCase(
        .textWidths,
        "label \"defaultBackground() (clear)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+UIKit/defaultBackground_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label("defaultBackground() (clear)", size: 14, lines: 0)
        }
        facts.expect("width", 178.67, picture.size.width, within: 1.79)
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelExplicitBackgroundSystemBackground14Points = ConformanceCase(
        .textWidths,
        "label \"explicitBackground() (systemBackground)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+UIKit/explicitBackground_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label("explicitBackground() (systemBackground)", size: 14, lines: 0)
        }
        facts.expect("width", 271.33, picture.size.width, within: 2.71)
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelDefaultBackgroundOverriddenSystemPink14Points = ConformanceCase(
        .textWidths,
        "label \"defaultBackgroundOverridden() (systemPink)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+UIKit/defaultBackgroundOverridden_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label("defaultBackgroundOverridden() (systemPink)", size: 14, lines: 0)
        }
        facts.expect("width", 293, picture.size.width, within: 2.93)
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelExplicitBackgroundOverriddenSystemBackground14Points = ConformanceCase(
        .textWidths,
        "label \"explicitBackgroundOverridden() (systemBackground)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+UIKit/explicitBackgroundOverridden_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label("explicitBackgroundOverridden() (systemBackground)", size: 14, lines: 0)
        }
        facts.expect("width", 343.67, picture.size.width, within: 3.44)
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelViewBackgroundColorYellow14Points = ConformanceCase(
        .textWidths,
        "label \"viewBackgroundColor() (yellow)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+UIKit/viewBackgroundColor_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label("viewBackgroundColor() (yellow)", size: 14, lines: 0)
        }
        facts.expect("width", 206.33, picture.size.width, within: 2.06)
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelViewBackgroundColorWithTraitYellow14Points = ConformanceCase(
        .textWidths,
        "label \"viewBackgroundColorWithTrait() (yellow)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+UIKit/viewBackgroundColorWithTrait_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label("viewBackgroundColorWithTrait() (yellow)", size: 14, lines: 0)
        }
        facts.expect("width", 263.67, picture.size.width, within: 2.64)
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelInheritedFromTestOrange14Points = ConformanceCase(
        .textWidths,
        "label \"inheritedFromTest() (orange)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+UIKit/inheritedFromTest_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label("inheritedFromTest() (orange)", size: 14, lines: 0)
        }
        facts.expect("width", 185.67, picture.size.width, within: 1.86)
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelInheritedFromSuiteGray14Points = ConformanceCase(
        .textWidths,
        "label \"inheritedFromSuite() (gray)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+UIKit/inheritedFromSuite_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label("inheritedFromSuite() (gray)", size: 14, lines: 0)
        }
        facts.expect("width", 175.67, picture.size.width, within: 1.76)
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelMultipleTestPurple14Points = ConformanceCase(
        .textWidths,
        "label \"multipleTest() (purple)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+UIKit/multipleTest_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label("multipleTest() (purple)", size: 14, lines: 0)
        }
        facts.expect("width", 143.33, picture.size.width, within: 1.43)
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelMultipleInheritedGreen14Points = ConformanceCase(
        .textWidths,
        "label \"multipleInherited() (green)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+UIKit/multipleInherited_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label("multipleInherited() (green)", size: 14, lines: 0)
        }
        facts.expect("width", 170, picture.size.width, within: 1.7)
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelSizesMinimum14Points = ConformanceCase(
        .textWidths,
        "label \".sizes(.minimum)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+UIKit/testMinimumSize_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label(".sizes(.minimum)", size: 14, lines: 0)
        }
        facts.expect("width", 110, picture.size.width, within: 1.1)
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelImage14Points = ConformanceCase(
        .textWidths,
        "label \".image\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Strategy+UIKit/image_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) { PictureViews.label(".image", size: 14, lines: 0) }
        facts.expect("width", 43.33, picture.size.width, within: 0.43)
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelThemeAll14Points = ConformanceCase(
        .textWidths,
        "label \".theme(.all)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Theme+UIKit/all_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) { PictureViews.label(".theme(.all)", size: 14, lines: 0) }
        facts.expect("width", 73.33, picture.size.width, within: 0.73)
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }

    private static let labelThemeLight14Points = ConformanceCase(
        .textWidths,
        "label \".theme(.light)\", 14 points",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Theme+UIKit/light_min-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            PictureViews.label(".theme(.light)", size: 14, lines: 0)
        }
        facts.expect("width", 87, picture.size.width, within: 0.87)
        facts.expect("height", 17, picture.size.height, within: 0.17)
    }
}
