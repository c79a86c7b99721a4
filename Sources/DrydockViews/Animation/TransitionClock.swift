/// The clock of the animations that a hand moves to and fro: while it is held they stand still, and once it is let go they run
/// on to their end, or back to where they began.
final class TransitionClock {
    private weak var animator: Animator?
    /// Seconds from the animations' beginning to the end of the longest.
    let duration: TimeInterval
    private var held: TimeInterval = 0
    private var run: Run?
    /// What puts back the values that the animations changed, in the order of the changes.
    var restorations: [() -> Void] = []

    private struct Run {
        let start: TimeInterval
        let duration: TimeInterval
        let target: TimeInterval
        let curve: CubicCurve
    }

    init(animator: Animator, duration: TimeInterval) {
        self.animator = animator
        self.duration = duration
    }

    /// Seconds since the animations' beginning.
    var time: TimeInterval {
        guard let run, let now = animator?.time else { return held }
        guard run.duration > 0, now < run.start + run.duration else { return run.target }
        let progress = run.curve.progress(at: (now - run.start) / run.duration)
        return held + (run.target - held) * progress
    }

    /// When the animations are over, on the animator's clock; infinite while they are held.
    var end: TimeInterval { run.map { $0.start + $0.duration } ?? .infinity }

    var isHeld: Bool { run == nil }

    func hold(at time: TimeInterval) {
        run = nil
        held = min(max(time, 0), duration)
        animator?.updatePresentation()
    }

    /// Lets the animations go.
    /// - Parameter speed: 1 for the animations' own, or twice as fast for 2.
    func release(forward: Bool, speed: Double, curve: CubicCurve) {
        guard let animator, run == nil else { return }
        let target = forward ? duration : 0
        run = Run(
            start: animator.time,
            duration: abs(target - held) / max(speed, 0.01),
            target: target,
            curve: curve
        )
        if !forward { animator.restoreAtEnd(of: self) }
    }

    /// The animations have run back.
    func restore() {
        let restorations = restorations
        self.restorations = []
        UIView.performWithoutAnimation {
            for restore in restorations.reversed() { restore() }
        }
    }
}
