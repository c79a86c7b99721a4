import Drydock
import Testing

@Suite("Paths combined that are hardly any")
struct HostileBooleanTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

    private func all(_ a: CGPath, _ b: CGPath) {
        for rule in [CGPathFillRule.winding, .evenOdd] {
            for operation in AreaOperation.allCases { _ = operation(a, b, rule) }
            _ = (a.lineIntersection(b, using: rule), a.lineSubtracting(b, using: rule))
            _ = (a.intersects(b, using: rule), a.componentsSeparated(using: rule))
        }
        _ = a.flattened(threshold: 0.1)
    }

    @Test("nothing, points and lines have no area")
    func degenerate() {
        let point = CGMutablePath()
        point.move(to: CGPoint(x: 5, y: 5))
        let dot = CGMutablePath()
        dot.addLines(between: [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 6)])
        let thin = CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 0), transform: nil)
        for path in [CGMutablePath(), point, dot, line, thin] {
            #expect(square.union(path) == square && path.union(square) == square)
            #expect(square.subtracting(path) == square && square.symmetricDifference(path) == square)
            #expect(path.normalized().isEmpty && path.intersection(square).isEmpty)
            #expect(!path.intersects(square) && !square.intersects(path))
            all(path, path)
            all(path, square)
            all(square, path)
        }
    }

    @Test("a path with a coordinate that is not finite counts as empty")
    func notFinite() {
        for value in [CGFloat.nan, .infinity, -.infinity] {
            let path = CGMutablePath()
            path.addLines(between: [.zero, CGPoint(x: value, y: 1), CGPoint(x: 3, y: 9)])
            path.addCurve(to: .zero, control1: CGPoint(x: 1, y: value), control2: .zero)
            #expect(square.union(path) == square && path.union(square) == square)
            #expect(square.lineSubtracting(path) == square && path.lineSubtracting(square).isEmpty)
            all(path, square)
            all(path, path)
        }
        for threshold in [CGFloat.nan, .infinity, 0, -1] { _ = square.flattened(threshold: threshold) }
        _ = CGPath(ellipseIn: square.boundingBox, transform: nil).flattened(threshold: .nan)
    }

    @Test(
        "coordinates may be as large and as small as doubles are",
        arguments: [CGFloat.leastNormalMagnitude / 8, 1e-30, 1e9, 1e150, 1.7e308]
    )
    func magnitudes(size: CGFloat) {
        func rect(_ x: CGFloat) -> CGPath {
            CGPath(rect: CGRect(x: x * size, y: 0, width: size / 2, height: size / 2), transform: nil)
        }
        let (a, b) = (rect(0), rect(0.25))
        let both = a.intersection(b).boundingBox
        if size > 1e-300 { #expect(both == CGRect(x: size / 4, y: 0, width: size / 4, height: size / 2)) }
        all(a, CGPath(ellipseIn: CGRect(x: 0, y: 0, width: size, height: size), transform: nil))
        let wide = CGMutablePath()
        wide.addLines(between: [
            CGPoint(x: -size, y: size), CGPoint(x: size, y: size), CGPoint(x: size, y: -size),
        ])
        wide.addCurve(
            to: CGPoint(x: -size, y: -size),
            control1: CGPoint(x: size, y: 0),
            control2: CGPoint(x: -size, y: size)
        )
        all(wide, a)
        all(wide, square)
        all(square, wide)
    }

    @Test("far away from the origin paths are as fine as coordinates there")
    func farAway() {
        let offset: CGFloat = 1_000_000_000
        func rect(_ x: CGFloat) -> CGPath {
            CGPath(rect: CGRect(x: offset + x, y: offset, width: 1, height: 1), transform: nil)
        }
        #expect(
            rect(0).intersection(rect(0.5)).boundingBox
                == CGRect(x: offset + 0.5, y: offset, width: 0.5, height: 1)
        )
        all(rect(0), CGPath(rect: CGRect(x: -offset, y: 1e300, width: 1, height: 1e-300), transform: nil))
    }

    @Test("lines that meet in slivers and fans leave a consistent plane")
    func slivers() {
        for seed in 0..<40 {
            var numbers = SeededNumbers(50_000 + seed)
            // Lines of which most are almost the same, and many through one point.
            func point() -> CGPoint {
                let x = CGFloat(Int.random(in: 0...3, using: &numbers))
                return CGPoint(
                    x: x + .random(in: 0...1e-7, using: &numbers),
                    y: x * 0.3333 + .random(in: 0...1e-7, using: &numbers)
                )
            }
            func path() -> CGPath {
                let path = CGMutablePath()
                for _ in 0..<3 { path.addLines(between: (0..<8).map { _ in point() }) }
                return path
            }
            let (a, b) = (path(), path())
            all(a, b)
            let areas = OutlineOracle(a.union(b)).area + OutlineOracle(a.intersection(b)).area
            let apart = OutlineOracle(a.normalized()).area + OutlineOracle(b.normalized()).area
            #expect(abs(areas - apart) < 1e-7, "seed \(seed)")
        }
    }

    /// Here nearly each crossing is moved, and lines go through corners of the squares that points are snapped to.
    @Test("lines a few steps of the grid long are cut without a contradiction", arguments: 2...7)
    func fewSteps(side: Int) {
        // Paths of one point's extent have 2²⁸ steps.
        let step = CGAffineTransform(scaleX: 0x1p-28, y: 0x1p-28)
        let far = CGMutablePath()
        far.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
        for seed in 0..<150 {
            var paths = RandomPaths(seed: 70_000 + seed)
            let (a, b) = (CGMutablePath(), CGMutablePath())
            a.addPath(far)
            a.addPath(paths.onGrid(side: side), transform: step)
            b.addPath(paths.onGrid(side: side), transform: step)
            func area(_ operation: AreaOperation) -> CGFloat {
                OutlineOracle(operation(a, b, .evenOdd)).area * 0x1p56
            }
            // In steps of the grid: a vertex is within one of where it should be.
            let difference = area(.union) - area(.intersection) - area(.symmetricDifference)
            #expect(abs(difference) < CGFloat(4 * side * side), "seed \(seed)")
        }
    }

    @Test("a thousand rectangles on a grid, each over its neighbors, become one")
    func manyRectangles() {
        let path = CGMutablePath()
        for index in 0..<1024 {
            path.addRect(CGRect(x: index % 32 * 10, y: index / 32 * 10, width: 15, height: 15))
        }
        #expect(
            path.normalized() == CGPath(rect: CGRect(x: 0, y: 0, width: 325, height: 325), transform: nil)
        )
    }

    @Test("a hundred times the same circle is one, in about as much time")
    func sameAgain() {
        let circle = CGPath(ellipseIn: CGRect(x: 0.3, y: 0.7, width: 9, height: 9), transform: nil)
        let path = CGMutablePath()
        for index in 0..<100 {
            path.addPath(index % 2 == 0 ? circle : UIBezierPath(cgPath: circle).reversing().cgPath)
        }
        path.addPath(circle)
        #expect(path.normalized() == circle && path.normalized(using: .evenOdd) == circle)
    }

    @Test("combining again what was combined changes nothing")
    func idempotent() {
        for seed in 0..<40 {
            var paths = RandomPaths(seed: 60_000 + seed)
            let path = paths.onGrid(side: 6).normalized()
            let again = path.normalized()
            #expect(abs(OutlineOracle(path).area - OutlineOracle(again).area) < 1e-6)
            #expect(OutlineOracle(path).segments.count >= OutlineOracle(again).segments.count)
            #expect(path.normalized() == again)
        }
    }
}
