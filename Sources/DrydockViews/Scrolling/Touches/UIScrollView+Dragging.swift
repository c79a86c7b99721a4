/// A drag under way.
package struct ScrollDrag {
    /// The offset at which the drag has a translation of zero, if content could be moved freely.
    package var start: CGPoint
    /// The axis that the content stays on; nil for both.
    let lock: NSLayoutConstraint.Axis?
    /// Where the content was at the start, for pages.
    let origin: CGPoint
    /// In the window.
    var translation = CGPoint.zero
}

extension UIScrollView {
    /// Whether fingers that have gone this way, in the window, scroll the content.
    func isDrag(_ travel: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let way = superview?.convertVector(travel, fromWindowAt: panGestureRecognizer.centroid) ?? travel
        let isHorizontal = abs(way.x) >= TouchMotion.slop && takesDrag(.horizontal, forwards: way.x < 0)
        let isVertical = abs(way.y) >= TouchMotion.slop && takesDrag(.vertical, forwards: way.y < 0)
        guard isHorizontal || isVertical else { return false }
        return panGestureRecognizer.sequenceTouches.allSatisfy { mayTake($0) }
    }

    /// Content at its end leaves a drag beyond that to a scroll view around it that has some way to go.
    private func takesDrag(_ axis: NSLayoutConstraint.Axis, forwards: Bool) -> Bool {
        guard canScroll(axis) else { return false }
        return canMove(axis, forwards: forwards)
            || outerScrollViews.allSatisfy { !$0.isScrollEnabled || !$0.canMove(axis, forwards: forwards) }
    }

    package var outerScrollViews: [UIScrollView] {
        var found: [UIScrollView] = []
        var next = superviewStorage
        while let current = next {
            if let scrollView = current as? UIScrollView { found.append(scrollView) }
            next = current.superviewStorage
        }
        return found
    }

    /// Whether the touch may be taken away from the subview that has it.
    private func mayTake(_ touch: UITouch) -> Bool {
        guard let view = touch.view, view !== self, touch.isDelivered else { return true }
        return canCancelContentTouches && touchesShouldCancel(in: view)
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        if let wheel = pan.wheel {
            // A wheel is no drag: the content makes a step, and the delegate is told that it has scrolled.
            if pan.state == .changed { scroll(by: pan.translation(in: nil), wheel.scrollType) }
            return
        }
        switch pan.state {
        case .began: beginDragging()
        case .changed: continueDragging()
        case .ended, .cancelled: endDragging(isCancelled: pan.state == .cancelled)
        case .possible, .failed: break
        }
    }

    private func beginDragging() {
        if motion != nil { holdMotion() }
        let way = panGestureRecognizer.travel
        var lock: NSLayoutConstraint.Axis?
        // Along the diagonal both move.
        if isDirectionalLockEnabled {
            if abs(way.x) > 2 * abs(way.y) { lock = .horizontal }
            if abs(way.y) > 2 * abs(way.x) { lock = .vertical }
        }
        drag = ScrollDrag(start: unstretched(contentOffset), lock: lock, origin: contentOffset)
        isDragging = true
        showIndicators()
        if keyboardDismissMode.isOnDrag { keyboard?.endTyping(force: true) }
        scrollDelegate?.scrollViewWillBeginDragging(self)
    }

    private func continueDragging() {
        guard var drag else { return }
        drag.translation = panGestureRecognizer.translation(in: superview)
        self.drag = drag
        if keyboardDismissMode.isInteractive {
            keyboard?.drag(to: panGestureRecognizer.location(in: nil).y + keyboardPadding)
        }
        guard pinch == nil else { return }
        let free = CGPoint(x: drag.start.x - drag.translation.x, y: drag.start.y - drag.translation.y)
        var offset = stretched(free)
        if drag.lock == .horizontal || !canScroll(.vertical) { offset.y = drag.origin.y }
        if drag.lock == .vertical || !canScroll(.horizontal) { offset.x = drag.origin.x }
        move(to: offset)
    }

    /// That of the keyboard's guide of the nearest view around this one that has such a guide, or of its own.
    private var keyboardPadding: CGFloat {
        var view: UIView? = self
        while let current = view {
            let guide = current.layoutNode.insets?.keyboardGuide
            if let guide { return max(guide.keyboardDismissPadding, 0) }
            view = current.superviewStorage
        }
        return 0
    }

    private var keyboard: KeyboardPresenter? { window?.windowScene?.textInput.keyboard }

    private func endDragging(isCancelled: Bool) {
        guard let drag else { return }
        var velocity = CGPoint.zero
        if !isCancelled, pinch == nil {
            let speed = panGestureRecognizer.velocity(in: superview)
            velocity = CGPoint(
                x: drag.lock == .vertical || !canScroll(.horizontal) ? 0 : -speed.x,
                y: drag.lock == .horizontal || !canScroll(.vertical) ? 0 : -speed.y
            )
        }
        keyboard?.endDrag(velocity: isCancelled ? 0 : panGestureRecognizer.velocity(in: nil).y)
        self.drag = nil
        isDragging = false
        refreshControl?.scrollViewDidEndDragging(self)
        let motion = makeDeceleration(velocity, from: drag.origin)
        let decelerates = motion.duration > 0
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        guard decelerates, self.motion == nil, self.drag == nil else { return hideIndicatorsSoon() }
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        if self.motion == nil { begin(motion) }
    }

    /// What the content does when it is let go: by friction, to a page, or to where the delegate wants it.
    /// - Parameter velocity: of the offset, in points a second.
    private func makeDeceleration(_ velocity: CGPoint, from origin: CGPoint) -> ScrollMotion {
        let (offset, limits, time) = (contentOffset, offsetLimits, window?.windowScene?.time ?? 0)
        let rate = ScrollTrajectory.rate(of: decelerationRate)
        func released(_ axis: NSLayoutConstraint.Axis) -> ScrollTrajectory {
            .released(
                at: axis == .horizontal ? offset.x : offset.y,
                velocity: axis == .horizontal ? velocity.x : velocity.y,
                rate: rate,
                limits: axis == .horizontal ? limits.x : limits.y,
                bounces: bounces,
                rest: 0.5 / pixelsPerPoint
            )
        }
        let free = ScrollMotion(.deceleration, x: released(.horizontal), y: released(.vertical), at: time)
        var wanted = onPixels(free.end)
        if isPagingEnabled {
            let size = boundsStorage.size
            wanted.x = page(offset.x, velocity.x, rate, from: origin.x, size.width, limits.x)
            wanted.y = page(offset.y, velocity.y, rate, from: origin.y, size.height, limits.y)
            wanted = onPixels(wanted)
        }
        if let followingBar { wanted.y = followingBar.restingOffset(for: wanted.y, in: self) }
        var target = restingOffset(for: wanted, velocity: velocity)
        scrollDelegate?.scrollViewWillEndDragging(
            self,
            withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
            targetContentOffset: &target
        )
        if !target.x.isFinite || !target.y.isFinite { target = wanted }
        target = target == wanted ? wanted : onPixels(clamped(target))
        let approach = isPagingEnabled ? ScrollTrajectory.rate(of: .fast) : rate
        func trajectory(
            _ free: ScrollTrajectory,
            _ start: CGFloat,
            _ end: CGFloat,
            _ limits: ClosedRange<CGFloat>
        )
            -> ScrollTrajectory
        {
            let isNatural = abs(free.end - end) <= 0.5
            return isNatural || !limits.contains(start) && end == free.end
                ? free : .approach(from: start, to: end, rate: approach)
        }
        return ScrollMotion(
            .deceleration,
            x: trajectory(free.x, offset.x, target.x, limits.x),
            y: trajectory(free.y, offset.y, target.y, limits.y),
            at: time
        )
    }

    /// The page nearest to where friction ends, or the next one after a flick of 0.3 points a millisecond, at most one from the
    /// page at which the drag began.
    private func page(
        _ offset: CGFloat,
        _ velocity: CGFloat,
        _ rate: Double,
        from origin: CGFloat,
        _ side: CGFloat,
        _ limits: ClosedRange<CGFloat>
    ) -> CGFloat {
        guard side > 0 else { return offset }
        let base = limits.lowerBound
        let first = ((origin - base) / side).rounded()
        var page = ((offset - velocity / rate - base) / side).rounded()
        if velocity > 300 { page = max(page, ((offset - base) / side).rounded(.down) + 1) }
        if velocity < -300 { page = min(page, ((offset - base) / side).rounded(.up) - 1) }
        page = min(max(page, first - 1), first + 1)
        return min(max(base + page * side, base), limits.upperBound)
    }

    // MARK: - Beyond the ends

    /// Where content is shown that fingers would have moved to `offset`.
    func stretched(_ offset: CGPoint) -> CGPoint {
        let nearest = clamped(offset)
        guard bounces else { return nearest }
        let size = boundsStorage.size
        return CGPoint(
            x: nearest.x + ScrollTrajectory.stretched(offset.x - nearest.x, side: size.width),
            y: nearest.y + ScrollTrajectory.stretched(offset.y - nearest.y, side: size.height)
        )
    }

    /// Where fingers would have moved content that is shown at `offset`.
    func unstretched(_ offset: CGPoint) -> CGPoint {
        let nearest = clamped(offset)
        let size = boundsStorage.size
        return CGPoint(
            x: nearest.x + ScrollTrajectory.unstretched(offset.x - nearest.x, side: size.width),
            y: nearest.y + ScrollTrajectory.unstretched(offset.y - nearest.y, side: size.height)
        )
    }

    /// A finger came down on content that moves: it stays where it is.
    func holdMotion() { stopMotion() }

    /// The finger that held the content is gone without a drag: what is beyond an end comes back.
    func releaseHeldContent() {
        guard drag == nil, motion == nil, pinch == nil else { return }
        let offset = contentOffset
        let rest = onPixels(clamped(offset))
        // The end itself may lie between two pixels: what is on the nearest one is at rest.
        guard rest != offset else { return }
        let motion = makeDeceleration(.zero, from: offset)
        guard onPixels(motion.end) != offset, motion.takesTime else { return move(to: rest) }
        begin(motion)
    }
}

extension UIScrollView.KeyboardDismissMode {
    fileprivate var isOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
    fileprivate var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
}

extension UITouch {
    /// Whether a view has been told of the touch.
    var isDelivered: Bool {
        window?.touchDispatcher.deliveries.contains { $0.touch === self && $0.stage == .delivered } ?? false
    }
}
