import Drydock

/// A long text, broken in all ways, at one pixel per point.
enum BlueprintLabelCases {
    static let all = [
        labelOf300By300PointsAtAt1xLeft, labelOf300By300PointsAtAt1xCenter,
        labelOf300By300PointsAtAt1xJustify, labelOf300By300PointsAtAt1xFont, labelOf300By300PointsAtAt1xTwo,
        labelOf300By300PointsAtAt1xChar,
    ]

    private static let labelOf300By300PointsAtAt1xLeft = ConformanceCase(
        .labels,
        "label of 300 × 300 points at @1x: left",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/LabelTests/test_snapshots_left_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 300, height: 300), scale: 1) {
            let label = PictureViews.label(PictureViews.longText, size: 17, lines: 0)
            label.textAlignment = .left
            return label
        }
        let bands = picture.bands()
        facts.expect("line", 5, bands.count)
        facts.expect("line 1, top", 103, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 120, bands.bottom(0), within: 1)
        facts.expect(
            "line 2, top",
            124,
            bands.top(1),
            within: 1,
            differs: "Inter's letters have other heights, and a baseline is a pixel off"
        )
        facts.expect("line 2, bottom", 140, bands.bottom(1), within: 1)
        facts.expect("line 3, top", 143, bands.top(2), within: 1)
        facts.expect("line 3, bottom", 160, bands.bottom(2), within: 1)
        facts.expect("line 4, top", 164, bands.top(3), within: 1)
        facts.expect("line 4, bottom", 181, bands.bottom(3), within: 1)
        facts.expect("line 5, top", 184, bands.top(4), within: 1)
        facts.expect("line 5, bottom", 198, bands.bottom(4), within: 1)
        facts.expect("line 1, right", 280, picture.right(of: bands, 0), within: 3)
        facts.expect("line 2, right", 239, picture.right(of: bands, 1), within: 3)
        facts.expect("line 3, right", 280, picture.right(of: bands, 2), within: 3)
        facts.expect("line 4, right", 295, picture.right(of: bands, 3), within: 3)
        facts.expect("line 5, right", 71, picture.right(of: bands, 4), within: 3)
    }

    private static let labelOf300By300PointsAtAt1xCenter = ConformanceCase(
        .labels,
        "label of 300 × 300 points at @1x: center",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/LabelTests/test_snapshots_center_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 300, height: 300), scale: 1) {
            let label = PictureViews.label(PictureViews.longText, size: 17, lines: 0)
            label.textAlignment = .center
            return label
        }
        let bands = picture.bands()
        facts.expect("line", 5, bands.count)
        facts.expect("line 1, top", 103, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 120, bands.bottom(0), within: 1)
        facts.expect(
            "line 2, top",
            124,
            bands.top(1),
            within: 1,
            differs: "Inter's letters have other heights, and a baseline is a pixel off"
        )
        facts.expect("line 2, bottom", 140, bands.bottom(1), within: 1)
        facts.expect("line 3, top", 143, bands.top(2), within: 1)
        facts.expect("line 3, bottom", 160, bands.bottom(2), within: 1)
        facts.expect("line 4, top", 164, bands.top(3), within: 1)
        facts.expect("line 4, bottom", 181, bands.bottom(3), within: 1)
        facts.expect("line 5, top", 184, bands.top(4), within: 1)
        facts.expect("line 5, bottom", 198, bands.bottom(4), within: 1)
        facts.expect("line 1, right", 290, picture.right(of: bands, 0), within: 3)
        facts.expect("line 2, right", 269, picture.right(of: bands, 1), within: 3)
        facts.expect("line 3, right", 290, picture.right(of: bands, 2), within: 3)
        facts.expect("line 4, right", 297, picture.right(of: bands, 3), within: 3)
        facts.expect("line 5, right", 185, picture.right(of: bands, 4), within: 3)
    }

    private static let labelOf300By300PointsAtAt1xJustify = ConformanceCase(
        .labels,
        "label of 300 × 300 points at @1x: justify",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/LabelTests/test_snapshots_justify_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 300, height: 300), scale: 1) {
            let label = PictureViews.label(PictureViews.longText, size: 17, lines: 0)
            label.textAlignment = .justified
            return label
        }
        let bands = picture.bands()
        facts.expect("line", 5, bands.count)
        facts.expect("line 1, top", 103, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 120, bands.bottom(0), within: 1)
        facts.expect(
            "line 2, top",
            124,
            bands.top(1),
            within: 1,
            differs: "Inter's letters have other heights, and a baseline is a pixel off"
        )
        facts.expect("line 2, bottom", 140, bands.bottom(1), within: 1)
        facts.expect("line 3, top", 143, bands.top(2), within: 1)
        facts.expect("line 3, bottom", 160, bands.bottom(2), within: 1)
        facts.expect("line 4, top", 164, bands.top(3), within: 1)
        facts.expect("line 4, bottom", 181, bands.bottom(3), within: 1)
        facts.expect("line 5, top", 184, bands.top(4), within: 1)
        facts.expect("line 5, bottom", 198, bands.bottom(4), within: 1)
    }

    private static let labelOf300By300PointsAtAt1xFont = ConformanceCase(
        .labels,
        "label of 300 × 300 points at @1x: font",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/LabelTests/test_snapshots_font_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 300, height: 300), scale: 1) {
            let label = PictureViews.label(PictureViews.longText, size: 17, lines: 0)
            label.font = .boldSystemFont(ofSize: 32)
            return label
        }
        let bands = picture.bands()
        facts.expect("line", 7, bands.count)
        facts.expect(
            "line 1, top",
            24,
            bands.top(0),
            within: 1,
            differs: "Inter's letters have other heights, and a baseline is a pixel off"
        )
        facts.expect("line 1, bottom", 52, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 62, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 92, bands.bottom(1), within: 1)
        facts.expect(
            "line 3, top",
            101,
            bands.top(2),
            within: 1,
            differs: "Inter's letters have other heights, and a baseline is a pixel off"
        )
        facts.expect("line 3, bottom", 129, bands.bottom(2), within: 1)
        facts.expect("line 4, top", 138, bands.top(3), within: 1)
        facts.expect("line 4, bottom", 167, bands.bottom(3), within: 1)
        facts.expect("line 5, top", 176, bands.top(4), within: 1)
        facts.expect(
            "line 5, bottom",
            206,
            bands.bottom(4),
            within: 1,
            differs: "other words stand in the line, as lines end elsewhere"
        )
        facts.expect("line 6, top", 214, bands.top(5), within: 1)
        facts.expect("line 6, bottom", 244, bands.bottom(5), within: 1)
        facts.expect("line 7, top", 252, bands.top(6), within: 1)
        facts.expect("line 7, bottom", 282, bands.bottom(6), within: 1)
        facts.expect(
            "line 1, right",
            296,
            picture.right(of: bands, 0),
            within: 3,
            differs: "Inter's letters have other widths, so that the line ends elsewhere"
        )
        facts.expect(
            "line 2, right",
            280,
            picture.right(of: bands, 1),
            within: 3,
            differs: "Inter's letters have other widths, so that the line ends elsewhere"
        )
        facts.expect(
            "line 3, right",
            298,
            picture.right(of: bands, 2),
            within: 3,
            differs: "Inter's letters have other widths, so that the line ends elsewhere"
        )
        facts.expect(
            "line 4, right",
            223,
            picture.right(of: bands, 3),
            within: 3,
            differs: "Inter's letters have other widths, so that the line ends elsewhere"
        )
        facts.expect(
            "line 5, right",
            280,
            picture.right(of: bands, 4),
            within: 3,
            differs: "Inter's letters have other widths, so that the line ends elsewhere"
        )
        facts.expect(
            "line 6, right",
            295,
            picture.right(of: bands, 5),
            within: 3,
            differs: "Inter's letters have other widths, so that the line ends elsewhere"
        )
        facts.expect("line 7, right", 290, picture.right(of: bands, 6), within: 3)
    }

    private static let labelOf300By300PointsAtAt1xTwo = ConformanceCase(
        .labels,
        "label of 300 × 300 points at @1x: two-lines",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/LabelTests/test_snapshots_two-lines_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 300, height: 300), scale: 1) {
            let label = PictureViews.label(PictureViews.longText, size: 17, lines: 0)
            label.numberOfLines = 2
            return label
        }
        let bands = picture.bands()
        facts.expect("line", 2, bands.count)
        facts.expect("line 1, top", 133, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 150, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 153, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 169, bands.bottom(1), within: 1)
        facts.expect("line 1, right", 280, picture.right(of: bands, 0), within: 3)
        facts.expect("line 2, right", 291, picture.right(of: bands, 1), within: 3)
    }

    private static let labelOf300By300PointsAtAt1xChar = ConformanceCase(
        .labels,
        "label of 300 × 300 points at @1x: char-wrapping",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/LabelTests/test_snapshots_char-wrapping_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 300, height: 300), scale: 1) {
            let label = PictureViews.label(PictureViews.longText, size: 17, lines: 0)
            (label.numberOfLines, label.lineBreakMode) = (2, .byCharWrapping)
            return label
        }
        let bands = picture.bands()
        facts.expect("line", 2, bands.count)
        facts.expect("line 1, top", 133, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 150, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 153, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 169, bands.bottom(1), within: 1)
        facts.expect(
            "line 1, right",
            299,
            picture.right(of: bands, 0),
            within: 3,
            differs: "Inter's letters have other widths, so that the line ends elsewhere"
        )
        facts.expect("line 2, right", 291, picture.right(of: bands, 1), within: 3)
    }
}
