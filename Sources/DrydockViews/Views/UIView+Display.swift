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

    private func appendTree(to builder: inout DisplayListBuilder, depth: Int) {
        let opacity = ((presentation?.alpha ?? alpha) * 255).rounded()
        guard !isHidden, opacity > 0, depth < UIView.maximumDepth else { return }
        let frame = self.frame
        let shown = presentation?.frame ?? frame
        // A view of its own size moves as it is. The edges of one that changes its size go their own ways.
        let isMoving = shown != frame && shown.size == frame.size
        let translation = builder.translation
        if isMoving { builder.translate(x: shown.minX - frame.minX, y: shown.minY - frame.minY) }
        let bounds = CGRect(origin: boundsStorage.origin, size: shown.size)
        builder.enter(frame: isMoving ? frame : shown, boundsOrigin: bounds.origin) { builder in
            builder.group(opacity: UInt8(opacity)) { builder in
                let layer = self.layer
                let shape = builder.shape(
                    of: bounds,
                    radius: layer.cornerRadius,
                    corners: layer.maskedCorners
                )
                if let color = presentation?.backgroundColor ?? backgroundColor {
                    builder.fill(shape, color)
                }
                builder.clip(to: clipsToBounds ? shape : nil) { builder in
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
        builder.translation = translation
    }
}
