/// What has traits: scenes, windows, views and controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// What is inherited and overridden at this moment.
    var traitCollection: UITraitCollection { get }

    /// Called when the traits have changed, and with them as the current ones; those around this environment were told
    /// before. Layout follows.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration, by which it can be ended.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// What tells of changes of single traits: scenes, windows, views and controllers. A registration lasts as long as its
/// environment unless it is ended before.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
    /// Has `handler` called, with this environment and its traits before, when one of `traits` has changed.
    ///
    /// The closure names the environment's type, or `Self`:
    /// ```swift
    /// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
    ///     self.updateBorder()
    /// }
    /// ```
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler: @escaping (Environment, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        guard self is Environment else {
            preconditionFailure(
                "registerForTraitChanges: \(Self.self) is no \(Environment.self), which the handler wants"
            )
        }
        let registration = TraitState.Registration(traits: traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
        traitStateOwner.traitState.add(registration)
        return registration
    }

    /// Has a method of a target called, which is not kept alive.
    /// - Parameter action: takes nothing, or the environment, or that and its traits before.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        target: Any,
        action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return registerForTraitChanges(traits) { [weak target] (environment: Self, previous) in
            if let target {
                action.call(on: target, environment, previous, caller: "\(type(of: environment))")
            }
        }
    }

    /// Has a method of this environment called.
    /// - Parameter action: takes nothing, or the environment, or that and its traits before.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (environment: Self, previous) in
            action.call(on: environment, environment, previous, caller: "\(type(of: environment))")
        }
    }

    /// As above, by the method of the target itself.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait],
        target: Target,
        action: @escaping (Target) -> () -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: target, action: Selector(SelectorMethod(action)))
    }

    /// As above, for methods that take the environment and its traits before.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait],
        target: Target,
        action: @escaping (Target) -> (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: target, action: Selector(SelectorMethod(action)))
    }

    /// Has a method of this environment called: `registerForTraitChanges(…, action: Card.updateBorder)`.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        action: @escaping (Self) -> () -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, action: Selector(SelectorMethod(action)))
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitStateOwner.traitState.remove(registration)
    }

    private var traitStateOwner: any TraitStateOwner {
        guard let owner = self as? any TraitStateOwner else {
            preconditionFailure(
                "\(Self.self): only views, controllers and scenes tell of changed traits; register with one of them"
            )
        }
        return owner
    }
}
