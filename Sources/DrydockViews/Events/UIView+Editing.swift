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
        if force, window.firstResponder === responder { responder.resignWithoutAsking() }
        return force
    }

    /// Before this view leaves its window: who edits in it does no more.
    func endEditingBeforeLeaving() {
        guard let responder = windowStorage?.firstResponder as? UIView, responder.isDescendant(of: self)
        else { return }
        responder.resignWithoutAsking()
    }

    private func resignWithoutAsking() {
        isForcedToResign = true
        resignFirstResponder()
        isForcedToResign = false
        if isFirstResponder { window?.makeFirstResponder(nil) }
    }

    /// Whether nobody is asked when this view resigns being the first responder.
    package var isForcedToResign: Bool {
        get { extras?.isForcedToResign ?? false }
        set { withExtras { $0.isForcedToResign = newValue } }
    }
}
