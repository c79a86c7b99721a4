import DrydockPNG
import DrydockRaster

extension DisplayListText {
    /// As short as it says the same, without a fraction where there is none.
    static func number(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Of a length in 256ths of a pixel.
    private static func pixels(_ units: Int) -> String { number(Double(units) / 256) }

    static func text(_ rect: PixelRect) -> String { "(\(rect.x), \(rect.y)) \(rect.width) × \(rect.height)" }

    static func text(_ shape: RoundedRect) -> String {
        guard !shape.isSquare else { return text(shape.rect) }
        let corners: [(RoundedRect.Corners, String)] = [
            (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"),
            (.bottomRight, "bottomRight"),
        ]
        let names =
            shape.corners == .all ? [] : corners.filter { shape.corners.contains($0.0) }.map { " \($0.1)" }
        return "\(text(shape.rect)) radius \(number(shape.radius.pixels))\(names.joined())"
    }

    /// `#RRGGBB`, premultiplied, and the alpha where that is below 255.
    static func text(_ color: PremultipliedColor) -> String {
        let bytes = [color.r, color.g, color.b] + (color.isOpaque ? [] : [color.a])
        return "#"
            + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    static func text(_ bitmap: Bitmap) -> String {
        let checksum = String(PNGEncoder.pixelChecksum(of: bitmap), radix: 16)
        return "\(bitmap.width) × \(bitmap.height) ~\(checksum)"
    }

    static func text(_ mask: CoverageMask) -> String {
        let bytes = UnsafeBufferPointer(start: mask.coverage, count: mask.width * mask.height)
        return "\(mask.width) × \(mask.height) ~\(StableHash.digits(bytes))"
    }

    static func text(_ effect: BackdropEffect) -> String {
        "radius \(effect.boxRadius) reduction \(effect.reduction) saturation \(pixels(effect.saturation)) "
            + "tint \(text(effect.tint))"
    }

    static func text(_ shadow: BoxShadow) -> String {
        "(\(pixels(shadow.x)), \(pixels(shadow.y))) \(pixels(shadow.width)) × \(pixels(shadow.height)) "
            + "radius \(pixels(shadow.radius)) sigma \(pixels(shadow.sigma))"
    }

    static func text(_ style: LayerStyle) -> String {
        var text = "opacity \(style.opacity)"
        if style.blendMode != .normal { text += " \(style.blendMode)" }
        if style.isIsolated { text += " isolated" }
        if let shadow = style.shadow {
            text +=
                " shadow (\(pixels(shadow.dx)), \(pixels(shadow.dy))) "
                + "sigma \(number(shadow.sigma.pixels)) \(Self.text(shadow.color))"
        }
        return text
    }

    // MARK: - Paths

    /// Empty for the identity.
    static func text(_ transform: Affine) -> String {
        guard transform != .identity else { return "" }
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return " × [\(numbers.map(number).joined(separator: " "))]"
    }

    /// The elements as in SVG; those of a long path by their number, box and checksum.
    static func text(_ path: Path) -> String {
        let elements = path.elements
        guard elements.count > longestPath else { return elements.map(text).joined(separator: " ") }
        let box = [path.box.minX, path.box.minY, path.box.maxX, path.box.maxY].map(number)
        return "of \(elements.count) elements in (\(box[0]), \(box[1])) to (\(box[2]), \(box[3])) ~"
            + checksum(path)
    }

    private static let longestPath = 24

    private static func checksum(_ path: Path) -> String {
        StableHash.digits(path.elements.map(text).joined(separator: " "))
    }

    private static func text(_ element: Path.Element) -> String {
        switch element {
        case .move(let x, let y): words("M", x, y)
        case .line(let x, let y): words("L", x, y)
        case .quadCurve(let x1, let y1, let x, let y): words("Q", x1, y1, x, y)
        case .curve(let x1, let y1, let x2, let y2, let x, let y): words("C", x1, y1, x2, y2, x, y)
        case .close: "Z"
        }
    }

    private static func words(_ letter: String, _ values: Double...) -> String {
        ([letter] + values.map(number)).joined(separator: " ")
    }

    static func text(_ style: StrokeStyle) -> String {
        var text = "width \(number(style.width)) \(style.cap) \(style.join)"
        if style.join == .miter { text += " \(number(style.miterLimit))" }
        if !style.dashes.isEmpty {
            text += " dashes \(style.dashes.map(number).joined(separator: " ")) from \(number(style.phase))"
        }
        return text
    }

    /// Each glyph's place and outline.
    static func text(_ run: OutlineRun) -> String {
        let glyphs = run.glyphs.map { "(\(number($0.x)), \(number($0.y))) ~\(checksum($0.outline))" }
        return glyphs.joined(separator: ", ") + text(run.scale)
    }

    static func text(_ paint: Paint) -> String {
        switch paint {
        case .color(let color):
            return text(color)
        case .gradient(let gradient, let transform):
            let stops = gradient.stops.map { "\(number($0.position)) \(text($0.color))" }
            let ends = (gradient.extendsStart ? "" : " from start") + (gradient.extendsEnd ? "" : " to end")
            return "\(text(gradient.geometry)) [\(stops.joined(separator: ", "))]\(ends)\(text(transform))"
        case .image(let picture, let transform, let tint):
            let color = tint.map { " \(text($0))" } ?? ""
            return "image \(text(picture.bitmap)) \(text(picture.source))\(text(transform))\(color)"
        }
    }

    private static func text(_ geometry: Gradient.Geometry) -> String {
        switch geometry {
        case .linear(let x0, let y0, let x1, let y1): words("linear", x0, y0, x1, y1)
        case .radial(let x0, let y0, let r0, let x1, let y1, let r1): words("radial", x0, y0, r0, x1, y1, r1)
        case .conic(let x, let y): words("conic", x, y)
        }
    }
}
