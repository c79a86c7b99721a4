import Drydock
import DrydockTesting
import Testing

@Suite("Dynamic type")
struct DynamicTypeTests {
    private static func traits(_ category: UIContentSizeCategory, scale: CGFloat = 1) -> UITraitCollection {
        UITraitCollection {
            $0.preferredContentSizeCategory = category
            $0.displayScale = scale
        }
    }

    /// The Human Interface Guidelines' sizes.
    @Test(
        "a text style has its size for each category",
        arguments: [
            (UIFont.TextStyle.largeTitle, [31, 34, 40, 60]), (.title1, [25, 28, 34, 58]),
            (.title2, [19, 22, 28, 56]), (.title3, [17, 20, 26, 55]), (.headline, [14, 17, 23, 53]),
            (.body, [14, 17, 23, 53]), (.callout, [13, 16, 22, 51]), (.subheadline, [12, 15, 21, 49]),
            (.footnote, [12, 13, 19, 44]), (.caption1, [11, 12, 18, 43]), (.caption2, [11, 11, 17, 40]),
        ] as [(UIFont.TextStyle, [CGFloat])]
    )
    func sizes(style: UIFont.TextStyle, sizes: [CGFloat]) {
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        let fonts = categories.map {
            UIFont.preferredFont(forTextStyle: style, compatibleWith: Self.traits($0))
        }
        #expect(fonts.map(\.pointSize) == sizes)
        #expect(fonts.allSatisfy { $0.fontName == (style == .headline ? "Inter-SemiBold" : "Inter-Regular") })
        #expect(UIFont.preferredFont(forTextStyle: style).pointSize == sizes[1])
        Self.traits(.extraSmall).performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: style).pointSize == sizes[0])
        }
    }

    /// 16⅓: measured on a phone (jaredsinclair.com, 2 March 2024).
    @Test("a font scales with its style's leading, to a pixel")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 17)
        let medium = UIFontMetrics.default.scaledFont(
            for: font,
            compatibleWith: Self.traits(.medium, scale: 3)
        )
        #expect(abs(medium.pointSize - 49.0 / 3) < 1e-9)
        let large = UIFontMetrics.default.scaledFont(for: font)
        #expect(large.pointSize == 17)
        let limited = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: font,
            maximumPointSize: 20,
            compatibleWith: Self.traits(.accessibilityLarge)
        )
        #expect(limited.pointSize == 20)
        let huge = UIFontMetrics(forTextStyle: .title1)
            .scaledFont(for: .boldSystemFont(ofSize: 20), compatibleWith: Self.traits(.accessibilityLarge))
        #expect(huge.pointSize == 30)
        #expect(huge.fontName == "Inter-SemiBold")
    }

    @Test("distances scale, too")
    func values() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 44) == 44)
        #expect(metrics.scaledValue(for: 44, compatibleWith: Self.traits(.extraSmall)) == 38)
        #expect(metrics.scaledValue(for: 11, compatibleWith: Self.traits(.extraLarge, scale: 2)) == 12)
        #expect(metrics.scaledValue(for: 0, compatibleWith: Self.traits(.extraLarge)) == 0)
    }

    @Test("a font of a text style is no font of a fixed size, though they look the same")
    func equality() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        #expect(body == .preferredFont(forTextStyle: .body))
        #expect(body != .preferredFont(forTextStyle: .callout))
        #expect(body != .systemFont(ofSize: 17))
        #expect(body.withSize(17) == .systemFont(ofSize: 17))
    }

    // MARK: - Labels

    private let screen = Screen.empty(size: CGSize(width: 300, height: 200), scale: 1, showsStatusBar: false)

    private func label(_ font: UIFont, adjusts: Bool = true) -> UILabel {
        let label = UILabel()
        label.text = "Text"
        label.font = font
        label.adjustsFontForContentSizeCategory = adjusts
        label.translatesAutoresizingMaskIntoConstraints = false
        screen.window.addSubview(label)
        return label
    }

    private func enlarge() {
        screen.perform {
            screen.host.scene.updateTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
        }
        screen.host.update()
    }

    @Test("labels that adjust take the new size and grow; others stay")
    func labels() {
        let body = label(.preferredFont(forTextStyle: .body))
        let scaled = label(UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 11)))
        let fixed = label(.systemFont(ofSize: 17))
        let still = label(.preferredFont(forTextStyle: .body), adjusts: false)
        screen.host.update()
        let height = body.frame.height
        enlarge()
        #expect(body.font == .preferredFont(forTextStyle: .body, compatibleWith: body.traitCollection))
        #expect(body.font.pointSize == 33)
        #expect(scaled.font.pointSize == 20)
        #expect(fixed.font.pointSize == 17)
        #expect(still.font.pointSize == 17)
        #expect(body.frame.height > height * 1.8)
        #expect(still.frame.height == height)
        still.adjustsFontForContentSizeCategory = true
        #expect(still.font.pointSize == 33)
    }

    @Test("each run of attributed text follows its own style")
    func attributed() {
        let label = label(.systemFont(ofSize: 17))
        let text = NSMutableAttributedString(
            string: "ab",
            attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]
        )
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 1, length: 1))
        label.attributedText = text
        enlarge()
        let fonts = [0, 1].map {
            label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont
        }
        #expect(fonts.map { $0?.pointSize } == [33, 9])
    }

    @Test("a label that comes to where text is larger grows")
    func moving() {
        enlarge()
        let label = label(.preferredFont(forTextStyle: .caption2))
        #expect(label.font.pointSize == 24)
    }
}
