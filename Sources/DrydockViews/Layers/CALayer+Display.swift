import DrydockRaster

extension DisplayListBuilder {
    /// Draws something at its place in the coordinates of the current view.
    ///
    /// - Parameters:
    ///   - rest: its frame without transform.
    ///   - shown: the same while it is animated. What keeps its size moves as it is; edges of what does not go their own ways.
    ///   - transform: around the middle.
    ///   - draw: is given the frame to draw in.
    mutating func place(
        _ rest: CGRect,
        shown: CGRect,
        _ transform: CGAffineTransform,
        _ draw: (inout DisplayListBuilder, CGRect) -> Void
    ) {
        let isMoving = shown != rest && shown.size == rest.size
        let outer = translation
        if transform.isTranslation {
            if isMoving { translate(x: shown.minX - rest.minX, y: shown.minY - rest.minY) }
            if !transform.isIdentity { translate(x: transform.tx, y: transform.ty) }
            draw(&self, isMoving ? rest : shown)
        } else if transform.isInvertible {
            var inner = DisplayListBuilder(scale: scale, drawsOutlines: true)
            draw(&inner, CGRect(origin: .zero, size: shown.size))
            append(inner.list, transform, size: shown.size, center: shown.center)
        }
        translation = outer
    }
}

extension CALayer {
    /// Appends what the layer and its sublayers show. A view's layer is drawn by the view.
    final func appendTree(to builder: inout DisplayListBuilder, depth: Int) {
        if let view { return view.appendDisplayCommands(to: &builder, depth: depth) }
        let values = drawn
        let (rest, transform) = (state.untransformedFrame, values.fields.centeredTransform)
        guard !values.fields.isHidden, depth < UIView.maximumDepth, values.isFacing(transform) else { return }
        builder.place(rest, shown: values.fields.untransformedFrame, transform) { builder, frame in
            append(values, to: &builder, frame: frame, depth: depth)
        }
    }

    private func append(
        _ values: LayerValues,
        to builder: inout DisplayListBuilder,
        frame: CGRect,
        depth: Int
    ) {
        let opacity = (min(max(values.fields.opacity, 0), 1) * 255).rounded()
        guard opacity > 0 else { return }
        builder.enter(frame: frame, boundsOrigin: values.fields.bounds.origin) { builder in
            builder.group(opacity: UInt8(opacity)) { builder in
                appendMasked(values, to: &builder, bounds: values.fields.bounds, depth: depth)
            }
        }
    }

    /// Appends the layer at its own place, without opacity and transform.
    private func appendWithoutPlace(to builder: inout DisplayListBuilder) {
        let values = drawn
        let frame = CGRect(origin: .zero, size: values.fields.bounds.size)
        builder.enter(frame: frame, boundsOrigin: values.fields.bounds.origin) { builder in
            appendMasked(values, to: &builder, bounds: values.fields.bounds, depth: 0)
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
        builder.masked(by: { appendMask(to: &$0, depth: depth) }, isMasked: hasMask) { builder in
            let outline = LayerOutline(values, bounds: bounds, in: builder)
            builder.shadowed(LayerShadow(values, outline, in: builder)) { builder in
                appendParts(values, outline, to: &builder, bounds: bounds, depth: depth)
            }
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
            if let color = view.presentation?.backgroundColor ?? view.backgroundColor {
                outline.fill(color, in: &builder)
            }
        } else if let color = values.fields.backgroundColor {
            outline.fill(UIColor(cgColor: color), in: &builder)
        }
        func appendInside(_ builder: inout DisplayListBuilder) {
            appendContents(values, outline, to: &builder, bounds: bounds)
            if let view {
                view.appendSubviews(to: &builder, bounds: bounds, depth: depth)
            } else {
                appendChildren(to: &builder, depth: depth)
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
            append(contents.image, values, to: &builder, bounds: bounds)
        }
        values.fields.gradient?.append(to: &builder, outline, bounds: bounds)
        values.fields.shape?.append(to: &builder, bounds: bounds)
        view?.appendContent(to: &builder)
    }

    final func appendChildren(to builder: inout DisplayListBuilder, depth: Int) {
        for child in drawnChildren {
            switch child {
            case .loose(let layer): layer.appendTree(to: &builder, depth: depth + 1)
            case .subview(let view): view.appendDisplayCommands(to: &builder, depth: depth + 1)
            }
        }
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
        builder.append(.image(image.bitmap, source: source, destination: destination))
    }

    // MARK: - Pictures

    private func appendPicture(to builder: inout DisplayListBuilder, bounds: CGRect) {
        if let picture, picture.scale != builder.scale { needsPicture = true }
        if needsPicture {
            pictureScale = builder.scale
            displayIfNeeded()
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
        guard view == nil else { return }
        picture = DrawnPicture(of: state.bounds, scale: pictureScale) { draw(in: $0) }
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
    func isFacing(_ transform: CGAffineTransform) -> Bool {
        fields.isDoubleSided || transform.a * transform.d - transform.b * transform.c >= 0
    }
}
