/// What views are laid out, drawn and told of changes in. Public code reads it as `UITraitCollection.current` and `UIColor.tintColor`, which
/// are the thread's: only here are both set, for as long as a call lasts.
///
/// Two more things that a frame depends on stay implicit, as public code asks for them from anywhere: the scene whose turn it is, for
/// `UIScreen.main` or `UIApplication.shared`, and that scene for a task that was started in its turn and continues later. Both are set by
/// `UIWindowScene.perform(_:)` alone.
struct FrameContext {
    let traits: UITraitCollection
    /// Nil for the system's.
    let tint: UIColor?

    /// Runs `body` with these as the current ones.
    func perform(_ body: () -> Void) {
        UIColor.withTint(tint) { traits.performAsCurrent(body) }
    }
}

extension UIView {
    /// What the view, and what it contains without traits or tint of its own, are laid out and drawn in.
    var frameContext: FrameContext { FrameContext(traits: traitCollection, tint: tintColorForSubviews) }

    /// Runs `body` with the view's traits and tint as the current ones.
    func performWithTraits(_ body: () -> Void) { frameContext.perform(body) }
}
