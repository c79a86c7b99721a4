import DrydockRaster

extension PixelDifference {
    /// In words: how many pixels, where, and by how much.
    package var summary: String {
        let pixels = count == 1 ? "1 pixel" : "\(count) pixels"
        let place =
            "\(pixels) of \(total) differ, within x \(bounds.x)..<\(bounds.maxX), y \(bounds.y)..<\(bounds.maxY)."
        guard let first else { return place }
        return """
            \(place)
            The first is at (\(first.x), \(first.y)): \(name(of: first.actual)), in the reference \
            \(name(of: first.reference)).
            The largest difference is \(largest.level) of 255, in channel \(largest.channel).
            """
    }

    /// `#RRGGBBAA`, premultiplied.
    private func name(of color: PremultipliedColor) -> String {
        let digits = [color.r, color.g, color.b, color.a].map { level in
            let text = String(level, radix: 16, uppercase: true)
            return level < 16 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}
