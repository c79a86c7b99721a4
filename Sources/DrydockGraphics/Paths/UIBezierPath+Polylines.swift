import Foundation

extension UIBezierPath {
    /// The subpaths as points that lines join; one that is closed ends where it began.
    /// - Parameter tolerance: the farthest that lines may be from curves, in points.
    package func polylines(tolerance: Double) -> [[CGPoint]] {
        var lines: [[CGPoint]] = []
        current.elements.flattened(tolerance: tolerance).forEach { type, points in
            switch type {
            case .moveToPoint: lines.append(Array(points))
            case .closeSubpath: if let start = lines.last?.first { lines[lines.count - 1].append(start) }
            default: if !lines.isEmpty { lines[lines.count - 1] += points }
            }
        }
        return lines
    }
}
