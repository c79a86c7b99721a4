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
