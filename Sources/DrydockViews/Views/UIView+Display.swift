import DrydockRaster

extension UIView {
    func setContentScaleFactor(_ scale: CGFloat) {
        guard scale > 0, scale.isFinite, scale != contentScaleFactor else { return }
        withExtras { $0.contentScaleFactor = scale }
        layerStorage?.contentsScale = scale
    }

    /// Appends what the view and its subviews show, back to front. Marks nothing, computes no layout.
    package func appendDisplayCommands(to builder: inout DisplayListBuilder, depth: Int = 0) {
        // What the scene's traits and the superview's tint are is the current ones already.
        if depth == 0 || hasOwnTintColor || traitChain != nil && traitChain !== superviewStorage?.traitChain {
            performWithTraits { appendTree(to: &builder, depth: depth) }
        } else {
            appendTree(to: &builder, depth: depth)
        }
    }

    func setAlpha(_ alpha: CGFloat) {
        precondition(alpha.isFinite, "\(debugName).alpha: \(alpha) is not finite")
        let value = min(max(alpha, 0), 1)
        guard value != alphaStorage else { return }
        let actions = willChange(.alpha, ["opacity"])
        alphaStorage = value
        markDisplayNeeded()
        didChange(actions)
    }

    /// Appends the view as if its frame lay at (0, 0), and nothing were transformed or fading.
    func appendWithoutPlace(to builder: inout DisplayListBuilder) {
        performWithTraits {
            let size = boundsStorage.size
            appendLayer(
                drawnLayer,
                to: &builder,
                frame: CGRect(origin: .zero, size: size),
                size: size,
                opacity: 255,
                depth: 0
            )
        }
    }

    /// Appends the view at a place and under a map that are the builder's already.
    func appendPlaced(to builder: inout DisplayListBuilder, frame: CGRect, depth: Int) {
        let opacity = shownOpacity
        performWithTraits {
            appendLayer(
                drawnLayer,
                to: &builder,
                frame: frame,
                size: frame.size,
                opacity: opacity,
                depth: depth
            )
        }
    }

    func setBackgroundColor(_ color: UIColor?) {
        let isChanged = color != backgroundColorStorage
        guard isChanged else { return backgroundColorStorage = color }
        let actions = willChange(.backgroundColor, ["backgroundColor"])
        backgroundColorStorage = color
        markDisplayNeeded()
        didChange(actions)
    }

    private func appendTree(to builder: inout DisplayListBuilder, depth: Int) {
        let opacity = shownOpacity
        guard !isHidden || shownTransition != nil, opacity > 0 else { return }
        checkDepth(depth)
        if isAtFrame {
            let frame = untransformedFrame
            if isLeftOut(frame, in: &builder) { return }
            let layer = drawnLayer
            if let layer, layer.values.fields.keepsDepth {
                return layer.appendSolid(to: &builder, depth: depth)
            }
            let size = frame.size
            appendLayer(layer, to: &builder, frame: frame, size: size, opacity: opacity, depth: depth)
        } else {
            appendPlacedTree(to: &builder, opacity: opacity, depth: depth)
        }
    }

    /// Whether the view is drawn where its frame is: most are, and need no more to be known of their place.
    private var isAtFrame: Bool {
        if let extras, extras.transform != nil || extras.presentation != nil { return false }
        return !mayLieInSpace(isShown: true)
    }

    private func appendPlacedTree(to builder: inout DisplayListBuilder, opacity: CGFloat, depth: Int) {
        guard let place = place(in: &builder) else { return }
        let layer = drawnLayer
        if let layer, layer.values.fields.keepsDepth {
            return layer.appendSolid(to: &builder, depth: depth)
        }
        builder.place(place) { builder, frame in
            appendLayer(
                layer,
                to: &builder,
                frame: frame,
                size: place.shown.size,
                opacity: opacity,
                depth: depth
            )
        }
    }

    /// From 0 to 255, also during an animation.
    private var shownOpacity: CGFloat { ((extras?.presentation?.alpha ?? alpha) * 255).rounded() }

    /// Nil for a view that is not seen. Apart from `appendTree`, for whose frames in a deep tree the stack has 16 KB each.
    private func place(in builder: inout DisplayListBuilder) -> DisplayPlace? {
        let frame = untransformedFrame
        let shown = presentation?.frame ?? frame
        var transform = presentation?.transform ?? extras?.transform ?? .identity
        let space = space(of: shown, transform, isShown: true)
        if let anchor = extras?.anchorPoint { transform = transform.around(anchor, of: shown.size) }
        if let layerStorage, !layerStorage.drawn.isFacing(transform, space) { return nil }
        if space == nil, isLeftOut(frame, in: &builder) { return nil }
        return DisplayPlace(rest: frame, shown: shown, transform: transform, space: space)
    }

    /// Whether the view, at a frame, is hidden by clips; notes it in the builder.
    private func isLeftOut(_ frame: CGRect, in builder: inout DisplayListBuilder) -> Bool {
        guard builder.hides(frame), isPlain, let box = drawnBox else { return false }
        let origin = CGPoint(x: frame.minX - boundsStorage.minX, y: frame.minY - boundsStorage.minY)
        guard builder.hides(box.offsetBy(dx: origin.x, dy: origin.y)) else { return false }
        builder.leaveOut()
        return true
    }

    /// Whether the view is drawn where its frame is, and nothing but the view itself.
    private var isPlain: Bool {
        guard presentation == nil, subviewStorage.isEmpty, layerStorage?.drawsWithinBounds != false else {
            return false
        }
        guard let extras else { return true }
        return extras.transform == nil && extras.mask == nil && extras.transition == nil
    }

    /// What is in the view, at a place in the superview.
    /// - Parameter layer: see `drawnLayer`.
    private func appendLayer(
        _ layer: CALayer?,
        to builder: inout DisplayListBuilder,
        frame: CGRect,
        size: CGSize,
        opacity: CGFloat,
        depth: Int
    ) {
        let bounds = CGRect(origin: boundsStorage.origin, size: size)
        // Without closures where nothing is to be closed: each asks which thread it is on, and is in the stack of a deep tree.
        let outer = builder.enter(frame: frame, boundsOrigin: bounds.origin)
        let blendMode = layer?.drawn.fields.compositing ?? .normal
        let transition = shownTransition
        if opacity == 255, blendMode == .normal, transition == nil {
            appendShown(layer, to: &builder, bounds: bounds, depth: depth)
        } else {
            appendGroup(layer, to: &builder, bounds, UInt8(opacity), blendMode, transition, depth: depth)
        }
        builder.leave(to: outer)
    }

    private func appendGroup(
        _ layer: CALayer?,
        to builder: inout DisplayListBuilder,
        _ bounds: CGRect,
        _ opacity: UInt8,
        _ blendMode: BlendMode,
        _ transition: ShownTransition?,
        depth: Int
    ) {
        builder.group(opacity: opacity, blendMode: blendMode) { builder in
            builder.transition(transition, bounds: bounds) { builder in
                appendShown(layer, to: &builder, bounds: bounds, depth: depth)
            }
        }
    }

    private func appendShown(
        _ layer: CALayer?,
        to builder: inout DisplayListBuilder,
        bounds: CGRect,
        depth: Int
    ) {
        guard !isHidden, extras?.isLifted != true else { return }
        appendAll(layer, to: &builder, bounds: bounds, depth: depth)
    }

    private func appendAll(
        _ layer: CALayer?,
        to builder: inout DisplayListBuilder,
        bounds: CGRect,
        depth: Int
    ) {
        if let layer {
            layer.appendMasked(layer.drawn, to: &builder, bounds: bounds, depth: depth)
            return
        }
        guard extras?.mask != nil else { return appendParts(to: &builder, bounds: bounds, depth: depth) }
        builder.masked(by: { mask(&$0, depth: depth) }, isMasked: true) { builder in
            appendParts(to: &builder, bounds: bounds, depth: depth)
        }
    }

    /// The layer, if it has been asked for or must be made to draw.
    private var drawnLayer: CALayer? {
        layerStorage ?? (type(of: self).layerClass == CALayer.self ? nil : layer)
    }

    private func mask(_ builder: inout DisplayListBuilder, depth: Int) {
        extras?.mask?.appendDisplayCommands(to: &builder, depth: depth + 1)
    }

    /// What is in a view whose layer nobody has asked for.
    private func appendParts(to builder: inout DisplayListBuilder, bounds: CGRect, depth: Int) {
        if let color = extras?.presentation?.backgroundColor ?? backgroundColorStorage {
            builder.fill(builder.shape(of: bounds), color)
        }
        appendPicture(to: &builder, bounds: bounds)
        appendContent(to: &builder)
        appendSubviews(to: &builder, bounds: bounds, depth: depth)
    }

    func appendSubviews(to builder: inout DisplayListBuilder, bounds: CGRect, depth: Int) {
        let translation = builder.translation
        scroll(&builder, bounds: bounds)
        if hasPlainSubviews {
            appendBehindSubviews(to: &builder)
            for subview in subviewStorage {
                subview.appendDisplayCommands(to: &builder, depth: depth + 1)
            }
        } else {
            layer.appendChildren(to: &builder, depth: depth)
        }
        builder.translation = translation
    }

    /// Moves to where an animation shows what lies in the view.
    func scroll(_ builder: inout DisplayListBuilder, bounds: CGRect) {
        guard let scrolled = extras?.presentation?.boundsOrigin else { return }
        builder.translate(x: bounds.minX - scrolled.x, y: bounds.minY - scrolled.y)
    }
}
