import DrydockRaster

/// How a view looked before a transition.
struct DissolvedPicture {
    /// In pixels from the bounds' top left corner.
    let list: DisplayList
    let scale: CGFloat
}

extension UIView {
    /// Changes what is in a view, and shows the change by a transition: with `.transitionCrossDissolve` as a dissolve, else at
    /// once.
    ///
    /// What the block changes is not animated itself unless `options` has `.allowAnimatedContent`.
    /// - Parameter completion: is given false when the view left the window before the end.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let isDissolving = options.intersection(.transitions) == .transitionCrossDissolve
        let picture = isDissolving ? view.dissolvedPicture : nil
        let change = animations ?? {}
        if options.contains(.allowAnimatedContent) {
            animate(withDuration: duration, options: options, animations: change, completion: nil)
        } else {
            performWithoutAnimation(change)
        }
        animate(
            withDuration: picture == nil ? 0 : duration,
            delay: 0,
            curve: .cubic(options.curve),
            options: options.union([.overrideInheritedCurve, .overrideInheritedDuration]),
            animations: {
                guard let picture else { return }
                view.withExtras { $0.dissolved = picture }
                view.recordAnimation(of: .dissolve)
            },
            completion: { finished in
                view.extras?.dissolved = nil
                completion?(finished)
            }
        )
    }

    /// Puts a view into the place of another, in its superview, and shows the change by a transition.
    ///
    /// With `.showHideTransitionViews` both stay where they are, and the one is hidden and the other shown.
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else { return }
        transition(
            with: container,
            duration: duration,
            options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            },
            completion: completion
        )
    }

    private var dissolvedPicture: DissolvedPicture? {
        guard let scene = window?.windowScene else { return nil }
        let scale = scene.screen.scale
        layoutIfNeeded()
        return DissolvedPicture(list: displayList(scale: scale), scale: scale)
    }

    /// What is in the view, mixed with what was before a transition.
    func appendDissolving(
        to builder: inout DisplayListBuilder,
        bounds: CGRect,
        _ body: (inout DisplayListBuilder) -> Void
    ) {
        guard let rest = presentation?.dissolve, let old = extras?.dissolved, old.scale == builder.scale
        else {
            return body(&builder)
        }
        let corner = builder.pixels(of: bounds)
        let before = old.list.transformed(by: .translation(x: Double(corner.x), y: Double(corner.y)))
        var inner = builder
        let start = inner.list.commands.count
        body(&inner)
        let after = DisplayList(Array(inner.list.commands[start...]))
        let box = (before.commands + after.commands).reduce(PixelRect.zero) { $0.union($1.drawnBounds) }
        let opacity = UInt8((min(max(rest, 0), 1) * 255).rounded())
        builder.append(.pushLayer(LayerStyle(isIsolated: true), bounds: box))
        builder.append(.pushLayer(LayerStyle(opacity: opacity), bounds: box))
        builder.append(before)
        builder.append(.pop)
        builder.append(.pushLayer(LayerStyle(opacity: 255 - opacity, blendMode: .plusLighter), bounds: box))
        builder.append(after)
        builder.append(.pop)
        builder.append(.pop)
    }
}

extension DisplayCommand {
    /// The pixels that a command may touch, but for those that open or close a scope.
    fileprivate var drawnBounds: PixelRect {
        switch self {
        case .pushClip, .pushGroup, .pushPathClip, .pop: .zero
        default: bounds
        }
    }
}
