extension UIView {
    /// Whether a view shows its tint as it is.
    public nonisolated enum TintAdjustmentMode: Int, Sendable {
        /// As the superview does; as it is without one.
        case automatic = 0
        case normal = 1
        /// As a grey.
        case dimmed = 2
    }

    /// Whether `tintColor` is given as it is or dimmed: the first mode other than `automatic` of the view and its superviews, and
    /// `normal` where there is none, so never `automatic`. Views behind alerts and sheets are dimmed by themselves.
    ///
    /// Reading costs a look at each superview once any view has had a mode set.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { isTintDimmed ? .dimmed : .normal }
        set {
            changeTintMode { $0.tintAdjustmentMode = newValue == .automatic ? nil : newValue }
        }
    }

    /// The view of a controller is left behind by what that presents, or comes forward again.
    func setBehindPresentation(_ isBehind: Bool) {
        guard isBehind != (extras?.isBehindPresentation ?? false) else { return }
        changeTintMode { $0.isBehindPresentation = isBehind }
    }

    /// What `tintColor` gives.
    var shownTintColor: UIColor {
        let color = tintColorForSubviews ?? .systemBlue
        return isTintDimmed ? color.dimmed : color
    }

    private func changeTintMode(_ change: (ViewExtras) -> Void) {
        let wasDimmed = isTintDimmed
        UIApplication.shared.hasTintAdjustmentModes = true
        withExtras(change)
        if isTintDimmed != wasDimmed { notifyTintModeDidChange() }
    }

    var isTintDimmed: Bool {
        guard UIApplication.shared.hasTintAdjustmentModes else { return false }
        var next: UIView? = self
        while let view = next {
            if let mode = view.ownTintMode { return mode == .dimmed }
            next = view.superview
        }
        return false
    }

    /// Nil for that of the superview.
    private var ownTintMode: TintAdjustmentMode? {
        extras?.tintAdjustmentMode ?? (extras?.isBehindPresentation == true ? .dimmed : nil)
    }

    /// Tells this view, and all in it that go by its mode, parents first.
    func notifyTintModeDidChange() {
        var stack = [self]
        while let view = stack.popLast() {
            view.performWithTraits { view.tintColorDidChange() }
            view.markDisplayNeeded()
            stack.append(contentsOf: view.subviewStorage.filter { $0.ownTintMode == nil }.reversed())
        }
    }
}
