import Drydock
import DrydockRaster
import DrydockSnapshots
import Testing

/// Pictures and trees of a screen in the middle of something.
struct ScreenStrategyTests {
    private static func makeScreen() -> Screen {
        Screen(size: CGSize(width: 8, height: 6), showsStatusBar: false) {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 4, height: 6))
            button.addAction(
                UIAction { [unowned button] _ in button.backgroundColor = .red },
                for: .touchDown
            )
            controller.view.addSubview(button)
            return controller
        }
    }

    @Test("a picture shows what a finger that is still down has changed, and only that")
    func picture() throws {
        let screen = Self.makeScreen()
        let before = try SnapshotSession().snapshot(of: { screen }, as: .image)
        #expect(before.bitmap.pixel(atX: 1, y: 1) == .white)
        let finger = try screen.touchDown(screen.find(UIButton.self))
        let during = try SnapshotSession().snapshot(of: { screen }, as: .image)
        #expect(during.bitmap.pixel(atX: 1, y: 1) == PremultipliedColor(red: 255, green: 0, blue: 0))
        #expect(during.bitmap.pixel(atX: 6, y: 1) == .white)
        finger.lift()
    }

    @Test("a filmstrip has the frames of a transition, and leaves the clock at the last")
    func filmstrip() throws {
        let screen = Self.makeScreen()
        let button = try screen.find(UIButton.self)
        button.backgroundColor = .black
        screen.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { button.alpha = 0 }
        }
        let strip = try SnapshotSession().snapshot(of: { screen }, as: .filmstrip(at: [0, 0.5, 1])).bitmap
        #expect(strip.size == PixelSize(width: 3 * 8 + 2 * 8, height: 6))
        let levels = [0, 16, 32].map { strip.pixel(atX: $0 + 1, y: 1).r }
        #expect(levels[0] == 0)
        #expect((126...129).contains(levels[1]))
        #expect(levels[2] == 255)
        #expect(strip.pixel(atX: 10, y: 1) == PremultipliedColor(red: 128, green: 128, blue: 128))
        #expect(screen.time == 1)
    }

    @Test(
        "times that make no film are refused",
        arguments: [[], [-1], [1, 0], [.infinity]] as [[TimeInterval]]
    )
    func wrongTimes(_ times: [TimeInterval]) {
        #expect(throws: SnapshotFailure.self) {
            try SnapshotSession().snapshot(of: { Self.makeScreen() }, as: .filmstrip(at: times))
        }
    }

    @Test("the tree is that of the whole screen")
    func tree() throws {
        let tree = try SnapshotSession().snapshot(of: { Self.makeScreen() }, as: .recursiveDescription)
        #expect(
            tree == """
                UIWindow (0 0; 8 6)
                   | UIView (0 0; 8 6)
                   |    | UIButton (0 0; 4 6)

                """
        )
    }
}
