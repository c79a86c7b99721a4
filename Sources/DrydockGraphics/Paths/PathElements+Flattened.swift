import Foundation

extension PathElements {
    /// The same subpaths with lines in place of curves.
    /// - Parameter tolerance: the farthest that lines may be from the curve; at most 4096 of them stand for one.
    func flattened(tolerance: Double) -> PathElements {
        var result = PathElements()
        forEach { type, points in
            let end = points.last ?? .zero
            switch type {
            case .moveToPoint: result.move(to: end)
            case .addLineToPoint: result.addLine(to: end)
            case .closeSubpath: result.close()
            case .addQuadCurveToPoint, .addCurveToPoint:
                guard let current = result.current else { return }
                let piece = Piece(from: current, to: end, controls: Array(points.dropLast()))
                let count = piece.chordCount(tolerance: max(tolerance, 0), limit: 4096)
                for step in 1..<count { result.addLine(to: piece.point(at: Double(step) / Double(count))) }
                result.addLine(to: end)
            }
        }
        return result
    }
}
