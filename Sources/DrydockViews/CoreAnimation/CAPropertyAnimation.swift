/// An animation of one value of a layer. Made as one of its subclasses.
open class CAPropertyAnimation: CAAnimation {
    /// The name of the value, or of a part of it: `opacity`, `position.x`, `transform.rotation.z`. Under other
    /// names it is what `presentation()` has: see `CALayer.needsDisplay(forKey:)`.
    open var keyPath: String?
    /// Whether the values are added to what is shown without the animation.
    open var isAdditive = false

    /// Whether each repetition begins where the one before it ended.
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        if let copy = copy as? CAPropertyAnimation {
            (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
        }
        return copy
    }

    override func apply(to state: inout LayerState, at time: Double, begin: Double) {
        guard let keyPath, let fraction = fraction(at: time, begin: begin) else { return }
        let key = LayerKey.named(keyPath) ?? .custom(keyPath)
        guard let current = key.get(state) else { return }
        let base = isAdditive ? current.zero : current
        guard var value = value(at: fraction, from: base, &state) else { return }
        let repetitions = isCumulative ? finishedRepetitions(at: time, begin: begin) : 0
        if repetitions > 0, let end = self.value(at: autoreverses ? 0 : 1, from: base, &state) {
            value = value.adding(end.zero.interpolated(to: end, repetitions))
        }
        key.set(&state, isAdditive ? current.adding(value) : value)
    }

    /// What is shown at a fraction of one way.
    /// - Parameter current: what is shown without the animation.
    func value(at fraction: Double, from current: AnimatedValue, _ state: inout LayerState) -> AnimatedValue?
    {
        nil
    }
}

/// An animation from one value to another. What is not given is what is shown without the animation.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    /// How far the value goes, added to the start or taken from the end, whichever is given.
    open var byValue: Any?

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        if let copy = copy as? CABasicAnimation {
            (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
        }
        return copy
    }

    override func value(at fraction: Double, from current: AnimatedValue, _ state: inout LayerState)
        -> AnimatedValue?
    {
        let from = fromValue.flatMap { AnimatedValue($0, like: current) }
        let to = toValue.flatMap { AnimatedValue($0, like: current) }
        let by = byValue.flatMap { AnimatedValue($0, like: current) }
        let start = from ?? to.flatMap { to in by.map { to.adding($0.negated) } } ?? current
        let end = to ?? by.map { start.adding($0) } ?? current
        return start.interpolated(to: end, progress(at: fraction))
    }
}

/// An animation along a spring from one value to another.
///
/// A spring that is damped more than critically counts as critically damped.
open class CASpringAnimation: CABasicAnimation {
    /// Of what hangs on the spring; larger than 0.
    open var mass: CGFloat = 1
    /// The spring's; larger than 0.
    open var stiffness: CGFloat = 100
    /// At least 0.
    open var damping: CGFloat = 10
    /// In whole ways a second.
    open var initialVelocity: CGFloat = 0

    /// Seconds until the motion stays within a thousandth of the way.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    private var spring: SpringCurve {
        let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
        return SpringCurve(
            dampingRatio: max(damping, 0) / (2 * (mass * stiffness).squareRoot()),
            frequency: (stiffness / mass).squareRoot(),
            initialVelocity: initialVelocity
        )
    }

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        if let copy = copy as? CASpringAnimation {
            (copy.mass, copy.stiffness) = (mass, stiffness)
            (copy.damping, copy.initialVelocity) = (damping, initialVelocity)
        }
        return copy
    }

    override func progress(at fraction: Double) -> Double {
        spring.progress(after: fraction * naturalDuration)
    }
}
