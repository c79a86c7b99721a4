extension UIView {
    /// What `perform(_:on:options:animations:completion:)` does to views.
    public nonisolated enum SystemAnimation: UInt, Sendable {
        /// They shrink and fade, and are taken out of their superviews in the end.
        case delete = 0
    }

    /// Has views go as the system has them go, in a quarter of a second, and animates other changes beside that.
    ///
    /// - Parameters:
    ///   - animation: what happens to the views.
    ///   - views: may be none.
    ///   - options: as those of `animate(withDuration:delay:options:animations:completion:)`.
    ///   - parallelAnimations: changes of other views, or of these before they go.
    ///   - completion: called when all is over and the views are out of their superviews; with false, when it ended early.
    public static func perform(
        _ animation: SystemAnimation,
        on views: [UIView],
        options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let before = views.map { ($0.alpha, $0.transform) }
        animate(
            withDuration: 0.25,
            delay: 0,
            options: options,
            animations: {
                parallelAnimations?()
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
                }
            },
            completion: { finished in
                for (view, (alpha, transform)) in zip(views, before) {
                    view.removeFromSuperview()
                    // Whoever shows the view again wants to see it.
                    view.alpha = alpha
                    view.transform = transform
                }
                completion?(finished)
            }
        )
    }
}
