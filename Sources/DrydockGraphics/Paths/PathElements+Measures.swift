import Foundation

extension PathElements {
    /// The box around all points and control points; null for an empty path.
    var controlBox: CGRect {
        points.reduce(into: nil as CGRect?) { box, point in
            let place = CGRect(origin: point, size: .zero)
            box = box.map { $0.hull(place) } ?? place
        } ?? .null
    }

    /// The box around the path itself; null for an empty path.
    var box: CGRect {
        var box: CGRect?
        func include(_ point: CGPoint) {
            let place = CGRect(origin: point, size: .zero)
            box = box.map { $0.hull(place) } ?? place
        }
        forEachPiece { piece in
            include(piece.from)
            include(piece.to)
            for t in piece.turningPoints(of: \.x) + piece.turningPoints(of: \.y) {
                include(piece.point(at: t))
            }
        }
        if box == nil, let first = points.first { include(first) }
        return box ?? .null
    }

    /// How often the path turns around a point, clockwise positive with y down; open subpaths count as closed.
    func winding(around point: CGPoint) -> Int {
        var winding = 0
        forEachPiece(closing: true) { piece in
            var bounds = [0.0] + piece.turningPoints(of: \.y).sorted() + [1.0]
            if piece.isLine { bounds = [0, 1] }
            for (low, high) in zip(bounds, bounds.dropFirst()) {
                let (top, bottom) = (piece.point(at: low).y, piece.point(at: high).y)
                guard (top <= point.y) != (bottom <= point.y) else { continue }
                let isDown = top < bottom
                var (a, b) = (low, high)
                for _ in 0..<52 {
                    let middle = (a + b) / 2
                    if (piece.point(at: middle).y <= point.y) == isDown { a = middle } else { b = middle }
                }
                if piece.point(at: a).x > point.x { winding += isDown ? 1 : -1 }
            }
        }
        return winding
    }

    /// The same subpaths, each from its end to its beginning, the last one first.
    var reversed: PathElements {
        var subpaths: [(start: CGPoint, pieces: [Piece], isClosed: Bool)] = []
        forEachSubpath { subpaths.append(($0, $1, $2)) }
        var result = PathElements()
        for (start, pieces, isClosed) in subpaths.reversed() {
            result.move(to: pieces.last?.to ?? start)
            for piece in pieces.reversed() {
                switch piece.controls.count {
                case 0: result.addLine(to: piece.from)
                case 1: result.addQuadCurve(to: piece.from, control: piece.controls[0])
                default:
                    result.addCurve(to: piece.from, control1: piece.controls[1], control2: piece.controls[0])
                }
            }
            if isClosed { result.close() }
        }
        return result
    }

    // MARK: - Pieces

    /// A line or curve between two points.
    struct Piece {
        let from: CGPoint
        let to: CGPoint
        /// None for a line, one for a quadratic curve, two for a cubic one.
        let controls: [CGPoint]

        var isLine: Bool { controls.isEmpty }

        func point(at t: Double) -> CGPoint {
            let s = 1 - t
            func value(_ a: CGFloat, _ b: CGFloat, _ d: CGFloat) -> CGFloat {
                a * s * s + 2 * b * s * t + d * t * t
            }
            func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                a * s * s * s + 3 * b * s * s * t + 3 * c * s * t * t + d * t * t * t
            }
            switch controls.count {
            case 0:
                return t == 1 ? to : CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
            case 1:
                let b = controls[0]
                return CGPoint(x: value(from.x, b.x, to.x), y: value(from.y, b.y, to.y))
            default:
                let (b, c) = (controls[0], controls[1])
                return CGPoint(x: value(from.x, b.x, c.x, to.x), y: value(from.y, b.y, c.y, to.y))
            }
        }

        /// Where, between 0 and 1, a coordinate stops growing or falling.
        func turningPoints(of axis: KeyPath<CGPoint, CGFloat>) -> [Double] {
            let values = [from[keyPath: axis]] + controls.map { $0[keyPath: axis] } + [to[keyPath: axis]]
            let steps = zip(values, values.dropFirst()).map { Double($1 - $0) }
            var roots: [Double] = []
            if steps.count == 2 {
                roots = [steps[0] / (steps[0] - steps[1])]
            } else if steps.count == 3 {
                let a = steps[0] - 2 * steps[1] + steps[2]
                let b = steps[1] - steps[0]
                let c = steps[0]
                let root = max(b * b - a * c, 0).squareRoot()
                let q = 0 - (b + (b < 0 ? 0 - root : root))
                roots = [q / a, c / q]
            }
            return roots.filter { $0 > 0 && $0 < 1 }
        }
    }

    /// - Parameter closing: whether open subpaths get a line back to their beginning.
    func forEachPiece(closing: Bool = false, _ body: (Piece) -> Void) {
        forEachSubpath { start, pieces, isClosed in
            pieces.forEach(body)
            if let last = pieces.last, isClosed || closing, last.to != start {
                body(Piece(from: last.to, to: start, controls: []))
            }
        }
    }

    func forEachSubpath(_ body: (_ start: CGPoint, _ pieces: [Piece], _ isClosed: Bool) -> Void) {
        var start: CGPoint?
        var from = CGPoint.zero
        var pieces: [Piece] = []
        func end(isClosed: Bool) {
            if let start { body(start, pieces, isClosed) }
            start = nil
            pieces = []
        }
        forEach { type, points in
            let point = points.last ?? from
            switch type {
            case .moveToPoint:
                end(isClosed: false)
                start = point
            case .closeSubpath:
                end(isClosed: true)
            default:
                pieces.append(Piece(from: from, to: point, controls: Array(points.dropLast())))
            }
            from = point
        }
        end(isClosed: false)
    }
}

extension CGRect {
    /// The box around both, also where they have no area.
    fileprivate func hull(_ other: CGRect) -> CGRect {
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return CGRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }
}
