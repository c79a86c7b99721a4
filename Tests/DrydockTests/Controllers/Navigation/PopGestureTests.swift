import Drydock
import DrydockTesting
import Testing

struct PopGestureTests {
    private let journal = Journal()

    private func makeScreen(
        _ direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> (Screen, UINavigationController, RecordingController) {
        let first = RecordingController("first", journal)
        let second = RecordingController("second", journal)
        let screen = Screen(direction: direction) {
            let navigation = UINavigationController(rootViewController: first)
            navigation.pushViewController(second, animated: false)
            return navigation
        }
        _ = journal.take()
        return (screen, second.navigationController ?? UINavigationController(), second)
    }

    @Test(
        "a drag from the leading edge pops once it is past the middle",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func pops(direction: UIUserInterfaceLayoutDirection) {
        let (screen, navigation, second) = makeScreen(direction)
        let isMirrored = direction == .rightToLeft
        func x(_ x: CGFloat) -> CGFloat { isMirrored ? 390 - x : x }
        screen.drag(from: CGPoint(x: x(5), y: 400), to: CGPoint(x: x(300), y: 400), duration: 1)
        screen.settle()
        #expect(navigation.viewControllers.count == 1 && second.parent == nil)
        #expect(
            journal.takeAppearances() == [
                "second willMove nil", "first didLoad", "second willDisappear animated",
                "first willAppear animated",
                "second didDisappear animated", "first didAppear animated", "second didMove nil",
            ]
        )
    }

    @Test("a drag that ends before the middle is taken back, and everybody is told")
    func takesBack() {
        let (screen, navigation, second) = makeScreen()
        screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 120, y: 400), duration: 1)
        screen.settle()
        #expect(navigation.topViewController === second && second.view.transform.isIdentity)
        #expect(second.view.window != nil && second.appearance == .appeared)
        #expect(navigation.navigationBar.topItem === second.navigationItem)
        #expect(
            journal.takeAppearances() == [
                "second willMove nil", "first didLoad", "second willDisappear animated",
                "first willAppear animated",
                "second willAppear animated", "first willDisappear animated",
                "first didDisappear animated", "second didAppear animated",
            ]
        )
        screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 380, y: 400), duration: 1)
        screen.settle()
        #expect(navigation.topViewController === second)
    }

    @Test("the page follows the finger")
    func follows() throws {
        let (screen, navigation, second) = makeScreen()
        let finger = screen.touchDown(at: CGPoint(x: 5, y: 400))
        for x in stride(from: 10.0, through: 205, by: 5) { finger.move(to: CGPoint(x: x, y: 400)) }
        let shift = second.view.transform.tx
        #expect(abs(shift - 195) <= 15)
        let below = try #require(navigation.topViewController)
        #expect(abs(below.view.transform.tx + 130 * (1 - shift / 390)) < 0.01)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        finger.lift()
        screen.settle()
    }

    @Test("where no back button leads back, the edge does not either")
    func gate() {
        let (screen, navigation, second) = makeScreen()
        second.navigationItem.hidesBackButton = true
        screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), duration: 1)
        screen.settle()
        #expect(navigation.topViewController === second)
    }
}
