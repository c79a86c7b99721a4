/// A line or curve of an outline, from its beginning to its end.
struct OutlineSegment {
    typealias Vector = SIMD2<Double>

    /// Two points of a line, three or four of a curve.
    let count: Int
    private let p0, p1, p2, p3: Vector

    var first: Vector { p0 }
    var last: Vector { count == 2 ? p1 : count == 3 ? p2 : p3 }

    func point(_ index: Int) -> Vector { index == 0 ? p0 : index == 1 ? p1 : index == 2 ? p2 : p3 }

    init(_ p0: Vector, _ p1: Vector) {
        count = 2
        (self.p0, self.p1, p2, p3) = (p0, p1, p1, p1)
    }

    init(_ p0: Vector, _ p1: Vector, _ p2: Vector) {
        count = 3
        (self.p0, self.p1, self.p2, p3) = (p0, p1, p2, p2)
    }

    init(_ p0: Vector, _ p1: Vector, _ p2: Vector, _ p3: Vector) {
        count = 4
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    func place(_ t: Double) -> Vector {
        let s = 1 - t
        switch count {
        case 2: return p0 * s + p1 * t
        case 3: return p0 * (s * s) + p1 * (2 * s * t) + p2 * (t * t)
        default:
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return p0 * a + p1 * b + p2 * c + p3 * d
        }
    }

    /// The part between two parameters.
    func part(from start: Double, to end: Double) -> OutlineSegment {
        let upper = end < 1 ? split(at: end, keepsFirst: true) : self
        return start > 0 ? upper.split(at: start / end, keepsFirst: false) : upper
    }

    /// By de Casteljau's construction.
    private func split(at t: Double, keepsFirst: Bool) -> OutlineSegment {
        func mix(_ a: Vector, _ b: Vector) -> Vector { a + (b - a) * t }
        let a = mix(p0, p1)
        if count == 2 { return keepsFirst ? OutlineSegment(p0, a) : OutlineSegment(a, p1) }
        let b = mix(p1, p2)
        let ab = mix(a, b)
        if count == 3 { return keepsFirst ? OutlineSegment(p0, a, ab) : OutlineSegment(ab, b, p2) }
        let c = mix(p2, p3)
        let bc = mix(b, c)
        let abc = mix(ab, bc)
        return keepsFirst ? OutlineSegment(p0, a, ab, abc) : OutlineSegment(abc, bc, c, p3)
    }

    /// How many chords are within a distance of it: Wang's bound.
    func chordCount(within tolerance: Double) -> Int {
        var bend = 0.0
        if count > 2 {
            let difference = p0 - 2 * p1 + p2
            bend = max(abs(difference.x), abs(difference.y))
        }
        if count > 3 {
            let difference = p1 - 2 * p2 + p3
            bend = max(bend, abs(difference.x), abs(difference.y))
        }
        let factor = count == 3 ? 0.25 : 0.75
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
        /// Where a segment begins, by its first point if there is none before.
        func begin(_ point: Vector) -> Vector {
            if !isOpen { (start, last, isOpen) = (point, point, true) }
            return last
        }
        func add(_ segment: OutlineSegment) {
            result.append(segment)
            last = segment.last
        }
        func close() {
            if isOpen, last != start { add(OutlineSegment(last, start)) }
        }
        for verb in verbs {
            switch verb {
            case .move:
                close()
                start = next()
                (last, isOpen) = (start, true)
            case .line:
                let end = next()
                add(OutlineSegment(begin(end), end))
            case .quadCurve:
                let (control, end) = (next(), next())
                add(OutlineSegment(begin(control), control, end))
            case .curve:
                let (first, second, end) = (next(), next(), next())
                add(OutlineSegment(begin(first), first, second, end))
            case .close: close()
            }
        }
        close()
        return result
    }
}
