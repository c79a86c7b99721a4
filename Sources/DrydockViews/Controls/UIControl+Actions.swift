/// One target of a control: what to run for which events.
struct ControlRegistration {
    let events: UIControl.Event
    /// Set for actions; targets have none.
    let action: UIAction?
    /// Set for targets, to find them again.
    let targetIdentifier: ObjectIdentifier?
    weak var target: AnyObject?
    /// Set for targets that are called by one.
    var selector: Selector?
    let run: (UIControl, UIEvent?) -> Void
}

extension UIControl {
    /// Runs a closure for each of the events, as a target and its action that a nib names.
    package func addHandler(
        for events: UIControl.Event,
        target: AnyObject? = nil,
        selector: Selector? = nil,
        _ run: @escaping (UIControl, UIEvent?) -> Void
    ) {
        registrations.append(
            ControlRegistration(
                events: events,
                action: nil,
                targetIdentifier: target.map { ObjectIdentifier($0) },
                selector: selector,
                run: run
            )
        )
    }

    /// Runs the action for each of the events. An action of the same identifier is replaced.
    public func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(action, for: controlEvents)
        registrations.append(
            ControlRegistration(events: controlEvents, action: action, targetIdentifier: nil) { control, _ in
                control.sendAction(action)
            }
        )
    }

    /// No longer runs the action for these events; others keep it.
    public func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// No longer runs the action of this name for these events; others keep it.
    public func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier,
        for controlEvents: UIControl.Event
    ) {
        remove(events: controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    func register(_ target: Any?, _ action: Selector, for controlEvents: UIControl.Event) {
        let target = target.map { $0 as AnyObject }
        let identifier = target.map { ObjectIdentifier($0) }
        let known = registrations.firstIndex { $0.selector == action && $0.targetIdentifier == identifier }
        let events = known.map { registrations[$0].events.union(controlEvents) } ?? controlEvents
        let registration = ControlRegistration(
            events: events,
            action: nil,
            targetIdentifier: identifier,
            target: target,
            selector: action
        ) { [weak target] control, event in
            if identifier == nil || target != nil { control.sendAction(action, to: target, for: event) }
        }
        if let known { registrations[known] = registration } else { registrations.append(registration) }
    }

    /// As `addTarget(_:action:for:)`, by the method itself: `addTarget(self, action: Screen.tapped, for: …)`. To remove it alone, or to add it once
    /// only, name it: ``Selector``.
    public func addTarget<Target: AnyObject>(
        _ target: Target,
        action: @escaping (Target) -> () -> Void,
        for controlEvents: UIControl.Event
    ) {
        addTarget(target, action: Selector(SelectorMethod(action)), for: controlEvents)
    }

    /// As above, for methods that take the sender.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target,
        action: @escaping (Target) -> (Sender) -> Void,
        for controlEvents: UIControl.Event
    ) {
        addTarget(target, action: Selector(SelectorMethod(action)), for: controlEvents)
    }

    /// As above, for methods that take the sender and the event.
    public func addTarget<Target: AnyObject, Sender, Event>(
        _ target: Target,
        action: @escaping (Target) -> (Sender, Event) -> Void,
        for controlEvents: UIControl.Event
    ) {
        addTarget(target, action: Selector(SelectorMethod(action)), for: controlEvents)
    }

    /// Takes the target off the events; nil takes every target off.
    public func removeTarget(_ target: AnyObject?, for controlEvents: UIControl.Event) {
        removeTarget(target, action: nil, for: controlEvents)
    }

    func unregister(_ target: Any?, _ action: Selector?, for controlEvents: UIControl.Event) {
        let identifier = target.map { ObjectIdentifier($0 as AnyObject) }
        remove(events: controlEvents) { registration in
            registration.action == nil && (identifier == nil || registration.targetIdentifier == identifier)
                && (action == nil || registration.selector == action)
        }
    }

    /// The names of what a target does for an event; nil for nothing. Methods without a name are left out.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        let identifier = target.map { ObjectIdentifier($0 as AnyObject) }
        let names = registrations.filter {
            $0.targetIdentifier == identifier && !$0.events.isDisjoint(with: controlEvent)
        }.compactMap { $0.selector?.description }.filter { !$0.isEmpty }
        return names.isEmpty ? nil : names
    }

    /// The targets, without actions; of them those that are `Hashable`, as every `NSObject` is.
    public var allTargets: Set<AnyHashable> { Set(registrations.compactMap { $0.target as? AnyHashable }) }

    /// All events that anything is registered for.
    public var allControlEvents: UIControl.Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    package func send(_ events: UIControl.Event, with event: UIEvent?) {
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            registration.run(self, event)
        }
    }

    /// Takes events off matching registrations, and those out that have none left.
    private func remove(events: UIControl.Event, where matches: (ControlRegistration) -> Bool) {
        registrations = registrations.compactMap { registration in
            guard matches(registration) else { return registration }
            let left = registration.events.subtracting(events)
            guard !left.isEmpty else { return nil }
            return ControlRegistration(
                events: left,
                action: registration.action,
                targetIdentifier: registration.targetIdentifier,
                target: registration.target,
                selector: registration.selector,
                run: registration.run
            )
        }
    }
}
