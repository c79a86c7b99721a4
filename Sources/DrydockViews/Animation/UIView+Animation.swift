extension UIView {
    /// Animates what `animations` changes: frame, bounds, center, alpha and background colour, also through
    /// `layoutIfNeeded()`. The values themselves change at once; what is shown follows. Views in no window do not move, and the
    /// completion is given true in the next turn.
    ///
    /// - Parameters:
    ///   - duration: seconds; zero changes without animation and completes in the next turn of the loop.
    ///   - completion: is given false when a view left the window before the end.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval = 0,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration,
            delay: delay,
            curve: .cubic(options.curve),
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// As `animate(withDuration:delay:options:animations:completion:)`, along a spring that settles within the duration.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not overshoot; towards 0 it oscillates more.
    ///   - velocity: at the start, in whole ways a second.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval = 0,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            dampingRatio: Double(dampingRatio),
            duration: duration,
            initialVelocity: Double(velocity)
        )
        animate(
            withDuration: duration,
            delay: delay,
            curve: .spring(spring),
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Runs `actions` so that nothing in them is animated, even inside of an animation's block.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        UIApplication.shared.animationRecorder.runWithoutAnimation(actions)
    }

    /// Turns animations on or off; while off, animated changes take place at once.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        UIWindowScene.current.areAnimationsEnabled = enabled
    }

    /// Whether changes in an animation's block are animated.
    public class var areAnimationsEnabled: Bool { UIApplication.shared.animationRecorder.isEnabled }

    /// The duration of the block that is being run; zero outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        UIApplication.shared.animationRecorder.inheritedTiming?.duration ?? 0
    }

    package class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        curve: AnimationTiming.Curve,
        options: AnimationOptions,
        animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        precondition(
            duration.isFinite && delay.isFinite,
            "UIView.animate: a duration of \(duration) after a delay of \(delay) is not a time"
        )
        let recorder = UIApplication.shared.animationRecorder
        var timing = AnimationTiming(duration: max(duration, 0), delay: max(delay, 0), curve: curve)
        if let inherited = recorder.inheritedTiming {
            if !options.contains(.overrideInheritedDuration) { timing.duration = inherited.duration }
            if !options.contains(.overrideInheritedCurve) { timing.curve = inherited.curve }
        }
        timing.autoreverses = options.contains(.autoreverse)
        if options.contains(.repeat), timing.duration > 0 { timing.repeatCount = .infinity }
        recorder.run(animations, timing: timing, options: options, completion: completion)
    }

    /// Called by a setter before an animatable value changes.
    func recordAnimation(of property: AnimatableProperty) {
        let recorder = UIApplication.shared.animationRecorder
        if recorder.isRecording { recorder.record(property, of: self) }
    }

    /// Whether touches pass by because the view moves under an animation that does not allow them.
    var ignoresTouchesWhileAnimating: Bool {
        presentation != nil && window?.windowScene?.animator.ignoresTouches(self) == true
    }
}
