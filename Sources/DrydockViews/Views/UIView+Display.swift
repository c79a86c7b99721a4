extension UIView {
    /// Appends what the view and its subviews show, back to front. Marks nothing, computes no layout.
    package func appendDisplayCommands(to builder: inout DisplayListBuilder, depth: Int = 0) {
        // What the scene's traits and the superview's tint are is the current ones already.
        if depth == 0 || hasOwnTintColor || traitChain != nil && traitChain !== superviewStorage?.traitChain {
            performWithTraits { appendTree(to: &builder, depth: depth) }
        } else {
            appendTree(to: &builder, depth: depth)
        }
    }

    /// Appends the view as if its frame lay at (0, 0), and nothing were transformed or fading.
    func appendWithoutPlace(to builder: inout DisplayListBuilder) {
        performWithTraits {
            let size = boundsStorage.size
            appendLayer(
                to: &builder,
                frame: CGRect(origin: .zero, size: size),
                size: size,
                opacity: 255,
                depth: 0
            )
        }
    }

    private func appendTree(to builder: inout DisplayListBuilder, depth: Int) {
        let opacity = ((presentation?.alpha ?? alpha) * 255).rounded()
        guard !isHidden, opacity > 0, depth < UIView.maximumDepth else { return }
        let frame = untransformedFrame
        let shown = presentation?.frame ?? frame
        let transform = presentation?.transform ?? extras?.transform ?? .identity
        // A view of its own size moves as it is. The edges of one that changes its size go their own ways.
        let isMoving = shown != frame && shown.size == frame.size
        let translation = builder.translation
        if transform.isTranslation {
            if isMoving { builder.translate(x: shown.minX - frame.minX, y: shown.minY - frame.minY) }
            if !transform.isIdentity { builder.translate(x: transform.tx, y: transform.ty) }
            appendLayer(
                to: &builder,
                frame: isMoving ? frame : shown,
                size: shown.size,
                opacity: opacity,
                depth: depth
            )
        } else if transform.isInvertible {
            var inner = DisplayListBuilder(scale: builder.scale, drawsOutlines: true)
            let own = CGRect(origin: .zero, size: shown.size)
            appendLayer(to: &inner, frame: own, size: shown.size, opacity: opacity, depth: depth)
            builder.append(inner.list, transform, size: shown.size, center: shown.center)
        }
        builder.translation = translation
    }

    /// What is in the view, at a place in the superview.
    private func appendLayer(
        to builder: inout DisplayListBuilder,
        frame: CGRect,
        size: CGSize,
        opacity: CGFloat,
        depth: Int
    ) {
        let bounds = CGRect(origin: boundsStorage.origin, size: size)
        builder.enter(frame: frame, boundsOrigin: bounds.origin) { builder in
            builder.group(opacity: UInt8(opacity)) { builder in
                builder.masked(by: { mask(&$0, depth: depth) }, isMasked: extras?.mask != nil) { builder in
                    appendParts(to: &builder, bounds: bounds, depth: depth)
                }
            }
        }
    }

    private func mask(_ builder: inout DisplayListBuilder, depth: Int) {
        extras?.mask?.appendDisplayCommands(to: &builder, depth: depth + 1)
    }

    private func appendParts(to builder: inout DisplayListBuilder, bounds: CGRect, depth: Int) {
        let layer = self.layer
        let shape = builder.shape(of: bounds, radius: layer.cornerRadius, corners: layer.maskedCorners)
        if let color = presentation?.backgroundColor ?? backgroundColor {
            builder.fill(shape, color)
        }
        builder.clip(to: clipsToBounds ? shape : nil) { builder in
            appendPicture(to: &builder, bounds: bounds)
            appendContent(to: &builder)
            let translation = builder.translation
            if let scrolled = presentation?.boundsOrigin {
                builder.translate(x: bounds.minX - scrolled.x, y: bounds.minY - scrolled.y)
            }
            for subview in subviewStorage {
                subview.appendDisplayCommands(to: &builder, depth: depth + 1)
            }
            builder.translation = translation
        }
        if layer.borderWidth > 0, let color = layer.borderColor {
            builder.border(shape, width: layer.borderWidth, UIColor(cgColor: color))
        }
    }
}
