import DrydockPlatform
import DrydockRaster

/// A desktop window on a thread of its own, which sleeps in the system's event queue.
///
/// The main thread is left to its run loop: tasks, dispatch queues, timers and network callbacks run while the window is
/// open, and neither thread ever polls. The window must be made, used and closed on one thread, so everything reaches
/// it through a mailbox.
nonisolated final class DisplayThread: @unchecked Sendable {
    // Unchecked: all state is guarded by the condition.

    struct Geometry: Sendable {
        let pixelSize: PixelSize
        let scale: Double
        let refreshRate: Double
    }

    private let condition = NSCondition()
    private var opening: Result<Geometry, DisplayError>?
    private var wakeHandle: WakeHandle?
    private var events: [InputEvent] = []
    private var picture: Picture?
    private var title: String?
    private var requests: [@Sendable (WindowDisplay) -> Void] = []
    private var isClosing = false
    private var isClosed = false

    /// A bitmap on its way to the screen; whoever draws into it waits for `finishPresenting` first.
    private struct Picture {
        let bitmap: Bitmap
        let damage: [PixelRect]
    }

    /// Opens the window in the background.
    /// - Parameter scale: pixels per point; nil for what suits the display.
    init(title: String, size: CGSize, scale: Double?) {
        let thread = Thread { [self] in run(title: title, size: size, scale: scale) }
        thread.name = "display"
        thread.start()
    }

    // MARK: - For the main thread

    /// Waits until the window is open.
    func waitUntilOpen() throws(DisplayError) -> Geometry {
        let result = condition.withLock {
            while true {
                if let opening { return opening }
                condition.wait()
            }
        }
        return try result.get()
    }

    func takeEvents() -> [InputEvent] {
        condition.withLock {
            defer { events = [] }
            return events
        }
    }

    /// Hands a bitmap over, which must not change until `finishPresenting()` has returned.
    func present(_ bitmap: Bitmap, damage: [PixelRect]) {
        finishPresenting()
        condition.withLock { picture = Picture(bitmap: bitmap, damage: damage) }
        wakeHandle?.wake()
    }

    /// Waits until what was handed over is on the screen.
    func finishPresenting() {
        condition.withLock {
            while picture != nil, !isClosed { condition.wait() }
        }
    }

    func setTitle(_ title: String) {
        condition.withLock { self.title = title }
        wakeHandle?.wake()
    }

    func setCursor(_ cursor: CursorShape) {
        request { $0.setCursor(cursor) }
    }

    /// Has something done on the window's thread, after what was asked for before.
    func request(_ work: @escaping @Sendable (WindowDisplay) -> Void) {
        condition.withLock { requests.append(work) }
        wakeHandle?.wake()
    }

    /// Has something done on the window's thread and waits for what comes of it; nil when the window is gone.
    func ask<Answer: Sendable>(_ work: @escaping @Sendable (WindowDisplay) -> Answer) -> Answer? {
        let reply = Reply<Answer>()
        request { [self] display in
            let answer = work(display)
            condition.withLock {
                reply.answer = answer
                condition.broadcast()
            }
        }
        return condition.withLock {
            while reply.answer == nil, !isClosed { condition.wait() }
            return reply.answer
        }
    }

    /// Guarded by the condition.
    private final class Reply<Answer>: @unchecked Sendable {
        var answer: Answer?
    }

    /// Closes the window and waits until it is gone.
    func close() {
        condition.withLock {
            isClosing = true
            // Still locked: whoever sees the flag finds the wake-up sent, which must not arrive at a window that is gone.
            wakeHandle?.wake()
        }
        condition.withLock {
            while !isClosed { condition.wait() }
        }
    }

    // MARK: - On the thread

    private func run(title: String, size: CGSize, scale: Double?) {
        do throws(DisplayError) {
            let display = try WindowDisplay(
                title: title,
                pointWidth: size.width,
                pointHeight: size.height,
                minimumPointWidth: WindowHost.minimumSize.width,
                minimumPointHeight: WindowHost.minimumSize.height,
                scale: scale
            )
            let geometry = Geometry(
                pixelSize: display.pixelSize,
                scale: display.scale,
                refreshRate: display.refreshRate
            )
            publish(.success(geometry), wakeHandle: display.wakeHandle)
            serve(display)
            display.close()
        } catch {
            publish(.failure(error), wakeHandle: nil)
        }
        condition.withLock {
            isClosed = true
            condition.broadcast()
        }
    }

    private func publish(_ result: Result<Geometry, DisplayError>, wakeHandle: WakeHandle?) {
        condition.withLock {
            opening = result
            self.wakeHandle = wakeHandle
            condition.broadcast()
        }
    }

    private func serve(_ display: WindowDisplay) {
        while true {
            let (picture, title, requests, isClosing) = condition.withLock {
                defer {
                    self.title = nil
                    self.requests = []
                }
                return (self.picture, self.title, self.requests, self.isClosing)
            }
            if isClosing { return }
            for request in requests { request(display) }
            if let title { display.title = title }
            if let picture {
                display.present(picture.bitmap, damage: picture.damage)
                condition.withLock {
                    self.picture = nil
                    condition.broadcast()
                }
            }
            // A handle that was woken meanwhile ends this wait at once. Should the window system ever lose a wake-up, that
            // costs a moment and not the program.
            let received = display.waitEvents(timeoutSeconds: 1)
            if !received.isEmpty { post(received) }
        }
    }

    private func post(_ received: [InputEvent]) {
        condition.withLock {
            for event in received { events.appendCoalescing(event) }
        }
        // Work of no effect: it ends the run loop's wait.
        DispatchQueue.main.async {}
    }
}
