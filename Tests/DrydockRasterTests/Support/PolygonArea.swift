/// The area of a polygon's part in a pixel, by clipping at the pixel's four sides: exact but for Double's rounding, for
/// polygons that do not cross themselves.
enum PolygonArea {
    typealias Point = (x: Double, y: Double)

    static func inside(_ x: Int, _ y: Int, of polygon: [Point]) -> Double {
        let (left, top) = (Double(x), Double(y))
        var part = clip(polygon) { $0.x - left }
        part = clip(part) { left + 1 - $0.x }
        part = clip(part) { $0.y - top }
        part = clip(part) { top + 1 - $0.y }
        var sum = 0.0
        for index in part.indices {
            let (a, b) = (part[index], part[(index + 1) % part.count])
            sum += (a.x - left) * (b.y - top) - (b.x - left) * (a.y - top)
        }
        return abs(sum) / 2
    }

    /// The part of a polygon where a linear function is not negative.
    private static func clip(_ polygon: [Point], by distance: (Point) -> Double) -> [Point] {
        var result: [Point] = []
        for index in polygon.indices {
            let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
            let (da, db) = (distance(a), distance(b))
            if da >= 0 { result.append(a) }
            if (da >= 0) != (db >= 0) {
                let t = da / (da - db)
                result.append((a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)))
            }
        }
        return result
    }
}
