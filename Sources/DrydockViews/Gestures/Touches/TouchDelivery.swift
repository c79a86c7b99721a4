/// One touch on its way to a view, past the recognisers that watch it.
final class TouchDelivery {
    let touch: UITouch
    /// Those that got the touch, the deepest view's first.
    var recognizers: [UIGestureRecognizer]
    var stage: Stage
    /// Whether the touch itself is over.
    var hasEnded = false

    enum Stage {
        /// The view does not know of the touch yet.
        case held
        /// The view has the touch.
        case delivered
        /// The view has it no more, or never gets it.
        case over
    }

    init(touch: UITouch, recognizers: [UIGestureRecognizer], stage: Stage) {
        self.touch = touch
        self.recognizers = recognizers
        self.stage = stage
    }

    /// What the view is to be told now. The laws, in this order: a gesture that was recognised and cancels takes the touch
    /// away; one that delays the beginning, and may still be recognised, holds it; one that delays the end holds that.
    ///
    /// - Parameter hasMoved: whether the touch moved in this event.
    func takeSteps(hasMoved: Bool) -> [UITouch.Phase] {
        guard stage != .over, touch.view != nil else {
            stage = .over
            return []
        }
        if touch.phase == .cancelled
            || recognizers.contains(where: { $0.cancelsTouchesInView && $0.hasRecognized })
        {
            defer { stage = .over }
            return stage == .delivered ? [.cancelled] : []
        }
        var steps: [UITouch.Phase] = []
        if stage == .held {
            if recognizers.contains(where: { $0.delaysTouchesBegan && $0.currentState == .possible }) {
                return []
            }
            stage = .delivered
            steps.append(.began)
        } else if hasMoved {
            steps.append(.moved)
        }
        if hasEnded, !recognizers.contains(where: { $0.delaysTouchesEnded && $0.currentState == .possible }) {
            stage = .over
            steps.append(.ended)
        }
        return steps
    }
}
