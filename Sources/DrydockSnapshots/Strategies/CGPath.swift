public import Drydock
public import Foundation

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
        // Adding zero makes a zero of one below it.
        elementsDescription { "\(($0 * 1000).rounded() / 1000 + 0)" }
    }

    /// The path's elements, one a line.
    ///
    /// - Parameter numberFormatter: of the points' coordinates. One of the current locale's would write other files on
    ///   other machines: set its locale.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        elementsDescription { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
    }

    private static func elementsDescription(_ text: @escaping (CGFloat) -> String) -> Snapshotting {
        SimplySnapshotting.lines.pullback { path in
            var lines: [String] = []
            path.applyWithBlock { element in
                let points = UnsafeBufferPointer(
                    start: element.pointee.points,
                    count: element.pointee.type.pointCount
                ).map { "(\(text($0.x)), \(text($0.y)))" }
                lines.append(element.pointee.type.name + points.joined(separator: " "))
            }
            return lines.joined(separator: "\n")
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// The path's elements, one a line, numbers with one to three decimals.
    public static var elementsDescription: Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath)
    }

    /// The path's elements, one a line: see the strategy for CGPath.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback(\.cgPath)
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
