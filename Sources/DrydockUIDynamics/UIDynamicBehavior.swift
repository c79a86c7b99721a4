public import DrydockViews

/// What happens to dynamic items in an animator. Subclass it to make one behaviour of several: add them as children.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// In the order in which they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// Called after each step of the animator, which is 1/60 s.
    open var action: (() -> Void)?

    /// The animator that the behaviour is in, itself or through those whose child it is.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() {
        super.init()
    }

    /// Adds a behaviour that comes and goes with this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        require(
            !behavior.family.contains { $0 === self },
            "\(type(of: self)).addChildBehavior: \(type(of: behavior)) is this behaviour, or has it among its children"
        )
        if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
        childBehaviors.append(behavior)
        setNeedsConfiguration()
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        if dynamicAnimator != nil { behavior.move(to: nil) }
        setNeedsConfiguration()
    }

    /// Before the behaviour comes into an animator, or, with nil, leaves one; does nothing unless overridden.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: - Of the kinds of behaviours

    /// The items that this behaviour, without its children, has to do with.
    final var participants = DynamicItems([])
    /// Says what items are like, and what holds and stops them. Called before a step when anything has changed.
    func configure(_ simulation: DynamicSimulation) {}
    /// Adds the forces of a step.
    func exert(in simulation: DynamicSimulation) {}
    /// Two items have begun or ceased to touch.
    func report(_ contact: DynamicSimulation.ItemContact) {}
    /// An item and a boundary of this behaviour have begun or ceased to touch.
    func report(_ contact: DynamicSimulation.BoundaryContact) {}

    final func include(_ item: any UIDynamicItem) {
        if participants.add(item) { setNeedsConfiguration() }
    }

    final func exclude(_ item: any UIDynamicItem) {
        if participants.remove(item) { setNeedsConfiguration() }
    }

    /// A value has changed: what rests may move again.
    func setNeedsConfiguration() { dynamicAnimator?.behaviorDidChange() }

    /// This behaviour, its children, theirs, and so on.
    var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

    func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.move(to: animator) }
    }

    /// Stops the program for numbers that are none.
    func check(_ value: CGFloat, _ name: StaticString) {
        require(value.isFinite, "\(type(of: self)).\(name): \(value) is not finite")
    }

    func check(_ point: CGPoint, _ name: StaticString) {
        require(point.x.isFinite && point.y.isFinite, "\(type(of: self)).\(name): \(point) is not finite")
    }
}
