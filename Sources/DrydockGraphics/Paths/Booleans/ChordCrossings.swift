/// Where chords cross, found by halving the plane until few are left together.
///
/// Only crossings inside of both: where an end touches, there is a vertex anyway.
struct ChordCrossings {
    struct Crossing {
        /// The pixel of the crossing: the grid's point at most half a unit off.
        let pixel: GridPoint
        let (first, second): (Int, Int)
    }

    private let chords: [PathChords.Chord]
    /// By pixel, then by chords; each once.
    private(set) var crossings: [Crossing] = []

    /// - Parameter items: the chords to be looked at.
    init(_ chords: [PathChords.Chord], _ items: [Int]) {
        self.chords = chords
        find(items, in: .whole)
        crossings.sort { ($0.pixel.key, $0.first, $0.second) < ($1.pixel.key, $1.first, $1.second) }
        var unique: [Crossing] = []
        for crossing in crossings {
            if let last = unique.last, last.pixel == crossing.pixel, last.first == crossing.first,
                last.second == crossing.second
            {
                continue
            }
            unique.append(crossing)
        }
        crossings = unique
    }

    private mutating func find(_ items: [Int], in box: GridBox) {
        if items.count > 16, let (low, high) = split(items, box) {
            find(low.items, in: low.box)
            find(high.items, in: high.box)
            return
        }
        for (offset, first) in items.enumerated() {
            for second in items[(offset + 1)...] { cross(first, second) }
        }
    }

    private typealias Half = (box: GridBox, items: [Int])

    /// A halving; nil where so many chords are on both sides of any that halves cost more than the whole.
    private func split(_ items: [Int], _ box: GridBox) -> (low: Half, high: Half)? {
        for axis in [box.longerAxis, box.longerAxis.other] {
            guard let (low, high) = box.halves(axis) else { continue }
            let lowItems = items.filter { low.touches(chords[$0].from, chords[$0].to) }
            let highItems = items.filter { high.touches(chords[$0].from, chords[$0].to) }
            guard lowItems.count + highItems.count <= items.count + items.count / 4 else { continue }
            return ((low, lowItems), (high, highItems))
        }
        return nil
    }

    private mutating func cross(_ first: Int, _ second: Int) {
        let (a, b) = (chords[first].from, chords[first].to)
        let (c, d) = (chords[second].from, chords[second].to)
        guard max(a.x, b.x) >= min(c.x, d.x), max(c.x, d.x) >= min(a.x, b.x),
            max(a.y, b.y) >= min(c.y, d.y), max(c.y, d.y) >= min(a.y, b.y)
        else { return }
        let (fromA, fromB) = (GridPoint.turn(c, d, a), GridPoint.turn(c, d, b))
        guard (fromA > 0 && fromB < 0) || (fromA < 0 && fromB > 0) else { return }
        let (fromC, fromD) = (GridPoint.turn(a, b, c), GridPoint.turn(a, b, d))
        guard (fromC > 0 && fromD < 0) || (fromC < 0 && fromD > 0) else { return }
        let (part, whole) = (fromA.magnitude, fromA.magnitude + fromB.magnitude)
        let pixel = GridPoint(
            x: a.x + Self.rounded(b.x - a.x, part, whole),
            y: a.y + Self.rounded(b.y - a.y, part, whole)
        )
        crossings.append(Crossing(pixel: pixel, first: min(first, second), second: max(first, second)))
    }

    /// `length` · `part` / `whole`, exactly, rounded to the nearest integer, halves up.
    private static func rounded(_ length: Int, _ part: UInt, _ whole: UInt) -> Int {
        let product = (length.magnitude * 2).multipliedFullWidth(by: part)
        let (low, carry) = product.low.addingReportingOverflow(length < 0 ? whole - 1 : whole)
        let sum = (high: product.high + (carry ? 1 : 0), low: low)
        let quotient = Int((2 * whole).dividingFullWidth(sum).quotient)
        return length < 0 ? 0 - quotient : quotient
    }
}
