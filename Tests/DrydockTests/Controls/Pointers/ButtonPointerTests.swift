import Drydock
import DrydockPlatform
import DrydockRaster
import DrydockTesting
import Testing

@Suite("UIButton's pointer")
struct ButtonPointerTests {
    private let screen = Screen.empty(size: CGSize(width: 200, height: 100), scale: 1, showsStatusBar: false)
    private let button = UIButton(type: .system)

    init() {
        screen.window.addSubview(button)
        button.frame = CGRect(x: 40, y: 30, width: 80, height: 30)
        screen.host.update()
    }

    private var sublayers: Int { screen.window.layer.sublayers?.count ?? 0 }

    @Test("a button has no interaction until it is enabled, and none while the button is disabled")
    func enabling() throws {
        #expect(!button.isPointerInteractionEnabled && button.interactions.isEmpty)
        let count = sublayers
        try screen.hover(over: button)
        #expect(sublayers == count)
        screen.perform { button.isPointerInteractionEnabled = true }
        try screen.hover(over: button)
        #expect(sublayers == count + 1)
        screen.perform { button.isPointerInteractionEnabled = false }
        screen.settle()
        #expect(sublayers == count)
        #expect(!button.isPointerInteractionEnabled && button.pointerStyleProvider == nil)
        screen.perform {
            button.isPointerInteractionEnabled = true
            button.isEnabled = false
        }
        try screen.hover(over: button, at: CGPoint(x: 3, y: 3))
        screen.settle()
        #expect(sublayers == count)
    }

    @Test(
        "a provider enables the interaction and is given a highlight around the title in the container's coordinates"
    )
    func provider() throws {
        var proposals: [String] = []
        screen.perform {
            button.pointerStyleProvider = { button, effect, shape in
                guard case .highlight(let preview) = effect, preview.view === button,
                    case .roundedRect(let rect, let radius) = shape
                else { return nil }
                proposals.append("\(rect) \(radius)")
                return .hidden()
            }
        }
        #expect(button.isPointerInteractionEnabled)
        try screen.hover(over: button)
        #expect(proposals == ["\(CGRect(x: 32, y: 30, width: 96, height: 30)) 8.0"])
        #expect(screen.host.pointerShape == .hidden)
        // Without a style the button is as it was.
        screen.perform { button.pointerStyleProvider = { _, _, _ in nil } }
        #expect(screen.host.pointerShape == .hand)
    }

    @Test("a button with a ground is lifted")
    func ground() throws {
        var effects: [UIPointerEffect] = []
        screen.perform {
            button.configuration = .filled()
            button.configuration?.title = "Lift"
            button.pointerStyleProvider = { _, effect, _ in
                effects.append(effect)
                return nil
            }
        }
        try screen.hover(over: button)
        guard case .lift = try #require(effects.first) else {
            Issue.record("\(effects[0]) is not a lift")
            return
        }
    }

    @Test("without animations an effect is there at once, and gone at once")
    func withoutAnimations() throws {
        screen.perform {
            button.backgroundColor = .systemTeal
            button.isPointerInteractionEnabled = true
        }
        let before = picture
        screen.perform { UIView.setAnimationsEnabled(false) }
        try screen.hover(over: button)
        let lifted = picture
        screen.settle()
        #expect(lifted != before && picture == lifted)
        screen.perform { button.isPointerInteractionEnabled = false }
        #expect(picture == before)
    }

    private var picture: [UInt8] { screen.host.render().bitmap.bytes }
}
