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

/// How a layer's clock follows that of its superlayer.
struct LayerTiming: Equatable {
    var beginTime = 0.0
    var speed: Float = 1
    var timeOffset = 0.0

    /// The layer's time, as a multiple of the superlayer's and what is added.
    var map: LayerClock {
        LayerClock(rate: Double(speed), offset: timeOffset - beginTime * Double(speed))
    }
}

/// A time that follows another one evenly.
struct LayerClock {
    var rate = 1.0
    var offset = 0.0

    func callAsFunction(_ time: Double) -> Double { time * rate + offset }

    /// When the other clock shows what this one shows at `time`; never for a clock that stands.
    func inverse(_ time: Double) -> Double {
        rate > 0 ? (time - offset) / rate : .infinity
    }

    /// First this clock's map, then the next one's.
    func concatenating(_ next: LayerClock) -> LayerClock {
        LayerClock(rate: rate * next.rate, offset: offset * next.rate + next.offset)
    }
}

extension CALayer {
    /// The layer's time by that of the scene.
    final var clock: LayerClock {
        var chain: [LayerTiming] = []
        var layer: CALayer? = self
        var view: UIView?
        while layer != nil || view != nil {
            if let timing = layer?.timing { chain.append(timing) }
            view = layer?.view ?? view
            let owner = layer?.superlayerStorage ?? layer?.maskedLayer
            view = owner == nil ? view?.superviewStorage : nil
            layer = owner ?? view?.layerStorage
        }
        return chain.reversed().reduce(LayerClock()) { $0.concatenating($1.map) }
    }

    // MARK: - Time

    /// Seconds of the superlayer's clock at which this layer's time is `timeOffset`.
    public final var beginTime: CFTimeInterval {
        get { timing?.beginTime ?? 0 }
        set { updateTiming { $0.beginTime = newValue } }
    }

    /// How fast time goes for the animations of this layer and its sublayers: 0 stops them where they are.
    public final var speed: Float {
        get { timing?.speed ?? 1 }
        set { updateTiming { $0.speed = newValue } }
    }

    /// Seconds that are added to the layer's time.
    public final var timeOffset: CFTimeInterval {
        get { timing?.timeOffset ?? 0 }
        set { updateTiming { $0.timeOffset = newValue } }
    }

    private func updateTiming(_ change: (inout LayerTiming) -> Void) {
        var timing = self.timing ?? LayerTiming()
        change(&timing)
        guard timing != self.timing ?? LayerTiming() else { return }
        self.timing = timing == LayerTiming() ? nil : timing
        scene?.animator.updatePresentation()
    }

    /// A time of another layer's clock on this one's; of the scene's for nil.
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        clock(l.map { $0.clock.inverse(t) } ?? t)
    }

    /// A time of this layer's clock on another one's; on the scene's for nil.
    public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = clock.inverse(t)
        return l.map { $0.clock(time) } ?? time
    }

    // MARK: - Animations

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
        let groups = [transaction.group, copy.group].compactMap { $0 }
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
        for item in work { scene.workAfterLayout.append(item) }
        scene.animator.updatePresentation()
    }

    /// Forgets all animations, those of its view's values among them.
    final func endAll() {
        end(finished: false) { _ in true }
        guard let view, let scene = view.window?.windowScene else { return }
        for completion in scene.animator.removeAnimations(of: view) {
            scene.workAfterLayout.append(completion)
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
