import DrydockRaster

extension CALayer {
    /// Appends what the layer and its sublayers show. A view's layer is drawn by the view.
    final func appendTree(to builder: inout DisplayListBuilder, depth: Int) {
        if let view { return view.appendDisplayCommands(to: &builder, depth: depth) }
        if values.fields.keepsDepth { return appendSolid(to: &builder, depth: depth) }
        checkDepth(depth)
        guard let place else { return }
        builder.place(place) { builder, frame in append(drawn, to: &builder, frame: frame, depth: depth) }
    }

    /// As `UIView.checkDepth(_:)`.
    final func checkDepth(_ depth: Int) {
        require(
            depth < UIView.maximumDepth,
            """
            \(type(of: self))\(name.map { " \"\($0)\"" } ?? "") lies in \(depth) other layers and views, and \
            \(UIView.maximumDepth - 1) are the most that can be drawn: use fewer containers.
            """
        )
    }

    /// Nil for a layer that is not seen. Apart from `appendTree`, for whose frames in a deep tree the stack has 16 KB each.
    private var place: DisplayPlace? {
        let fields = drawn.fields
        let space = space(fields, isShown: true)
        guard !fields.isHidden || fields.transition != nil, drawn.isFacing(fields.centeredTransform, space)
        else { return nil }
        return DisplayPlace(
            rest: state.untransformedFrame,
            shown: fields.untransformedFrame,
            transform: fields.centeredTransform,
            space: space
        )
    }

    final func append(
        _ values: LayerValues,
        to builder: inout DisplayListBuilder,
        frame: CGRect,
        depth: Int
    ) {
        let opacity = (min(max(values.fields.opacity, 0), 1) * 255).rounded()
        guard opacity > 0 else { return }
        builder.enter(frame: frame, boundsOrigin: values.fields.bounds.origin) { builder in
            builder.group(opacity: UInt8(opacity), blendMode: values.fields.compositing) { builder in
                appendInTransition(values, to: &builder, depth: depth)
            }
        }
    }

    private func appendInTransition(_ values: LayerValues, to builder: inout DisplayListBuilder, depth: Int) {
        builder.transition(values.fields.transition, bounds: values.fields.bounds) { builder in
            if values.fields.isHidden { return }
            appendMasked(values, to: &builder, bounds: values.fields.bounds, depth: depth)
        }
    }

    /// Appends the layer at its own place, without opacity and transform.
    final func appendWithoutPlace(to builder: inout DisplayListBuilder) {
        let values = drawn
        let frame = CGRect(origin: .zero, size: values.fields.bounds.size)
        builder.enter(frame: frame, boundsOrigin: values.fields.bounds.origin) { builder in
            appendInTransition(values, to: &builder, depth: 0)
        }
    }

    /// Appends all that is in the layer, under its mask.
    /// - Parameter values: of a view's layer only those that the view does not have.
    final func appendMasked(
        _ values: LayerValues,
        to builder: inout DisplayListBuilder,
        bounds: CGRect,
        depth: Int
    ) {
        if values.fields.keepsDepth {
            return appendSolid(to: &builder, around: bounds.center, depth: depth)
        }
        guard hasMask else { return appendShadowed(values, to: &builder, bounds: bounds, depth: depth) }
        builder.masked(by: { appendMask(to: &$0, depth: depth) }, isMasked: true) { builder in
            appendShadowed(values, to: &builder, bounds: bounds, depth: depth)
        }
    }

    private func appendShadowed(
        _ values: LayerValues,
        to builder: inout DisplayListBuilder,
        bounds: CGRect,
        depth: Int
    ) {
        let outline = LayerOutline(values, bounds: bounds, in: builder)
        builder.shadowed(LayerShadow(values, outline, in: builder)) { builder in
            appendParts(values, outline, to: &builder, bounds: bounds, depth: depth)
        }
    }

    private var hasMask: Bool { maskStorage != nil || view?.extras?.mask != nil }

    private func appendMask(to builder: inout DisplayListBuilder, depth: Int) {
        if let mask = maskStorage {
            mask.appendTree(to: &builder, depth: depth + 1)
        } else {
            view?.extras?.mask?.appendDisplayCommands(to: &builder, depth: depth + 1)
        }
    }

    private func appendParts(
        _ values: LayerValues,
        _ outline: LayerOutline,
        to builder: inout DisplayListBuilder,
        bounds: CGRect,
        depth: Int
    ) {
        if let view {
            if let color = view.extras?.presentation?.backgroundColor ?? view.backgroundColorStorage {
                outline.fill(color, in: &builder)
            }
        } else if let color = values.fields.backgroundColor {
            outline.fill(UIColor(cgColor: color), in: &builder)
        }
        func appendInside(_ builder: inout DisplayListBuilder) {
            appendContents(values, outline, to: &builder, bounds: bounds)
            appendInstances(to: &builder, bounds: bounds) { builder in
                if let view {
                    view.appendSubviews(to: &builder, bounds: bounds, depth: depth)
                } else {
                    appendChildren(to: &builder, depth: depth)
                }
            }
        }
        if values.fields.masksToBounds {
            outline.clip(&builder, appendInside)
        } else {
            appendInside(&builder)
        }
        if values.fields.borderWidth > 0, let color = values.fields.borderColor {
            outline.border(width: values.fields.borderWidth, UIColor(cgColor: color), in: &builder)
        }
    }

    private func appendContents(
        _ values: LayerValues,
        _ outline: LayerOutline,
        to builder: inout DisplayListBuilder,
        bounds: CGRect
    ) {
        if let view {
            view.appendPicture(to: &builder, bounds: bounds)
        } else {
            appendPicture(to: &builder, bounds: bounds)
        }
        if let contents = values.fields.contents {
            append(contents, values, to: &builder, bounds: bounds)
        }
        values.fields.gradient?.append(to: &builder, outline, bounds: bounds)
        values.fields.shape?.append(to: &builder, bounds: bounds)
        values.fields.emitter?.append(to: &builder)
        view?.appendContent(to: &builder)
    }

    /// Whether a view's layer, by itself, draws nothing outside of its bounds.
    final var drawsWithinBounds: Bool {
        guard type(of: self) == CALayer.self, shownValues == nil, !hasOwnLayers else { return false }
        let fields = drawn.fields
        return fields.shadowOpacity == 0 && fields.contents == nil && fields.transition == nil
    }

    final func appendChildren(to builder: inout DisplayListBuilder, depth: Int) {
        var subviewsFollow = false
        for child in drawnChildren {
            switch child {
            case .loose(let layer): layer.appendTree(to: &builder, depth: depth + 1)
            case .subview(let subview):
                if !subviewsFollow { view?.appendBehindSubviews(to: &builder) }
                subviewsFollow = true
                subview.appendDisplayCommands(to: &builder, depth: depth + 1)
            }
        }
        if !subviewsFollow { view?.appendBehindSubviews(to: &builder) }
    }

    private func append(
        _ contents: LayerImage,
        _ values: LayerValues,
        to builder: inout DisplayListBuilder,
        bounds: CGRect
    ) {
        guard contents.part < 1 else {
            return append(contents.image, values, to: &builder, bounds: bounds)
        }
        let lists = [contents.other, contents.image].map { image in
            var inner = builder
            let start = inner.list.commands.count
            if let image { append(image, values, to: &inner, bounds: bounds) }
            return DisplayList(Array(inner.list.commands[start...]))
        }
        builder.dissolve(lists[0], lists[1], rest: 1 - contents.part)
    }

    private func append(
        _ image: CGImage,
        _ values: LayerValues,
        to builder: inout DisplayListBuilder,
        bounds: CGRect
    ) {
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let part = CGRect(
            x: values.fields.contentsRect.minX * whole.width,
            y: values.fields.contentsRect.minY * whole.height,
            width: values.fields.contentsRect.width * whole.width,
            height: values.fields.contentsRect.height * whole.height
        )
        guard part.isFinite, whole.intersects(part), values.fields.contentsScale > 0 else { return }
        let visible = part.intersection(whole)
        let source = PixelRect(
            minX: Int(visible.minX.rounded()),
            minY: Int(visible.minY.rounded()),
            maxX: Int(visible.maxX.rounded()),
            maxY: Int(visible.maxY.rounded())
        )
        let size = CGSize(
            width: CGFloat(source.width) / values.fields.contentsScale,
            height: CGFloat(source.height) / values.fields.contentsScale
        )
        let destination = ImagePlacement.destination(
            of: size,
            in: builder.pixels(of: bounds),
            mode: values.fields.contentsGravity.mode,
            scale: builder.scale
        )
        guard !source.isEmpty, !destination.isEmpty else { return }
        builder.append(
            DisplayList(
                image.bitmap,
                source: source,
                destination: destination,
                center: values.fields.contentsCenter,
                contentsScale: values.fields.contentsScale,
                scale: builder.scale,
                values.fields.contentsFilters
            )
        )
    }

    // MARK: - Pictures

    private func appendPicture(to builder: inout DisplayListBuilder, bounds: CGRect) {
        if let picture, picture.scale != builder.scale { needsPicture = true }
        if needsPicture {
            pictureScale = builder.scale
            let lock = FrameLock.beginAppCall()
            displayIfNeeded()
            lock?.end()
        }
        guard let picture, !bounds.isEmpty else { return }
        let pixels = builder.pixels(of: bounds)
        let isStretched = picture.size != bounds.size
        let placed = Affine(
            a: isStretched ? CGFloat(pixels.width) / (picture.size.width * picture.scale) : 1,
            d: isStretched ? CGFloat(pixels.height) / (picture.size.height * picture.scale) : 1,
            tx: Double(pixels.x),
            ty: Double(pixels.y)
        )
        builder.clip(to: RoundedRect(pixels)) { $0.append(picture.list.transformed(by: placed)) }
    }

    /// Keeps what `draw(in:)` draws.
    final func drawPicture() {
        if let view { return view.drawPicture(scale: pictureScale) }
        let layer = drawingLayer
        picture = DrawnPicture(of: state.bounds, scale: pictureScale) { layer.draw(in: $0) }
    }

    final func draw(in context: CGContext, from origin: CGPoint) {
        if let view { return view.render(in: context) }
        var builder = DisplayListBuilder(scale: context.scale, drawsOutlines: true)
        appendWithoutPlace(to: &builder)
        context.draw(builder.list, in: CGAffineTransform(translationX: origin.x, y: origin.y))
    }
}

extension LayerValues {
    /// Whether the layer shows its front, or its back is to be seen, too.
    func isFacing(_ transform: CGAffineTransform, _ space: CATransform3D?) -> Bool {
        if fields.isDoubleSided { return true }
        return space?.facing ?? (transform.a * transform.d - transform.b * transform.c) >= 0
    }
}
