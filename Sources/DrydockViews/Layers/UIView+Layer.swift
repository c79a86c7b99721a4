extension UIView: CALayerDelegate {
    /// As `layer.transform`: see `CATransform3D` for what is seen of it.
    public var transform3D: CATransform3D {
        get { layerStorage?.transform ?? CATransform3DMakeAffineTransform(transform) }
        set { layer.transform = newValue }
    }
}

extension CALayer {
    /// What is drawn by the layer, and not by its sublayers.
    final func describe(into description: inout ViewDescription) {
        description.append("cornerRadius", cornerRadius, unless: 0)
        if cornerRadius > 0 {
            let mask = maskedCorners.rawValue & CACornerMask.all.rawValue
            if mask != CACornerMask.all.rawValue { description.append("maskedCorners", "\(mask)") }
            if cornerCurve != .circular { description.append("cornerCurve", cornerCurve.rawValue) }
        }
        if borderWidth > 0 {
            description.append("borderWidth", borderWidth.short)
            description.append("borderColor", borderColor.map { UIColor(cgColor: $0) })
        }
        if shadowOpacity > 0 {
            description.append("shadowOpacity", CGFloat(shadowOpacity).short)
            description.append("shadowOffset", [shadowOffset.width, shadowOffset.height], unless: [])
            description.append("shadowRadius", shadowRadius.short)
            description.append("shadowColor", shadowColor.map { UIColor(cgColor: $0) })
        }
    }
}

extension UIView {
    /// Whether anybody has asked for the view's layer.
    package var hasLayer: Bool { layerStorage != nil }
}
