import DrydockRaster
import Foundation

/// A gradient of an SVG file, with what it takes from those that it refers to.
struct SVGGradient {
    private let geometry: Gradient.Geometry
    private let stops: [(position: Double, color: ColorComponents)]
    private let isInBox: Bool
    private let transform: CGAffineTransform
    /// Whether the colours should begin anew beyond the ends, which they do not.
    let repeats: Bool

    /// Nil for what is no gradient.
    init?(_ element: SVGElement, in tree: SVGTree, viewport: CGSize, _ budget: inout SVGBudget)
        throws(SVGError)
    {
        guard ["linearGradient", "radialGradient"].contains(element.name) else { return nil }
        // Attributes and stops that one lacks come from the one that it refers to.
        var chain = [element]
        while let name = chain[chain.count - 1].reference, let next = tree.byID[name], chain.count < 8 {
            chain.append(next)
        }
        func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0.attributes[name] }.first }
        let isInBox = attribute("gradientUnits") != "userSpaceOnUse"
        func value(_ name: String, _ share: String, of whole: Double) -> Double {
            let whole = isInBox ? 1 : whole
            return SVGNumbers.length(attribute(name) ?? share, whole: whole) ?? 0
        }
        let (width, height) = (viewport.width, viewport.height)
        if element.name == "linearGradient" {
            geometry = .linear(
                x0: value("x1", "0%", of: width),
                y0: value("y1", "0%", of: height),
                x1: value("x2", "100%", of: width),
                y1: value("y2", "0%", of: height)
            )
        } else {
            let diagonal = ((width * width + height * height) / 2).squareRoot()
            let (cx, cy) = (value("cx", "50%", of: width), value("cy", "50%", of: height))
            let r = max(value("r", "50%", of: diagonal), 0)
            var fx = attribute("fx") == nil ? cx : value("fx", "50%", of: width)
            var fy = attribute("fy") == nil ? cy : value("fy", "50%", of: height)
            // A focus outside is moved to the circle, as in SVG 1.1.
            let distance = ((fx - cx) * (fx - cx) + (fy - cy) * (fy - cy)).squareRoot()
            if distance > r * 0.999, distance > 0 {
                (fx, fy) = (cx + (fx - cx) * r * 0.999 / distance, cy + (fy - cy) * r * 0.999 / distance)
            }
            let fr = max(value("fr", "0%", of: diagonal), 0)
            geometry = .radial(x0: fx, y0: fy, r0: fr, x1: cx, y1: cy, r1: r)
        }
        self.isInBox = isInBox
        transform = SVGTransform.parse(attribute("gradientTransform"))
        repeats = attribute("spreadMethod").map { $0 != "pad" } ?? false
        let holder = chain.first { $0.children.contains { $0.name == "stop" } }
        var last = 0.0
        var stops: [(position: Double, color: ColorComponents)] = []
        for stop in holder?.children ?? [] where stop.name == "stop" {
            try budget.spend(4)
            var values = stop.attributes
            for declarations in try tree.rules.declarations(for: stop, &budget) {
                try budget.spend(declarations.count)
                for (name, value) in declarations { values[name] = value }
            }
            try budget.spend(parsing: stop.attributes["style"])
            for (name, value) in SVGStyle.declarations(stop.attributes["style"] ?? "") {
                values[name] = value
            }
            let offset = SVGNumbers.length(values["offset"] ?? "0", whole: 1) ?? 0
            last = max(last, min(max(offset, 0), 1))
            let black = ColorComponents(hex: 0)
            let text = (values["stop-color"] ?? "black").trimmingCharacters(in: .whitespaces)
            let color = SVGColor.parse(text, current: black) ?? black
            let opacity = SVGNumbers.length(values["stop-opacity"] ?? "1", whole: 1) ?? 1
            stops.append((last, color.withAlpha(color.alpha * ColorComponents.clamped(opacity))))
        }
        self.stops = stops
    }

    var stopCount: Int { stops.count }

    /// The colours between the stops, the same for all shapes that are as opaque.
    func colors(opacity: CGFloat) -> Gradient {
        Gradient(
            geometry,
            stops: stops.map { $0.color.withAlpha($0.color.alpha * opacity).stop(at: $0.position) }
        )
    }

    /// - Parameters:
    ///   - colors: as `colors(opacity:)` makes them.
    ///   - box: around the shape, for gradients that go by it.
    ///   - matrix: of the shape.
    /// - Returns: nil when nothing is to be drawn.
    func paint(_ colors: Gradient, box: CGRect, _ matrix: CGAffineTransform, opacity: CGFloat) -> Paint? {
        guard let last = stops.last else { return nil }
        func color(_ color: ColorComponents) -> ColorComponents { color.withAlpha(color.alpha * opacity) }
        var place = transform
        if isInBox {
            guard box.width > 0, box.height > 0 else { return nil }
            place = place.concatenating(
                CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
            )
        }
        place = place.concatenating(matrix)
        guard place.affine.determinant != 0, !isPoint else { return .color(color(last.color).premultiplied) }
        return .gradient(colors, place.affine)
    }

    /// A gradient of no length is its last colour everywhere.
    private var isPoint: Bool {
        switch geometry {
        case .linear(let x0, let y0, let x1, let y1): x0 == x1 && y0 == y1
        case .radial(_, _, _, _, _, let r1): r1 == 0
        case .conic: false
        }
    }
}
