extension UIView {
    /// The view's scale or direction is not what it was: nothing that was measured, solved or drawn with it holds any more.
    func environmentDidChange() {
        layoutDirectionDidChange()
        invalidateIntrinsicContentSize()
        markDisplayNeeded()
    }
}
