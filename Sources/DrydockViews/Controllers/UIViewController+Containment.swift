extension UIViewController {
    /// Makes a controller a child, away from its former parent. `didMove(toParent:)` is left to the caller, as in UIKit.
    func adopt(_ child: UIViewController) {
        require(child !== self, "\(debugName).addChild: a controller cannot be its own child")
        require(
            !hasAncestor(child),
            "\(debugName).addChild: \(child.debugName) already contains this controller"
        )
        guard child.parentStorage !== self else { return }
        UIViewController.adoptions += 1
        defer { UIViewController.adoptions -= 1 }
        require(
            UIViewController.adoptions <= 64,
            """
            \(debugName).addChild: \(child.debugName) is added again and again by willMove(toParent:), 64 times within one another
            """
        )
        child.willMove(toParent: self)
        // What these tell may move controllers as well; the last word is this call's.
        child.parentStorage?.childStorage.removeAll { $0 === child }
        child.parentStorage = nil
        child.setParentOverrides(nil)
        require(
            !hasAncestor(child),
            """
            \(debugName).addChild: \(child.debugName) contains this controller since willMove(toParent:) has added it there; a \
            controller cannot be inside itself
            """
        )
        child.parentStorage?.childStorage.removeAll { $0 === child }
        childStorage.append(child)
        child.parentStorage = self
    }

    /// Controllers that are being made children within one another.
    private static var adoptions = 0

    func leaveParent() {
        guard let parent = parentStorage else { return }
        parent.childStorage.removeAll { $0 === self }
        parentStorage = nil
        setParentOverrides(nil)
        didMove(toParent: nil)
    }

    private func hasAncestor(_ controller: UIViewController) -> Bool {
        chain.contains { $0 === controller }
    }

    /// This controller, its parent, the parent's parent and so on.
    var chain: [UIViewController] {
        var chain = [self]
        while let parent = chain.last?.parentStorage { chain.append(parent) }
        return chain
    }

    /// The nearest controller of a class that contains this one.
    func nearestContainer<Container: UIViewController>(_: Container.Type) -> Container? {
        chain.dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    /// The controller at the end of the chain of parents.
    var rootOfContainment: UIViewController { chain.last ?? self }

    /// See `transition(from:to:duration:options:animations:completion:)`.
    func exchange(
        _ old: UIViewController,
        _ new: UIViewController,
        _ duration: TimeInterval,
        _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        require(
            old.parentStorage === self && new.parentStorage === self,
            "\(debugName).transition: \(old.debugName) and \(new.debugName) must be its children"
        )
        guard let container = old.view.superview else {
            completion?(false)
            return
        }
        let isShown = appearance == .appeared || appearance == .appearing
        let isAnimated = duration > 0
        if isShown {
            old.beginAppearanceTransition(false, animated: isAnimated)
            new.beginAppearanceTransition(true, animated: isAnimated)
        }
        let finish = { (finished: Bool) in
            old.view.removeFromSuperview()
            if isShown {
                old.endAppearanceTransition()
                new.endAppearanceTransition()
            }
            completion?(finished)
        }
        guard options.isDisjoint(with: .transitions) else {
            let wasHidden = old.view.isHidden
            return UIView.transition(
                with: container,
                duration: duration,
                options: options,
                animations: {
                    container.insertSubview(new.view, aboveSubview: old.view)
                    old.view.isHidden = true
                    animations?()
                },
                completion: { finished in
                    old.view.isHidden = wasHidden
                    finish(finished)
                }
            )
        }
        UIView.performWithoutAnimation { container.insertSubview(new.view, aboveSubview: old.view) }
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: options,
            animations: { animations?() },
            completion: finish
        )
    }
}
