extension UIColor {
    /// Writes the brightness, from 0 to 1, and the opacity through the pointers that are not nil; always true. Of a colour the
    /// brightness is 0.299, 0.587 and 0.114 of its parts.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components
        let isGray = color.red == color.green && color.green == color.blue
        white?.pointee = isGray ? color.red : 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes hue, saturation and brightness (the HSB hexcone) and the opacity, each from 0 to 1, through the pointers that are
    /// not nil; always true. The hue of a grey is 0.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components
        let largest = max(color.red, color.green, color.blue)
        let range = largest - min(color.red, color.green, color.blue)
        hue?.pointee = color.hue(largest: largest, range: range)
        saturation?.pointee = largest > 0 ? range / largest : 0
        brightness?.pointee = largest
        alpha?.pointee = color.alpha
        return true
    }

    /// Components of Display P3, not premultiplied; what sRGB cannot show comes to its edge.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = ColorSpaces.fromDisplayP3((displayP3Red, green, blue))
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
}

extension ColorComponents {
    /// From 0 to 1, red being 0.
    fileprivate func hue(largest: CGFloat, range: CGFloat) -> CGFloat {
        guard range > 0 else { return 0 }
        let sixth =
            switch largest {
            case red: (green - blue) / range
            case green: 2 + (blue - red) / range
            default: 4 + (red - green) / range
            }
        return (sixth < 0 ? sixth + 6 : sixth) / 6
    }
}
