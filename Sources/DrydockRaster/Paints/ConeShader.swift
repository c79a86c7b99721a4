/// A gradient between two circles with different centres. Of the circles that pass a pixel, the one furthest along counts
/// whose radius is not negative and whose place has a colour.
final class ConeShader: Shader {
    private let gradient: Gradient
    private let map: PixelMap
    private let x0, y0, r0, dx, dy, dr: Double

    init(
        _ gradient: Gradient,
        _ map: PixelMap,
        from: (x: Double, y: Double, r: Double),
        to: (x: Double, y: Double, r: Double)
    ) {
        self.gradient = gradient
        self.map = map
        (x0, y0, r0) = from
        (dx, dy, dr) = (to.x - from.x, to.y - from.y, to.r - from.r)
        super.init(isOpaque: false)
    }

    override func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        for index in 0..<count { pixels[index] = color(x &+ index, y) }
    }

    private func color(_ x: Int, _ y: Int) -> UInt32 {
        let point = map.map(x, y)
        let (px, py) = (point.x - x0, point.y - y0)
        let a = dx * dx + dy * dy - dr * dr
        let b = px * dx + py * dy + r0 * dr
        let c = px * px + py * py - r0 * r0
        if a == 0 { return b == 0 ? 0 : color(at: c / (2 * b)) ?? 0 }
        let root = b * b - a * c
        if !(root >= 0) { return 0 }
        let (first, second) = ((b + root.squareRoot()) / a, (b - root.squareRoot()) / a)
        return color(at: max(first, second)) ?? color(at: min(first, second)) ?? 0
    }

    private func color(at place: Double) -> UInt32? {
        if !(r0 + place * dr >= 0) { return nil }
        let size = Double(1 << gradient.exponent)
        if place < 0 { return gradient.extendsStart ? gradient.table[0] : nil }
        if place > 1 { return gradient.extendsEnd ? gradient.table[Int(size) + 1] : nil }
        return gradient.table[1 + Int(min(place * size, size - 1))]
    }
}

extension Gradient {
    /// The gradient's colours under a matrix; nil when nothing is to be drawn.
    func shader(_ transform: Affine) -> Shader? {
        guard let map = PixelMap(transform) else { return nil }
        switch geometry {
        case .linear(let x0, let y0, let x1, let y1):
            return LinearShader(self, map, line: (x0, y0, x1, y1))
        case .radial(let x0, let y0, let r0, let x1, let y1, let r1):
            guard (x0 + y0 + r0 + x1 + y1 + r1) * 0 == 0, r0 >= 0, r1 >= 0 else { return nil }
            if x0 == x1, y0 == y1, r0 != r1, (1 / (r1 - r0)).isFinite {
                let kind = RoundShader.Kind.radial(
                    scale: Float(1 / (r1 - r0)),
                    offset: Float(0 - r0 / (r1 - r0))
                )
                return RoundShader(self, map, kind, x: x0, y: y0)
            }
            return ConeShader(self, map, from: (x0, y0, r0), to: (x1, y1, r1))
        case .conic(let x, let y):
            guard (x + y) * 0 == 0 else { return nil }
            return RoundShader(self, map, .conic, x: x, y: y)
        }
    }
}
