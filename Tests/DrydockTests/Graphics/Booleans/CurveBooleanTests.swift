import Drydock
import Testing

@Suite("Curves of paths combined")
struct CurveBooleanTests {
    private let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    private let other = CGPath(ellipseIn: CGRect(x: 60, y: 0, width: 100, height: 100), transform: nil)

    private func counts(_ path: CGPath) -> [CGPathElementType: Int] {
        var counts: [CGPathElementType: Int] = [:]
        path.applyWithBlock { counts[$0.pointee.type, default: 0] += 1 }
        return counts
    }

    @Test("what nothing touches stays as it is")
    func untouched() {
        let square = CGPath(rect: CGRect(x: 300, y: 300, width: 10, height: 10), transform: nil)
        let both = CGMutablePath()
        both.addPath(circle)
        both.addPath(square)
        #expect(circle.union(square) == both)
        #expect(circle.subtracting(square) == circle)
        #expect(circle.union(circle) == circle && circle.intersection(circle) == circle)
        #expect(circle.subtracting(circle).isEmpty)
    }

    @Test("circles that overlap leave arcs, cut where they cross")
    func circles() {
        // From each circle three quarters are left, of two of which a part is cut off.
        #expect(counts(circle.union(other)) == [.moveToPoint: 1, .addCurveToPoint: 8, .closeSubpath: 1])
        #expect(
            counts(circle.intersection(other)) == [.moveToPoint: 1, .addCurveToPoint: 4, .closeSubpath: 1]
        )
        // They cross halfway between their centers, 30 points off, at a height of √(50² − 30²).
        let box = circle.intersection(other).boundingBoxOfPath
        #expect(abs(box.minX - 60) < 1e-9 && abs(box.maxX - 100) < 1e-9)
        #expect(abs(box.minY - 10) < 0.01 && abs(box.maxY - 90) < 0.01)
        var crossing = CGPoint.zero
        circle.union(other).applyWithBlock {
            if $0.pointee.type == .moveToPoint { crossing = $0.pointee.points[0] }
        }
        #expect(crossing.x == 80)
        // Where it is on both circles, by their own curves.
        let quarter = circle.lineSubtracting(other)
        #expect(abs(quarter.currentPoint.x - 80) < 1e-9)
    }

    @Test("the parts of a curve that is cut are the curve's")
    func parts() {
        let square = CGPath(rect: CGRect(x: 50, y: 50, width: 60, height: 60), transform: nil)
        let quarter = circle.intersection(square)
        #expect(
            counts(quarter) == [.moveToPoint: 1, .addCurveToPoint: 1, .addLineToPoint: 1, .closeSubpath: 1]
        )
        let rest = circle.subtracting(square)
        let (area, parts) = (
            OutlineOracle(circle).area, OutlineOracle(quarter).area + OutlineOracle(rest).area
        )
        #expect(abs(area - parts) < 1e-9)
        // A vertical line cuts two quarters inside; areas add up as the parts are exactly the curve.
        let half = CGPath(rect: CGRect(x: 23, y: -10, width: 200, height: 200), transform: nil)
        let (left, right) = (circle.subtracting(half), circle.intersection(half))
        #expect(counts(left)[.addCurveToPoint] == 2 && counts(right)[.addCurveToPoint] == 4)
        #expect(left.boundingBoxOfPath.maxX == 23 && right.boundingBoxOfPath.minX == 23)
        let sum = OutlineOracle(left, steps: 2048).area + OutlineOracle(right, steps: 2048).area
        #expect(abs(sum - OutlineOracle(circle, steps: 2048).area) < 1e-3)
        for step in 0..<40 {
            let (sine, cosine) = Trigonometry.sineAndCosine(0.07 + 0.157 * Double(step))
            for (radius, isInside) in [(49.97, true), (50.04, false)] {
                let point = CGPoint(x: 50 + radius * cosine, y: 50 + radius * sine)
                #expect((left.contains(point) || right.contains(point)) == isInside)
            }
        }
    }

    @Test("curves that go the same way back have no area between them")
    func coincident() {
        let path = CGMutablePath()
        let (a, b) = (CGPoint(x: 10.3, y: 3.7), CGPoint(x: 71.1, y: 40.9))
        let (c, d) = (CGPoint(x: 31.7, y: 80.3), CGPoint(x: 55.9, y: -20.1))
        path.move(to: a)
        path.addCurve(to: b, control1: c, control2: d)
        path.addCurve(to: a, control1: d, control2: c)
        #expect(path.normalized().isEmpty)
    }

    @Test("a curve that crosses itself is cut there")
    func loop() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addCurve(
            to: CGPoint(x: 10, y: 0),
            control1: CGPoint(x: 30, y: 40),
            control2: CGPoint(x: -20, y: 40)
        )
        path.closeSubpath()
        let loop = path.normalized(using: .evenOdd)
        #expect(OutlineOracle(loop).areas.allSatisfy { $0 > 0 })
        #expect(counts(loop)[.moveToPoint] == 2)
        // By symmetry it crosses itself in the middle.
        var points: [CGPoint] = []
        loop.applyWithBlock { if $0.pointee.type != .closeSubpath { points.append($0.pointee.points[0]) } }
        #expect(points.contains { abs($0.x - 5) < 1e-9 })
    }

    @Test("quadratic curves stay quadratic")
    func quadratic() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 20, y: 40))
        let right = CGPath(rect: CGRect(x: 20, y: -5, width: 50, height: 50), transform: nil)
        let half = path.intersection(right)
        #expect(counts(half)[.addQuadCurveToPoint] == 1)
        // Two thirds of the box of half the parabola.
        #expect(abs(OutlineOracle(half, steps: 2048).area - 2.0 / 3 * 20 * 20) < 0.01)
    }

    @Test("flattened curves are lines within the threshold", arguments: [10, 1, 0.1, 0.001])
    func flattened(threshold: CGFloat) {
        let path = circle.flattened(threshold: threshold)
        let lines = counts(path)
        #expect(lines[.addCurveToPoint] == nil && lines[.closeSubpath] == 1)
        #expect(path.boundingBox == circle.boundingBoxOfPath)
        for segment in OutlineOracle(path).segments {
            let (x, y) = ((segment.from.x + segment.to.x) / 2 - 50, (segment.from.y + segment.to.y) / 2 - 50)
            #expect(50 - (x * x + y * y).squareRoot() <= threshold + 0.02)
        }
        #expect((lines[.addLineToPoint] ?? 0) <= 4 * Int((50 / threshold).squareRoot() + 2))
    }
}
