/// Drags a scroll view's content: begins after 10 points along an axis that can be scrolled. Each turn of a wheel is a gesture of its own, as
/// the next one may belong to a scroll view around this one.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesEnded = false
        allowedScrollTypesMask = .all
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        scrollView?.isTracking = true
    }

    override func isDrag(_ travel: CGPoint) -> Bool { scrollView?.isDrag(travel) ?? false }

    override func translation(of event: WheelEvent) -> CGPoint? { scrollView?.translation(of: event) }

    override var wheelRest: TimeInterval? { nil }

    /// Content scrolls by the wheel while the mouse selects text in it.
    override func followBesideTouches(_ event: WheelEvent) -> Bool {
        guard let scrollView, let translation = scrollView.translation(of: event) else { return false }
        scrollView.scroll(by: translation, event.scrollType)
        return true
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pinchGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.pinchGestureRecognizer
    }

    /// The touches are another gesture's.
    override func didFail() { scrollView?.isTracking = false }

    override func reset() {
        super.reset()
        scrollView?.isTracking = false
    }
}

/// Keeps touches from a scroll view's content until they have rested for 0.15 s, and altogether when they stop content that
/// moves.
final class ScrollHoldGestureRecognizer: UIGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }
    /// Whether the touch stopped the content.
    private var hasStopped = false

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesEnded = false
    }

    override var delaysTouchesBegan: Bool {
        get { hasStopped || scrollView?.delaysContentTouches ?? false }
        set { super.delaysTouchesBegan = newValue }
    }

    override var acceptedButtons: UIEvent.ButtonMask? { .primary }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView else { return }
        if scrollView.motion != nil {
            hasStopped = true
            scrollView.holdMotion()
        } else if !hasStopped {
            guard scrollView.canScroll(.horizontal) || scrollView.canScroll(.vertical) else {
                state = .failed
                return
            }
            startTimer(0.15) { [weak self] in self?.state = .failed }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard trackedTouches.allSatisfy({ $0.phase == .ended }) else { return }
        state = hasStopped ? .ended : .failed
    }

    override func reset() {
        super.reset()
        if hasStopped { scrollView?.releaseHeldContent() }
        hasStopped = false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { hasStopped }

    override func allowsDelivery(of touches: Set<UITouch>, with event: UIEvent, to view: UIView) -> Bool {
        guard let scrollView, view !== scrollView else { return true }
        return scrollView.touchesShouldBegin(touches, with: event, in: view)
    }
}
