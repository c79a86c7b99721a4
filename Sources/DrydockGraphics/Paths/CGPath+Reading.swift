public import Foundation

/// What `CGPath.apply(info:function:)` calls with each element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls the function with each element, from first to last.
    /// - Parameter info: for the function alone.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Whether the path is one rectangle along the axes, its fourth side drawn or closed.
    /// - Parameter rect: is set to the rectangle where it is one; nil where only the answer counts.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var (types, points) = (elements.types, elements.points)
        let isClosed = types.last == .closeSubpath
        if isClosed { types.removeLast() }
        guard types.first == .moveToPoint, types.dropFirst().allSatisfy({ $0 == .addLineToPoint }) else {
            return false
        }
        if points.count == 5, points[0] == points[4] {
            points.removeLast()
        } else if !isClosed {
            return false
        }
        guard points.count == 4 else { return false }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let isAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let isUpright = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard isAcross || isUpright else { return false }
        rect?.pointee = elements.controlBox
        return true
    }
}
