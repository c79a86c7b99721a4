import Drydock
import Testing

@Suite("Areas of paths combined")
struct AreaBooleanTests {
    /// The operation's result holds, at each point that is not near an outline, what the oracle says of the operands.
    private func check(
        _ a: CGPath,
        _ b: CGPath,
        side: CGFloat,
        samples: Int,
        margin: CGFloat,
        _ note: String
    ) {
        let (first, second) = (OutlineOracle(a), OutlineOracle(b))
        let step = side / CGFloat(samples)
        // Off the middle, so that few points are on lines between points of a grid.
        let points = (0..<(samples * samples)).map {
            CGPoint(x: (CGFloat($0 % samples) + 0.4143) * step, y: (CGFloat($0 / samples) + 0.5779) * step)
        }.filter { !first.isNear($0, margin) && !second.isNear($0, margin) }
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let sides = points.map { (first.contains($0, rule), second.contains($0, rule)) }
            for operation in AreaOperation.allCases {
                let result = OutlineOracle(operation(a, b, rule))
                let wrong = zip(points, sides).count { point, side in
                    // Neither over itself nor the wrong way round.
                    result.winding(around: point) != (operation(side.0, side.1) ? 1 : 0)
                }
                #expect(wrong == 0, "\(note) \(operation) \(rule): \(wrong) of \(points.count) points")
            }
        }
    }

    @Test("points are inside as the operation says, where edges often lie on each other", arguments: 0..<10)
    func coincidences(block: Int) {
        for seed in (block * 20)..<(block * 20 + 20) {
            var paths = RandomPaths(seed: seed)
            let side = 2 + seed % 5
            let (a, b) = (paths.onGrid(side: side), paths.onGrid(side: side))
            check(a, b, side: CGFloat(side), samples: 3 * side, margin: 1e-4, "seed \(seed)")
        }
    }

    @Test("points are inside as the operation says, anywhere", arguments: 0..<5)
    func polygons(block: Int) {
        for seed in (block * 20)..<(block * 20 + 20) {
            var paths = RandomPaths(seed: 10_000 + seed)
            check(
                paths.anywhere(side: 50),
                paths.anywhere(side: 50),
                side: 50,
                samples: 12,
                margin: 1e-4,
                "seed \(seed)"
            )
        }
    }

    @Test("points are inside as the operation says, also with curves", arguments: 0..<5)
    func curves(block: Int) {
        for seed in (block * 3)..<(block * 3 + 3) {
            var paths = RandomPaths(seed: 20_000 + seed)
            let isGrid = seed % 2 == 0
            let a = isGrid ? paths.onGrid(side: 5, curved: true) : paths.anywhere(side: 50, curved: true)
            let b = isGrid ? paths.onGrid(side: 5, curved: true) : paths.anywhere(side: 50, curved: true)
            let side: CGFloat = isGrid ? 5 : 50
            check(a, b, side: side, samples: 10, margin: side / 1000, "seed \(seed)")
        }
    }

    @Test("areas add up: those of both paths are that of what is in either and that of what is in both")
    func areaLaw() {
        for seed in 0..<60 {
            var paths = RandomPaths(seed: 30_000 + seed)
            let isGrid = seed % 2 == 0
            let (a, b) =
                isGrid
                ? (paths.onGrid(side: 5), paths.onGrid(side: 5))
                : (paths.anywhere(side: 50), paths.anywhere(side: 50))
            for rule in [CGPathFillRule.winding, .evenOdd] {
                func area(_ path: CGPath) -> CGFloat { OutlineOracle(path).area }
                let whole = area(a.normalized(using: rule)) + area(b.normalized(using: rule))
                let (union, both) = (area(a.union(b, using: rule)), area(a.intersection(b, using: rule)))
                #expect(abs(whole - union - both) < 1e-5, "seed \(seed)")
                let difference = area(a.symmetricDifference(b, using: rule))
                #expect(abs(union - both - difference) < 1e-6, "seed \(seed)")
                #expect(a.intersects(b, using: rule) == !a.intersection(b, using: rule).isEmpty)
            }
        }
    }

    @Test("a hole goes round the other way than what it is in")
    func directions() {
        let outer = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let inner = CGPath(rect: CGRect(x: 2, y: 3, width: 4, height: 5), transform: nil)
        let ring = outer.subtracting(inner)
        #expect(OutlineOracle(ring).areas == [100, -20])
        #expect(!ring.contains(CGPoint(x: 4, y: 5)) && !ring.contains(CGPoint(x: 4, y: 5), using: .evenOdd))
        // Also where the given paths go round the wrong way.
        let turned = UIBezierPath(cgPath: outer).reversing().cgPath
        #expect(OutlineOracle(turned.union(inner)).areas == [100])
    }

    @Test("rectangles side by side become one, without corners along its sides")
    func adjacent() {
        let left = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let right = CGPath(rect: CGRect(x: 10, y: 0, width: 5, height: 10), transform: nil)
        let both = CGPath(rect: CGRect(x: 0, y: 0, width: 15, height: 10), transform: nil)
        #expect(left.union(right) == both)
        #expect(left.intersection(right).isEmpty && !left.intersects(right))
        #expect(both.subtracting(right) == left)
        #expect(left.symmetricDifference(right) == both)
    }

    @Test("crossings of lines along the axes keep coordinates that are no binary fractions")
    func exactCorners() {
        let a = CGPath(rect: CGRect(x: 0.1, y: 0.2, width: 0.6, height: 0.7), transform: nil)
        let b = CGPath(rect: CGRect(x: 0.3, y: 0.4, width: 0.6, height: 0.7), transform: nil)
        let box = a.intersection(b).boundingBox
        #expect(box.minX == 0.3 && box.minY == 0.4)
        #expect(box.maxX == 0.1 + 0.6 && box.maxY == 0.2 + 0.7)
    }

    @Test("a bow tie is two triangles that both rules fill")
    func bowTie() {
        let path = CGMutablePath()
        path.addLines(between: [(0, 0), (10, 10), (10, 0), (0, 10)].map { CGPoint(x: $0.0, y: $0.1) })
        #expect(OutlineOracle(path.normalized()).areas == [25, 25])
        #expect(path.normalized().componentsSeparated().count == 2)
        // A pentagram's middle is inside by one rule only.
        let star = CGMutablePath()
        star.addLines(
            between: [(20, 4), (30, 36), (4, 15), (36, 15), (10, 36)].map { CGPoint(x: $0.0, y: $0.1) }
        )
        #expect(star.normalized().contains(CGPoint(x: 20, y: 20)))
        #expect(!star.normalized(using: .evenOdd).contains(CGPoint(x: 20, y: 20)))
        #expect(star.normalized(using: .evenOdd).componentsSeparated().count == 5)
    }

    @Test("components are connected areas with their holes, islands in holes apart")
    func components() {
        func rect(_ inset: CGFloat, x: CGFloat = 0) -> CGPath {
            CGPath(
                rect: CGRect(x: x, y: 0, width: 100, height: 100).insetBy(dx: inset, dy: inset),
                transform: nil
            )
        }
        let path = CGMutablePath()
        for inset in [0, 10, 20, 30] as [CGFloat] { path.addPath(rect(inset)) }
        path.addPath(rect(40, x: 200))
        let parts = path.componentsSeparated(using: .evenOdd)
        #expect(parts.map { OutlineOracle($0).areas } == [[10_000, -6400], [3600, -1600], [400]])
        #expect(path.componentsSeparated().count == 2)
        // Squares that touch at a corner are apart.
        let corners = rect(0).union(CGPath(rect: CGRect(x: 100, y: 100, width: 9, height: 9), transform: nil))
        #expect(corners.componentsSeparated().count == 2)
        #expect(CGMutablePath().componentsSeparated().isEmpty)
    }
}
