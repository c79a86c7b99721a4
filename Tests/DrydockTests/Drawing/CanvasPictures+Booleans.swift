import Drydock

private let blue = CGColor(red: 0.1, green: 0.35, blue: 0.9, alpha: 1)
private let red = CGColor(red: 0.9, green: 0.2, blue: 0.15, alpha: 1)
private let disc = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 22, height: 22), transform: nil)
private let box = CGPath(
    roundedRect: CGRect(x: 14, y: 13, width: 22, height: 23),
    cornerWidth: 5,
    cornerHeight: 5,
    transform: nil
)

private let areas = [
    ("union", disc.union(box)), ("intersection", disc.intersection(box)),
    ("subtracting", disc.subtracting(box)), ("symmetric-difference", disc.symmetricDifference(box)),
]
private let lines = [
    ("line-intersection", disc.lineIntersection(box)), ("line-subtracting", disc.lineSubtracting(box)),
]

extension CanvasPicture {
    /// Paths made of two, filled and with their outlines drawn.
    static let booleans =
        areas.indices.map { index in
            CanvasPicture("boolean-\(areas[index].0)") { context in
                context.setFillColor(blue)
                context.setStrokeColor(red)
                context.addPath(areas[index].1)
                context.drawPath(using: .fillStroke)
            }
        }
        + lines.indices.map { index in
            CanvasPicture("boolean-\(lines[index].0)") { context in
                context.setStrokeColor(red)
                context.setLineWidth(3)
                context.setLineCap(.round)
                context.addPath(lines[index].1)
                context.strokePath()
            }
        }
}
