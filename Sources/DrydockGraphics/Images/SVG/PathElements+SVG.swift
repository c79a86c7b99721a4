import Foundation

extension PathElements {
    /// A path in SVG's notation. As SVG has it, what follows a mistake is left out.
    ///
    /// - Parameter limit: of elements; what is beyond is left out.
    init(svg text: some StringProtocol, limit: Int = 100_000) {
        self.init()
        var reader = SVGNumbers(text)
        var command: UInt8 = 0
        var start = CGPoint.zero
        var point = CGPoint.zero
        var control: (point: CGPoint, isCubic: Bool)?
        var count = 0
        while let next = reader.peek(), count < limit {
            count += 1
            let isCommand = next >= 0x41 && next != UInt8(ascii: "e")
            if isCommand {
                command = next
                reader.skipByte()
            } else if command | 0x20 == UInt8(ascii: "z") || command == 0 {
                return
            }
            let isRelative = command >= 0x61
            guard count > 1 || command | 0x20 == UInt8(ascii: "m") else { return }
            func pair() -> CGPoint? {
                guard let x = reader.number(), let y = reader.number() else { return nil }
                return isRelative ? CGPoint(x: point.x + x, y: point.y + y) : CGPoint(x: x, y: y)
            }
            /// The last control point, mirrored at the current point.
            func reflected(isCubic: Bool) -> CGPoint {
                guard let control, control.isCubic == isCubic else { return point }
                return CGPoint(x: 2 * point.x - control.point.x, y: 2 * point.y - control.point.y)
            }
            var nextControl: (CGPoint, Bool)?
            switch command | 0x20 {
            case UInt8(ascii: "m"):
                guard let to = pair() else { return }
                move(to: to)
                (start, point) = (to, to)
                // Further pairs are lines.
                command = isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L")
            case UInt8(ascii: "l"):
                guard let to = pair() else { return }
                addLine(to: to)
                point = to
            case UInt8(ascii: "h"):
                guard let x = reader.number() else { return }
                point.x = isRelative ? point.x + x : x
                addLine(to: point)
            case UInt8(ascii: "v"):
                guard let y = reader.number() else { return }
                point.y = isRelative ? point.y + y : y
                addLine(to: point)
            case UInt8(ascii: "c"):
                guard let first = pair(), let second = pair(), let to = pair() else { return }
                addCurve(to: to, control1: first, control2: second)
                nextControl = (second, true)
                point = to
            case UInt8(ascii: "s"):
                let first = reflected(isCubic: true)
                guard let second = pair(), let to = pair() else { return }
                addCurve(to: to, control1: first, control2: second)
                nextControl = (second, true)
                point = to
            case UInt8(ascii: "q"):
                guard let middle = pair(), let to = pair() else { return }
                addQuadCurve(to: to, control: middle)
                nextControl = (middle, false)
                point = to
            case UInt8(ascii: "t"):
                let middle = reflected(isCubic: false)
                guard let to = pair() else { return }
                addQuadCurve(to: to, control: middle)
                nextControl = (middle, false)
                point = to
            case UInt8(ascii: "a"):
                guard let rx = reader.number(), let ry = reader.number(), let angle = reader.number(),
                    let isLarge = reader.flag(), let isClockwise = reader.flag(), let to = pair()
                else { return }
                addArc(from: point, to: to, rx: rx, ry: ry, degrees: angle, isLarge, isClockwise)
                point = to
            case UInt8(ascii: "z"):
                close()
                point = start
            default: return
            }
            control = nextControl.map { (point: $0.0, isCubic: $0.1) }
        }
    }

    /// An elliptical arc between two points, by the conversion of SVG 1.1, appendix F.6: radii that are too small are
    /// enlarged until the ellipse reaches both.
    private mutating func addArc(
        from: CGPoint,
        to: CGPoint,
        rx: Double,
        ry: Double,
        degrees: Double,
        _ isLarge: Bool,
        _ isClockwise: Bool
    ) {
        var (rx, ry) = (abs(rx), abs(ry))
        guard from != to else { return }
        guard rx > 0, ry > 0 else { return addLine(to: to) }
        let (sine, cosine) = Trigonometry.sineAndCosine(degrees / 180 * .pi)
        let (dx, dy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        guard excess.isFinite else { return addLine(to: to) }
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let sum = rx * rx * y * y + ry * ry * x * x
        var factor = sum > 0 ? max((rx * rx * ry * ry - sum) / sum, 0).squareRoot() : 0
        if isLarge == isClockwise { factor = 0 - factor }
        let (cx, cy) = (factor * rx * y / ry, 0 - factor * ry * x / rx)
        let start = Trigonometry.angle(x: (x - cx) / rx, y: (y - cy) / ry)
        let end = Trigonometry.angle(x: (0 - x - cx) / rx, y: (0 - y - cy) / ry)
        var sweep = end - start
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        // The unit circle, as the ellipse lies.
        let place = CGAffineTransform(
            a: cosine * rx,
            b: sine * rx,
            c: 0 - sine * ry,
            d: cosine * ry,
            tx: cosine * cx - sine * cy + (from.x + to.x) / 2,
            ty: sine * cx + cosine * cy + (from.y + to.y) / 2
        )
        var arc = PathElements()
        arc.addArc(center: .zero, radius: 1, start: start, sweep: sweep)
        join(arc.applying(place), endingAt: to)
    }

    /// Goes on with another path's curves; the last ends exactly where it should.
    private mutating func join(_ arc: PathElements, endingAt end: CGPoint) {
        var left = arc.types.filter { $0 == .addCurveToPoint }.count
        arc.forEach { type, points in
            guard type == .addCurveToPoint else { return }
            left -= 1
            let first = points.startIndex
            addCurve(
                to: left == 0 ? end : points[first + 2],
                control1: points[first],
                control2: points[first + 1]
            )
        }
    }
}
