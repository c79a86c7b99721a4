import DrydockRaster

/// Pass 10 of a frame, `display`: turns windows, views and layers into the commands of a display list, back to front.
///
/// - Due: for all windows if a view in one of them has the bit `display`, or for what the host draws over windows.
/// - May ask for: nothing, which `FrameLock` holds. `draw(_:)`, `display(_:)` and whatever else of an app's is called to draw may ask for
///   layout and display, as on iOS: the passes then run once more before the frame is shown.
/// - Stops: after `FrameLimit.displays`; what is asked for in the last one comes in the next frame, and the view is named.
extension UIWindowScene {
    /// Has layers and views draw what they show.
    package func display(_ body: () -> Void) { layerUpdates.display(body) }

    /// Appends what the windows show, and what the host draws over each.
    package func appendWindows(
        to builder: inout DisplayListBuilder,
        over: (UIWindow, inout DisplayListBuilder) -> Void
    ) {
        for window in windows {
            // Before its views draw: what they ask for is for the next time.
            window.clearDisplayMarks()
            frameLock.close(in: .display) {
                window.appendDisplayCommands(to: &builder)
                over(window, &builder)
            }
        }
    }

    /// Whether a window is to be drawn again, or is gone that the last picture may show.
    package var needsDisplay: Bool {
        for shown in shownWindows where shown.window?.needsDisplayPass ?? true { return true }
        return false
    }
}

extension UIView {
    /// Whether what this view or anything in it shows has changed since its window was drawn.
    package var needsDisplayPass: Bool { !layoutNode.flags.isDisjoint(with: .anyDisplay) }

    /// Clears the bit of all that is marked.
    /// - Returns: how many views were looked at: those that are marked, and those around them.
    @discardableResult
    package func clearDisplayMarks() -> Int { clearDisplayMarks(depth: 0) }

    private func clearDisplayMarks(depth: Int) -> Int {
        let node = layoutNode
        guard !node.flags.isDisjoint(with: .anyDisplay), depth < UIView.maximumDepth else { return 0 }
        let isWantedBelow = node.flags.contains(.display.inDescendants)
        node.flags.subtract(.anyDisplay)
        var views = 1
        if isWantedBelow {
            subviewStorage.forEachUncounted { views += $0.clearDisplayMarks(depth: depth + 1) }
        }
        return views
    }

    /// What the view shows has changed; pictures that it has drawn are as they are. In no window, what shows the tree has.
    package func markDisplayNeeded() {
        if window != nil {
            layoutNode.mark(.display)
        } else {
            let root = root
            root.extras?.maskedView?.markDisplayNeeded()
            root.layerStorage?.looseOwner?.markDisplayNeeded()
        }
    }
}

extension CALayer {
    final func askForDisplay() {
        if let view { return view.setNeedsDisplay() }
        needsPicture = true
        markDisplayNeeded()
    }

    /// Calls `display()` if the layer waits for it.
    final func displayIfWaiting() {
        guard view == nil, needsPicture else { return }
        needsPicture = false
        displayContent()
    }

    /// Calls `display()`, and shows at once what that sets as the contents.
    final func displayContent() {
        let contents = state.contents
        let lock = FrameLock.beginAppCall()
        display()
        lock?.end()
        if state.contents != contents { shownValues?.fields.contents = state.contents }
    }

    /// Has the window drawn anew.
    final func markDisplayNeeded() {
        hostView?.markDisplayNeeded()
    }
}
