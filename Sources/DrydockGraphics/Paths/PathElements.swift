import DrydockRaster
import Foundation

/// A path's elements in turn: what `CGPath`, `CGMutablePath` and `UIBezierPath` share.
package struct PathElements: Hashable, Sendable {
    private(set) var types: [CGPathElementType] = []
    private(set) var points: [CGPoint] = []
    /// Where the open subpath began, or the closed one before.
    private var start: CGPoint?
    /// Where the last element ended; nil for an empty path.
    private(set) var current: CGPoint?

    var isEmpty: Bool { types.isEmpty }

    // MARK: - Adding

    mutating func move(to point: CGPoint) {
        append(.moveToPoint, point)
        start = point
    }

    /// From the current point; without one the path begins here.
    mutating func addLine(to point: CGPoint) {
        if begin(at: point) { append(.addLineToPoint, point) }
    }

    mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        _ = begin(at: control)
        points.append(control)
        append(.addQuadCurveToPoint, end)
    }

    mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        _ = begin(at: control1)
        points.append(control1)
        points.append(control2)
        append(.addCurveToPoint, end)
    }

    /// Does nothing where no subpath is open.
    mutating func close() {
        guard let start, let last = types.last, last != .closeSubpath else { return }
        types.append(.closeSubpath)
        current = start
    }

    mutating func append(_ other: PathElements, _ transform: CGAffineTransform = .identity) {
        var index = 0
        for type in other.types {
            let part = other.points[index..<(index + type.pointCount)].map { $0.applying(transform) }
            index += type.pointCount
            switch type {
            case .moveToPoint: move(to: part[0])
            case .addLineToPoint: addLine(to: part[0])
            case .addQuadCurveToPoint: addQuadCurve(to: part[1], control: part[0])
            case .addCurveToPoint: addCurve(to: part[2], control1: part[0], control2: part[1])
            case .closeSubpath: close()
            }
        }
    }

    /// Goes on with what another path does after its first move, which was to the current point.
    mutating func join(_ other: PathElements) {
        var rest = other
        if !isEmpty, rest.types.first == .moveToPoint {
            rest.types.removeFirst()
            rest.points.removeFirst()
        }
        append(rest)
    }

    /// Makes sure that there is a subpath to go on with.
    /// - Returns: whether there was a current point.
    private mutating func begin(at point: CGPoint) -> Bool {
        if types.last == .closeSubpath, let start {
            move(to: start)
        } else if current == nil {
            move(to: point)
            return false
        }
        return true
    }

    private mutating func append(_ type: CGPathElementType, _ point: CGPoint) {
        types.append(type)
        points.append(point)
        current = point
    }

    // MARK: - Reading

    func applying(_ transform: CGAffineTransform) -> PathElements {
        var result = self
        result.points = points.map { $0.applying(transform) }
        result.start = start?.applying(transform)
        result.current = current?.applying(transform)
        return result
    }

    /// Moves all points, the current one with the last of them.
    mutating func mapPoints(_ map: (Int, CGPoint) -> CGPoint) {
        let (old, oldStart) = (points, start)
        points = old.indices.map { map($0, old[$0]) }
        if let index = old.lastIndex(where: { $0 == oldStart }) { start = points[index] }
        current = types.last == .closeSubpath ? start : points.last
    }

    /// The elements with their points, from first to last.
    func forEach(_ body: (CGPathElementType, ArraySlice<CGPoint>) -> Void) {
        var index = 0
        for type in types {
            body(type, points[index..<(index + type.pointCount)])
            index += type.pointCount
        }
    }

    /// The path for the rasteriser; empty when a coordinate is not finite.
    var path: Path {
        Path { builder in
            forEach { type, points in
                let first = points.startIndex
                switch type {
                case .moveToPoint: builder.move(toX: points[first].x, y: points[first].y)
                case .addLineToPoint: builder.addLine(toX: points[first].x, y: points[first].y)
                case .addQuadCurveToPoint:
                    builder.addQuadCurve(
                        toX: points[first + 1].x,
                        y: points[first + 1].y,
                        controlX: points[first].x,
                        controlY: points[first].y
                    )
                case .addCurveToPoint:
                    builder.addCurve(
                        toX: points[first + 2].x,
                        y: points[first + 2].y,
                        firstX: points[first].x,
                        firstY: points[first].y,
                        secondX: points[first + 1].x,
                        secondY: points[first + 1].y
                    )
                case .closeSubpath: builder.close()
                }
            }
        }
    }
}
