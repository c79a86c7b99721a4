@_spi(Overriding) import Drydock
import DrydockAnchorage
import DrydockTesting
import Synchronization
import Testing

/// Who is named where a frame does not come to rest.
@Suite("Frame limits")
struct FrameLimitTests {
    private let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1)

    private func messages(_ body: () -> Void) -> [String] {
        let messages = Mutex<[String]>([])
        Log.recording({ _, message in messages.withLock { $0.append(message) } }, operation: body)
        return messages.withLock(\.self)
    }

    @Test("work that asks for work is named after 64 turns, and goes on in the next frame")
    func turns() {
        var runs = 0
        func again() {
            runs += 1
            if runs < 100 { UIView.animate(withDuration: 0, animations: {}) { _ in again() } }
        }
        let first = messages {
            screen.host.perform { again() }
            screen.host.update()
        }
        #expect(runs == 65)
        #expect(first.count == 1)
        #expect(
            first.first?.hasPrefix("The completion of an animation still comes after 64 turns of one frame")
                == true
        )
        let second = messages { screen.host.update() }
        #expect(runs == 100)
        #expect(second.isEmpty)
    }

    @Test("work that ends within the limit names nobody")
    func fewTurns() {
        var runs = 0
        func again() {
            runs += 1
            if runs < 64 { UIView.animate(withDuration: 0, animations: {}) { _ in again() } }
        }
        let messages = messages {
            screen.host.perform { again() }
            screen.host.update()
        }
        #expect(runs == 64)
        #expect(messages.isEmpty)
    }

    @Test(
        "labels that take width from each other are measured as often as a layout may"
    )
    func solutions() {
        let root = makeRoot(320, 480)
        let labels = (0..<8).map { index in
            let label = root.adding(UILabel())
            label.accessibilityIdentifier = "column \(index)"
            label.numberOfLines = 0
            label.text = (0..<(4 + 3 * index)).map { String(repeating: "m", count: 1 + ($0 * 5 + index) % 7) }
                .joined(separator: " ")
            return label
        }
        for (index, label) in labels.enumerated() {
            label.topAnchor == root.topAnchor
            label.leadingAnchor == (index == 0 ? root.leadingAnchor : labels[index - 1].trailingAnchor)
        }
        labels[7].trailingAnchor == root.trailingAnchor
        let messages = messages { root.layoutIfNeeded() }
        #expect(root.solutionsOfLastLayout <= 6)
        #expect(messages.isEmpty, "which is enough here")
    }

    /// Text that gets lower each time it is measured, in a view that is half as wide as it is high.
    private final class Shrinking: UIView {
        private var height: CGFloat = 300
        override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 300) }
        override var wrapsContent: Bool { true }
        override func intrinsicContentSize(fittingWidth width: CGFloat) -> CGSize {
            height -= 10
            return CGSize(width: 200, height: height)
        }
    }

    @Test("text whose width depends on its height is named after 6 solutions")
    func endlessSolutions() {
        let root = makeRoot(320, 480)
        let text = root.adding(Shrinking())
        text.accessibilityIdentifier = "poem"
        text.setContentHuggingPriority(.required, for: .vertical)
        text.setContentCompressionResistancePriority(.required, for: .vertical)
        text.topAnchor == root.topAnchor
        text.leadingAnchor == root.leadingAnchor
        text.widthAnchor == text.heightAnchor * 0.5
        let messages = messages { root.layoutIfNeeded() }
        #expect(root.solutionsOfLastLayout == 6)
        #expect(
            messages == [
                "Shrinking \"poem\" is narrower than its text was measured for, after 6 solutions of its layout: its height may be too small. "
                    + "Its width must not depend on its height."
            ]
        )
    }
}
