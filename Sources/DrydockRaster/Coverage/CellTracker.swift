/// Takes note of the cells that edges pass.
protocol CellTracker {
    static var isNeeded: Bool { get }

    init(_ accumulator: EdgeAccumulator)

    /// The next edge, by its number in the list, that passes fewer cells than `most`.
    mutating func begin(_ number: Int, most: Int)

    /// The edge passes a cell, and maybe the next: `place` counts from the band's first.
    mutating func pass(_ place: Int, andNext: Bool)

    /// Says that there are no more edges.
    func finish(_ accumulator: EdgeAccumulator)
}

extension CellTracker {
    @inline(__always)
    mutating func pass(_ place: Int) { pass(place, andNext: false) }
}

/// For shapes without crossings: nobody asks which edges are in a cell.
struct NoTracker: CellTracker {
    static var isNeeded: Bool { false }

    @inline(__always)
    init(_ accumulator: EdgeAccumulator) {}

    @inline(__always)
    mutating func begin(_ number: Int, most: Int) {}

    @inline(__always)
    mutating func pass(_ place: Int, andNext: Bool) {}

    @inline(__always)
    func finish(_ accumulator: EdgeAccumulator) {}
}

/// Keeps which edges are in which cells.
struct VisitTracker: CellTracker {
    static var isNeeded: Bool { true }

    private var visits: CellVisits
    private var number = 0

    @inline(__always)
    init(_ accumulator: EdgeAccumulator) {
        visits = accumulator.visits.pointee
        visits.begin(accumulator.owners)
    }

    @inline(__always)
    func finish(_ accumulator: EdgeAccumulator) { accumulator.visits.pointee = visits }

    @inline(__always)
    mutating func begin(_ number: Int, most: Int) {
        visits.reserve(most)
        self.number = number
    }

    @inline(__always)
    mutating func pass(_ place: Int, andNext: Bool) {
        visits.append(edge: number, place: place, andNext: andNext)
    }
}
