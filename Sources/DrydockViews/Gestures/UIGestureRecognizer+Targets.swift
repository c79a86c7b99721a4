/// One target of a recogniser.
struct GestureRegistration {
    /// Set for targets, to find them again.
    let targetIdentifier: ObjectIdentifier?
    /// Set for actions.
    let action: UIAction?
    let run: (UIGestureRecognizer) -> Void
}

extension UIGestureRecognizer {
    /// The typed form of UIKit's target and selector: `UITapGestureRecognizer(target: self, action: Screen.tapped)`. The
    /// target is not kept alive.
    public convenience init<Target: AnyObject>(
        target: Target,
        action: @escaping (Target) -> () -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    /// As above, for methods that take the recogniser.
    public convenience init<Target: AnyObject, Sender>(
        target: Target,
        action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    /// Has the method called at `began`, `changed`, `ended` and `cancelled`. The target is not kept alive.
    public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
        register(target) { target, _ in action(target)() }
    }

    /// As above, for methods that take the recogniser.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target,
        action: @escaping (Target) -> (Sender) -> Void
    ) {
        register(target) { target, recognizer in
            guard let sender = recognizer as? Sender else {
                preconditionFailure(
                    "\(type(of: recognizer)): an action wants a \(Sender.self) as its recogniser"
                )
            }
            action(target)(sender)
        }
    }

    /// Runs the action at `began`, `changed`, `ended` and `cancelled`; its `sender` is the recogniser. An action of the same
    /// identifier is replaced.
    public func addAction(_ action: UIAction) {
        removeAction(action)
        registrations.append(
            GestureRegistration(targetIdentifier: nil, action: action) { action.run(sender: $0) }
        )
    }

    /// No longer runs the action.
    public func removeAction(_ action: UIAction) {
        registrations.removeAll { $0.action?.identifier == action.identifier }
    }

    /// Takes the target off; nil takes every target off. Swift's methods cannot be told apart at run time, so that the action
    /// can only be nil: every action of the target.
    public func removeTarget(_ target: AnyObject?, action: Never?) {
        let identifier = target.map { ObjectIdentifier($0) }
        registrations.removeAll {
            $0.action == nil && (identifier == nil || $0.targetIdentifier == identifier)
        }
    }

    private func register<Target: AnyObject>(
        _ target: Target,
        run: @escaping (Target, UIGestureRecognizer) -> Void
    ) {
        registrations.append(
            GestureRegistration(targetIdentifier: ObjectIdentifier(target), action: nil) {
                [weak target] recognizer in
                if let target { run(target, recognizer) }
            }
        )
    }
}
