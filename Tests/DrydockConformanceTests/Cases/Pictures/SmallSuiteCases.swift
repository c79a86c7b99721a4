import Drydock

/// Plain views, labels and controls of small suites.
enum SmallSuiteCases {
    static let all = [
        fooInASquareLabel, aSwitchOf40By40Points, aRedView, aMagentaView, aBlueView,
        systemButtonWithInsetsOf15At2x, switchWithColoursOfItsOwnOnAt2x, systemButtonWithInsetsOf15At3x,
        switchWithColoursOfItsOwnOnAt3x, labelHelloWorld17PointsAt3x, labelHelloTesting17PointsAt3x,
        labelHelloTestingAgain17PointsAt3x, contactAddButtonInAWindow,
    ]

    private static let fooInASquareLabel = ConformanceCase(
        .labels,
        "\"foo\" in a square label",
        .picture(
            repository: "notjosh/SnapshotTestingDemo",
            path:
                "SnapshotTestingDemoTests/ReferenceImages/UIKitSpec/in_UIKit__has_valid_snapshot_for_default_UILabel@2x.png",
            system: "iOS 8",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 100, height: 100), scale: 2) {
            let label = PictureViews.label("foo", size: 17)
            (label.backgroundColor, label.textColor) = (.darkGray, .green)
            return label
        }
        facts.expect("width", 100, picture.size.width, within: 0.25)
        facts.expect("height", 100, picture.size.height, within: 0.25)
        facts.expect("text", edges: [0.5, 43.5, 24.5, 56.5], picture.box(), within: 1)
        facts.expect("darkGray", color: [85, 85, 85], picture.color(50, 5), within: 0)
    }

    private static let aSwitchOf40By40Points = ConformanceCase(
        .controls,
        "a switch of 40 × 40 points",
        .picture(
            repository: "notjosh/SnapshotTestingDemo",
            path:
                "SnapshotTestingDemoTests/ReferenceImages/UIKitSpec/in_UIKit__has_valid_snapshot_for_default_UISwitch@2x.png",
            system: "iOS 8",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(scale: 2) {
            UISwitch(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        facts.expect("width", 51, picture.size.width, within: 0.25)
        facts.expect("height", 31, picture.size.height, within: 0.25)
    }

    private static let aRedView = ConformanceCase(
        .layers,
        "a red view",
        .picture(
            repository: "uber/ios-snapshot-test-case",
            path:
                "demos/FBSnapshotTestCaseDemo/FBSnapshotTestCaseDemoTests/ReferenceImages_64/FBSnapshotTestCaseDemoTests/testViewSnapshot@2x.png",
            system: "iOS 10 or later",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 40, height: 40), scale: 2) {
            PictureViews.block(.red)
        }
        facts.expect("width", 40, picture.size.width, within: 0.25)
        facts.expect("height", 40, picture.size.height, within: 0.25)
        facts.expect("background", color: [255, 0, 0], picture.color(20, 20), within: 0)
    }

    private static let aMagentaView = ConformanceCase(
        .layers,
        "a magenta view",
        .picture(
            repository: "uber/ios-snapshot-test-case",
            path:
                "demos/FBSnapshotTestCaseDemo/FBSnapshotTestCaseDemoTests/ReferenceImages_64/FBSnapshotTestCaseDemoTests/testViewSnapshotWithDifferentBackgroundColorPerArchitecture@2x.png",
            system: "iOS 10 or later",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 40, height: 40), scale: 2) {
            PictureViews.block(.magenta)
        }
        facts.expect("background", color: [255, 0, 255], picture.color(20, 20), within: 0)
    }

    private static let aBlueView = ConformanceCase(
        .layers,
        "a blue view",
        .picture(
            repository: "uber/ios-snapshot-test-case",
            path:
                "demos/FBSnapshotTestCaseDemo/FBSnapshotTestCaseDemoTests/ReferenceImages_64/FBSnapshotTestCaseDemoTests.FBSnapshotTestCaseSwiftTest/testExample@3x.png",
            system: "iOS 10 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 64, height: 64), scale: 3) {
            PictureViews.block(.blue)
        }
        facts.expect("width", 64, picture.size.width, within: 0.17)
        facts.expect("height", 64, picture.size.height, within: 0.17)
        facts.expect("background", color: [0, 0, 255], picture.color(20, 20), within: 0)
    }

    private static let systemButtonWithInsetsOf15At2x = ConformanceCase(
        .controls,
        "system button with insets of 15, @2x",
        .picture(
            repository: "uber/ios-snapshot-test-case",
            path:
                "demos/FBSnapshotTestCaseDemo/FBSnapshotTestCaseDemoTests/ReferenceImages_64/FBSnapshotTestCaseDemoTests/testViewSnapshotWithUIAppearanceResizing@2x.png",
            system: "iOS 10 or later",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(scale: 2) {
            let button = UIButton(type: .system)
            button.contentEdgeInsets = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
            button.setTitle("Click me!", for: .normal)
            button.sizeToFit()
            return button
        }
        facts.expect("width", 94, picture.size.width, within: 1)
        facts.expect("height", 48, picture.size.height, within: 0.25)
        facts.expect("title", edges: [15.5, 18, 77, 30], picture.box(), within: 1)
    }

    private static let switchWithColoursOfItsOwnOnAt2x = ConformanceCase(
        .controls,
        "switch with colours of its own, on, @2x",
        .picture(
            repository: "uber/ios-snapshot-test-case",
            path:
                "demos/FBSnapshotTestCaseDemo/FBSnapshotTestCaseDemoTests/ReferenceImages_64/FBSnapshotTestCaseDemoTests/testViewSnapshotWithUIAppearance@2x.png",
            system: "iOS 10 or later",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(scale: 2) {
            let control = UISwitch()
            (control.onTintColor, control.thumbTintColor, control.isOn) = (.blue, .lightGray, true)
            return control
        }
        facts.expect("width", 51, picture.size.width, within: 0.25)
        facts.expect("height", 31, picture.size.height, within: 0.25)
        facts.expect("track", color: [0, 0, 255], picture.color(15, 15), within: 2)
        facts.expect("knob", color: [170, 170, 170], picture.color(35, 15), within: 2)
        facts.expect("knob", edges: [22, 15, 49, 16], picture.box(14, 15, 37, 1), within: 0.25)
    }

    private static let systemButtonWithInsetsOf15At3x = ConformanceCase(
        .controls,
        "system button with insets of 15, @3x",
        .picture(
            repository: "uber/ios-snapshot-test-case",
            path:
                "demos/FBSnapshotTestCaseDemo/FBSnapshotTestCaseDemoTests/ReferenceImages_64/FBSnapshotTestCaseDemoTests/testViewSnapshotWithUIAppearanceResizing@3x.png",
            system: "iOS 10 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            let button = UIButton(type: .system)
            button.contentEdgeInsets = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
            button.setTitle("Click me!", for: .normal)
            button.sizeToFit()
            return button
        }
        facts.expect("width", 94, picture.size.width, within: 1)
        facts.expect("height", 48, picture.size.height, within: 0.17)
        facts.expect("title", edges: [15.67, 18, 77, 29.67], picture.box(), within: 1)
    }

    private static let switchWithColoursOfItsOwnOnAt3x = ConformanceCase(
        .controls,
        "switch with colours of its own, on, @3x",
        .picture(
            repository: "uber/ios-snapshot-test-case",
            path:
                "demos/FBSnapshotTestCaseDemo/FBSnapshotTestCaseDemoTests/ReferenceImages_64/FBSnapshotTestCaseDemoTests/testViewSnapshotWithUIAppearance@3x.png",
            system: "iOS 10 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) {
            let control = UISwitch()
            (control.onTintColor, control.thumbTintColor, control.isOn) = (.blue, .lightGray, true)
            return control
        }
        facts.expect("width", 51, picture.size.width, within: 0.17)
        facts.expect("height", 31, picture.size.height, within: 0.17)
        facts.expect("track", color: [0, 0, 255], picture.color(15, 15), within: 2)
        facts.expect("knob", color: [170, 170, 170], picture.color(35, 15), within: 2)
        facts.expect("knob", edges: [22, 15, 49, 16], picture.box(14, 15, 37, 1), within: 0.17)
    }

    private static let labelHelloWorld17PointsAt3x = ConformanceCase(
        .textWidths,
        "label \"Hello World\", 17 points, @3x",
        .picture(
            repository: "tahirmt/Nimble-SnapshotTesting",
            path:
                "Tests/Nimble-SnapshotTestingTests/__Snapshots__/SnapshotsSpec/SnapshotsSpecs-a-SnapshotSpec-recording-snapshots-shoud-record.1.png",
            system: "iOS 17 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) { PictureViews.label("Hello World", size: 17) }
        facts.expect("width", 88, picture.size.width, within: 0.88)
        facts.expect("height", 20.33, picture.size.height, within: 0.17)
        facts.expect("text", edges: [1.33, 3.67, 86.67, 16.67], picture.box(), within: 1)
    }

    private static let labelHelloTesting17PointsAt3x = ConformanceCase(
        .textWidths,
        "label \"Hello testing\", 17 points, @3x",
        .picture(
            repository: "tahirmt/Nimble-SnapshotTesting",
            path:
                "Tests/Nimble-SnapshotTestingTests/__Snapshots__/SnapshotsSpec/SnapshotsSpecs-a-SnapshotSpec-recording-snapshots-should-support-syntax.1.png",
            system: "iOS 17 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) { PictureViews.label("Hello testing", size: 17) }
        facts.expect("width", 95.67, picture.size.width, within: 0.96)
        facts.expect("height", 20.33, picture.size.height, within: 0.17)
        facts.expect("text", edges: [1.33, 3.67, 94.33, 19.67], picture.box(), within: 1)
    }

    private static let labelHelloTestingAgain17PointsAt3x = ConformanceCase(
        .textWidths,
        "label \"Hello testing again\", 17 points, @3x",
        .picture(
            repository: "tahirmt/Nimble-SnapshotTesting",
            path:
                "Tests/Nimble-SnapshotTestingTests/__Snapshots__/SnapshotsSpec/SnapshotsSpecs-a-SnapshotSpec-recording-snapshots-should-work-with-toEventually.1.png",
            system: "iOS 17 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(scale: 3) { PictureViews.label("Hello testing again", size: 17) }
        facts.expect("width", 141, picture.size.width, within: 1.41)
        facts.expect("height", 20.33, picture.size.height, within: 0.17)
        facts.expect("text", edges: [1.33, 3.67, 139.67, 19.67], picture.box(), within: 1)
    }

    private static let contactAddButtonInAWindow = ConformanceCase(
        .controls,
        "contact-add button in a window",
        .picture(
            repository: "tahirmt/Nimble-SnapshotTesting",
            path:
                "Tests/Nimble-SnapshotTestingTests/__Snapshots__/SnapshotsSpec/SnapshotsSpecs-a-SnapshotSpec-recording-snapshots-should-record-window-without-root.1.png",
            system: "iOS 17 or later",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 300, height: 500), scale: 3) {
            let (view, button) = (PictureViews.block(.white), UIButton(type: .contactAdd))
            button.sizeToFit()
            view.addSubview(button)
            return view
        }
        facts.expect(
            "circle",
            edges: [2, 2, 23.67, 23.67],
            picture.box(0, 0, 60, 60),
            within: 0.17,
            differs: Array(
                repeating: "on iOS the circle stands up to a point farther in, for a reason not known",
                count: 4
            )
        )
    }
}
