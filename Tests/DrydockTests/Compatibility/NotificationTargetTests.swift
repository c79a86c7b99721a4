import Drydock
import Testing

@Suite("Notifications to methods")
struct NotificationTargetTests {
    private final class Screen: NSObject {
        var names: [String] = []
        var count = 0

        func told(_ notification: Notification) { names.append(notification.name.rawValue) }
        func called() { count += 1 }
        func toldOld(_ notification: NSNotification) {
            names.append("\(notification.name.rawValue) \(notification.userInfo?["key"] as? Int ?? 0)")
        }
    }

    private let center = NotificationCenter()
    private let first = NSNotification.Name("first")
    private let second = NSNotification.Name("second")

    @Test("a method is called with the notification of its name")
    func told() {
        let screen = Screen()
        center.addObserver(screen, selector: Screen.told, name: first, object: nil)
        center.addObserver(screen, selector: Screen.called, name: second, object: nil)
        center.post(name: first, object: nil)
        center.post(name: second, object: nil)
        #expect(screen.names == ["first"])
        #expect(screen.count == 1)
        center.removeObserver(screen)
        center.addObserver(screen, selector: Screen.toldOld, name: first, object: nil)
        center.post(name: first, object: nil, userInfo: ["key": 7])
        #expect(screen.names == ["first", "first 7"])
    }

    @Test("an observer hears the senders that it asked for")
    func senders() {
        let screen = Screen()
        let sender = NSObject()
        center.addObserver(screen, selector: Screen.called, name: first, object: sender)
        center.post(name: first, object: NSObject())
        center.post(name: first, object: sender)
        #expect(screen.count == 1)
    }

    @Test("an observer is not kept alive")
    func weakly() {
        weak var gone: Screen?
        do {
            let screen = Screen()
            gone = screen
            center.addObserver(screen, selector: Screen.called, name: first, object: nil)
        }
        #expect(gone == nil)
        center.post(name: first, object: nil)
    }

    @Test("an observer that is removed hears nothing more, another one does")
    func removal() {
        let screen = Screen()
        let other = Screen()
        for observer in [screen, other] {
            center.addObserver(observer, selector: Screen.called, name: first, object: nil)
            center.addObserver(observer, selector: Screen.called, name: second, object: nil)
        }
        center.removeObserver(screen, name: first, object: nil)
        center.post(name: first, object: nil)
        center.post(name: second, object: nil)
        #expect((screen.count, other.count) == (1, 2))
        center.removeObserver(screen)
        center.post(name: second, object: nil)
        #expect((screen.count, other.count) == (1, 3))
    }

    @Test("tokens are removed as before")
    func tokens() {
        var count = 0
        let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { count += 1 }
        }
        center.post(name: first, object: nil)
        center.removeObserver(token)
        center.post(name: first, object: nil)
        #expect(count == 1)
    }

    @Test("a block for the main queue runs at once where the main actor posts", .timeLimit(.minutes(20)))
    func mainQueue() async {
        var count = 0
        let token = center.addObserver(forName: first, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { count += 1 }
        }
        center.post(name: first, object: nil)
        #expect(count == 1)
        let (center, first) = (center, first)
        await Task.detached { center.post(name: first, object: nil) }.value
        #expect(count == 2)
        center.removeObserver(token)
        center.post(name: first, object: nil)
        #expect(count == 2)
    }

    @Test("a block for another queue runs there, and the poster waits for it")
    func otherQueue() {
        let queue = OperationQueue()
        let threads = Threads()
        let token = center.addObserver(forName: first, object: nil, queue: queue) { _ in
            threads.isOnQueue = OperationQueue.current === queue
        }
        center.post(name: first, object: nil)
        #expect(threads.isOnQueue == true)
        center.removeObserver(token)
    }

    private nonisolated final class Threads: @unchecked Sendable {
        var isOnQueue: Bool?
    }

    @Test("a timer calls a method until it is invalidated")
    func timer() {
        let screen = Screen()
        let timer = Timer.scheduledTimer(
            timeInterval: 1_000,
            target: screen,
            selector: Screen.called,
            userInfo: nil,
            repeats: true
        )
        timer.fire()
        timer.fire()
        #expect(screen.count == 2)
        timer.invalidate()
        timer.fire()
        #expect(screen.count == 2)
    }

    @Test("a timer that is to be added is due after its interval")
    func intervals() {
        let timers = IntervalTimers()
        for timer in [timers.after(100), timers.every(100)] {
            #expect(abs(timer.fireDate.timeIntervalSinceNow - 100) < 60)
            timer.invalidate()
        }
    }
}
