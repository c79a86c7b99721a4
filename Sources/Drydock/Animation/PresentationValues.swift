/// The values an animated view shows at this moment; nil where the model's own are shown.
package struct PresentationValues {
    package var frame: CGRect?
    package var boundsOrigin: CGPoint?
    package var alpha: CGFloat?
    package var backgroundColor: UIColor?

    package init() {}
}

/// What `UIView.animate` can animate.
package nonisolated enum AnimatableProperty: Hashable, CaseIterable {
    /// The frame and the bounds' origin.
    case geometry
    case alpha
    case backgroundColor
}
