/// Who sets a frame: layout's own results must not come back to it as changes.
nonisolated enum FrameSource {
    case caller
    case layout
}

extension UIView {
    /// Sets the frame for a caller.
    func setFrame(_ newFrame: CGRect) {
        let newFrame = newFrame.standardized
        if place(at: newFrame.origin, newFrame.size, from: .caller) { setNeedsDisplay() }
    }

    /// Sets the frame, which has no negative size, and says whether it was another one. Layout, which sets
    /// many, has the window drawn anew once itself.
    func place(at origin: CGPoint, _ size: CGSize, from source: FrameSource) -> Bool {
        precondition(
            origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite,
            "\(debugName).frame: \(CGRect(origin: origin, size: size)) is not finite"
        )
        let oldSize = boundsStorage.size
        let isResized = size.width != oldSize.width || size.height != oldSize.height
        guard isResized || origin.x != frameOrigin.x || origin.y != frameOrigin.y else { return false }
        recordAnimation(of: .geometry)
        frameOrigin = origin
        if isResized {
            boundsStorage.size = size
            sizeDidChange(from: oldSize, source)
        }
        if source == .caller { frameDidChangeOutsideOfLayout() }
        return true
    }

    func setBounds(_ newBounds: CGRect) {
        precondition(newBounds.isFinite, "\(debugName).bounds: \(newBounds) is not finite")
        let newBounds = newBounds.standardized
        guard newBounds != boundsStorage else { return }
        let oldSize = boundsStorage.size
        recordAnimation(of: .geometry)
        frameOrigin.x -= (newBounds.width - oldSize.width) / 2
        frameOrigin.y -= (newBounds.height - oldSize.height) / 2
        boundsStorage = newBounds
        // Content that scrolls is laid out as it goes.
        mark(.layout)
        if newBounds.size != oldSize { sizeDidChange(from: oldSize, .caller) }
        frameDidChangeOutsideOfLayout()
        setNeedsDisplay()
    }

    private func sizeDidChange(from oldSize: CGSize, _ source: FrameSource) {
        mark(.layout)
        // A superview that is laying out its subviews knows what it does.
        if source == .caller, let above = layoutNode.above, !above.isLayingOutSubviews { above.mark(.layout) }
        resizeSubviews(withOldSize: oldSize, from: source)
    }

    // MARK: - Converting

    /// A point of this view's coordinates in those of another; in the window's for nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let here = originInRoot
        let there = view?.originInRoot ?? (window ?? root).originInRoot
        return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }

    /// A point in the coordinates of another view in those of this one; from the window's for nil.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let there = view?.originInRoot ?? (window ?? root).originInRoot
        let here = originInRoot
        return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
    }

    /// A rectangle of this view's coordinates in those of another; in the window's for nil.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// A rectangle in the coordinates of another view in those of this one; from the window's for nil.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// Where this view's coordinate (0, 0) lies in the coordinates around the topmost view.
    /// Cost: the view's depth.
    private var originInRoot: CGPoint {
        var origin = CGPoint.zero
        var view: UIView? = self
        while let current = view {
            origin.x += current.frameOrigin.x - current.boundsStorage.origin.x
            origin.y += current.frameOrigin.y - current.boundsStorage.origin.y
            view = current.superviewStorage
        }
        return origin
    }

    /// The topmost view above this one, or this one.
    package var root: UIView {
        var view = self
        while let above = view.superviewStorage { view = above }
        return view
    }
}
