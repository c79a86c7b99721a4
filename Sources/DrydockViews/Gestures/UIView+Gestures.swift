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

    func attach(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        withExtras { $0.gestureRecognizers.append(gestureRecognizer) }
    }

    func release(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.abandon()
        extras?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
