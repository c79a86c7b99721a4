extension UIWindowScene {
    /// A frame: its passes, in their order.
    ///
    /// Where drawing asked for layout or display they run once more, so that what `draw(_:)` moves, or has to be laid out for it, is in the
    /// same frame: see `FrameLimit.displays`.
    /// - Parameters:
    ///   - update: calls `update()`, the passes up to `commit`.
    ///   - display: the pass `display`; returns whether anything had to be drawn.
    package func runFrame(update: () -> Void, display: () -> Bool) {
        for _ in 0..<FrameLimit.displays.most {
            var isDrawn = false
            perform { () -> Void in
                update()
                // Layout may have changed the scene's traits.
                perform { () -> Void in self.display { isDrawn = display() } }
            }
            guard isDrawn, needsDisplay || needsUpdate else { return }
        }
        FrameLimit.reportDisplays(of: self)
    }

    /// The passes up to `commit`: turns, until nothing waits for one.
    /// - Returns: how many windows were laid out.
    @discardableResult
    package func update() -> Int {
        perform {
            var layouts = 0
            timers.dropUnneeded()
            var turns = 1
            while runTurn(&layouts), turns < FrameLimit.turns.most { turns += 1 }
            if turns == FrameLimit.turns.most { FrameLimit.reportTurns(of: self) }
            commit()
            return layouts
        }
    }

    /// The passes up to `work`, once.
    /// - Returns: whether they may have asked for another turn.
    private func runTurn(_ layouts: inout Int) -> Bool {
        layouts += layOutWindows()
        if layOutLayers() { return true }
        updateStatusBar()
        return runWork()
    }

    /// The passes `constraints` to `subviews` of each window that waits for one.
    /// - Returns: how many do.
    private func layOutWindows() -> Int {
        var layouts = 0
        for shown in shownWindows {
            guard let window = shown.window, window.needsLayoutPass else { continue }
            layouts += 1
            window.layoutIfNeeded()
        }
        return layouts
    }

    /// Whether anything waits for a turn, beside drawing.
    package var needsUpdate: Bool {
        !workAfterLayout.isEmpty || !layerUpdates.isEmpty
            || shownWindows.contains { $0.window?.needsLayoutPass ?? false }
    }
}
