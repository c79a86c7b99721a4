import Foundation

/// A point of the integer grid on which paths are combined; coordinates from 0 to 2²⁹ + 1, so that cross products fit an `Int`.
struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    /// Orders points from left to right, those above each other by y.
    var key: Int { x << 32 | y }

    static func < (a: GridPoint, b: GridPoint) -> Bool { a.key < b.key }

    /// Twice the area of the triangle: positive where `c` is on the side of a → b towards which y grows when x does.
    @inline(__always)
    static func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}

/// The grid around given points: a power of two of units a point, the largest with which they fit.
struct SnapGrid {
    private let scale: Double
    private let originX, originY: Double

    /// - Parameter points: control points; nil where all are the same, or one is not finite.
    init?(around points: [CGPoint]) {
        guard let first = points.first else { return nil }
        var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
        for point in points {
            guard point.x.isFinite, point.y.isFinite else { return nil }
            (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
            (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
        }
        // Halves, as the whole could be infinite.
        let half = max(maxX / 2 - minX / 2, maxY / 2 - minY / 2)
        guard half > 0 else { return nil }
        let reach = max(-minX, maxX, -minY, maxY)
        let exponent = min(27 - Int(half.exponent), 1000 - Int(reach.exponent), 1000)
        scale = Double(sign: .plus, exponent: exponent, significand: 1)
        originX = (minX * scale).rounded(.down)
        originY = (minY * scale).rounded(.down)
    }

    /// The farthest that a chord may be from its curve, in units: 1/128 of a point, or 2⁻¹³ of all paths' extent where that is less.
    var tolerance: Double { min(scale / 128, 32_768) }

    /// In units from the grid's corner.
    func units(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x * scale - originX, y: point.y * scale - originY)
    }

    func units(_ piece: PathElements.Piece) -> PathElements.Piece {
        PathElements.Piece(from: units(piece.from), to: units(piece.to), controls: piece.controls.map(units))
    }

    /// The nearest point of the grid.
    /// - Parameter point: in units.
    func snapped(_ point: CGPoint) -> GridPoint {
        func snap(_ value: Double) -> Int { Int(min(max(value.rounded(), 0), 536_870_913)) }
        return GridPoint(x: snap(point.x), y: snap(point.y))
    }

    /// - Parameter point: in units.
    func point(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x + originX) / scale, y: (point.y + originY) / scale)
    }
}
