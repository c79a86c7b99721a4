package import DrydockRaster
public import Foundation

extension CGPath {
    /// The area that the path's line covers, as a path to be filled by the winding rule: polygons that may overlap, fine enough
    /// to be drawn at 16 pixels a point.
    /// - Parameter transform: of the path, before it is drawn.
    public func copy(
        strokingWithWidth lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            width: lineWidth,
            cap: lineCap.style,
            join: lineJoin.style,
            miterLimit: miterLimit
        )
        return CGPath(PathElements(elements.applying(transform).path.stroked(style, scale: Self.fineness)))
    }

    /// As `path.copy(strokingWithWidth:…)`, by the name that Swift has for the C function.
    public convenience init?(
        __byStroking path: CGPath,
        transform: UnsafePointer<CGAffineTransform>?,
        lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat
    ) {
        let stroked = path.copy(
            strokingWithWidth: lineWidth,
            lineCap: lineCap,
            lineJoin: lineJoin,
            miterLimit: miterLimit,
            transform: transform?.pointee ?? .identity
        )
        self.init(stroked.elements)
    }

    /// The dashes that the path's line is cut into, as lines of short steps.
    ///
    /// - Parameters:
    ///   - lengths: of dashes and gaps in turn.
    ///   - transform: of the path, before it is cut.
    public func copy(
        dashingWithPhase phase: CGFloat,
        lengths: [CGFloat],
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let moved = elements.applying(transform)
        let style = StrokeStyle(width: 1, dashes: lengths.map(Double.init), phase: phase)
        guard !style.dashes.isEmpty else { return CGPath(moved) }
        return CGPath(PathElements(moved.path.dashed(style, scale: Self.fineness)))
    }

    /// Pixels a point, at most, at which steps in place of curves do not show.
    private static let fineness = 16.0
}

extension PathElements {
    package init(_ path: Path) {
        self.init()
        for element in path.elements {
            switch element {
            case .move(let x, let y): move(to: CGPoint(x: x, y: y))
            case .line(let x, let y): addLine(to: CGPoint(x: x, y: y))
            case .quadCurve(let x1, let y1, let x, let y):
                addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: x1, y: y1))
            case .curve(let x1, let y1, let x2, let y2, let x, let y):
                addCurve(
                    to: CGPoint(x: x, y: y),
                    control1: CGPoint(x: x1, y: y1),
                    control2: CGPoint(x: x2, y: y2)
                )
            case .close: close()
            }
        }
    }
}
