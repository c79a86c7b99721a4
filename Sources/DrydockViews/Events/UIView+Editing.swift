extension UIView {
    /// Has the first responder resign if it is this view or in it.
    ///
    /// - Parameter force: whether it also ends being the first responder when it refuses to resign.
    /// - Returns: whether there was one that is the first responder no more.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder as? UIView, responder.isDescendant(of: self)
        else { return false }
        if responder.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}
