import Drydock

/// A label of a title style at each preferred size of text.
enum TitleLabelCases {
    static let all = [
        labelWhatSThePointOfTheFirstTitle, labelWhatSThePointOfTheFirstTitleAnd2,
        labelWhatSThePointOfTheFirstTitleAnd3, labelWhatSThePointOfTheFirstTitleAnd4,
        labelWhatSThePointOfTheFirstTitleAnd5, labelWhatSThePointOfTheFirstTitleAnd6,
        labelWhatSThePointOfTheFirstTitleAnd7, labelWhatSThePointOfTheFirstTitleAnd8,
        labelWhatSThePointOfTheFirstTitleAnd9, labelWhatSThePointOfTheFirstTitleAnd10,
        labelWhatSThePointOfTheFirstTitleAnd11, labelWhatSThePointOfTheFirstTitleAnd12,
    ]

    private static let labelWhatSThePointOfTheFirstTitle = ConformanceCase(
        .textWidths,
        "label \"What's the point?\" of the first title style at extra-small",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithView.label-extra-small.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        let picture = ConformancePicture(scale: 3, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
            label.text = "What's the point?"
            return label
        }
        facts.expect("width", 188.67, picture.size.width, within: 1.89)
        facts.expect("height", 30, picture.size.height, within: 0.17)
        facts.expect("text", edges: [0.33, 5.67, 187.33, 28], picture.box(), within: 1)
    }

    private static let labelWhatSThePointOfTheFirstTitleAnd2 = ConformanceCase(
        .textWidths,
        "label \"What's the point?\" of the first title style at small",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithView.label-small.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .small)
        let picture = ConformancePicture(scale: 3, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
            label.text = "What's the point?"
            return label
        }
        facts.expect("width", 196, picture.size.width, within: 1.96)
        facts.expect("height", 31.33, picture.size.height, within: 0.17)
        facts.expect(
            "text",
            edges: [0.33, 6, 194.33, 29.33],
            picture.box(),
            within: 1,
            differs: [nil, nil, "Inter's letters have other widths", nil]
        )
    }

    private static let labelWhatSThePointOfTheFirstTitleAnd3 = ConformanceCase(
        .textWidths,
        "label \"What's the point?\" of the first title style at medium",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithView.label-medium.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .medium)
        let picture = ConformancePicture(scale: 3, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
            label.text = "What's the point?"
            return label
        }
        facts.expect("width", 203.33, picture.size.width, within: 2.03)
        facts.expect("height", 32.33, picture.size.height, within: 0.17)
        facts.expect(
            "text",
            edges: [0.67, 6.33, 202, 30.33],
            picture.box(),
            within: 1,
            differs: [nil, nil, "Inter's letters have other widths", nil]
        )
    }

    private static let labelWhatSThePointOfTheFirstTitleAnd4 = ConformanceCase(
        .textWidths,
        "label \"What's the point?\" of the first title style at large",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithView.label-large.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        let picture = ConformancePicture(scale: 3, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
            label.text = "What's the point?"
            return label
        }
        facts.expect("width", 210.67, picture.size.width, within: 2.11)
        facts.expect("height", 33.67, picture.size.height, within: 0.17)
        facts.expect("text", edges: [0.67, 6.67, 209, 31.67], picture.box(), within: 1)
    }

    private static let labelWhatSThePointOfTheFirstTitleAnd5 = ConformanceCase(
        .textWidths,
        "label \"What's the point?\" of the first title style at extra-large",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithView.label-extra-large.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        let picture = ConformancePicture(scale: 3, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
            label.text = "What's the point?"
            return label
        }
        facts.expect("width", 225.67, picture.size.width, within: 2.26)
        facts.expect("height", 36, picture.size.height, within: 0.17)
        facts.expect("text", edges: [0.67, 7.33, 224, 34], picture.box(), within: 1)
    }

    private static let labelWhatSThePointOfTheFirstTitleAnd6 = ConformanceCase(
        .textWidths,
        "label \"What's the point?\" of the first title style at extra-extra-large",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithView.label-extra-extra-large.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        let picture = ConformancePicture(scale: 3, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
            label.text = "What's the point?"
            return label
        }
        facts.expect("width", 240.33, picture.size.width, within: 2.4)
        facts.expect("height", 38.33, picture.size.height, within: 0.17)
        facts.expect("text", edges: [0.67, 7.33, 238.33, 36], picture.box(), within: 1)
    }

    private static let labelWhatSThePointOfTheFirstTitleAnd7 = ConformanceCase(
        .textWidths,
        "label \"What's the point?\" of the first title style at extra-extra-extra-large",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithView.label-extra-extra-extra-large.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        let picture = ConformancePicture(scale: 3, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
            label.text = "What's the point?"
            return label
        }
        facts.expect("width", 255, picture.size.width, within: 2.55)
        facts.expect("height", 40.67, picture.size.height, within: 0.17)
        facts.expect("text", edges: [0.67, 8, 253, 38.33], picture.box(), within: 1)
    }

    private static let labelWhatSThePointOfTheFirstTitleAnd8 = ConformanceCase(
        .textWidths,
        "label \"What's the point?\" of the first title style at accessibility-medium",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithView.label-accessibility-medium.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let picture = ConformancePicture(scale: 3, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
            label.text = "What's the point?"
            return label
        }
        facts.expect("width", 284, picture.size.width, within: 2.84)
        facts.expect("height", 45.67, picture.size.height, within: 0.17)
        facts.expect(
            "text",
            edges: [0.67, 9.33, 281.67, 43],
            picture.box(),
            within: 1,
            differs: [
                nil, "Inter's letters have other heights", "Inter's letters have other widths",
                "Inter's letters have other heights",
            ]
        )
    }

    private static let labelWhatSThePointOfTheFirstTitleAnd9 = ConformanceCase(
        .textWidths,
        "label \"What's the point?\" of the first title style at accessibility-large",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithView.label-accessibility-large.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let picture = ConformancePicture(scale: 3, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
            label.text = "What's the point?"
            return label
        }
        facts.expect("width", 320.67, picture.size.width, within: 3.21)
        facts.expect("height", 51.33, picture.size.height, within: 0.17)
        facts.expect(
            "text",
            edges: [1, 10.33, 318.33, 48.33],
            picture.box(),
            within: 1,
            differs: [
                nil, "Inter's letters have other heights", "Inter's letters have other widths",
                "Inter's letters have other heights",
            ]
        )
    }

    private static let labelWhatSThePointOfTheFirstTitleAnd10 = ConformanceCase(
        .textWidths,
        "label \"What's the point?\" of the first title style at accessibility-extra-large",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithView.label-accessibility-extra-large.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        let picture = ConformancePicture(scale: 3, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
            label.text = "What's the point?"
            return label
        }
        facts.expect("width", 356.67, picture.size.width, within: 3.57)
        facts.expect("height", 57.33, picture.size.height, within: 0.17)
        facts.expect(
            "text",
            edges: [1, 11.33, 354.33, 54],
            picture.box(),
            within: 1,
            differs: [
                nil, "Inter's letters have other heights", "Inter's letters have other widths",
                "Inter's letters have other heights",
            ]
        )
    }

    private static let labelWhatSThePointOfTheFirstTitleAnd11 = ConformanceCase(
        .textWidths,
        "label \"What's the point?\" of the first title style at accessibility-extra-extra-large",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithView.label-accessibility-extra-extra-large.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraLarge)
        let picture = ConformancePicture(scale: 3, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
            label.text = "What's the point?"
            return label
        }
        facts.expect("width", 392.67, picture.size.width, within: 3.93)
        facts.expect("height", 63.33, picture.size.height, within: 0.17)
        facts.expect(
            "text",
            edges: [1, 12.67, 389.67, 59.33],
            picture.box(),
            within: 1,
            differs: [
                nil, "Inter's letters have other heights", "Inter's letters have other widths",
                "Inter's letters have other heights",
            ]
        )
    }

    private static let labelWhatSThePointOfTheFirstTitleAnd12 = ConformanceCase(
        .textWidths,
        "label \"What's the point?\" of the first title style at accessibility-extra-extra-extra-large",
        .picture(
            repository: "pointfreeco/swift-snapshot-testing",
            path:
                "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithView.label-accessibility-extra-extra-extra-large.png",
            system: "iOS 17",
            scale: 3
        )
    ) { facts in
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let picture = ConformancePicture(scale: 3, traits: traits) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
            label.text = "What's the point?"
            return label
        }
        facts.expect("width", 428.33, picture.size.width, within: 4.28)
        facts.expect("height", 69.33, picture.size.height, within: 0.17)
        facts.expect(
            "text",
            edges: [1.33, 14, 425.33, 65.33],
            picture.box(),
            within: 1,
            differs: [
                nil, "Inter's letters have other heights", "Inter's letters have other widths",
                "Inter's letters have other heights",
            ]
        )
    }
}
