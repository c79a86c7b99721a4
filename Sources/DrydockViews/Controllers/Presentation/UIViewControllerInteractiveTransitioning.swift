/// Drives a transition between controllers by hand.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition. Whoever implements it moves the views, tells the context of each step, and at the end finishes
    /// or cancels the interaction and completes the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast the rest of the way is gone once the hand let go; 1 for the animation's own speed.
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the hand has the transition from its start; otherwise it begins as an animation.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// Moves the animations of a transition's animator to and fro by a hand's progress.
///
/// What the animator animates by `UIView.animate` is held at `percentComplete` of its duration; `finish()` and `cancel()` let
/// it run on or back. When it has run back, the values that the animations changed are what they were.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// Kept by its scene.
    private weak var context: TransitionContext?
    private var clock: TransitionClock?

    public override init() {
        super.init()
    }

    /// Seconds that the animator takes.
    open var duration: CGFloat { CGFloat(context?.transitionDuration ?? 0) }
    /// From 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest of the way is gone once the hand let go; 1 for the animation's own speed.
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether the hand has the transition from its start.
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        percentComplete = 0
        clock = context.startHeld()
    }

    /// Shows the transition as it is at a progress, which is cut to 0 … 1.
    open func update(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive, percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        clock?.hold(at: TimeInterval(self.percentComplete) * context.transitionDuration)
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// The hand let go, and the transition goes back.
    open func cancel() { release(forward: false) }

    /// The hand let go, and the transition goes on to its end.
    open func finish() { release(forward: true) }

    private func release(forward: Bool) {
        guard let context, context.isInteractive else { return }
        self.context = nil
        if forward { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        clock?.release(
            forward: forward,
            speed: Double(completionSpeed),
            curve: UIView.AnimationOptions(rawValue: UInt(completionCurve.rawValue) << 16).curve
        )
    }
}
