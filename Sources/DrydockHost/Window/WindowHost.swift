package import DrydockPlatform
import DrydockRaster

/// Runs a host in a desktop window until the window is closed.
package final class WindowHost {
    package let host: ApplicationHost
    private let display: DisplayThread
    private let refreshRate: Double
    private var shownTitle: String
    private let fixedTitle: String?
    private let clipboard: DisplayClipboard
    private let urlOpener = DesktopURLOpener()
    private var textInput: WindowDisplay.TextInput?
    private var isOpen = true
    private var isAnimating = false
    private var shownPointerShape = PointerShape.arrow
    /// Seconds on the monotonic clock: up to when the host's clock has been moved, and when a frame may come next.
    private var clockTime = MonotonicClock.now()
    private var nextFrameTime: TimeInterval = 0

    /// - Parameters:
    ///   - title: nil for the title of the controller that is shown.
    ///   - scale: pixels per point; nil for what suits the display.
    ///   - device: whose status bar and safe area the screen has; nil for those that fit its size.
    ///   - prepare: fills the host's window. It runs, and the first picture is drawn, while the system opens the window.
    package convenience init(
        title: String?,
        size: CGSize = CGSize(width: 390, height: 844),
        scale: Double? = nil,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection(),
        device: DeviceModel? = nil,
        prepare: (ApplicationHost) -> Void = { _ in }
    ) throws(DisplayError) {
        let display = DisplayThread(title: title ?? WindowHost.processName, size: size, scale: scale)
        let host = ApplicationHost(
            size: size,
            scale: scale ?? 1,
            direction: direction,
            traits: traits,
            device: device
        )
        host.perform { prepare(host) }
        _ = host.render()
        try self.init(host: host, display: display, title: title)
    }

    /// The desktop window of a host that exists; its screen takes the window's size and scale.
    init(host: ApplicationHost, display: DisplayThread, title: String?) throws(DisplayError) {
        let geometry = try display.waitUntilOpen()
        self.host = host
        host.hasWindowKeys = true
        self.display = display
        fixedTitle = title
        shownTitle = title ?? WindowHost.processName
        refreshRate = geometry.refreshRate
        clipboard = DisplayClipboard(display)
        host.scene.textInput.pasteboard.service = clipboard
        host.scene.urlOpener = urlOpener
        UIApplication.shared.connect(host.scene)
        host.handle(.resized(geometry.pixelSize, scale: geometry.scale))
    }

    /// Points: the smallest phone's screen. A window that is opened smaller stays so.
    package nonisolated static let minimumSize = CGSize(width: 320, height: 480)

    static var processName: String { ProcessInfo.processInfo.processName }

    /// Shows the window and returns when it has been closed.
    ///
    /// Call it from the program's synchronous main code: inside of a task or a block on the main queue, that queue would
    /// be taken by the call itself, and nothing else on it could run.
    package func run() {
        clockTime = MonotonicClock.now()
        drawFrame()
        presentAgain()
        while isOpen {
            _ = RunLoop.main.run(mode: .default, before: nextTurn)
            takeTurn()
        }
        display.close()
        UIApplication.shared.disconnect(host.scene)
    }

    /// Has `run` return.
    package func close() {
        isOpen = false
    }

    /// Nothing happens before this moment unless something comes in.
    private var nextTurn: Date {
        let now = MonotonicClock.now()
        var wait = host.needsFrame ? max(nextFrameTime - now, 0) : .infinity
        for change in [host.scene.timers.next, host.scene.textInput.nextChange].compactMap(\.self) {
            wait = min(wait, max(clockTime + change - host.scene.time - now, 0))
        }
        return wait.isFinite ? Date(timeIntervalSinceNow: wait) : .distantFuture
    }

    /// Events first, each at its time; then the frame, if it is due.
    private func takeTurn() {
        let now = MonotonicClock.now()
        for event in display.takeEvents() {
            moveClock(to: min(event.timestamp ?? now, now))
            if event.isUse { urlOpener.noteUse() }
            switch event {
            case .closeRequested: isOpen = false
            case .key(let key) where key.asksToClose: isOpen = false
            case .exposed: presentAgain()
            case .restored:
                presentAgain()
                host.handle(event)
            case .clipboardChanged: clipboard.noteChange()
            default: host.handle(event)
            }
        }
        moveClock(to: now)
        updateCursor()
        updateTextInput()
        guard isOpen, host.needsFrame, MonotonicClock.now() >= nextFrameTime else { return }
        drawFrame()
    }

    /// The scene's clock goes with the monotonic one, from which events have their times.
    private func moveClock(to time: TimeInterval) {
        host.advance(by: max(time - clockTime, 0))
        clockTime = max(clockTime, time)
    }

    private func drawFrame() {
        display.finishPresenting()
        let start = MonotonicClock.now()
        let wasAnimating = isAnimating
        let frame = host.render()
        isAnimating = host.isAnimating
        // What takes long to appear for the first time must not be half over when it does.
        if isAnimating, !wasAnimating { clockTime = MonotonicClock.now() }
        if !frame.damage.isEmpty { display.present(frame.bitmap, damage: frame.damage) }
        let interval = 1 / refreshRate
        // On the beat while frames keep up, and a new beat after a pause.
        nextFrameTime = max(nextFrameTime + interval, start)
        if start - nextFrameTime > interval || nextFrameTime - start > interval {
            nextFrameTime = start + interval
        }
        updateTitle()
    }

    /// Shows the whole picture: the window has never had its pixels, or the system has lost them.
    private func presentAgain() {
        display.finishPresenting()
        let frame = host.render()
        display.present(frame.bitmap, damage: frame.damage)
    }

    private func updateCursor() {
        let shape = host.pointerShape
        guard shape != shownPointerShape else { return }
        shownPointerShape = shape
        display.setCursor(CursorShape(shape))
    }

    /// Has the system compose text while something takes it, beside the caret.
    private func updateTextInput() {
        let state = host.scene.textInput
        let input = state.caretFrame.map {
            WindowDisplay.TextInput(
                x: $0.minX,
                y: $0.minY,
                width: $0.width,
                height: $0.height,
                session: state.session
            )
        }
        guard input != textInput else { return }
        textInput = input
        display.request { $0.setTextInput(input) }
    }

    private func updateTitle() {
        let title =
            fixedTitle ?? host.scene.title ?? host.window.rootViewController?.topmostPresented.shownTitle
            ?? shownTitle
        guard title != shownTitle else { return }
        shownTitle = title
        display.setTitle(title)
    }
}

extension KeyEvent {
    /// Ctrl-Q, for displays without a window manager and for hands that stay on the keyboard.
    fileprivate var asksToClose: Bool { isDown && modifiers == .control && key == .character("q") }
}

extension CursorShape {
    fileprivate init(_ shape: PointerShape) {
        switch shape {
        case .arrow: self = .arrow
        case .text: self = .text
        case .hand: self = .hand
        case .hidden: self = .hidden
        }
    }
}
