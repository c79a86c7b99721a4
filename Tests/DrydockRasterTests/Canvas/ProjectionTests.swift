import DrydockRaster
import Testing

struct ProjectionTests {
    private let size = PixelSize(width: 40, height: 40)
    private let content = PixelRect(x: 0, y: 0, width: 20, height: 20)
    /// The left half of the content.
    private let half = DisplayCommand.fill(
        RoundedRect(PixelRect(x: 0, y: 0, width: 10, height: 20)),
        .black
    )

    private func pixels(_ command: DisplayCommand, threads: Int = 1) -> [UInt8] {
        let rasterizer = Rasterizer(threads: threads)
        let bitmap = rasterizer.render(DisplayList([command]), size: size, background: .white).bitmap
        return (0..<1600).map { bitmap.pixel(atX: $0 % 40, y: $0 / 40).r }
    }

    private func projected(_ list: [DisplayCommand], _ map: Projection, _ content: PixelRect? = nil)
        -> DisplayCommand
    {
        .projected(ProjectedList(DisplayList(list), content: content ?? self.content, map: map))
    }

    /// The content turned around its vertical middle, which lies at (20, 20), and seen from a distance.
    private func turned(_ cosine: Double, _ sine: Double, distance: Double = 40) -> Projection {
        let p = sine / distance
        return Projection(
            a: cosine,
            b: 0,
            c: 0,
            d: 1,
            tx: 0 - cosine * 10,
            ty: -10,
            p: p,
            q: 0,
            r: 1 - p * 10
        ).concatenating(Affine(tx: 20, ty: 20))
    }

    @Test("a map without perspective by whole pixels moves a picture, and changes no byte")
    func moves() {
        let map = Projection(a: 1, b: 0, c: 0, d: 1, tx: 7, ty: 5, p: 0, q: 0, r: 1)
        let moved = DisplayCommand.fill(
            RoundedRect(PixelRect(x: 7, y: 5, width: 10, height: 20)),
            .black
        )
        #expect(pixels(projected([half], map)) == pixels(moved))
    }

    @Test("a turned picture is that of the exact map, and the same on two threads")
    func turns() {
        let part = 0.5.squareRoot()
        let command = projected([half], turned(part, part))
        let result = pixels(command)
        var greatest = 0.0
        for index in 0..<1600 {
            var inside = 0.0
            for sample in 0..<64 {
                let x = Double(index % 40) + (Double(sample % 8) + 0.5) / 8 - 20
                let y = Double(index / 40) + (Double(sample / 8) + 0.5) / 8 - 20
                // x = u·s / w and w = 1 + u·s / 40, solved for u.
                let u = x / (part - x * part / 40)
                let v = y * (1 + u * part / 40)
                if u >= -10, u < 0, v >= -10, v < 10 { inside += 1 }
            }
            greatest = max(greatest, abs(Double(result[index]) - 255 * (1 - inside / 64)))
        }
        // At the edge in the middle, whose pixels are mixed; 19 measured.
        #expect(greatest < 24)
        #expect(pixels(command, threads: 2) == result)
    }

    @Test("hostile maps, huge contents and pictures in pictures end")
    func hostile() {
        let huge = PixelRect(x: -500_000, y: -500_000, width: 1_000_000, height: 1_000_000)
        for (cosine, sine) in [(0.0, 1.0), (1e-9, 1), (0.17, 0.985), (-1, 0), (.nan, .infinity)] {
            for distance in [1e-3, 1, 10, 1e9] {
                _ = pixels(projected([half], turned(cosine, sine, distance: distance), huge))
            }
        }
        var command = half
        for _ in 0..<40 { command = projected([command], turned(0.98, 0.199)) }
        #expect(pixels(command).allSatisfy { $0 == 255 })
    }

    @Test("between stops that know their channels, channels and opacities are interpolated apart")
    func straightStops() {
        let stops = [
            Gradient.Stop(position: 0, red: 255, green: 255, blue: 255, alpha: 255),
            Gradient.Stop(position: 1, red: 0, green: 0, blue: 0, alpha: 0),
        ]
        let gradient = Gradient(.linear(x0: 0, y0: 0, x1: 40, y1: 0), stops: stops)
        let path = Path.rect(x: 0, y: 0, width: 40, height: 40)
        let level = pixels(.fillPath(path, .identity, .nonZero, .gradient(gradient, .identity)))[20]
        // Level 124.3 at an opacity of 0.4875, on white.
        #expect(level == 191 || level == 192)
    }
}
