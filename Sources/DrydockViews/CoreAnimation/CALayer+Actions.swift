extension CALayer {
    /// The action for a change that is about to happen; nil for a layer that has not been shown.
    final func actionForChange(of key: String) -> (any CAAction)? {
        let transaction = CATransactionStack.current
        if let view {
            guard view.windowStorage != nil else { return nil }
            // Outside of blocks there is none, unless the class chooses one.
            guard
                UIApplication.shared.animationRecorder.isRecording
                    || view.overrides.contains(.actions) && !transaction.disablesActions
            else { return nil }
        } else if !isCommitted || transaction.disablesActions
            || scene?.layerUpdates.isFirstDisplay(of: self) == true
        {
            return nil
        }
        let action = self.action(forKey: key)
        return action is NSNull ? nil : action
    }

    final func usualAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return view == nil ? usualAnimation(forKey: event) : nil
    }

    /// From what is shown to the model's value, as the block of `UIView.animate` says, or else the transaction.
    final func usualAnimation(forKey event: String) -> CAAnimation? {
        guard let key = usualKey(event), let from = key.get(presentedState)?.given else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = from
        let transaction = CATransactionStack.current
        animation.timingFunction = transaction.timingFunction ?? CAMediaTimingFunction(name: .default)
        animation.duration = transaction.animationDuration ?? CATransactionStack.defaultDuration
        let recorder = UIApplication.shared.animationRecorder
        recorder.takeTiming(animation, in: scene)
        if let driver = recorder.currentDriver {
            animation.duration = 1
            animation.driver = DrivenAnimation(driver: driver, window: driver.windowStart)
            let (old, shown) = (
                key.get(modelState), { [weak self] in self.flatMap { key.get($0.presentedState) } }
            )
            driver.changes.append(
                .init { [weak self] in
                    if let old { self?.setModel(key, old) }
                } keepShown: { [weak self] in
                    if let value = shown() { self?.setModel(key, value) }
                }
            )
        }
        return animation.duration > 0 ? animation : nil
    }
}

extension CALayer {
    /// Sets a value that the layer, and not its view, has.
    private func setModel(_ key: LayerKey, _ value: AnimatedValue) {
        let transform = state.transform
        key.set(&state, value)
        if let view, state.transform != transform {
            view.setTransform(state.transform.projection, isAnimated: false)
        }
        markDisplayNeeded()
    }
}

extension AnimatedValue {
    /// The value as an animation's `fromValue`; nil for what there is no way from.
    fileprivate var given: Any? {
        switch self {
        case .numbers(let numbers): numbers.isEmpty ? nil : numbers
        case .color(let color): color
        case .colors(let colors): colors
        case .transform(let transform): transform
        case .image(let image): image?.image
        // As in Core Animation, paths change at once unless an animation is added.
        case .path, .other: nil
        }
    }
}

extension AnimationRecorder {
    /// Has an animation go with the block that is being run, if there is one.
    func takeTiming(_ animation: CAAnimation, in scene: UIWindowScene?) {
        guard isRecording, let (timing, group) = currentBlock else { return }
        animation.duration = timing.duration
        animation.curve = timing.curve
        animation.timingFunction = nil
        animation.autoreverses = timing.autoreverses
        animation.repeatCount = Float(timing.repeatCount)
        animation.group = group
        if timing.delay > 0, let scene {
            animation.beginTime = scene.time + timing.delay
            animation.fillMode = .backwards
        }
    }
}
