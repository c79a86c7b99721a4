extension UIView {
    /// Appends what the view and its subviews show, back to front. Marks nothing, computes no layout.
    package func appendDisplayCommands(to builder: inout DisplayListBuilder, depth: Int = 0) {
        let opacity = ((presentation?.alpha ?? alpha) * 255).rounded()
        guard !isHidden, opacity > 0, depth < UIView.maximumDepth else { return }
        let frame = presentation?.frame ?? self.frame
        let bounds = CGRect(origin: presentation?.boundsOrigin ?? boundsStorage.origin, size: frame.size)
        builder.enter(frame: frame, boundsOrigin: bounds.origin) { builder in
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
                    for subview in subviewStorage {
                        subview.appendDisplayCommands(to: &builder, depth: depth + 1)
                    }
                }
                if layer.borderWidth > 0, let color = layer.borderColor {
                    builder.border(shape, width: layer.borderWidth, UIColor(cgColor: color))
                }
            }
        }
    }
}
