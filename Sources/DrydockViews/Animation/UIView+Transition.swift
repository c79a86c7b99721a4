extension UIView {
    /// Changes what is in a view, and shows the change by a transition: with `.transitionCrossDissolve` as a dissolve, with
    /// `.transitionFlipFromLeft` and its like as the view turning around, else at once.
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
        let picture = options.transition.flatMap { view.transition($0) }
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
                view.withExtras { $0.transition = picture }
                view.recordAnimation(of: .dissolve)
            },
            completion: { finished in
                if view.extras?.transition === picture { view.extras?.transition = nil }
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

    private func transition(_ style: PictureTransition.Style) -> PictureTransition? {
        guard window?.windowScene != nil else { return nil }
        return layer.pictureBeforeTransition().map { PictureTransition(style, old: $0.list, scale: $0.scale) }
    }

    /// The transition that is under way.
    var shownTransition: ShownTransition? {
        if let rest = extras?.presentation?.dissolve, let picture = extras?.transition {
            return ShownTransition(picture: picture, progress: 1 - rest)
        }
        return layerStorage?.drawn.fields.transition
    }
}

extension UIView.AnimationOptions {
    /// Nil for a change at once.
    fileprivate var transition: PictureTransition.Style? {
        switch intersection(.transitions) {
        case .transitionCrossDissolve: .dissolve
        case .transitionFlipFromLeft: .flip(CGVector(dx: 0, dy: 1))
        case .transitionFlipFromRight: .flip(CGVector(dx: 0, dy: -1))
        case .transitionFlipFromTop: .flip(CGVector(dx: -1, dy: 0))
        case .transitionFlipFromBottom: .flip(CGVector(dx: 1, dy: 0))
        default: nil
        }
    }
}
