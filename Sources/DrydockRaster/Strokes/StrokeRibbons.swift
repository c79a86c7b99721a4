/// Numbers the parts of strokes, their ribbons, so that two with following numbers never cross one another: only where others
/// share a pixel must its coverage be computed again.
///
/// Within a ribbon the line turns by at most 53° from where it began, and where it turns more sharply than half of its width
/// the stroker makes contours of their own: neither a ribbon nor two that follow smoothly can meet themselves. At a corner
/// only straight ribbons follow one another by number.
struct StrokeRibbons {
    typealias Vector = StrokeLine.Vector

    private static let smoothCosine = 0.6
    private static let straightCosine = 0.999_999

    private static let pair: UInt16 = 0x8000

    /// From 1 to less than `pair` and what `CellOwner.several` has of it.
    private(set) var number: UInt16 = 1
    private var start = Vector(x: 0, y: 0)
    private var leastCosine = Self.smoothCosine
    private var isStraight = true

    /// Begins a ribbon that may cross all before.
    mutating func begin(_ direction: Vector) {
        skip(2)
        start = direction
        leastCosine = Self.smoothCosine
    }

    /// The line goes on smoothly in a direction.
    @inline(__always)
    mutating func follow(_ direction: Vector) {
        let cosine = direction.dot(start)
        if cosine >= Self.straightCosine { return }
        if cosine >= leastCosine {
            isStraight = false
            return
        }
        skip(1)
        start = direction
        leastCosine = Self.smoothCosine
    }

    /// The line turns at a corner.
    ///
    /// - Parameter meets: whether the inner sides end where they meet.
    mutating func turn(_ direction: Vector, meets: Bool) {
        leastCosine = meets ? Self.straightCosine : Self.smoothCosine
        skip(isStraight && meets ? 1 : 2)
        start = direction
    }

    /// The line goes on in a direction into or out of a fold: what was before it may cross what comes after it, but neither
    /// crosses the fold.
    mutating func bend(_ direction: Vector) {
        skip(1)
        start = direction
        leastCosine = Self.smoothCosine
        isStraight = false
    }

    /// What follows may cross what was before, though the line goes on.
    mutating func separate() { skip(2) }

    private mutating func skip(_ count: UInt16) {
        isStraight = true
        number = number >= 0x7FF0 ? 1 : number + count
    }

    /// The owner of a cell that a ribbon meets another owner in: one ribbon or two with following numbers, the lower of
    /// them marked; nil when they may cross.
    static func owner(_ owner: UInt16, joinedBy ribbon: UInt16) -> UInt16? {
        if owner & pair != 0 {
            let first = owner ^ pair
            return ribbon == first || ribbon == first + 1 ? owner : nil
        }
        if ribbon == owner + 1 { return owner | pair }
        return ribbon + 1 == owner ? ribbon | pair : nil
    }
}
