import Drydock

/// A path's lines, and curves in many steps, looked at one by one: slow, and with no part in how paths are combined.
struct OutlineOracle {
    private(set) var segments: [(from: CGPoint, to: CGPoint)] = []
    /// The signed area of each subpath, positive from x to y.
    private(set) var areas: [CGFloat] = []

    init(_ path: CGPath, steps: Int = 64) {
        var (start, from, area) = (CGPoint.zero, CGPoint.zero, CGFloat(0))
        func line(_ to: CGPoint) {
            if from != to { segments.append((from, to)) }
            area += ((from.x - start.x) * (to.y - start.y) - (to.x - start.x) * (from.y - start.y)) / 2
            from = to
        }
        func end() {
            line(start)
            if area != 0 { areas.append(area) }
            area = 0
        }
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                end()
                (start, from) = (points[0], points[0])
            case .addLineToPoint: line(points[0])
            case .closeSubpath: end()
            case .addQuadCurveToPoint:
                let begin = from
                for step in 1...steps {
                    let t = CGFloat(step) / CGFloat(steps)
                    line(Self.between(begin, points[0], points[1], t))
                }
            case .addCurveToPoint:
                let begin = from
                for step in 1...steps {
                    let t = CGFloat(step) / CGFloat(steps)
                    let (a, b) = (
                        Self.between(begin, points[0], points[1], t),
                        Self.between(points[0], points[1], points[2], t)
                    )
                    line(Self.between(a, b, t))
                }
            }
        }
        end()
    }

    private static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    private static func between(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
        between(between(a, b, t), between(b, c, t), t)
    }

    var area: CGFloat { areas.reduce(0, +) }

    func winding(around point: CGPoint) -> Int {
        var winding = 0
        for (a, b) in segments where (a.y <= point.y) != (b.y <= point.y) {
            let turn = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
            if a.y <= point.y, turn > 0 { winding += 1 }
            if b.y <= point.y, turn < 0 { winding -= 1 }
        }
        return winding
    }

    func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
        let winding = winding(around: point)
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    func isNear(_ point: CGPoint, _ distance: CGFloat) -> Bool {
        segments.contains { a, b in
            let (x, y) = (b.x - a.x, b.y - a.y)
            let along = min(max(((point.x - a.x) * x + (point.y - a.y) * y) / (x * x + y * y), 0), 1)
            let (dx, dy) = (point.x - a.x - along * x, point.y - a.y - along * y)
            return dx * dx + dy * dy < distance * distance
        }
    }
}

/// The four ways to combine areas, with what each means for a point.
enum AreaOperation: CaseIterable {
    case union, intersection, subtracting, symmetricDifference

    func callAsFunction(_ a: CGPath, _ b: CGPath, _ rule: CGPathFillRule) -> CGPath {
        switch self {
        case .union: a.union(b, using: rule)
        case .intersection: a.intersection(b, using: rule)
        case .subtracting: a.subtracting(b, using: rule)
        case .symmetricDifference: a.symmetricDifference(b, using: rule)
        }
    }

    func callAsFunction(_ a: Bool, _ b: Bool) -> Bool {
        switch self {
        case .union: a || b
        case .intersection: a && b
        case .subtracting: a && !b
        case .symmetricDifference: a != b
        }
    }
}

/// Paths made at random.
struct RandomPaths {
    var numbers: SeededNumbers

    init(seed: Int) { numbers = SeededNumbers(seed) }

    /// Subpaths, some closed, through points with whole coordinates: edges often lie on each other.
    mutating func onGrid(side: Int, curved: Bool = false) -> CGPath {
        path { numbers in
            CGPoint(
                x: CGFloat(Int.random(in: 0...side, using: &numbers)),
                y: CGFloat(Int.random(in: 0...side, using: &numbers))
            )
        } isCurved: {
            curved && Int.random(in: 0...1, using: &$0) == 0
        }
    }

    /// Subpaths anywhere in a square.
    mutating func anywhere(side: CGFloat, curved: Bool = false) -> CGPath {
        path { numbers in
            CGPoint(x: .random(in: 0...side, using: &numbers), y: .random(in: 0...side, using: &numbers))
        } isCurved: {
            curved && Int.random(in: 0...1, using: &$0) == 0
        }
    }

    private mutating func path(
        _ point: (inout SeededNumbers) -> CGPoint,
        isCurved: (inout SeededNumbers) -> Bool
    ) -> CGPath {
        let path = CGMutablePath()
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
            path.move(to: point(&numbers))
            for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                if !isCurved(&numbers) {
                    path.addLine(to: point(&numbers))
                } else if Bool.random(using: &numbers) {
                    path.addQuadCurve(to: point(&numbers), control: point(&numbers))
                } else {
                    path.addCurve(to: point(&numbers), control1: point(&numbers), control2: point(&numbers))
                }
            }
            if Bool.random(using: &numbers) { path.closeSubpath() }
        }
        return path
    }
}
