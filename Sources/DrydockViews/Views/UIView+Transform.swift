import DrydockGraphics

extension UIView {
    /// The frame without the view's own transform.
    var untransformedFrame: CGRect { CGRect(origin: frameOrigin, size: boundsStorage.size) }

    func setTransform(_ transform: CGAffineTransform) {
        precondition(transform.isFinite, "\(debugName).transform: \(transform) is not finite")
        guard transform != self.transform else { return }
        recordAnimation(of: .transform)
        withExtras { $0.transform = transform.isIdentity ? nil : transform }
        markDisplayNeeded()
    }

    func setCenter(_ center: CGPoint) {
        let size = boundsStorage.size
        let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
        if place(at: origin, size, from: .caller) { markDisplayNeeded() }
    }

    /// The size and origin, without the transform, of a view whose frame is a rectangle with it. Exact for scales and quarter
    /// turns; other transforms leave no answer, and the size is that of the box around the frame mapped back.
    func untransformed(_ frame: CGRect) -> CGRect {
        guard let transform = extras?.transform else { return frame }
        let back = transform.inverted()
        let size = CGRect(origin: .zero, size: frame.size)
            .applying(CGAffineTransform(a: back.a, b: back.b, c: back.c, d: back.d, tx: 0, ty: 0)).size
        return CGRect(
            x: frame.midX - transform.tx - size.width / 2,
            y: frame.midY - transform.ty - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// A point of this view's coordinates in its superview's.
    func pointInSuperview(_ point: CGPoint) -> CGPoint {
        let bounds = boundsStorage
        let x = point.x - bounds.origin.x
        let y = point.y - bounds.origin.y
        guard let transform = extras?.transform else {
            return CGPoint(x: x + frameOrigin.x, y: y + frameOrigin.y)
        }
        let center = self.center
        let turned = CGPoint(x: x - bounds.width / 2, y: y - bounds.height / 2).applying(transform)
        return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
    }

    /// A point of the superview's coordinates in this view's; nil when the transform leaves no way back.
    func pointFromSuperview(_ point: CGPoint) -> CGPoint? {
        let bounds = boundsStorage
        guard let transform = extras?.transform else {
            return CGPoint(
                x: point.x - frameOrigin.x + bounds.origin.x,
                y: point.y - frameOrigin.y + bounds.origin.y
            )
        }
        guard transform.isInvertible else { return nil }
        let center = self.center
        let straight = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
        return CGPoint(
            x: straight.x + bounds.width / 2 + bounds.origin.x,
            y: straight.y + bounds.height / 2 + bounds.origin.y
        )
    }
}

extension CGRect {
    /// The box around the rectangle, transformed around its middle.
    func transformed(_ transform: CGAffineTransform) -> CGRect {
        let around = CGRect(x: 0 - width / 2, y: 0 - height / 2, width: width, height: height).applying(
            transform
        )
        return around.offsetBy(dx: midX, dy: midY)
    }
}
