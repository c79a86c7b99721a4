import ArgumentParser
import DrydockRaster

/// Every kernel on a frame of 1170 × 2532 pixels.
struct KernelsTableCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "table",
        abstract: "Times every kernel on a frame of 1170 × 2532 pixels, one thread unless said."
    )

    @Option(help: "Counted rounds; medians are shown.")
    var runs = 15

    @Flag(help: "Prints JSON instead of a table.")
    var json = false

    func validate() throws {
        guard (1...1_000).contains(runs) else { throw ValidationError("--runs must be from 1 to 1000.") }
    }

    func run() throws {
        let source = Bitmap.noise(width: 1170, height: 2532)
        let target = Bitmap(width: source.width, height: source.height)
        let subjects =
            blurs(source, target) + compositions(source, target) + scalings(source) + shapes()
        let lines = subjects.map { name, body in
            let times = Stopwatch.compare(with: source, runs: runs, body)
            return BenchmarkLine(name: name, subject: times.subject, memcpy: times.memcpy)
        }
        try BenchmarkTable(lines: lines).print(asJSON: json)
    }

    private typealias Subject = (name: String, body: () -> Void)

    private func blurs(_ source: Bitmap, _ target: Bitmap) -> [Subject] {
        [1, 20, 63, 100].map { radius in
            ("box blur, radius \(radius)", { BoxBlur.blur(source, into: target, radius: radius) })
        }
    }

    private func compositions(_ source: Bitmap, _ target: Bitmap) -> [Subject] {
        let color = PremultipliedColor(red: 30, green: 60, blue: 90, alpha: 120).pixel
        let coverage = [UInt8](unsafeUninitializedCapacity: source.area) { bytes, count in
            for index in 0..<source.area { bytes[index] = UInt8(truncatingIfNeeded: index &* 7 &>> 2) }
            count = source.area
        }
        return [
            (
                "source-over of a frame",
                {
                    target.withPixels { pixels in
                        source.withPixels { Composite.pixels(pixels, count: source.area, source: $0) }
                    }
                }
            ),
            (
                "translucent fill of a frame",
                { target.withPixels { Composite.solid($0, count: source.area, color: color) } }
            ),
            (
                "fill of a frame under coverage",
                {
                    target.withPixels {
                        Composite.solid($0, count: source.area, color: color, coverage: coverage)
                    }
                }
            ),
            (
                "reduction of a frame by 3",
                {
                    Reduction(factor: 3).reduce(source, columns: 0..<390, rows: 0..<844, into: target)
                }
            ),
            (
                "enlargement of 390 × 844 by 3",
                {
                    let enlargement = Enlargement(of: source, by: 3, columns: 0..<1170)
                    target.withPixels {
                        for row in 0..<2532 { enlargement.read(row: row, into: $0 + row * 1170) }
                    }
                }
            ),
            (
                "saturation of 390 × 844",
                { target.withPixels { Saturation.apply(461, to: $0, count: 390 * 844) } }
            ),
        ]
    }

    private func scalings(_ source: Bitmap) -> [Subject] {
        let target = Bitmap(width: 1266, height: 2532)
        let squares = [(600, 150), (600, 431), (390, 1170)].map { from, to in
            (PixelSize(width: from, height: from), PixelSize(width: to, height: to))
        }
        let large = (PixelSize(width: 1000, height: 2000), target.size)
        return (squares + [large]).map { from, to in
            let body = {
                target.withPixels {
                    Scaler.scale(source, source: from.bounds, size: to, part: to.bounds, into: $0)
                }
            }
            return ("scaling \(from.width) × \(from.height) → \(to.width) × \(to.height)", body)
        }
    }

    private func shapes() -> [Subject] {
        let size = PixelSize(width: 1170, height: 2532)
        func draw(_ rect: PixelRect, radius: Double) -> () -> Void {
            let rasterizer = Rasterizer(threads: 1)
            let shape = RoundedRect(rect, radius: SubpixelLength(pixels: radius))
            var isDark = false
            return {
                isDark.toggle()
                let color: PremultipliedColor = isDark ? .black : .white
                _ = rasterizer.render(DisplayList([.fill(shape, color)]), size: size, background: .white)
            }
        }
        let corner = RoundedRect(
            PixelRect(x: 0, y: 0, width: 1074, height: 114),
            radius: SubpixelLength(pixels: 57)
        )
        return [
            ("opaque pill 1074 × 114", draw(PixelRect(x: 48, y: 48, width: 1074, height: 114), radius: 57)),
            ("opaque card 1074 × 1296", draw(PixelRect(x: 48, y: 48, width: 1074, height: 1296), radius: 42)),
            ("corners of a pill, not cached", { _ = ShapeMask(corner) }),
        ]
    }
}
