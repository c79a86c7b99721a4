extension UIView {
    /// The edge at which text of the view's writing direction begins.
    @inlinable public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(knownNode, .leading) }
    @inlinable public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(knownNode, .trailing) }
    @inlinable public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(knownNode, .left) }
    @inlinable public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(knownNode, .right) }
    @inlinable public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(knownNode, .centerX) }
    @inlinable public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(knownNode, .top) }
    @inlinable public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(knownNode, .bottom) }
    @inlinable public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(knownNode, .centerY) }
    /// The baseline of the first line of text; the bottom of a view that has none.
    @inlinable public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(knownNode, .firstBaseline)
    }
    /// The baseline of the last line of text; the bottom for a view without text.
    @inlinable public var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(knownNode, .lastBaseline)
    }
    @inlinable public var widthAnchor: NSLayoutDimension { NSLayoutDimension(knownNode, .width) }
    @inlinable public var heightAnchor: NSLayoutDimension { NSLayoutDimension(knownNode, .height) }
}
