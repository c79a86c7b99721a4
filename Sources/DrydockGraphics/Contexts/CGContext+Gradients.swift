import DrydockRaster
public import Foundation

extension CGContext {
    /// Fills what clips let through with colours along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start startPoint: CGPoint,
        end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        fillClip(
            gradient,
            .linear(x0: startPoint.x, y0: startPoint.y, x1: endPoint.x, y1: endPoint.y),
            options
        )
    }

    /// Fills what clips let through with colours from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let geometry = Gradient.Geometry.radial(
            x0: startCenter.x,
            y0: startCenter.y,
            r0: startRadius,
            x1: endCenter.x,
            y1: endCenter.y,
            r1: endRadius
        )
        fillClip(gradient, geometry, options)
    }

    /// Fills what clips let through with colours once around a point, from an angle on, clockwise on the screen.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        saveGState()
        translateBy(x: center.x, y: center.y)
        rotate(by: angle)
        fillClip(gradient, .conic(x: 0, y: 0), [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        restoreGState()
    }

    private func fillClip(
        _ gradient: CGGradient,
        _ geometry: Gradient.Geometry,
        _ options: CGGradientDrawingOptions
    ) {
        let clip = state.clip
        guard !clip.isEmpty else { return }
        let paint = Paint.gradient(
            gradient.gradient(geometry, alpha: state.alpha, options: options),
            state.transform.affine
        )
        let path = Path.rect(
            x: Double(clip.x),
            y: Double(clip.y),
            width: Double(clip.width),
            height: Double(clip.height)
        )
        draw(
            .fillPath(path, .identity, .nonZero, paint),
            clip: .pushClip(RoundedRect(clip)),
            opaque: .fillPath(path, .identity, .nonZero, .color(.black))
        )
    }
}
