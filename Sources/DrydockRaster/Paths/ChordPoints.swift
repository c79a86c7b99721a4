/// The points between the ends of a curve, joined by chords.
///
/// The first and last chord take 1/√2 of the others' step in the parameter, h, and points lie B″h²/12 outside of the curve, the
/// mean of what chords between points on it would cut off: areas are then right with few of them.
///
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
        let bend = Self.bend(p0, p1, p2)
        let length = Self.distance(p0, p1) + Self.distance(p1, p2)
        count = Self.count(bend / 3, length, limit)
        start = p0
        step = Self.step(count)
        let square = step * step
        func coefficients(_ p0: Int32, _ p1: Int32, _ p2: Int32) -> Coefficients {
            let (p1, p2) = (Double(p1 &- p0), Double(p2 &- p0))
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
        let length =
            Self.distance(p0, p1) + Self.distance(p1, p2)
            + Self.distance(p2, p3)
        count = Self.count(bend, length, limit)
        start = p0
        step = Self.step(count)
        let square = step * step
        func coefficients(_ p0: Int32, _ p1: Int32, _ p2: Int32, _ p3: Int32) -> Coefficients {
            let (p1, p2, p3) = (Double(p1 &- p0), Double(p2 &- p0), Double(p3 &- p0))
            let bend = p2 - 2 * p1
            let a = p3 - 3 * (p2 - p1)
            return (a, 3 * bend, 3 * p1 - 0.5 * a * square, -0.5 * bend * square)
        }
        x = coefficients(p0.x, p1.x, p2.x, p3.x)
        y = coefficients(p0.y, p1.y, p2.y, p3.y)
    }

    /// - Parameter number: 1 ..< `count`.
    @inline(__always)
    func point(_ number: Int) -> Point {
        let t = (Double(number) - 0.292_893_218_813_452_5) * step
        return (start.x &+ Self.round(x, t), start.y &+ Self.round(y, t))
    }

    @inline(__always)
    private static func round(_ c: Coefficients, _ t: Double) -> Int32 {
        let value = ((c.a * t + c.b) * t + c.c) * t + c.d + 6_755_399_441_055_744.0
        return Int32(truncatingIfNeeded: value.bitPattern)
    }

    /// Two chords less (2 − √2) of a step.
    @inline(__always)
    private static func step(_ count: Int) -> Double { 1 / (Double(count) - 0.585_786_437_626_905) }

    /// As many chords as keep within 1/56 of a pixel by Wang's bound, less their shift, or fewer where they are so short that what
    /// they cut off and add evens out within a pixel; one only where it is within 1/100.
    ///
    /// - Parameters:
    ///   - bend: the larger second difference of a cubic curve's points.
    ///   - length: at least the curve's.
    @inline(__always)
    private static func count(_ bend: Double, _ length: Double, _ limit: Int) -> Int {
        if bend * 0.3 <= 1 { return 1 }
        let fine = min(Int((bend * 0.165).squareRoot()) &+ 1, max(limit, 1))
        var count = min(bend < 32 ? 2 : 3, fine)
        // Sagitta times length falls with the third power.
        let product = bend * length * (14.0 / 65_536)
        while count < fine, Double(count &* count &* count) < product { count &+= 1 }
        return count
    }

    @inline(__always)
    private static func bend(_ p0: Point, _ p1: Point, _ p2: Point) -> Double {
        length(Double(p0.x) - 2 * Double(p1.x) + Double(p2.x), Double(p0.y) - 2 * Double(p1.y) + Double(p2.y))
    }

    @inline(__always)
    private static func distance(_ p0: Point, _ p1: Point) -> Double {
        length(Double(p1.x &- p0.x), Double(p1.y &- p0.y))
    }

    /// A length within 7 %, never less.
    @inline(__always)
    private static func length(_ x: Double, _ y: Double) -> Double {
        max(abs(x), abs(y)) + min(abs(x), abs(y)) / 2
    }
}
