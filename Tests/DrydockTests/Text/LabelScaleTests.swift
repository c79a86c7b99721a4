import Drydock
import DrydockAnchorage
import DrydockTesting
import Testing

@Suite("Labels on screens of different scales")
struct LabelScaleTests {
    private static func makeScreen(scale: CGFloat) -> Screen {
        Screen.empty(size: CGSize(width: 200, height: 100), scale: scale, showsStatusBar: false)
    }

    private static func makeLabel() -> UILabel {
        let label = UILabel()
        label.text = "Hello, world"
        label.font = .systemFont(ofSize: 15)
        return label
    }

    @Test("a label's size is the text's, rounded up to pixels", arguments: [1.0, 2, 3])
    func roundsToPixels(scale: CGFloat) {
        let screen = Self.makeScreen(scale: scale)
        let (text, size) = screen.perform {
            let label = Self.makeLabel()
            return (
                label.text?.size(withAttributes: [.font: label.font as Any]) ?? .zero,
                label.intrinsicContentSize
            )
        }
        for (length, exact) in [(size.width, text.width), (size.height, text.height)] {
            let pixels = length * scale
            #expect(abs(pixels - pixels.rounded()) < 1e-6)
            #expect(length >= exact - 0.01 && length < exact + 1 / scale)
        }
    }

    @Test("a label that comes to a screen of another scale, or whose screen gets one, is measured again")
    func measuresAgain() {
        let label = Self.makeLabel()
        let coarse = label.intrinsicContentSize
        let screen = Self.makeScreen(scale: 3)
        screen.window.addSubview(label)
        label.topAnchor == screen.window.topAnchor
        label.leadingAnchor == screen.window.leadingAnchor
        screen.host.update()
        #expect(label.frame.width < coarse.width)
        #expect(label.frame.size == label.intrinsicContentSize)
        screen.host.resize(to: CGSize(width: 200, height: 100), scale: 1)
        screen.host.update()
        #expect(label.frame.size == coarse)
    }
}
