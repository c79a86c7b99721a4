public import Foundation

/// A path with the way in which it is drawn. Clockwise is as seen on the screen, where y grows downward.
open class UIBezierPath: NSObject, NSCopying {
    /// The width of the path's line, in points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// The longest miter as a multiple of the line's width; sharper corners are cut off.
    open var miterLimit: CGFloat = 10
    /// Kept for UIKit's sake: curves are as exact as pixels can show.
    open var flatness: CGFloat = 0.6
    /// Whether areas that the path turns around twice are outside.
    open var usesEvenOddFillRule = false

    private var storage = CGMutablePath()
    var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() {}

    public convenience init(rect: CGRect) {
        self.init()
        storage.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        storage.addEllipse(in: rect)
    }

    /// Corners are continuous, as on iOS, where the sides have 1.52866 radii for each, else quarters of circles.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radii = CGSize(width: cornerRadius, height: cornerRadius)
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
    }

    /// - Parameter cornerRadii: the width is the radius both ways, as on iOS.
    public convenience init(
        roundedRect rect: CGRect,
        byRoundingCorners corners: UIRectCorner,
        cornerRadii: CGSize
    ) {
        self.init()
        storage.elements.addContinuousRect(rect.standardized, radius: cornerRadii.width, corners: corners)
    }

    /// - Parameter startAngle: in radians from the positive x axis.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// A copy; setting it leaves the line's style.
    open var cgPath: CGPath {
        get { CGPath(storage.elements) }
        set { storage = CGMutablePath(newValue.elements) }
    }

    /// The path itself, which changes with this object.
    var current: CGPath { storage }

    // MARK: - Building

    open func move(to point: CGPoint) { storage.move(to: point) }

    open func addLine(to point: CGPoint) { storage.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        storage.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        storage.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// - Parameter startAngle: in radians from the positive x axis.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        storage.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: !clockwise
        )
    }

    open func close() { storage.closeSubpath() }

    open func removeAllPoints() { storage = CGMutablePath() }

    /// Adds another path's subpaths; its style does not matter.
    open func append(_ bezierPath: UIBezierPath) { storage.addPath(bezierPath.storage) }

    open func apply(_ transform: CGAffineTransform) {
        storage.elements = storage.elements.applying(transform)
    }

    /// The same line from its end to its beginning.
    open func reversing() -> UIBezierPath {
        let result = copyOfStyle()
        result.storage = CGMutablePath(storage.elements.reversed)
        return result
    }

    // MARK: - Reading

    open var isEmpty: Bool { storage.isEmpty }

    /// The smallest rectangle around all points, control points included; null for an empty path.
    open var bounds: CGRect { storage.boundingBox }

    /// Where the last element ended; (0, 0) for an empty path.
    open var currentPoint: CGPoint { storage.currentPoint }

    /// Whether the point is inside, by the path's own rule.
    open func contains(_ point: CGPoint) -> Bool {
        storage.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: - Dashes

    /// - Parameters:
    ///   - pattern: the lengths of dashes and gaps in turn, in points; nil for a solid line.
    ///   - phase: where in the pattern the line begins.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashes = (lengths, phase)
    }

    /// Writes what is asked for through the pointers that are not nil; the pattern's must have room for all lengths.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?,
        count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern {
            for (index, length) in dashes.lengths.enumerated() { pattern[index] = length }
        }
        count?.pointee = dashes.lengths.count
        phase?.pointee = dashes.phase
    }

    // MARK: - NSObject

    public func copy(with zone: NSZone? = nil) -> Any {
        let result = copyOfStyle()
        result.storage = CGMutablePath(storage.elements)
        return result
    }

    private func copyOfStyle() -> UIBezierPath {
        let result = UIBezierPath()
        result.lineWidth = lineWidth
        result.lineCapStyle = lineCapStyle
        result.lineJoinStyle = lineJoinStyle
        result.miterLimit = miterLimit
        result.flatness = flatness
        result.usesEvenOddFillRule = usesEvenOddFillRule
        result.dashes = dashes
        return result
    }
}
