/// What a property animator's animations have in common: how far they have come, whatever the clock does.
final class AnimationDriver {
    /// One stretch of running, from one progress to another.
    struct Run {
        let start: TimeInterval
        let duration: TimeInterval
        /// The part of the curve that is gone along, or nil for all of it between the two progresses.
        let fractions: (from: Double, to: Double)?
        let progresses: (from: Double, to: Double)
        let curve: AnimationTiming.Curve

        var end: TimeInterval { start + duration }

        func progress(at time: TimeInterval) -> Double {
            if time <= start { return progresses.from }
            if time >= end { return progresses.to }
            let part = (time - start) / duration
            if let fractions, case .cubic(let cubic) = curve {
                return cubic.progress(at: fractions.from + (fractions.to - fractions.from) * part)
            }
            let reached = curve.progress(after: time - start, of: duration)
            return progresses.from + (progresses.to - progresses.from) * reached
        }
    }

    /// A change that can be taken back.
    struct Change {
        let restore: () -> Void
        let keepShown: () -> Void
    }

    /// Whose clock the runs go by.
    weak var animator: Animator?
    var run: Run?
    /// While nothing runs.
    var progress = 0.0
    /// Where in the progress the changes that are being recorded begin.
    var windowStart = 0.0
    var changes: [Change] = []
    var didEnd: (() -> Void)?
    let allowsUserInteraction: Bool

    init(animator: Animator, allowsUserInteraction: Bool) {
        self.animator = animator
        self.allowsUserInteraction = allowsUserInteraction
    }

    func currentProgress(at time: TimeInterval) -> Double { run?.progress(at: time) ?? progress }

    /// The progress of a change that begins when another part is over.
    func progress(from window: Double) -> Double {
        let progress = currentProgress(at: animator?.time ?? 0)
        guard window > 0 else { return progress }
        return window >= 1 ? (progress >= 1 ? 1 : 0) : max((progress - window) / (1 - window), 0)
    }
}

extension Animator {
    func add(_ driver: AnimationDriver) {
        if !drivers.contains(where: { $0 === driver }) { drivers.append(driver) }
    }

    /// Forgets an animator's animations.
    func remove(_ driver: AnimationDriver) {
        drivers.removeAll { $0 === driver }
        endAnimations(of: driver)
        for case let layer? in layers.map(\.layer) {
            layer.animations.removeAll { $0.animation.driver?.driver === driver }
        }
        updatePresentation()
    }

    var runningDriver: AnimationDriver? {
        drivers.filter { $0.run != nil }.min { ($0.run?.end ?? 0) < ($1.run?.end ?? 0) }
    }

    /// Ends the runs that are over.
    func endRuns() {
        for driver in drivers {
            guard let run = driver.run, run.end <= time else { continue }
            driver.progress = run.progresses.to
            driver.run = nil
            driver.didEnd?()
        }
    }
}

/// A driver, and where in its progress an animation begins.
struct DrivenAnimation {
    let driver: AnimationDriver
    let window: Double

    var progress: Double { driver.progress(from: window) }
}

extension AnimatableProperty {
    /// What puts the present value back.
    func restoration(of view: UIView) -> () -> Void {
        switch self {
        case .geometry:
            let (origin, bounds) = (view.frameOrigin, view.boundsStorage)
            return {
                view.bounds = bounds
                if view.place(at: origin, bounds.size, from: .caller) { view.markDisplayNeeded() }
            }
        case .transform:
            let transform = view.transform
            return { view.transform = transform }
        case .alpha:
            let alpha = view.alpha
            return { view.alpha = alpha }
        case .backgroundColor:
            let color = view.backgroundColorStorage
            return { view.setBackgroundColor(color) }
        case .dissolve: return {}
        }
    }

    /// Makes what is shown the view's own value.
    func keepShown(of view: UIView) {
        guard let presentation = view.presentation else { return }
        switch self {
        case .geometry:
            if let origin = presentation.boundsOrigin { view.bounds.origin = origin }
            if let frame = presentation.frame, view.place(at: frame.origin, frame.size, from: .caller) {
                view.markDisplayNeeded()
            }
        case .transform: if let transform = presentation.transform { view.transform = transform }
        case .alpha: if let alpha = presentation.alpha { view.alpha = alpha }
        case .backgroundColor: if let color = presentation.backgroundColor { view.setBackgroundColor(color) }
        case .dissolve: break
        }
    }
}
