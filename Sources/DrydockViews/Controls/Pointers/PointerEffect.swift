import DrydockGraphics

/// What a view has around it while the pointer is over it: layers below and above its own, which are no one's subviews, and
/// a scale that its model does not know of.
final class PointerEffect {
    private weak var view: UIView?
    private var layers: [CALayer] = []
    private var scale: CGFloat = 1

    /// Nil for a style that leaves the view as it is, and for a view that is not in a window.
    init?(_ style: UIPointerStyle) {
        guard let effect = style.effect, effect.preview.view.window != nil,
            let parent = effect.preview.view.superview
        else { return nil }
        let view = effect.preview.view
        self.view = view
        let shape = PointerEffect.outline(style.shape, effect.preview, in: view)
        func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: view.traitCollection).cgColor }
        switch effect {
        case .automatic, .highlight: add(ground(shape, color(.systemFill)), below: view, in: parent)
        case .lift:
            add(shadow(shape), below: view, in: parent)
            scale = view.pointerScale(by: Constant.lift)
        case .hover(_, let tint, let hasShadow, let isScaled):
            if hasShadow { add(shadow(shape), below: view, in: parent) }
            switch tint {
            case .none: break
            case .overlay: add(ground(shape, color(.tertiarySystemFill)), above: view, in: parent)
            case .underlay: add(ground(shape, color(.systemFill)), below: view, in: parent)
            }
            if isScaled { scale = view.pointerScale(by: Constant.hover) }
        }
        begin()
    }

    // MARK: - Shapes

    /// In the view's coordinates.
    private static func outline(
        _ shape: UIPointerShape?,
        _ preview: UITargetedPreview,
        in view: UIView
    ) -> UIBezierPath {
        let container = preview.target.container
        switch shape {
        case .path(let path):
            let origin = view.convert(CGPoint.zero, from: container)
            let moved = UIBezierPath(cgPath: path.cgPath)
            moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
            return moved
        case .roundedRect(let rect, let radius):
            return UIBezierPath(roundedRect: view.convert(rect, from: container), cornerRadius: radius)
        case .verticalBeam, .horizontalBeam, nil:
            if let path = preview.parameters.visiblePath { return path }
            return UIBezierPath(roundedRect: view.bounds, cornerRadius: view.pointerCornerRadius)
        }
    }

    private func ground(_ shape: UIBezierPath, _ color: CGColor) -> CALayer {
        let layer = CAShapeLayer()
        layer.path = shape.cgPath
        layer.fillColor = color
        return layer
    }

    /// Cut out below the view, which may be translucent.
    private func shadow(_ shape: UIBezierPath) -> CALayer {
        let layer = CALayer()
        layer.shadowPath = shape.cgPath
        layer.shadowOpacity = Constant.shadowOpacity
        layer.shadowRadius = Constant.shadowRadius
        layer.shadowOffset = Constant.shadowOffset
        let cut = CAShapeLayer()
        let seen = UIBezierPath(rect: shape.bounds.insetBy(dx: -100, dy: -100))
        seen.append(shape)
        cut.fillRule = .evenOdd
        cut.path = seen.cgPath
        layer.mask = cut
        return layer
    }

    private func add(_ layer: CALayer, below view: UIView, in parent: UIView) {
        lay(layer, over: view)
        parent.layer.insertSublayer(layer, below: view.layer)
    }

    private func add(_ layer: CALayer, above view: UIView, in parent: UIView) {
        lay(layer, over: view)
        parent.layer.insertSublayer(layer, above: view.layer)
    }

    /// Gives a layer the coordinates of the view.
    private func lay(_ layer: CALayer, over view: UIView) {
        layer.anchorPoint = view.layer.anchorPoint
        layer.bounds = view.layer.bounds
        layer.position = view.layer.position
        layer.transform = view.layer.transform
        layers.append(layer)
    }

    // MARK: - Coming and going

    /// Seconds.
    static let duration: TimeInterval = 0.2

    private func begin() {
        guard UIView.areAnimationsEnabled else { return grow(from: scale, to: scale) }
        for layer in layers { fade(layer, from: 0, to: 1) }
        grow(from: view?.layer.shownScale ?? 1, to: scale)
    }

    /// Takes the effect away.
    func end() {
        let layers = layers
        guard UIView.areAnimationsEnabled, view?.window != nil else {
            for layer in layers { layer.removeFromSuperlayer() }
            view?.layer.removeAnimation(forKey: Constant.key)
            return
        }
        CATransaction.begin()
        // An implicit animation would be replaced by the one below, and be all that the completion waits for.
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock {
            for layer in layers { layer.removeFromSuperlayer() }
        }
        for layer in layers {
            let opacity = layer.presentation()?.opacity ?? 1
            layer.opacity = 0
            fade(layer, from: opacity, to: 0)
        }
        grow(from: view?.layer.shownScale ?? 1, to: 1)
        CATransaction.commit()
    }

    private func fade(_ layer: CALayer, from: Float, to: Float) {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = from
        fade.toValue = to
        fade.duration = PointerEffect.duration
        layer.add(fade, forKey: "opacity")
    }

    /// Scales what is shown of the view and its layers. A scale of one takes the animation away as it ends.
    private func grow(from: CGFloat, to: CGFloat) {
        guard from != to || to != 1, let view else { return }
        for layer in layers + [view.layer] {
            let grow = CABasicAnimation(keyPath: "transform.scale")
            grow.fromValue = from
            grow.toValue = to
            grow.duration = PointerEffect.duration
            grow.timingFunction = CAMediaTimingFunction(name: .easeOut)
            grow.fillMode = .forwards
            grow.isRemovedOnCompletion = to == 1
            layer.add(grow, forKey: Constant.key)
        }
    }

    /// Points, but for names and parts.
    private enum Constant {
        static let key = "pointer"
        /// What a view grows by at most on all sides together.
        static let lift: CGFloat = 10
        static let hover: CGFloat = 6
        static let shadowOpacity: Float = 0.3
        static let shadowRadius: CGFloat = 9
        static let shadowOffset = CGSize(width: 0, height: 5)
    }
}

extension UIView {
    /// Of a ground's corners: the view's own, and round ones where the view has no ground.
    package var pointerCornerRadius: CGFloat {
        let own = shownCornerRadius
        return own > 0 || hasPointerGround ? own : UIPointerShape.defaultCornerRadius
    }

    /// What has the longer side grow by some points, but no side by more than a tenth.
    fileprivate func pointerScale(by points: CGFloat) -> CGFloat {
        1 + min(points / max(bounds.width, bounds.height, 1), 0.1)
    }
}

extension CALayer {
    /// What of an animation's scale is shown now over the model's.
    fileprivate var shownScale: CGFloat {
        guard let shown = presentation(), transform.m11 != 0 else { return 1 }
        return shown.transform.m11 / transform.m11
    }
}
