extension UIScrollView {
    // MARK: - Geometry

    func makeAdjustedInset() -> UIEdgeInsets {
        var inset = contentInset
        inset.top += refreshInset
        let safe = safeAreaInsets
        let behavior = contentInsetAdjustmentBehavior
        if behavior == .automatic, controllerAbove?.automaticallyAdjustsScrollViewInsets == false {
            return inset
        }
        guard behavior != .never, safe != .zero else { return inset }
        let (size, content) = (boundsStorage.size, contentSize)
        if behavior == .always || alwaysBounceVertical || content.height > size.height
            || behavior == .automatic && isInBarController
        {
            inset.top += safe.top
            inset.bottom += safe.bottom
        }
        if behavior == .always || alwaysBounceHorizontal || content.width > size.width {
            inset.left += safe.left
            inset.right += safe.right
        }
        return inset
    }

    /// What content has to keep clear of: not what the adjusted inset keeps it clear of, whether it is long enough to scroll
    /// or not.
    func safeAreaBesideInset(_ safe: UIEdgeInsets) -> UIEdgeInsets {
        let behavior = contentInsetAdjustmentBehavior
        guard behavior != .never else { return safe }
        var safe = safe
        if behavior == .always || alwaysBounceVertical || behavior == .automatic && isInBarController {
            (safe.top, safe.bottom) = (0, 0)
        }
        if behavior == .always || alwaysBounceHorizontal { (safe.left, safe.right) = (0, 0) }
        return safe
    }

    /// Whether a navigation or tab bar controller has the view on one of its pages.
    private var isInBarController: Bool {
        guard let controllerAbove else { return false }
        return controllerAbove.navigationController != nil || controllerAbove.tabBarController != nil
    }

    /// The controller whose view the scroll view is, or lies in.
    private var controllerAbove: UIViewController? {
        var next = self.next
        while let responder = next {
            if let controller = responder as? UIViewController { return controller }
            next = responder.next
        }
        return nil
    }

    /// The offsets at which the content's ends stand at the view's.
    package var offsetLimits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let (inset, size, content) = (adjustedContentInset, boundsStorage.size, contentSize)
        require(
            inset.isFinite && content.width.isFinite && content.height.isFinite,
            "\(debugName): adjustedContentInset, \(inset), or contentSize, \(content), is not finite; an override returns it"
        )
        let top = inset.top + collapsedInset
        return (
            -inset.left...max(-inset.left, content.width + inset.right - size.width),
            -top...max(-top, content.height + inset.bottom - size.height)
        )
    }

    package func clamped(_ offset: CGPoint) -> CGPoint {
        let limits = offsetLimits
        return CGPoint(
            x: min(max(offset.x, limits.x.lowerBound), limits.x.upperBound),
            y: min(max(offset.y, limits.y.lowerBound), limits.y.upperBound)
        )
    }

    package func onPixels(_ offset: CGPoint) -> CGPoint {
        let scale = pixelsPerPoint
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    /// Whether the content can be moved to its ends, or beyond.
    func canScroll(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let limits = offsetLimits
        return switch axis {
        case .horizontal: limits.x.upperBound > limits.x.lowerBound || bounces && alwaysBounceHorizontal
        case .vertical:
            limits.y.upperBound > limits.y.lowerBound
                || bounces && (alwaysBounceVertical || refreshControl != nil)
        }
    }

    /// Whether the content has some way to go.
    package func canMove(_ axis: NSLayoutConstraint.Axis, forwards: Bool) -> Bool {
        let (limits, offset) = (offsetLimits, contentOffset)
        let (range, position) = axis == .horizontal ? (limits.x, offset.x) : (limits.y, offset.y)
        return forwards ? position < range.upperBound : position > range.lowerBound
    }

    // MARK: - Setting

    func scroll(to contentOffset: CGPoint, animated: Bool) {
        precondition(
            contentOffset.x.isFinite && contentOffset.y.isFinite,
            "\(debugName).contentOffset: \(contentOffset) is not finite"
        )
        guard animated, window != nil else {
            stopMotion()
            rebaseDrag(to: contentOffset)
            move(to: contentOffset)
            return
        }
        let target = onPixels(contentOffset)
        // Nothing to animate: what moves otherwise ends here.
        guard target != self.contentOffset else { return stopMotion() }
        animate(to: target, within: 0.3, .animation)
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        let target = offset(revealing: rect)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// The nearest offset at which a rectangle of the content can be seen, or as much of it as there is room for.
    package func offset(revealing rect: CGRect) -> CGPoint {
        let visible = bounds.inset(by: adjustedContentInset)
        func way(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            if start < low, end <= high { return max(start - low, end - high) }
            if end > high, start >= low { return min(end - high, start - low) }
            return 0
        }
        let offset = contentOffset
        return onPixels(
            clamped(
                CGPoint(
                    x: offset.x + way(rect.minX, rect.maxX, visible.minX, visible.maxX),
                    y: offset.y + way(rect.minY, rect.maxY, visible.minY, visible.maxY)
                )
            )
        )
    }

    /// Moves the content, whatever moves it.
    package func move(to offset: CGPoint) {
        let offset = onPixels(offset)
        if offset != bounds.origin { bounds.origin = offset }
    }

    /// Moves the content along with what is shown, as it has grown above that: drags and motions go on from there.
    package func shiftContent(by way: CGPoint) {
        // Read before it is written: `drag?.start = …` would be accessed while the right side reads it.
        if let drag { self.drag?.start = drag.start.adding(way) }
        if let motion { motion.shift = motion.shift.adding(way) }
        move(to: contentOffset.adding(way))
    }

    /// The drag under way goes on from another offset.
    func rebaseDrag(to offset: CGPoint) {
        guard let drag else { return }
        // The limits ask for sizes and insets, which subclasses may compute: nothing is being changed meanwhile.
        let free = unstretched(offset)
        self.drag?.start = CGPoint(x: free.x + drag.translation.x, y: free.y + drag.translation.y)
    }

    func setContentSize(_ size: CGSize) {
        precondition(
            size.width.isFinite && size.height.isFinite,
            "\(debugName).contentSize: \(size) is not finite"
        )
        guard size != contentSize else { return }
        setting(.contentSize) { withExtras { $0.contentSize = size } }
        setNeedsLayout()
        adjustedInsetMayHaveChanged()
        returnToContent()
        endMayHaveMoved()
    }

    /// The content's end, or the bar below it, may stand elsewhere: the bar has a ground while content is behind it.
    private func endMayHaveMoved() {
        followingTabs?.contentDidScroll()
        followingToolbar?.contentDidScrollAboveToolbar()
    }

    func offsetDidChange() {
        followingBar?.contentDidScroll(self)
        endMayHaveMoved()
        if let scrollDelegate {
            didScrollDepth += 1
            defer { didScrollDepth -= 1 }
            require(
                didScrollDepth < FrameLimit.nestedScrolls.most,
                "\(debugName): scrollViewDidScroll(_:) of its delegate, \(type(of: scrollDelegate)), moves the content each time it is called, which calls it again; let it leave a contentOffset alone that is as wanted"
            )
            let lock = FrameLock.beginAppCall(of: self)
            scrollDelegate.scrollViewDidScroll(self)
            lock?.end()
        }
        refreshControl?.scrollViewDidScroll(self)
    }

    // MARK: - Changes of the world

    func layOutScrolling() {
        if isContentSizedByGuide, let guide = layoutNode.insets?.contentGuide, guide.node.engine != nil {
            let size = guide.layoutFrame.size
            contentSize = CGSize(width: size.width * zoom, height: size.height * zoom)
        }
        if knownSize != boundsStorage.size {
            knownSize = boundsStorage.size
            adjustedInsetMayHaveChanged()
            returnToContent()
            endMayHaveMoved()
        }
        refreshControl?.layOut(in: self)
        indicators?.layOut(in: self)
    }

    /// Content that stood at its beginning stays there.
    func adjustedInsetMayHaveChanged() {
        let inset = adjustedContentInset
        guard inset != knownInset else { return }
        let old = knownInset
        knownInset = inset
        var offset = contentOffset
        if offset.y == onPixels(CGPoint(x: 0, y: -old.top)).y { offset.y = -inset.top }
        if offset.x == onPixels(CGPoint(x: -old.left, y: 0)).x { offset.x = -inset.left }
        if motion == nil, drag == nil { move(to: offset) }
        setNeedsLayout()
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        returnToContent()
        endMayHaveMoved()
    }

    /// Content that no longer reaches to where it is seen comes back, unless something moves it.
    private func returnToContent() {
        guard motion == nil, drag == nil, pinch == nil, knownSize != .zero else { return }
        let offset = contentOffset
        let limits = offsetLimits
        // Beyond the beginning, or before it, somebody wanted it to be.
        move(
            to: CGPoint(
                x: offset.x > limits.x.upperBound ? limits.x.upperBound : offset.x,
                y: offset.y > limits.y.upperBound ? limits.y.upperBound : offset.y
            )
        )
    }

    func leaveWindow() {
        stopMotion()
        drag = nil
        pinch = nil
        isDragging = false
        isTracking = false
        isZooming = false
        indicators?.hide()
    }
}
