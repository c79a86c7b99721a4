public import Drydock

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// The path in black, filled by the even-odd rule, on a picture of its bounding box.
    public static var image: Snapshotting { image() }

    /// The path in black on a picture of its bounding box; one point where that is empty.
    ///
    /// - Parameters:
    ///   - precision: below 1 only warns: comparison is exact.
    ///   - perceptualPrecision: as `precision`.
    ///   - scale: pixels per point.
    ///   - drawingMode: what is filled or stroked.
    public static func image(
        precision: Float = 1,
        perceptualPrecision: Float = 1,
        scale: CGFloat = 1,
        drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
        ).pullback { path in
            drawing(in: path.boundingBoxOfPath, scale: scale) { context in
                context.addPath(path)
                context.drawPath(using: drawingMode)
            }
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// The path, filled with black, on a picture of its bounds.
    public static var image: Snapshotting { image() }

    /// The path, filled with black, on a picture of its bounds; one point where these are empty.
    ///
    /// - Parameters:
    ///   - precision: below 1 only warns: comparison is exact.
    ///   - perceptualPrecision: as `precision`.
    ///   - scale: pixels per point.
    public static func image(
        precision: Float = 1,
        perceptualPrecision: Float = 1,
        scale: CGFloat = 1
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
        ).pullback { path in
            drawing(in: path.bounds, scale: scale) { _ in path.fill() }
        }
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// The path's elements, one a line, numbers with one to three decimals.
    public static var elementsDescription: Snapshotting {
        SimplySnapshotting.lines.pullback { path in
            var lines: [String] = []
            path.applyWithBlock { element in
                let points = UnsafeBufferPointer(
                    start: element.pointee.points,
                    count: element.pointee.type.pointCount
                )
                lines.append(element.pointee.type.name + points.map(text).joined(separator: " "))
            }
            return lines.joined(separator: "\n")
        }
    }

    private static func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

    private static func text(_ number: CGFloat) -> String {
        let thousandths = (number * 1000).rounded()
        // Adding zero makes a zero of one below it.
        return "\(thousandths / 1000 + 0)"
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// The path's elements, one a line, numbers with one to three decimals.
    public static var elementsDescription: Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath)
    }
}

private func drawing(in bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let isEmpty = bounds.isNull || bounds.width <= 0 || bounds.height <= 0
    let bounds = isEmpty ? CGRect(x: 0, y: 0, width: 1, height: 1) : bounds
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
}

extension CGPathElementType {
    fileprivate var name: String {
        switch self {
        case .moveToPoint: "MoveTo "
        case .addLineToPoint: "LineTo "
        case .addQuadCurveToPoint: "QuadCurveTo "
        case .addCurveToPoint: "CurveTo "
        // An empty line parts it from the next subpath.
        case .closeSubpath: "Close \n"
        }
    }
}
