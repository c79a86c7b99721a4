/// Takes note of the cells that edges pass.
protocol CellTracker {
    static var isNeeded: Bool { get }

    init(_ accumulator: EdgeAccumulator)

    /// The next edge, by its number in the list, that passes fewer cells than `most`.
    mutating func begin(_ edge: UnsafePointer<EdgeList.Edge>, _ number: Int, most: Int)

    /// The edge passes a cell: `place` counts from the band's first.
    mutating func pass(_ place: Int)

    /// Says that there are no more edges.
    func finish()
}

/// For shapes without crossings: nobody asks which edges are in a cell.
struct NoTracker: CellTracker {
    static var isNeeded: Bool { false }

    @inline(__always)
    init(_ accumulator: EdgeAccumulator) {}

    @inline(__always)
    mutating func begin(_ edge: UnsafePointer<EdgeList.Edge>, _ number: Int, most: Int) {}

    @inline(__always)
    mutating func pass(_ place: Int) {}

    @inline(__always)
    func finish() {}
}

/// Keeps which chain of edges is in a cell, and lists of the edges in cells.
struct OwnerTracker: CellTracker {
    static var isNeeded: Bool { true }

    private let accumulator: EdgeAccumulator
    private let owners: UnsafeMutablePointer<CellOwner>
    private var lists: CellEdges
    private var edge: UnsafePointer<EdgeList.Edge>?
    private var number = 0
    private var chain: UInt16 = 0

    @inline(__always)
    init(_ accumulator: EdgeAccumulator) {
        self.accumulator = accumulator
        owners = accumulator.owners
        lists = accumulator.lists.pointee
        lists.removeAll()
    }

    @inline(__always)
    func finish() { accumulator.lists.pointee = lists }

    @inline(__always)
    mutating func begin(_ edge: UnsafePointer<EdgeList.Edge>, _ number: Int, most: Int) {
        lists.reserve(most)
        self.edge = edge
        self.number = number
        chain = edge.pointee.chain
    }

    @inline(__always)
    mutating func pass(_ place: Int) {
        let owner = owners[place]
        var chain = chain
        if !owner.takes(chain) {
            if owner.takes(CellOwner.several) {
                chain = CellOwner.several
            } else {
                guard let edge, let met = Self.meet(accumulator, edge, owner, place) else { return }
                chain = met
            }
        }
        owners[place] = owner.adding(lists.add(number, to: owner), chain: chain)
    }

    /// The owner of a cell that an edge meets another in, or nil when no more are listed there. Where the edge and the chain
    /// that it joins meet, they are one.
    @inline(never)
    private static func meet(
        _ accumulator: EdgeAccumulator,
        _ edge: UnsafePointer<EdgeList.Edge>,
        _ owner: CellOwner,
        _ place: Int
    ) -> UInt16? {
        if owner.isOverfull { return nil }
        let (chain, number) = (owner.chain, edge.pointee.chain)
        if chain == CellOwner.several { return chain }
        if chain == 0 || chain == number { return number }
        if accumulator.areNeighborsApart {
            if let both = StrokeRibbons.owner(chain, joinedBy: number) { return both }
        } else {
            if edge.pointee.begins, chain == (number == 1 ? .max &- 1 : number &- 1),
                accumulator.holds(edge.pointee.start, place)
            {
                return number
            }
            if edge.pointee.closes, chain == edge.pointee.first, accumulator.holds(edge.pointee.end, place) {
                return chain
            }
        }
        accumulator.cross(place)
        return CellOwner.several
    }
}
