/// The values an animated view shows at this moment; nil where the model's own are shown.
package struct PresentationValues: Equatable {
    package var frame: CGRect?
    package var boundsOrigin: CGPoint?
    package var transform: CGAffineTransform?
    package var alpha: CGFloat?
    package var backgroundColor: UIColor?
    /// From 1, the picture before a transition, to 0.
    package var dissolve: Double?

    package init() {}
}

extension UIView {
    /// What is shown instead of the model's values while an animation runs.
    package var presentation: PresentationValues? {
        get { extras?.presentation }
        set { if newValue != nil || extras != nil { withExtras { $0.presentation = newValue } } }
    }
}
