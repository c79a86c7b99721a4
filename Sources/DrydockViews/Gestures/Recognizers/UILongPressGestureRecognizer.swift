/// Recognises fingers that stay down. A continuous gesture: it begins when they have, changes as they move after that, and
/// ends when they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points that the fingers may stray before.
    open var allowableMovement = TouchMotion.slop
    /// How many taps come before.
    open var numberOfTapsRequired = 0
    /// How many fingers.
    open var numberOfTouchesRequired = 1

    private var taps = TapSequence()

    override var acceptedButtons: UIEvent.ButtonMask? { .primary }
    override var isBetweenTouches: Bool { taps.isBetweenTaps }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard taps.begin(trackedTouches, required: numberOfTouchesRequired) else {
            state = .failed
            return
        }
        guard taps.isComplete else { return }
        if taps.count < numberOfTapsRequired {
            startTimer(TapSequence.longestTap) { [weak self] in self?.state = .failed }
        } else {
            startTimer(max(minimumPressDuration, 0)) { [weak self] in self?.state = .began }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state != .possible {
            state = .changed
        } else if taps.hasStrayed(trackedTouches, by: allowableMovement) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state != .possible {
            state = .ended
        } else if taps.count >= numberOfTapsRequired {
            state = .failed
        } else {
            switch taps.end(trackedTouches, required: numberOfTouchesRequired) {
            case .pressed: break
            case .tooFew: state = .failed
            case .tapped: startTimer(TapSequence.longestPause) { [weak self] in self?.state = .failed }
            }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        taps = TapSequence()
    }
}
