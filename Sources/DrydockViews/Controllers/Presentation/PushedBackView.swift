/// A presenter's view that stands small behind a sheet as high as the screen, as on phones.
final class PushedBackView {
    private weak var view: UIView?
    // As the view was, and will be again.
    private let transform: CGAffineTransform
    private let cornerRadius: CGFloat
    private let maskedCorners: CACornerMask
    private let clipsToBounds: Bool

    init(_ view: UIView) {
        self.view = view
        transform = view.transform
        cornerRadius = view.layer.cornerRadius
        maskedCorners = view.layer.maskedCorners
        clipsToBounds = view.clipsToBounds
    }

    /// - Parameters:
    ///   - amount: 0 for where the view was, 1 for all the way.
    ///   - top: where the view's upper edge stands then, in its superview's points.
    func show(_ amount: CGFloat, top: CGFloat) {
        guard let view else { return }
        let frame = view.untransformedFrame
        guard frame.width > 2 * Constant.inset else { return }
        let scale = 1 - amount * 2 * Constant.inset / frame.width
        let wantedTop = frame.minY + (top - frame.minY) * amount
        let scaledTop = frame.midY - frame.height / 2 * scale
        view.transform = transform.concatenating(
            CGAffineTransform(scaleX: scale, y: scale)
                .concatenating(CGAffineTransform(translationX: 0, y: wantedTop - scaledTop))
        )
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.clipsToBounds = true
        let (layer, radius) = (view.layer, max(cornerRadius, Constant.cornerRadius * amount))
        // In a block of its own: the layer keeps the block's completion, which of a transition would keep the controllers.
        UIView.animate(withDuration: UIView.inheritedAnimationDuration) { layer.cornerRadius = radius }
    }

    /// Gives the view back as it was.
    func restore() {
        guard let view else { return }
        view.transform = transform
        view.layer.cornerRadius = cornerRadius
        view.layer.maskedCorners = maskedCorners
        view.clipsToBounds = clipsToBounds
    }

    private enum Constant {
        /// Points at each side.
        static let inset: CGFloat = 16
        static let cornerRadius: CGFloat = 10
    }
}
