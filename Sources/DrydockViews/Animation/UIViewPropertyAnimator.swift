/// Where an animation ends.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
    case end
    case start
    case current
}

/// What an animator is at.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or over.
    case inactive
    /// Running or paused.
    case active
    /// Stopped, and waiting for `finishAnimation(at:)`.
    case stopped
}

/// An animation of views that can be paused, set to any place, turned round and continued.
///
/// Its blocks are run when it starts: the views have their new values then, and what is shown follows.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public let duration: TimeInterval
    public let timingParameters: any UITimingCurveProvider
    /// Seconds between `startAnimation()` and the beginning.
    public private(set) var delay: TimeInterval = 0
    public private(set) var state = UIViewAnimatingState.inactive
    /// Whether the views get touches while they move.
    open var isUserInteractionEnabled = true
    /// Whether the animator can be paused, stopped and scrubbed while it runs: without, what would do so does nothing.
    open var isInterruptible = true
    /// Whether `fractionComplete` is the progress itself while paused, and not the time that leads to it.
    open var scrubsLinearly = true
    /// Whether the animator stays active at its end, to be turned round.
    open var pausesOnCompletion = false

    private var blocks: [(animation: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var driver: AnimationDriver?
    /// While paused: the part of the duration that leads to the progress.
    private var pausedFraction: Double?

    // MARK: - Making

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        precondition(
            duration.isFinite,
            "UIViewPropertyAnimator: a duration of \(duration) is not a time"
        )
        timingParameters = parameters
        self.duration = parameters.curve(for: max(duration, 0)).duration
        super.init()
    }

    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval,
        dampingRatio ratio: CGFloat,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that is running already.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: - Blocks

    /// Adds changes. Those of an active animator take the rest of its time.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin when a part of the time is over, or of the rest of the time for an active animator.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        precondition(state != .stopped, "UIViewPropertyAnimator.addAnimations: the animator is stopped")
        if let driver, state == .active {
            let reached = driver.progress(from: 0)
            record(animation, from: reached + (1 - reached) * delayFactor, driver)
            driver.animator?.updatePresentation()
        } else {
            blocks.append((animation, delayFactor))
        }
    }

    /// Called when the animation is over, with where it ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// - Returns: where the first view that the block touches is shown.
    @discardableResult
    private func record(
        _ animation: () -> Void,
        from window: Double,
        _ driver: AnimationDriver
    ) -> UIWindowScene? {
        driver.windowStart = min(max(window, 0), 1)
        return UIApplication.shared.animationRecorder.run(animation, drivenBy: driver)
    }

    // MARK: - Running

    /// Whether the animation goes on by itself.
    open var isRunning: Bool { driver?.run != nil }

    /// Whether the animation runs, or will go on, towards its beginning.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, isRunning else { return }
            pauseAnimation()
            startAnimation()
        }
    }

    /// From 0, the beginning, to 1. Setting it pauses.
    open var fractionComplete: CGFloat {
        get {
            guard let driver else { return 0 }
            if let pausedFraction, !scrubsLinearly { return pausedFraction }
            return fraction(of: driver.progress(from: 0), isPaused: !isRunning)
        }
        set {
            precondition(
                newValue.isFinite,
                "UIViewPropertyAnimator.fractionComplete: \(newValue) is not finite"
            )
            guard isInterruptible || !isRunning else { return }
            pauseAnimation()
            let fraction = min(max(newValue, 0), 1)
            pausedFraction = fraction
            driver?.progress = scrubsLinearly ? fraction : progress(at: fraction)
            driver?.animator?.updatePresentation()
        }
    }

    /// Runs the blocks, if they have not been, and the animation from where it is.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        precondition(state != .stopped, "UIViewPropertyAnimator.startAnimation: the animator is stopped")
        precondition(
            delay.isFinite,
            "UIViewPropertyAnimator.startAnimation: a delay of \(delay) is not a time"
        )
        guard !isRunning else { return }
        self.delay = max(delay, 0)
        run(with: nil, durationFactor: 0, after: self.delay)
    }

    /// Holds the animation where it is; one that has not begun does so, and is held at its beginning.
    open func pauseAnimation() {
        precondition(state != .stopped, "UIViewPropertyAnimator.pauseAnimation: the animator is stopped")
        let driver = activate()
        guard let animator = driver.animator, driver.run != nil, isInterruptible else { return }
        driver.progress = driver.currentProgress(at: animator.time)
        driver.run = nil
        pausedFraction = fraction(of: driver.progress, isPaused: false)
    }

    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: another curve for the rest of the way; nil for the same.
    ///   - durationFactor: of the duration, for the rest of the way; 0 for what was left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        precondition(state == .active, "UIViewPropertyAnimator.continueAnimation: the animator is not active")
        pauseAnimation()
        run(with: parameters, durationFactor: durationFactor, after: 0)
    }

    /// Ends the animation where it is.
    /// - Parameter withoutFinishing: whether that is all. Else `finishAnimation(at:)` says where the values go.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, let driver, isInterruptible || !isRunning else { return }
        pauseAnimation()
        if withoutFinishing {
            keepShown()
            reset()
        } else {
            driver.run = nil
            state = .stopped
        }
    }

    /// Gives the views their values at the end, the beginning or where a stopped animation is, and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(state == .stopped, "UIViewPropertyAnimator.finishAnimation: the animator is not stopped")
        finish(at: finalPosition)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        switch position {
        case .end: break
        case .start: UIView.performWithoutAnimation { driver?.changes.reversed().forEach { $0.restore() } }
        case .current: keepShown()
        }
        reset()
        let completions = self.completions
        self.completions = []
        for completion in completions { completion(position) }
    }

    private func keepShown() {
        UIView.performWithoutAnimation { driver?.changes.forEach { $0.keepShown() } }
    }

    private func reset() {
        if let driver { driver.animator?.remove(driver) }
        driver = nil
        pausedFraction = nil
        state = .inactive
    }

    // MARK: - Progress

    /// Runs the blocks.
    private func activate() -> AnimationDriver {
        if let driver { return driver }
        let driver = AnimationDriver(
            animator: UIWindowScene.current.animator,
            allowsUserInteraction: isUserInteractionEnabled
        )
        driver.didEnd = { self.runDidEnd() }
        self.driver = driver
        state = .active
        let blocks = self.blocks
        self.blocks = []
        var scene: UIWindowScene?
        for block in blocks {
            let touched = record(block.animation, from: block.delayFactor, driver)
            scene = scene ?? touched
        }
        // As blocks of `UIView.animate` do, it goes by the clock of what it moves.
        if let scene { driver.animator = scene.animator }
        driver.animator?.add(driver)
        driver.animator?.updatePresentation()
        return driver
    }

    private func run(
        with parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat,
        after delay: TimeInterval
    ) {
        let driver = activate()
        guard let animator = driver.animator else { return }
        let from = driver.progress
        let to = isReversed ? 0.0 : 1.0
        let curve = Self.curve(of: parameters ?? timingParameters, duration: duration)
        let start = animator.time + delay
        if case .cubic(let cubic) = curve, parameters == nil {
            let reached =
                scrubsLinearly ? cubic.fraction(at: from) : pausedFraction ?? cubic.fraction(at: from)
            let rest = durationFactor > 0 ? durationFactor * duration : abs(to - reached) * duration
            driver.run = .init(
                start: start,
                duration: rest,
                fractions: (reached, to),
                progresses: (from, to),
                curve: curve
            )
        } else {
            let rest =
                durationFactor > 0 ? durationFactor * duration : duration * (from == 0 ? 1 : abs(to - from))
            driver.run = .init(
                start: start,
                duration: rest,
                fractions: nil,
                progresses: (from, to),
                curve: Self.curve(of: parameters ?? timingParameters, duration: rest)
            )
        }
        pausedFraction = nil
        animator.workAfterLayout?.askForTurn()
        animator.updatePresentation()
    }

    private static func curve(of parameters: any UITimingCurveProvider, duration: TimeInterval)
        -> AnimationTiming.Curve
    {
        parameters.curve(for: duration).curve
    }

    private func progress(at fraction: Double) -> Double {
        switch Self.curve(of: timingParameters, duration: duration) {
        case .cubic(let cubic): cubic.progress(at: fraction)
        case let curve: fraction >= 1 ? 1 : curve.progress(after: fraction * duration, of: duration)
        }
    }

    /// The part of the duration that leads to a progress.
    private func fraction(of progress: Double, isPaused: Bool) -> Double {
        guard !isPaused || !scrubsLinearly,
            case .cubic(let cubic) = Self.curve(of: timingParameters, duration: duration)
        else { return min(max(progress, 0), 1) }
        return cubic.fraction(at: progress)
    }

    private func runDidEnd() {
        if pausesOnCompletion {
            pausedFraction = isReversed ? 0 : 1
            return
        }
        finish(at: isReversed ? .start : .end)
    }
}

extension CubicCurve {
    /// Where on the way of time a progress is first reached, for curves whose progress grows.
    nonisolated func fraction(at progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if self.progress(at: middle) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
