/// A gradient along a line: the place along it is a linear function of the pixel, in 32.32.
final class LinearShader: Shader {
    private let gradient: Gradient
    private let origin, stepX, stepY: Int

    /// - Parameter line: from (x0, y0) to (x1, y1) in the gradient's space; a line of no length is all beyond its end.
    init(_ gradient: Gradient, _ map: PixelMap, line: (x0: Double, y0: Double, x1: Double, y1: Double)) {
        self.gradient = gradient
        let (dx, dy) = (line.x1 - line.x0, line.y1 - line.y0)
        let length = dx * dx + dy * dy
        var (a, b) = ((map.a * dx + map.b * dy) / length, (map.c * dx + map.d * dy) / length)
        var t = ((map.tx - line.x0) * dx + (map.ty - line.y0) * dy) / length
        if !(length > 0 && (a + b + t) * 0 == 0) { (a, b, t) = (0, 0, 2) }
        // A change within less than 1/4096 of a pixel is a step, wherever it lies.
        let scale = min(4096 / max(abs(a), abs(b), 1e-300), 1)
        stepX = PixelMap.fixed(a * scale)
        stepY = PixelMap.fixed(b * scale)
        origin = PixelMap.fixed(t * scale)
        super.init(isOpaque: gradient.isOpaque)
    }

    override func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let table = gradient.table
        let start = origin &+ stepY &* y
        let last = 1 << gradient.exponent
        let (before, after) = (table[0], table[last + 1])
        if stepX == 0 {
            let color =
                start < 0 ? before : start >> 32 != 0 ? after : table[1 + start >> (32 - gradient.exponent)]
            pixels.fill(with: color, count: count)
            return
        }
        let ends = (start &+ stepX &* x, start &+ stepX &* (x &+ count &- 1))
        if (ends.0 | ends.1) >> 32 == 0 {
            // Most rows lie between both ends: nothing to divide for.
            fetch(from: UInt32(truncatingIfNeeded: ends.0), count: count, into: pixels)
            return
        }
        // Where the place passes 0 and 1.
        let (zero, one): (Int, Int)
        if stepX > 0 {
            (zero, one) = (Self.ceiling(0 - start, stepX), Self.ceiling(1 << 32 - start, stepX))
        } else {
            (zero, one) = (Self.ceiling(start + 1, 0 - stepX), Self.ceiling(start + 1 - 1 << 32, 0 - stepX))
        }
        func clamp(_ place: Int) -> Int { min(max(place - x, 0), count) }
        let (from, to) = (clamp(min(zero, one)), clamp(max(zero, one)))
        pixels.fill(with: stepX > 0 ? before : after, count: from)
        (pixels + to).fill(with: stepX > 0 ? after : before, count: count - to)
        let place = UInt32(truncatingIfNeeded: start &+ stepX &* (x &+ from))
        fetch(from: place, count: max(to - from, 0), into: pixels + from)
    }

    /// Colours from a place on, all of them between both ends.
    @inline(__always)
    private func fetch(from first: UInt32, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let colors = UnsafePointer(gradient.table + 1)
        let step = UInt32(truncatingIfNeeded: stepX)
        let shift = UInt32(truncatingIfNeeded: 32 &- gradient.exponent)
        var place = first
        var index = 0
        while index &+ 4 <= count {
            let (second, third) = (place &+ step, place &+ 2 &* step)
            let fourth = third &+ step
            pixels[index] = colors[Int(place &>> shift)]
            pixels[index &+ 1] = colors[Int(second &>> shift)]
            pixels[index &+ 2] = colors[Int(third &>> shift)]
            pixels[index &+ 3] = colors[Int(fourth &>> shift)]
            place = fourth &+ step
            index &+= 4
        }
        while index < count {
            pixels[index] = colors[Int(place &>> shift)]
            place &+= step
            index &+= 1
        }
    }

    /// The least whole number not below `value / divisor`; the divisor is positive.
    private static func ceiling(_ value: Int, _ divisor: Int) -> Int {
        let quotient = value / divisor
        return quotient * divisor < value ? quotient + 1 : quotient
    }
}
