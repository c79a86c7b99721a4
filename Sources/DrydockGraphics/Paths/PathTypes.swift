public import Foundation
package import DrydockRaster

/// How a line that is not closed ends.
public enum CGLineCap: Int32, Sendable {
    /// At the end point.
    case butt
    /// With half a disc beyond it.
    case round
    /// With half a square beyond it.
    case square
}

/// How two parts of a line meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a point, up to the miter limit.
    case miter
    case round
    /// With the corner cut off.
    case bevel
}

/// Which points a path's turns around them put inside.
public enum CGPathFillRule: Int, Sendable {
    /// Those around which it turns at all.
    case winding
    /// Those around which it turns an odd number of times.
    case evenOdd
}

/// How a path is painted, as `CGContext.drawPath(using:)` takes it.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill
    /// Filled by the even-odd rule.
    case eoFill
    case stroke
    case fillStroke
    case eoFillStroke
}

/// What an element of a path is, and so how many points it has.
public enum CGPathElementType: Int32, Sendable {
    /// One point.
    case moveToPoint
    /// One point.
    case addLineToPoint
    /// The control point and the end.
    case addQuadCurveToPoint
    /// Two control points and the end.
    case addCurveToPoint
    /// No point.
    case closeSubpath

    /// How many points an element of this type has.
    package var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// An element of a path, as `CGPath.applyWithBlock(_:)` gives it.
public struct CGPathElement {
    public var type: CGPathElementType
    /// As many points as the type says; valid while the block runs.
    public var points: UnsafeMutablePointer<CGPoint>
}

/// Which corners of a rectangle are rounded.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

extension CGLineCap {
    var style: StrokeStyle.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

extension CGLineJoin {
    var style: StrokeStyle.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}

extension CGPathFillRule {
    package var rule: FillRule { self == .winding ? .nonZero : .evenOdd }
}
