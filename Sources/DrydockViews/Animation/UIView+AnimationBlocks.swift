extension UIView {
    // Deprecated by UIKit since blocks are functions; see `animate(withDuration:delay:options:animations:completion:)`. The
    // delegate's selectors are absent.

    /// Begins to animate what changes until `commitAnimations()`: for 0.2 seconds, easing in and out, unless set. Nests.
    /// - Parameters:
    ///   - animationID: a name, which nobody is told.
    ///   - context: likewise.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let timing = AnimationTiming(duration: 0.2, curve: .cubic(.easeInEaseOut))
        UIApplication.shared.animationRecorder.begin(timing)
    }

    /// Ends what `beginAnimations` began; does nothing without that.
    public class func commitAnimations() { UIApplication.shared.animationRecorder.end() }

    /// Seconds, of what changes from now on until `commitAnimations()`, as with the other settings.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        change { $0.duration = duration.isFinite ? max(duration, 0) : 0 }
    }

    /// Seconds before the animations begin.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        change { $0.delay = delay.isFinite ? max(delay, 0) : 0 }
    }

    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        change { $0.curve = .cubic(UICubicTimingParameters(animationCurve: curve).curve) }
    }

    /// How often the animations run; need not be a whole number. 0 is once.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        change { $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
    }

    /// Whether each run goes back again.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change { $0.autoreverses = repeatAutoreverses }
    }

    private class func change(_ change: (inout AnimationTiming) -> Void) {
        UIApplication.shared.animationRecorder.changeTiming(change)
    }
}
