import Drydock
import DrydockTesting
import Testing

@Suite struct ScreenTimerTests {
    @Test("timers and delays of a screen run on its clock, in order")
    func order() {
        let controller = DelaysController()
        let screen = Screen { controller }
        #expect(controller.events == [])

        screen.advance(by: 0.99)
        #expect(controller.events == ["queue"])

        screen.advance(by: 2.01)
        #expect(controller.events == ["queue", "tick", "once", "tick", "added", "tick"])

        controller.timer?.invalidate()
        screen.advance(by: 10)
        #expect(controller.events.count == 6)
    }

    @Test("nothing waits for an application's timers")
    func settling() {
        let controller = DelaysController()
        let screen = Screen { controller }

        screen.settle()
        #expect(controller.events == [])
        #expect(screen.time == 0)
    }

    @Test("what is cancelled or invalidated is not called, and is let go")
    func cancelling() {
        let counter = Counter()
        weak var held: DispatchWorkItem?
        let screen = Screen { UIViewController() }
        screen.perform {
            let item = DispatchWorkItem { Issue.record("cancelled") }
            held = item
            DelayedWork.after(1, item)
            item.cancel()
            DelayedWork.every(1) { _ in counter.count += 1 }.invalidate()
            DelayedWork.after(1, DispatchWorkItem { MainActor.assumeIsolated { counter.count += 10 } })
        }
        #expect(held == nil)
        screen.advance(by: 2)
        #expect(counter.count == 10)
    }

    @Test("a timer that ends itself fires once, one of no interval does not hang")
    func selfEnding() {
        let screen = Screen { UIViewController() }
        let counter = Counter()
        screen.perform {
            _ = DelayedWork.every(0) { timer in
                counter.count += 1
                timer.invalidate()
            }
            _ = DelayedWork.every(0.1) { _ in counter.count += 10 }
        }
        screen.advance(by: 1.05)
        #expect(counter.count == 101)
    }

    @Test("what a screen's code hands to the main queue is done within its screen, after the layout")
    func queueing() async throws {
        let controller = QueueingController()
        let screen = Screen(size: CGSize(width: 123, height: 200)) { controller }
        #expect(controller.widths == [123, 123])
        #expect(controller.screens.allSatisfy { $0 === screen.window.screen })

        screen.perform { controller.poll() }
        #expect(controller.widths.count > 10)

        let count = controller.widths.count
        controller.noteFromElsewhere()
        try await screen.wait(for: "another thread's work") { controller.widths.count > count }
    }

    @Test("outside of a screen a delay is real")
    func outside() async {
        await withCheckedContinuation { continuation in
            DelayedWork.after(0.01) { continuation.resume() }
        }
    }
}

private final class Counter {
    var count = 0
}
