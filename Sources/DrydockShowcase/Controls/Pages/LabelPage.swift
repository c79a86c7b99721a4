import Drydock

extension ControlPage {
    static func labels() -> UINavigationController {
        scene(
            "Labels",
            sections: [
                ControlSampleSection(
                    title: "Text Styles",
                    footer: "They follow the size of text.",
                    samples: styles
                ),
                ControlSampleSection(
                    title: "More Than There Is Room For",
                    samples: [
                        overlong("Cut at the end") { $0.lineBreakMode = .byTruncatingTail },
                        overlong("Cut in the middle") { $0.lineBreakMode = .byTruncatingMiddle },
                        overlong("Cut at the start") { $0.lineBreakMode = .byTruncatingHead },
                        overlong("Two lines") { $0.numberOfLines = 2 },
                        overlong("Made smaller") {
                            $0.adjustsFontSizeToFitWidth = true
                            $0.minimumScaleFactor = 0.5
                        },
                    ]
                ),
            ]
        )
    }

    private static var styles: [ControlSample] {
        let styles: [(String, UIFont.TextStyle)] = [
            ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
            ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
            ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
        ]
        return styles.map { name, style in
            let label = UILabel()
            label.text = "Quay"
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            return ControlSample(name, label)
        }
    }

    private static func overlong(_ title: String, _ configure: (UILabel) -> Void) -> ControlSample {
        let label = UILabel()
        label.text =
            "A ship in harbour is safe, but that is not what ships are built for, as every sailor knows."
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = .secondaryLabel
        configure(label)
        return ControlSample(title, label, isWide: true)
    }
}
