/// When an animation runs and how its progress follows time.
package nonisolated struct AnimationTiming: Hashable, Sendable {
    package enum Curve: Hashable, Sendable {
        case cubic(CubicCurve)
        case spring(SpringCurve)
        /// The spring, whose time goes along the cubic curve.
        case composed(CubicCurve, SpringCurve)

        /// The progress some seconds after the beginning of so many.
        func progress(after seconds: TimeInterval, of duration: TimeInterval) -> Double {
            switch self {
            case .cubic(let cubic): cubic.progress(at: seconds / duration)
            case .spring(let spring): spring.progress(after: seconds)
            case .composed(let cubic, let spring):
                spring.progress(after: cubic.progress(at: seconds / duration) * duration)
            }
        }
    }

    /// Seconds of one way, at least zero.
    package var duration: TimeInterval
    package var delay: TimeInterval
    package var curve: Curve
    /// How many times it runs; infinite for `repeat`.
    package var repeatCount: Double = 1
    /// Whether each run goes back again, which doubles its time.
    package var autoreverses = false
    /// The part of the progress in which this happens; nil for all of it.
    package var window: ClosedRange<Double>?

    package init(duration: TimeInterval, delay: TimeInterval = 0, curve: Curve) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
    }

    /// Seconds from the delay's end to the animation's end; may be infinite.
    var activeDuration: TimeInterval { duration * (autoreverses ? 2 : 1) * repeatCount }

    /// The progress, normally from 0 to 1, some seconds after the animation was begun.
    package func progress(after seconds: TimeInterval) -> Double {
        let progress = wholeProgress(after: seconds)
        guard let window else { return progress }
        let length = window.upperBound - window.lowerBound
        if progress >= window.upperBound { return 1 }
        return length > 0 ? max((progress - window.lowerBound) / length, 0) : 0
    }

    private func wholeProgress(after seconds: TimeInterval) -> Double {
        let elapsed = seconds - delay
        guard elapsed > 0 else { return 0 }
        guard elapsed < activeDuration else { return 1 }
        var local = elapsed
        if repeatCount != 1 || autoreverses {
            let ways = (elapsed / duration).rounded(.down)
            local = elapsed - ways * duration
            if autoreverses, ways.truncatingRemainder(dividingBy: 2) == 1 { local = duration - local }
        }
        return curve.progress(after: local, of: duration)
    }
}
