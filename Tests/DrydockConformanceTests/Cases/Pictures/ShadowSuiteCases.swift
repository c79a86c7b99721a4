import Drydock

/// Shadows, rounded squares and gradients.
enum ShadowSuiteCases {
    static let all = [
        shadowOfRadius6Opacity0122Points, mBInARedSquareOf200PointsCorner,
        mBInARedSquareOf200PointsCornerAnd2, gradientFromRedToGreenAcross,
    ]

    private static let shadowOfRadius6Opacity0122Points = ConformanceCase(
        .layers,
        "shadow of radius 6, opacity 0.12, 2 points down",
        .picture(
            repository: "folio-sec/Folio-UI-Collection",
            path:
                "Folio-UI-CollectionTests/ReferenceImages_64/Folio_UI_CollectionTests.SubmissionStatusButtonTests/testSubmissionStatusButton_NotStarted@2x.png",
            system: "iOS 12 or 13",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 375, height: 90), scale: 2) {
            PictureViews.shadow(
                .white,
                in: CGRect(x: 57.5, y: 20, width: 260, height: 50),
                corner: 8,
                radius: 6,
                color: .black,
                opacity: 0.12,
                down: 2
            )
        }
        facts.expect("1 point below the view", color: [236, 236, 236], picture.color(187, 70.5), within: 2)
        facts.expect("2.5 points below the view", color: [240, 240, 240], picture.color(187, 72), within: 2)
        facts.expect("4 points below the view", color: [243, 243, 243], picture.color(187, 73.5), within: 2)
        facts.expect("5.5 points below the view", color: [246, 246, 246], picture.color(187, 75), within: 2)
        facts.expect("7.5 points below the view", color: [250, 250, 250], picture.color(187, 77), within: 2)
        facts.expect("9.5 points below the view", color: [252, 252, 252], picture.color(187, 79), within: 2)
        facts.expect("11.5 points below the view", color: [254, 254, 254], picture.color(187, 81), within: 2)
        facts.expect("14.5 points below the view", color: [255, 255, 255], picture.color(187, 84), within: 2)
        facts.expect("17.5 points below the view", color: [255, 255, 255], picture.color(187, 87), within: 2)
        facts.expect("9 points above the view", color: [255, 255, 255], picture.color(187, 11), within: 2)
        facts.expect("7 points above the view", color: [253, 253, 253], picture.color(187, 13), within: 2)
        facts.expect("5 points above the view", color: [251, 251, 251], picture.color(187, 15), within: 2)
        facts.expect("3 points above the view", color: [248, 248, 248], picture.color(187, 17), within: 2)
        facts.expect("1 point above the view", color: [245, 245, 245], picture.color(187, 19), within: 2)
        facts.expect("10 points left of the view", color: [255, 255, 255], picture.color(47, 45), within: 2)
        facts.expect("7 points left of the view", color: [252, 252, 252], picture.color(50, 45), within: 2)
        facts.expect("5 points left of the view", color: [250, 250, 250], picture.color(52, 45), within: 2)
        facts.expect("3 points left of the view", color: [246, 246, 246], picture.color(54, 45), within: 2)
        facts.expect("1 point left of the view", color: [242, 242, 242], picture.color(56, 45), within: 2)
    }

    private static let mBInARedSquareOf200PointsCorner = ConformanceCase(
        .layers,
        "\"MB\" in a red square of 200 points, corner radius 100",
        .picture(
            repository: "marcin-bo/ProfilePhotoComponentDemo",
            path:
                "ProfilePhotoComponentDemo/Packages/UIComponents/Tests/UIComponentsTests/__Snapshots__/XCTestCase+Extensions/ProfileIconView.solidCircle-iPhoneX.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 375, height: 300), scale: 3) {
            PictureViews.initials(corner: 100)
        }
        facts.expect("square", edges: [0, 0, 200, 200], picture.box(0, 0, 375, 300), within: 0.17)
        facts.expect("left edge, row 0", 94.62, picture.leftEdge(row: 0, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 8", 76.3, picture.leftEdge(row: 8, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 16", 67.23, picture.leftEdge(row: 16, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 24", 60.37, picture.leftEdge(row: 24, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 32", 54.69, picture.leftEdge(row: 32, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 40", 49.8, picture.leftEdge(row: 40, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 48", 45.47, picture.leftEdge(row: 48, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 56", 41.59, picture.leftEdge(row: 56, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 64", 38.05, picture.leftEdge(row: 64, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 72", 34.82, picture.leftEdge(row: 72, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 80", 31.84, picture.leftEdge(row: 80, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 88", 29.08, picture.leftEdge(row: 88, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 96", 26.53, picture.leftEdge(row: 96, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 104", 24.15, picture.leftEdge(row: 104, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 112", 21.94, picture.leftEdge(row: 112, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 120", 19.87, picture.leftEdge(row: 120, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 128", 17.95, picture.leftEdge(row: 128, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 136", 16.15, picture.leftEdge(row: 136, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 144", 14.47, picture.leftEdge(row: 144, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 152", 12.91, picture.leftEdge(row: 152, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 160", 11.45, picture.leftEdge(row: 160, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 168", 10.1, picture.leftEdge(row: 168, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 176", 8.84, picture.leftEdge(row: 176, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 184", 7.69, picture.leftEdge(row: 184, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 192", 6.62, picture.leftEdge(row: 192, from: 0, to: 100), within: 0.17)
    }

    private static let mBInARedSquareOf200PointsCornerAnd2 = ConformanceCase(
        .labels,
        "\"MB\" in a red square of 200 points, corner radius 40",
        .picture(
            repository: "marcin-bo/ProfilePhotoComponentDemo",
            path:
                "ProfilePhotoComponentDemo/Packages/UIComponents/Tests/UIComponentsTests/__Snapshots__/XCTestCase+Extensions/ProfileIconView.solidRoundedSquare-iPhoneX.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 375, height: 300), scale: 3) {
            PictureViews.initials(corner: 40)
        }
        facts.expect("square", edges: [0, 0, 200, 200], picture.box(0, 0, 375, 300), within: 0.17)
        facts.expect("left edge, row 0", 36.67, picture.leftEdge(row: 0, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 8", 25.22, picture.leftEdge(row: 8, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 16", 19.76, picture.leftEdge(row: 16, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 24", 15.79, picture.leftEdge(row: 24, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 32", 12.64, picture.leftEdge(row: 32, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 40", 10.05, picture.leftEdge(row: 40, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 48", 7.88, picture.leftEdge(row: 48, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 56", 6.06, picture.leftEdge(row: 56, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 64", 4.54, picture.leftEdge(row: 64, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 72", 3.26, picture.leftEdge(row: 72, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 80", 2.23, picture.leftEdge(row: 80, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 88", 1.4, picture.leftEdge(row: 88, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 96", 0.77, picture.leftEdge(row: 96, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 104", 0.34, picture.leftEdge(row: 104, from: 0, to: 100), within: 0.17)
        facts.expect("left edge, row 112", 0.33, picture.leftEdge(row: 112, from: 0, to: 100), within: 0.17)
        facts.expect(
            "text",
            edges: [41.67, 70.67, 161, 129.67],
            picture.box(30, 60, 140, 80),
            within: 1,
            differs: [
                nil, "the text that is shrunk to its label is larger, and stands lower", nil,
                "the text that is shrunk to its label is larger, and stands lower",
            ]
        )
    }

    private static let gradientFromRedToGreenAcross = ConformanceCase(
        .layers,
        "gradient from red to green, across",
        .picture(
            repository: "marcin-bo/ProfilePhotoComponentDemo",
            path:
                "ProfilePhotoComponentDemo/Packages/UIComponents/Tests/UIComponentsTests/__Snapshots__/XCTestCase+Extensions/ProfileIconView.gradientRoundedSquare-iPhoneX.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 200, height: 200), scale: 3) {
            let (view, gradient) = (UIView(), CAGradientLayer())
            gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor]
            (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
            gradient.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            view.layer.addSublayer(gradient)
            return view
        }
        facts.expect(
            "at (180, 50)",
            color: [224, 67, 2],
            picture.color(180, 50),
            within: 3,
            differs: "iOS mixed in Display P3, as on a screen of a wide gamut; here in sRGB"
        )
        facts.expect(
            "at (100, 50)",
            color: [186, 116, 2],
            picture.color(100, 50),
            within: 3,
            differs: "iOS mixed in Display P3, as on a screen of a wide gamut; here in sRGB"
        )
        facts.expect(
            "at (100, 140)",
            color: [139, 167, 2],
            picture.color(100, 140),
            within: 3,
            differs: "iOS mixed in Display P3, as on a screen of a wide gamut; here in sRGB"
        )
        facts.expect(
            "at (20, 150)",
            color: [83, 214, 1],
            picture.color(20, 150),
            within: 3,
            differs: "iOS mixed in Display P3, as on a screen of a wide gamut; here in sRGB"
        )
    }
}
