extension UIView {
    package var hasOwnTintColor: Bool { tintColorStorage != nil }

    func setTintColor(_ color: UIColor?) {
        guard color != tintColorStorage else { return }
        tintColorStorage = color
        notifyTintColorDidChange()
    }

    /// What subviews without a tint of their own inherit; nil for the system's.
    var tintColorForSubviews: UIColor? { tintColorStorage ?? inheritedTintColor }

    /// The view has another superview, whose tint this is; nil for the system's.
    func inheritTintColor(_ color: UIColor?) {
        defer { if isTintDimmed, extras?.tintAdjustmentMode == nil { notifyTintModeDidChange() } }
        guard color !== inheritedTintColor else { return }
        let hasChanged = !hasOwnTintColor && color ?? .systemBlue != inheritedTintColor ?? .systemBlue
        passTintColor(color)
        if hasChanged { notifyTintColorDidChange() }
    }

    /// The view has no superview any more. Nobody is told.
    func forgetInheritedTintColor() {
        if inheritedTintColor != nil { passTintColor(nil) }
    }

    /// The view's own tint, or that which it inherits, is another one.
    func notifyTintColorDidChange() {
        for subview in subviewStorage { subview.passTintColor(tintColorForSubviews) }
        forEachInheritingTintColor { view in
            view.performWithTraits { view.tintColorDidChange() }
            view.markDisplayNeeded()
        }
    }

    /// Stores what this view inherits, and those in it with it.
    private func passTintColor(_ color: UIColor?) {
        inheritedTintColor = color
        guard !hasOwnTintColor else { return }
        forEachInheritingTintColor { view in
            for subview in view.subviewStorage { subview.inheritedTintColor = color }
        }
    }

    /// This view, and all in it whose tint is this one's; parents first.
    private func forEachInheritingTintColor(_ body: (UIView) -> Void) {
        var stack = [self]
        while let view = stack.popLast() {
            body(view)
            stack.append(contentsOf: view.subviewStorage.filter { !$0.hasOwnTintColor }.reversed())
        }
    }
}
