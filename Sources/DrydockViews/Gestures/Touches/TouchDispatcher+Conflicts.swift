/// Which of several gestures on the same touches is recognised.
extension TouchDispatcher {
    /// How far others are that have to fail before a recogniser may recognise.
    enum Requirements {
        case met
        /// One of them may still recognise.
        case open
        /// One of them has recognised.
        case broken
    }

    func requirements(of recognizer: UIGestureRecognizer) -> Requirements {
        var result = Requirements.met
        for other in active where other !== recognizer && mustWait(recognizer, for: other) {
            switch other.currentState {
            case .began, .changed, .ended: return .broken
            // Of two that wait for each other the first one wins.
            case .possible:
                if other.waitingStates.isEmpty || !mustWait(other, for: recognizer) { result = .open }
            case .cancelled, .failed: break
            }
        }
        return result
    }

    private func mustWait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        recognizer.isRequired(toWaitFor: other)
            || shareTouches(recognizer, other) && recognizer.wishes(toWaitFor: other)
    }

    /// Whether a gesture that was recognised already leaves no room for another one.
    func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { other in
            other !== recognizer && other.hasRecognized && shareTouches(recognizer, other)
                && other.excludes(recognizer)
        }
    }

    /// A recogniser has recognised: those fail that cannot be recognised beside it.
    func failOthers(for recognizer: UIGestureRecognizer) {
        for other in active where other !== recognizer && other.currentState == .possible {
            if shareTouches(recognizer, other), recognizer.excludes(other) { other.fail() }
        }
    }

    private func shareTouches(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.sequenceTouches.contains { touch in second.sequenceTouches.contains { $0 === touch } }
    }
}

extension UIGestureRecognizer {
    /// Whether the recogniser waits for another one on the same touches, or the same wheel.
    func waits(for other: UIGestureRecognizer) -> Bool {
        isRequired(toWaitFor: other) || wishes(toWaitFor: other)
    }

    fileprivate func isRequired(toWaitFor other: UIGestureRecognizer) -> Bool {
        failureRequirements.contains { $0.value === other }
    }

    fileprivate func wishes(toWaitFor other: UIGestureRecognizer) -> Bool {
        shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Whether this recogniser, having recognised, leaves no room for another one on the same touches, or the same wheel.
    func excludes(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self)
            && delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }
}
