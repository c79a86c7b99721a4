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
        if recognizer.failureRequirements.contains(where: { $0.value === other }) { return true }
        guard shareTouches(recognizer, other) else { return false }
        return recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
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
    fileprivate func excludes(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self)
            && delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }
}
