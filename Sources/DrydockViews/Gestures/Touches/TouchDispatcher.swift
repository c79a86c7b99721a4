/// Takes the touches of a window to gesture recognisers, and then to views.
///
/// For each event, in this order: touches that began find their recognisers; recognisers get their touches, the deepest
/// view's first, and recognise, wait or fail; targets are told; views get what recognisers leave them; recognisers that are
/// done and have no touch any more are reset. Anything called on the way may remove any view and any recogniser.
final class TouchDispatcher {
    /// Weak: who is called on the way may let go of the window.
    private(set) weak var window: UIWindow?
    /// In the order in which the touches began; also ended ones, while a view or a recogniser waits.
    private(set) var deliveries: [TouchDelivery] = []
    /// Recognisers that have had touches since they were reset.
    private(set) var active: [UIGestureRecognizer] = []
    private var unsent: [UIGestureRecognizer] = []
    /// How many events and timers are being handled within one another.
    private var depth = 0
    private var isFlushing = false
    /// The recognisers that the pointer hovers in.
    var hovering: [UIHoverGestureRecognizer] = []
    var pointed: PointedRegion?
    /// In the window; nil while the pointer is elsewhere.
    var pointerLocation: CGPoint?

    init(window: UIWindow) {
        self.window = window
    }

    // MARK: - Events

    func deliver(_ event: UIEvent) {
        guard let window else { return }
        let touches = (event.touches(for: window) ?? []).filter { $0.phase != .stationary }
        if touches.contains(where: { $0.phase == .began }) { endWheels() }
        for touch in touches.inPlaceOrder where touch.phase == .began { attach(touch, event) }
        let changed = deliveries.filter { delivery in touches.contains { $0 === delivery.touch } }
        for delivery in changed where [.ended, .cancelled].contains(delivery.touch.phase) {
            delivery.hasEnded = true
        }
        depth += 1
        var called: [UIGestureRecognizer] = []
        for delivery in changed {
            for recognizer in delivery.recognizers where !called.contains(where: { $0 === recognizer }) {
                called.append(recognizer)
            }
        }
        for recognizer in called { hand(changed.map(\.touch), to: recognizer, event) }
        flush()
        tellViews(event, changed: changed)
        depth -= 1
        finish()
    }

    /// Runs what a timer calls, with all that follows from it.
    func perform(_ body: () -> Void) {
        depth += 1
        body()
        flush()
        tellViews(nil, changed: [])
        depth -= 1
        finish()
    }

    private func hand(_ touches: [UITouch], to recognizer: UIGestureRecognizer, _ event: UIEvent) {
        recognizer.buttonMask = event.buttonMask
        recognizer.modifierFlags = event.modifierFlags
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            guard recognizer.dispatcher === self, !recognizer.isFinished else { return }
            let mine = touches.filter { touch in
                touch.phase == phase && recognizer.trackedTouches.contains { $0 === touch }
            }
            guard !mine.isEmpty else { continue }
            let set = Set(mine)
            switch phase {
            case .began: recognizer.touchesBegan(set, with: event)
            case .moved: recognizer.touchesMoved(set, with: event)
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            case .ended: recognizer.touchesEnded(set, with: event)
            case .cancelled:
                recognizer.touchesCancelled(set, with: event)
                // Also for one that overrides nothing: its touches do not come back.
                recognizer.request(.cancelled)
            }
        }
    }

    /// Finds who watches a touch that began: the recognisers of the view that was hit and of all around it.
    private func attach(_ touch: UITouch, _ event: UIEvent) {
        guard let view = touch.view, !deliveries.contains(where: { $0.touch === touch }) else { return }
        let isTaken = deliveries.contains { $0.touch.view === view && !$0.hasEnded && $0.stage != .over }
        let delivery = TouchDelivery(
            touch: touch,
            recognizers: [],
            stage: isTaken && !view.isMultipleTouchEnabled ? .over : .held
        )
        deliveries.append(delivery)
        var next: UIView? = view
        while let current = next {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.accepts(touch, event) {
                delivery.recognizers.append(recognizer)
                recognizer.trackedTouches.append(touch)
                recognizer.sequenceTouches.append(touch)
                join(recognizer)
            }
            next = current.superviewStorage
        }
    }

    /// The touches that a view is not told of any more go on for the recognisers around it.
    func viewWillLeave(_ view: UIView) {
        for recognizer in hovering where recognizer.view === view { recognizer.abandon() }
        hovering.removeAll { $0.view === view }
        if let pointed, pointed.interaction.view === view { pointerWillLeave(pointed.interaction) }
        guard !active.isEmpty || !deliveries.isEmpty else { return }
        for recognizer in active where recognizer.view === view { recognizer.abandon() }
        for delivery in deliveries where delivery.touch.view === view {
            let isKnown = delivery.stage == .delivered
            delivery.stage = .over
            if isKnown, !delivery.hasEnded {
                let event = UIEvent(timestamp: delivery.touch.timestamp, touches: [delivery.touch])
                tell(view, .cancelled, [delivery.touch], event)
            }
            delivery.touch.view = nil
            if delivery.recognizers.isEmpty { window?.activeTouches.remove(delivery.touch) }
        }
        finish()
    }

    // MARK: - Views

    private func tellViews(_ event: UIEvent?, changed: [TouchDelivery]) {
        var calls: [(view: UIView, phase: UITouch.Phase, touches: Set<UITouch>)] = []
        for delivery in deliveries {
            let hasMoved = delivery.touch.phase == .moved && changed.contains { $0 === delivery }
            guard let view = delivery.touch.view else { continue }
            for phase in delivery.takeSteps(hasMoved: hasMoved) {
                if let last = calls.last, last.view === view, last.phase == phase {
                    calls[calls.count - 1].touches.insert(delivery.touch)
                } else {
                    calls.append((view, phase, [delivery.touch]))
                }
            }
        }
        for call in calls {
            let timestamp = window?.windowScene?.time ?? call.touches.first?.timestamp ?? 0
            tell(
                call.view,
                call.phase,
                call.touches,
                event ?? UIEvent(timestamp: timestamp, touches: call.touches)
            )
        }
    }

    private func tell(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
        let (shown, old) = (phase, touches.map { ($0, $0.phase) })
        for touch in touches { touch.phase = phase }
        // Unless something happens to a touch meanwhile.
        defer { for (touch, phase) in old where touch.phase == shown { touch.phase = phase } }
        switch phase {
        case .began:
            let watchers = deliveries.filter { touches.contains($0.touch) }.flatMap(\.recognizers)
            if watchers.allSatisfy({ $0.allowsDelivery(of: touches, with: event, to: view) }) {
                view.touchesBegan(touches, with: event)
            } else {
                for delivery in deliveries where touches.contains(delivery.touch) { delivery.stage = .over }
            }
        case .moved: view.touchesMoved(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        case .ended: view.touchesEnded(touches, with: event)
        case .cancelled: view.touchesCancelled(touches, with: event)
        }
    }

    // MARK: - Recognisers

    /// The recogniser has something to recognise.
    func join(_ recognizer: UIGestureRecognizer) {
        recognizer.dispatcher = self
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }

    func noteUnsent(_ recognizer: UIGestureRecognizer) {
        unsent.append(recognizer)
    }

    /// Tells the targets, and views what follows, unless that is about to happen anyway.
    func flushUnlessDelivering() {
        if depth == 0 { perform {} }
    }

    /// Tells the targets of what has changed.
    func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        while !unsent.isEmpty { unsent.removeFirst().sendStates() }
        isFlushing = false
    }

    /// Others may have waited for this.
    func recognizerDidLeave(_ recognizer: UIGestureRecognizer) {
        for other in active where other !== recognizer { other.recognizeUnlessWaiting() }
    }

    func detach(_ recognizer: UIGestureRecognizer, from touch: UITouch? = nil) {
        for delivery in deliveries where touch == nil || delivery.touch === touch {
            delivery.recognizers.removeAll { $0 === recognizer }
        }
        if touch == nil { active.removeAll { $0 === recognizer } }
    }

    /// Lets go of touches that ended, resets recognisers that are done, and forgets deliveries that nobody waits for.
    private func finish() {
        guard depth == 0 else { return }
        let ended = deliveries.filter(\.hasEnded).map(\.touch)
        for recognizer in active {
            if recognizer.trackedTouches.contains(where: { touch in ended.contains { $0 === touch } }) {
                recognizer.lastLocations = recognizer.windowLocations
                recognizer.trackedTouches.removeAll { touch in ended.contains { $0 === touch } }
            }
            guard recognizer.trackedTouches.isEmpty, recognizer.currentState != .began,
                recognizer.currentState != .changed
            else { continue }
            let isWaiting =
                recognizer.currentState == .possible
                && (recognizer.isBetweenTouches || !recognizer.waitingStates.isEmpty)
            guard !isWaiting else { continue }
            let isFinished = recognizer.isFinished
            detach(recognizer)
            if isFinished {
                recognizer.performReset()
            } else {
                recognizer.sequenceTouches = []
                recognizer.dispatcher = nil
            }
        }
        // Whoever held a touch's end may be gone now.
        if deliveries.contains(where: { $0.hasEnded && $0.stage != .over && $0.recognizers.isEmpty }) {
            depth += 1
            tellViews(nil, changed: [])
            depth -= 1
        }
        deliveries.removeAll { $0.hasEnded && $0.stage == .over && $0.recognizers.isEmpty }
    }
}

extension UIGestureRecognizer {
    /// Whether the recogniser takes a touch that just began.
    fileprivate func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, !isFinished,
            allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
            !requiresExclusiveTouchType || trackedTouches.allSatisfy({ $0.type == touch.type }),
            shouldReceive(event)
        else { return false }
        if acceptedButtons?.isEmpty == true { return false }
        if let acceptedButtons, touch.type == .indirectPointer, !event.buttonMask.isEmpty,
            event.buttonMask.isDisjoint(with: acceptedButtons)
        {
            return false
        }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }
}

extension Set<UITouch> {
    /// From top to bottom and left to right, as a set has no order of its own.
    fileprivate var inPlaceOrder: [UITouch] {
        sorted {
            let (first, second) = ($0.locationInWindow, $1.locationInWindow)
            return first.y == second.y ? first.x < second.x : first.y < second.y
        }
    }
}
