extension UIWindow {
    /// Tells the root and what is presented that the window's size has changed, and changes theirs meanwhile.
    func resizeControllers(_ resize: () -> Void) {
        let size = bounds.size
        let root = rootViewController.flatMap { $0.viewIfLoaded?.superview === self ? $0 : nil }
        guard let root, let old = root.viewIfLoaded?.bounds.size, old != size, isShown else {
            return resize()
        }
        let transition = SizeTransition(containerView: self)
        var controller: UIViewController? = root
        while let next = controller {
            if let presentation = next.hostPresentation?.controller {
                presentation.viewWillTransition(to: size, with: transition)
            } else {
                next.viewWillTransition(to: size, with: transition)
            }
            controller = next.ownPresentation == nil ? nil : next.presentedViewController
        }
        resize()
        transition.finish()
    }
}

/// A change of a window's size, which is not animated.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var isOver = false

    init(containerView: UIView) {
        self.containerView = containerView
        super.init()
    }

    var isAnimated: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var percentComplete: CGFloat { isOver ? 1 : 0 }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !isOver else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

    /// The views have their new sizes.
    func finish() {
        containerView.layoutIfNeeded()
        UIView.performWithoutAnimation { for animation in animations { animation(self) } }
        isOver = true
        for completion in completions { completion(self) }
    }
}
