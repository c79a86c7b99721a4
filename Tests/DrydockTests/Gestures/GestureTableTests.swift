import Drydock
import DrydockTesting
import Testing

/// Each recogniser's way through its states, for rows of what fingers do.
@Suite("Gesture state tables")
struct GestureTableTests {
    nonisolated struct Row: CustomTestStringConvertible {
        let what: String
        let make: @MainActor @Sendable () -> UIGestureRecognizer
        let steps: [GestureStage.Step]
        let states: [String]

        init(
            _ what: String,
            _ make: @autoclosure @escaping @MainActor @Sendable () -> UIGestureRecognizer,
            _ steps: [GestureStage.Step],
            _ states: [String]
        ) {
            self.what = what
            self.make = make
            self.steps = steps
            self.states = states
        }

        var testDescription: String { what }
    }

    private nonisolated static let tap: [GestureStage.Step] = [.down(1, 100, 100), .wait(0.05), .up(1)]

    private static func taps(_ count: Int, touches: Int = 1) -> UIGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = count
        recognizer.numberOfTouchesRequired = touches
        return recognizer
    }

    private static func secondaryTap() -> UIGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.buttonMaskRequired = .secondary
        return recognizer
    }

    @Test(
        "tap",
        arguments: [
            Row("a tap", taps(1), tap, ["ended"]),
            Row("two taps are two gestures", taps(1), tap + [.wait(0.1)] + tap, ["ended", "ended"]),
            Row(
                "a finger that stays for 0.74 s",
                taps(1),
                [.down(1, 100, 100), .wait(0.74), .up(1)],
                ["ended"]
            ),
            Row("a finger that stays for 0.76 s", taps(1), [.down(1, 100, 100), .wait(0.76), .up(1)], []),
            Row(
                "a finger that strays 45 points",
                taps(1),
                [.down(1, 100, 100), .move(1, 145, 100), .up(1)],
                ["ended"]
            ),
            Row("46 points", taps(1), [.down(1, 100, 100), .move(1, 146, 100), .up(1)], []),
            Row(
                "46 points and back",
                taps(1),
                [.down(1, 100, 100), .move(1, 146, 100), .move(1, 100, 100), .up(1)],
                []
            ),
            Row("one of two taps", taps(2), tap + [.wait(1)], []),
            Row("two of two taps", taps(2), tap + [.wait(0.3)] + tap, ["ended"]),
            Row("two taps 0.36 s apart", taps(2), tap + [.wait(0.36)] + tap, []),
            Row("four taps for two", taps(2), tap + tap + tap + tap, ["ended", "ended"]),
            Row("two taps 50 points apart", taps(2), tap + [.down(1, 150, 100), .up(1)], []),
            Row("three taps", taps(3), tap + tap + tap, ["ended"]),
            Row("one of two fingers", taps(1, touches: 2), tap, []),
            Row(
                "two fingers",
                taps(1, touches: 2),
                [.down(1, 100, 100), .down(2, 150, 100), .up(1), .up(2)],
                ["ended"]
            ),
            Row(
                "two fingers for one",
                taps(1),
                [.down(1, 100, 100), .down(2, 150, 100), .up(1), .up(2)] + tap,
                ["ended"]
            ),
            Row("a cancelled touch", taps(1), [.down(1, 100, 100), .cancel, .up(1)], []),
            Row(
                "the main button",
                taps(1),
                [.button(1, isDown: true), .button(1, isDown: false)],
                ["ended"]
            ),
            Row("the other button", taps(1), [.button(2, isDown: true), .button(2, isDown: false)], []),
            Row(
                "the other button where it is asked for",
                secondaryTap(),
                [.button(2, isDown: true), .button(2, isDown: false)],
                ["ended"]
            ),
        ]
    )
    func tap(row: Row) { check(row) }

    private static func press(taps: Int = 0, seconds: Double = 0.5) -> UIGestureRecognizer {
        let recognizer = UILongPressGestureRecognizer()
        recognizer.numberOfTapsRequired = taps
        recognizer.minimumPressDuration = seconds
        return recognizer
    }

    @Test(
        "long press",
        arguments: [
            Row("0.49 s", press(), [.down(1, 100, 100), .wait(0.49), .up(1)], []),
            Row("0.5 s", press(), [.down(1, 100, 100), .wait(0.5), .up(1)], ["began", "ended"]),
            Row(
                "moves after it",
                press(),
                [.down(1, 100, 100), .wait(1), .move(1, 180, 100), .move(1, 190, 100), .up(1)],
                ["began", "changed", "changed", "ended"]
            ),
            Row(
                "10 points before it",
                press(),
                [.down(1, 100, 100), .move(1, 110, 100), .wait(0.5), .up(1)],
                ["began", "ended"]
            ),
            Row(
                "11 points before it",
                press(),
                [.down(1, 100, 100), .move(1, 111, 100), .wait(0.5), .up(1)],
                []
            ),
            Row("cancelled", press(), [.down(1, 100, 100), .wait(0.5), .cancel], ["began", "cancelled"]),
            Row(
                "a second finger",
                press(),
                [.down(1, 100, 100), .down(2, 120, 100), .wait(1), .up(1), .up(2)],
                []
            ),
            Row(
                "at once",
                press(seconds: 0),
                [.down(1, 100, 100), .wait(0), .up(1)],
                ["began", "ended"]
            ),
            Row("without the tap before", press(taps: 1), [.down(1, 100, 100), .wait(1), .up(1)], []),
            Row(
                "with the tap before",
                press(taps: 1),
                tap + [.wait(0.1), .down(1, 100, 100), .wait(0.5), .up(1)],
                ["began", "ended"]
            ),
        ]
    )
    func longPress(row: Row) { check(row) }

    private static func pan(minimum: Int = 1, maximum: Int = .max) -> UIGestureRecognizer {
        let recognizer = UIPanGestureRecognizer()
        recognizer.minimumNumberOfTouches = minimum
        recognizer.maximumNumberOfTouches = maximum
        return recognizer
    }

    private static func edgePan(_ edges: UIRectEdge) -> UIGestureRecognizer {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = edges
        return recognizer
    }

    @Test(
        "pan",
        arguments: [
            Row("9 points", pan(), [.down(1, 100, 100), .move(1, 109, 100), .up(1)], []),
            Row("10 points", pan(), [.down(1, 100, 100), .move(1, 106, 108), .up(1)], ["began", "ended"]),
            Row(
                "on and on",
                pan(),
                [.down(1, 100, 100), .move(1, 120, 100), .move(1, 130, 100), .move(1, 300, 390), .up(1)],
                ["began", "changed", "changed", "ended"]
            ),
            Row(
                "cancelled",
                pan(),
                [.down(1, 100, 100), .move(1, 120, 100), .cancel],
                ["began", "cancelled"]
            ),
            Row("one finger of two", pan(minimum: 2), [.down(1, 100, 100), .move(1, 150, 100), .up(1)], []),
            Row(
                "two fingers of two, and one lifted",
                pan(minimum: 2),
                [
                    .down(1, 100, 100), .down(2, 120, 100), .move(1, 100, 130), .move(2, 120, 130), .up(1),
                    .up(2),
                ],
                ["began", "changed", "ended"]
            ),
            Row(
                "a second finger where one is the most is left out",
                pan(maximum: 1),
                [
                    .down(1, 100, 100), .move(1, 120, 100), .down(2, 150, 150), .move(2, 200, 200), .up(2),
                    .up(1),
                ],
                ["began", "ended"]
            ),
            Row(
                "the other button",
                pan(),
                [.button(2, isDown: true), .move(0, 150, 100), .button(2, isDown: false)],
                []
            ),
        ]
    )
    func pan(row: Row) { check(row) }

    @Test(
        "pan from the edge",
        arguments: [
            Row(
                "from 20 points",
                edgePan(.left),
                [.down(1, 20, 100), .move(1, 40, 100), .up(1)],
                ["began", "ended"]
            ),
            Row("from 21 points", edgePan(.left), [.down(1, 21, 100), .move(1, 60, 100), .up(1)], []),
            Row("across", edgePan(.left), [.down(1, 5, 100), .move(1, 6, 140), .up(1)], []),
            Row("from another edge", edgePan(.left), [.down(1, 395, 100), .move(1, 350, 100), .up(1)], []),
            Row(
                "from the right",
                edgePan(.right),
                [.down(1, 395, 100), .move(1, 350, 100), .up(1)],
                ["began", "ended"]
            ),
            Row(
                "from the top",
                edgePan(.all),
                [.down(1, 100, 3), .move(1, 100, 30), .up(1)],
                ["began", "ended"]
            ),
        ]
    )
    func edgePan(row: Row) { check(row, onWholeWindow: true) }

    private static func swipe(_ direction: UISwipeGestureRecognizer.Direction, touches: Int = 1)
        -> UIGestureRecognizer
    {
        let recognizer = UISwipeGestureRecognizer()
        recognizer.direction = direction
        recognizer.numberOfTouchesRequired = touches
        return recognizer
    }

    @Test(
        "swipe",
        arguments: [
            Row(
                "50 points, before the finger is lifted",
                swipe(.right),
                [.down(1, 100, 100), .move(1, 150, 100)],
                ["ended"]
            ),
            Row("49 points", swipe(.right), [.down(1, 100, 100), .move(1, 149, 100), .up(1)], []),
            Row("the other way", swipe(.right), [.down(1, 150, 100), .move(1, 90, 100), .up(1)], []),
            Row(
                "one of two ways",
                swipe([.left, .right]),
                [.down(1, 150, 100), .move(1, 90, 100), .up(1)],
                ["ended"]
            ),
            Row("up", swipe(.up), [.down(1, 100, 200), .move(1, 100, 140), .up(1)], ["ended"]),
            Row("down", swipe(.down), [.down(1, 100, 100), .move(1, 100, 160), .up(1)], ["ended"]),
            Row("51 across", swipe(.right), [.down(1, 100, 100), .move(1, 160, 151), .up(1)], []),
            Row(
                "within half a second",
                swipe(.right),
                [.down(1, 100, 100), .wait(0.5), .move(1, 160, 100)],
                ["ended"]
            ),
            Row("later", swipe(.right), [.down(1, 100, 100), .wait(0.51), .move(1, 160, 100)], []),
            Row(
                "two fingers",
                swipe(.right, touches: 2),
                [.down(1, 100, 100), .down(2, 100, 140), .move(1, 160, 100), .move(2, 160, 140)],
                ["ended"]
            ),
        ]
    )
    func swipe(row: Row) { check(row) }

    @Test(
        "pinch and rotation",
        arguments: [
            Row(
                "7 points apart",
                UIPinchGestureRecognizer(),
                [.down(1, 100, 100), .down(2, 150, 100), .move(2, 157, 100), .up(1), .up(2)],
                []
            ),
            Row(
                "8 points apart, further, one lifted, the last lifted",
                UIPinchGestureRecognizer(),
                [
                    .down(1, 100, 100), .down(2, 150, 100), .move(2, 158, 100), .move(2, 200, 100), .up(1),
                    .up(2),
                ],
                ["began", "changed", "ended"]
            ),
            Row(
                "one finger",
                UIPinchGestureRecognizer(),
                [.down(1, 100, 100), .move(1, 200, 100), .up(1)],
                []
            ),
            Row(
                "turned by 4°",
                UIRotationGestureRecognizer(),
                [.down(1, 100, 100), .down(2, 200, 100), .move(2, 200, 107), .up(1), .up(2)],
                []
            ),
            Row(
                "turned by 6° and on",
                UIRotationGestureRecognizer(),
                [
                    .down(1, 100, 100), .down(2, 200, 100), .move(2, 200, 111), .move(2, 190, 150), .up(1),
                    .up(2),
                ],
                ["began", "changed", "ended"]
            ),
        ]
    )
    func twoFingers(row: Row) { check(row) }

    private func check(_ row: Row, onWholeWindow: Bool = false) {
        let stage = GestureStage()
        let recognizer = row.make()
        stage.add(recognizer, to: onWholeWindow ? stage.outer : nil)
        stage.run(row.steps)
        #expect(stage.take() == row.states)
        let fingers = Array(1...2)
        stage.run(fingers.map { .up(Int64($0)) })
        stage.screen.settle()
        #expect(recognizer.state == .possible)
    }
}
