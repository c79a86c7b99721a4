import Drydock
import Testing

/// A small picture that shows one thing the canvas can do.
struct CanvasPicture: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let draw: @MainActor (CGContext) -> Void

    init(_ name: String, _ draw: @escaping @MainActor (CGContext) -> Void) {
        testDescription = name
        self.draw = draw
    }

    static let side: CGFloat = 40

    @MainActor
    var image: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let size = CGSize(width: Self.side, height: Self.side)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            draw(context.cgContext)
        }
    }

    static let all =
        fills + strokes + dashes + gradients + clips + blends + shadows + transforms + images + layers
        + wholePixels + booleans
}

// MARK: - Shapes

private let blue = CGColor(red: 0.1, green: 0.35, blue: 0.9, alpha: 1)
private let red = CGColor(red: 0.9, green: 0.2, blue: 0.15, alpha: 1)
private let green = CGColor(red: 0.1, green: 0.7, blue: 0.3, alpha: 1)
private let box = CGRect(x: 6, y: 6, width: 28, height: 28)

private func polygon(_ points: [(CGFloat, CGFloat)], closed: Bool = true) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    if closed { path.closeSubpath() }
    return path
}

private var star: CGPath { polygon([(20, 4), (30, 36), (4, 15), (36, 15), (10, 36)]) }
private var zigzag: CGPath { polygon([(8, 30), (16, 10), (24, 30), (32, 10)], closed: false) }

private var wave: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 20))
    path.addCurve(
        to: CGPoint(x: 35, y: 20),
        control1: CGPoint(x: 15, y: -8),
        control2: CGPoint(x: 25, y: 48)
    )
    return path
}

private var ring: CGPath {
    let path = CGMutablePath()
    path.addEllipse(in: box)
    path.addEllipse(in: box.insetBy(dx: 7, dy: 7))
    return path
}

private var rounded: CGPath {
    CGPath(roundedRect: box, cornerWidth: 9, cornerHeight: 5, transform: nil)
}

extension CanvasPicture {
    fileprivate static var shapes: [(String, CGPath)] {
        [
            ("rect", CGPath(rect: box, transform: nil)),
            ("half-pixels", CGPath(rect: box.offsetBy(dx: 0.25, dy: 0.25), transform: nil)),
            ("ellipse", CGPath(ellipseIn: box.insetBy(dx: 0, dy: 6), transform: nil)),
            ("rounded", rounded), ("star", star), ("zigzag", zigzag), ("wave", wave), ("ring", ring),
            ("hair", CGPath(rect: CGRect(x: 10, y: 6, width: 0.2, height: 28), transform: nil)),
            ("continuous", UIBezierPath(roundedRect: box, cornerRadius: 9).cgPath),
            (
                "one-corner",
                UIBezierPath(
                    roundedRect: box,
                    byRoundingCorners: [.topLeft, .bottomRight],
                    cornerRadii: CGSize(width: 9, height: 9)
                ).cgPath
            ),
            (
                "sector",
                {
                    let path = UIBezierPath()
                    path.move(to: CGPoint(x: 20, y: 20))
                    path.addArc(
                        withCenter: CGPoint(x: 20, y: 20),
                        radius: 14,
                        startAngle: -0.6,
                        endAngle: 3.6,
                        clockwise: true
                    )
                    path.close()
                    return path.cgPath
                }()
            ),
        ]
    }

    static let fills = shapes.indices.flatMap { index in
        [("nonzero", CGPathFillRule.winding), ("evenodd", .evenOdd)].map { rule in
            CanvasPicture("fill-\(shapes[index].0)-\(rule.0)") { context in
                context.setFillColor(blue)
                context.addPath(shapes[index].1)
                context.fillPath(using: rule.1)
            }
        }
    }

    static let strokes =
        shapes.indices.map { index in
            CanvasPicture("stroke-\(shapes[index].0)") { context in
                context.setStrokeColor(red)
                context.setLineWidth(3)
                context.addPath(shapes[index].1)
                context.strokePath()
            }
        }
        + [("butt", CGLineCap.butt), ("round", .round), ("square", .square)].flatMap { cap in
            [("miter", CGLineJoin.miter), ("round", .round), ("bevel", .bevel)].map { join in
                CanvasPicture("stroke-cap-\(cap.0)-join-\(join.0)") { context in
                    context.setStrokeColor(red)
                    context.setLineWidth(6)
                    context.setLineCap(cap.1)
                    context.setLineJoin(join.1)
                    context.addPath(zigzag)
                    context.strokePath()
                }
            }
        }
        + [1.0, 2, 4, 10].map { limit in
            CanvasPicture("stroke-miter-limit-\(Int(limit))") { context in
                context.setLineWidth(4)
                context.setMiterLimit(limit)
                context.addPath(zigzag)
                context.strokePath()
            }
        }
        + [0.25, 0.5, 1, 2, 8].map { width in
            CanvasPicture("stroke-width-\(Int(width * 100))") { context in
                context.setLineWidth(width)
                context.addPath(wave)
                context.strokePath()
            }
        }

    static let dashes = [
        ("even", [4.0, 4.0], 0.0), ("phase", [4, 4], 3), ("odd", [6, 2, 1], 0), ("dots", [0, 5], 0),
        ("long", [60, 4], 0), ("none", [0, 0], 0), ("negative", [4, -1], 0),
    ].flatMap { name, lengths, phase in
        [("butt", CGLineCap.butt), ("round", .round)].map { cap in
            CanvasPicture("dash-\(name)-\(cap.0)") { context in
                context.setLineWidth(3)
                context.setLineCap(cap.1)
                context.setLineDash(phase: phase, lengths: lengths.map { CGFloat($0) })
                context.addPath(rounded)
                context.strokePath()
            }
        }
    }
}
