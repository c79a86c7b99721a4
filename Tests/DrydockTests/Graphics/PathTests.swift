import Drydock
import Foundation
import Testing

@Suite("CGPath and UIBezierPath")
struct PathTests {
    /// Half of the sum of the cross products of a path's points, each curve in 256 steps: the signed area.
    private func area(of path: CGPath) -> CGFloat {
        var (area, start, from) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        func line(_ to: CGPoint) {
            area += (from.x * to.y - to.x * from.y) / 2
            from = to
        }
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                line(start)
                (start, from) = (points[0], points[0])
            case .addLineToPoint: line(points[0])
            case .closeSubpath: line(start)
            case .addQuadCurveToPoint, .addCurveToPoint:
                let isCubic = element.pointee.type == .addCurveToPoint
                let (a, b, c) = (from, points[0], isCubic ? points[1] : points[0])
                let d = points[isCubic ? 2 : 1]
                for step in 1...256 {
                    let t = CGFloat(step) / 256
                    let s = 1 - t
                    let weights =
                        isCubic
                        ? (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t) : (s * s, 2 * s * t, 0, t * t)
                    line(
                        CGPoint(
                            x: a.x * weights.0 + b.x * weights.1 + c.x * weights.2 + d.x * weights.3,
                            y: a.y * weights.0 + b.y * weights.1 + c.y * weights.2 + d.y * weights.3
                        )
                    )
                }
            }
        }
        line(start)
        return area
    }

    private func isClose(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
    }

    @Test("an ellipse has its area and its box")
    func ellipse() {
        let path = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 60, height: 40), transform: nil)
        #expect(abs(area(of: path) - 600 * .pi) < 600 * .pi * 3e-4)
        #expect(path.boundingBoxOfPath == CGRect(x: 10, y: 20, width: 60, height: 40))
    }

    @Test(
        "a rounded rectangle lacks its corners' area",
        arguments: [UIRectCorner.allCorners, .topLeft, [.topRight, .bottomLeft]]
    )
    func roundedRect(corners: UIRectCorner) {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 80)
        let path = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: corners,
            cornerRadii: CGSize(width: 30, height: 30)
        )
        let count = [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].filter {
            corners.contains($0)
        }.count
        let expected = 8000 - CGFloat(count) * 900 * (1 - .pi / 4)
        #expect(abs(area(of: path.cgPath) - expected) < 2)
        #expect(path.bounds == rect)
    }

    @Test("corners with room are continuous, as iOS has them")
    func continuousCorners() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
        // Where the curve begins, and where it is furthest from the corner.
        #expect(!path.contains(CGPoint(x: 2.5, y: 2.5)))
        #expect(path.contains(CGPoint(x: 3.5, y: 3.5)))
        var first: CGPoint?
        path.cgPath.applyWithBlock { if first == nil { first = $0.pointee.points[0] } }
        #expect(first == CGPoint(x: 15.2866, y: 0))
    }

    @Test("a path's arc runs clockwise on the screen when asked to, a CGPath's the other way")
    func directions() {
        let ours = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(abs(ours.cgPath.boundingBoxOfPath.maxY - 10) < 1e-3)
        #expect(abs(ours.cgPath.boundingBoxOfPath.minY) < 1e-9)
        let theirs = CGMutablePath()
        theirs.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(abs(theirs.boundingBoxOfPath.minY + 10) < 1e-3)
        #expect(isClose(theirs.currentPoint, -10, 0))
    }

    @Test("a whole turn is a circle", arguments: [0, -CGFloat.pi / 2, 1])
    func wholeTurn(start: CGFloat) {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50),
            radius: 20,
            startAngle: start,
            endAngle: start + 2 * .pi,
            clockwise: true
        )
        #expect(abs(area(of: path.cgPath) - 400 * .pi) < 1)
    }

    @Test("an arc that ends before it starts goes on round")
    func wrappedArc() {
        let path = UIBezierPath(
            arcCenter: .zero,
            radius: 1,
            startAngle: .pi / 2,
            endAngle: 0,
            clockwise: true
        )
        // Three quarters of the disc and the triangle that its closing line leaves.
        #expect(abs(area(of: path.cgPath) - (.pi * 3 / 4 + 0.5)) < 1e-3)
        #expect(isClose(path.currentPoint, 1, 0))
        #expect(abs(path.cgPath.boundingBoxOfPath.minX + 1) < 1e-3)
    }

    @Test("points of an arc keep the radius to three parts in ten thousand")
    func radius() {
        let path = CGMutablePath()
        path.addRelativeArc(center: .zero, radius: 1, startAngle: 0.3, delta: 5)
        let whole = CGMutablePath()
        whole.addPath(path)
        whole.addLine(to: .zero)
        for step in 1..<50 {
            let (sine, cosine) = Trigonometry.sineAndCosine(0.3 + 5 * Double(step) / 50)
            let inside = CGPoint(x: cosine * 0.9995, y: sine * 0.9995)
            #expect(whole.contains(inside))
            #expect(!path.contains(CGPoint(x: cosine * 1.0005, y: sine * 1.0005)))
        }
    }

    @Test("an arc between tangents touches both sides")
    func tangents() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(isClose(path.currentPoint, 100, 20))
        path.addLine(to: CGPoint(x: 100, y: 100))
        path.addLine(to: CGPoint(x: 0, y: 100))
        path.closeSubpath()
        #expect(abs(area(of: path) - (10_000 - 400 * (1 - .pi / 4))) < 0.5)
    }

    @Test("the box of a curve is that of the curve, not of its handles")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test("inside is by the rule: a ring's hole is inside only by winding")
    func rules() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
        let center = CGPoint(x: 50, y: 50)
        #expect(path.contains(center))
        #expect(!path.contains(center, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 10, y: 50), using: .evenOdd))
        for step in 0..<200 {
            let (sine, cosine) = Trigonometry.sineAndCosine(Double(step) * 0.0314)
            for distance in [20.0, 24.9, 25.1, 49.9, 50.1] {
                let point = CGPoint(x: 50 + cosine * distance, y: 50 + sine * distance)
                #expect(path.contains(point, using: .evenOdd) == (distance > 25 && distance < 50))
            }
        }
    }

    @Test("reversing turns the line round and keeps the shape and the style")
    func reversing() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 40), cornerRadius: 8)
        path.lineWidth = 7
        let back = path.reversing()
        #expect(abs(area(of: path.cgPath) + area(of: back.cgPath)) < 1e-9)
        #expect(back.lineWidth == 7)
        #expect(back.cgPath.boundingBoxOfPath == path.cgPath.boundingBoxOfPath)
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 1, y: 1))
        line.addLine(to: CGPoint(x: 5, y: 9))
        #expect(line.reversing().currentPoint == CGPoint(x: 1, y: 1))
    }

    @Test("a path begins where its first line ends, and goes on where it closed")
    func currentPoints() {
        let path = CGMutablePath()
        #expect(path.currentPoint == .zero && path.isEmpty)
        path.addLine(to: CGPoint(x: 3, y: 3))
        path.addLine(to: CGPoint(x: 9, y: 3))
        path.addLine(to: CGPoint(x: 9, y: 9))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 3, y: 3))
        var types: [CGPathElementType] = []
        path.applyWithBlock { types.append($0.pointee.type) }
        #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    }

    @Test("the copy of a stroke covers the line's area")
    func strokes() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0)])
        let butt = line.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(butt.boundingBoxOfPath == CGRect(x: 0, y: -5, width: 40, height: 10))
        #expect(abs(area(of: butt)) == 400)
        let square = line.copy(strokingWithWidth: 10, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        #expect(square.boundingBoxOfPath == CGRect(x: -5, y: -5, width: 50, height: 10))
        let dashes = line.copy(dashingWithPhase: 0, lengths: [10, 5])
        var moves = 0
        dashes.applyWithBlock { moves += $0.pointee.type == .moveToPoint ? 1 : 0 }
        #expect(moves == 3)
    }

    @Test("equal paths are equal, copies keep what they had")
    func copies() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4))
        path.setLineDash([4, 2], count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.addLine(to: .zero)
        #expect(copy.cgPath == CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil))
        var (count, phase) = (0, CGFloat(0))
        var pattern: [CGFloat] = [0, 0]
        copy.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(pattern == [4, 2] && count == 2 && phase == 1)
    }

    @Test("coordinates that are not finite make no trap")
    func extremes() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1e300))
        path.addArc(withCenter: .zero, radius: .infinity, startAngle: 0, endAngle: .nan, clockwise: true)
        path.addCurve(
            to: .zero,
            controlPoint1: CGPoint(x: 1e308, y: 1e308),
            controlPoint2: CGPoint(x: -1e308, y: 0)
        )
        _ = path.contains(.zero)
        _ = path.cgPath.boundingBoxOfPath
        _ = path.reversing()
        _ = path.cgPath.copy(strokingWithWidth: 1e9, lineCap: .round, lineJoin: .round, miterLimit: 10)
        path.apply(CGAffineTransform(scaleX: .infinity, y: 0))
    }

    @Test("whole turns against an arc's direction are one turn", arguments: [true, false])
    func wholeTurns(clockwise: Bool) {
        for end in [-2 * CGFloat.pi, 2 * CGFloat.pi, 4 * CGFloat.pi] {
            let path = UIBezierPath(
                arcCenter: .zero,
                radius: 10,
                startAngle: 0,
                endAngle: end,
                clockwise: clockwise
            )
            #expect(abs(path.bounds.width - 20) < 1e-9)
            #expect(abs(path.bounds.height - 20) < 1e-9)
        }
    }
}
