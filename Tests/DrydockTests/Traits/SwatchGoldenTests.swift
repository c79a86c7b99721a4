import Drydock
import DrydockSnapshots
import Testing

@Suite("Swatches")
struct SwatchGoldenTests {
    struct Look: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let traits: UITraitCollection

        init(_ name: String, _ mutations: UITraitMutations) {
            testDescription = name
            traits = UITraitCollection(mutations: mutations)
        }

        static let all = [
            Look("light") { _ in },
            Look("dark") { $0.userInterfaceStyle = .dark },
            Look("dark-elevated") {
                $0.userInterfaceStyle = .dark
                $0.userInterfaceLevel = .elevated
            },
            Look("light-high-contrast") { $0.accessibilityContrast = .high },
            Look("dark-high-contrast") {
                $0.userInterfaceStyle = .dark
                $0.accessibilityContrast = .high
            },
        ]
    }

    @Test("every system colour on the system's background", arguments: await Look.all)
    func swatches(look: Look) {
        let rows = (SystemColorTests.rows.count + 2) / 3
        let size = CGSize(width: 390, height: 20 * CGFloat(rows) + 8)
        let screen = Screen.empty(size: size, scale: 1, traits: look.traits, showsStatusBar: false)
        screen.window.backgroundColor = .systemBackground
        for (index, row) in SystemColorTests.rows.enumerated() {
            let origin = CGPoint(x: 4 + 128 * CGFloat(index / rows), y: 4 + 20 * CGFloat(index % rows))
            let swatch = UIView(frame: CGRect(x: origin.x, y: origin.y + 1, width: 24, height: 18))
            swatch.backgroundColor = row.color
            let label = UILabel(frame: CGRect(x: origin.x + 28, y: origin.y, width: 98, height: 20))
            label.text = row.color.description.split(separator: " ").last.map(String.init)
            label.font = .systemFont(ofSize: 9)
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            screen.window.addSubview(swatch)
            screen.window.addSubview(label)
        }
        assertSnapshot(of: screen, as: .image)
    }
}
