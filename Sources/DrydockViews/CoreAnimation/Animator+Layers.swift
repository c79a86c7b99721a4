extension Animator {
    struct WeakLayer {
        weak var layer: CALayer?
    }

    /// A layer has got an animation or a time that ends, or has come into the scene with one.
    func add(_ layer: CALayer) {
        let now = layer.clock(time)
        for entry in layer.animations where entry.begin == nil {
            let begin = entry.animation.beginTime
            entry.begin = begin == 0 ? now : begin
        }
        if !layers.contains(where: { $0.layer === layer }) { layers.append(WeakLayer(layer: layer)) }
        workAfterLayout?.askForTurn()
        startLayerAnimations()
    }

    /// Forgets layers that have nothing to do with time any more or are in another scene; what is removed with its layer is not finished.
    func dropLayers() {
        var left: [CALayer] = []
        layers.removeAll { entry in
            guard let layer = entry.layer else { return true }
            let isKept = layer.scene?.animator === self && layer.isTimed
            if !isKept { left.append(layer) }
            return !isKept
        }
        for layer in left {
            layer.show(nil)
            endRemoved(of: layer)
        }
    }

    /// A view's layer leaves the scene, and its sublayers with it.
    func viewWillLeave(_ layer: CALayer) {
        guard layers.contains(where: { $0.layer?.hostView === layer.view }) else { return }
        let leaving = layers.compactMap(\.layer).filter { $0.hostView === layer.view }
        layers.removeAll { entry in leaving.contains { $0 === entry.layer } }
        for layer in leaving {
            layer.show(nil)
            endRemoved(of: layer)
        }
        updatePresentation()
    }

    private func endRemoved(of layer: CALayer) {
        let ending = layer.animations.filter(\.animation.isRemovedOnCompletion)
        layer.animations.removeAll(where: \.animation.isRemovedOnCompletion)
        for item in ending.flatMap({ $0.endings(finished: false) }) {
            workAfterLayout?.append(for: "The end of a layer's animation", item)
        }
    }

    /// Whether a layer has an animation that goes on, or comes or goes at a time.
    var hasMovingLayers: Bool {
        layers.contains { entry in
            guard let layer = entry.layer else { return false }
            let clock = layer.clock
            let isMoving = layer.animations.contains {
                (!$0.hasEnded || clock.isRepeating) && $0.animation.driver == nil && $0.animation.keepsMoving
            }
            return isMoving && clock.isMoving(at: time) || lastLimit(of: layer) != nil
        }
    }

    /// When a layer comes or goes last, on the scene's clock; nil when nothing of that is to come.
    private func lastLimit(of layer: CALayer) -> Double? {
        guard layer.timing?.isBounded == true else { return nil }
        return layer.clock.limits.filter { $0 > time && $0 < .infinity }.max()
    }

    /// When the layers' animations begin or end next, on the scene's clock.
    func layerEvents() -> [Double] {
        var events: [Double] = []
        for case let layer? in layers.map(\.layer) {
            let clock = layer.clock
            for entry in layer.animations where !entry.hasEnded {
                events.append(clock.inverse(entry.end))
                if !entry.hasStarted, let begin = entry.begin { events.append(clock.inverse(begin)) }
            }
        }
        return events
    }

    /// When the last of the layers' animations that has an end ends, or a layer comes or goes last. Repetitions that take longer
    /// than anybody waits, such as `HUGE` or `.greatestFiniteMagnitude` of them, have no end.
    var lastLayerEnd: Double? {
        let ends = layers.compactMap(\.layer).flatMap { layer in
            layer.animations.filter { !$0.hasEnded && !$0.animation.repeatsEndlessly }
                .map { layer.clock.inverse($0.end) }
                + (layer.timing?.repeatsEndlessly == true ? [] : [lastLimit(of: layer)].compactMap { $0 })
        }
        return ends.filter(\.isFinite).max()
    }

    /// Tells delegates of what has begun.
    func startLayerAnimations() {
        for case let layer? in layers.map(\.layer) {
            let clock = layer.clock
            for entry in layer.animations where !entry.hasStarted {
                guard let begin = entry.begin, clock.inverse(begin) <= time else { continue }
                entry.hasStarted = true
                guard let delegate = entry.animation.delegate else { continue }
                let animation = entry.animation
                layer.scene?.workAfterLayout.append(for: "The start of a layer's animation") {
                    delegate.animationDidStart(animation)
                }
            }
        }
    }

    /// Ends what is over by now.
    /// - Returns: what is to be called, in the order of the ends.
    func endLayerAnimations() -> [() -> Void] {
        var work: [() -> Void] = []
        for case let layer? in layers.map(\.layer) {
            let clock = layer.clock
            let ending = layer.animations.filter { !$0.hasEnded && clock.inverse($0.end) <= time }
            guard !ending.isEmpty else { continue }
            work += ending.flatMap { $0.endings(finished: true) }
            layer.animations.removeAll { entry in
                entry.animation.isRemovedOnCompletion && ending.contains { $0 === entry }
            }
        }
        return work
    }

    /// What the animations of a layer show.
    /// - Parameter delay: seconds by which they are late.
    func shownState(of layer: CALayer, _ presentation: PresentationValues?, delayed delay: Double = 0)
        -> LayerState
    {
        var state = layer.modelState
        if let presentation { state.show(presentation) }
        let clock = layer.clock
        let now = clock(time - delay)
        for entry in layer.animations {
            if let begin = entry.begin { entry.animation.apply(to: &state, at: now, begin: begin) }
        }
        if !clock.isShown(at: time - delay) { state.isHidden = true }
        return state
    }
}

extension CALayer {
    final func show(_ state: LayerState?) {
        guard shown != state else { return }
        if isRedrawn(for: state) { setNeedsDisplay() }
        shownValues = state.map { LayerValues($0) }
        markDisplayNeeded()
    }
}

extension PresentationValues {
    /// What a view shows while its layer has animations of its own.
    /// - Parameter state: what the layer shows; its model's values are those of the view.
    init(_ state: LayerState, over model: LayerState, _ animated: PresentationValues?) {
        self = animated ?? PresentationValues()
        if state.position != model.position || state.bounds.size != model.bounds.size
            || state.anchorPoint != model.anchorPoint
        {
            frame = CGRect(
                x: state.position.x - state.anchorPoint.x * state.bounds.width,
                y: state.position.y - state.anchorPoint.y * state.bounds.height,
                width: max(state.bounds.width, 0),
                height: max(state.bounds.height, 0)
            )
        }
        if state.bounds.origin != model.bounds.origin { boundsOrigin = state.bounds.origin }
        if state.transform != model.transform { transform = state.transform.projection }
        // What its layer's time hides a view shows nothing of.
        if state.isHidden, !model.isHidden {
            alpha = 0
        } else if state.opacity != model.opacity {
            alpha = CGFloat(min(max(state.opacity, 0), 1))
        }
        if state.backgroundColor != model.backgroundColor {
            backgroundColor = state.backgroundColor.map { UIColor(cgColor: $0) } ?? .clear
        }
    }
}
