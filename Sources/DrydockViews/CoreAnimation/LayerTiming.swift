/// How a layer's time follows that of its superlayer, by Core Animation's model.
///
/// 1. The active time is `(parent − beginTime) · speed + timeOffset`. The layer is active from 0 on, for as long as all its
///    ways take together.
/// 2. The layer's own time is how far the active one has come in its way, or back.
/// 3. Outside of the active time the layer is not shown, unless the fill mode holds it at the beginning or the end.
struct LayerTiming: Equatable {
    // Numbers that are none are not taken.
    var beginTime = 0.0 { didSet { if !beginTime.isFinite { beginTime = oldValue } } }
    var speed: Float = 1 { didSet { if !speed.isFinite { speed = oldValue } } }
    var timeOffset = 0.0 { didSet { if !timeOffset.isFinite { timeOffset = oldValue } } }
    /// Seconds of one way.
    var duration = Double.infinity
    var repeatCount: Float = 0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Seconds of repetitions whose end is waited for at most.
    static let longestRepetition = 600.0

    /// Whether the layer goes through its time so often that nobody waits for the end.
    var repeatsEndlessly: Bool {
        isRepeating && activeDuration > max(Self.longestRepetition, 2 * duration)
    }

    private var fillsBefore: Bool { fillMode == .backwards || fillMode == .both }
    private var fillsAfter: Bool { fillMode == .forwards || fillMode == .both }

    /// Seconds of active time; may be infinite.
    private var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        return max(duration, 0) * (autoreverses ? 2 : 1) * (repeatCount > 0 ? Double(repeatCount) : 1)
    }

    private func activeTime(_ parent: Double) -> Double {
        (parent - beginTime) * Double(speed) + timeOffset
    }

    /// Whether the layer goes through its time more than once.
    var isRepeating: Bool { duration > 0 && activeDuration > duration }

    /// Whether there is a time from 0 on at which the layer is not active.
    var isBounded: Bool { activeDuration < .infinity || speed < 0 || activeTime(0) < 0 }

    /// When the layer begins or ceases to be active, on the parent's clock.
    var limits: [Double] {
        guard speed != 0 else { return [] }
        return [0, activeDuration].map { beginTime + ($0 - timeOffset) / Double(speed) }
    }

    func isShown(at parent: Double) -> Bool {
        let active = activeTime(parent)
        return (active >= 0 || fillsBefore) && (active < activeDuration || fillsAfter)
    }

    /// Whether the layer's time goes on now, or will.
    func isMoving(at parent: Double) -> Bool {
        let active = activeTime(parent)
        return speed > 0 ? active < activeDuration : speed < 0 && active > 0
    }

    /// The layer's time.
    func callAsFunction(_ parent: Double) -> Double {
        let active = activeTime(parent)
        if active < 0 { return fillsBefore ? 0 : active }
        let total = activeDuration
        guard total < .infinity || duration < .infinity else { return active }
        let reached = min(active, total)
        guard duration > 0, duration < .infinity else { return reached }
        var ways = (reached / duration).rounded(.down)
        // So many that a number does not tell them apart.
        if ways > 1e15 { return 0 }
        var rest = reached - ways * duration
        // The end of the last way, and not the beginning of one more.
        if active >= total, rest == 0, ways > 0 { (ways, rest) = (ways - 1, duration) }
        let isBack = autoreverses && ways.truncatingRemainder(dividingBy: 2) == 1
        return isBack ? duration - rest : rest
    }

    /// When the layer's time is first `time`, on the parent's clock; never for a clock that stands or ends before.
    func inverse(_ time: Double) -> Double {
        guard speed > 0, time <= min(duration, activeDuration) else { return .infinity }
        return beginTime + (time - timeOffset) / Double(speed)
    }
}

/// A layer's time by that of the scene.
struct LayerClock {
    /// Those of the layer and of those that it is in, the outermost first.
    let timings: [LayerTiming]

    func callAsFunction(_ time: Double) -> Double { timings.reduce(time) { $1($0) } }

    /// When the scene's clock first shows what this one shows at `time`; never for a clock that stands or ends before.
    func inverse(_ time: Double) -> Double { timings.reversed().reduce(time) { $1.inverse($0) } }

    var isRepeating: Bool { timings.contains(where: \.isRepeating) }

    func isShown(at time: Double) -> Bool { allAlong(time) { $0.isShown(at: $1) } }

    func isMoving(at time: Double) -> Bool { allAlong(time) { $0.isMoving(at: $1) } }

    private func allAlong(_ time: Double, _ condition: (LayerTiming, Double) -> Bool) -> Bool {
        var time = time
        for timing in timings {
            guard condition(timing, time) else { return false }
            time = timing(time)
        }
        return true
    }

    /// When the layer itself begins or ceases to be active, on the scene's clock.
    var limits: [Double] {
        guard let own = timings.last else { return [] }
        let outer = LayerClock(timings: timings.dropLast())
        return own.limits.map { outer.inverse($0) }
    }
}
