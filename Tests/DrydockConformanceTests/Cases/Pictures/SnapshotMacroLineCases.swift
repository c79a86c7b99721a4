import Drydock

/// Centred labels, of one line and more.
enum SnapshotMacroLineCases {
    static let all = [
        centredLabelSizesSizesSnapshotTraitSizeWidth320Height480,
        centredLabelSizesSizesSnapshotTraitSizeWidth320Height480And2,
        centredLabelSizesSizesSnapshotTraitSizeWidth320Height480And3,
        centredLabelSizesSizesSnapshotTraitSizeWidth320Height480And4,
        centredLabelSizesSizesSnapshotTraitSizeWidth320Height480And5,
        centredLabelSizesDevicesIPhoneXIPadPro11FittingWidthAndHeightOf,
        centredLabelSizesDevicesIPhoneXFittingWidthAndHeightOf14, centredLabelSizesWidth320Height480Of14,
    ]

    private static let centredLabelSizesSizesSnapshotTraitSizeWidth320Height480 = ConformanceCase(
        .labels,
        "centred label \".sizes(SizesSnapshotTrait.Size(width: 320, height: 480))\" of 14 points, 320 wide",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+UIKit/testWidthHeight320x480_fixed-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 320, height: 480), scale: 3) {
            let label = PictureViews.label(
                ".sizes(SizesSnapshotTrait.Size(width: 320, height: 480))",
                size: 14,
                lines: 0
            )
            label.textAlignment = .center
            return label
        }
        let bands = picture.bands(in: CGRect(x: 0, y: 190, width: 320, height: 100))
        facts.expect("line", 2, bands.count)
        facts.expect("line 1, top", 226, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 239.33, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 242.67, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 256, bands.bottom(1), within: 1)
        facts.expect("text", edges: [23.67, 226, 296, 256], picture.box(0, 190, 320, 100), within: 1)
    }

    private static let centredLabelSizesSizesSnapshotTraitSizeWidth320Height480And2 = ConformanceCase(
        .labels,
        "centred label \".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))\" of 14 points, 320 wide",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+UIKit/testMultipleSizesVariadic_fixed-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 320, height: 480), scale: 3) {
            let label = PictureViews.label(
                ".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))",
                size: 14,
                lines: 0
            )
            label.textAlignment = .center
            return label
        }
        let bands = picture.bands(in: CGRect(x: 0, y: 190, width: 320, height: 100))
        facts.expect("line", 3, bands.count)
        facts.expect("line 1, top", 217.67, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 231, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 234.33, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 247.67, bands.bottom(1), within: 1)
        facts.expect("line 3, top", 251, bands.top(2), within: 1)
        facts.expect("line 3, bottom", 264.33, bands.bottom(2), within: 1)
        facts.expect("text", edges: [1.33, 217.67, 318.33, 264.33], picture.box(0, 190, 320, 100), within: 1)
    }

    private static let centredLabelSizesSizesSnapshotTraitSizeWidth320Height480And3 = ConformanceCase(
        .labels,
        "centred label \".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))\" of 14 points, 375 wide",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+UIKit/testMultipleSizesVariadic_fixed-size_light.2.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 375, height: 667), scale: 3) {
            let label = PictureViews.label(
                ".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))",
                size: 14,
                lines: 0
            )
            label.textAlignment = .center
            return label
        }
        let bands = picture.bands(in: CGRect(x: 0, y: 283, width: 375, height: 100))
        facts.expect("line", 2, bands.count)
        facts.expect("line 1, top", 319.33, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 332.67, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 336, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 349.33, bands.bottom(1), within: 1)
        facts.expect("text", edges: [7.33, 319.33, 367.33, 349.33], picture.box(0, 283, 375, 100), within: 1)
    }

    private static let centredLabelSizesSizesSnapshotTraitSizeWidth320Height480And4 = ConformanceCase(
        .labels,
        "centred label \".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])\" of 14 points, 320 wide",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+UIKit/testMultipleSizesArray_fixed-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 320, height: 480), scale: 3) {
            let label = PictureViews.label(
                ".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])",
                size: 14,
                lines: 0
            )
            label.textAlignment = .center
            return label
        }
        let bands = picture.bands(in: CGRect(x: 0, y: 190, width: 320, height: 100))
        facts.expect("line", 3, bands.count)
        facts.expect("line 1, top", 217.67, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 231, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 234.33, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 247.67, bands.bottom(1), within: 1)
        facts.expect("line 3, top", 251, bands.top(2), within: 1)
        facts.expect("line 3, bottom", 264.33, bands.bottom(2), within: 1)
        facts.expect("text", edges: [1.33, 217.67, 318.33, 264.33], picture.box(0, 190, 320, 100), within: 1)
    }

    private static let centredLabelSizesSizesSnapshotTraitSizeWidth320Height480And5 = ConformanceCase(
        .labels,
        "centred label \".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])\" of 14 points, 375 wide",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+UIKit/testMultipleSizesArray_fixed-size_light.2.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 375, height: 667), scale: 3) {
            let label = PictureViews.label(
                ".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])",
                size: 14,
                lines: 0
            )
            label.textAlignment = .center
            return label
        }
        let bands = picture.bands(in: CGRect(x: 0, y: 283, width: 375, height: 100))
        facts.expect("line", 2, bands.count)
        facts.expect("line 1, top", 319.33, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 332.67, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 336, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 349.33, bands.bottom(1), within: 1)
        facts.expect("text", edges: [4.67, 319.33, 370, 349.33], picture.box(0, 283, 375, 100), within: 1)
    }

    private static let centredLabelSizesDevicesIPhoneXIPadPro11FittingWidthAndHeightOf = ConformanceCase(
        .labels,
        "centred label \".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)\" of 14 points, 375 wide",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+UIKit/testPluralDevicesWidthAndHeight_iPhoneX_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 375, height: 812), scale: 3) {
            let label = PictureViews.label(
                ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)",
                size: 14,
                lines: 0
            )
            label.textAlignment = .center
            return label
        }
        let bands = picture.bands(in: CGRect(x: 0, y: 356, width: 375, height: 100))
        facts.expect("line", 2, bands.count)
        facts.expect("line 1, top", 392, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 405.33, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 408.67, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 422, bands.bottom(1), within: 1)
        facts.expect("text", edges: [71.33, 392, 303.33, 422], picture.box(0, 356, 375, 100), within: 1)
    }

    private static let centredLabelSizesDevicesIPhoneXFittingWidthAndHeightOf14 = ConformanceCase(
        .labels,
        "centred label \".sizes(devices: .iPhoneX, fitting: .widthAndHeight)\" of 14 points, 375 wide",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+UIKit/testSingularDeviceWidthAndHeight_iPhoneX_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 375, height: 812), scale: 3) {
            let label = PictureViews.label(
                ".sizes(devices: .iPhoneX, fitting: .widthAndHeight)",
                size: 14,
                lines: 0
            )
            label.textAlignment = .center
            return label
        }
        let bands = picture.bands(in: CGRect(x: 0, y: 356, width: 375, height: 100))
        facts.expect("line", 1, bands.count)
        facts.expect("line 1, top", 400.33, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 413.67, bands.bottom(0), within: 1)
        facts.expect(
            "text",
            edges: [27.33, 400.33, 346.67, 413.67],
            picture.box(0, 356, 375, 100),
            within: 1
        )
    }

    private static let centredLabelSizesWidth320Height480Of14 = ConformanceCase(
        .labels,
        "centred label \".sizes(width: 320, height: 480)\" of 14 points, 320 wide",
        .picture(
            repository: "adammcarter/swift-snapshot-testing-macros",
            path:
                "Tests/SnapshotsIntegrationTests/SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+UIKit/testSize320x480_fixed-size_light.1.png",
            system: "iOS 18 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 320, height: 480), scale: 3) {
            let label = PictureViews.label(".sizes(width: 320, height: 480)", size: 14, lines: 0)
            label.textAlignment = .center
            return label
        }
        let bands = picture.bands(in: CGRect(x: 0, y: 190, width: 320, height: 100))
        facts.expect("line", 1, bands.count)
        facts.expect(
            "line 1, top",
            234.33,
            bands.top(0),
            within: 1
        )
        facts.expect("line 1, bottom", 247.67, bands.bottom(0), within: 1)
        facts.expect(
            "text",
            edges: [62, 234.33, 257.33, 247.67],
            picture.box(0, 190, 320, 100),
            within: 1
        )
    }
}
