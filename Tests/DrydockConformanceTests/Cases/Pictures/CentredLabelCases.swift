import Drydock

/// Labels and buttons in the middle of screens.
enum CentredLabelCases {
    static let all = [
        helloWorldInTheMiddleOfAScreenLight, helloWorldInTheMiddleOfAScreenDark,
        aSimpleMessageInTheMiddleOfAScreen, aSimpleMessageInTheMiddleOfAScreenAnd2,
        anErrorMessageInTheMiddleOfAScreen, anErrorMessageInTheMiddleOfAScreenAnd2,
        aLabelAndAButton100PointsAboveLight, aLabelAndAButton100PointsAboveDark,
    ]

    private static let helloWorldInTheMiddleOfAScreenLight = ConformanceCase(
        .labels,
        "\"Hello, World!\" in the middle of a screen, light",
        .picture(
            repository: "AlfredoHernandez/iOSSnapshotTestCaseDemo",
            path:
                "HelloWorldAppTests/ReferenceImages_64/HelloWorldAppTests.HelloWorldViewControllerTests/test_view_displaysHelloWorldMessage_light@3x.png",
            system: "iOS 14",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 390, height: 844),
            scale: 3,
            traits: traits
        ) {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            let label = PictureViews.label("Hello, World!", size: 17)
            label.textColor = .label
            PictureViews.center(label, in: controller.view)
            return controller
        }
        facts.expect(
            "text",
            edges: [147.67, 415.67, 242.67, 431.67],
            picture.box(0, 372, 390, 100),
            within: 1
        )
        facts.expect("background", color: [255, 255, 255], picture.color(10, 10), within: 0)
    }

    private static let helloWorldInTheMiddleOfAScreenDark = ConformanceCase(
        .labels,
        "\"Hello, World!\" in the middle of a screen, dark",
        .picture(
            repository: "AlfredoHernandez/iOSSnapshotTestCaseDemo",
            path:
                "HelloWorldAppTests/ReferenceImages_64/HelloWorldAppTests.HelloWorldViewControllerTests/test_view_displaysHelloWorldMessage_dark@3x.png",
            system: "iOS 14",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 390, height: 844),
            scale: 3,
            traits: traits
        ) {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            let label = PictureViews.label("Hello, World!", size: 17)
            label.textColor = .label
            PictureViews.center(label, in: controller.view)
            return controller
        }
        facts.expect(
            "text",
            edges: [147.67, 415.67, 242.67, 431.67],
            picture.box(0, 372, 390, 100),
            within: 1
        )
        facts.expect("background", color: [0, 0, 0], picture.color(10, 10), within: 0)
    }

    private static let aSimpleMessageInTheMiddleOfAScreen = ConformanceCase(
        .labels,
        "\"A simple message\" in the middle of a screen, light",
        .picture(
            repository: "AlfredoHernandez/iOSSnapshotTestCaseDemo",
            path:
                "HelloWorldAppTests/ReferenceImages_64/HelloWorldAppTests.HelloWorldViewControllerTests/test_displayMessageWithMessage_displaysTheMessage_light@3x.png",
            system: "iOS 14",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 390, height: 844),
            scale: 3,
            traits: traits
        ) {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            let label = PictureViews.label("A simple message", size: 17)
            label.textColor = .systemGreen
            PictureViews.center(label, in: controller.view)
            return controller
        }
        facts.expect(
            "text",
            edges: [126.67, 415.67, 263.67, 431.67],
            picture.box(0, 372, 390, 100),
            within: 1
        )
        facts.expect("background", color: [255, 255, 255], picture.color(10, 10), within: 0)
    }

    private static let aSimpleMessageInTheMiddleOfAScreenAnd2 = ConformanceCase(
        .labels,
        "\"A simple message\" in the middle of a screen, dark",
        .picture(
            repository: "AlfredoHernandez/iOSSnapshotTestCaseDemo",
            path:
                "HelloWorldAppTests/ReferenceImages_64/HelloWorldAppTests.HelloWorldViewControllerTests/test_displayMessageWithMessage_displaysTheMessage_dark@3x.png",
            system: "iOS 14",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 390, height: 844),
            scale: 3,
            traits: traits
        ) {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            let label = PictureViews.label("A simple message", size: 17)
            label.textColor = .systemGreen
            PictureViews.center(label, in: controller.view)
            return controller
        }
        facts.expect(
            "text",
            edges: [126.67, 415.67, 263.67, 431.67],
            picture.box(0, 372, 390, 100),
            within: 1
        )
        facts.expect("background", color: [0, 0, 0], picture.color(10, 10), within: 0)
    }

    private static let anErrorMessageInTheMiddleOfAScreen = ConformanceCase(
        .labels,
        "\"An error message :(\" in the middle of a screen, light",
        .picture(
            repository: "AlfredoHernandez/iOSSnapshotTestCaseDemo",
            path:
                "HelloWorldAppTests/ReferenceImages_64/HelloWorldAppTests.HelloWorldViewControllerTests/test_displayErrorMessageWithMessage_displaysTheMessage_light@3x.png",
            system: "iOS 14",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 390, height: 844),
            scale: 3,
            traits: traits
        ) {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            let label = PictureViews.label("An error message :(", size: 17)
            (label.textColor, label.font) = (.systemRed, .preferredFont(forTextStyle: .title1))
            PictureViews.center(label, in: controller.view)
            return controller
        }
        facts.expect(
            "text",
            edges: [78.67, 412, 310.33, 437.33],
            picture.box(0, 372, 390, 100),
            within: 1,
            differs: ["Inter's letters have other widths", "Inter's letters have other heights", nil, nil]
        )
        facts.expect("background", color: [255, 255, 255], picture.color(10, 10), within: 0)
    }

    private static let anErrorMessageInTheMiddleOfAScreenAnd2 = ConformanceCase(
        .labels,
        "\"An error message :(\" in the middle of a screen, dark",
        .picture(
            repository: "AlfredoHernandez/iOSSnapshotTestCaseDemo",
            path:
                "HelloWorldAppTests/ReferenceImages_64/HelloWorldAppTests.HelloWorldViewControllerTests/test_displayErrorMessageWithMessage_displaysTheMessage_dark@3x.png",
            system: "iOS 14",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 390, height: 844),
            scale: 3,
            traits: traits
        ) {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            let label = PictureViews.label("An error message :(", size: 17)
            (label.textColor, label.font) = (.systemRed, .preferredFont(forTextStyle: .title1))
            PictureViews.center(label, in: controller.view)
            return controller
        }
        facts.expect(
            "text",
            edges: [78.67, 412, 310.67, 437.33],
            picture.box(0, 372, 390, 100),
            within: 1,
            differs: ["Inter's letters have other widths", "Inter's letters have other heights", nil, nil]
        )
        facts.expect("background", color: [0, 0, 0], picture.color(10, 10), within: 0)
    }

    private static let aLabelAndAButton100PointsAboveLight = ConformanceCase(
        .labels,
        "a label, and a button 100 points above, light",
        .picture(
            repository: "Cronay/UIUnitSnapshotTestingExample",
            path: "UIUnitTestingPresentationSnapshotTests/snapshots/SIMPLEUI_light.png",
            system: "iOS 14",
            scale: 2
        )
    ) { facts in
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 375, height: 667),
            scale: 2,
            traits: traits
        ) {
            let (controller, button) = (UIViewController(), UIButton(type: .system))
            controller.view.backgroundColor = .systemBackground
            button.setTitle("Button", for: .normal)
            PictureViews.center(button, in: controller.view, down: -100)
            PictureViews.center(PictureViews.label("This is a text", size: 17), in: controller.view)
            return controller
        }
        facts.expect("width", 375, picture.size.width, within: 0.25)
        facts.expect("height", 667, picture.size.height, within: 0.25)
        facts.expect("button", edges: [165.5, 228.5, 209.5, 239.5], picture.box(0, 100, 375, 180), within: 1)
        facts.expect("label", edges: [140.5, 327, 235, 340], picture.box(0, 300, 375, 100), within: 1)
        facts.expect("background", color: [255, 255, 255], picture.color(10, 10), within: 0)
    }

    private static let aLabelAndAButton100PointsAboveDark = ConformanceCase(
        .labels,
        "a label, and a button 100 points above, dark",
        .picture(
            repository: "Cronay/UIUnitSnapshotTestingExample",
            path: "UIUnitTestingPresentationSnapshotTests/snapshots/SIMPLEUI_dark.png",
            system: "iOS 14",
            scale: 2
        )
    ) { facts in
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        let picture = ConformancePicture(
            controllerSize: CGSize(width: 375, height: 667),
            scale: 2,
            traits: traits
        ) {
            let (controller, button) = (UIViewController(), UIButton(type: .system))
            controller.view.backgroundColor = .systemBackground
            button.setTitle("Button", for: .normal)
            PictureViews.center(button, in: controller.view, down: -100)
            PictureViews.center(PictureViews.label("This is a text", size: 17), in: controller.view)
            return controller
        }
        facts.expect("width", 375, picture.size.width, within: 0.25)
        facts.expect("height", 667, picture.size.height, within: 0.25)
        facts.expect("button", edges: [165.5, 228.5, 209.5, 239.5], picture.box(0, 100, 375, 180), within: 1)
        facts.expect("label", edges: [140.5, 327, 235, 340], picture.box(0, 300, 375, 100), within: 1)
        facts.expect("background", color: [0, 0, 0], picture.color(10, 10), within: 0)
    }
}
