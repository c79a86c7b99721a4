import Drydock
import DrydockTesting
import Testing

@Suite("Edges between two pixels")
struct LayoutPixelHalvesTests {
    @Test("labels in the middle keep the width of their text", arguments: [1, 2, 3])
    func centredLabels(scale: Int) {
        for count in 2...5 {
            for spacing in stride(from: 0.0, to: 10, by: 1 / 3.0) {
                let screen = Screen.empty(
                    size: CGSize(width: 390, height: 100),
                    scale: CGFloat(scale),
                    showsStatusBar: false
                )
                let labels = (0..<count).map { index in
                    let label = UILabel()
                    label.numberOfLines = 0
                    label.text = "Medium " + String(repeating: "i", count: index)
                    return label
                }
                screen.perform {
                    let row = UIStackView(arrangedSubviews: labels)
                    row.spacing = spacing
                    row.translatesAutoresizingMaskIntoConstraints = false
                    screen.window.addSubview(row)
                    row.centerXAnchor.constraint(equalTo: screen.window.centerXAnchor).isActive = true
                    row.topAnchor.constraint(equalTo: screen.window.topAnchor).isActive = true
                }
                screen.host.update()
                for label in labels {
                    #expect(label.frame.width > label.intrinsicContentSize.width - 1e-9)
                }
            }
        }
    }
}
