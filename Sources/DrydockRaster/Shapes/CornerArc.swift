/// The areas that a quarter circle cuts off the pixels of a square corner, of which only the arc itself is kept.
///
/// The arc is integrated in the direction in which it is flat: for pixels right of the diagonal along x, in sixteen
/// steps of exact height. The others mirror them. The result is within one level of the true area.
/// Only multiplication, division and square root are used, which IEEE 754 rounds alike everywhere.
///
/// Columns and rows count from the corner. Along a row what is cut off falls from everything to nothing, as it does
/// along a column: the pixels between, which alone need areas, are some two a row. Time and memory: O(columns).
final class CornerArc {
    private static let steps = 16

    private let inset: Double
    private let first: Int
    /// Where the arc is in sixteen steps of each column, falling.
    private let edges: UnsafeMutablePointer<Double>

    /// - Parameters:
    ///   - side: of the corner's square box, which holds the arc.
    ///   - inset: the distance of the straight edges from the box's edges, in pixels.
    ///   - radius: the radius of the arc that joins them; zero cuts nothing.
    ///   - range: the larger of the column and the row of each pixel that will be asked for.
    init(side: Int, inset: Double, radius: Double, range: Range<Int>) {
        self.inset = inset
        first = range.lowerBound
        edges = .allocate(capacity: max(range.count * Self.steps, 1))
        let centre = inset + radius
        let square = radius * radius
        var index = 0
        for column in range {
            for step in 0..<Self.steps {
                let x = Double(column) + (Double(step) + 0.5) / Double(Self.steps)
                let across = centre - x
                edges[index] =
                    x < inset
                    ? Double(side)
                    : across <= 0 ? inset : centre - max(square - across * across, 0).squareRoot()
                index += 1
            }
        }
    }

    deinit {
        edges.deallocate()
    }

    /// The area, 0 ... 1, cut off a pixel.
    func cut(column: Int, row: Int) -> Double {
        let (column, row) = (max(column, row), min(column, row))
        let edges = edges(of: column)
        let bottom = Double(row + 1)
        var area = 1.0
        if bottom <= edges[Self.steps - 1] {
            area = 0
        } else if Double(row) < edges[0] {
            var sum = 0.0
            for step in 0..<Self.steps { sum += min(max(bottom - edges[step], 0), 1) }
            area = sum / Double(Self.steps)
        }
        let square =
            Self.overlap(of: column, with: inset, .infinity) * Self.overlap(of: row, with: inset, .infinity)
        return max(square - area, 0)
    }

    /// For each row the columns that are cut in part: those before are cut whole, those after not at all.
    func partialColumns(rows: Range<Int>, columns: Range<Int>) -> [Range<Int>] {
        var start = columns.upperBound
        var end = columns.upperBound
        return rows.map { row in
            while start > columns.lowerBound, !isGone(column: start - 1, row: row) { start -= 1 }
            while end > columns.lowerBound, isWhole(column: end - 1, row: row) { end -= 1 }
            return start..<end
        }
    }

    /// How much of the pixel `index` lies between two positions on its axis.
    static func overlap(of index: Int, with start: Double, _ end: Double) -> Double {
        max(min(Double(index + 1), end) - max(Double(index), start), 0)
    }

    private func edges(of column: Int) -> UnsafePointer<Double> {
        UnsafePointer(edges + (column - first) * Self.steps)
    }

    private func isGone(column: Int, row: Int) -> Bool {
        Double(min(column, row) + 1) <= edges(of: max(column, row))[Self.steps - 1]
    }

    private func isWhole(column: Int, row: Int) -> Bool {
        Double(min(column, row)) >= edges(of: max(column, row))[0]
    }
}
