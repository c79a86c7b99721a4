extension CALayer {
    /// The model's values; see `values`.
    final var state: LayerState {
        get { values.fields }
        _modify { yield &values.fields }
    }

    /// What animations show; nil for the model's values.
    final var shown: LayerState? { shownValues?.fields }

    /// What is drawn.
    final var drawn: LayerValues { shownValues ?? values }

    /// The model's values, the view's among them.
    final var modelState: LayerState {
        guard let view else { return state }
        return values(of: view)
    }

    /// The values of a layer whose view is at hand.
    final func values(of view: UIView) -> LayerState {
        var result = state
        result.bounds = view.boundsStorage
        result.anchorPoint = view.anchor
        result.position = view.center
        if state.transform.projection != view.transform {
            result.transform = CATransform3DMakeAffineTransform(view.transform)
        }
        result.opacity = Float(view.alpha)
        result.isHidden = view.isHidden
        result.backgroundColor = view.backgroundColorStorage?.cgColor
        return result
    }

    /// The values that are shown, the view's among them.
    final var presentedState: LayerState {
        guard let view else { return shown ?? state }
        var result = values(of: view)
        if let shown { result.takeDecoration(of: shown) }
        if let presentation = view.presentation { result.show(presentation) }
        return result
    }

    func requireFinite(_ point: CGPoint, _ name: String) {
        require(point.x.isFinite && point.y.isFinite, "\(debugName).\(name): \(point) is not finite")
    }

    final func setFrame(_ frame: CGRect) {
        if frame.isNull { return setFrame(CGRect(origin: self.frame.origin, size: .zero)) }
        require(frame.isFinite, "\(debugName).frame: \(frame) is not finite")
        if let view { return view.frame = frame }
        let frame = frame.standardized
        let transform = state.transform.projection
        let size = transform.isIdentity ? frame.size : transform.size(before: frame.size)
        setBounds(CGRect(origin: state.bounds.origin, size: size))
        let placed = state.centeredTransform
        position = CGPoint(
            x: frame.midX - placed.tx + (state.anchorPoint.x - 0.5) * size.width,
            y: frame.midY - placed.ty + (state.anchorPoint.y - 0.5) * size.height
        )
    }

    final func setBounds(_ bounds: CGRect) {
        require(bounds.isFinite, "\(debugName).bounds: \(bounds) is not finite")
        if let view { return view.bounds = bounds }
        let bounds = bounds.standardized
        let isResized = bounds.size != state.bounds.size
        update(\.bounds, to: bounds, "bounds")
        if isResized {
            setNeedsLayout()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
    }

    /// A transform that is more than a map of the plane is animated by the layer, and not by the view.
    final func setTransform(_ transform: CATransform3D, of view: UIView) {
        if CATransform3DIsAffine(transform), CATransform3DIsAffine(self.transform) {
            state.transform = transform
            view.transform = transform.projection
            return
        }
        guard transform != self.transform else { return }
        let action = actionForChange(of: "transform")
        state.transform = transform
        view.setTransform(transform.projection, isAnimated: false)
        markDisplayNeeded()
        action?.run(forKey: "transform", object: self, arguments: nil)
    }

    // MARK: - Converting

    private func toSuperlayer(_ point: CGPoint) -> CGPoint {
        if let view { return view.pointInSuperview(point) }
        let frame = state.untransformedFrame
        let straight = CGPoint(x: point.x - state.bounds.midX, y: point.y - state.bounds.midY)
        if let space = space(state, isShown: false) {
            let place = space.seen(straight) ?? .zero
            return CGPoint(x: place.x + frame.midX, y: place.y + frame.midY)
        }
        let place = straight.applying(state.centeredTransform)
        return CGPoint(x: place.x + frame.midX, y: place.y + frame.midY)
    }

    /// Nil when the transform leaves no way back.
    fileprivate func fromSuperlayer(_ point: CGPoint) -> CGPoint? {
        if let view { return view.pointFromSuperview(point) }
        let frame = state.untransformedFrame
        if let space = space(state, isShown: false) {
            return space.unseen(CGPoint(x: point.x - frame.midX, y: point.y - frame.midY))
                .map { CGPoint(x: $0.x + state.bounds.midX, y: $0.y + state.bounds.midY) }
        }
        let transform = state.centeredTransform
        guard transform.isInvertible else { return nil }
        let place = CGPoint(x: point.x - frame.midX, y: point.y - frame.midY).applying(transform.inverted())
        return CGPoint(x: place.x + state.bounds.midX, y: place.y + state.bounds.midY)
    }

    private var chain: [CALayer] {
        var result: [CALayer] = []
        var layer: CALayer? = self
        while let current = layer {
            result.append(current)
            layer = current.superlayer
        }
        return result
    }

    final func converted(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let point = chain.reduce(p) { $1.toSuperlayer($0) }
        guard let l else { return point }
        return l.chain.reversed().reduce(point) { $1.fromSuperlayer($0) ?? $1.bounds.center }
    }

    final func converted(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        if let l { return l.convert(p, to: self) }
        return chain.reversed().reduce(p) { $1.fromSuperlayer($0) ?? $1.bounds.center }
    }

    // MARK: - Hit testing

    final func hitTest(_ p: CGPoint, depth: Int) -> CALayer? {
        guard depth < UIView.maximumDepth, !isHidden, opacity > 0, !state.keepsDepth,
            let point = fromSuperlayer(p)
        else { return nil }
        let isInside = contains(point)
        if masksToBounds, !isInside { return nil }
        let layers = modelStorage == nil ? drawnChildren.map(\.layer) : sublayers ?? []
        for layer in layers.reversed() {
            if let hit = layer.hitTest(point, depth: depth + 1) { return hit }
        }
        return isInside ? self : nil
    }
}

extension LayerState {
    /// Takes what is not geometry and not of a view.
    mutating func takeDecoration(of other: LayerState) {
        let own = self
        self = other
        (bounds, position, anchorPoint, transform) = (
            own.bounds, own.position, own.anchorPoint, own.transform
        )
        (opacity, isHidden, backgroundColor) = (own.opacity, own.isHidden, own.backgroundColor)
    }

    /// Takes what a view shows.
    mutating func show(_ presentation: PresentationValues) {
        if let frame = presentation.frame {
            bounds.size = frame.size
            position.x = frame.minX + anchorPoint.x * frame.width
            position.y = frame.minY + anchorPoint.y * frame.height
        }
        if let origin = presentation.boundsOrigin { bounds.origin = origin }
        // What is no map of the plane stays: see `CATransform3D.projection`.
        if let transform = presentation.transform { self.transform.projection = transform }
        if let alpha = presentation.alpha { opacity = Float(alpha) }
        if let color = presentation.backgroundColor { backgroundColor = color.cgColor }
    }
}

extension CGRect {
    /// The box around the rectangle's mapped corners.
    func mapped(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)]
            .map { map(CGPoint(x: $0.0, y: $0.1)) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
