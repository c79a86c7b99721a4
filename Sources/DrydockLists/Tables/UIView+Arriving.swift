import DrydockViews

extension UIView {
    /// Places a view that a cell has just got, as those that it has: in an animation it fades in, and does not grow out of a
    /// corner.
    ///
    /// - Parameters:
    ///   - frame: in the superview's coordinates.
    ///   - start: where it comes from; nil for its place.
    func arrive(at frame: CGRect, from start: CGRect? = nil) {
        let isNew = bounds.size == .zero && UIApplication.shared.animationRecorder.isRecording
        if isNew {
            UIView.performWithoutAnimation {
                self.frame = start ?? frame
                layoutSubviews()
                alpha = 0
            }
            alpha = 1
        }
        self.frame = frame
    }
}
