/// Calls a method once for each frame, on the scene's clock. While one is there that is not paused, frames keep coming.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
    private var subscription: FrameTicker.Subscription?
    private let fire: (CADisplayLink) -> Void

    /// Seconds of the frame that is being prepared.
    public private(set) var timestamp: CFTimeInterval = 0

    /// Seconds of the next frame.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }

    /// Seconds from frame to frame.
    public var duration: CFTimeInterval { 1.0 / 60 }

    /// A link that is not running yet. Keeps the target alive until it is invalidated.
    /// - Parameter action: a method of the target, such as `Spinner.step`.
    public init<Target: AnyObject>(target: Target, action: @escaping (Target) -> (CADisplayLink) -> Void) {
        fire = { action(target)($0) }
        super.init()
    }

    /// As above, for methods that take nothing.
    public init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
        fire = { _ in action(target)() }
        super.init()
    }

    /// Starts the link in the scene whose turn it is.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard subscription == nil else { return }
        subscription = UIWindowScene.current.frameTicker.subscribe { time in self.tick(at: time) }
        subscription?.isPaused = isPaused
    }

    /// Ends the link for ever.
    public func invalidate() {
        subscription?.cancel()
        subscription = nil
    }

    /// Whether frames pass by.
    public var isPaused = false {
        didSet { subscription?.isPaused = isPaused }
    }

    private func tick(at time: TimeInterval) {
        timestamp = time
        fire(self)
    }
}
