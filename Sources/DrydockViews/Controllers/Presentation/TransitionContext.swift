/// A transition between two controllers, from its start to `completeTransition`: what animators see of it, and what those
/// who animate alongside do.
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning,
    UIViewControllerTransitionCoordinator
{
    struct Part {
        let controller: UIViewController
        /// Nil for a view that stays where it is.
        let view: UIView?
        let initialFrame: CGRect
        let finalFrame: CGRect
    }

    package let containerView: UIView
    package let presentationStyle: UIModalPresentationStyle
    package let isAnimated: Bool
    private let from: Part?
    private let to: Part?
    private let completion: (_ didComplete: Bool) -> Void

    package private(set) var isInteractive = false
    package private(set) var initiallyInteractive = false
    package private(set) var transitionWasCancelled = false
    package private(set) var percentComplete: CGFloat = 0
    package var transitionDuration: TimeInterval = 0
    /// What follows `completeTransition(_:)` first.
    var whenCompleted: (() -> Void)?
    /// Moves the views, and what goes along with them.
    var start: (() -> Void)?
    /// The animator's.
    var animationEnded: ((Bool) -> Void)?
    private(set) var isCompleted = false
    /// Where the transition is kept while it is under way.
    private weak var scene: UIWindowScene?
    private var hasBegun = false
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    /// - Parameter completion: what `completeTransition(_:)` does, once.
    init(
        from: Part?,
        to: Part?,
        in containerView: UIView,
        style: UIModalPresentationStyle,
        isAnimated: Bool,
        completion: @escaping (_ didComplete: Bool) -> Void
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        presentationStyle = style
        self.isAnimated = isAnimated
        self.completion = completion
        super.init()
    }

    package let targetTransform = CGAffineTransform.identity
    package var isCancelled: Bool { transitionWasCancelled }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        (key == .from ? from : to)?.controller
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        (key == .from ? from : to)?.view
    }

    package func initialFrame(for vc: UIViewController) -> CGRect { part(of: vc)?.initialFrame ?? .zero }

    package func finalFrame(for vc: UIViewController) -> CGRect { part(of: vc)?.finalFrame ?? .zero }

    private func part(of controller: UIViewController) -> Part? {
        [from, to].compactMap(\.self).first { $0.controller === controller }
    }

    // MARK: - The hand

    /// Begins the transition, by hand if there is somebody who wants to.
    func start(by interactor: (any UIViewControllerInteractiveTransitioning)?) {
        guard let interactor, interactor.wantsInteractiveStart else {
            start?()
            start = nil
            return
        }
        beginInteraction()
        // Neither the interactor nor the controllers keep the transition, which has them: one that is never completed would keep
        // them all.
        scene = containerView.window?.windowScene
        scene?.interactiveTransitions.append(self)
        interactor.startInteractiveTransition(self)
    }

    /// Starts the animations, but holds them at their beginning.
    func startHeld() -> TransitionClock? {
        guard let animator = containerView.window?.windowScene?.animator, let start else { return nil }
        self.start = nil
        let clock = TransitionClock(animator: animator, duration: transitionDuration)
        UIApplication.shared.animationRecorder.run(by: clock, start)
        return clock
    }

    func beginInteraction() {
        isInteractive = true
        initiallyInteractive = true
    }

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
    }

    package func finishInteractiveTransition() { endInteraction(cancelled: false) }

    package func cancelInteractiveTransition() { endInteraction(cancelled: true) }

    private func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = cancelled
        let handlers = interactionHandlers
        interactionHandlers = []
        for handler in handlers { handler(self) }
    }

    package func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        interactionHandlers.append(handler)
    }

    // MARK: - Alongside

    package func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        guard !hasBegun else { return animation == nil }
        if let animation { animations.append(animation) }
        return true
    }

    /// Runs what was to be animated alongside; in the transition's own animation block, if it has one.
    package func runAlongsideAnimations() {
        guard !hasBegun else { return }
        hasBegun = true
        let waiting = animations
        animations = []
        for animation in waiting { animation(self) }
    }

    /// As `runAlongsideAnimations()`, beside animations that somebody else has made.
    func runAlongsideAnimations(duration: TimeInterval) {
        guard isAnimated, !animations.isEmpty else { return runAlongsideAnimations() }
        UIView.animate(withDuration: duration) { self.runAlongsideAnimations() }
    }

    // MARK: - The end

    package func completeTransition(_ didComplete: Bool) {
        guard !isCompleted else { return }
        isCompleted = true
        scene?.interactiveTransitions.removeAll { $0 === self }
        runAlongsideAnimations()
        whenCompleted?()
        whenCompleted = nil
        animationEnded?(didComplete)
        completion(didComplete)
        let waiting = completions
        completions = []
        for completion in waiting { completion(self) }
    }
}
