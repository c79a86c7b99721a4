import Drydock

/// Dynamic colours in each appearance.
enum ColorCases {
    static let all = [published, grays, semantic, guidelines]

    /// Red, green, blue and opacity, of 255; the opacity is rounded down.
    private struct Levels {
        let name: String
        let color: UIColor
        let variants: [[Int]]

        init(_ name: String, _ color: UIColor, _ variants: [Int]...) {
            (self.name, self.color, self.variants) = (name, color, variants)
        }
    }

    private static let flutter = ConformanceSource.measurement(
        "flutter/flutter, cupertino/colors.dart, read off simulators of iOS 13 and later"
    )

    private static let appearances: [(name: String, traits: UITraitCollection)] = [
        ("light", UITraitCollection(userInterfaceStyle: .light)),
        ("dark", UITraitCollection(userInterfaceStyle: .dark)),
        ("light, increased contrast", contrast(.light)),
        ("dark, increased contrast", contrast(.dark)),
        (
            "dark, elevated",
            UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: .dark),
                UITraitCollection(userInterfaceLevel: .elevated),
            ])
        ),
    ]

    private static func contrast(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: .high),
        ])
    }

    private static func levels(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue].map { Int(($0 * 255).rounded()) } + [
            Int((alpha * 255 + 0.001).rounded(.down))
        ]
    }

    private static func check(_ colors: [Levels], _ facts: ConformanceFacts) {
        for item in colors {
            for (index, expected) in item.variants.enumerated() {
                let appearance = appearances[index]
                facts.expect(
                    "\(item.name), \(appearance.name)",
                    color: expected,
                    levels(item.color, appearance.traits)
                )
            }
        }
    }

    private static let published = ConformanceCase(.colours, "system colours", flutter) { facts in
        check(hues, facts)
    }

    private static let grays = ConformanceCase(.colours, "system grays", flutter) { facts in
        check(steps, facts)
    }

    private static let semantic = ConformanceCase(.colours, "colours of elements", flutter) { facts in
        check(elements, facts)
    }

    private static let guidelines = ConformanceCase(
        .colours,
        "system colours since iOS 15",
        .document("Human Interface Guidelines of iOS 15, Color")
    ) { facts in
        check(newer, facts)
    }

    private static let hues = [
        Levels("systemRed", .systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
        Levels("systemOrange", .systemOrange, [255, 149, 0, 255], [255, 159, 10, 255]),
        Levels("systemYellow", .systemYellow, [255, 204, 0, 255], [255, 214, 10, 255]),
        Levels("systemGreen", .systemGreen, [52, 199, 89, 255], [48, 209, 88, 255]),
        Levels("systemBlue", .systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
        Levels("systemIndigo", .systemIndigo, [88, 86, 214, 255], [94, 92, 230, 255]),
        Levels("systemPurple", .systemPurple, [175, 82, 222, 255], [191, 90, 242, 255]),
        Levels("systemPink", .systemPink, [255, 45, 85, 255], [255, 55, 95, 255]),
    ]

    private static let steps = [
        Levels(
            "systemGray",
            .systemGray,
            [142, 142, 147, 255],
            [142, 142, 147, 255],
            [108, 108, 112, 255],
            [174, 174, 178, 255]
        ),
        Levels(
            "systemGray2",
            .systemGray2,
            [174, 174, 178, 255],
            [99, 99, 102, 255],
            [142, 142, 147, 255],
            [124, 124, 128, 255]
        ),
        Levels(
            "systemGray3",
            .systemGray3,
            [199, 199, 204, 255],
            [72, 72, 74, 255],
            [174, 174, 178, 255],
            [84, 84, 86, 255]
        ),
        Levels(
            "systemGray4",
            .systemGray4,
            [209, 209, 214, 255],
            [58, 58, 60, 255],
            [188, 188, 192, 255],
            [68, 68, 70, 255]
        ),
        Levels(
            "systemGray5",
            .systemGray5,
            [229, 229, 234, 255],
            [44, 44, 46, 255],
            [216, 216, 220, 255],
            [54, 54, 56, 255]
        ),
        Levels(
            "systemGray6",
            .systemGray6,
            [242, 242, 247, 255],
            [28, 28, 30, 255],
            [235, 235, 240, 255],
            [36, 36, 38, 255]
        ),
    ]

    private static let newer = [
        Levels("systemMint", .systemMint, [0, 199, 190, 255], [99, 230, 226, 255]),
        Levels("systemBrown", .systemBrown, [162, 132, 94, 255], [172, 142, 104, 255]),
        Levels("systemTeal", .systemTeal, [48, 176, 199, 255], [64, 200, 224, 255]),
        Levels("systemCyan", .systemCyan, [50, 173, 230, 255], [100, 210, 255, 255]),
    ]

    private static let elements = [
        Levels(
            "label",
            .label,
            [0, 0, 0, 255],
            [255, 255, 255, 255],
            [0, 0, 0, 255],
            [255, 255, 255, 255],
            [255, 255, 255, 255]
        ),
        Levels(
            "secondaryLabel",
            .secondaryLabel,
            [60, 60, 67, 153],
            [235, 235, 245, 153],
            [60, 60, 67, 173],
            [235, 235, 245, 173],
            [235, 235, 245, 153]
        ),
        Levels(
            "tertiaryLabel",
            .tertiaryLabel,
            [60, 60, 67, 76],
            [235, 235, 245, 76],
            [60, 60, 67, 96],
            [235, 235, 245, 96],
            [235, 235, 245, 76]
        ),
        Levels(
            "quaternaryLabel",
            .quaternaryLabel,
            [60, 60, 67, 45],
            [235, 235, 245, 40],
            [60, 60, 67, 66],
            [235, 235, 245, 61],
            [235, 235, 245, 40]
        ),
        Levels(
            "systemFill",
            .systemFill,
            [120, 120, 128, 51],
            [120, 120, 128, 91],
            [120, 120, 128, 71],
            [120, 120, 128, 112],
            [120, 120, 128, 91]
        ),
        Levels(
            "secondarySystemFill",
            .secondarySystemFill,
            [120, 120, 128, 40],
            [120, 120, 128, 81],
            [120, 120, 128, 61],
            [120, 120, 128, 102],
            [120, 120, 128, 81]
        ),
        Levels(
            "tertiarySystemFill",
            .tertiarySystemFill,
            [118, 118, 128, 30],
            [118, 118, 128, 61],
            [118, 118, 128, 51],
            [118, 118, 128, 81],
            [118, 118, 128, 61]
        ),
        Levels(
            "quaternarySystemFill",
            .quaternarySystemFill,
            [116, 116, 128, 20],
            [118, 118, 128, 45],
            [116, 116, 128, 40],
            [118, 118, 128, 66],
            [118, 118, 128, 45]
        ),
        Levels(
            "placeholderText",
            .placeholderText,
            [60, 60, 67, 76],
            [235, 235, 245, 76],
            [60, 60, 67, 96],
            [235, 235, 245, 96],
            [235, 235, 245, 76]
        ),
        Levels(
            "systemBackground",
            .systemBackground,
            [255, 255, 255, 255],
            [0, 0, 0, 255],
            [255, 255, 255, 255],
            [0, 0, 0, 255],
            [28, 28, 30, 255]
        ),
        Levels(
            "secondarySystemBackground",
            .secondarySystemBackground,
            [242, 242, 247, 255],
            [28, 28, 30, 255],
            [235, 235, 240, 255],
            [36, 36, 38, 255],
            [44, 44, 46, 255]
        ),
        Levels(
            "tertiarySystemBackground",
            .tertiarySystemBackground,
            [255, 255, 255, 255],
            [44, 44, 46, 255],
            [255, 255, 255, 255],
            [54, 54, 56, 255],
            [58, 58, 60, 255]
        ),
        Levels(
            "systemGroupedBackground",
            .systemGroupedBackground,
            [242, 242, 247, 255],
            [0, 0, 0, 255],
            [235, 235, 240, 255],
            [0, 0, 0, 255],
            [28, 28, 30, 255]
        ),
        Levels(
            "secondarySystemGroupedBackground",
            .secondarySystemGroupedBackground,
            [255, 255, 255, 255],
            [28, 28, 30, 255],
            [255, 255, 255, 255],
            [36, 36, 38, 255],
            [44, 44, 46, 255]
        ),
        Levels(
            "tertiarySystemGroupedBackground",
            .tertiarySystemGroupedBackground,
            [242, 242, 247, 255],
            [44, 44, 46, 255],
            [235, 235, 240, 255],
            [54, 54, 56, 255],
            [58, 58, 60, 255]
        ),
        Levels(
            "separator",
            .separator,
            [60, 60, 67, 73],
            [84, 84, 88, 153],
            [60, 60, 67, 94],
            [84, 84, 88, 173],
            [84, 84, 88, 153]
        ),
        Levels(
            "opaqueSeparator",
            .opaqueSeparator,
            [198, 198, 200, 255],
            [56, 56, 58, 255],
            [198, 198, 200, 255],
            [56, 56, 58, 255],
            [56, 56, 58, 255]
        ),
        Levels(
            "link",
            .link,
            [0, 122, 255, 255],
            [9, 132, 255, 255],
            [0, 122, 255, 255],
            [9, 132, 255, 255],
            [9, 132, 255, 255]
        ),
    ]
}
