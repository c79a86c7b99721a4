/// Who sets a frame: layout's own results must not come back to it as changes.
nonisolated enum FrameSource {
    case caller
    case layout
}

extension UIView {
    /// Sets the frame for a caller. A null rectangle, as insets of what is too small give, takes the size and no place.
    func setFrame(_ newFrame: CGRect) {
        if newFrame.isNull { return setFrame(CGRect(origin: frame.origin, size: .zero)) }
        let newFrame = untransformed(newFrame.standardized)
        if place(at: newFrame.origin, newFrame.size, from: frameSource) { markDisplayNeeded() }
    }

    /// Who sets the geometry through one of the public setters.
    var frameSource: FrameSource { layoutNode.isBeingPlaced ? .layout : .caller }

    /// Sets the frame, which has no negative size, and says whether it was another one. Layout, which sets
    /// many, has the window drawn anew once itself.
    func place(at origin: CGPoint, _ size: CGSize, from source: FrameSource) -> Bool {
        require(
            origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite,
            "\(debugName).frame: \(CGRect(origin: origin, size: size)) is not finite"
        )
        let oldSize = boundsStorage.size
        let isResized = size.width != oldSize.width || size.height != oldSize.height
        guard isResized || origin.x != frameOrigin.x || origin.y != frameOrigin.y else { return false }
        if let observers = extras?.keyValueObservers {
            observers.change(geometryKeys(for: origin, size)) { move(to: origin, size, from: source) }
        } else {
            move(to: origin, size, from: source)
        }
        return true
    }

    private func move(to origin: CGPoint, _ size: CGSize, from source: FrameSource) {
        let oldSize = boundsStorage.size
        let actions = willChange(.geometry, layerKeys(for: origin, size))
        frameOrigin = origin
        if size.width != oldSize.width || size.height != oldSize.height {
            boundsStorage.size = size
            sizeDidChange(from: oldSize, source)
        }
        if source == .caller { frameDidChangeOutsideOfLayout() }
        didChange(actions)
    }

    /// What of the layer becomes another value when the view moves.
    private func layerKeys(for origin: CGPoint, _ size: CGSize) -> [String] {
        let isResized = size != boundsStorage.size
        let (anchor, old) = (self.anchor, anchoredCenter)
        let center = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
        return (center != old ? ["position"] : []) + (isResized ? ["bounds"] : [])
    }

    /// What becomes another value when the view moves.
    private func geometryKeys(for origin: CGPoint, _ size: CGSize) -> [ObservedKey] {
        var keys = [ObservedKey.frame]
        if size != boundsStorage.size { keys.append(.bounds) }
        let anchor = self.anchor
        let center = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
        if center != anchoredCenter { keys.append(.center) }
        return keys
    }

    func setBounds(_ newBounds: CGRect) {
        require(newBounds.isFinite, "\(debugName).bounds: \(newBounds) is not finite")
        let newBounds = newBounds.standardized
        guard newBounds != boundsStorage else { return }
        if let observers = extras?.keyValueObservers {
            let isResized = newBounds.size != boundsStorage.size
            observers.change(isResized ? [.bounds, .frame] : [.bounds]) { takeBounds(newBounds) }
        } else {
            takeBounds(newBounds)
        }
    }

    private func takeBounds(_ newBounds: CGRect) {
        let oldSize = boundsStorage.size
        let source = frameSource
        let actions = willChange(.geometry, ["bounds"])
        let anchor = self.anchor
        frameOrigin.x -= (newBounds.width - oldSize.width) * anchor.x
        frameOrigin.y -= (newBounds.height - oldSize.height) * anchor.y
        boundsStorage = newBounds
        // Content that scrolls is laid out as it goes.
        mark(.layout)
        if newBounds.size != oldSize { sizeDidChange(from: oldSize, source) }
        if source == .caller { frameDidChangeOutsideOfLayout() }
        markDisplayNeeded()
        didChange(actions)
    }

    private func sizeDidChange(from oldSize: CGSize, _ source: FrameSource) {
        mark(.layout)
        let width = boundsStorage.width
        if oldSize.width.systemMargin != width.systemMargin && viewController != nil
            || oldSize.width != width && followsReadableWidth
        {
            marginsMayHaveChanged()
        }
        // A superview that is laying out its subviews knows what it does, and one that is laid out takes the size back that was given
        // to a view which constraints place.
        if source == .caller, let above = layoutNode.above, !above.isLayingOutSubviews,
            !isPlacedByConstraints
        {
            above.mark(.layout)
        }
        resizeSubviews(withOldSize: oldSize, from: source)
    }

    // MARK: - Converting

    /// A point of this view's coordinates in those of another; in the window's for nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let target = view ?? window ?? root
        if let here = originInRoot, let there = target.originInRoot {
            return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
        }
        return target.pointFromRoot(pointInRoot(point))
    }

    /// A point in the coordinates of another view in those of this one; from the window's for nil.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let source = view ?? window ?? root
        if let there = source.originInRoot, let here = originInRoot {
            return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
        }
        return pointFromRoot(source.pointInRoot(point))
    }

    /// A rectangle of this view's coordinates in those of another; in the window's for nil. Under transforms, the box around
    /// what it becomes.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        (view ?? window ?? root).convert(rect, from: self)
    }

    /// A rectangle in the coordinates of another view in those of this one; from the window's for nil. Under transforms, the
    /// box around what it becomes.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let source = view ?? window ?? root
        if originInRoot != nil, source.originInRoot != nil {
            return CGRect(origin: convert(rect.origin, from: source), size: rect.size)
        }
        let xs = [rect.minX, rect.maxX]
        let corners = [rect.minY, rect.maxY].flatMap { y in
            xs.map { convert(CGPoint(x: $0, y: y), from: source) }
        }
        return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) { box, corner in
            let (x, y) = (min(box.minX, corner.x), min(box.minY, corner.y))
            return CGRect(x: x, y: y, width: max(box.maxX, corner.x) - x, height: max(box.maxY, corner.y) - y)
        }
    }

    /// Where this view's coordinate (0, 0) lies in the coordinates around the topmost view; nil when a view on the way is
    /// transformed. Cost: the view's depth.
    private var originInRoot: CGPoint? {
        var origin = CGPoint.zero
        var view: UIView? = self
        while let current = view {
            if current.extras?.transform != nil || current.space != nil { return nil }
            origin.x += current.frameOrigin.x - current.boundsStorage.origin.x
            origin.y += current.frameOrigin.y - current.boundsStorage.origin.y
            view = current.superviewStorage
        }
        return origin
    }

    package func pointInRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var view: UIView? = self
        while let current = view {
            point = current.pointInSuperview(point)
            view = current.superviewStorage
        }
        return point
    }

    /// A view that is scaled to nothing has no points: its middle stands for all.
    package func pointFromRoot(_ point: CGPoint) -> CGPoint {
        var views: [UIView] = []
        var view: UIView? = self
        while let current = view {
            views.append(current)
            view = current.superviewStorage
        }
        return views.reversed().reduce(point) { $1.pointFromSuperview($0) ?? $1.boundsStorage.center }
    }

    /// The topmost view above this one, or this one.
    package var root: UIView {
        var view = self
        while let above = view.superviewStorage { view = above }
        return view
    }
}
