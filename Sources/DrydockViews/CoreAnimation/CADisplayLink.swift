/// Calls a method once for each frame, on the scene's clock. While one is there that is not paused, frames keep coming, and the
/// clock that a test moves goes by sixtieths of a second. A link ends with its scene, as with `invalidate()`.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
    /// Kept by the scene's ticker, and with it the link.
    private weak var subscription: FrameTicker.Subscription?
    /// Has the target; nil once the link has ended.
    private var fire: ((CADisplayLink) -> Void)?

    /// Seconds of the frame that is being prepared.
    public private(set) var timestamp: CFTimeInterval = 0

    /// Seconds of the next call.
    public var targetTimestamp: CFTimeInterval { timestamp + interval }

    /// Seconds from frame to frame.
    public var duration: CFTimeInterval { 1.0 / 60 }

    /// A link that is not running yet. Keeps the target alive until it is invalidated.
    /// - Parameter sel: a method of the target that takes nothing, or the link.
    public init(target: Any, selector sel: Selector) {
        fire = { sel.call(on: target, $0, caller: "CADisplayLink") }
        super.init()
    }

    /// As above, by the method itself, such as `Spinner.step`.
    public convenience init<Target: AnyObject>(
        target: Target,
        selector: @escaping (Target) -> (CADisplayLink) -> Void
    ) {
        self.init(target: target, selector: Selector(SelectorMethod(selector)))
    }

    /// As above, for methods that take nothing.
    public convenience init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> () -> Void) {
        self.init(target: target, selector: Selector(SelectorMethod(selector)))
    }

    /// Starts the link in the scene whose turn it is.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard subscription == nil, fire != nil else { return }
        subscription = UIWindowScene.current.frameTicker.subscribe(
            countsFrames: true,
            ended: { self.invalidate() },
            { self.tick(at: $0) }
        )
        subscription?.isPaused = isPaused
    }

    /// Stops the link, which may be added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        subscription?.cancel()
        subscription = nil
    }

    /// Ends the link for ever, and lets go of its target.
    public func invalidate() {
        subscription?.cancel()
        subscription = nil
        fire = nil
    }

    /// Whether frames pass by.
    public var isPaused = false {
        didSet { subscription?.isPaused = isPaused }
    }

    /// How many calls per second are wanted: `preferred` counts, and where that is 0, `maximum`.
    public var preferredFrameRateRange: CAFrameRateRange = .default {
        didSet {
            let rate = preferredFrameRateRange.preferred ?? 0
            preferredFramesPerSecond = Int((rate > 0 ? rate : preferredFrameRateRange.maximum).rounded())
        }
    }

    /// Calls per second; 0, or more than there are frames, for one with each frame.
    public var preferredFramesPerSecond = 0

    /// Every how manieth frame there is a call; the older form of `preferredFramesPerSecond`. At least 1.
    public var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(60 / preferredFramesPerSecond, 1) : 1 }
        set {
            require(newValue >= 1, "CADisplayLink.frameInterval: \(newValue) is less than 1")
            preferredFramesPerSecond = max(60 / newValue, 1)
        }
    }

    /// The next call comes at this time or after it.
    private var nextCall = -TimeInterval.infinity

    private var interval: CFTimeInterval {
        preferredFramesPerSecond > 0 ? max(1 / Double(preferredFramesPerSecond), duration) : duration
    }

    private func tick(at time: TimeInterval) {
        // Frames come a little early or late.
        guard time >= nextCall - 0.001 else { return }
        timestamp = time
        nextCall = preferredFramesPerSecond > 0 ? time + interval : time
        fire?(self)
    }
}

/// Calls per second, from the fewest that do to the most that are of use.
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// Nil or 0 for none within the range.
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// One with each frame.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
