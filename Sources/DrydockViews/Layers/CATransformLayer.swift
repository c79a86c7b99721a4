import DrydockRaster

/// A layer whose sublayers keep their depth, where other layers draw them into their own plane: the sides of a box, say, or
/// transform layers again.
///
/// It draws nothing itself: background, border, contents, corners, mask and shadow have no effect, and its opacity is that of each
/// sublayer. It is never hit, as no point of a plane is one of its own. Sublayers are drawn from the one whose middle is the
/// farthest to the nearest: those that go through one another are not cut.
open class CATransformLayer: CALayer {
    override func prepare(_ state: inout LayerState) { state.keepsDepth = true }
}

/// How a layer lies in the layer that it is in.
private struct SolidPlace {
    /// Without the transform, in the superlayer's coordinates.
    let frame: CGRect
    /// The middle of the bounds.
    let middle: CGPoint
    /// From around the middle of the layer to around the middle of its frame.
    let map: CATransform3D
    /// 0 for what is hidden.
    let opacity: CGFloat

    init(_ layer: CALayer) {
        if let view = layer.view { self.init(view) } else { self.init(layer.drawn.fields, of: layer) }
    }

    private init(_ fields: LayerState, of layer: CALayer) {
        frame = fields.untransformedFrame
        middle = fields.bounds.center
        let perspective = layer.superlayerStorage.flatMap { $0.perspective($0.drawn.fields) }
        map = fields.solid(of: frame, fields.transform, through: perspective)
        opacity = fields.isHidden ? 0 : CGFloat(fields.opacity)
    }

    private init(_ view: UIView) {
        var fields = view.layer.presentedState
        fields.bounds.origin = view.presentation?.boundsOrigin ?? view.boundsStorage.origin
        frame = view.presentation?.frame ?? view.untransformedFrame
        middle = CGPoint(
            x: fields.bounds.minX + frame.width / 2,
            y: fields.bounds.minY + frame.height / 2
        )
        let above = view.superviewStorage?.layerStorage
        map = fields.solid(
            of: frame,
            fields.transform,
            through: above.flatMap { $0.perspective($0.drawn.fields) }
        )
        opacity = fields.isHidden ? 0 : CGFloat(fields.opacity)
    }
}

/// What lies in transform layers, as it lies in space.
private struct SolidPart {
    let layer: CALayer
    let size: CGSize
    /// From around the middle of the layer.
    let map: CATransform3D
    /// That of the transform layers.
    let opacity: CGFloat

    /// How near the middle is to the eye.
    var depth: CGFloat { map.m44 > 0 ? map.m43 / map.m44 : .infinity }

    /// - Parameter center: the map's origin, in the current coordinates.
    func append(to builder: inout DisplayListBuilder, around center: CGPoint, depth: Int) {
        guard layer.drawn.isFacing(.identity, map) else { return }
        let frame = CGRect(
            x: center.x - size.width / 2,
            y: center.y - size.height / 2,
            width: size.width,
            height: size.height
        )
        builder.group(opacity: UInt8((min(max(opacity, 0), 1) * 255).rounded())) { builder in
            builder.place(frame, seenBy: map) { builder, frame in
                if let view = layer.view {
                    view.appendPlaced(to: &builder, frame: frame, depth: depth)
                } else {
                    layer.append(layer.drawn, to: &builder, frame: frame, depth: depth)
                }
            }
        }
    }
}

extension CALayer {
    /// Appends what lies in a transform layer.
    ///
    /// 1. The maps of transform layers in one another are put together, with their depths.
    /// 2. What lies in them is sorted by the depths of the middles; equal ones keep their order.
    /// 3. Each is drawn as a plane of its own, under its whole map.
    final func appendSolid(to builder: inout DisplayListBuilder, depth: Int) {
        let place = SolidPlace(self)
        appendSolid(to: &builder, around: place.frame.center, place.map, opacity: place.opacity, depth: depth)
    }

    /// - Parameter center: where the middle of the bounds lies without the map, in the current coordinates.
    final func appendSolid(
        to builder: inout DisplayListBuilder,
        around center: CGPoint,
        _ map: CATransform3D = CATransform3DIdentity,
        opacity: CGFloat = 1,
        depth: Int
    ) {
        var parts: [SolidPart] = []
        collect(into: &parts, under: map, opacity: opacity, depth: depth)
        let places = parts.map(\.depth)
        for index in parts.indices.sorted(by: { (places[$0], $0) < (places[$1], $1) }) {
            parts[index].append(to: &builder, around: center, depth: depth + 1)
        }
    }

    private func collect(
        into parts: inout [SolidPart],
        under map: CATransform3D,
        opacity: CGFloat,
        depth: Int
    ) {
        checkDepth(depth)
        guard opacity > 0 else { return }
        let middle = SolidPlace(self).middle
        for layer in drawnChildren.map(\.layer) {
            let place = SolidPlace(layer)
            let (dx, dy) = (place.frame.midX - middle.x, place.frame.midY - middle.y)
            let whole = place.map.concatenating(CATransform3DMakeTranslation(dx, dy, 0)).concatenating(map)
            if layer.state.keepsDepth {
                let opacity = opacity * place.opacity
                layer.collect(into: &parts, under: whole, opacity: opacity, depth: depth + 1)
            } else if place.opacity > 0 {
                parts.append(
                    SolidPart(layer: layer, size: place.frame.size, map: whole, opacity: opacity)
                )
            }
        }
    }
}
