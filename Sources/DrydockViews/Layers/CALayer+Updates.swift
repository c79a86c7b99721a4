extension CALayer {
    /// As below, of what layers of one class have.
    final func update<Part: Equatable, Value: Equatable>(
        _ part: WritableKeyPath<LayerState, Part?>,
        _ path: WritableKeyPath<Part, Value>,
        to value: Value,
        _ key: String
    ) {
        guard var changed = state[keyPath: part] else { return }
        changed[keyPath: path] = value
        update(part, to: changed, key)
    }

    /// Sets a value of the model, with the action that belongs to it.
    final func update<Value: Equatable>(
        _ path: WritableKeyPath<LayerState, Value>,
        to value: Value,
        _ key: String
    ) {
        guard state[keyPath: path] != value else { return }
        let action = actionForChange(of: key)
        let transition = action as? CATransition
        transition?.begin(in: self)
        state[keyPath: path] = value
        markDisplayNeeded()
        action?.run(forKey: key, object: self, arguments: nil)
        transition?.before = nil
    }
}
