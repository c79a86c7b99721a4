import DrydockRaster

extension UIColor {
    /// `#RRGGBB`, with two digits more where it is not opaque: the levels that are drawn, in the current traits.
    package var hexadecimal: String {
        let components = components
        let parts = [components.red, components.green, components.blue]
        let all = components.alpha < 1 ? parts + [components.alpha] : parts
        return "#"
            + all.map { part in
                let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}
