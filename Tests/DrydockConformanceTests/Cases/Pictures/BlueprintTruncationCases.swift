import Drydock

/// A long text in two lines, at one pixel per point.
enum BlueprintTruncationCases {
    static let all = [
        labelOf300By300PointsAtAt1xClipping, labelOf300By300PointsAtAt1xTruncating,
        labelOf300By300PointsAtAt1xTruncatingAnd2, labelOf300By300PointsAtAt1xTruncatingAnd3,
        labelOf300By300PointsAtAt1xWord,
    ]

    private static let labelOf300By300PointsAtAt1xClipping = ConformanceCase(
        .labels,
        "label of 300 × 300 points at @1x: clipping",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/LabelTests/test_snapshots_clipping_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 300, height: 300), scale: 1) {
            let label = PictureViews.label(PictureViews.longText, size: 17, lines: 0)
            (label.numberOfLines, label.lineBreakMode) = (2, .byClipping)
            return label
        }
        let bands = picture.bands()
        facts.expect("line", 2, bands.count)
        facts.expect("line 1, top", 133, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 150, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 153, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 169, bands.bottom(1), within: 1)
        facts.expect("line 1, right", 280, picture.right(of: bands, 0), within: 3)
        facts.expect("line 2, right", 300, picture.right(of: bands, 1), within: 3)
    }

    private static let labelOf300By300PointsAtAt1xTruncating = ConformanceCase(
        .labels,
        "label of 300 × 300 points at @1x: truncating-head",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/LabelTests/test_snapshots_truncating-head_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 300, height: 300), scale: 1) {
            let label = PictureViews.label(PictureViews.longText, size: 17, lines: 0)
            (label.numberOfLines, label.lineBreakMode) = (2, .byTruncatingHead)
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

    private static let labelOf300By300PointsAtAt1xTruncatingAnd2 = ConformanceCase(
        .labels,
        "label of 300 × 300 points at @1x: truncating-middle",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/LabelTests/test_snapshots_truncating-middle_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 300, height: 300), scale: 1) {
            let label = PictureViews.label(PictureViews.longText, size: 17, lines: 0)
            (label.numberOfLines, label.lineBreakMode) = (2, .byTruncatingMiddle)
            return label
        }
        let bands = picture.bands()
        facts.expect("line", 2, bands.count)
        facts.expect("line 1, top", 133, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 150, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 153, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 169, bands.bottom(1), within: 1)
        facts.expect("line 1, right", 280, picture.right(of: bands, 0), within: 3)
        facts.expect(
            "line 2, right",
            291,
            picture.right(of: bands, 1),
            within: 3,
            differs: "Inter's letters have other widths, so that the line ends elsewhere"
        )
    }

    private static let labelOf300By300PointsAtAt1xTruncatingAnd3 = ConformanceCase(
        .labels,
        "label of 300 × 300 points at @1x: truncating-tail",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/LabelTests/test_snapshots_truncating-tail_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 300, height: 300), scale: 1) {
            let label = PictureViews.label(PictureViews.longText, size: 17, lines: 0)
            (label.numberOfLines, label.lineBreakMode) = (2, .byTruncatingTail)
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

    private static let labelOf300By300PointsAtAt1xWord = ConformanceCase(
        .labels,
        "label of 300 × 300 points at @1x: word-wrapping",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/LabelTests/test_snapshots_word-wrapping_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 300, height: 300), scale: 1) {
            let label = PictureViews.label(PictureViews.longText, size: 17, lines: 0)
            (label.numberOfLines, label.lineBreakMode) = (2, .byWordWrapping)
            return label
        }
        let bands = picture.bands()
        facts.expect("line", 2, bands.count)
        facts.expect("line 1, top", 133, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 150, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 153, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 169, bands.bottom(1), within: 1)
        facts.expect("line 1, right", 280, picture.right(of: bands, 0), within: 3)
        facts.expect("line 2, right", 239, picture.right(of: bands, 1), within: 3)
    }
}
