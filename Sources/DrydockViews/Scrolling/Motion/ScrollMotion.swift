/// What moves a scroll view's content by itself, from its start to its end on the scene's clock.
package final class ScrollMotion {
    package enum Kind {
        /// After a drag.
        case deceleration
        /// Asked for by code.
        case animation
        /// By the wheel or by keys; goes on from where the last step would end.
        case step
        /// An animated change of the zoom scale, by code or back to a limit.
        case zoom
        case zoomBounce
    }

    package let kind: Kind
    let x: ScrollTrajectory
    let y: ScrollTrajectory
    /// Of the zoom scale; nil where that stays.
    let scale: ScrollTrajectory?
    /// By how far what is scrolled has moved on its own since the start.
    package var shift = CGPoint.zero
    private let start: TimeInterval
    private var ticks: FrameTicker.Subscription?
    private var timer: SceneTimers.Timer?

    init(
        _ kind: Kind,
        x: ScrollTrajectory,
        y: ScrollTrajectory,
        scale: ScrollTrajectory? = nil,
        at start: TimeInterval
    ) {
        self.kind = kind
        self.x = x
        self.y = y
        self.scale = scale
        self.start = start
    }

    var duration: TimeInterval { max(x.duration, y.duration, scale?.duration ?? 0) }
    /// Whether the clock moves between its start and its end, which it does not for times too small for it.
    var takesTime: Bool { duration > SceneTimers.shortestMoment }
    package var end: CGPoint { CGPoint(x: x.end, y: y.end).adding(shift) }

    func offset(at time: TimeInterval) -> CGPoint {
        var shift = shift
        // What is asked for by code goes to another place, evenly.
        if kind == .animation, duration > 0 {
            let part = part(at: time)
            shift = CGPoint(x: shift.x * part, y: shift.y * part)
        }
        return CGPoint(x: x.position(at: time - start), y: y.position(at: time - start)).adding(shift)
    }

    /// How much of the time has passed, from 0 to 1.
    func part(at time: TimeInterval) -> CGFloat {
        duration > 0 ? min(max((time - start) / duration, 0), 1) : 1
    }

    func zoomScale(at time: TimeInterval) -> CGFloat? {
        scale.map { CGFloat($0.position(at: time - start)) }
    }

    /// Calls `tick` for each frame and `finish` at the end, at its time.
    func run(
        _ scrollView: UIScrollView,
        in scene: UIWindowScene,
        tick: @escaping (TimeInterval) -> Void,
        finish: @escaping () -> Void
    ) {
        ticks = scene.frameTicker.subscribe(tick)
        timer = scene.timers.schedule(at: start + duration, for: scrollView, finish)
    }
}

extension UIScrollView {
    /// Has the content move.
    func begin(_ motion: ScrollMotion) {
        guard let scene = window?.windowScene else {
            finish(motion)
            return
        }
        self.motion = motion
        showIndicators()
        motion.run(
            self,
            in: scene,
            tick: { [weak self, weak motion] time in
                guard let self, let motion, self.motion === motion else { return }
                follow(motion, at: time)
            },
            finish: { [weak self, weak motion] in
                guard let self, let motion, self.motion === motion else { return }
                finish(motion)
            }
        )
    }

    private func follow(_ motion: ScrollMotion, at time: TimeInterval) {
        guard let scale = motion.zoomScale(at: time), let end = motion.scale?.end else {
            return move(to: motion.offset(at: time))
        }
        applyZoom(scale)
        // A delegate may change the insets with the scale, to keep small content in the middle.
        let offset = motion.offset(at: time)
        if motion.kind == .zoom { return move(to: clamped(offset)) }
        let correction = clamped(motion.end, atScale: end).vector(from: motion.end)
        let part = motion.part(at: time)
        move(to: CGPoint(x: offset.x + correction.x * part, y: offset.y + correction.y * part))
    }

    private func finish(_ motion: ScrollMotion) {
        self.motion = motion
        if let scale = motion.scale { applyZoom(scale.end) }
        move(to: motion.scale == nil ? motion.end : clamped(motion.end))
        // A delegate may have begun another one.
        guard self.motion === motion else { return }
        self.motion = nil
        hideIndicatorsSoon()
        report(endOf: motion.kind)
        // Content that became smaller on the way ends earlier.
        if motion.kind == .deceleration { releaseHeldContent() }
    }

    private func report(endOf kind: ScrollMotion.Kind) {
        switch kind {
        case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
        case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        case .step: break
        case .zoom: endZooming()
        case .zoomBounce: endZooming()
        }
    }

    /// Leaves the content where it is.
    func stopMotion() {
        guard let motion else { return }
        self.motion = nil
        hideIndicatorsSoon()
        report(endOf: motion.kind)
    }

    package func animate(to target: CGPoint, within seconds: TimeInterval, _ kind: ScrollMotion.Kind) {
        guard let scene = window?.windowScene else { return move(to: target) }
        if motion?.kind == .deceleration { stopMotion() }
        let offset = contentOffset
        begin(
            ScrollMotion(
                kind,
                x: .line(from: offset.x, to: target.x, duration: seconds),
                y: .line(from: offset.y, to: target.y, duration: seconds),
                at: scene.time
            )
        )
    }

    /// Where the step under way ends, or where the content is.
    var stepStart: CGPoint {
        guard let motion, motion.kind == .step else { return contentOffset }
        return motion.end
    }

    /// A step by the wheel or a key: within 0.1 s, and on from where the step before it ends.
    func step(by way: CGPoint) {
        let start = stepStart
        let target = onPixels(clamped(start.adding(way)))
        guard target != start else { return }
        animate(to: target, within: 0.1, .step)
    }
}
