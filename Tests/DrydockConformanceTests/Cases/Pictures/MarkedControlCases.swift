import Drydock

/// Sizes of controls, whose frames the pictures mark.
enum MarkedControlCases {
    static let all = [
        pageControlOfIOS175, segmentedControlOfThreeSegmentsOfIOS175, sliderOfIOS175, stepperOfIOS175,
        textFieldInTheMiddleOf120By44, pageControlOfIOS185, segmentedControlOfThreeSegmentsOfIOS185,
        sliderOfIOS185, stepperOfIOS185, textFieldInTheMiddleOf120By44And2,
    ]

    private static let pageControlOfIOS175 = ConformanceCase(
        .controls,
        "page control of iOS 17.5",
        .picture(
            repository: "cashapp/AccessibilitySnapshot",
            path:
                "Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.DefaultControlsTests/testPageControl_17_5_393x852@3x.png",
            system: "iOS 17.5",
            scale: 3
        )
    ) { facts in
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (3, 1)
        let size = PictureViews.size(of: control, width: 393)
        facts.expect("height", 25.67, size.height, within: 0.17, differs: "a whole number of points")
    }

    private static let segmentedControlOfThreeSegmentsOfIOS175 = ConformanceCase(
        .controls,
        "segmented control of three segments of iOS 17.5",
        .picture(
            repository: "cashapp/AccessibilitySnapshot",
            path:
                "Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.DefaultControlsTests/testSegmentedControl_17_5_393x852@3x.png",
            system: "iOS 17.5",
            scale: 3
        )
    ) { facts in
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        control.selectedSegmentIndex = 1
        let size = PictureViews.size(of: control, width: 393)
        facts.expect("width", 263, size.width, within: 2.63, differs: "Inter's letters have other widths")
        facts.expect("height", 32, size.height, within: 0.17)
    }

    private static let sliderOfIOS175 = ConformanceCase(
        .controls,
        "slider of iOS 17.5",
        .picture(
            repository: "cashapp/AccessibilitySnapshot",
            path:
                "Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.DefaultControlsTests/testSlider_17_5_393x852@3x.png",
            system: "iOS 17.5",
            scale: 3
        )
    ) { facts in
        let size = PictureViews.size(of: UISlider(), width: 393)
        facts.expect("width", 373, size.width, within: 0.17)
        facts.expect("height", 34, size.height, within: 0.17)
    }

    private static let stepperOfIOS175 = ConformanceCase(
        .controls,
        "stepper of iOS 17.5",
        .picture(
            repository: "cashapp/AccessibilitySnapshot",
            path:
                "Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.DefaultControlsTests/testStepper_17_5_393x852@3x.png",
            system: "iOS 17.5",
            scale: 3
        )
    ) { facts in
        let size = PictureViews.size(of: UIStepper(), width: 393)
        facts.expect("width", 94, size.width, within: 0.17)
        facts.expect("height", 32, size.height, within: 0.17)
    }

    private static let textFieldInTheMiddleOf120By44 = ConformanceCase(
        .controls,
        "text field in the middle of 120 × 44 of iOS 17.5",
        .picture(
            repository: "cashapp/AccessibilitySnapshot",
            path:
                "Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.DefaultControlsTests/testTextFieldHidesCursor_17_5_393x852@3x.png",
            system: "iOS 17.5",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 120, height: 44), scale: 3) {
            let (view, field) = (PictureViews.block(.white), UITextField())
            field.text = "Hello world"
            field.bounds.size = field.sizeThatFits(CGSize(width: 100, height: 24))
            field.center = CGPoint(x: 60, y: 22)
            view.addSubview(field)
            return view
        }
        facts.expect("text", edges: [18.33, 15.67, 101, 28.67], picture.box(), within: 1)
    }

    private static let pageControlOfIOS185 = ConformanceCase(
        .controls,
        "page control of iOS 18.5",
        .picture(
            repository: "cashapp/AccessibilitySnapshot",
            path:
                "Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.DefaultControlsTests/testPageControl_18_5_402x874@3x.png",
            system: "iOS 18.5",
            scale: 3
        )
    ) { facts in
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (3, 1)
        let size = PictureViews.size(of: control, width: 402)
        facts.expect("height", 25.67, size.height, within: 0.17, differs: "a whole number of points")
    }

    private static let segmentedControlOfThreeSegmentsOfIOS185 = ConformanceCase(
        .controls,
        "segmented control of three segments of iOS 18.5",
        .picture(
            repository: "cashapp/AccessibilitySnapshot",
            path:
                "Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.DefaultControlsTests/testSegmentedControl_18_5_402x874@3x.png",
            system: "iOS 18.5",
            scale: 3
        )
    ) { facts in
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        control.selectedSegmentIndex = 1
        let size = PictureViews.size(of: control, width: 402)
        facts.expect("width", 263, size.width, within: 2.63, differs: "Inter's letters have other widths")
        facts.expect("height", 32, size.height, within: 0.17)
    }

    private static let sliderOfIOS185 = ConformanceCase(
        .controls,
        "slider of iOS 18.5",
        .picture(
            repository: "cashapp/AccessibilitySnapshot",
            path:
                "Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.DefaultControlsTests/testSlider_18_5_402x874@3x.png",
            system: "iOS 18.5",
            scale: 3
        )
    ) { facts in
        let size = PictureViews.size(of: UISlider(), width: 402)
        facts.expect("width", 382, size.width, within: 0.17)
        facts.expect("height", 34, size.height, within: 0.17)
    }

    private static let stepperOfIOS185 = ConformanceCase(
        .controls,
        "stepper of iOS 18.5",
        .picture(
            repository: "cashapp/AccessibilitySnapshot",
            path:
                "Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.DefaultControlsTests/testStepper_18_5_402x874@3x.png",
            system: "iOS 18.5",
            scale: 3
        )
    ) { facts in
        let size = PictureViews.size(of: UIStepper(), width: 402)
        facts.expect("width", 94, size.width, within: 0.17)
        facts.expect("height", 32, size.height, within: 0.17)
    }

    private static let textFieldInTheMiddleOf120By44And2 = ConformanceCase(
        .controls,
        "text field in the middle of 120 × 44 of iOS 18.5",
        .picture(
            repository: "cashapp/AccessibilitySnapshot",
            path:
                "Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.DefaultControlsTests/testTextFieldHidesCursor_18_5_402x874@3x.png",
            system: "iOS 18.5",
            scale: 3
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 120, height: 44), scale: 3) {
            let (view, field) = (PictureViews.block(.white), UITextField())
            field.text = "Hello world"
            field.bounds.size = field.sizeThatFits(CGSize(width: 100, height: 24))
            field.center = CGPoint(x: 60, y: 22)
            view.addSubview(field)
            return view
        }
        facts.expect("text", edges: [18.33, 15.67, 101, 28.67], picture.box(), within: 1)
    }
}
