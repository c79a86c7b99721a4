extension CALayer {
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
}
