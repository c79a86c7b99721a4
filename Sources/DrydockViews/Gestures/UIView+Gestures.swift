extension UIView {
    /// The view's recognisers, in the order in which they were added; nil for none. Setting it removes those that it lacks.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            guard let recognizers = extras?.gestureRecognizers, !recognizers.isEmpty else { return nil }
            return recognizers
        }
        set {
            let wanted = newValue ?? []
            for old in gestureRecognizers ?? [] where !wanted.contains(where: { $0 === old }) {
                removeGestureRecognizer(old)
            }
            for recognizer in wanted { addGestureRecognizer(recognizer) }
        }
    }

    /// Has the recogniser watch the touches in this view and no longer those of another. It gets touches that begin from now on.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        withExtras { $0.gestureRecognizers.append(gestureRecognizer) }
    }

    /// Takes the recogniser off. A gesture under way is cancelled.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.abandon()
        extras?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
