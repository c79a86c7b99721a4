extension UIWindowScene {
    /// Moves the clock, and with it animations and what ticks with frames.
    ///
    /// What has begun where there is no scene is over then, as it is in the next turn of a run loop.
    package func advance(by seconds: TimeInterval) {
        UIApplication.shared.endUnattachedWork(for: self)
        perform {
            let target = time + seconds
            var rest = seconds
            timers.dropUnneeded()
            while let next = timers.next, next <= target {
                timers.clockWillMove(to: next)
                animator.advance(by: max(next - time, 0))
                timers.fireNext()
                timers.dropUnneeded()
                rest = max(target - time, 0)
            }
            timers.clockWillMove(to: target)
            animator.advance(by: rest)
            frameTicker.tick(at: time)
            textInput.clockDidMove()
        }
    }

    /// Moves the clock to where nothing moves any more, but for what repeats for ever.
    package func finishAnimations() {
        UIApplication.shared.endUnattachedWork(for: self)
        update()
        for _ in 0..<FrameLimit.turns.most {
            perform { timers.settle() }
            guard let end = [animator.lastEnd, statusBar.fadeEnd, timers.last].compactMap({ $0 }).max() else {
                return
            }
            advance(by: max(end - time, 0))
            update()
        }
    }
}
