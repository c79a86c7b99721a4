/// A path as straight edges in 1/256 of a pixel, each from top to bottom. Never changes once it is made.
final class EdgeList: @unchecked Sendable {
    // Unchecked: the memory is not written to any more.

    struct Edge: Sendable {
        let x0, y0: Int32
        let x1: Int32
        /// Below `y0`, or equal for a horizontal edge, which has no area but tells where its chain is.
        let y1: Int32
        /// 1 when the path goes down, −1 when it goes up.
        let winding: Int8
        /// Whether the edge is its chain's first, and joins the one before it where it starts.
        let begins: Bool
        /// Whether the edge is its subpath's last, and joins the chain `first` where it ends.
        var closes: Bool
        /// The number, never 0, of the y-monotone chain that the edge belongs to.
        let chain: UInt16
        /// The subpath's first chain.
        let first: UInt16

        /// Where the path enters and leaves the edge.
        @inline(__always) var start: (x: Int32, y: Int32) { winding > 0 ? (x0, y0) : (x1, y1) }
        @inline(__always) var end: (x: Int32, y: Int32) { winding > 0 ? (x1, y1) : (x0, y0) }
    }

    /// The edges, for as long as the list lives.
    let edges: Edges

    var bounds: PixelRect { edges.bounds }

    init(_ builder: consuming EdgeBuilder, mayCross: Bool) {
        let (memory, count) = builder.finish()
        edges = Edges(memory ?? .allocate(capacity: 1), count: count, mayCross: mayCross)
    }

    /// The edges of strokes, whose chains are ribbons.
    init(ribbons builder: consuming EdgeBuilder, mayCross: Bool, bounds: PixelRect) {
        let (memory, count) = builder.finish()
        edges = Edges(
            ribbons: memory ?? .allocate(capacity: 1),
            count: count,
            mayCross: mayCross,
            bounds: bounds
        )
    }

    deinit {
        edges.first.deallocate()
    }

    /// Bytes that the list keeps.
    var cost: Int { edges.count * MemoryLayout<Edge>.stride + 64 }
}

/// Edges in somebody else's memory.
struct Edges {
    let first: UnsafePointer<EdgeList.Edge>
    let count: Int
    /// The pixels that edges run through, of strokes maybe more; empty when there are none.
    let bounds: PixelRect
    /// Whether coverage must be computed again where chains meet.
    let mayCross: Bool

    /// Whether chains with following numbers do not cross one another.
    let areNeighborsApart: Bool

    fileprivate init(
        ribbons edges: UnsafePointer<EdgeList.Edge>,
        count: Int,
        mayCross: Bool,
        bounds: PixelRect
    ) {
        (first, self.count, self.mayCross, self.bounds) = (edges, count, mayCross, bounds)
        areNeighborsApart = true
    }

    init(_ edges: UnsafePointer<EdgeList.Edge>, count: Int, mayCross: Bool) {
        first = edges
        self.count = count
        areNeighborsApart = false
        self.mayCross = mayCross && !MonotonePair(UnsafeBufferPointer(start: edges, count: count)).isSimple
        var (left, right, top, bottom) = (Int32.max, Int32.min, Int32.max, Int32.min)
        var index = 0
        while index < count {
            let edge = edges + index
            let (x0, y0, x1, y1) = (edge.pointee.x0, edge.pointee.y0, edge.pointee.x1, edge.pointee.y1)
            if y0 < y1 {
                left = min(left, min(x0, x1))
                right = max(right, max(x0, x1))
                top = min(top, y0)
                bottom = max(bottom, y1)
            }
            index &+= 1
        }
        bounds =
            left > right
            ? .zero
            : PixelRect(
                minX: Int(left >> 8),
                minY: Int(top >> 8),
                maxX: Int((right + 255) >> 8),
                maxY: Int((bottom + 255) >> 8)
            )
    }
}
