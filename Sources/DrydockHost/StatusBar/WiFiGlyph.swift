import DrydockRaster

/// Three arcs over a point, as coverage: each pixel is sampled at 16 × 16 places in whole numbers.
nonisolated final class WiFiGlyph {
    /// Points.
    static let width: CGFloat = 17
    static let height: CGFloat = 12

    let mask: CoverageMask

    /// The glyphs of the scales that were drawn last: hosts come and go by the hundred.
    @MainActor private static var glyphs: [(scale: CGFloat, glyph: WiFiGlyph)] = []

    @MainActor static func glyph(scale: CGFloat) -> WiFiGlyph {
        if let known = glyphs.first(where: { $0.scale == scale }) { return known.glyph }
        let glyph = WiFiGlyph(scale: scale)
        if glyphs.count == cacheLimit { glyphs.removeFirst() }
        glyphs.append((scale, glyph))
        return glyph
    }

    private static let cacheLimit = 4

    private init(scale: CGFloat) {
        let width = max(Int((WiFiGlyph.width * scale).rounded()), 1)
        let height = max(Int((WiFiGlyph.height * scale).rounded()), 1)
        let sampler = WiFiSampler(unit: Int((scale * 16).rounded()), width: width * 16, height: height * 16)
        mask = CoverageMask(width: width, height: height) { coverage in
            for y in 0..<height {
                for x in 0..<width {
                    coverage[y * width + x] = sampler.coverage(x: x, y: y)
                }
            }
        }
    }
}

/// Lengths are in samples; `unit` of them make a point.
private nonisolated struct WiFiSampler {
    private let width: Int
    private let height: Int
    /// The squares of twice the distances from the tip at which ink begins and ends, from the inside out.
    private let edges: (Int, Int, Int, Int, Int)

    init(unit: Int, width: Int, height: Int) {
        self.width = width
        self.height = height
        // In tenths of a point.
        func edge(_ distance: Int) -> Int { (2 * distance * unit) * (2 * distance * unit) }
        edges = (edge(36), edge(55), edge(78), edge(97), edge(120))
    }

    func coverage(x: Int, y: Int) -> UInt8 {
        var count = 0
        for sampleY in y * 16..<(y + 1) * 16 {
            for sampleX in x * 16..<(x + 1) * 16 where isInk(sampleX, sampleY) { count += 1 }
        }
        return UInt8((count * 255 + 128) / 256)
    }

    /// The tip is at the middle of the lower edge; the wedge above it opens by 90 degrees.
    private func isInk(_ x: Int, _ y: Int) -> Bool {
        // Twice the distances, as samples and the middle lie at halves.
        let dx = abs(2 * x + 1 - width)
        let dy = 2 * (height - y) - 1
        guard dx <= dy else { return false }
        let squared = (dx * dx + dy * dy) * 100
        return squared <= edges.0
            || (squared >= edges.1 && squared <= edges.2)
            || (squared >= edges.3 && squared <= edges.4)
    }
}
