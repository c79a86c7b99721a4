extension UIView {
    /// Called by a setter before an animatable value changes.
    func recordAnimation(of property: AnimatableProperty) {}
}
