import DrydockPNG
import DrydockRaster

extension UIImage {
    /// The file's name, the size in points, a number that tells the pixels from others, and how they are drawn. Sums the
    /// pixels for a number of pixels per point.
    package func identity(forScale scale: CGFloat) -> String {
        let checksum = PNGEncoder.pixelChecksum(of: bitmap(forScale: max(scale, 1)))
        let size = [self.size.width, self.size.height].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
        // Those that were drawn or decoded have no file.
        let name = content.name.hasPrefix("of ") ? "image" : content.name
        var words = [name, "\(size[0]) × \(size[1])", TextIdentity.hexadecimal(checksum)]
        if renderingMode != .automatic { words.append("\(renderingMode)") }
        if let tint { words.append(tint.hexadecimal) }
        if flipsForRightToLeftLayoutDirection { words.append("flips") }
        if let caps = style.caps {
            let insets = [caps.insets.top, caps.insets.left, caps.insets.bottom, caps.insets.right]
            words.append("caps \(insets.map { "\($0)" }.joined(separator: " ")) \(caps.mode)")
        }
        if let colors = style.symbol?.configuration.colors {
            words.append(colors.description)
        }
        return words.joined(separator: " ")
    }
}
