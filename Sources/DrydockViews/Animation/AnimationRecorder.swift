/// Notes which values the code in a `UIView.animate` block changes, and starts their animations.
package final class AnimationRecorder {
    /// One block that is being run.
    private final class Context {
        fileprivate(set) var timing: AnimationTiming
        let options: UIView.AnimationOptions
        let group: AnimationGroup
        /// Where the first view that the block has touched is shown.
        weak var scene: UIWindowScene?
        var changes: [Change] = []
        var changed: Set<Change.Key> = []
        /// The property animator whose block this is.
        var driver: AnimationDriver?
        /// What blocks of `addKeyframe` have changed, where that is not animated block by block.
        var steps: KeyframeSteps?
        /// Whether the block is open until `end()`.
        var isOpen = false

        init(timing: AnimationTiming, options: UIView.AnimationOptions, group: AnimationGroup) {
            self.timing = timing
            self.options = options
            self.group = group
        }
    }

    /// A property that the block has touched, with its value before.
    private struct Change {
        let view: UIView
        let property: AnimatableProperty
        let old: AnimationVector

        struct Key: Hashable {
            let view: ObjectIdentifier
            let property: AnimatableProperty
        }
    }

    /// Each frame that layout changes asks for these. Nothing is called while they change, so that no check for
    /// overlapping access is needed.
    @exclusivity(unchecked) private var contexts: [Context] = []
    /// The clock of what is animated now; nil for the scene's.
    private var clock: TransitionClock?
    /// What `UIView.action(for:forKey:)` has answered last in a block, for as long as the caller keeps it.
    weak var usualAnimation: CAAnimation?
    /// How many `performWithoutAnimation` blocks are being run.
    private var suspensions = 0

    /// Whether a block that began now would be animated.
    var isEnabled: Bool { suspensions == 0 && UIWindowScene.current.areAnimationsEnabled }

    /// Whether values that change now are animated.
    package var isRecording: Bool { !contexts.isEmpty && isEnabled }

    /// The timing that a block inside of this one inherits.
    package var inheritedTiming: AnimationTiming? {
        contexts.last.flatMap { $0.driver == nil ? $0.timing : nil }
    }

    /// The timing of the block that is being run, and what completes with it.
    var currentBlock: (timing: AnimationTiming, group: AnimationGroup)? {
        contexts.last.map { ($0.timing, $0.group) }
    }

    func record(_ property: AnimatableProperty, of view: UIView) {
        guard let context = contexts.last, isEnabled else { return }
        if context.scene == nil { context.scene = view.window?.windowScene }
        let key = Change.Key(view: ObjectIdentifier(view), property: property)
        guard context.changed.insert(key).inserted else { return }
        context.changes.append(Change(view: view, property: property, old: property.value(of: view)))
        if let driver = context.driver {
            let restore = property.restoration(of: view)
            driver.changes.append(.init(restore: restore) { property.keepShown(of: view) })
        } else if let clock {
            clock.restorations.append(property.restoration(of: view))
        }
    }

    func run(
        _ animations: () -> Void,
        timing: AnimationTiming,
        options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        commit()
        let group = AnimationGroup(completion: completion)
        let context = Context(timing: timing, options: options, group: group)
        context.steps = KeyframeSteps(options)
        contexts.append(context)
        animations()
        if options.contains(.layoutSubviews) {
            for change in context.changes { change.view.layoutIfNeeded() }
        }
        commit()
        startWays(of: context)
        contexts.removeLast()
        guard !group.isRunning, let completion = group.takeCompletion() else { return }
        (context.scene ?? .current).workAfterLayout.append(for: "The completion of an animation", completion)
    }

    /// Runs a part of the block that is being run with another timing; a property animator's keeps its own.
    func run(_ animations: () -> Void, changing change: (inout AnimationTiming) -> Void) {
        guard let context = contexts.last, context.driver == nil else { return animations() }
        commit()
        let timing = context.timing
        change(&context.timing)
        animations()
        commit()
        context.timing = timing
    }

    /// Runs a part of the block of `animateKeyframes` that is being run.
    func runKeyframe(_ animations: () -> Void, window: ClosedRange<Double>) {
        guard let outer = contexts.last else { return animations() }
        commit()
        var timing = outer.timing
        timing.window = window
        let context = Context(timing: timing, options: outer.options, group: outer.group)
        (context.scene, context.steps) = (outer.scene, outer.steps)
        contexts.append(context)
        animations()
        commit()
        contexts.removeLast()
        outer.scene = outer.scene ?? context.scene
    }

    /// Runs a block of a property animator.
    /// - Returns: where the first view that the block has touched is shown.
    func run(_ animations: () -> Void, drivenBy driver: AnimationDriver) -> UIWindowScene? {
        commit()
        let timing = AnimationTiming(duration: .infinity, curve: .cubic(.linear))
        let context = Context(timing: timing, options: [], group: AnimationGroup(completion: nil))
        context.driver = driver
        contexts.append(context)
        animations()
        commit()
        contexts.removeLast()
        return context.scene
    }

    /// Opens a block, whose timing can be changed while it is open.
    func begin(_ timing: AnimationTiming) {
        commit()
        let context = Context(timing: timing, options: [], group: AnimationGroup(completion: nil))
        context.isOpen = true
        contexts.append(context)
    }

    /// Changes the timing of what changes from now on in the block that was opened last.
    func changeTiming(_ change: (inout AnimationTiming) -> Void) {
        guard let context = contexts.last, context.isOpen else { return }
        commit()
        change(&context.timing)
    }

    /// Closes the block that was opened last.
    func end() {
        guard contexts.last?.isOpen == true else { return }
        commit()
        contexts.removeLast()
    }

    /// Has what `body` animates go by a clock of its own.
    func run(by clock: TransitionClock, _ body: () -> Void) {
        let outer = self.clock
        self.clock = clock
        body()
        self.clock = outer
    }

    /// The property animator whose block is being run.
    var currentDriver: AnimationDriver? { contexts.last?.driver }

    func runWithoutAnimation(_ actions: () -> Void) {
        commit()
        suspensions += 1
        actions()
        suspensions -= 1
    }

    /// Runs a part of a block as if it came after it: what changes there is not animated, and blocks in it inherit nothing.
    func runOutsideOfBlocks(_ actions: () -> Void) {
        commit()
        let outer = contexts
        contexts = []
        actions()
        contexts = outer
    }

    /// Starts the animations of what has changed up to now, so that the changes of another block are not counted twice.
    private func commit() {
        guard let context = contexts.last else { return }
        let changes = context.changes
        context.changes = []
        context.changed = []
        var animators: [Animator] = []
        for change in changes {
            guard let animator = change.view.window?.windowScene?.animator else { continue }
            let new = change.property.value(of: change.view)
            let difference = change.property.difference(from: change.old, to: new)
            guard difference != .zero, context.timing.duration > 0 || context.timing.delay > 0 else {
                continue
            }
            if let steps = context.steps, let window = context.timing.window {
                steps.add(.init(window: window, difference: difference), change.property, of: change.view)
                continue
            }
            animator.add(
                change.property,
                of: change.view,
                difference: difference,
                timing: context.timing,
                allowsUserInteraction: context.driver?.allowsUserInteraction
                    ?? context.options.contains(.allowUserInteraction),
                group: context.group,
                driven: context.driver.map { DrivenAnimation(driver: $0, window: $0.windowStart) },
                clock: context.driver == nil ? clock : nil
            )
            if animators.last !== animator { animators.append(animator) }
        }
        for animator in animators { animator.updatePresentation() }
    }

    /// Starts the animations of what blocks of `addKeyframe` have changed.
    private func startWays(of context: Context) {
        for (view, property, way) in context.steps?.ways ?? [] {
            guard let animator = view.window?.windowScene?.animator else { continue }
            animator.add(
                property,
                of: view,
                difference: .zero,
                timing: context.timing,
                allowsUserInteraction: context.options.contains(.allowUserInteraction),
                group: context.group,
                clock: clock,
                way: way
            )
            animator.updatePresentation()
        }
    }
}
