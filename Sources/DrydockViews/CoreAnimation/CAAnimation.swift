/// How a layer is shown for a while. A layer gets a copy: changes after `add(_:forKey:)` have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    /// 0 is the transaction's duration, which is a quarter of a second unless it says otherwise.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// How progress follows time; nil for evenly.
    open var timingFunction: CAMediaTimingFunction?
    /// Is told of beginning and end. Kept alive by the animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets the animation at its end.
    open var isRemovedOnCompletion = true

    /// How often a second frames are wanted; those of the scene come in any case.
    open var preferredFrameRateRange = CAFrameRateRange.default

    private var values: [String: Any] = [:]
    /// In place of the timing function.
    final var curve: AnimationTiming.Curve?
    /// The block that this animation is part of.
    final var group: AnimationGroup?
    /// What says how far it is in place of the clock.
    final var driver: DrivenAnimation?

    public override init() {
        super.init()
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UncheckedBox(value: makeCopy()) }.value
    }

    /// A copy; overridden by what has more to copy.
    func makeCopy() -> CAAnimation {
        let copy = Self.make(())
        (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) = (
            beginTime, duration, speed, timeOffset
        )
        (copy.repeatCount, copy.repeatDuration) = (repeatCount, repeatDuration)
        (copy.autoreverses, copy.fillMode) = (autoreverses, fillMode)
        (copy.timingFunction, copy.delegate) = (timingFunction, delegate)
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.preferredFrameRateRange = preferredFrameRateRange
        (copy.values, copy.curve, copy.group, copy.driver) = (values, curve, group, driver)
        return copy
    }

    /// A value of your own, which the copies have, too: to know an animation by.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    open func value(forKey key: String) -> Any? { values[key] }

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: - Time

    /// Whether what is shown changes from frame to frame while the animation runs.
    var keepsMoving: Bool { true }

    /// Seconds of one way, when no other duration is given.
    var naturalDuration: Double { duration }

    /// Seconds that all runs take; may be infinite.
    final var totalDuration: Double {
        let way = max(naturalDuration, 0)
        if repeatDuration > 0 { return repeatDuration }
        return way * (autoreverses ? 2 : 1) * (repeatCount > 0 ? Double(repeatCount) : 1)
    }

    /// Whether it runs so often that nobody waits for its end.
    final var repeatsEndlessly: Bool {
        totalDuration > max(LayerTiming.longestRepetition, 2 * naturalDuration)
    }

    /// When the last run ends, on the clock of the parent.
    final func end(begin: Double) -> Double {
        if speed == 0 || driver != nil { return .infinity }
        let rest = speed > 0 ? totalDuration - timeOffset : timeOffset
        return begin + max(rest, 0) / abs(Double(speed))
    }

    /// How far one way has come, from 0 to 1, and whether it leads back; nil when nothing is shown.
    final func fraction(at time: Double, begin: Double) -> Double? {
        if let driver { return driver.progress }
        let total = totalDuration
        let way = naturalDuration
        let active = (time - begin) * Double(speed) + timeOffset
        guard active.isFinite else { return nil }
        if active < 0 || time < begin && timeOffset == 0 {
            return fillMode == .backwards || fillMode == .both ? 0 : nil
        }
        guard way > 0 else { return fillMode == .forwards || fillMode == .both ? 1 : nil }
        if active >= total, fillMode != .forwards, fillMode != .both { return nil }
        let reached = min(active, total)
        var ways = (reached / way).rounded(.down)
        var rest = reached / way - ways
        // The end of the last way, and not the beginning of one more.
        if active >= total, rest == 0, ways > 0 { (ways, rest) = (ways - 1, 1) }
        let isBack = autoreverses && ways.truncatingRemainder(dividingBy: 2) == 1
        return isBack ? 1 - rest : rest
    }

    /// How many whole repetitions lie behind, of which the one that ends the animation is none.
    final func finishedRepetitions(at time: Double, begin: Double) -> Double {
        let length = naturalDuration * (autoreverses ? 2 : 1)
        guard driver == nil, length > 0 else { return 0 }
        let total = totalDuration
        let reached = min((time - begin) * Double(speed) + timeOffset, total)
        let count = (reached / length).rounded(.down)
        return reached == total && count * length == total ? count - 1 : count
    }

    /// The progress along the curve at a fraction of one way.
    func progress(at fraction: Double) -> Double {
        if driver != nil { return fraction }
        switch curve {
        case .cubic(let curve): return curve.progress(at: fraction)
        case .spring, .composed:
            let duration = naturalDuration
            return fraction >= 1 ? 1 : curve?.progress(after: fraction * duration, of: duration) ?? fraction
        case nil: return timingFunction?.curve.progress(at: fraction) ?? fraction
        }
    }

    /// Changes what is shown of a layer.
    /// - Parameters:
    ///   - state: the model's values, changed by the animations before.
    ///   - time: of the parent's clock.
    func apply(to state: inout LayerState, at time: Double, begin: Double) {}
}

/// Carries what is not sendable out of the main actor's isolation within one call.
private nonisolated struct UncheckedBox: @unchecked Sendable {
    let value: CAAnimation
}

/// Is told when an animation begins and ends. Both have defaults that do nothing.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// The animation has begun.
    /// - Parameter anim: the layer's copy.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over.
    ///
    /// - Parameters:
    ///   - anim: the layer's copy.
    ///   - flag: false when it was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Runs several animations on a clock of its own. What sticks out of its duration is cut off.
open class CAAnimationGroup: CAAnimation {
    /// What runs. Stops the program where a group is in itself, more than 32 groups deep, or holds more than 10,000 animations.
    open var animations: [CAAnimation]? {
        didSet { checkAnimations() }
    }

    /// A layer copies all of it, and looks at all of it in each frame.
    private func checkAnimations() {
        var counts: [ObjectIdentifier: Int] = [:]
        /// How many animations a group has, those of its groups included.
        func count(_ group: CAAnimationGroup, depth: Int) -> Int {
            require(
                depth == 0 || group !== self,
                "CAAnimationGroup.animations: the group is in itself, through \(depth == 1 ? "its animations" : "another group")"
            )
            require(
                depth <= Self.deepest,
                "CAAnimationGroup.animations: groups are nested more than \(Self.deepest) deep"
            )
            if let known = counts[ObjectIdentifier(group)] { return known }
            var result = 0
            for animation in group.animations ?? [] {
                result += 1
                if let inner = animation as? CAAnimationGroup { result += count(inner, depth: depth + 1) }
                require(
                    result <= Self.mostAnimations,
                    "CAAnimationGroup.animations: there are more than \(Self.mostAnimations) animations"
                )
            }
            counts[ObjectIdentifier(group)] = result
            return result
        }
        _ = count(self, depth: 0)
    }

    private static let deepest = 32
    private static let mostAnimations = 10_000

    override func makeCopy() -> CAAnimation {
        // Groups that are in this one may have become larger since.
        checkAnimations()
        let copy = super.makeCopy()
        (copy as? CAAnimationGroup)?.animations = animations?.map { $0.makeCopy() }
        return copy
    }

    override func apply(to state: inout LayerState, at time: Double, begin: Double) {
        guard let fraction = fraction(at: time, begin: begin) else { return }
        let time = progress(at: fraction) * naturalDuration
        for animation in animations ?? [] {
            if animation.duration == 0 { animation.duration = naturalDuration }
            // What has ended shows its end at the group's last moment, too.
            animation.apply(to: &state, at: time, begin: animation.beginTime)
        }
    }
}
