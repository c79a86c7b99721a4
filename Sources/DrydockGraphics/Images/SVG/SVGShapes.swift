import Foundation

/// The outlines of SVG's shapes.
enum SVGShapes {
    /// Empty for what has none.
    static func elements(of element: SVGElement, viewport: CGSize) -> PathElements {
        func x(_ name: String) -> Double { element.length(name, whole: viewport.width) ?? 0 }
        func y(_ name: String) -> Double { element.length(name, whole: viewport.height) ?? 0 }
        var path = PathElements()
        switch element.name {
        case "path": path = PathElements(svg: element.attributes["d"] ?? "", limit: .max)
        case "rect":
            let size = CGSize(width: x("width"), height: y("height"))
            guard size.width > 0, size.height > 0 else { return path }
            let rx = element.length("rx", whole: viewport.width)
            let ry = element.length("ry", whole: viewport.height)
            path.addRoundedRect(
                CGRect(origin: CGPoint(x: x("x"), y: y("y")), size: size),
                rx: rx ?? ry ?? 0,
                ry: ry ?? rx ?? 0
            )
        case "circle", "ellipse":
            let rx = x(element.name == "circle" ? "r" : "rx")
            let ry = element.name == "circle" ? rx : y("ry")
            guard rx > 0, ry > 0 else { return path }
            path.addEllipse(in: CGRect(x: x("cx") - rx, y: y("cy") - ry, width: 2 * rx, height: 2 * ry))
        case "line":
            path.move(to: CGPoint(x: x("x1"), y: y("y1")))
            path.addLine(to: CGPoint(x: x("x2"), y: y("y2")))
        case "polyline", "polygon":
            let numbers = SVGNumbers.all(element.attributes["points"] ?? "")
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                let point = CGPoint(x: numbers[index], y: numbers[index + 1])
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            if element.name == "polygon" { path.close() }
        default: break
        }
        return path
    }
}

/// The part of an SVG's space that fills a viewport.
struct SVGViewBox {
    let x, y, width, height: Double

    /// Nil unless there are four numbers and an area.
    init?(_ text: String?) {
        let numbers = SVGNumbers.all(text ?? "")
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
        (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }

    /// - Parameter aspect: `preserveAspectRatio`; nil fits the box into the middle of the frame.
    func transform(to frame: CGRect, _ aspect: String?) -> CGAffineTransform {
        let words = (aspect ?? "xMidYMid").split(separator: " ")
        let alignment = words.first { $0 != "defer" } ?? "xMidYMid"
        var (sx, sy) = (frame.width / width, frame.height / height)
        if alignment != "none" {
            let scale = words.contains("slice") ? max(sx, sy) : min(sx, sy)
            (sx, sy) = (scale, scale)
        }
        func offset(_ room: CGFloat, _ axis: String) -> CGFloat {
            if alignment.contains("\(axis)Min") || alignment == "none" { return 0 }
            return alignment.contains("\(axis)Max") ? room : room / 2
        }
        return CGAffineTransform(
            a: sx,
            b: 0,
            c: 0,
            d: sy,
            tx: frame.minX + offset(frame.width - width * sx, "x") - x * sx,
            ty: frame.minY + offset(frame.height - height * sy, "Y") - y * sy
        )
    }
}

/// SVG's lists of transforms.
enum SVGTransform {
    /// What follows a mistake is left out.
    static func parse(_ text: String?) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for part in (text ?? "").split(separator: ")").prefix(64) {
            guard let open = part.firstIndex(of: "(") else { break }
            let name = part[..<open].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t\r"))
            let numbers = SVGNumbers.all(part[part.index(after: open)...])
            guard let next = transform(name, numbers) else { break }
            result = next.concatenating(result)
        }
        return result
    }

    private static func transform(_ name: String, _ numbers: [Double]) -> CGAffineTransform? {
        func radians(_ degrees: Double) -> CGFloat { degrees / 180 * .pi }
        func tangent(_ degrees: Double) -> CGFloat {
            let (sine, cosine) = Trigonometry.sineAndCosine(radians(degrees))
            return cosine == 0 ? 0 : sine / cosine
        }
        switch (name, numbers.count) {
        case ("matrix", 6):
            return CGAffineTransform(
                a: numbers[0],
                b: numbers[1],
                c: numbers[2],
                d: numbers[3],
                tx: numbers[4],
                ty: numbers[5]
            )
        case ("translate", 1), ("translate", 2):
            return CGAffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
        case ("scale", 1), ("scale", 2):
            return CGAffineTransform(scaleX: numbers[0], y: numbers[numbers.count - 1])
        case ("rotate", 1): return CGAffineTransform(rotationAngle: radians(numbers[0]))
        case ("rotate", 3):
            return CGAffineTransform(translationX: numbers[1], y: numbers[2])
                .rotated(by: radians(numbers[0]))
                .translatedBy(x: 0 - numbers[1], y: 0 - numbers[2])
        case ("skewX", 1): return CGAffineTransform(a: 1, b: 0, c: tangent(numbers[0]), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): return CGAffineTransform(a: 1, b: tangent(numbers[0]), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }
}
