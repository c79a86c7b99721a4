import DrydockControls
public import DrydockViews

extension UISearchBar: UIBarPositioning {
    /// What the delegate said when the bar came into its window.
    public var barPosition: UIBarPosition { position }

    func updatePosition() {
        if window != nil { position = delegate?.position(for: self) ?? .top }
    }
}
