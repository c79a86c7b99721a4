import Drydock
import Testing

@Suite("Labels on screens of different scales")
struct LabelScaleTests {
    private static func makeHost(scale: CGFloat) -> ApplicationHost {
        ApplicationHost(size: CGSize(width: 200, height: 100), scale: scale, showsStatusBar: false)
    }

    private static func makeLabel() -> UILabel {
        let label = UILabel()
        label.text = "Hello, Linux"
        label.font = .systemFont(ofSize: 15)
        return label
    }

    @Test("a label's size is the text's, rounded up to pixels", arguments: [1.0, 2, 3])
    func roundsToPixels(scale: CGFloat) {
        let host = Self.makeHost(scale: scale)
        let (text, size) = host.perform {
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
        let host = Self.makeHost(scale: 3)
        host.window.addSubview(label)
        label.topAnchor == host.window.topAnchor
        label.leadingAnchor == host.window.leadingAnchor
        host.update()
        #expect(label.frame.width < coarse.width)
        #expect(label.frame.size == label.intrinsicContentSize)
        host.resize(to: CGSize(width: 200, height: 100), scale: 1)
        host.update()
        #expect(label.frame.size == coarse)
    }
}
