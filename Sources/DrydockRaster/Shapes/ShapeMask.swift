/// The coverage of a rounded rectangle or of its border, with its middle row and column standing for all that
/// a larger shape of the same corners repeats there.
package final class ShapeMask {
    /// A row of coverage as a ramp, a constant run and a ramp; nothing before `start` and from `end` on.
    struct Row {
        /// The first column that is not zero.
        let start: Int
        /// From here to `runEnd` every column, with the stretched middle, has the coverage `run`.
        let runStart: Int
        let runEnd: Int
        let end: Int
        let run: UInt8
    }

    let width: Int
    let height: Int
    let coverage: UnsafeMutablePointer<UInt8>
    let rows: UnsafeMutablePointer<Row>

    /// Bytes that the mask keeps.
    var cost: Int { height * (width + MemoryLayout<Row>.stride) }

    /// The mask of a shape, or of a border of it. For drawing, `ShapeCache` keeps those that are in use.
    package convenience init(_ shape: RoundedRect, borderWidth: SubpixelLength? = nil) {
        self.init(ShapeKey(shape, borderWidth: borderWidth))
    }

    /// The coverage of a pixel of the frame when the shape fills `rect`, which holds the pixel.
    package func coverage(atX x: Int, y: Int, in rect: PixelRect) -> UInt8 {
        let column = x - rect.x
        let stretch = rect.width - width
        let place = column <= width / 2 ? column : max(column - stretch, width / 2)
        return coverage[row(forY: y, in: rect) * width + place]
    }

    init(_ key: ShapeKey) {
        width = key.width
        height = key.height
        coverage = .allocate(capacity: width * height)
        rows = .allocate(capacity: height)
        let values = ShapeMask.coverage(of: key)
        values.withUnsafeBufferPointer { source in
            for index in 0..<source.count { coverage[index] = source[index] }
        }
        for y in 0..<height { rows[y] = row(at: y) }
    }

    deinit {
        coverage.deallocate()
        rows.deallocate()
    }

    /// The row of the mask that covers row `y` of the frame when the shape fills `rect`.
    @inline(__always)
    func row(forY y: Int, in rect: PixelRect) -> Int {
        let row = y - rect.y
        let middle = height / 2
        let stretch = rect.height - height
        return row <= middle ? row : max(row - stretch, middle)
    }

    /// The area of the outer shape less that of the inner one. What the corners cut off adds up where their boxes
    /// overlap, as they do in the middle of a shape of odd size.
    private static func coverage(of key: ShapeKey) -> [UInt8] {
        let side = key.cornerSide
        let outer = CornerCoverage.cuts(side: side, inset: 0, radius: key.radius.pixels)
        let border = key.borderWidth?.pixels
        let inner = border.map {
            CornerCoverage.cuts(side: side, inset: $0, radius: max(key.radius.pixels - $0, 0))
        }
        var result = [UInt8](repeating: 0, count: key.width * key.height)
        for y in 0..<key.height {
            for x in 0..<key.width {
                var area = 1.0
                var hole = 0.0
                if let border {
                    hole =
                        CornerCoverage.overlap(of: x, with: border, Double(key.width) - border)
                        * CornerCoverage.overlap(of: y, with: border, Double(key.height) - border)
                }
                for (corner, right, bottom) in placedCorners where key.corners.contains(corner) {
                    let column = right ? key.width - 1 - x : x
                    let row = bottom ? key.height - 1 - y : y
                    guard column < side && row < side else { continue }
                    area -= outer[row * side + column]
                    if let inner { hole -= inner[row * side + column] }
                }
                let covered = max(area, 0) - max(hole, 0)
                result[y * key.width + x] = UInt8(max(covered, 0) * 255 + 0.5)
            }
        }
        return result
    }

    private static let placedCorners: [(RoundedRect.Corners, right: Bool, bottom: Bool)] = [
        (.topLeft, false, false), (.topRight, true, false), (.bottomLeft, false, true),
        (.bottomRight, true, true),
    ]

    private func row(at y: Int) -> Row {
        let values = coverage + y * width
        let middle = width / 2
        let run = values[middle]
        var runStart = middle
        while runStart > 0, values[runStart - 1] == run { runStart -= 1 }
        var runEnd = middle + 1
        while runEnd < width, values[runEnd] == run { runEnd += 1 }
        var start = 0
        while start < runStart, values[start] == 0 { start += 1 }
        var end = width
        while end > runEnd, values[end - 1] == 0 { end -= 1 }
        return Row(start: start, runStart: runStart, runEnd: runEnd, end: end, run: run)
    }
}
