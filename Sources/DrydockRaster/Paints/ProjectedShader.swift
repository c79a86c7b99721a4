/// A bitmap under a projection: bilinear with weights of 8 bits, the position of each sample by one division, edge pixels
/// extended. Where the bitmap is reduced, samples on a grid within each pixel are averaged.
final class ProjectedShader: Shader {
    /// The most samples along each axis of a pixel.
    private static let sampleLimit = 8

    /// Owns the pixels.
    private let bitmap: Bitmap
    private let map: ProjectionMap
    /// Where the bitmap's top left corner lies in the plane, plus half a pixel. Taken off after the division, which is then
    /// the same whatever part of the plane the bitmap shows: colours do not depend on how much of it was drawn.
    private let originX, originY: Double
    private let columns, rows: Int

    /// - Parameters:
    ///   - map: from the frame to the plane.
    ///   - x: with `y`, the pixel of the plane that is the bitmap's top left one.
    ///   - corners: of what the whole plane becomes; where it is reduced most is one of them.
    init(_ bitmap: Bitmap, _ map: ProjectionMap, x: Int, y: Int, corners: [(x: Double, y: Double)]) {
        self.bitmap = bitmap
        self.map = map
        (originX, originY) = (Double(x) + 0.5, Double(y) + 0.5)
        var (right, down) = (1.0, 1.0)
        for corner in corners {
            let steps = map.steps(atX: corner.x, y: corner.y)
            (right, down) = (max(right, steps.right), max(down, steps.down))
        }
        // Up to a quarter more than one pixel a sample cannot be seen.
        func count(_ step: Double) -> Int { Int(min((step * 0.8).rounded(.up), Double(Self.sampleLimit))) }
        (columns, rows) = (max(count(right), 1), max(count(down), 1))
        super.init(isOpaque: bitmap.isOpaque)
    }

    override func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        if columns == 1, rows == 1 {
            var index = 0
            while index < count {
                target[index] = color(Double(x &+ index) + 0.5, Double(y) + 0.5)
                index &+= 1
            }
            return
        }
        let samples = UInt32(columns &* rows)
        for index in 0..<count {
            var (red, green, blue, alpha) = (samples / 2, samples / 2, samples / 2, samples / 2)
            for row in 0..<rows {
                let sampleY = Double(y) + (Double(row) + 0.5) / Double(rows)
                for column in 0..<columns {
                    let sampleX = Double(x &+ index) + (Double(column) + 0.5) / Double(columns)
                    let pixel = color(sampleX, sampleY)
                    red &+= pixel & 255
                    green &+= pixel >> 8 & 255
                    blue &+= pixel >> 16 & 255
                    alpha &+= pixel >> 24
                }
            }
            target[index] =
                red / samples | (green / samples) << 8 | (blue / samples) << 16 | (alpha / samples) << 24
        }
    }

    @inline(__always)
    private func color(_ px: Double, _ py: Double) -> UInt32 {
        let point = map(px, py)
        let u = Self.fixed(point.x / point.w - originX, bitmap.width &- 1)
        let v = Self.fixed(point.y / point.w - originY, bitmap.height &- 1)
        let (left, top) = (u >> 8, v >> 8)
        let row = bitmap.pixels + (top &* bitmap.width &+ left)
        let right = left &+ 1 < bitmap.width ? 1 : 0
        let below = top &+ 1 < bitmap.height ? bitmap.width : 0
        let (fu, fv) = (UInt32(truncatingIfNeeded: u & 255), UInt32(truncatingIfNeeded: v & 255))
        return ImageShader.mix(
            ImageShader.mix(row[0], row[right], fu),
            ImageShader.mix(row[below], row[below &+ right], fu),
            fv
        )
    }

    /// In 1/256 of a pixel, within the bitmap; what is not a number is 0.
    @inline(__always)
    private static func fixed(_ value: Double, _ last: Int) -> Int {
        guard value > 0 else { return 0 }
        return value < Double(last) ? Int(value * 256) : last << 8
    }
}
