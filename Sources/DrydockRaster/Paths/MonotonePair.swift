/// Whether edges are one subpath of a chain down and a chain up that keep their sides, as those of triangles, circles and all
/// convex shapes do: sums of signed areas are then exact everywhere.
struct MonotonePair {
    /// Longer subpaths are not looked at.
    private static let countLimit = 512

    private(set) var isSimple = false

    init(_ edges: UnsafeBufferPointer<EdgeList.Edge>) {
        guard edges.count > 1, edges.count <= Self.countLimit, let first = edges.first, let last = edges.last
        else { return }
        // The subpath's first chain may go on at its end.
        let chains = last.chain >= first.chain ? last.chain - first.chain : .max
        guard first.first == last.first, chains == 1 || chains == 2 && first.winding == last.winding else {
            return
        }
        isSimple = Self.keepSides(edges)
    }

    /// Follows both chains from top to bottom, one against the edges' order, and compares their places at each edge's ends.
    private static func keepSides(_ edges: UnsafeBufferPointer<EdgeList.Edge>) -> Bool {
        let count = edges.count
        // Where each chain begins in its own direction.
        guard
            let turn = (0..<count).first(where: {
                edges[$0].winding != edges[($0 &+ count &- 1) % count].winding
            })
        else { return false }
        var other = turn
        while edges[other].winding == edges[turn].winding {
            other = (other &+ 1) % count
            if other == turn { return false }
        }
        let (down, up) = edges[turn].winding > 0 ? (turn, other) : (other, turn)
        let downCount = (up &- down &+ count) % count
        var (left, right) = (0, 0)
        var side = 0
        let upCount = count &- downCount
        while left < downCount, right < upCount {
            let a = edges[(down &+ left) % count]
            let b = edges[(up &+ upCount &- 1 &- right) % count]
            for y in [max(a.y0, b.y0), min(a.y1, b.y1)] {
                let difference = place(a, y) - place(b, y)
                let sign = difference < 0 ? -1 : difference > 0 ? 1 : 0
                if sign != 0, side != 0, sign != side { return false }
                if sign != 0 { side = sign }
            }
            if a.y1 <= b.y1 { left += 1 }
            if b.y1 <= a.y1 { right += 1 }
        }
        return true
    }

    private static func place(_ edge: EdgeList.Edge, _ y: Int32) -> Double {
        if y <= edge.y0 { return edge.y0 == edge.y1 ? Double(edge.start.x) : Double(edge.x0) }
        if y >= edge.y1 { return Double(edge.x1) }
        return Double(edge.x0) + Double(edge.x1 - edge.x0) * (Double(y - edge.y0) / Double(edge.y1 - edge.y0))
    }
}
