import DrydockRaster
import Testing

/// Content that is scrolled: a clip whose commands all move.
@Suite("Moved content")
struct ContentMoveTests {
    private let size = PixelSize(width: 200, height: 180)
    private let clip = PixelRect(x: 10, y: 15, width: 170, height: 150)

    private func render(_ commands: [DisplayCommand], with rasterizer: Rasterizer) -> Frame {
        rasterizer.render(DisplayList(commands), size: size, background: .white)
    }

    private func list(_ content: [DisplayCommand], offset: Int, after: [DisplayCommand] = [])
        -> [DisplayCommand]
    {
        [.fill(RoundedRect(size.bounds), PremultipliedColor(red: 250, green: 250, blue: 240))]
            + [.pushClip(RoundedRect(clip))] + content.map { $0.moved(by: -offset) } + [.pop] + after
    }

    private func rows(_ count: Int) -> [DisplayCommand] {
        (0..<count).flatMap { row -> [DisplayCommand] in
            let rect = PixelRect(x: 20, y: 20 + 40 * row, width: 140, height: 30)
            let color = PremultipliedColor(red: UInt8(row * 5), green: 90, blue: 30)
            let dot = PixelRect(x: 30, y: 25 + 40 * row, width: 20, height: 20)
            return [
                .fill(RoundedRect(rect, radius: SubpixelLength(pixels: 6)), color),
                .fill(RoundedRect(dot, radius: SubpixelLength(pixels: 10)), .white),
            ]
        }
    }

    @Test(
        "scrolled rows are copied, and only what moved in is drawn",
        arguments: [1, 7, 30, -5, 100]
    )
    func rows(step: Int) {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        _ = render(list(rows(30), offset: 200), with: rasterizer)
        let before = rasterizer.counters
        let frame = render(list(rows(30), offset: 200 + step), with: rasterizer)
        let scratch = render(list(rows(30), offset: 200 + step), with: Rasterizer(threads: 1))
        #expect(frame.bitmap.hasSamePixels(as: scratch.bitmap))
        #expect(rasterizer.counters.movedPixels - before.movedPixels == clip.area)
        #expect(rasterizer.counters.damagedPixels - before.damagedPixels == clip.width * abs(step))
        #expect(
            frame.damage.contains { $0.contains(clip) }
                || frame.damage.reduce(0) { $0 + $1.area } >= clip.area
        )
    }

    @Test("a bar above the content stays, and is drawn where it was and where the copy put it")
    func overlay() {
        let bar = DisplayCommand.fill(
            RoundedRect(PixelRect(x: 0, y: 0, width: 200, height: 40)),
            PremultipliedColor(red: 20, green: 20, blue: 20, alpha: 128)
        )
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        for offset in [100, 107, 90, 91] {
            let commands = list(rows(30), offset: offset, after: [bar])
            let frame = render(commands, with: rasterizer)
            #expect(frame.bitmap.hasSamePixels(as: render(commands, with: Rasterizer(threads: 1)).bitmap))
        }
        #expect(rasterizer.counters.movedPixels == 3 * clip.area)
    }

    @Test("behind it a picture shows through: nothing is copied")
    func picture() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        var random = RandomSource(seed: 1)
        let bitmap = Bitmap.random(width: 200, height: 180, using: &random)
        let picture = DisplayCommand.image(bitmap, source: bitmap.bounds, destination: size.bounds)
        for offset in [100, 107] {
            let commands = [picture] + list(rows(30), offset: offset).dropFirst()
            let frame = render(commands, with: rasterizer)
            #expect(frame.bitmap.hasSamePixels(as: render(commands, with: Rasterizer(threads: 1)).bitmap))
        }
        #expect(rasterizer.counters.movedPixels == 0)
    }

    @Test(
        "whatever is scrolled, and changed at once, has the bytes of drawing everything",
        arguments: 0..<UInt64(60)
    )
    func random(seed: UInt64) {
        var scenes = RandomScenes(seed: seed, size: size, hasShadows: seed % 3 == 0)
        var random = RandomSource(seed: seed &+ 77)
        let rasterizer = Rasterizer(threads: 1)
        var content = rows(12) + scenes.list().commands + rows(3) + scenes.list().commands
        var after = seed % 4 == 0 ? [] : scenes.list().commands
        var offset = 60
        for step in 0..<10 {
            offset += random.int(-12...12)
            if step % 3 == 2 { content = scenes.variation(of: DisplayList(content)).commands }
            if step % 4 == 3 { after = scenes.variation(of: DisplayList(after)).commands }
            let commands = list(content, offset: offset, after: after)
            let frame = render(commands, with: rasterizer)
            let scratch = render(commands, with: Rasterizer(threads: 1))
            #expect(frame.bitmap.hasSamePixels(as: scratch.bitmap), "step \(step)")
        }
    }

    @Test("overlapping content moves up, down, sideways and across")
    func ways() {
        let size = PixelSize(width: 550, height: 450)
        var random = RandomSource(seed: 5)
        let fills = (0..<60).map { _ in
            let rect = PixelRect(
                x: random.int(-200...1200),
                y: random.int(-200...1000),
                width: 260,
                height: 150
            )
            return (rect, PremultipliedColor(red: random.byte(), green: random.byte(), blue: 90))
        }
        let rasterizer = Rasterizer(threads: 1)
        var (x, y) = (0, 0)
        for way in [(0, 0), (0, -18), (0, 18), (0, 151), (25, 0), (-7, 0), (12, -9), (-12, 9)] {
            (x, y) = (x + way.0, y + way.1)
            let list = DisplayList(
                [.pushClip(RoundedRect(size.bounds))]
                    + fills.map {
                        .fill(RoundedRect($0.offsetBy(dx: x, dy: y), radius: SubpixelLength(pixels: 9)), $1)
                    } + [.pop]
            )
            let frame = rasterizer.render(list, size: size, background: .white)
            let scratch = Rasterizer(threads: 1).render(list, size: size, background: .white)
            #expect(frame.bitmap.hasSamePixels(as: scratch.bitmap), "moved by \(way)")
        }
        #expect(rasterizer.counters.movedPixels == 7 * size.bounds.area)
    }
}
