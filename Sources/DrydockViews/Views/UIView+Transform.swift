import DrydockGraphics

extension UIView {
    /// The frame without the view's own transform.
    package var untransformedFrame: CGRect { CGRect(origin: frameOrigin, size: boundsStorage.size) }

    /// Places the view as if it had no transform.
    func placeUntransformed(_ frame: CGRect) {
        guard !transform.isIdentity else {
            self.frame = frame
            return
        }
        bounds.size = frame.size
        center = frame.center
    }

    /// The box around what the view's own transform makes of its frame.
    var transformedFrame: CGRect {
        if let layerStorage, !layerStorage.state.transform.isSeenFlat { return layerStorage.modelState.frame }
        let frame = untransformedFrame
        return placedTransform.map { frame.transformed($0) } ?? frame
    }

    /// Where the position lies in the bounds, in parts of the size.
    var anchor: CGPoint { extras?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

    /// The transform around the middle of the bounds; nil for none.
    var placedTransform: CGAffineTransform? {
        guard let extras, let transform = extras.transform else { return nil }
        return extras.anchorPoint.map { transform.around($0, of: boundsStorage.size) } ?? transform
    }

    /// How the view is seen, around its middle; nil when that is `placedTransform` alone.
    var space: CATransform3D? {
        guard layerStorage != nil || superviewStorage?.layerStorage != nil else { return nil }
        return space(of: untransformedFrame, extras?.transform ?? .identity, isShown: false)
    }

    /// Where the anchor point lies in the superview.
    var anchoredCenter: CGPoint {
        let frame = untransformedFrame
        guard let anchor = extras?.anchorPoint else { return frame.center }
        return CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    /// Moves the view so that another point of it is where the anchor point was.
    func setAnchor(_ anchor: CGPoint) {
        guard anchor != self.anchor else { return }
        let center = anchoredCenter
        withExtras { $0.anchorPoint = anchor == CGPoint(x: 0.5, y: 0.5) ? nil : anchor }
        setCenter(center)
        markDisplayNeeded()
    }

    func setTransform(_ transform: CGAffineTransform, isAnimated: Bool = true) {
        precondition(transform.isFinite, "\(debugName).transform: \(transform) is not finite")
        guard transform != self.transform else { return }
        let actions = isAnimated ? willChange(.transform, ["transform"]) : []
        withExtras { $0.transform = transform.isIdentity ? nil : transform }
        markDisplayNeeded()
        didChange(actions)
    }

    func setCenter(_ center: CGPoint) {
        let size = boundsStorage.size
        let anchor = self.anchor
        let origin = CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y)
        if place(at: origin, size, from: frameSource) { markDisplayNeeded() }
    }

    /// The size and origin, without the transform, of a view whose frame is a rectangle with it. Exact for scales and quarter
    /// turns; other transforms leave no answer, and the size is that of the box around the frame mapped back.
    func untransformed(_ frame: CGRect) -> CGRect {
        guard var transform = extras?.transform else { return frame }
        let size = transform.size(before: frame.size)
        if let anchor = extras?.anchorPoint { transform = transform.around(anchor, of: size) }
        return CGRect(
            x: frame.midX - transform.tx - size.width / 2,
            y: frame.midY - transform.ty - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// A point of this view's coordinates in its superview's.
    func pointInSuperview(_ point: CGPoint) -> CGPoint {
        let bounds = boundsStorage
        let x = point.x - bounds.origin.x
        let y = point.y - bounds.origin.y
        if let space {
            let center = untransformedFrame.center
            let place = space.seen(CGPoint(x: x - bounds.width / 2, y: y - bounds.height / 2)) ?? .zero
            return CGPoint(x: place.x + center.x, y: place.y + center.y)
        }
        guard let transform = placedTransform else {
            return CGPoint(x: x + frameOrigin.x, y: y + frameOrigin.y)
        }
        let center = untransformedFrame.center
        let turned = CGPoint(x: x - bounds.width / 2, y: y - bounds.height / 2).applying(transform)
        return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
    }

    /// A point of the superview's coordinates in this view's; nil when the transform leaves no way back.
    func pointFromSuperview(_ point: CGPoint) -> CGPoint? {
        let bounds = boundsStorage
        if let space {
            let center = untransformedFrame.center
            return space.unseen(CGPoint(x: point.x - center.x, y: point.y - center.y))
                .map { CGPoint(x: $0.x + bounds.midX, y: $0.y + bounds.midY) }
        }
        guard let transform = placedTransform else {
            return CGPoint(
                x: point.x - frameOrigin.x + bounds.origin.x,
                y: point.y - frameOrigin.y + bounds.origin.y
            )
        }
        guard transform.isInvertible else { return nil }
        let center = untransformedFrame.center
        let straight = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
        return CGPoint(
            x: straight.x + bounds.width / 2 + bounds.origin.x,
            y: straight.y + bounds.height / 2 + bounds.origin.y
        )
    }
}

extension CGRect {
    /// The box around the rectangle, transformed around its middle.
    package nonisolated func transformed(_ transform: CGAffineTransform) -> CGRect {
        let around = CGRect(x: 0 - width / 2, y: 0 - height / 2, width: width, height: height).applying(
            transform
        )
        return around.offsetBy(dx: midX, dy: midY)
    }
}
