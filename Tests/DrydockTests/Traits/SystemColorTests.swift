import Drydock
import Testing

/// Apple's values: the Human Interface Guidelines for the palette; simulators and design kits, as collected in Flutter's
/// `cupertino/colors.dart`, for the rest.
@Suite("System colours")
struct SystemColorTests {
    nonisolated struct Row: Sendable, CustomTestStringConvertible {
        let color: UIColor
        let light: UIColor
        let dark: UIColor

        init(_ color: UIColor, _ light: [CGFloat], _ dark: [CGFloat]) {
            self.color = color
            self.light = Self.color(light)
            self.dark = Self.color(dark)
        }

        /// Levels from 0 to 255, and the opacity if it is not 1.
        static func color(_ levels: [CGFloat]) -> UIColor {
            UIColor(
                red: levels[0] / 255,
                green: levels[1] / 255,
                blue: levels[2] / 255,
                alpha: levels.count > 3 ? levels[3] : 1
            )
        }

        var testDescription: String { color.description }
    }

    nonisolated static let rows: [Row] = [
        Row(.systemRed, [255, 59, 48], [255, 69, 58]),
        Row(.systemOrange, [255, 149, 0], [255, 159, 10]),
        Row(.systemYellow, [255, 204, 0], [255, 214, 10]),
        Row(.systemGreen, [52, 199, 89], [48, 209, 88]),
        Row(.systemMint, [0, 199, 190], [99, 230, 226]),
        Row(.systemTeal, [48, 176, 199], [64, 200, 224]),
        Row(.systemCyan, [50, 173, 230], [100, 210, 255]),
        Row(.systemBlue, [0, 122, 255], [10, 132, 255]),
        Row(.systemIndigo, [88, 86, 214], [94, 92, 230]),
        Row(.systemPurple, [175, 82, 222], [191, 90, 242]),
        Row(.systemPink, [255, 45, 85], [255, 55, 95]),
        Row(.systemBrown, [162, 132, 94], [172, 142, 104]),
        Row(.systemGray, [142, 142, 147], [142, 142, 147]),
        Row(.systemGray2, [174, 174, 178], [99, 99, 102]),
        Row(.systemGray3, [199, 199, 204], [72, 72, 74]),
        Row(.systemGray4, [209, 209, 214], [58, 58, 60]),
        Row(.systemGray5, [229, 229, 234], [44, 44, 46]),
        Row(.systemGray6, [242, 242, 247], [28, 28, 30]),
        Row(.label, [0, 0, 0], [255, 255, 255]),
        Row(.secondaryLabel, [60, 60, 67, 0.6], [235, 235, 245, 0.6]),
        Row(.tertiaryLabel, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
        Row(.quaternaryLabel, [60, 60, 67, 0.18], [235, 235, 245, 0.16]),
        Row(.placeholderText, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
        Row(.link, [0, 122, 255], [9, 132, 255]),
        Row(.separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6]),
        Row(.opaqueSeparator, [198, 198, 200], [56, 56, 58]),
        Row(.systemFill, [120, 120, 128, 0.2], [120, 120, 128, 0.36]),
        Row(.secondarySystemFill, [120, 120, 128, 0.16], [120, 120, 128, 0.32]),
        Row(.tertiarySystemFill, [118, 118, 128, 0.12], [118, 118, 128, 0.24]),
        Row(.quaternarySystemFill, [116, 116, 128, 0.08], [118, 118, 128, 0.18]),
        Row(.systemBackground, [255, 255, 255], [0, 0, 0]),
        Row(.secondarySystemBackground, [242, 242, 247], [28, 28, 30]),
        Row(.tertiarySystemBackground, [255, 255, 255], [44, 44, 46]),
        Row(.systemGroupedBackground, [242, 242, 247], [0, 0, 0]),
        Row(.secondarySystemGroupedBackground, [255, 255, 255], [28, 28, 30]),
        Row(.tertiarySystemGroupedBackground, [242, 242, 247], [44, 44, 46]),
    ]

    @Test("light and dark", arguments: rows)
    func styles(row: Row) {
        #expect(row.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == row.light)
        #expect(row.color.resolvedColor(with: UITraitCollection()) == row.light)
        #expect(row.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == row.dark)
    }

    @Test("only backgrounds are lighter when elevated, and only in the dark", arguments: rows)
    func elevated(row: Row) {
        let backgrounds: [UIColor: UIColor] = [
            .systemBackground: Row.color([28, 28, 30]),
            .secondarySystemBackground: Row.color([44, 44, 46]),
            .tertiarySystemBackground: Row.color([58, 58, 60]),
            .systemGroupedBackground: Row.color([28, 28, 30]),
            .secondarySystemGroupedBackground: Row.color([44, 44, 46]),
            .tertiarySystemGroupedBackground: Row.color([58, 58, 60]),
        ]
        let light = UITraitCollection(userInterfaceLevel: .elevated)
        #expect(row.color.resolvedColor(with: light) == row.light)
        let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(row.color.resolvedColor(with: dark) == backgrounds[row.color] ?? row.dark)
    }

    @Test("increased contrast")
    func highContrast() {
        let light = UITraitCollection(accessibilityContrast: .high)
        let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(UIColor.systemRed.resolvedColor(with: light) == Row.color([215, 0, 21]))
        #expect(UIColor.systemRed.resolvedColor(with: dark) == Row.color([255, 105, 97]))
        #expect(UIColor.secondaryLabel.resolvedColor(with: light) == Row.color([60, 60, 67, 0.68]))
        #expect(UIColor.quaternaryLabel.resolvedColor(with: dark) == Row.color([235, 235, 245, 0.24]))
        #expect(UIColor.label.resolvedColor(with: dark) == .white)
        let raised = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
        #expect(UIColor.systemBackground.resolvedColor(with: raised) == Row.color([36, 36, 38]))
        #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    }

    @Test("a description names the colour")
    func names() {
        #expect(UIColor.systemBlue.description == "UIDynamicSystemColor systemBlue")
        #expect(
            UIColor.label.withAlphaComponent(0.5).description == "UIDynamicSystemColor labelColor alpha 0.5"
        )
    }
}
