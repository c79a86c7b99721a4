extension UIView {
    /// Has what a part of a block of `UIView.animate` changes run several times. Outside of such a block nothing is animated, and a
    /// property animator's block runs once.
    /// - Parameters:
    ///   - count: how many times; need not be a whole number.
    ///   - autoreverses: whether each time goes back again.
    ///   - animations: changes the values.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat,
        autoreverses: Bool,
        animations: () -> Void
    ) {
        UIApplication.shared.animationRecorder.run(animations) { timing in
            timing.repeatCount = count > 0 ? Double(count) : 1
            timing.autoreverses = autoreverses
        }
    }
}
