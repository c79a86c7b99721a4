/// A line or curve of an outline, from its beginning to its end.
struct OutlineSegment {
    typealias Vector = SIMD2<Double>

    /// Two points of a line, three or four of a curve.
    var points: [Vector]

    func place(_ t: Double) -> Vector {
        let s = 1 - t
        switch points.count {
        case 2: return points[0] * s + points[1] * t
        case 3: return points[0] * (s * s) + points[1] * (2 * s * t) + points[2] * (t * t)
        default:
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return points[0] * a + points[1] * b + points[2] * c + points[3] * d
        }
    }

    /// The part between two parameters.
    func part(from start: Double, to end: Double) -> OutlineSegment {
        let upper = end < 1 ? split(at: end, keepsFirst: true) : self
        return start > 0 ? upper.split(at: start / end, keepsFirst: false) : upper
    }

    /// By de Casteljau's construction.
    private func split(at t: Double, keepsFirst: Bool) -> OutlineSegment {
        var row = points
        var result: [Vector] = []
        while !row.isEmpty {
            result.append(keepsFirst ? row[0] : row[row.count - 1])
            row = zip(row, row.dropFirst()).map { $0 + ($1 - $0) * t }
        }
        return OutlineSegment(points: keepsFirst ? result : result.reversed())
    }

    /// How many chords are within a distance of it: Wang's bound.
    func chordCount(within tolerance: Double) -> Int {
        var bend = 0.0
        for index in points.indices.dropFirst(2) {
            let difference = points[index - 2] - 2 * points[index - 1] + points[index]
            bend = max(bend, abs(difference.x), abs(difference.y))
        }
        let factor = points.count == 3 ? 0.25 : 0.75
        return Int((bend * factor / tolerance).squareRoot()) + 1
    }
}

extension Path {
    /// The lines and curves that bound what is filled, each subpath closed, on a grid from the box's corner on.
    func segments(scale: Double) -> [OutlineSegment] {
        typealias Vector = OutlineSegment.Vector
        var result: [OutlineSegment] = []
        result.reserveCapacity(verbs.count + 1)
        var (index, start, last) = (0, Vector(), Vector())
        var isOpen = false
        func next() -> Vector {
            defer { index += 2 }
            return Vector(points[index] - box.minX, points[index + 1] - box.minY) * scale
        }
        func add(_ points: [Vector]) {
            if !isOpen { (start, last, isOpen) = (points[0], points[0], true) }
            result.append(OutlineSegment(points: [last] + points))
            last = points[points.count - 1]
        }
        func close() {
            if isOpen, last != start { add([start]) }
        }
        for verb in verbs {
            switch verb {
            case .move:
                close()
                start = next()
                (last, isOpen) = (start, true)
            case .line: add([next()])
            case .quadCurve: add([next(), next()])
            case .curve: add([next(), next(), next()])
            case .close: close()
            }
        }
        close()
        return result
    }
}
