extension SpringCurve {
    /// A spring by how long it seems to take and how it bounces: stiffness (2π / d)² and damping 4π(1 − b) / d of a mass of 1.
    init(perceptualDuration duration: TimeInterval, bounce: CGFloat, initialVelocity: CGFloat = 0) {
        let duration = duration > 1e-3 && duration.isFinite ? duration : 1e-3
        self.init(
            dampingRatio: bounce < 0 ? 1 : 1 - bounce,
            frequency: 2 * .pi / duration,
            initialVelocity: initialVelocity
        )
    }
}

extension UIView {
    /// As `animate(withDuration:delay:options:animations:completion:)`, along a spring that takes as long as it has to.
    ///
    /// - Parameters:
    ///   - duration: seconds that the motion seems to take.
    ///   - bounce: 0 does not overshoot; towards 1 it oscillates more. Less than 0 counts as 0.
    ///   - velocity: at the start, in whole ways a second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0,
        initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
        animate(
            withDuration: duration > 0 ? spring.settlingDuration : 0,
            delay: delay,
            curve: .spring(spring),
            options: options,
            animations: animations,
            completion: completion
        )
    }
}

extension UISpringTimingParameters {
    /// A spring by how long it seems to take and how it bounces, which settles when it does.
    /// - Parameters:
    ///   - duration: seconds.
    ///   - bounce: 0 does not overshoot; towards 1 it oscillates more.
    ///   - velocity: in whole ways a second, in the direction of either axis.
    public convenience init(
        duration: TimeInterval = 0.5,
        bounce: CGFloat = 0,
        initialVelocity velocity: CGVector = .zero
    ) {
        let spring = SpringCurve(perceptualDuration: duration, bounce: bounce)
        self.init(
            mass: 1,
            stiffness: spring.frequency * spring.frequency,
            damping: 2 * spring.dampingRatio * spring.frequency,
            initialVelocity: velocity
        )
    }
}

extension CASpringAnimation {
    /// A spring by how long it seems to take and how it bounces.
    /// - Parameters:
    ///   - perceptualDuration: seconds; `settlingDuration` is longer.
    ///   - bounce: 0 does not overshoot; towards 1 it oscillates more.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce)
        self.init()
        (mass, stiffness) = (1, spring.frequency * spring.frequency)
        damping = 2 * spring.dampingRatio * spring.frequency
    }
}
