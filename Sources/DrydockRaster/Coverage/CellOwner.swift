/// Which chain of edges is in a cell, and where the list of the edges there begins.
struct CellOwner: BitwiseCopyable {
    /// A chain's number is never this, which stands for several.
    static let several = UInt16.max

    /// What is in pixels with more edges is not looked at. A power of two.
    static let edgeLimit = 256

    /// The chain or 0 in the lowest 16 bits, then the list's length, then its first node.
    private let bits: UInt64

    @inline(__always)
    init() { bits = 0 }

    private init(bits: UInt64) { self.bits = bits }

    @inline(__always) var chain: UInt16 { UInt16(truncatingIfNeeded: bits) }
    @inline(__always) var first: UInt32 { UInt32(truncatingIfNeeded: bits &>> 32) }

    /// Whether the list is one longer than the limit, which says that there are more.
    var isOverfull: Bool { UInt32(truncatingIfNeeded: bits) &>> 16 > UInt32(Self.edgeLimit) }

    /// Whether the cell is nobody's or the chain's own, with room in its list: which of them it is next is hard to foretell,
    /// that it is one of them is not.
    @inline(__always)
    func takes(_ chain: UInt16) -> Bool {
        let other = bits & (UInt64(Self.edgeLimit) &<< 16 | 0xFFFF)
        return other &* (other ^ UInt64(chain)) == 0
    }

    /// The cell with one more edge in its list.
    @inline(__always)
    func adding(_ node: UInt32, chain: UInt16) -> CellOwner {
        CellOwner(bits: bits & 0xFFFF_0000 &+ 0x1_0000 | UInt64(chain) | UInt64(node) &<< 32)
    }

    /// A list's node for an edge that goes on as the cell's list.
    @inline(__always)
    fileprivate func node(_ edge: Int) -> CellEdges.Node {
        CellEdges.Node(bits: bits & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: edge))
    }
}

/// The lists of the edges in a band's cells, all in one piece of memory.
struct CellEdges {
    struct Node: BitwiseCopyable {
        fileprivate let bits: UInt64

        /// The edge's number in its list of edges.
        @inline(__always) var edge: Int { Int(UInt32(truncatingIfNeeded: bits)) }
        /// The node that follows; none for 0.
        @inline(__always) var next: Int { Int(truncatingIfNeeded: bits &>> 32) }
    }

    private(set) var nodes: UnsafeMutablePointer<Node>
    private var count = 1
    private var capacity = 1024

    init() { nodes = .allocate(capacity: capacity) }

    func deallocate() { nodes.deallocate() }

    mutating func removeAll() { count = 1 }

    /// Makes room for as many more.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if count &+ more > capacity { grow(more) }
    }

    /// Adds an edge to a cell's list, of which the new node is the first; there must be room for it.
    @inline(__always)
    mutating func add(_ edge: Int, to owner: CellOwner) -> UInt32 {
        nodes[count] = owner.node(edge)
        count &+= 1
        return UInt32(truncatingIfNeeded: count &- 1)
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        capacity = max(capacity * 2, count + more)
        let larger = UnsafeMutablePointer<Node>.allocate(capacity: capacity)
        larger.update(from: nodes, count: count)
        nodes.deallocate()
        nodes = larger
    }
}
