import Drydock

/// Text fields, corners, borders and shadows at one pixel per point.
enum BlueprintControlCases {
    static let all = [
        textFieldOf200By44PointsAtAt1x, textFieldOf200By44PointsAtAt1xAnd2,
        textFieldOf200By44PointsAtAt1xAnd3, textFieldOf200By44PointsAtAt1xAnd4,
        textFieldOf200By44PointsAtAt1xAnd5, textFieldOf200By44PointsAtAt1xAnd6,
        buttonAroundALabelHelloWorldAtAt1x, cornerRadius50OfALayerOf200By, cornerRadius50OfALayerOf100By,
        cornerRadius10OfALayerOf100By, borderOfOnePoint, borderOfOnePointCornerRadius10,
        shadowOfRadius8Opacity1WithoutOffset, shadowOfRadius2OfACapsule,
    ]

    private static let textFieldOf200By44PointsAtAt1x = ConformanceCase(
        .controls,
        "text field of 200 × 44 points at @1x: simple",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/TextFieldTests/test_snapshots_simple_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 200, height: 44), scale: 1) {
            let field = UITextField()
            field.text = "Hello, world"
            return field
        }
        facts.expect("text", edges: [1, 15, 89, 31], picture.box(), within: 1)
    }

    private static let textFieldOf200By44PointsAtAt1xAnd2 = ConformanceCase(
        .controls,
        "text field of 200 × 44 points at @1x: placeholder",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/TextFieldTests/test_snapshots_placeholder_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 200, height: 44), scale: 1) {
            let field = UITextField()
            field.placeholder = "Type something..."
            return field
        }
        facts.expect("text", edges: [1, 16, 134, 31], picture.box(), within: 1)
    }

    private static let textFieldOf200By44PointsAtAt1xAnd3 = ConformanceCase(
        .controls,
        "text field of 200 × 44 points at @1x: disabled",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/TextFieldTests/test_snapshots_disabled_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 200, height: 44), scale: 1) {
            let field = UITextField()
            (field.text, field.isEnabled) = ("Disabled", false)
            return field
        }
        facts.expect("text", edges: [1, 15, 65, 28], picture.box(), within: 1)
    }

    private static let textFieldOf200By44PointsAtAt1xAnd4 = ConformanceCase(
        .controls,
        "text field of 200 × 44 points at @1x: right-aligned",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/TextFieldTests/test_snapshots_right-aligned_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 200, height: 44), scale: 1) {
            let field = UITextField()
            (field.text, field.textAlignment) = ("Right Aligned", .right)
            return field
        }
        facts.expect("text", edges: [99, 15, 199, 31], picture.box(), within: 1)
    }

    private static let textFieldOf200By44PointsAtAt1xAnd5 = ConformanceCase(
        .controls,
        "text field of 200 × 44 points at @1x: title-font",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/TextFieldTests/test_snapshots_title-font_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 200, height: 44), scale: 1) {
            let field = UITextField()
            (field.text, field.font) = ("Title font", .preferredFont(forTextStyle: .title1))
            return field
        }
        facts.expect(
            "text",
            edges: [0, 12, 103, 33],
            picture.box(),
            within: 1,
            differs: [nil, nil, "Inter's letters have other widths", nil]
        )
    }

    private static let textFieldOf200By44PointsAtAt1xAnd6 = ConformanceCase(
        .controls,
        "text field of 200 × 44 points at @1x: blue-text-color",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/TextFieldTests/test_snapshots_blue-text-color_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 200, height: 44), scale: 1) {
            let field = UITextField()
            (field.text, field.textColor) = ("Blue text color", .blue)
            return field
        }
        facts.expect("text", edges: [1, 15, 109, 28], picture.box(), within: 1)
    }

    private static let buttonAroundALabelHelloWorldAtAt1x = ConformanceCase(
        .textWidths,
        "button around a label \"Hello, world\" at @1x",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/ButtonTests/test_snapshots_simple_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(scale: 1) { PictureViews.label("Hello, world", size: 17) }
        facts.expect("width", 90, picture.size.width, within: 0.9)
        facts.expect("height", 21, picture.size.height, within: 0.5)
    }

    private static let cornerRadius50OfALayerOf200By = ConformanceCase(
        .layers,
        "corner radius 50 of a layer of 200 × 100 points",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/BoxTests/test_cornerStyle_wideCapsule_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 200, height: 100), scale: 1) {
            let view = PictureViews.block(.blue)
            view.layer.cornerRadius = 50
            return view
        }
        facts.expect("width", 200, picture.size.width, within: 0.5)
        facts.expect("height", 100, picture.size.height, within: 0.5)
        facts.expect("left edge, row 0", 43.42, picture.leftEdge(row: 0, from: 0, to: 100), within: 0.2)
        facts.expect("left edge, row 4", 29.28, picture.leftEdge(row: 4, from: 0, to: 100), within: 0.2)
        facts.expect("left edge, row 8", 22.14, picture.leftEdge(row: 8, from: 0, to: 100), within: 0.2)
        facts.expect("left edge, row 12", 17, picture.leftEdge(row: 12, from: 0, to: 100), within: 0.2)
        facts.expect("left edge, row 16", 12.96, picture.leftEdge(row: 16, from: 0, to: 100), within: 0.2)
        facts.expect("left edge, row 20", 9.69, picture.leftEdge(row: 20, from: 0, to: 100), within: 0.2)
        facts.expect("left edge, row 24", 7.05, picture.leftEdge(row: 24, from: 0, to: 100), within: 0.2)
        facts.expect("left edge, row 28", 4.85, picture.leftEdge(row: 28, from: 0, to: 100), within: 0.2)
        facts.expect("left edge, row 32", 3.16, picture.leftEdge(row: 32, from: 0, to: 100), within: 0.2)
        facts.expect("left edge, row 36", 1.86, picture.leftEdge(row: 36, from: 0, to: 100), within: 0.2)
        facts.expect("left edge, row 40", 1, picture.leftEdge(row: 40, from: 0, to: 100), within: 0.2)
        facts.expect("left edge, row 44", 1, picture.leftEdge(row: 44, from: 0, to: 100), within: 0.2)
        facts.expect("left edge, row 48", 1, picture.leftEdge(row: 48, from: 0, to: 100), within: 0.2)
    }

    private static let cornerRadius50OfALayerOf100By = ConformanceCase(
        .layers,
        "corner radius 50 of a layer of 100 × 200 points",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/BoxTests/test_cornerStyle_longCapsule_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 100, height: 200), scale: 1) {
            let view = PictureViews.block(.blue)
            view.layer.cornerRadius = 50
            return view
        }
        facts.expect("width", 100, picture.size.width, within: 0.5)
        facts.expect("height", 200, picture.size.height, within: 0.5)
        facts.expect("left edge, row 0", 43.34, picture.leftEdge(row: 0, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 4", 29.28, picture.leftEdge(row: 4, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 8", 22.14, picture.leftEdge(row: 8, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 12", 17, picture.leftEdge(row: 12, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 16", 12.96, picture.leftEdge(row: 16, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 20", 9.69, picture.leftEdge(row: 20, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 24", 7.05, picture.leftEdge(row: 24, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 28", 4.85, picture.leftEdge(row: 28, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 32", 3.16, picture.leftEdge(row: 32, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 36", 1.86, picture.leftEdge(row: 36, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 40", 1, picture.leftEdge(row: 40, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 44", 1, picture.leftEdge(row: 44, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 48", 1, picture.leftEdge(row: 48, from: 0, to: 50), within: 0.2)
    }

    private static let cornerRadius10OfALayerOf100By = ConformanceCase(
        .layers,
        "corner radius 10 of a layer of 100 × 100 points",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/BoxTests/test_cornerStyle_rounded_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 100, height: 100), scale: 1) {
            let view = PictureViews.block(.blue)
            view.layer.cornerRadius = 10
            return view
        }
        facts.expect("width", 100, picture.size.width, within: 0.5)
        facts.expect("height", 100, picture.size.height, within: 0.5)
        facts.expect("left edge, row 0", 7.15, picture.leftEdge(row: 0, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 1", 4.82, picture.leftEdge(row: 1, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 2", 3.45, picture.leftEdge(row: 2, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 3", 2.46, picture.leftEdge(row: 3, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 4", 1.68, picture.leftEdge(row: 4, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 5", 1.14, picture.leftEdge(row: 5, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 6", 1, picture.leftEdge(row: 6, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 7", 1, picture.leftEdge(row: 7, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 8", 1, picture.leftEdge(row: 8, from: 0, to: 50), within: 0.2)
        facts.expect("left edge, row 9", 1, picture.leftEdge(row: 9, from: 0, to: 50), within: 0.2)
    }

    private static let borderOfOnePoint = ConformanceCase(
        .layers,
        "border of one point",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/BoxTests/test_borders_square_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 100, height: 100), scale: 1) {
            let view = PictureViews.block(.blue)
            (view.layer.borderWidth, view.layer.borderColor) = (1, UIColor.orange.cgColor)
            return view
        }
        facts.expect("inside", edges: [1, 1, 99, 99], picture.box(), within: 0.5)
        facts.expect("border", color: [255, 128, 0], picture.color(0, 50), within: 0)
        facts.expect("inside", color: [0, 0, 255], picture.color(50, 50), within: 0)
    }

    private static let borderOfOnePointCornerRadius10 = ConformanceCase(
        .layers,
        "border of one point, corner radius 10",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/BoxTests/test_borders_rounded_iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 100, height: 100), scale: 1) {
            let view = PictureViews.block(.blue)
            view.layer.cornerRadius = 10
            (view.layer.borderWidth, view.layer.borderColor) = (1, UIColor.orange.cgColor)
            return view
        }
        facts.expect("border, left", color: [255, 128, 0], picture.color(0, 50), within: 0)
        facts.expect("border, top", color: [255, 128, 0], picture.color(50, 0), within: 0)
        facts.expect("inside", color: [0, 0, 255], picture.color(50, 50), within: 0)
        facts.expect("outside", color: [255, 255, 255], picture.color(0, 0), within: 2)
    }

    private static let shadowOfRadius8Opacity1WithoutOffset = ConformanceCase(
        .layers,
        "shadow of radius 8, opacity 1, without offset",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/BoxTests/test_shadow__iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 100, height: 100), scale: 1) {
            PictureViews.shadow(
                .green,
                in: CGRect(x: 20, y: 20, width: 60, height: 60),
                corner: 10,
                radius: 8,
                color: .magenta
            )
        }
        facts.expect("19 points left of the view", color: [255, 255, 255], picture.color(1, 50), within: 12)
        facts.expect("17 points left of the view", color: [255, 255, 255], picture.color(3, 50), within: 12)
        facts.expect("15 points left of the view", color: [255, 251, 255], picture.color(5, 50), within: 12)
        facts.expect("13 points left of the view", color: [255, 245, 255], picture.color(7, 50), within: 12)
        facts.expect("11 points left of the view", color: [255, 235, 255], picture.color(9, 50), within: 12)
        facts.expect("9 points left of the view", color: [255, 222, 255], picture.color(11, 50), within: 12)
        facts.expect("7 points left of the view", color: [255, 205, 255], picture.color(13, 50), within: 12)
        facts.expect("5 points left of the view", color: [255, 184, 255], picture.color(15, 50), within: 12)
        facts.expect("3 points left of the view", color: [255, 160, 255], picture.color(17, 50), within: 12)
        facts.expect("1 point left of the view", color: [255, 134, 255], picture.color(19, 50), within: 12)
        facts.expect("1 point below the view", color: [255, 134, 255], picture.color(50, 80), within: 12)
        facts.expect("4 points below the view", color: [255, 172, 255], picture.color(50, 83), within: 12)
        facts.expect("7 points below the view", color: [255, 205, 255], picture.color(50, 86), within: 12)
        facts.expect("10 points below the view", color: [255, 229, 255], picture.color(50, 89), within: 12)
        facts.expect("13 points below the view", color: [255, 245, 255], picture.color(50, 92), within: 12)
        facts.expect("16 points below the view", color: [255, 253, 255], picture.color(50, 95), within: 12)
        facts.expect("19 points below the view", color: [255, 255, 255], picture.color(50, 98), within: 12)
        facts.expect(
            "14 points from the corner, diagonally",
            color: [255, 255, 255],
            picture.color(6, 6),
            within: 12
        )
        facts.expect(
            "11 points from the corner, diagonally",
            color: [255, 255, 255],
            picture.color(9, 9),
            within: 12
        )
        facts.expect(
            "8 points from the corner, diagonally",
            color: [255, 252, 255],
            picture.color(12, 12),
            within: 12
        )
        facts.expect(
            "5 points from the corner, diagonally",
            color: [255, 242, 255],
            picture.color(15, 15),
            within: 12
        )
        facts.expect(
            "2 points from the corner, diagonally",
            color: [255, 221, 255],
            picture.color(18, 18),
            within: 12
        )
    }

    private static let shadowOfRadius2OfACapsule = ConformanceCase(
        .layers,
        "shadow of radius 2 of a capsule",
        .picture(
            repository: "square/Blueprint",
            path:
                "BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages/BoxTests/test_largeCornerRadius__iOS-17.png",
            system: "iOS 17",
            scale: 1
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 120, height: 100), scale: 1) {
            PictureViews.shadow(
                .blue,
                in: CGRect(x: 20, y: 20, width: 80, height: 60),
                corner: 30,
                radius: 2,
                color: .red
            )
        }
        facts.expect("7 points left of the view", color: [255, 255, 255], picture.color(13, 50), within: 12)
        facts.expect("6 points left of the view", color: [255, 255, 255], picture.color(14, 50), within: 12)
        facts.expect("5 points left of the view", color: [255, 255, 255], picture.color(15, 50), within: 12)
        facts.expect("4 points left of the view", color: [255, 248, 248], picture.color(16, 50), within: 12)
        facts.expect("3 points left of the view", color: [255, 232, 232], picture.color(17, 50), within: 12)
        facts.expect("2 points left of the view", color: [255, 202, 202], picture.color(18, 50), within: 12)
        facts.expect("1 point left of the view", color: [255, 158, 158], picture.color(19, 50), within: 12)
    }
}
