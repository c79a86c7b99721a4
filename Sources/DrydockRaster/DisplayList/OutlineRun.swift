/// Glyphs as outlines, placed along a line or anywhere. Never changes once it is made.
///
/// Under a matrix without rotation, up to 256 pixels in size, a glyph's coverage is kept and drawn at the nearest quarter of
/// a pixel; else its outline is filled where it is.
package final class OutlineRun: Equatable, Sendable {
    package struct Glyph: Hashable, Sendable {
        package let outline: Path
        /// The outline's origin, in the run's space.
        package let x, y: Double

        package init(outline: Path, x: Double, y: Double) {
            self.outline = outline
            self.x = x
            self.y = y
        }
    }

    package let glyphs: [Glyph]
    /// Maps the outlines' space, font units for instance, to the run's.
    package let scale: Affine
    /// A box, in the run's space, around all outlines.
    let box: Path.Box

    package init(_ glyphs: [Glyph], scale: Affine) {
        self.glyphs = glyphs
        self.scale = scale
        var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for glyph in glyphs where !glyph.outline.isEmpty && (glyph.x + glyph.y) * 0 == 0 {
            let box = glyph.outline.box
            for (x, y) in [
                (box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY),
            ] {
                let point = scale.map(x, y)
                (minX, maxX) = (min(minX, point.x + glyph.x), max(maxX, point.x + glyph.x))
                (minY, maxY) = (min(minY, point.y + glyph.y), max(maxY, point.y + glyph.y))
            }
        }
        box =
            minX > maxX
            ? Path.Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
            : Path.Box(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    }

    /// The matrix of all glyphs in a frame, without their places.
    package func linear(_ transform: Affine) -> Affine {
        scale.concatenating(Affine(a: transform.a, b: transform.b, c: transform.c, d: transform.d))
    }

    /// The pixels that the glyphs may touch. Upright glyphs are drawn at the nearest quarter of a pixel, which is up to an
    /// eighth away from their place.
    func bounds(_ transform: Affine) -> PixelRect {
        let isUpright = transform.b == 0 && transform.c == 0 && scale.b == 0 && scale.c == 0
        return box.bounds(transform, reach: 1 / 64, snap: isUpright ? 0.125 : 0)
    }

    package static func == (left: OutlineRun, right: OutlineRun) -> Bool {
        left === right || left.scale == right.scale && left.glyphs == right.glyphs
    }
}
