package import DrydockRaster
public import Foundation

/// Lines and curves that bound an area or are drawn along. Immutable but for its subclass `CGMutablePath`.
///
/// Transforms are passed as pointers, as in Core Graphics: `&transform`, or nil for none.
public class CGPath: Hashable {
    package internal(set) var elements: PathElements {
        didSet { cachedPath = nil }
    }
    private var cachedPath: Path?

    package init(_ elements: PathElements) {
        self.elements = elements
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addRect(rect.standardized) }
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addEllipse(in: rect.standardized) }
    }

    /// Corners are quarters of ellipses, cut to half of the sides.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(transform) { $0.addRoundedRect(rect.standardized, rx: cornerWidth, ry: cornerHeight) }
    }

    private convenience init(
        _ transform: UnsafePointer<CGAffineTransform>?,
        _ build: (inout PathElements) -> Void
    ) {
        var elements = PathElements()
        build(&elements)
        self.init(transform.map { elements.applying($0.pointee) } ?? elements)
    }

    /// The path for the rasteriser: the same object until the path changes.
    package var path: Path {
        if let cachedPath { return cachedPath }
        let path = elements.path
        cachedPath = path
        return path
    }

    // MARK: - Copies

    public func copy() -> CGPath? { CGPath(elements) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(transform.map { elements.applying($0.pointee) } ?? elements)
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(transform.map { elements.applying($0.pointee) } ?? elements)
    }

    // MARK: - Reading

    public var isEmpty: Bool { elements.isEmpty }

    /// Where the last element ended; (0, 0) for an empty path.
    public var currentPoint: CGPoint { elements.current ?? .zero }

    /// The smallest rectangle around all points, control points included; null for an empty path.
    public var boundingBox: CGRect { elements.controlBox }

    /// The smallest rectangle around the path itself; null for an empty path.
    public var boundingBoxOfPath: CGRect { elements.box }

    /// Whether the point is inside. Subpaths count as closed; of the outline's own points only those at the left and the
    /// top are inside.
    /// - Parameter transform: of the path, before it is looked at.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        let elements = transform.isIdentity ? elements : elements.applying(transform)
        let winding = elements.winding(around: point)
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// Calls the block with each element, from first to last.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        elements.forEach { type, points in
            var points = Array(points)
            points.withUnsafeMutableBufferPointer { buffer in
                withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { none in
                    guard let start = buffer.baseAddress ?? none.baseAddress else { return }
                    withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
                }
            }
        }
    }

    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.elements == right.elements
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath {
    public init() {
        super.init(PathElements())
    }

    package override init(_ elements: PathElements) {
        super.init(elements)
    }

    /// Begins a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.addLine(to: point.applying(transform))
    }

    /// A subpath through the points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        elements.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        elements.addCurve(
            to: end.applying(transform),
            control1: control1.applying(transform),
            control2: control2.applying(transform)
        )
    }

    /// A line back to where the subpath began; what is added next begins there.
    public func closeSubpath() {
        elements.close()
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(rect.standardized) }
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addEllipse(in: rect.standardized) }
    }

    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.addRoundedRect(rect.standardized, rx: cornerWidth, ry: cornerHeight) }
    }

    /// An arc, after a line to its beginning when there is a current point.
    ///
    /// - Parameters:
    ///   - startAngle: in radians from the positive x axis.
    ///   - clockwise: as seen with y up: on the screen, where y grows downward, `true` goes counterclockwise.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let sweep = PathElements.sweep(from: startAngle, to: endAngle, isIncreasing: !clockwise)
        elements.addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform)
    }

    /// The arc that rounds the corner at `tangent1End` on the way from the current point to `tangent2End`, after a line to
    /// its beginning.
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        if transform.isIdentity {
            elements.addArc(corner: tangent1End, end: tangent2End, radius: radius)
            return
        }
        var part = PathElements()
        if let current = elements.current { part.move(to: current.applying(transform.inverted())) }
        part.addArc(corner: tangent1End, end: tangent2End, radius: radius)
        elements.join(part.applying(transform))
    }

    /// - Parameter delta: how far the arc goes, in radians; positive is clockwise on the screen.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        elements.addArc(center: center, radius: radius, start: startAngle, sweep: delta, transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements.append(path.elements, transform)
    }

    private func add(_ transform: CGAffineTransform, _ build: (inout PathElements) -> Void) {
        var part = PathElements()
        build(&part)
        elements.append(part, transform)
    }
}
