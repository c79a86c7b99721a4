/// One target of a recogniser.
struct GestureRegistration {
    /// Set for targets, to find them again.
    let targetIdentifier: ObjectIdentifier?
    /// Set for actions.
    let action: UIAction?
    /// Set for targets that are called by one.
    var selector: Selector?
    let run: (UIGestureRecognizer) -> Void
}

extension UIGestureRecognizer {
    /// Runs a closure with each change of state, as a target and its action that a nib names.
    package func addHandler(
        target: AnyObject? = nil,
        selector: Selector? = nil,
        _ run: @escaping (UIGestureRecognizer) -> Void
    ) {
        registrations.append(
            GestureRegistration(
                targetIdentifier: target.map { ObjectIdentifier($0) },
                action: nil,
                selector: selector,
                run: run
            )
        )
    }

    /// As `init(target:action:)`, by the method itself: `UITapGestureRecognizer(target: self, action: Screen.tapped)`.
    public convenience init<Target: AnyObject>(
        target: Target,
        action: @escaping (Target) -> () -> Void
    ) {
        self.init(target: target, action: Selector(SelectorMethod(action)))
    }

    /// As above, for methods that take the recogniser.
    public convenience init<Target: AnyObject, Sender>(
        target: Target,
        action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(target: target, action: Selector(SelectorMethod(action)))
    }

    /// Has a method called at `began`, `changed`, `ended` and `cancelled`. The same target and action once more changes nothing.
    ///
    /// - Parameters:
    ///   - target: not kept alive.
    ///   - action: takes nothing, or the recogniser.
    public func addTarget(_ target: Any, action: Selector) {
        let target = target as AnyObject
        let identifier = ObjectIdentifier(target)
        if registrations.contains(where: { $0.selector == action && $0.targetIdentifier == identifier }) {
            return
        }
        registrations.append(
            GestureRegistration(targetIdentifier: identifier, action: nil, selector: action) {
                [weak target] recognizer in
                guard let target else { return }
                action.call(on: target, recognizer, caller: "\(type(of: recognizer))")
            }
        )
    }

    /// As above, by the method itself. To remove it alone, or to add it once only, name it: ``Selector``.
    public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
        addTarget(target, action: Selector(SelectorMethod(action)))
    }

    /// As above, for methods that take the recogniser.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target,
        action: @escaping (Target) -> (Sender) -> Void
    ) {
        addTarget(target, action: Selector(SelectorMethod(action)))
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

    /// Takes an action of a target off.
    ///
    /// - Parameters:
    ///   - target: nil for every target.
    ///   - action: nil for every action. Methods that were added without a selector are no action's: they have no name.
    public func removeTarget(_ target: Any?, action: Selector?) {
        let identifier = target.map { ObjectIdentifier($0 as AnyObject) }
        registrations.removeAll {
            $0.action == nil && (identifier == nil || $0.targetIdentifier == identifier)
                && (action == nil || $0.selector == action)
        }
    }
}
