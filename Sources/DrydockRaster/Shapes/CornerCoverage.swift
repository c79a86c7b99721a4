/// The areas that a round corner cuts off the pixels of a square one.
///
/// The arc is integrated in the direction in which it is flat: for pixels right of the diagonal along x, in sixteen
/// steps of exact height. The others mirror them. The result is within one level of the true area.
/// Only multiplication, division and square root are used, which IEEE 754 rounds alike everywhere.
enum CornerCoverage {
    private static let steps = 16

    /// The area, 0 ... 1, cut off each pixel of a top left corner box of `side` × `side` pixels, row by row.
    ///
    /// - Parameters:
    ///   - inset: the distance of the straight edges from the box's edges, in pixels.
    ///   - radius: the radius of the arc that joins them; zero cuts nothing.
    static func cuts(side: Int, inset: Double, radius: Double) -> [Double] {
        var result = [Double](repeating: 0, count: side * side)
        let centre = inset + radius
        var edges = [Double](repeating: 0, count: steps)
        for column in 0..<side {
            var highest = Double.infinity
            var lowest = -Double.infinity
            for step in 0..<steps {
                let x = Double(column) + (Double(step) + 0.5) / Double(steps)
                let edge: Double
                if x < inset {
                    edge = Double(side)
                } else if x >= centre {
                    edge = inset
                } else {
                    let across = centre - x
                    edge = centre - max(radius * radius - across * across, 0).squareRoot()
                }
                edges[step] = edge
                highest = min(highest, edge)
                lowest = max(lowest, edge)
            }
            for row in 0...column {
                let bottom = Double(row + 1)
                var area = 1.0
                if bottom <= highest {
                    area = 0
                } else if Double(row) < lowest {
                    var sum = 0.0
                    for edge in edges { sum += min(max(bottom - edge, 0), 1) }
                    area = sum / Double(steps)
                }
                let square =
                    overlap(of: column, with: inset, .infinity) * overlap(of: row, with: inset, .infinity)
                result[row * side + column] = max(square - area, 0)
                result[column * side + row] = max(square - area, 0)
            }
        }
        return result
    }

    /// How much of the pixel `index` lies between two positions on its axis.
    static func overlap(of index: Int, with start: Double, _ end: Double) -> Double {
        max(min(Double(index + 1), end) - max(Double(index), start), 0)
    }
}
