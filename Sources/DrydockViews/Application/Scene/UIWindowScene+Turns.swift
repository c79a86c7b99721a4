extension UIWindowScene {
    /// Work that asks for more work has this many turns a frame.
    private static let maximumTurns = 64

    /// Moves the clock, and with it animations and what ticks with frames.
    package func advance(by seconds: TimeInterval) {
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

    /// Lays out what needs it and does the work that waited for that, until nothing is left of either.
    /// - Returns: how many windows were laid out.
    @discardableResult
    package func update() -> Int {
        perform {
            var layoutPasses = 0
            timers.dropUnneeded()
            for _ in 0..<UIWindowScene.maximumTurns {
                for shown in shownWindows {
                    guard let window = shown.window, window.needsLayoutPass else { continue }
                    layoutPasses += 1
                    window.layoutIfNeeded()
                }
                if layerUpdates.layOut() { continue }
                statusBar.update(for: keyWindow?.rootViewController, at: time)
                guard workAfterLayout.run() else { break }
            }
            CATransaction.flush()
            layerUpdates.commit()
            return layoutPasses
        }
    }

    /// Has layers and views draw what they show.
    package func display(_ body: () -> Void) { layerUpdates.display(body) }

    /// Moves the clock to where nothing moves any more, but for what repeats for ever.
    package func finishAnimations() {
        update()
        for _ in 0..<UIWindowScene.maximumTurns {
            perform { timers.settle() }
            guard let end = [animator.lastEnd, statusBar.fadeEnd, timers.last].compactMap({ $0 }).max() else {
                return
            }
            advance(by: max(end - time, 0))
            update()
        }
    }

    /// Whether anything waits for a turn, beside drawing.
    package var needsUpdate: Bool {
        !workAfterLayout.isEmpty || !layerUpdates.isEmpty
            || shownWindows.contains { $0.window?.needsLayoutPass ?? false }
    }
}
