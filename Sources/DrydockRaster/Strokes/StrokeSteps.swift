/// The steps of a line, and what their quadrangles from side to side cover.
struct StrokeSteps {
    typealias Vector = StrokeLine.Vector
    typealias Point = StrokeLine.Point

    /// Steps on each side of a fold that are looked at.
    private static let countLimit = 24

    let first, last: UnsafePointer<Point>
    let half: Double
    /// What may be left uncovered at the sides.
    let tolerance: Double

    /// Whether the steps before and after a fold cover all of it: its points lie so near to one another that all is covered
    /// when they are.
    func cover(_ fold: borrowing StrokeFold, until end: UnsafePointer<Point>) -> Bool {
        guard let start = fold.start else { return false }
        let (before, after) = (begin(of: start), self.end(of: end))
        func isCovered(_ place: Vector) -> Bool { cover(place, before, start) || cover(place, end, after) }
        for index in 0..<fold.ends.count where !isCovered(fold.ends.elements[index]) { return false }
        return true
    }

    /// Where the steps begin that go to a point smoothly.
    private func begin(of point: UnsafePointer<Point>) -> UnsafePointer<Point> {
        var begin = point
        var length = 0.0
        while begin > first, point - begin < Self.countLimit, length < 3 * half, isSmooth(begin),
            isPlain(begin - 1, begin), (begin - 1).pointee.after.dot(point.pointee.before) > 0
        {
            length += begin.pointee.length
            begin -= 1
        }
        return begin
    }

    /// Where the steps end that go smoothly from a point.
    private func end(of point: UnsafePointer<Point>) -> UnsafePointer<Point> {
        var end = point
        var length = 0.0
        while end < last, end - point < Self.countLimit, length < 3 * half, isSmooth(end),
            isPlain(end, end + 1), (end + 1).pointee.before.dot(point.pointee.after) > 0
        {
            length += (end + 1).pointee.length
            end += 1
        }
        return end
    }

    private func isSmooth(_ point: UnsafePointer<Point>) -> Bool {
        point.pointee.isSmooth && !point.pointee.isCusp
    }

    /// Whether both sides of a step go forwards.
    private func isPlain(_ from: UnsafePointer<Point>, _ to: UnsafePointer<Point>) -> Bool {
        let chord = to.pointee.place - from.pointee.place
        let turn = side(to, to.pointee.before) - side(from, from.pointee.after)
        return (chord + turn).dot(chord) > 0 && (chord - turn).dot(chord) > 0
    }

    /// From a point to the left side.
    private func side(_ point: UnsafePointer<Point>, _ direction: Vector) -> Vector {
        direction.normal * (half * point.pointee.spread)
    }

    private func cover(_ place: Vector, _ begin: UnsafePointer<Point>, _ end: UnsafePointer<Point>) -> Bool {
        var from = begin
        while from < end {
            let to = from + 1
            let (a, b) = (place - from.pointee.place, place - to.pointee.place)
            if a.dot(from.pointee.after) >= 0 - tolerance, b.dot(to.pointee.before) <= tolerance {
                let chord = to.pointee.place - from.pointee.place
                let (start, end) = (side(from, from.pointee.after), side(to, to.pointee.before))
                let turn = end - start
                let margin = tolerance * chord.length
                if (chord + turn).cross(a - start) <= margin, (chord - turn).cross(a + start) >= 0 - margin {
                    return true
                }
            }
            from = to
        }
        return false
    }
}
