extension UIView {
    /// How keyframe animations run. Raw values are UIKit's.
    public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// On straight ways from frame to frame.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// By jumps: what a block sets is shown from the end of its part of the time on.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Straight, and at one speed: the blocks' parts of the time give their order alone.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On smooth ways through what the blocks set.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// As `calculationModeCubic`, with times by the straight distances between the values.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Animates what the blocks of `addKeyframe` inside of `animations` change, each in its part of the time.
    ///
    /// - Parameters:
    ///   - duration: seconds of all frames together; they go along the curve of `options` as a whole, which may be given as
    ///     `KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)`.
    ///   - completion: is given false when a view left the window before the end.
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval = 0,
        options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration,
            delay: delay,
            options: AnimationOptions(rawValue: options.rawValue),
            animations: animations,
            completion: completion
        )
    }

    /// Changes values in a part of the time of `animateKeyframes`; outside of it, at once.
    ///
    /// - Parameters:
    ///   - frameStartTime: in parts of the whole time, like the duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        precondition(
            frameStartTime.isFinite && frameDuration.isFinite,
            "UIView.addKeyframe: \(frameStartTime) with \(frameDuration) is no part of a time"
        )
        let start = min(max(frameStartTime, 0), 1)
        let end = min(max(frameStartTime + frameDuration, start), 1)
        UIApplication.shared.animationRecorder.runKeyframe(animations, window: start...end)
    }

    /// As `animate(withDuration:delay:options:animations:completion:)`; returns when the animation is over.
    /// - Returns: false when a view left the window before the end.
    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval = 0,
        options: AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animate(
                withDuration: duration,
                delay: delay,
                options: options,
                animations: animations,
                completion: { continuation.resume(returning: $0) }
            )
        }
    }
}
