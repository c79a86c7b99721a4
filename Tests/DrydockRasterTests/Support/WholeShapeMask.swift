import DrydockRaster

/// The coverage of a shape pixel by pixel, from the area that each corner cuts off each pixel of its whole box:
/// O(radius²), the slow twin of `ShapeMask`.
struct WholeShapeMask {
    let width: Int
    let height: Int
    let coverage: [UInt8]

    init(_ shape: RoundedRect, borderWidth: SubpixelLength?) {
        width = shape.rect.width
        height = shape.rect.height
        let side = max(shape.radius, borderWidth ?? .zero).roundedUpPixels
        let outer = Self.cuts(side: side, inset: 0, radius: shape.radius.pixels)
        let border = borderWidth?.pixels
        let inner = border.map { Self.cuts(side: side, inset: $0, radius: max(shape.radius.pixels - $0, 0)) }
        let corners: [(RoundedRect.Corners, right: Bool, bottom: Bool)] = [
            (.topLeft, false, false), (.topRight, true, false), (.bottomLeft, false, true),
            (.bottomRight, true, true),
        ]
        var result: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                var area = 1.0
                var hole = 0.0
                if let border {
                    hole =
                        Self.overlap(x, border, Double(width) - border)
                        * Self.overlap(y, border, Double(height) - border)
                }
                for (corner, right, bottom) in corners where shape.corners.contains(corner) {
                    let column = right ? width - 1 - x : x
                    let row = bottom ? height - 1 - y : y
                    guard column < side && row < side else { continue }
                    area -= outer[row * side + column]
                    if let inner { hole -= inner[row * side + column] }
                }
                result.append(UInt8(max(max(area, 0) - max(hole, 0), 0) * 255 + 0.5))
            }
        }
        coverage = result
    }

    /// The area cut off each pixel of a corner, in sixteen slices across each column right of the diagonal.
    private static func cuts(side: Int, inset: Double, radius: Double) -> [Double] {
        var result = [Double](repeating: 0, count: side * side)
        let centre = inset + radius
        for column in 0..<side {
            let edges = (0..<16).map { step -> Double in
                let x = Double(column) + (Double(step) + 0.5) / 16
                if x < inset { return Double(side) }
                if x >= centre { return inset }
                return centre - max(radius * radius - (centre - x) * (centre - x), 0).squareRoot()
            }
            for row in 0...column {
                let area = edges.reduce(0) { $0 + min(max(Double(row + 1) - $1, 0), 1) } / 16
                let square = overlap(column, inset, .infinity) * overlap(row, inset, .infinity)
                result[row * side + column] = max(square - area, 0)
                result[column * side + row] = max(square - area, 0)
            }
        }
        return result
    }

    private static func overlap(_ index: Int, _ start: Double, _ end: Double) -> Double {
        max(min(Double(index + 1), end) - max(Double(index), start), 0)
    }
}
