/// What a view, controller or scene has to do with traits. Most have none.
final class TraitState {
    var overrides = TraitValues.unspecified
    /// Of a controller: what its parent has it use.
    var parentOverrides: UITraitCollection?
    /// Of a view: between which sizes text in it stays.
    var sizeLimits = ContentSizeLimits()
    private var registrations: [Registration] = []

    /// What of inherited traits is replaced.
    var allOverrides: TraitValues {
        parentOverrides.map { $0.values.overridden(by: overrides) } ?? overrides
    }

    final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: (any UITraitEnvironment, UITraitCollection) -> Void

        init(
            traits: [UITrait],
            handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
        ) {
            self.traits = traits
            self.handler = handler
        }
    }

    func add(_ registration: Registration) {
        registrations.append(registration)
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls, in the order of registration, whoever wants to know of a trait that has another value now.
    func notify(_ environment: any UITraitEnvironment, from previous: UITraitCollection) {
        let traits = environment.traitCollection
        for registration in registrations where traits.differs(from: previous, in: registration.traits) {
            registration.handler(environment, previous)
        }
    }
}

/// What has traits that can be observed.
protocol TraitStateOwner: UITraitEnvironment {
    /// Made when it is first asked for.
    var traitState: TraitState { get }
}

/// A view or controller, which has traits in place of those that it inherits.
protocol TraitOverrider: TraitStateOwner {
    var traitStateStorage: TraitState? { get set }
    /// For messages.
    var debugName: String { get }
    /// What it overrides is something else.
    func traitOverridesDidChange()
}

extension TraitOverrider {
    var traitState: TraitState {
        if let state = traitStateStorage { return state }
        let state = TraitState()
        traitStateStorage = state
        return state
    }

    /// What `traitOverrides` is.
    var ownTraitOverrides: any UITraitOverrides {
        get { traitStateStorage?.overrides ?? .unspecified }
        set {
            guard let overrides = newValue as? TraitValues else {
                fatalError("\(debugName).traitOverrides: set single traits, not another kind of overrides")
            }
            guard overrides != traitStateStorage?.overrides ?? .unspecified else { return }
            traitState.overrides = overrides
            traitOverridesDidChange()
        }
    }
}
