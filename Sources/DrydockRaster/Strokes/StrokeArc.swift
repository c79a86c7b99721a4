/// A circle of half of a stroke's width.
struct StrokeArc {
    typealias Vector = StrokeLine.Vector

    /// The largest turn from one of its points to the next.
    private let turn: Double
    private let halfTurn: Walk

    /// - Parameter tolerance: the distance that chords of a large circle may cut off.
    init(half: Double, tolerance: Double) {
        let turn = (8 * Self.sagitta(half, tolerance) / max(half, tolerance / 8)).squareRoot()
        self.turn = max(min(turn, 1.2), 1.0 / 160)
        halfTurn = Walk(.pi, turn: self.turn)
    }

    /// How far, in pixels, a line's outline may lie beyond `StrokeStyle.reach`: as its points lie outside of round caps and joins
    /// and of curves' sides, so that chords cut off no more than they add.
    ///
    /// An arc's lie h²/12 of the radius outside for turns of h, where h² is at most eight sagittas by the radius: two thirds of
    /// a sagitta, itself at most 2.3/20 of a pixel. Turns are no smaller than 1/160. Points of a curve's side lie as far outside
    /// for steps that are alike; each may have a step beside it that is twice as long as it should be by itself.
    static func excess(of style: StrokeStyle, scale: Double, isCurved: Bool) -> Double {
        guard isCurved || style.cap == .round || style.join == .round else { return 0 }
        let arc = 2.3 / 30 + style.width / 2 * scale / 307_200
        return isCurved ? 5 * arc : arc
    }

    /// Points of an angle, so far outside of the circle that chords cut off as much as they add, all a step apart but for the
    /// first and last, which take 1/√2 of one.
    private struct Walk {
        /// Chords; there is one point less.
        let count: Double
        /// The first point, where the angle begins on the x-axis, and the step to the next.
        let x, y, cosine, sine: Double

        init(_ angle: Double, turn: Double) {
            count = max((angle / turn + 0.585_786_437_626_905).rounded(.up), 1)
            let step = angle / (count - 0.585_786_437_626_905)
            let first = step * 0.707_106_781_186_547_5
            let out = 1 + step * step / 12
            x = StrokeArc.sine(.pi / 2 - first) * out
            y = StrokeArc.sine(first) * out
            cosine = StrokeArc.sine(.pi / 2 - step)
            sine = StrokeArc.sine(step)
        }

        @inline(__always)
        func forEachPoint(from: Vector, side: Vector, _ body: (Vector) -> Void) {
            var (x, y) = (x, y)
            var index = 1.0
            while index < count {
                body(from * x + side * y)
                (x, y) = (x * cosine - y * sine, x * sine + y * cosine)
                index += 1
            }
        }
    }

    /// Chords of small circles are so short that what they cut off and add evens out within a pixel.
    @inline(__always)
    static func sagitta(_ radius: Double, _ tolerance: Double) -> Double {
        tolerance * (1 + 1.3 / (1 + radius / (32 * tolerance)))
    }

    /// The points of the unit circle from one over another, a quarter further, to the one opposite.
    @inline(__always)
    func forEachPoint(from: Vector, over: Vector, _ body: (Vector) -> Void) {
        halfTurn.forEachPoint(from: from, side: over, body)
    }

    /// The points between two of the unit circle.
    ///
    /// - Parameter over: where the way from one to the other leads, when they are opposite.
    func forEachPoint(from: Vector, to: Vector, over: Vector, _ body: (Vector) -> Void) {
        let cosine = min(max(from.dot(to), -1), 1)
        let half = ((1 + cosine) / 2).squareRoot()
        let angle = 4 * Self.arcsine(((1 - half) / 2).squareRoot())
        let isClockwise = cosine > -0.999_999 ? from.cross(to) > 0 : from.cross(over) > 0
        let side = isClockwise ? from.normal : from.normal * -1
        Walk(angle, turn: turn).forEachPoint(from: from, side: side, body)
    }

    /// Of at most 1/√2, within 1/5,000.
    private static func arcsine(_ x: Double) -> Double {
        let square = x * x
        let tail = square * (35.0 / 1152 + square * (63.0 / 2816 + square * (231.0 / 13_312)))
        return x * (1 + square * (1.0 / 6 + square * (3.0 / 40 + square * (5.0 / 112 + tail))))
    }

    /// Of 0 to π/2, by a series: libraries differ in the last bits.
    fileprivate static func sine(_ x: Double) -> Double {
        let square = x * x
        let tail = square * (-1.0 / 5040 + square * (1.0 / 362_880 - square / 39_916_800))
        return x * (1 + square * (-1.0 / 6 + square * (1.0 / 120 + tail)))
    }
}
