import Drydock

/// Labels and rows that size themselves.
enum CellSuiteCases {
    static let all = [
        threeLines17Points, aBCDEFGHI80Wide, aGreenView, cellThatSizesItselfOneLine,
        cellThatSizesItselfSixLines, rowThatItsOwnConstraintsMakeHigh, rowsOfTwoLabelsAndCheckmarks9033High,
        twoCentredBoldLinesOf20Points,
    ]

    private static let threeLines17Points = ConformanceCase(
        .labels,
        "three lines, 17 points",
        .picture(
            repository: "SebastianOsinski/TableViewCellSnapshotTesting",
            path:
                "CellSnapshotTestingTests/ReferenceImages_64/CellSnapshotTestingTests.LabelSnapshotTests/testLabel@2x.png",
            system: "iOS 12 or 13",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(scale: 2) { PictureViews.label("ABC\nDEF\nGHI", size: 17, lines: 0) }
        facts.expect("width", 34, picture.size.width, within: 1)
        facts.expect("height", 61, picture.size.height, within: 0.25)
        let bands = picture.bands()
        facts.expect("line", 3, bands.count)
        facts.expect("line 1, top", 4, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 17, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 25, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 37, bands.bottom(1), within: 1)
        facts.expect("line 3, top", 44.5, bands.top(2), within: 1)
        facts.expect("line 3, bottom", 57.5, bands.bottom(2), within: 1)
    }

    private static let aBCDEFGHI80Wide = ConformanceCase(
        .labels,
        "\"ABC DEF GHI\", 80 wide",
        .picture(
            repository: "SebastianOsinski/TableViewCellSnapshotTesting",
            path:
                "CellSnapshotTestingTests/ReferenceImages_64/CellSnapshotTestingTests.LabelSnapshotTests/testLabelInContainer@2x.png",
            system: "iOS 12 or 13",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(scale: 2) {
            let label = PictureViews.label("ABC DEF GHI", size: 17, lines: 0)
            return PictureViews.pinned(label, width: 80)
        }
        facts.expect("width", 80, picture.size.width, within: 0.25)
        facts.expect("height", 41, picture.size.height, within: 0.25)
        let bands = picture.bands()
        facts.expect("line", 2, bands.count)
        facts.expect("line 1, top", 4, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 17, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 24, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 37, bands.bottom(1), within: 1)
        facts.expect("text", edges: [0.5, 4, 68.5, 37], picture.box(), within: 1)
    }

    private static let aGreenView = ConformanceCase(
        .layers,
        "a green view",
        .picture(
            repository: "SebastianOsinski/TableViewCellSnapshotTesting",
            path:
                "CellSnapshotTestingTests/ReferenceImages_64/CellSnapshotTestingTests.LabelSnapshotTests/testSomeView@2x.png",
            system: "iOS 12 or 13",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 100, height: 100), scale: 2) {
            PictureViews.block(.green)
        }
        facts.expect("background", color: [0, 255, 0], picture.color(20, 20), within: 0)
    }

    private static let cellThatSizesItselfOneLine = ConformanceCase(
        .lists,
        "cell that sizes itself, one line",
        .picture(
            repository: "SebastianOsinski/TableViewCellSnapshotTesting",
            path:
                "CellSnapshotTestingTests/ReferenceImages_64/CellSnapshotTestingTests.MessageTableViewCellSnapshotTests/testCellWithShortText@2x.png",
            system: "iOS 12 or 13",
            scale: 2
        )
    ) { facts in
        let controller = PictureViews.TableController("Short message")
        let picture = ConformancePicture(controllerSize: CGSize(width: 375, height: 300), scale: 2) {
            controller
        }
        facts.expect("height", 78.5, controller.rowHeight, within: 0.26)
        let bands = picture.bands(in: CGRect(x: 0, y: 0, width: 78, height: 83))
        facts.expect("square", 1, bands.count)
        facts.expect("square 1, top", 11, bands.top(0), within: 0.26)
        facts.expect("square 1, bottom", 67.5, bands.bottom(0), within: 0.26)
        facts.expect("text, top", 14.5, picture.box(78, 0, 295, 83)?.minY ?? 0, within: 1)
    }

    private static let cellThatSizesItselfSixLines = ConformanceCase(
        .lists,
        "cell that sizes itself, six lines",
        .picture(
            repository: "SebastianOsinski/TableViewCellSnapshotTesting",
            path:
                "CellSnapshotTestingTests/ReferenceImages_64/CellSnapshotTestingTests.MessageTableViewCellSnapshotTests/testCellWithMultilineText@2x.png",
            system: "iOS 12 or 13",
            scale: 2
        )
    ) { facts in
        let controller = PictureViews.TableController(
            "Very long message\nWith multiple lines\nThree\nFour\nFive\nSix"
        )
        let picture = ConformancePicture(controllerSize: CGSize(width: 375, height: 300), scale: 2) {
            controller
        }
        facts.expect("height", 144, controller.rowHeight, within: 0.26)
        facts.expect("square, height", 56.5, picture.box(0, 0, 78, 140)?.height ?? 0, within: 0.5)
        let bands = picture.bands(in: CGRect(x: 78, y: 0, width: 295, height: 143))
        facts.expect("line", 6, bands.count)
        facts.expect("line 1, top", 15, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 31, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 34.5, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 50.5, bands.bottom(1), within: 1)
        facts.expect("line 3, top", 55.5, bands.top(2), within: 1)
        facts.expect("line 3, bottom", 68.5, bands.bottom(2), within: 1)
        facts.expect("line 4, top", 76, bands.top(3), within: 1)
        facts.expect("line 4, bottom", 88.5, bands.bottom(3), within: 1)
        facts.expect("line 5, top", 95.5, bands.top(4), within: 1)
        facts.expect("line 5, bottom", 109, bands.bottom(4), within: 1)
        facts.expect("line 6, top", 115.5, bands.top(5), within: 1)
        facts.expect("line 6, bottom", 129, bands.bottom(5), within: 1)
    }

    private static let rowThatItsOwnConstraintsMakeHigh = ConformanceCase(
        .lists,
        "row that its own constraints make high",
        .picture(
            repository: "gabrielmoreira-dev/ios-snapshot-test-example",
            path:
                "CountryListTests/ReferenceImages_64/CountryListTests.CountryListViewControllerUITests/testViewController_WhenProvidedACountryList_ShouldDisplayTheCountryList@3x.png",
            system: "iOS 16",
            scale: 3
        )
    ) { facts in
        let controller = PictureViews.PairController()
        _ = ConformancePicture(controllerSize: CGSize(width: 320, height: 480), scale: 3) { controller }
        facts.expect(
            "height",
            90.33,
            controller.firstRowHeight,
            within: 0.17,
            differs: "constraints to the cell itself, instead of to its content view, do not make it higher"
        )
    }

    private static let rowsOfTwoLabelsAndCheckmarks9033High = ConformanceCase(
        .lists,
        "rows of two labels and checkmarks, 90.33 high",
        .picture(
            repository: "gabrielmoreira-dev/ios-snapshot-test-example",
            path:
                "CountryListTests/ReferenceImages_64/CountryListTests.CountryListViewControllerUITests/testViewController_WhenProvidedACountryList_ShouldDisplayTheCountryList@3x.png",
            system: "iOS 16",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(controllerSize: CGSize(width: 320, height: 480), scale: 3) {
            let controller = PictureViews.PairController()
            controller.tableView.rowHeight = 271 / 3
            return controller
        }
        let bands = picture.bands(in: CGRect(x: 130, y: 0, width: 150, height: 480))
        facts.expect("line", 15, bands.count)
        facts.expect("line 1, top", 20.33, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 35, bands.bottom(0), within: 1)
        facts.expect("line 2, top", 58.33, bands.top(1), within: 1)
        facts.expect("line 2, bottom", 73.33, bands.bottom(1), within: 1)
        facts.expect("line 3, top", 90, bands.top(2), within: 1)
        facts.expect("line 3, bottom", 90.33, bands.bottom(2), within: 1)
        facts.expect("line 4, top", 110.33, bands.top(3), within: 1)
        facts.expect("line 4, bottom", 124.33, bands.bottom(3), within: 1)
        facts.expect("line 5, top", 148.67, bands.top(4), within: 1)
        facts.expect("line 5, bottom", 163.67, bands.bottom(4), within: 1)
        facts.expect("line 6, top", 180.33, bands.top(5), within: 1)
        facts.expect("line 6, bottom", 180.67, bands.bottom(5), within: 1)
        facts.expect("line 7, top", 201.67, bands.top(6), within: 1)
        facts.expect("line 7, bottom", 214.67, bands.bottom(6), within: 1)
        facts.expect("line 8, top", 239, bands.top(7), within: 1)
        facts.expect("line 8, bottom", 254, bands.bottom(7), within: 1)
        facts.expect("line 9, top", 270.67, bands.top(8), within: 1)
        facts.expect("line 9, bottom", 271, bands.bottom(8), within: 1)
        facts.expect("line 10, top", 292, bands.top(9), within: 1)
        facts.expect("line 10, bottom", 306, bands.bottom(9), within: 1)
        facts.expect("line 11, top", 329.33, bands.top(10), within: 1)
        facts.expect("line 11, bottom", 344.33, bands.bottom(10), within: 1)
        facts.expect("line 12, top", 361, bands.top(11), within: 1)
        facts.expect("line 12, bottom", 361.33, bands.bottom(11), within: 1)
        facts.expect("line 13, top", 382, bands.top(12), within: 1)
        facts.expect("line 13, bottom", 396.33, bands.bottom(12), within: 1)
        facts.expect("line 14, top", 419.67, bands.top(13), within: 1)
        facts.expect("line 14, bottom", 434.67, bands.bottom(13), within: 1)
        facts.expect("line 15, top", 451.33, bands.top(14), within: 1)
        facts.expect("line 15, bottom", 451.67, bands.bottom(14), within: 1)
        facts.expect(
            "first separator",
            edges: [16, 90, 320, 90.33],
            picture.box(0, 85, 320, 10),
            within: 0.17
        )
        facts.expect(
            "first title",
            edges: [133.33, 20.33, 200.67, 35],
            picture.box(130, 10, 150, 30),
            within: 1
        )
        facts.expect(
            "first subtitle",
            edges: [133, 58.33, 244.33, 73.33],
            picture.box(130, 50, 150, 30),
            within: 1
        )
        facts.expect(
            "checkmark",
            edges: [285, 38, 299.33, 52.67],
            picture.box(285, 0, 35, 85),
            within: 0.17,
            differs: [
                "the drawing of the symbol is another, and stands nearer to the edge",
                "the drawing of the symbol is another, and stands nearer to the edge",
                "the drawing of the symbol is another, and stands nearer to the edge",
                "the drawing of the symbol is another, and stands nearer to the edge",
            ]
        )
    }

    private static let twoCentredBoldLinesOf20Points = ConformanceCase(
        .labels,
        "two centred bold lines of 20 points",
        .picture(
            repository: "gabrielmoreira-dev/ios-snapshot-test-example",
            path:
                "CountryListTests/ReferenceImages_64/CountryListTests.CountryListViewControllerUITests/testViewController_WhenThereIsNoCountry_ShouldDisplayErrorView@3x.png",
            system: "iOS 16",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 320, height: 480), scale: 3) {
            let view = PictureViews.block(.white)
            let label = PictureViews.label("There is no country available yet", size: 20, lines: 0)
            (label.font, label.textColor, label.textAlignment) = (
                .systemFont(ofSize: 20, weight: .bold), .gray, .center
            )
            label.frame = CGRect(x: 16, y: 20, width: 288, height: 480)
            view.addSubview(label)
            return view
        }
        let bands = picture.bands(in: CGRect(x: 0, y: 230, width: 320, height: 70))
        facts.expect("line", 2, bands.count)
        facts.expect("line 1, top", 240, bands.top(0), within: 1)
        facts.expect("line 1, bottom", 259, bands.bottom(0), within: 1)
        facts.expect(
            "line 2, top",
            263.67,
            bands.top(1),
            within: 1,
            differs:
                "lines are as full as they can be, without the standard strategy against short last lines"
        )
        facts.expect("line 2, bottom", 282.67, bands.bottom(1), within: 1)
        facts.expect(
            "text",
            edges: [70.33, 240, 250.33, 282.67],
            picture.box(0, 230, 320, 70),
            within: 1,
            differs: [
                "lines are as full as they can be, without the standard strategy against short last lines",
                nil,
                "lines are as full as they can be, without the standard strategy against short last lines",
                nil,
            ]
        )
    }
}
