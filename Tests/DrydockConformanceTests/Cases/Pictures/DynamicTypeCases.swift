import Drydock

/// A label of the body style at each preferred size of text.
enum DynamicTypeCases {
    static let all = [
        exampleOfTheBodyStyleAtXS300By, exampleOfTheBodyStyleAtS300By, exampleOfTheBodyStyleAtM300By,
        exampleOfTheBodyStyleAtL300By, exampleOfTheBodyStyleAtXL300By, exampleOfTheBodyStyleAtXXL300By,
        exampleOfTheBodyStyleAtXXXL300By, exampleOfTheBodyStyleAtAccessibilityM300By,
        exampleOfTheBodyStyleAtAccessibilityL300By, exampleOfTheBodyStyleAtAccessibilityXL300By,
        exampleOfTheBodyStyleAtAccessibilityXXL300By, exampleOfTheBodyStyleAtAccessibilityXXXL300By,
        aViewThatDrawsARedSquare,
    ]

    private static let exampleOfTheBodyStyleAtXS300By = ConformanceCase(
        .labels,
        "\"Example\" of the body style at XS, 300 × 100",
        .picture(
            repository: "ashfurrow/Nimble-Snapshots",
            path:
                "Bootstrap/BootstrapTests/ReferenceImages/DynamicTypeTests/in_some_context__works_with_adjustsFontForContentSizeCategory_XS@2x.png",
            system: "iOS 26.1",
            scale: 2
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        let picture = ConformancePicture(size: CGSize(width: 300, height: 100), scale: 2, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
            label.text = "Example"
            return label
        }
        facts.expect("text", edges: [1, 44.5, 54, 57.5], picture.box(), within: 1)
    }

    private static let exampleOfTheBodyStyleAtS300By = ConformanceCase(
        .labels,
        "\"Example\" of the body style at S, 300 × 100",
        .picture(
            repository: "ashfurrow/Nimble-Snapshots",
            path:
                "Bootstrap/BootstrapTests/ReferenceImages/DynamicTypeTests/in_some_context__works_with_adjustsFontForContentSizeCategory_S@2x.png",
            system: "iOS 26.1",
            scale: 2
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .small)
        let picture = ConformancePicture(size: CGSize(width: 300, height: 100), scale: 2, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
            label.text = "Example"
            return label
        }
        facts.expect("text", edges: [1, 44.5, 57.5, 58.5], picture.box(), within: 1)
    }

    private static let exampleOfTheBodyStyleAtM300By = ConformanceCase(
        .labels,
        "\"Example\" of the body style at M, 300 × 100",
        .picture(
            repository: "ashfurrow/Nimble-Snapshots",
            path:
                "Bootstrap/BootstrapTests/ReferenceImages/DynamicTypeTests/in_some_context__works_with_adjustsFontForContentSizeCategory_M@2x.png",
            system: "iOS 26.1",
            scale: 2
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .medium)
        let picture = ConformancePicture(size: CGSize(width: 300, height: 100), scale: 2, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
            label.text = "Example"
            return label
        }
        facts.expect("text", edges: [1, 43.5, 61, 58.5], picture.box(), within: 1)
    }

    private static let exampleOfTheBodyStyleAtL300By = ConformanceCase(
        .labels,
        "\"Example\" of the body style at L, 300 × 100",
        .picture(
            repository: "ashfurrow/Nimble-Snapshots",
            path:
                "Bootstrap/BootstrapTests/ReferenceImages/DynamicTypeTests/in_some_context__works_with_adjustsFontForContentSizeCategory_L@2x.png",
            system: "iOS 26.1",
            scale: 2
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        let picture = ConformancePicture(size: CGSize(width: 300, height: 100), scale: 2, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
            label.text = "Example"
            return label
        }
        facts.expect("text", edges: [1.5, 43.5, 64, 59], picture.box(), within: 1)
    }

    private static let exampleOfTheBodyStyleAtXL300By = ConformanceCase(
        .labels,
        "\"Example\" of the body style at XL, 300 × 100",
        .picture(
            repository: "ashfurrow/Nimble-Snapshots",
            path:
                "Bootstrap/BootstrapTests/ReferenceImages/DynamicTypeTests/in_some_context__works_with_adjustsFontForContentSizeCategory_XL@2x.png",
            system: "iOS 26.1",
            scale: 2
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        let picture = ConformancePicture(size: CGSize(width: 300, height: 100), scale: 2, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
            label.text = "Example"
            return label
        }
        facts.expect("text", edges: [1.5, 42.5, 71, 60], picture.box(), within: 1)
    }

    private static let exampleOfTheBodyStyleAtXXL300By = ConformanceCase(
        .labels,
        "\"Example\" of the body style at XXL, 300 × 100",
        .picture(
            repository: "ashfurrow/Nimble-Snapshots",
            path:
                "Bootstrap/BootstrapTests/ReferenceImages/DynamicTypeTests/in_some_context__works_with_adjustsFontForContentSizeCategory_XXL@2x.png",
            system: "iOS 26.1",
            scale: 2
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        let picture = ConformancePicture(size: CGSize(width: 300, height: 100), scale: 2, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
            label.text = "Example"
            return label
        }
        facts.expect("text", edges: [1.5, 42, 77.5, 61.5], picture.box(), within: 1)
    }

    private static let exampleOfTheBodyStyleAtXXXL300By = ConformanceCase(
        .labels,
        "\"Example\" of the body style at XXXL, 300 × 100",
        .picture(
            repository: "ashfurrow/Nimble-Snapshots",
            path:
                "Bootstrap/BootstrapTests/ReferenceImages/DynamicTypeTests/in_some_context__works_with_adjustsFontForContentSizeCategory_XXXL@2x.png",
            system: "iOS 26.1",
            scale: 2
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        let picture = ConformancePicture(size: CGSize(width: 300, height: 100), scale: 2, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
            label.text = "Example"
            return label
        }
        facts.expect("text", edges: [1.5, 42, 84, 62.5], picture.box(), within: 1)
    }

    private static let exampleOfTheBodyStyleAtAccessibilityM300By = ConformanceCase(
        .labels,
        "\"Example\" of the body style at AccessibilityM, 300 × 100",
        .picture(
            repository: "ashfurrow/Nimble-Snapshots",
            path:
                "Bootstrap/BootstrapTests/ReferenceImages/DynamicTypeTests/in_some_context__works_with_adjustsFontForContentSizeCategory_AccessibilityM@2x.png",
            system: "iOS 26.1",
            scale: 2
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let picture = ConformancePicture(size: CGSize(width: 300, height: 100), scale: 2, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
            label.text = "Example"
            return label
        }
        facts.expect("text", edges: [1.5, 40, 101.5, 65], picture.box(), within: 1)
    }

    private static let exampleOfTheBodyStyleAtAccessibilityL300By = ConformanceCase(
        .labels,
        "\"Example\" of the body style at AccessibilityL, 300 × 100",
        .picture(
            repository: "ashfurrow/Nimble-Snapshots",
            path:
                "Bootstrap/BootstrapTests/ReferenceImages/DynamicTypeTests/in_some_context__works_with_adjustsFontForContentSizeCategory_AccessibilityL@2x.png",
            system: "iOS 26.1",
            scale: 2
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let picture = ConformancePicture(size: CGSize(width: 300, height: 100), scale: 2, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
            label.text = "Example"
            return label
        }
        facts.expect("text", edges: [2, 38.5, 119.5, 68], picture.box(), within: 1)
    }

    private static let exampleOfTheBodyStyleAtAccessibilityXL300By = ConformanceCase(
        .labels,
        "\"Example\" of the body style at AccessibilityXL, 300 × 100",
        .picture(
            repository: "ashfurrow/Nimble-Snapshots",
            path:
                "Bootstrap/BootstrapTests/ReferenceImages/DynamicTypeTests/in_some_context__works_with_adjustsFontForContentSizeCategory_AccessibilityXL@2x.png",
            system: "iOS 26.1",
            scale: 2
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        let picture = ConformancePicture(size: CGSize(width: 300, height: 100), scale: 2, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
            label.text = "Example"
            return label
        }
        facts.expect(
            "text",
            edges: [2.5, 35.5, 144.5, 71],
            picture.box(),
            within: 1,
            differs: [nil, nil, nil, "Inter's letters have other heights"]
        )
    }

    private static let exampleOfTheBodyStyleAtAccessibilityXXL300By = ConformanceCase(
        .labels,
        "\"Example\" of the body style at AccessibilityXXL, 300 × 100",
        .picture(
            repository: "ashfurrow/Nimble-Snapshots",
            path:
                "Bootstrap/BootstrapTests/ReferenceImages/DynamicTypeTests/in_some_context__works_with_adjustsFontForContentSizeCategory_AccessibilityXXL@2x.png",
            system: "iOS 26.1",
            scale: 2
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraLarge)
        let picture = ConformancePicture(size: CGSize(width: 300, height: 100), scale: 2, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
            label.text = "Example"
            return label
        }
        facts.expect(
            "text",
            edges: [3, 33.5, 169, 75],
            picture.box(),
            within: 1,
            differs: [
                nil, "Inter's letters have other heights", "Inter's letters have other widths",
                "Inter's letters have other heights",
            ]
        )
    }

    private static let exampleOfTheBodyStyleAtAccessibilityXXXL300By = ConformanceCase(
        .labels,
        "\"Example\" of the body style at AccessibilityXXXL, 300 × 100",
        .picture(
            repository: "ashfurrow/Nimble-Snapshots",
            path:
                "Bootstrap/BootstrapTests/ReferenceImages/DynamicTypeTests/in_some_context__works_with_adjustsFontForContentSizeCategory_AccessibilityXXXL@2x.png",
            system: "iOS 26.1",
            scale: 2
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let picture = ConformancePicture(size: CGSize(width: 300, height: 100), scale: 2, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
            label.text = "Example"
            return label
        }
        facts.expect(
            "text",
            edges: [3.5, 31.5, 190, 78.5],
            picture.box(),
            within: 1,
            differs: [nil, "Inter's letters have other heights", "Inter's letters have other widths", nil]
        )
    }

    private static let aViewThatDrawsARedSquare = ConformanceCase(
        .layers,
        "a view that draws a red square",
        .picture(
            repository: "ashfurrow/Nimble-Snapshots",
            path:
                "Bootstrap/BootstrapTests/ReferenceImages/BootstrapTests/in_some_context__has_a_valid_snapshot_when_draw_rect_is_turned_on@2x.png",
            system: "iOS 26.1",
            scale: 2
        )
    ) { facts in
        let picture = ConformancePicture(size: CGSize(width: 44, height: 44), scale: 2) {
            PictureViews.Drawn()
        }
        facts.expect("width", 44, picture.size.width, within: 0.25)
        facts.expect("height", 44, picture.size.height, within: 0.25)
        facts.expect("square", edges: [5, 5, 39, 39], picture.box(), within: 0.25)
        facts.expect("square", color: [255, 0, 0], picture.color(22, 22), within: 0)
    }
}
