import Drydock
import Testing

@Suite("Lines of paths cut by areas")
struct LineBooleanTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

    private func lines(_ points: [(CGFloat, CGFloat)]..., closed: Bool = false) -> CGPath {
        let path = CGMutablePath()
        for points in points {
            path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
            if closed { path.closeSubpath() }
        }
        return path
    }

    @Test("a line is cut where it enters and leaves")
    func cuts() {
        let line = lines([(-5, 5), (15, 5)])
        #expect(line.lineIntersection(square) == lines([(0, 5), (10, 5)]))
        #expect(line.lineSubtracting(square) == lines([(-5, 5), (0, 5)], [(10, 5), (15, 5)]))
    }

    @Test("what is not cut stays as it is, open or closed")
    func uncut() {
        let inside = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 5, height: 5), transform: nil)
        #expect(inside.lineIntersection(square) == inside && inside.lineSubtracting(square).isEmpty)
        let open = lines([(1, 1), (5, 1), (5, 5)])
        #expect(open.lineIntersection(square) == open && open.lineSubtracting(square).isEmpty)
        // A line is not what it would enclose.
        let outside = lines([(-5, -5), (15, -5), (15, 15), (-5, 15)], closed: true)
        #expect(outside.lineSubtracting(square) == outside && outside.lineIntersection(square).isEmpty)
    }

    @Test("a closed line that is cut goes on over its beginning")
    func beginnings() {
        let other = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
        #expect(square.lineSubtracting(other) == lines([(5, 10), (0, 10), (0, 0), (10, 0), (10, 5)]))
        #expect(square.lineIntersection(other) == lines([(10, 5), (10, 10), (5, 10)]))
    }

    @Test("the outline belongs to the area, its holes do not, by the rule")
    func outlines() {
        #expect(lines([(0, 2), (0, 8)]).lineIntersection(square) == lines([(0, 2), (0, 8)]))
        #expect(lines([(0, 2), (0, 8)]).lineSubtracting(square).isEmpty)
        let ring = CGMutablePath()
        ring.addPath(square)
        ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        let line = lines([(-5, 5), (15, 5)])
        #expect(line.lineIntersection(ring, using: .evenOdd) == lines([(0, 5), (3, 5)], [(7, 5), (10, 5)]))
        #expect(line.lineIntersection(ring) == lines([(0, 5), (10, 5)]))
    }

    @Test("both parts of a line are the whole of it")
    func lengths() {
        for seed in 0..<60 {
            var paths = RandomPaths(seed: 40_000 + seed)
            let isGrid = seed % 2 == 0
            let line = isGrid ? paths.onGrid(side: 4) : paths.anywhere(side: 40)
            let area = isGrid ? paths.onGrid(side: 4) : paths.anywhere(side: 40)
            let (inside, outside) = (line.lineIntersection(area), line.lineSubtracting(area))
            #expect(abs(length(inside) + length(outside) - length(line)) < 1e-5, "seed \(seed)")
            let oracle = OutlineOracle(area)
            for (path, isInside) in [(inside, true), (outside, false)] {
                forEachLine(path) { from, to in
                    let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
                    guard !oracle.isNear(middle, 1e-4) else { return }
                    #expect(oracle.contains(middle, .winding) == isInside, "seed \(seed)")
                }
            }
        }
    }

    private func length(_ path: CGPath) -> CGFloat {
        var length: CGFloat = 0
        forEachLine(path) { a, b in
            let (x, y) = (b.x - a.x, b.y - a.y)
            length += (x * x + y * y).squareRoot()
        }
        return length
    }

    private func forEachLine(_ path: CGPath, _ body: (CGPoint, CGPoint) -> Void) {
        var (start, from) = (CGPoint.zero, CGPoint.zero)
        path.applyWithBlock { element in
            let isClose = element.pointee.type == .closeSubpath
            let to = isClose ? start : element.pointee.points[0]
            if element.pointee.type == .moveToPoint { start = to } else { body(from, to) }
            from = to
        }
    }
}
