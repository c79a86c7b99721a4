/// The points between the ends of a curve at n equal parameter steps, joined by chords.
///
/// They lie 1/12 of B″ / n² outside of the curve, the mean of what chords between points on it would cut off: areas are then
/// right with fewer of them.
/// Coordinates are in 1/256 of a pixel, points from the curve's beginning on: a move by whole pixels changes none.
struct ChordPoints {
    typealias Point = EdgeBuilder.Point

    /// Chords; there is one point less.
    let count: Int
    private let start: Point
    private let step: Double
    /// The cubic polynomials of both coordinates.
    private let x, y: Coefficients

    private typealias Coefficients = (a: Double, b: Double, c: Double, d: Double)

    /// A quadratic curve.
    @inline(__always)
    init(_ p0: Point, _ p1: Point, _ p2: Point, limit: Int) {
        count = Self.count(Self.bend(p0, p1, p2), coarse: 0.055, fine: 0.1, limit)
        start = p0
        step = 1 / Double(count)
        let square = step * step
        func coefficients(_ p0: Int32, _ p1: Int32, _ p2: Int32) -> Coefficients {
            let (p1, p2) = (Double(p1) - Double(p0), Double(p2) - Double(p0))
            let bend = p2 - 2 * p1
            return (0, bend, 2 * p1, bend * square / -6)
        }
        x = coefficients(p0.x, p1.x, p2.x)
        y = coefficients(p0.y, p1.y, p2.y)
    }

    /// A cubic curve.
    @inline(__always)
    init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, limit: Int) {
        let bend = max(Self.bend(p0, p1, p2), Self.bend(p1, p2, p3))
        count = Self.count(bend, coarse: 0.165, fine: 0.3, limit)
        start = p0
        step = 1 / Double(count)
        let square = step * step
        func coefficients(_ p0: Int32, _ p1: Int32, _ p2: Int32, _ p3: Int32) -> Coefficients {
            let (p1, p2, p3) = (Double(p1) - Double(p0), Double(p2) - Double(p0), Double(p3) - Double(p0))
            let bend = p2 - 2 * p1
            let a = p3 - 3 * (p2 - p1)
            return (a, 3 * bend, 3 * p1 - 0.5 * a * square, -0.5 * bend * square)
        }
        x = coefficients(p0.x, p1.x, p2.x, p3.x)
        y = coefficients(p0.y, p1.y, p2.y, p3.y)
    }

    /// - Parameter step: 1 ..< `count`.
    @inline(__always)
    func point(_ step: Int) -> Point {
        let t = Double(step) * self.step
        return (start.x &+ Self.round(x, t), start.y &+ Self.round(y, t))
    }

    @inline(__always)
    private static func round(_ c: Coefficients, _ t: Double) -> Int32 {
        let value = ((c.a * t + c.b) * t + c.c) * t + c.d + 6_755_399_441_055_744.0
        return Int32(truncatingIfNeeded: value.bitPattern)
    }

    /// As many chords as keep within 1/56 of a pixel by Wang's bound, less their shift; one only where it is within 1/100.
    @inline(__always)
    private static func count(_ bend: Double, coarse: Double, fine: Double, _ limit: Int) -> Int {
        if bend * fine <= 1 { return 1 }
        return min(max(Int((bend * coarse).squareRoot()) &+ 1, 2), max(limit, 1))
    }

    /// A second difference's length within 7 %, never less.
    @inline(__always)
    private static func bend(_ p0: Point, _ p1: Point, _ p2: Point) -> Double {
        let x = abs(Double(p0.x) - 2 * Double(p1.x) + Double(p2.x))
        let y = abs(Double(p0.y) - 2 * Double(p1.y) + Double(p2.y))
        return max(x, y) + min(x, y) / 2
    }
}
