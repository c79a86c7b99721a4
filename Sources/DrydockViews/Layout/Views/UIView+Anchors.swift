extension UIView {
    /// The edge at which text of the view's writing direction begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(knownNode, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(knownNode, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(knownNode, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(knownNode, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(knownNode, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(knownNode, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(knownNode, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(knownNode, .centerY) }
    /// The baseline of the first line of text; the bottom of a view that has none.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(knownNode, .firstBaseline) }
    /// The baseline of the last line of text; the bottom for a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(knownNode, .lastBaseline) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(knownNode, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(knownNode, .height) }
}
