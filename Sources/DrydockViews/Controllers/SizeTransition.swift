extension UIWindow {
    /// The root's view and what is presented get the window's size, and are told unless they have been.
    func resizeControllers(_ resize: () -> Void) {
        let transition = sizeTransition ?? beginSizeTransition(to: bounds.size)
        sizeTransition = nil
        resize()
        transition?.finish()
    }

    /// Tells the root and what is presented of what they are about to get: of their traits first, where those change, then of
    /// their size.
    /// - Parameter traits: what the window is to inherit; nil for what it does.
    func beginSizeTransition(to size: CGSize, traits: UITraitCollection? = nil) -> SizeTransition? {
        guard let root = rootInPlace, let view = root.viewIfLoaded, isShown,
            sizeFilled(by: view) ?? view.bounds.size != size
        else { return nil }
        let transition = SizeTransition(containerView: self)
        var chain = [root]
        while let last = chain.last, last.ownPresentation != nil, let next = last.presentedViewController {
            chain.append(next)
        }
        if let traits {
            // Views that are out of the window have the current traits.
            traitBase.performAsCurrent {
                for controller in chain { controller.traitsWillChange(in: self, to: traits, transition) }
            }
        }
        for controller in chain {
            if let presentation = controller.hostPresentation?.controller {
                presentation.viewWillTransition(to: size, with: transition)
            } else {
                controller.viewWillTransition(to: size, with: transition)
            }
        }
        return transition
    }
}

extension UIWindow {
    /// The root, if its view fills the window, or will again when it is no longer covered.
    var rootInPlace: UIViewController? {
        guard let root = rootViewController, let view = root.viewIfLoaded else { return nil }
        return view.superview === self || root.ownPresentation?.keepsPresenterAway == true ? root : nil
    }
}

extension UIViewController {
    /// The window of the root or of what is presented is to inherit `base`. Who is covered will, too, once it is back.
    fileprivate func traitsWillChange(
        in window: UIWindow,
        to base: UITraitCollection,
        _ transition: SizeTransition
    ) {
        let isAway = viewIfLoaded?.window == nil
        func traits(_ base: UITraitCollection) -> UITraitCollection {
            let inherited = isAway ? window.traitChain?.traits(over: base) ?? base : base
            return viewIfLoaded?.traitChain?.traits(over: inherited) ?? inherited
        }
        let old = isAway ? traits(window.traitBase) : traitCollection
        let traits = traits(base)
        guard traits != old else { return }
        if let presentation = hostPresentation?.controller {
            presentation.willTransition(to: traits, with: transition)
        } else {
            willTransition(to: traits, with: transition)
        }
    }

    /// What is presented in the place of a child's view, from the lowest to the highest.
    var presentationsInPlace: [UIPresentationController] {
        ownPresentation?.withPresentationsAbove.map(\.controller) ?? []
    }

    /// The controller is to inherit `traits`: told if its own change by that.
    func prepare(for traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        let own = traits.overridden(by: traitStateStorage?.allOverrides ?? .unspecified)
        if own != traitCollection { willTransition(to: own, with: coordinator) }
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
