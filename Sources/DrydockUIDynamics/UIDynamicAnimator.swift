import DrydockDynamics
public import DrydockViews

/// Moves dynamic items by the behaviours that are added to it, on the scene's clock: 60 steps a second, whatever frames are drawn, so that
/// items are at the same places at the same times everywhere. It pauses when nothing has moved for half a second, and goes on when a
/// behaviour or an item is changed.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view in whose coordinates everything is; nil for other animators.
    open private(set) weak var referenceView: UIView?
    /// What the items are in if that is no view.
    package weak var container: (any DynamicItemContainer)?
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// In the order in which they were added, without their children.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    let simulation = DynamicSimulation()
    private var subscription: FrameTicker.Subscription?
    private var needsConfiguration = false
    /// When the animator began to run, and how many steps it has made since.
    private var start: TimeInterval = 0
    private var stepsSinceStart = 0
    private var steps = 0
    /// How often the animator has begun to run.
    private var runs = 0
    private var knownBounds = CGRect.null

    /// An animator for objects that are no views, in coordinates of their own.
    public override init() {
        super.init()
    }

    /// An animator for views in a view.
    public init(referenceView view: UIView) {
        super.init()
        referenceView = view
        simulation.referenceView = view
    }

    // MARK: - Behaviours

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behavior.move(to: self)
        behaviors.append(behavior)
        behaviorDidChange()
    }

    /// Its items stay where they are.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behavior.move(to: nil)
        behaviors.remove(at: index)
        behaviorDidChange()
    }

    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// Each behaviour before its children.
    private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

    func behaviorDidChange() {
        needsConfiguration = true
        resume()
    }

    /// Brings bodies up to date with what has been changed.
    func configureIfNeeded() {
        let bounds = referenceBounds ?? .null
        guard needsConfiguration || bounds != knownBounds else { return }
        knownBounds = bounds
        needsConfiguration = false
        simulation.synchronize(with: allBehaviors)
    }

    /// What `translatesReferenceBoundsIntoBoundary` means; nil without a view or a layout.
    var referenceBounds: CGRect? {
        container?.dynamicBounds ?? referenceView?.bounds
    }

    // MARK: - Items

    /// All items of the behaviours, in the order in which they came.
    package var items: [any UIDynamicItem] {
        configureIfNeeded()
        return simulation.items
    }

    /// The items whose boxes touch a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        items.filter { item in
            let size = item.bounds.size
            let box = CGRect(
                x: 0 - size.width / 2,
                y: 0 - size.height / 2,
                width: size.width,
                height: size.height
            )
            .applying(item.transform)
            return box.offsetBy(dx: item.center.x, dy: item.center.y).intersects(rect)
        }
    }

    /// Reads an item's centre, transform and bounds again, which somebody else has set.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        configureIfNeeded()
        simulation.read(item)
        resume()
    }

    // MARK: - Running

    /// Whether items move.
    open var isRunning: Bool { subscription?.isPaused == false }

    /// Seconds for which the animator has run.
    open var elapsedTime: TimeInterval { Double(steps) * World.stepTime }

    private func resume() {
        guard !isRunning else {
            simulation.world.wake()
            return
        }
        guard allBehaviors.contains(where: { !$0.participants.all.isEmpty }) else { return }
        delegate?.dynamicAnimatorWillResume(self)
        let scene = referenceView?.window?.windowScene ?? container?.dynamicScene
        let clock = scene ?? UIWindowScene.current
        subscription?.cancel()
        subscription = clock.frameTicker.subscribe { [weak self] time in self?.run(until: time) }
        start = clock.time
        stepsSinceStart = 0
        runs += 1
        simulation.world.wake()
    }

    private func pause() {
        subscription?.isPaused = true
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// Frames come a little early or late: the steps are those whose time is nearest.
    private func run(until time: TimeInterval) {
        let due = ((time - start) / World.stepTime).rounded()
        guard due > Double(stepsSinceStart) else { return }
        // What nobody has seen for longer is not made up for.
        let limit = stepsSinceStart + UIDynamicAnimator.mostStepsAtOnce
        let isLate = due > Double(limit)
        let run = runs
        while isRunning, runs == run, Double(stepsSinceStart) < due, stepsSinceStart < limit { step() }
        if isLate, runs == run { (start, stepsSinceStart) = (time, 0) }
        container?.itemsDidMove()
    }

    /// A minute.
    private static let mostStepsAtOnce = 3_600

    private func step() {
        stepsSinceStart += 1
        steps += 1
        configureIfNeeded()
        let behaviors = allBehaviors
        simulation.step(behaviors)
        for behavior in behaviors { behavior.action?() }
        if simulation.world.isAtRest, !needsConfiguration { pause() }
    }
}

/// Is told when an animator stops and goes on. All methods are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Nothing has moved for half a second.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Something other than a view that holds the items of an animator, such as a collection view's layout.
@MainActor
package protocol DynamicItemContainer: AnyObject {
    /// What `translatesReferenceBoundsIntoBoundary` means.
    var dynamicBounds: CGRect { get }
    /// The scene on whose clock the items move; nil for the current one.
    var dynamicScene: UIWindowScene? { get }
    /// Called after the steps of a frame.
    func itemsDidMove()
}
