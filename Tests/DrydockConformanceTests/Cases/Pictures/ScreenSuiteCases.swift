import Drydock

/// Layers and a button.
enum ScreenSuiteCases {
    static let all = [
        layerWithABorderOf4Points, gradientFromRedToYellow, contactAddButtonAt3x,
    ]

    private static let layerWithABorderOf4Points = ConformanceCase(
        .layers,
        "layer with a border of 4 points",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path: "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testCALayer.1.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 100, height: 100), scale: 3) {
            let view = PictureViews.block(.red)
            (view.layer.borderWidth, view.layer.borderColor) = (4, UIColor.black.cgColor)
            return view
        }
        facts.expect("width", 100, picture.size.width, within: 0.17)
        facts.expect("height", 100, picture.size.height, within: 0.17)
        facts.expect("inside", edges: [4, 4, 96, 96], picture.box(), within: 0.17)
        facts.expect("border", color: [0, 0, 0], picture.color(1, 50), within: 0)
        facts.expect("inside", color: [255, 0, 0], picture.color(50, 50), within: 0)
    }

    private static let gradientFromRedToYellow = ConformanceCase(
        .layers,
        "gradient from red to yellow",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testCALayerWithGradient.1.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 100, height: 100), scale: 3) {
            let (view, gradient) = (UIView(), CAGradientLayer())
            gradient.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor]
            gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            view.layer.addSublayer(gradient)
            return view
        }
        facts.expect(
            "at 1 point",
            color: [255, 38, 0],
            picture.color(50, 1),
            within: 3,
            differs: "iOS mixed in Display P3, as on a screen of a wide gamut; here in sRGB"
        )
        facts.expect(
            "at 10 points",
            color: [255, 52, 0],
            picture.color(50, 10),
            within: 3,
            differs: "iOS mixed in Display P3, as on a screen of a wide gamut; here in sRGB"
        )
        facts.expect(
            "at 25 points",
            color: [255, 88, 0],
            picture.color(50, 25),
            within: 3,
            differs: "iOS mixed in Display P3, as on a screen of a wide gamut; here in sRGB"
        )
        facts.expect(
            "at 50 points",
            color: [255, 147, 0],
            picture.color(50, 50),
            within: 3,
            differs: "iOS mixed in Display P3, as on a screen of a wide gamut; here in sRGB"
        )
        facts.expect(
            "at 75 points",
            color: [255, 201, 0],
            picture.color(50, 75),
            within: 3,
            differs: "iOS mixed in Display P3, as on a screen of a wide gamut; here in sRGB"
        )
        facts.expect("at 90 points", color: [255, 232, 1], picture.color(50, 90), within: 3)
        facts.expect(
            "at 99 points",
            color: [255, 249, 0],
            picture.color(50, 99),
            within: 3,
            differs: "iOS mixed in Display P3, as on a screen of a wide gamut; here in sRGB"
        )
    }

    private static let contactAddButtonAt3x = ConformanceCase(
        .controls,
        "contact-add button, @3x",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path: "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testUIView.1.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) { UIButton(type: .contactAdd) }
        facts.expect(
            "width",
            24.33,
            picture.size.width,
            within: 0.17
        )
        facts.expect(
            "height",
            23.67,
            picture.size.height,
            within: 0.17
        )
        facts.expect(
            "circle",
            edges: [1.33, 1, 23, 22.67],
            picture.box(),
            within: 0.17,
            differs: [
                "the button and its symbol have other sizes", nil,
                "the button and its symbol have other sizes", "the button and its symbol have other sizes",
            ]
        )
    }
}
