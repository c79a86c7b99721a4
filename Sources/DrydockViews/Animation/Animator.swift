/// Moves the animated views of one scene along a clock that somebody else advances.
package final class Animator {
    /// Seconds since the scene was made.
    package private(set) var time: TimeInterval = 0
    private var animations: [ViewAnimation] = []
    /// Those that have animations of their own.
    var layers: [WeakLayer] = []
    /// Property animators that are active.
    var drivers: [AnimationDriver] = []
    private var returningClocks: [TransitionClock] = []
    /// The views that show something else than their model.
    private var shownViews: [WeakView] = []

    /// The scene's, for what is to be called when animations are taken away.
    weak var workAfterLayout: WorkQueue?

    private struct WeakView {
        weak var view: UIView?
    }

    package init() {}

    /// Layers keep their animations, with what is called at the end, which may keep the layers' views, and property animators
    /// that are active keep themselves: when the scene is gone, nothing ends them.
    nonisolated deinit {
        Deinitialisation.run(
            onMain: { Animator.abandon(layers, drivers) },
            elsewhere: { takeUnfinished() }
        )
    }

    private func takeUnfinished() -> @MainActor () -> Void {
        let (layers, drivers) = (layers, drivers)
        return { Animator.abandon(layers, drivers) }
    }

    private static func abandon(_ layers: [WeakLayer], _ drivers: [AnimationDriver]) {
        for case let layer? in layers.map(\.layer) { layer.animations = [] }
        for driver in drivers { driver.didEnd = nil }
    }

    /// Whether a frame later than this one will look different.
    package var isAnimating: Bool {
        animations.contains { $0.isMoving } || runningDriver != nil || hasMovingLayers
    }

    /// Whether anything is shown in place of model values.
    package var hasAnimations: Bool { !animations.isEmpty || !layers.isEmpty }

    /// When the last animation that has an end will have ended; nil when there is none.
    package var lastEnd: TimeInterval? {
        let driven = drivers.compactMap { $0.run?.end }
        return (animations.map(\.end).filter(\.isFinite) + driven + [lastLayerEnd].compactMap { $0 }).max()
    }

    // MARK: - Time

    /// Moves the clock. Animations that end on the way complete in the order of their ends, each at its own time: what
    /// a completion starts does not depend on how large the steps are.
    package func advance(by seconds: TimeInterval) {
        precondition(seconds.isFinite && seconds >= 0, "the clock cannot move by \(seconds) seconds")
        let target = time + seconds
        var (rounds, moment) = (0, time)
        while let end =
            (animations.map(\.end) + layerEvents() + [runningDriver?.run?.end ?? .infinity]
            + returningClocks.map(\.end)).min(),
            end <= target
        {
            rounds += 1
            if end - moment > SceneTimers.shortestMoment { (rounds, moment) = (0, end) }
            require(
                rounds <= FrameLimit.endings.most,
                "\(nameOfEnding(at: end)) is animated again, for no time, whenever an animation has ended: the screen's clock cannot get on; give the animation a duration"
            )
            time = max(time, end)
            endRuns()
            restoreReturned()
            startLayerAnimations()
            let work = endLayerAnimations()
            endAnimations { $0.end <= end }
            for item in work { item() }
        }
        time = target
        updatePresentation()
    }

    /// For messages: one of what ends at a time.
    private func nameOfEnding(at time: TimeInterval) -> String {
        let view = animations.first { $0.end <= time }?.view
        let layer = layers.lazy.compactMap(\.layer).first { layer in
            layer.animations.contains { !$0.hasEnded && layer.clock.inverse($0.end) <= time }
        }
        return view?.debugName ?? layer.map { $0.view?.debugName ?? "\(type(of: $0))" }
            ?? "A property animator's view"
    }

    /// Brings what is shown up to date with the clock and with model values set since.
    package func updatePresentation() {
        dropLayers()
        var shown: [Shown] = []
        var indices: [ObjectIdentifier: Int] = [:]
        for animation in animations {
            guard let view = animation.view else { continue }
            let index = indices[ObjectIdentifier(view)] ?? shown.count
            if index == shown.count {
                indices[ObjectIdentifier(view)] = index
                shown.append(Shown(view: view))
            }
            let base = shown[index].values[animation.property] ?? animation.property.value(of: view)
            shown[index].values[animation.property] = base + animation.offset(at: time)
        }
        var presentations = shown.map { (view: $0.view, presentation: $0.presentation) }
        for case let layer? in layers.map(\.layer) {
            guard let view = layer.view else {
                layer.show(shownState(of: layer, nil))
                continue
            }
            let index = indices[ObjectIdentifier(view)]
            let animated = index.map { presentations[$0].presentation }
            let state = shownState(of: layer, animated)
            layer.show(state)
            let presentation = PresentationValues(state, over: layer.modelState, animated)
            if let index {
                presentations[index].presentation = presentation
            } else if presentation != PresentationValues() {
                indices[ObjectIdentifier(view)] = presentations.count
                presentations.append((view, presentation))
            }
        }
        for case let view? in shownViews.map(\.view) where indices[ObjectIdentifier(view)] == nil {
            show(nil, in: view)
        }
        shownViews = presentations.map { WeakView(view: $0.view) }
        for entry in presentations { show(entry.presentation, in: entry.view) }
    }

    /// What the animations of one view add up to.
    private struct Shown {
        let view: UIView
        var values: [AnimatableProperty: AnimationVector] = [:]

        var presentation: PresentationValues {
            var presentation = PresentationValues()
            for property in AnimatableProperty.allCases {
                property.show(values[property], in: &presentation)
            }
            return presentation
        }
    }

    // MARK: - Animations

    func add(
        _ property: AnimatableProperty,
        of view: UIView,
        difference: AnimationVector,
        timing: AnimationTiming,
        allowsUserInteraction: Bool,
        group: AnimationGroup,
        driven: DrivenAnimation? = nil,
        clock: TransitionClock? = nil,
        way: KeyframeWay? = nil
    ) {
        group.animationDidStart()
        workAfterLayout?.askForTurn()
        animations.append(
            ViewAnimation(
                view: view,
                property: property,
                difference: difference,
                timing: timing,
                start: time,
                allowsUserInteraction: allowsUserInteraction,
                group: group,
                driven: driven,
                clock: clock,
                way: way
            )
        )
    }

    /// Has the values that a clock's animations changed put back when it has run back.
    func restoreAtEnd(of clock: TransitionClock) {
        returningClocks.append(clock)
    }

    private func restoreReturned() {
        let returned = returningClocks.filter { $0.end <= time }
        returningClocks.removeAll { $0.end <= time }
        for clock in returned { clock.restore() }
    }

    /// Forgets a property animator's animations of views.
    func endAnimations(of driver: AnimationDriver) {
        let ending = animations.filter { $0.driven?.driver === driver }
        animations.removeAll { $0.driven?.driver === driver }
        for completion in ending.compactMap({ $0.group.animationDidEnd(finished: true) }) {
            workAfterLayout?.append(for: "The completion of a CATransaction", completion)
        }
    }

    /// Ends a view's animations where they are.
    /// - Returns: the completions of the groups that have so ended, not finished; to be called in the next turn.
    func removeAnimations(of view: UIView) -> [() -> Void] {
        guard view.presentation != nil else { return [] }
        defer { show(nil, in: view) }
        return endedGroups(finished: false) { $0.view === view }
    }

    /// Whether touches pass by the view because it is animated.
    func ignoresTouches(_ view: UIView) -> Bool {
        animations.contains { $0.view === view && !$0.allowsUserInteraction }
    }

    private func endAnimations(where isEnding: (ViewAnimation) -> Bool) {
        for completion in endedGroups(finished: true, where: isEnding) { completion() }
    }

    private func endedGroups(
        finished: Bool,
        where isEnding: (ViewAnimation) -> Bool
    ) -> [() -> Void] {
        let ending = animations.filter { $0.view == nil || isEnding($0) }
        animations.removeAll { $0.view == nil || isEnding($0) }
        updatePresentation()
        return ending.compactMap { $0.group.animationDidEnd(finished: finished && $0.view != nil) }
    }

    private func show(_ presentation: PresentationValues?, in view: UIView) {
        guard view.presentation != presentation else { return }
        view.presentation = presentation
        view.markDisplayNeeded()
    }
}
