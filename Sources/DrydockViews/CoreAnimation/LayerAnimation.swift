/// An animation that a layer has.
final class LayerAnimation {
    let key: String?
    let animation: CAAnimation
    /// Seconds on the layer's clock; nil until the layer is in a window.
    var begin: Double?
    /// Whether its delegate knows that it has begun.
    var hasStarted = false
    /// Whether its end is over. It may still be shown.
    var hasEnded = false
    /// What completes with it: the transaction, and the block of `UIView.animate`.
    let groups: [AnimationGroup]

    init(key: String?, animation: CAAnimation, groups: [AnimationGroup]) {
        self.key = key
        self.animation = animation
        self.groups = groups
        for group in groups { group.animationDidStart() }
    }

    /// Seconds on the layer's clock.
    var end: Double { begin.map { animation.end(begin: $0) } ?? .infinity }
}

extension CALayer {
    final func attach(_ animation: CAAnimation, forKey key: String?) {
        let copy = animation.makeCopy()
        let transition = copy as? CATransition
        if transition?.before == nil { transition?.begin(in: self) }
        let key = transition == nil ? key : kCATransition
        let transaction = CATransactionStack.current
        if copy.duration == 0, !(copy is CAPropertyAnimation && copy.naturalDuration > 0) {
            copy.duration = transaction.animationDuration ?? CATransactionStack.defaultDuration
        }
        if let key { end(finished: false) { $0.key == key } }
        let groups = [CATransactionStack.group, copy.group].compactMap { $0 }
        copy.group = nil
        animations.append(LayerAnimation(key: key, animation: copy, groups: groups))
        guard let scene else { return }
        scene.animator.add(self)
        scene.animator.updatePresentation()
    }

    /// Forgets animations.
    final func end(finished: Bool, where isEnding: (LayerAnimation) -> Bool) {
        let ending = animations.filter(isEnding)
        guard !ending.isEmpty else { return }
        animations.removeAll { entry in ending.contains { $0 === entry } }
        let work = ending.flatMap { $0.endings(finished: finished) }
        let scene = scene ?? .current
        for item in work { scene.workAfterLayout.append(for: "The end of a layer's animation", item) }
        scene.animator.updatePresentation()
    }

    /// Forgets all animations, those of its view's values among them.
    final func endAll() {
        end(finished: false) { _ in true }
        guard let view, let scene = view.window?.windowScene else { return }
        for completion in scene.animator.removeAnimations(of: view) {
            scene.workAfterLayout.append(for: "The completion of an animation", completion)
        }
    }
}

extension LayerAnimation {
    /// What is to be called now that the animation is over: its delegate and what completes with it.
    func endings(finished: Bool) -> [() -> Void] {
        guard !hasEnded else { return [] }
        hasEnded = true
        var work: [() -> Void] = []
        if let delegate = animation.delegate {
            let animation = self.animation
            work.append { delegate.animationDidStop(animation, finished: finished) }
        }
        return work + groups.compactMap { $0.animationDidEnd(finished: finished) }
    }
}
