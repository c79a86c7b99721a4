/// An outline's chords on a grid, and where they meet.
struct OutlineChords {
    typealias Vector = OutlineSegment.Vector

    /// Grid steps along the longer side of the outline's box.
    static let steps = 65_536.0
    private static let tolerance = 8.0
    static let countLimit = 2048
    private static let crossingLimit = 256

    struct Place: Hashable {
        let x, y: Int
    }

    struct Chord {
        let from, to: Place
        let segment: Int
        /// The segment's parameters there.
        let t0, t1: Double
        /// Whether the ends are the segment's.
        let isFirst, isLast: Bool

        var dx: Int { to.x - from.x }
        var dy: Int { to.y - from.y }

        /// The sign of the area right of the chord to a place.
        func side(_ place: Place) -> Int { (dx * (place.y - from.y) - dy * (place.x - from.x)).signum() }
    }

    /// Where two segments cross.
    struct Crossing {
        let first, second: (segment: Int, t: Double)
        let place: Vector
    }

    private(set) var chords: [Chord] = []
    private(set) var crossings: [Crossing] = []

    static func place(_ point: Vector) -> Place {
        Place(x: Int((point.x + 0.5).rounded(.down)), y: Int((point.y + 0.5).rounded(.down)))
    }

    /// Nil when there are too many chords or crossings, or where chords touch in other ways than by crossing within both or at
    /// ends of their segments.
    init?(_ segments: [OutlineSegment]) {
        chords.reserveCapacity(segments.count)
        for (number, segment) in segments.enumerated() {
            let count = segment.chordCount(within: Self.tolerance)
            if count + chords.count > Self.countLimit { return nil }
            var from = Self.place(segment.first)
            var t0 = 0.0
            let before = chords.count
            for step in 1...count {
                let t1 = Double(step) / Double(count)
                let to = Self.place(step == count ? segment.last : segment.place(t1))
                if to == from { continue }
                chords.append(
                    Chord(
                        from: from,
                        to: to,
                        segment: number,
                        t0: t0,
                        t1: t1,
                        isFirst: chords.count == before,
                        isLast: step == count
                    )
                )
                (from, t0) = (to, t1)
            }
            // What is too short for the grid at the end belongs to the last chord.
            if chords.count > before, let last = chords.last, !last.isLast {
                chords[chords.count - 1] = Chord(
                    from: last.from,
                    to: last.to,
                    segment: number,
                    t0: last.t0,
                    t1: 1,
                    isFirst: last.isFirst,
                    isLast: true
                )
            }
        }
        guard sweep() else { return nil }
    }

    /// What a chord that heights further down may have in common needs to be compared by.
    private struct Active {
        let left, right, bottom, chord: Int32
    }

    /// Compares the chords that heights have in common.
    private mutating func sweep() -> Bool {
        // By their upper ends, above their numbers.
        var order = chords.indices.map { min(chords[$0].from.y, chords[$0].to.y) << 32 | $0 }
        order.sort()
        guard isQuick(order) else { return false }
        var active: [Active] = []
        for key in order {
            let next = key & 0xFFFF_FFFF
            let (from, to) = (chords[next].from, chords[next].to)
            let (left, right) = (Int32(min(from.x, to.x)), Int32(max(from.x, to.x)))
            var count = 0
            for place in active.indices {
                let other = active[place]
                if other.bottom < key >> 32 { continue }
                active[count] = other
                count += 1
                if other.right < left || right < other.left { continue }
                let (a, b) = (min(next, other.chord.int), max(next, other.chord.int))
                if !meet(chords[a], chords[b]) { return false }
            }
            active.removeLast(active.count - count)
            active.append(
                Active(
                    left: left,
                    right: right,
                    bottom: Int32(max(from.y, to.y)),
                    chord: Int32(truncatingIfNeeded: next)
                )
            )
        }
        return true
    }

    /// Whether few enough pairs of chords have heights in common.
    private func isQuick(_ order: [Int]) -> Bool {
        var bottoms = chords.map { max($0.from.y, $0.to.y) }
        bottoms.sort()
        var tests = 1024 + 24 * chords.count
        var passed = 0
        for (index, key) in order.enumerated() {
            // Of the chords before, those that do not end above.
            while bottoms[passed] < key >> 32 { passed += 1 }
            tests -= index - passed
        }
        return tests >= 0
    }

    /// Notes where two chords whose boxes meet cross; false where they touch.
    private mutating func meet(_ a: Chord, _ b: Chord) -> Bool {
        let (from, to) = (a.side(b.from), a.side(b.to))
        let (before, after) = (b.side(a.from), b.side(a.to))
        if from * to > 0 || before * after > 0 { return true }
        if from * to < 0, before * after < 0 { return cross(a, b) }
        // They touch: at a common end, if all is well, and there alone.
        let follows = a.segment == b.segment && a.to == b.from && a.t1 == b.t0
        let atStartOfB = b.isFirst && (a.isFirst && a.from == b.from || a.isLast && a.to == b.from)
        let atEndOfB = b.isLast && (a.isFirst && a.from == b.to || a.isLast && a.to == b.to)
        guard follows || atStartOfB || atEndOfB else { return false }
        return from != 0 || to != 0 || Self.partOnOneLine(a, b)
    }

    /// Whether two chords on one line with common ends lie on different sides of them.
    private static func partOnOneLine(_ a: Chord, _ b: Chord) -> Bool {
        let dot = a.dx * b.dx + a.dy * b.dy
        if a.from == b.from || a.to == b.to, dot > 0 { return false }
        return !(a.from == b.to || a.to == b.from) || dot > 0
    }

    private mutating func cross(_ a: Chord, _ b: Chord) -> Bool {
        if crossings.count == Self.crossingLimit { return false }
        let (x, y) = (b.from.x - a.from.x, b.from.y - a.from.y)
        let area = Double(a.dx * b.dy - a.dy * b.dx)
        let (u, v) = (Double(x * b.dy - y * b.dx) / area, Double(x * a.dy - y * a.dx) / area)
        crossings.append(
            Crossing(
                first: (a.segment, a.t0 + (a.t1 - a.t0) * u),
                second: (b.segment, b.t0 + (b.t1 - b.t0) * v),
                place: Vector(Double(a.from.x) + u * Double(a.dx), Double(a.from.y) + u * Double(a.dy))
            )
        )
        return true
    }

    /// The windings on both sides of a segment's part, first that which a winding of 1 is added to for the other when what
    /// goes down counts as 1; nil when they cannot be told for certain.
    ///
    /// - Parameter range: the segment's chords.
    func sides(from start: Double, to end: Double, in range: Range<Int>) -> (Int, Int)? {
        var best: (chord: Int, t: Double, length: Double)?
        for index in range {
            let chord = chords[index]
            let (t0, t1) = (max(chord.t0, start), min(chord.t1, end))
            if t0 >= t1 { continue }
            let length = (t1 - t0) / (chord.t1 - chord.t0) * Double(max(abs(chord.dx), abs(chord.dy)))
            if best.map({ $0.length < length }) ?? true {
                best = (index, ((t0 + t1) / 2 - chord.t0) / (chord.t1 - chord.t0), length)
            }
        }
        guard let best, best.length > 0.5 else { return nil }
        let own = chords[best.chord]
        // Along the axis that the chord goes across.
        let isUpright = abs(own.dy) >= abs(own.dx)
        func axes(_ place: Place) -> (along: Double, across: Double) {
            isUpright ? (Double(place.x), Double(place.y)) : (Double(place.y), Double(place.x))
        }
        let (from, to) = (axes(own.from), axes(own.to))
        let height = from.across + (to.across - from.across) * best.t
        let position = from.along + (to.along - from.along) * best.t
        var winding = 0
        for (index, chord) in chords.enumerated() where index != best.chord {
            let (from, to) = (axes(chord.from), axes(chord.to))
            if (from.across <= height) == (to.across <= height) { continue }
            let part = (height - from.across) / (to.across - from.across)
            let distance = position - (from.along + (to.along - from.along) * part)
            if abs(distance) < 1e-3 { return nil }
            if distance > 0 { winding += from.across < to.across ? 1 : -1 }
        }
        // An exchange of the axes mirrors the plane.
        let beyond = winding + (from.across < to.across ? 1 : -1)
        let (before, after) = isUpright ? (winding, beyond) : (-winding, -beyond)
        let isForward = (from.across < to.across) == isUpright
        return isForward ? (before, after) : (after, before)
    }
}
