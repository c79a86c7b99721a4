extension UIView {
    /// What the view inherits from its scene, such as scale and direction, is not what it was: nothing that was measured,
    /// solved or drawn with it holds any more.
    func environmentDidChange() {
        layoutDirectionDidChange()
        setNeedsDisplay()
    }
}
