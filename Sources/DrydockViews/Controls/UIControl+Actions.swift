/// One target of a control: what to run for which events.
struct ControlRegistration {
    let events: UIControl.Event
    /// Set for actions; targets have none.
    let action: UIAction?
    /// Set for targets, to find them again.
    let targetIdentifier: ObjectIdentifier?
    weak var target: AnyObject?
    let run: (UIControl, UIEvent?) -> Void
}

extension UIControl {
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

    /// The typed form of UIKit's target and selector: `addTarget(self, action: Screen.tapped, for: …)`.
    /// The target is not kept alive.
    public func addTarget<Target: AnyObject>(
        _ target: Target,
        action: @escaping (Target) -> () -> Void,
        for controlEvents: UIControl.Event
    ) {
        register(target, events: controlEvents) { target, _, _ in action(target)() }
    }

    /// As above, for methods that take the sender.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target,
        action: @escaping (Target) -> (Sender) -> Void,
        for controlEvents: UIControl.Event
    ) {
        register(target, events: controlEvents) { target, control, _ in
            guard let sender = control as? Sender else {
                fatalError("\(control.debugName): an action wants a \(Sender.self) as its sender")
            }
            action(target)(sender)
        }
    }

    /// Takes the target off the events; nil takes every target off.
    public func removeTarget(_ target: AnyObject?, for controlEvents: UIControl.Event) {
        let identifier = target.map { ObjectIdentifier($0) }
        remove(events: controlEvents) { registration in
            registration.action == nil && (identifier == nil || registration.targetIdentifier == identifier)
        }
    }

    /// UIKit's form of `removeTarget(_:for:)`. Swift's methods cannot be told apart at run time, so that the action can only
    /// be nil: every action of the target. To remove one of several, register a `UIAction`.
    public func removeTarget(_ target: AnyObject?, action: Never?, for controlEvents: UIControl.Event) {
        removeTarget(target, for: controlEvents)
    }

    /// The targets, without actions; of them those that are `Hashable`, as every `NSObject` is.
    public var allTargets: Set<AnyHashable> { Set(registrations.compactMap { $0.target as? AnyHashable }) }

    /// All events that anything is registered for.
    public var allControlEvents: UIControl.Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    func send(_ events: UIControl.Event, with event: UIEvent?) {
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            registration.run(self, event)
        }
    }

    private func register<Target: AnyObject>(
        _ target: Target,
        events: UIControl.Event,
        run: @escaping (Target, UIControl, UIEvent?) -> Void
    ) {
        registrations.append(
            ControlRegistration(
                events: events,
                action: nil,
                targetIdentifier: ObjectIdentifier(target),
                target: target
            ) { [weak target] control, event in
                if let target { run(target, control, event) }
            }
        )
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
                run: registration.run
            )
        }
    }
}
