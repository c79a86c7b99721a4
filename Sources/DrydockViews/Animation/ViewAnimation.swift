/// One property of one view on its way to the model's value.
///
/// It is additive, as UIKit's are since iOS 8: what is shown is the model's value plus what is left of the difference.
/// A second animation of a moving view therefore bends its way instead of making it jump.
struct ViewAnimation {
    weak var view: UIView?
    let property: AnimatableProperty
    /// From the model's value to what is shown at the start.
    let difference: AnimationVector
    let timing: AnimationTiming
    /// Seconds on the animator's clock.
    let start: TimeInterval
    let allowsUserInteraction: Bool
    let group: AnimationGroup
    /// What says how far it is in place of the clock.
    var driven: DrivenAnimation?
    /// What says the time in place of the animator's clock.
    var clock: TransitionClock?
    /// In place of the straight way along the difference.
    var way: KeyframeWay?

    /// From the model's value to what is shown.
    func offset(at time: TimeInterval) -> AnimationVector {
        let progress = progress(at: time)
        return way?.offset(at: progress) ?? difference * (1 - progress)
    }

    func progress(at time: TimeInterval) -> Double {
        driven?.progress ?? timing.progress(after: clock?.time ?? time - start)
    }

    var end: TimeInterval {
        if let clock { return clock.end }
        return driven != nil ? .infinity : start + timing.delay + timing.activeDuration
    }

    /// Whether it moves by itself.
    var isMoving: Bool { driven == nil && clock?.isHeld != true }
}

/// The animations of one `UIView.animate` call, which complete together.
final class AnimationGroup {
    private var running = 0
    private var isFinished = true
    private var completion: ((Bool) -> Void)?
    /// That of the transaction in which the group's first animation was added: its completion waits for this group.
    private var outer: AnimationGroup?

    init(completion: ((Bool) -> Void)?) {
        self.completion = completion
    }

    /// Whether an animation of the group is under way.
    var isRunning: Bool { running > 0 }

    func animationDidStart() {
        if running == 0 {
            outer = CATransactionStack.group(around: self)
            outer?.animationDidStart()
        }
        running += 1
    }

    /// - Returns: what is to be called now that the last animation has ended.
    func animationDidEnd(finished: Bool) -> (() -> Void)? {
        running -= 1
        isFinished = isFinished && finished
        guard running == 0 else { return nil }
        let completions = [takeCompletion(), outer?.animationDidEnd(finished: finished)].compactMap(\.self)
        outer = nil
        return completions.isEmpty ? nil : { for completion in completions { completion() } }
    }

    func takeCompletion() -> (() -> Void)? {
        guard let completion else { return nil }
        self.completion = nil
        let finished = isFinished
        return { completion(finished) }
    }
}
