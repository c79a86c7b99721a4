extension CALayer: CAMediaTiming {
    /// Seconds of the superlayer's clock at which this layer's time is `timeOffset`. Before, the layer is not shown, unless
    /// `fillMode` says so.
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

    /// Seconds of the layer's time, infinite unless set. After them it begins again, or goes back, as often as
    /// `repeatCount` or `repeatDuration` say; then the layer is not shown any more, unless `fillMode` holds it.
    public final var duration: CFTimeInterval {
        get { timing?.duration ?? .infinity }
        set { updateTiming { $0.duration = newValue } }
    }

    /// Seconds for which the layer goes through its time again and again, in place of `repeatCount`; 0 is none.
    public final var repeatDuration: CFTimeInterval {
        get { timing?.repeatDuration ?? 0 }
        set { updateTiming { $0.repeatDuration = newValue } }
    }

    /// Whether the layer's time goes back each time it has come to its end.
    public final var autoreverses: Bool {
        get { timing?.autoreverses ?? false }
        set { updateTiming { $0.autoreverses = newValue } }
    }

    /// Whether the layer is shown before its time as it is at the beginning, and after it as it is at the end.
    public final var fillMode: CAMediaTimingFillMode {
        get { timing?.fillMode ?? .removed }
        set { updateTiming { $0.fillMode = newValue } }
    }

    final func updateTiming(_ change: (inout LayerTiming) -> Void) {
        var timing = self.timing ?? LayerTiming()
        change(&timing)
        guard timing != self.timing ?? LayerTiming() else { return }
        self.timing = timing == LayerTiming() ? nil : timing
        guard let animator = scene?.animator else { return }
        if timing.isBounded { animator.add(self) }
        animator.updatePresentation()
    }

    /// Whether the animator has to do with the layer.
    final var isTimed: Bool { !animations.isEmpty || timing?.isBounded == true }

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
        return LayerClock(timings: chain.reversed())
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
}
