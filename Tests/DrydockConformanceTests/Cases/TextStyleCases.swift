import Drydock

/// The sizes of text styles at the twelve preferred sizes of text.
enum TextStyleCases {
    static let all = styles.flatMap { [size($0), leading($0)] } + [weights]

    private struct TextStyle {
        let name: String
        let style: UIFont.TextStyle
        /// Points, smallest category first.
        let sizes: [CGFloat]
        let leadings: [CGFloat]

        init(_ name: String, _ style: UIFont.TextStyle, sizes: [CGFloat], leadings: [CGFloat]) {
            (self.name, self.style, self.sizes, self.leadings) = (name, style, sizes, leadings)
        }
    }

    private static let typography = ConformanceSource.document("Human Interface Guidelines, Typography")

    private static let categories: [(name: String, category: UIContentSizeCategory)] = [
        ("xSmall", .extraSmall), ("Small", .small), ("Medium", .medium), ("Large", .large),
        ("xLarge", .extraLarge), ("xxLarge", .extraExtraLarge), ("xxxLarge", .extraExtraExtraLarge),
        ("AX1", .accessibilityMedium), ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge),
        ("AX4", .accessibilityExtraExtraLarge), ("AX5", .accessibilityExtraExtraExtraLarge),
    ]

    private static let styles = [
        TextStyle(
            "largeTitle",
            .largeTitle,
            sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        ),
        TextStyle(
            "title1",
            .title1,
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        ),
        TextStyle(
            "title2",
            .title2,
            sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        ),
        TextStyle(
            "title3",
            .title3,
            sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        ),
        TextStyle(
            "headline",
            .headline,
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        ),
        TextStyle(
            "body",
            .body,
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        ),
        TextStyle(
            "callout",
            .callout,
            sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        ),
        TextStyle(
            "subheadline",
            .subheadline,
            sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        ),
        TextStyle(
            "footnote",
            .footnote,
            sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        ),
        TextStyle(
            "caption1",
            .caption1,
            sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        ),
        TextStyle(
            "caption2",
            .caption2,
            sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        ),
    ]

    private static func size(_ style: TextStyle) -> ConformanceCase {
        ConformanceCase(.textStyles, "font of \(style.name)", typography) { facts in
            for (index, item) in categories.enumerated() {
                let traits = UITraitCollection(preferredContentSizeCategory: item.category)
                let font = UIFont.preferredFont(forTextStyle: style.style, compatibleWith: traits)
                facts.expect("size at \(item.name)", style.sizes[index], font.pointSize)
            }
        }
    }

    /// `UIFontMetrics` scales by the leading, so that the leading of Large becomes that of the category.
    private static func leading(_ style: TextStyle) -> ConformanceCase {
        ConformanceCase(.textStyles, "metrics of \(style.name)", typography) { facts in
            for (index, item) in categories.enumerated() {
                let traits = UITraitCollection(preferredContentSizeCategory: item.category)
                let metrics = UIFontMetrics(forTextStyle: style.style)
                let leading = metrics.scaledValue(for: style.leadings[3], compatibleWith: traits)
                facts.expect("leading at \(item.name)", style.leadings[index], leading)
            }
        }
    }

    private static let weights = ConformanceCase(.textStyles, "weights", typography) { facts in
        for style in styles {
            let font = UIFont.preferredFont(forTextStyle: style.style)
            let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
            facts.expect("\(style.name) is semibold", style.name == "headline", isBold)
        }
    }
}
