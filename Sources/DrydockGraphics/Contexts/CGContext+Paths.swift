import DrydockRaster
public import Foundation

extension CGContext {
    public func beginPath() { currentPath = PathElements() }

    public func move(to point: CGPoint) { change { $0.move(to: point) } }

    public func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        change { $0.addQuadCurve(to: end, control: control) }
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    public func closePath() { change { $0.close() } }

    public func addRect(_ rect: CGRect) { change { $0.addRect(rect.standardized) } }

    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    public func addEllipse(in rect: CGRect) { change { $0.addEllipse(in: rect.standardized) } }

    public func addPath(_ path: CGPath) { change { $0.append(path.elements) } }

    /// As `CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:)`: clockwise as seen with y up.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        let sweep = PathElements.sweep(from: startAngle, to: endAngle, isIncreasing: !clockwise)
        change { $0.addArc(center: center, radius: radius, start: startAngle, sweep: sweep) }
    }

    /// The arc that rounds the corner at `tangent1End` on the way from the current point to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        change { $0.addArc(corner: tangent1End, end: tangent2End, radius: radius) }
    }

    /// Replaces the current path by the area that its line covers.
    public func replacePathWithStrokedPath() {
        let path = takePath().stroked(state.strokeStyle, scale: max(state.transform.affine.norm, 1e-6))
        currentPath = PathElements(path)
    }

    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// Where the current path's last element ended; (0, 0) without a path.
    public var currentPointOfPath: CGPoint { pathInUserSpace.current ?? .zero }

    /// The smallest rectangle around the current path's points, control points included; null without a path.
    public var boundingBoxOfPath: CGRect { pathInUserSpace.controlBox }

    /// A copy of the current path.
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(pathInUserSpace) }

    /// The current path, which is empty then.
    func takePath() -> Path {
        defer { currentPath = PathElements() }
        return pathInUserSpace.path
    }

    /// The path where its points lie now: a matrix that changes does not move those that are there.
    private var pathInUserSpace: PathElements {
        if pathSpace == state.transform { return currentPath }
        return currentPath.applying(pathSpace.concatenating(state.transform.inverted()))
    }

    private func change(_ body: (inout PathElements) -> Void) {
        if pathSpace != state.transform {
            if !currentPath.isEmpty { currentPath = pathInUserSpace }
            pathSpace = state.transform
        }
        body(&currentPath)
    }
}
