import Drydock
import Foundation

/// Starts timers and a delay when its view is loaded, and notes their calls.
final class DelaysController: UIViewController {
    private(set) var events: [String] = []
    private(set) var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = .scheduledTimer(
            timeInterval: 1,
            target: self,
            selector: DelaysController.tick,
            userInfo: nil,
            repeats: true
        )
        let added = Timer(fire: Date() + 2.5, interval: 0, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.events.append("added") }
        }
        RunLoop.main.add(added, forMode: .common)
        Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.events.append("once") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.events.append("queue") }
    }

    private func tick() { events.append("tick") }
}

/// Calls that a test counts.
enum DelayedWork {
    static func every(_ interval: TimeInterval, _ body: @escaping @MainActor (Timer) -> Void) -> Timer {
        Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { body(timer) }
        }
    }

    static func after(_ delay: TimeInterval, _ item: DispatchWorkItem) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
    }

    static func after(_ delay: TimeInterval, _ body: @escaping @Sendable () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: body)
    }
}

/// Hands work to the main queue when its view is loaded, and notes what there is when it is done.
final class QueueingController: UIViewController {
    private(set) var widths: [CGFloat] = []
    private(set) var screens: [UIScreen] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async {
            self.note()
            DispatchQueue.main.async(execute: self.note)
        }
    }

    func note() {
        widths.append(view.bounds.width)
        screens.append(.main)
    }

    /// Never done.
    func poll() {
        note()
        DispatchQueue.main.async { [self] in poll() }
    }

    func noteFromElsewhere() {
        DispatchQueue.global().async {
            DispatchQueue.main.async { self.note() }
        }
    }
}
