import DrydockRaster
import DrydockRasterOracle
import Testing

struct CompositeTests {
    /// `round(a · b / 255)` in integers, half up; it never is half.
    private func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        UInt8((2 * Int(a) * Int(b) + 255) / 510)
    }

    private func scaled(_ color: PremultipliedColor, _ factor: UInt8) -> [UInt8] {
        [color.r, color.g, color.b, color.a].map { product($0, factor) }
    }

    private func over(_ source: [UInt8], _ target: PremultipliedColor) -> UInt32 {
        let below = scaled(target, 255 - source[3])
        return pixel(zip(source, below).map { $0 + $1 })
    }

    private func pixel(_ channels: [UInt8]) -> UInt32 {
        zip(channels, [UInt32(0), 8, 16, 24]).reduce(0) { $0 | UInt32($1.0) << $1.1 }
    }

    @Test("a product of channels is the rounded quotient, for all 65,536 pairs")
    func products() {
        for a in UInt8.min...255 {
            for b in UInt8.min...255 {
                if Channel.multiply(a, b) != product(a, b) { Issue.record("\(a) · \(b)") }
                if Channel.scale(UInt32(a) &* 0x0101_0101, by: UInt32(b)) != UInt32(product(a, b))
                    &* 0x0101_0101
                {
                    Issue.record("four times \(a) · \(b)")
                }
            }
        }
    }

    @Test(
        "every row operation is its definition, at every length and place",
        arguments: [0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 40],
        [0, 1, 3]
    )
    func rowOperations(count: Int, start: Int) {
        var random = RandomSource(seed: UInt64(count * 10 + start))
        let width = max(count + start + 3, 1)
        let source = Bitmap.random(width: width, height: 1, using: &random)
        let before = Bitmap.random(width: width, height: 1, using: &random)
        let coverage = (0..<width).map { index in [0, 255, random.byte()][index % 3] as UInt8 }
        for alpha: UInt8 in [0, 1, 127, 254, 255] {
            let color = PremultipliedColor(
                red: random.byte(),
                green: random.byte(),
                blue: random.byte(),
                alpha: alpha
            )
            let target = Bitmap(width: width, height: 1)
            func check(
                _ name: String,
                _ operation: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt8>) ->
                    Void,
                _ definition: (Int) -> UInt32
            ) {
                target.copy(before.bounds, of: before)
                coverage.withUnsafeBufferPointer { bytes in
                    guard let base = bytes.baseAddress else { return }
                    target.withPixels { target in
                        source.withPixels { operation(target + start, $0 + start, base + start) }
                    }
                }
                for x in 0..<width {
                    let isInside = x >= start && x < start + count
                    let expected = isInside ? definition(x) : before[x]
                    #expect(target[x] == expected, "\(name) at \(x) of \(width), alpha \(alpha)")
                }
            }
            let plain = [color.r, color.g, color.b, color.a]
            check("solid") { target, _, _ in
                Composite.solid(target, count: count, color: color.pixel)
            } _: {
                over(plain, before.pixel(atX: $0, y: 0))
            }
            check("solid under coverage") { target, _, coverage in
                Composite.solid(target, count: count, color: color.pixel, coverage: coverage)
            } _: {
                over(scaled(color, coverage[$0]), before.pixel(atX: $0, y: 0))
            }
            check("pixels") { target, source, _ in
                Composite.pixels(target, count: count, source: source)
            } _: {
                over(scaled(source.pixel(atX: $0, y: 0), 255), before.pixel(atX: $0, y: 0))
            }
            check("pixels under coverage") { target, source, coverage in
                Composite.pixels(target, count: count, source: source, coverage: coverage)
            } _: {
                over(scaled(source.pixel(atX: $0, y: 0), coverage[$0]), before.pixel(atX: $0, y: 0))
            }
            check("pixels under one coverage") { target, source, _ in
                Composite.pixels(target, count: count, source: source, coverage: alpha)
            } _: {
                over(scaled(source.pixel(atX: $0, y: 0), alpha), before.pixel(atX: $0, y: 0))
            }
            check("replacing") { target, source, coverage in
                Composite.replace(target, count: count, source: source, coverage: coverage)
            } _: { x in
                let above = scaled(source.pixel(atX: x, y: 0), coverage[x])
                let below = scaled(before.pixel(atX: x, y: 0), 255 - coverage[x])
                return pixel(zip(above, below).map { $0 + $1 })
            }
        }
    }

    @Test(
        "source-over of all alphas over all levels never overflows",
        arguments: [0, 1, 64, 128, 200, 254, 255]
    )
    func sourceOverSweep(level: UInt8) {
        let target = Bitmap(width: 256, height: 1)
        for alpha in UInt8.min...255 {
            let color = PremultipliedColor(red: level, green: 255, blue: 0, alpha: alpha)
            for x in 0..<256 {
                target[x] =
                    PremultipliedColor(red: UInt8(x), green: 255, blue: UInt8(255 - x)).pixel
            }
            target.withPixels { Composite.solid($0, count: 256, color: color.pixel) }
            for x in [0, 1, 127, 254, 255] {
                let before = PremultipliedColor(red: UInt8(x), green: 255, blue: UInt8(255 - x))
                let expected = over([color.r, color.g, color.b, color.a], before)
                #expect(target[x] == expected, "alpha \(alpha) over \(x)")
            }
        }
    }

    @Test("saturation leaves grey as it is and stays inside of alpha")
    func saturationKeepsGrey() {
        for grey in UInt8.min...255 {
            for saturation in [0, 128, 256, 461, 4096] {
                var pixel = PremultipliedColor(red: grey, green: grey, blue: grey, alpha: 255).pixel
                let before = pixel
                Saturation.apply(saturation, to: &pixel, count: 1)
                #expect(pixel == before, "grey \(grey) at \(saturation)")
            }
        }
        var random = RandomSource(seed: 9)
        let colors = Bitmap.random(width: 500, height: 1, using: &random)
        let before = colors.copied()
        colors.withPixels { Saturation.apply(461, to: $0, count: 500) }
        for x in 0..<500 {
            let (old, new) = (before.pixel(atX: x, y: 0), colors.pixel(atX: x, y: 0))
            #expect(new.a == old.a && max(new.r, new.g, new.b) <= new.a)
            let grey = (54 * Int(old.r) + 183 * Int(old.g) + 19 * Int(old.b) + 2) / 4
            func moved(_ channel: UInt8) -> Int {
                let exact = grey * 256 + (Int(channel) * 64 - grey) * 461
                return min(max(Int((Double(exact) / 16_384 + 0.5).rounded(.down)), 0), Int(old.a))
            }
            #expect([Int(new.r), Int(new.g), Int(new.b)] == [moved(old.r), moved(old.g), moved(old.b)])
        }
    }
}
