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
        var turn = 0
        var before = edges[count &- 1].winding
        while turn < count, edges[turn].winding == before {
            before = edges[turn].winding
            turn &+= 1
        }
        if turn == count { return false }
        func next(_ index: Int) -> Int { index &+ 1 == count ? 0 : index &+ 1 }
        func previous(_ index: Int) -> Int { index == 0 ? count &- 1 : index &- 1 }
        var other = turn
        var length = 0
        while edges[other].winding == edges[turn].winding {
            other = next(other)
            length &+= 1
            if length == count { return false }
        }
        let isDown = edges[turn].winding > 0
        var (left, leftRest) = (isDown ? turn : other, isDown ? length : count &- length)
        var (right, rightRest) = (previous(isDown ? turn : other), count &- leftRest)
        var side = 0
        while leftRest > 0, rightRest > 0 {
            let (a, b) = (edges[left], edges[right])
            let top = sign(a, b, at: max(a.y0, b.y0))
            let bottom = sign(a, b, at: min(a.y1, b.y1))
            if top != 0, side != 0, top != side { return false }
            if top != 0 { side = top }
            if bottom != 0, side != 0, bottom != side { return false }
            if bottom != 0 { side = bottom }
            if a.y1 <= b.y1 {
                left = next(left)
                leftRest &-= 1
            }
            if b.y1 <= a.y1 {
                right = previous(right)
                rightRest &-= 1
            }
        }
        return true
    }

    private static func sign(_ a: EdgeList.Edge, _ b: EdgeList.Edge, at y: Int32) -> Int {
        let difference = place(a, y) - place(b, y)
        return difference < 0 ? -1 : difference > 0 ? 1 : 0
    }

    private static func place(_ edge: EdgeList.Edge, _ y: Int32) -> Double {
        if y <= edge.y0 { return edge.y0 == edge.y1 ? Double(edge.start.x) : Double(edge.x0) }
        if y >= edge.y1 { return Double(edge.x1) }
        return Double(edge.x0) + Double(edge.x1 - edge.x0) * (Double(y - edge.y0) / Double(edge.y1 - edge.y0))
    }
}
