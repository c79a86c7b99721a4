/// Actions of changes of the view's own values, where its class, or its layer's, chooses them.
extension UIView {
    /// What is to be run after a change.
    struct ChosenAction {
        let key: String
        let action: any CAAction
    }

    /// Called by a setter before an animatable value changes: the block of `UIView.animate` that is being run records the value, unless
    /// an override of `action(for:forKey:)` wants something else.
    ///
    /// - Parameter keys: the layer's names of what changes.
    /// - Returns: what to hand to `didChange(_:)` afterwards. Nothing is asked for a class without such an override.
    func willChange(_ property: AnimatableProperty, _ keys: @autoclosure () -> [String]) -> [ChosenAction] {
        guard overrides.contains(.actions), windowStorage != nil, !CATransactionStack.current.disablesActions
        else {
            recordAnimation(of: property)
            return []
        }
        let recorder = UIApplication.shared.animationRecorder
        var chosen: [ChosenAction] = []
        var isUsual = false
        for key in keys() {
            recorder.usualAnimation = nil
            let lock = FrameLock.beginAppCall(of: self)
            let answer = layer.action(forKey: key)
            lock?.end()
            guard let action = answer, !(action is NSNull) else { continue }
            // What the override has from super, as it is: the block's own animation of a view, which the recorder makes.
            if let usual = recorder.usualAnimation, action as AnyObject === usual {
                isUsual = true
            } else {
                chosen.append(ChosenAction(key: key, action: action))
            }
        }
        recorder.usualAnimation = nil
        if isUsual { recordAnimation(of: property) }
        return chosen
    }

    /// The value has changed: runs what was chosen.
    func didChange(_ chosen: [ChosenAction]) {
        guard !chosen.isEmpty else { return }
        let lock = FrameLock.beginAppCall(of: self)
        defer { lock?.end() }
        for entry in chosen { entry.action.run(forKey: entry.key, object: layer, arguments: nil) }
    }
}
