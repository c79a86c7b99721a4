import DrydockRaster

/// What a layer's plane, z = 0, looks like under a map of space.
nonisolated extension CATransform3D {
    /// The map without its third row and column, and without perspective: what `UIView.transform` has of it.
    var projection: CGAffineTransform {
        get { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
        set {
            (m11, m12, m21, m22) = (newValue.a, newValue.b, newValue.c, newValue.d)
            (m41, m42) = (newValue.tx, newValue.ty)
        }
    }

    /// Whether `projection` is all that is seen.
    var isSeenFlat: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

    /// What is seen when parallel lines stay parallel; nil when they do not, or all is behind the eye.
    var flat: CGAffineTransform? {
        guard m14 == 0, m24 == 0, m44 > 0 else { return nil }
        let plane = projection
        guard m44 != 1 else { return plane }
        return CGAffineTransform(
            a: plane.a / m44,
            b: plane.b / m44,
            c: plane.c / m44,
            d: plane.d / m44,
            tx: plane.tx / m44,
            ty: plane.ty / m44
        )
    }

    /// More than 0 when the plane's front is seen, less when its back is.
    var facing: CGFloat {
        m11 * (m22 * m44 - m42 * m24) - m21 * (m12 * m44 - m42 * m14) + m41 * (m12 * m24 - m22 * m14)
    }

    /// Where a point of the plane is seen; nil behind the eye.
    func seen(_ point: CGPoint) -> CGPoint? {
        let w = point.x * m14 + point.y * m24 + m44
        guard w > 0 else { return nil }
        return CGPoint(
            x: (point.x * m11 + point.y * m21 + m41) / w,
            y: (point.x * m12 + point.y * m22 + m42) / w
        )
    }

    /// The point of the plane that is seen at a point; nil when there is none.
    func unseen(_ point: CGPoint) -> CGPoint? {
        let determinant = facing
        guard determinant != 0, determinant.isFinite else { return nil }
        let w =
            (m12 * m24 - m22 * m14) * point.x + (m21 * m14 - m11 * m24) * point.y + (m11 * m22 - m21 * m12)
        guard w / determinant > 0 else { return nil }
        let x =
            (m22 * m44 - m42 * m24) * point.x + (m41 * m24 - m21 * m44) * point.y + (m21 * m42 - m41 * m22)
        let y =
            (m42 * m14 - m12 * m44) * point.x + (m11 * m44 - m41 * m14) * point.y + (m41 * m12 - m11 * m42)
        return CGPoint(x: x / w, y: y / w)
    }

    /// This map around other points.
    /// - Parameters:
    ///   - from: what is the origin for this map.
    ///   - to: where the result has it.
    func around(_ from: (x: CGFloat, y: CGFloat, z: CGFloat), to: (x: CGFloat, y: CGFloat, z: CGFloat))
        -> CATransform3D
    {
        CATransform3DMakeTranslation(0 - from.x, 0 - from.y, 0 - from.z).concatenating(self)
            .concatenating(CATransform3DMakeTranslation(to.x, to.y, to.z))
    }

    /// What the map makes of pixels: those of an upright picture of a size, whose middle is the map's origin, to those of the
    /// surface.
    /// - Parameters:
    ///   - scale: pixels to a point of both.
    ///   - center: where the map's origin lies on the surface, in pixels.
    func pixels(size: CGSize, scale: CGFloat, center: (x: CGFloat, y: CGFloat)) -> Projection {
        let (x, y) = (size.width / 2, size.height / 2)
        return Projection(
            a: m11 / scale,
            b: m12 / scale,
            c: m21 / scale,
            d: m22 / scale,
            tx: m41 - m11 * x - m21 * y,
            ty: m42 - m12 * x - m22 * y,
            p: m14 / scale,
            q: m24 / scale,
            r: m44 - m14 * x - m24 * y
        ).concatenating(Affine(a: scale, d: scale, tx: center.x, ty: center.y))
    }
}

extension CGRect {
    /// The box around what the rectangle becomes under a map around its middle; its middle when all is behind the eye.
    nonisolated func seen(by map: CATransform3D) -> CGRect {
        let corners = [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)].compactMap { x, y in
            map.seen(CGPoint(x: x * width / 2, y: y * height / 2))
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(
            x: midX + left,
            y: midY + top,
            width: (xs.max() ?? 0) - left,
            height: (ys.max() ?? 0) - top
        )
    }
}

/// What all sublayers of a layer are seen through.
struct LayerPerspective {
    let transform: CATransform3D
    /// What the transform turns around, in the coordinates of the sublayers' frames.
    let center: CGPoint
}

extension CALayer {
    /// - Parameter state: the model's, or what is shown.
    final func perspective(_ state: LayerState) -> LayerPerspective? {
        guard let transform = state.depth?.sublayerTransform else { return nil }
        let bounds = view?.boundsStorage ?? state.bounds
        let anchor = view?.anchor ?? state.anchorPoint
        return LayerPerspective(
            transform: transform,
            center: CGPoint(
                x: bounds.minX + anchor.x * bounds.width,
                y: bounds.minY + anchor.y * bounds.height
            )
        )
    }

    /// How a layer without view is seen, around the middle of its frame without transform; nil when that is a map of the plane
    /// alone, `centeredTransform`.
    final func space(_ state: LayerState, isShown: Bool) -> CATransform3D? {
        let perspective = superlayerStorage.flatMap { $0.perspective(isShown ? $0.drawn.fields : $0.state) }
        return state.space(of: state.untransformedFrame, state.transform, through: perspective)
    }
}

extension LayerState {
    /// How a rectangle is seen, around its middle; nil when that is a map of the plane alone.
    func space(of frame: CGRect, _ transform: CATransform3D, through perspective: LayerPerspective?)
        -> CATransform3D?
    {
        if perspective == nil, transform.isSeenFlat { return nil }
        return solid(of: frame, transform, through: perspective)
    }

    /// How a rectangle lies in space, around its middle.
    func solid(of frame: CGRect, _ transform: CATransform3D, through perspective: LayerPerspective?)
        -> CATransform3D
    {
        let x = (anchorPoint.x - 0.5) * frame.width
        let y = (anchorPoint.y - 0.5) * frame.height
        let placed = transform.around((x, y, anchorPointZ), to: (x, y, zPosition))
        guard let perspective else { return placed }
        let (dx, dy) = (perspective.center.x - frame.midX, perspective.center.y - frame.midY)
        return placed.concatenating(perspective.transform.around((dx, dy, 0), to: (dx, dy, 0)))
    }
}

extension UIView {
    /// How the view is seen, around the middle of its frame without transform; nil when that is a map of the plane alone.
    /// - Parameters:
    ///   - frame: without transform, the model's or what is shown.
    ///   - plane: the view's transform, the model's or what is shown.
    func space(of frame: CGRect, _ plane: CGAffineTransform, isShown: Bool) -> CATransform3D? {
        mayLieInSpace(isShown: isShown) ? placeInSpace(of: frame, plane, isShown: isShown) : nil
    }

    /// Whether the view's layer or the superview's says so: most views' do not.
    func mayLieInSpace(isShown: Bool) -> Bool {
        if let layerStorage {
            let values = isShown ? layerStorage.drawn : layerStorage.values
            if !values.fields.transform.isSeenFlat { return true }
        }
        guard let above = superviewStorage?.layerStorage else { return false }
        return (isShown ? above.drawn : above.values).fields.depth?.sublayerTransform != nil
    }

    private func placeInSpace(of frame: CGRect, _ plane: CGAffineTransform, isShown: Bool) -> CATransform3D? {
        let above = superviewStorage?.layerStorage
        let perspective = above.flatMap { $0.perspective(isShown ? $0.drawn.fields : $0.state) }
        guard let layerStorage else {
            if perspective == nil { return nil }
            var state = LayerState()
            state.anchorPoint = anchor
            return state.space(of: frame, CATransform3DMakeAffineTransform(plane), through: perspective)
        }
        let state = isShown ? layerStorage.drawn.fields : layerStorage.state
        let isKnown = state.transform.projection == plane
        if perspective == nil, !isKnown || state.transform.isSeenFlat { return nil }
        var placed = state
        placed.anchorPoint = anchor
        let transform = isKnown ? state.transform : CATransform3DMakeAffineTransform(plane)
        return placed.space(of: frame, transform, through: perspective)
    }
}
