import Drydock

/// Labels and a shape in views of fixed sizes.
enum ShapeSuiteCases {
    static let all = [
        helloWorldInTheMiddleOf320By200, shapeLayerOfARoundedRectangleRadius20,
        helloWorldInTheMiddleOfAControllerIn,
    ]

    private static let helloWorldInTheMiddleOf320By200 = ConformanceCase(
        .labels,
        "\"Hello World\" in the middle of 320 × 200",
        .picture(
            repository: "parski/SnapshotTest",
            path: "Integration/CocoaPods/CocoaPodsTests/ReferenceImages/CocoaPodsTests/testViewSnapshot.png",
            system: "iOS 12 or 13",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 320, height: 200), scale: 2) {
            let view = PictureViews.block(.red)
            PictureViews.center(PictureViews.label("Hello World", size: 17), in: view)
            return view
        }
        facts.expect("width", 320, picture.size.width, within: 0.25)
        facts.expect("height", 200, picture.size.height, within: 0.25)
        facts.expect("text", edges: [117.5, 93.5, 203, 106.5], picture.box(), within: 1)
    }

    private static let shapeLayerOfARoundedRectangleRadius20 = ConformanceCase(
        .layers,
        "shape layer of a rounded rectangle, radius 20",
        .picture(
            repository: "parski/SnapshotTest",
            path: "Integration/CocoaPods/CocoaPodsTests/ReferenceImages/CocoaPodsTests/testLayerSnapshot.png",
            system: "iOS 12 or 13",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 200, height: 200), scale: 2) {
            let (view, shape) = (UIView(), CAShapeLayer())
            shape.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            shape.fillColor = UIColor.blue.cgColor
            shape.path = UIBezierPath(roundedRect: shape.bounds, cornerRadius: 20).cgPath
            view.layer.addSublayer(shape)
            return view
        }
        facts.expect("width", 200, picture.size.width, within: 0.25)
        facts.expect("height", 200, picture.size.height, within: 0.25)
        facts.expect("inside", color: [0, 0, 255], picture.color(100, 100), within: 0)
        facts.expect(
            "corner, left edge, row 0",
            19.91,
            picture.leftEdge(row: 0, from: 0, to: 40),
            within: 0.25
        )
        facts.expect(
            "corner, left edge, row 4",
            10.88,
            picture.leftEdge(row: 4, from: 0, to: 40),
            within: 0.25
        )
        facts.expect(
            "corner, left edge, row 8",
            7.66,
            picture.leftEdge(row: 8, from: 0, to: 40),
            within: 0.25
        )
        facts.expect(
            "corner, left edge, row 12",
            5.45,
            picture.leftEdge(row: 12, from: 0, to: 40),
            within: 0.25
        )
        facts.expect(
            "corner, left edge, row 16",
            3.82,
            picture.leftEdge(row: 16, from: 0, to: 40),
            within: 0.25
        )
        facts.expect(
            "corner, left edge, row 20",
            2.58,
            picture.leftEdge(row: 20, from: 0, to: 40),
            within: 0.25
        )
        facts.expect(
            "corner, left edge, row 24",
            1.65,
            picture.leftEdge(row: 24, from: 0, to: 40),
            within: 0.25
        )
        facts.expect(
            "corner, left edge, row 28",
            1.05,
            picture.leftEdge(row: 28, from: 0, to: 40),
            within: 0.25
        )
        facts.expect(
            "corner, left edge, row 32",
            0.63,
            picture.leftEdge(row: 32, from: 0, to: 40),
            within: 0.25
        )
        facts.expect(
            "corner, left edge, row 36",
            0.5,
            picture.leftEdge(row: 36, from: 0, to: 40),
            within: 0.25
        )
        facts.expect(
            "corner, left edge, row 40",
            0.5,
            picture.leftEdge(row: 40, from: 0, to: 40),
            within: 0.25
        )
        facts.expect(
            "corner, left edge, row 44",
            0.5,
            picture.leftEdge(row: 44, from: 0, to: 40),
            within: 0.25
        )
        facts.expect(
            "corner, left edge, row 48",
            0.5,
            picture.leftEdge(row: 48, from: 0, to: 40),
            within: 0.25
        )
    }

    private static let helloWorldInTheMiddleOfAControllerIn = ConformanceCase(
        .labels,
        "\"Hello World\" in the middle of a controller in a navigation controller",
        .picture(
            repository: "parski/SnapshotTest",
            path:
                "Integration/CocoaPods/CocoaPodsTests/ReferenceImages/CocoaPodsTests/testViewControllerSnapshot.png",
            system: "iOS 12 or 13",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(controllerSize: CGSize(width: 375, height: 667), scale: 2) {
            let controller = UIViewController()
            controller.view.backgroundColor = .lightGray
            PictureViews.center(PictureViews.label("Hello World", size: 17), in: controller.view)
            return controller
        }
        facts.expect("width", 375, picture.size.width, within: 0.25)
        facts.expect("height", 667, picture.size.height, within: 0.25)
        facts.expect("text", edges: [145, 327, 230.5, 340], picture.box(0, 290, 375, 80), within: 1)
        facts.expect("background", color: [170, 170, 170], picture.color(20, 200), within: 2)
    }
}
