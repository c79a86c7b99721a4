extension UIGestureRecognizer {
    /// Whether the gesture is under way or over, and was one.
    var hasRecognized: Bool { [.began, .changed, .ended].contains(currentState) }

    var isFinished: Bool { [.ended, .cancelled, .failed].contains(currentState) }

    /// Steps of the state machine; all others are ignored:
    /// possible → began, ended (when nobody prevents it), failed; began, changed → changed, ended, cancelled.
    func request(_ state: State) {
        switch (currentState, state) {
        case (.possible, .began) where waitingStates.isEmpty, (.possible, .ended) where waitingStates.isEmpty:
            guard mayRecognize() else { return fail() }
            guard currentState == .possible, isEnabled else { return }
            waitingStates = [state]
            recognizeUnlessWaiting()
        case (.possible, .ended) where waitingStates == [.began]: waitingStates.append(.ended)
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended): enter(state)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            enter(.cancelled)
        default: break
        }
    }

    /// Recognises once every recogniser that has to fail first has done so.
    func recognizeUnlessWaiting() {
        guard currentState == .possible, !waitingStates.isEmpty else { return }
        switch dispatcher?.requirements(of: self) ?? .met {
        case .open: return
        case .broken: return fail()
        case .met: break
        }
        let states = waitingStates
        waitingStates = []
        enter(states[0])
        dispatcher?.failOthers(for: self)
        for state in states.dropFirst() { enter(state) }
    }

    /// No other gesture excludes this one, and neither the delegate nor a view objects.
    private func mayRecognize() -> Bool {
        guard dispatcher?.isExcluded(self) != true, delegate?.gestureRecognizerShouldBegin(self) ?? true
        else {
            return false
        }
        // As in UIKit, not those between: a cell that lets its own pan go sideways alone does not keep its table from scrolling.
        var views = sequenceTouches.compactMap(\.view)
        if let view { views.append(view) }
        var asked: Set<ObjectIdentifier> = []
        return views.allSatisfy {
            !asked.insert(ObjectIdentifier($0)).inserted || $0.gestureRecognizerShouldBegin(self)
        }
    }

    func fail() {
        guard currentState == .possible else { return }
        waitingStates = []
        setting(.state) { currentState = .failed }
        didFail()
        dispatcher?.recognizerDidLeave(self)
    }

    private func enter(_ state: State) {
        setting(.state) { currentState = state }
        // Nobody sees the first of two changes of one event.
        if state != .changed || unsentStates.last != .changed { unsentStates.append(state) }
        if let dispatcher {
            dispatcher.noteUnsent(self)
            dispatcher.recognizerDidLeave(self)
        } else {
            sendStates()
            if isFinished { performReset() }
        }
    }

    /// Tells the targets of each state since the last time. They may remove this recogniser, its view, and each other.
    func sendStates() {
        while !unsentStates.isEmpty, sentState == nil {
            sentState = unsentStates.removeFirst()
            for registration in registrations { registration.run(self) }
            sentState = nil
        }
    }

    /// Ends the gesture, whatever it is, and forgets its touches.
    func abandon() {
        let dispatcher = dispatcher
        switch currentState {
        case .possible: if dispatcher != nil { fail() }
        case .began, .changed: enter(.cancelled)
        default: break
        }
        dispatcher?.detach(self)
        performReset()
        dispatcher?.flushUnlessDelivering()
    }

    func performReset() {
        stopTimer()
        reset()
        if currentState != .possible { setting(.state) { currentState = .possible } }
        waitingStates = []
        trackedTouches = []
        sequenceTouches = []
        dispatcher = nil
    }
}
