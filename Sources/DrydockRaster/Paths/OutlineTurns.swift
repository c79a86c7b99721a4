/// Which way each subpath of an outline must turn so that windings are 0 and 1 alone, or 0 and −1, and are what a fill rule
/// says: sums of signed areas are then exact, whatever parts of the outline share a pixel.
///
/// That is possible where no two parts of the outline meet but one after the other, and none is within others in vain.
struct OutlineTurns {
    /// For each subpath 1 to leave it as it is, −1 to turn it around; empty when all stay; nil when there is no such way.
    /// Subpaths are counted by moves and closes, from 0 before the first.
    let nonZero: [Int8]?
    let evenOdd: [Int8]?

    static let unknown = OutlineTurns(nonZero: nil, evenOdd: nil)
    static let uniform = OutlineTurns(nonZero: [], evenOdd: [])

    private init(nonZero: [Int8]?, evenOdd: [Int8]?) {
        self.nonZero = nonZero
        self.evenOdd = evenOdd
    }

    /// Cost: sorting the outline's chords, and a few comparisons each; bounded.
    init(_ path: Path) {
        guard let polygon = OutlinePolygon(path), !polygon.meetsItself() else {
            self = .unknown
            return
        }
        let sides = polygon.windings()
        func turns(_ isInside: (Int) -> Bool) -> [Int8]? {
            var result = [Int8](repeating: 1, count: polygon.subpathCount)
            var (kept, turned) = (false, false)
            for (subpath, side) in sides {
                let step = (isInside(side.right) ? 1 : 0) - (isInside(side.left) ? 1 : 0)
                if step == 0 { return nil }
                result[subpath] = step == side.right - side.left ? 1 : -1
                if result[subpath] > 0 { kept = true } else { turned = true }
            }
            return kept && turned ? result : []
        }
        self.init(nonZero: turns { $0 != 0 }, evenOdd: turns { $0 & 1 != 0 })
    }
}

/// An outline's chords on a grid of 2¹⁶ steps along the longer side of its box.
private struct OutlinePolygon {
    private static let edgeLimit = 2048
    private static let testLimit = 1 << 16
    private static let steps = 65_536.0

    private struct Edge {
        let x0, y0, x1, y1: Int
        let subpath: Int
        /// Of the subpath, which the closing edge joins.
        let isFirst: Bool
        var isLast = false

        var top: Int { min(y0, y1) }
        var bottom: Int { max(y0, y1) }
        var left: Int { min(x0, x1) }
        var right: Int { max(x0, x1) }
        var winding: Int { y0 < y1 ? 1 : -1 }
    }

    let subpathCount: Int
    private var edges: [Edge] = []

    /// Nil for one with too many chords.
    init?(_ path: Path) {
        let side = max(path.box.maxX - path.box.minX, path.box.maxY - path.box.minY)
        let scale = Self.steps / side
        guard scale > 0, scale < .infinity, path.verbs.count <= Self.edgeLimit else { return nil }
        var subpath = 0
        var first: (x: Int, y: Int)?
        var last = (x: 0, y: 0)
        var edges: [Edge] = []
        var begin = 0
        func add(_ x: Int, _ y: Int) {
            defer { last = (x, y) }
            guard first != nil else {
                first = (x, y)
                return
            }
            if last == (x, y) { return }
            edges.append(
                Edge(x0: last.x, y0: last.y, x1: x, y1: y, subpath: subpath, isFirst: edges.count == begin)
            )
        }
        func close() {
            guard let start = first else { return }
            add(start.x, start.y)
            if edges.count > begin { edges[edges.count - 1].isLast = true }
            begin = edges.count
        }
        var index = 0
        func point(_ offset: Int) -> (x: Double, y: Double) {
            let place = index + 2 * offset
            return (
                (path.points[place] - path.box.minX) * scale, (path.points[place + 1] - path.box.minY) * scale
            )
        }
        func addCurve(
            _ p1: (x: Double, y: Double),
            _ p2: (x: Double, y: Double),
            _ p3: (x: Double, y: Double)
        ) {
            if first == nil { add(Int(p1.x), Int(p1.y)) }
            let p0 = (x: Double(last.x), y: Double(last.y))
            let bend = max(
                max(abs(p0.x - 2 * p1.x + p2.x), abs(p0.y - 2 * p1.y + p2.y)),
                max(abs(p1.x - 2 * p2.x + p3.x), abs(p1.y - 2 * p2.y + p3.y))
            )
            // Within 1/8192 of the box.
            let count = Int((bend / 8).squareRoot()) + 1
            for step in 1..<max(count, 1) {
                let t = Double(step) / Double(count)
                let s = 1 - t
                let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                add(
                    Int(a * p0.x + b * p1.x + c * p2.x + d * p3.x),
                    Int(a * p0.y + b * p1.y + c * p2.y + d * p3.y)
                )
            }
            add(Int(p3.x), Int(p3.y))
        }
        for verb in path.verbs {
            switch verb {
            case .move:
                close()
                subpath += 1
                let place = point(0)
                first = nil
                add(Int(place.x), Int(place.y))
            case .line:
                let end = point(0)
                add(Int(end.x), Int(end.y))
            case .quadCurve:
                let (control, end) = (point(0), point(1))
                if first == nil { add(Int(control.x), Int(control.y)) }
                let from = (x: Double(last.x), y: Double(last.y))
                addCurve(
                    ((from.x + 2 * control.x) / 3, (from.y + 2 * control.y) / 3),
                    ((end.x + 2 * control.x) / 3, (end.y + 2 * control.y) / 3),
                    end
                )
            case .curve: addCurve(point(0), point(1), point(2))
            case .close:
                close()
                subpath += 1
            }
            index += verb.pointCount * 2
            if edges.count > Self.edgeLimit { return nil }
        }
        close()
        subpathCount = subpath + 1
        self.edges = edges
    }

    /// Whether two edges touch but where one follows the other, or are too many to tell.
    func meetsItself() -> Bool {
        let order = edges.indices.sorted { edges[$0].top < edges[$1].top }
        var active: [Int] = []
        var tests = 0
        for next in order {
            let top = edges[next].top
            active.removeAll { edges[$0].bottom < top }
            tests += active.count
            if tests > Self.testLimit { return true }
            for other in active where meet(min(next, other), max(next, other)) { return true }
            active.append(next)
        }
        return false
    }

    /// - Parameter first: comes before the second.
    private func meet(_ first: Int, _ second: Int) -> Bool {
        let (a, b) = (edges[first], edges[second])
        if a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top { return false }
        func side(_ edge: Edge, _ x: Int, _ y: Int) -> Int {
            ((edge.x1 - edge.x0) * (y - edge.y0) - (edge.y1 - edge.y0) * (x - edge.x0)).signum()
        }
        if a.subpath == b.subpath {
            let follows = second == first + 1
            let closes = a.isFirst && b.isLast
            if follows && closes { return true }
            if follows || closes {
                // They share a point; more only where one goes back on the other.
                let (before, after) = follows ? (a, b) : (b, a)
                let dot =
                    (before.x1 - before.x0) * (after.x1 - after.x0)
                    + (before.y1 - before.y0) * (after.y1 - after.y0)
                return side(before, after.x1, after.y1) == 0 && dot < 0
            }
        }
        return side(a, b.x0, b.y0) * side(a, b.x1, b.y1) <= 0
            && side(b, a.x0, a.y0) * side(b, a.x1, a.y1) <= 0
    }

    /// The windings on both sides of each subpath that is no point or flat line.
    func windings() -> [(subpath: Int, side: (left: Int, right: Int))] {
        var result: [(subpath: Int, side: (left: Int, right: Int))] = []
        var index = 0
        while index < edges.count {
            var steepest = index
            var next = index + 1
            while next < edges.count, !edges[next].isFirst {
                let (a, b) = (edges[next], edges[steepest])
                if a.bottom - a.top > b.bottom - b.top { steepest = next }
                next += 1
            }
            index = next
            let edge = edges[steepest]
            if edge.top == edge.bottom { continue }
            let y = (edge.top + edge.bottom) / 2
            let x = place(edge, y)
            var left = 0
            for (number, other) in edges.enumerated()
            where number != steepest && other.top <= y && y < other.bottom && place(other, y) < x {
                left += other.winding
            }
            result.append((edge.subpath, (left, left + edge.winding)))
        }
        return result
    }

    private func place(_ edge: Edge, _ y: Int) -> Double {
        Double(edge.x0) + Double(edge.x1 - edge.x0) * (Double(y - edge.y0) / Double(edge.y1 - edge.y0))
    }
}
