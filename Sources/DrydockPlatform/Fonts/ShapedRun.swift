/// A glyph of shaped text.
package struct ShapedGlyph: Hashable, Sendable {
    /// The face's number of it; from `boxBase` on a box that stands for a scalar.
    package let id: UInt32
    /// Where what it stands for begins among the UTF-16 units that were shaped; the highest bit says that the text must
    /// not be cut here without shaping it anew.
    private let place: UInt32
    /// Where the pen is before the glyph, in em from the run's left end.
    package let pen: Double
    /// From the pen to the glyph's origin, in em, y upwards.
    package let dx, dy: Float

    package init(id: UInt32, cluster: Int, isUnsafeToBreak: Bool, pen: Double, dx: Float, dy: Float) {
        self.id = id
        place = UInt32(truncatingIfNeeded: cluster) & 0x7FFF_FFFF | (isUnsafeToBreak ? 0x8000_0000 : 0)
        self.pen = pen
        self.dx = dx
        self.dy = dy
    }

    package var cluster: Int { Int(place & 0x7FFF_FFFF) }
    package var isUnsafeToBreak: Bool { place >> 31 != 0 }

    /// Glyphs are numbered below this, missing scalars from here on.
    package static let boxBase: UInt32 = 0x8000_0000

    func moved(by distance: Double, units: Int = 0) -> ShapedGlyph {
        ShapedGlyph(
            id: id,
            cluster: cluster + units,
            isUnsafeToBreak: isUnsafeToBreak,
            pen: pen + distance,
            dx: dx,
            dy: dy
        )
    }
}

/// Text of one face, script and direction as glyphs with their places, in em: multiply by the font's size for points.
///
/// Nothing here depends on a pixel size, so text that wraps at a width does so at every scale. Never changes.
package final class ShapedRun: Hashable, Sendable {
    /// From left to right.
    package let glyphs: [ShapedGlyph]
    /// The pen's movement over all glyphs, in em.
    package let width: Double
    package let isRightToLeft: Bool
    private let contentHash: Int

    package init(glyphs: [ShapedGlyph], width: Double, isRightToLeft: Bool) {
        self.glyphs = glyphs
        self.width = width
        self.isRightToLeft = isRightToLeft
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        // Some are enough to tell long runs apart.
        for index in stride(from: 0, to: glyphs.count, by: max(glyphs.count / 64, 1)) {
            let glyph = glyphs[index]
            hash = (hash ^ UInt64(glyph.id)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
            hash = (hash ^ glyph.pen.bitPattern) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
        }
        contentHash = Int(truncatingIfNeeded: hash)
    }

    /// The glyphs of the characters in a part of the text, as a run of its own. The part must begin and end between
    /// clusters; where that is unsafe shaping the part gives better glyphs.
    package func part(_ range: Range<Int>) -> ShapedRun {
        let lower = firstGlyph(at: range.lowerBound)
        let upper = firstGlyph(at: range.upperBound)
        let indices = min(lower, upper)..<max(lower, upper)
        func pen(_ index: Int) -> Double { index < glyphs.count ? glyphs[index].pen : width }
        let start = pen(indices.lowerBound)
        let part = glyphs[indices].map { $0.moved(by: -start, units: -range.lowerBound) }
        return ShapedRun(glyphs: part, width: pen(indices.upperBound) - start, isRightToLeft: isRightToLeft)
    }

    /// The first glyph of those from a UTF-16 unit on, or where they go to the left, of those before it. Logarithmic.
    package func firstGlyph(at unit: Int) -> Int {
        var low = 0
        var high = glyphs.count
        while low < high {
            let middle = (low + high) / 2
            let isBehind = isRightToLeft ? glyphs[middle].cluster < unit : glyphs[middle].cluster >= unit
            if isBehind { high = middle } else { low = middle + 1 }
        }
        return low
    }

    package static func == (left: ShapedRun, right: ShapedRun) -> Bool {
        left === right || left.contentHash == right.contentHash && left.glyphs == right.glyphs
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}
