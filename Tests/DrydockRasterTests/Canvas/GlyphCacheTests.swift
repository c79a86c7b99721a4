import DrydockRaster
import Testing

@Suite("Kept glyphs")
struct GlyphCacheTests {
    private let size = PixelSize(width: 300, height: 60)

    /// One glyph of a height, again and again.
    private func run(_ count: Int, height: Double = 700, step: Double = 10) -> DisplayCommand {
        let glyphs = (0..<count).map { index in
            OutlineRun.Glyph(
                outline: .oval(x: 0, y: -height, width: 600, height: height),
                x: 2 + Double(index) * step,
                y: 20
            )
        }
        return .glyphs(OutlineRun(glyphs, scale: .scale(x: 0.015, y: 0.015)), .identity, .color(.black))
    }

    private func draw(_ commands: [DisplayCommand], with rasterizer: Rasterizer) -> Bitmap {
        rasterizer.invalidate()
        return rasterizer.render(DisplayList(commands), size: size, background: .white).bitmap
    }

    @Test("a glyph is made once a quarter of a pixel, within a frame and from frame to frame")
    func once() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        _ = draw([run(20)], with: rasterizer)
        #expect(rasterizer.counters.paths == 1 && rasterizer.counters.pathReuses == 19)
        _ = draw([run(20, step: 10.25)], with: rasterizer)
        #expect(rasterizer.counters.paths == 4)
        _ = draw([run(20), run(20, step: 10.5)], with: rasterizer)
        #expect(rasterizer.counters.paths == 4)
    }

    @Test(
        "glyphs that were removed are made again, those beyond the bound are forgotten, and no pixel shows it"
    )
    func forgotten() {
        let resources = RasterResources(glyphLimit: 4000)
        let rasterizer = Rasterizer(threads: 1, resources: resources)
        let first = draw([run(3)], with: rasterizer)
        // Some 200 bytes each.
        for height in 0..<100 { _ = draw([run(1, height: 500 + Double(height))], with: rasterizer) }
        #expect(rasterizer.counters.paths == 101)
        #expect(draw([run(3)], with: rasterizer).hasSamePixels(as: first))
        #expect(rasterizer.counters.paths == 102)
        resources.removeGlyphs()
        #expect(draw([run(3)], with: rasterizer).hasSamePixels(as: first))
        #expect(rasterizer.counters.paths == 103)
    }

    @Test("a glyph that is cut by the frame or a clip is the part of the whole one", arguments: 0..<12)
    func cut(at offset: Int) {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        let whole = draw([run(29)], with: rasterizer)
        let clip = PixelRect(x: 4 + offset, y: 12, width: 30 + offset * 3, height: 5)
        let part = draw([.pushClip(RoundedRect(clip)), run(29), .pop], with: rasterizer)
        let blank = draw([], with: rasterizer)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let expected = clip.contains(x: x, y: y) ? whole : blank
                #expect(part.pixel(atX: x, y: y) == expected.pixel(atX: x, y: y))
            }
        }
    }

    @Test("a run that was drawn before is as one that is new, wherever it is moved to")
    func moved() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        guard case .glyphs(let run, _, let paint) = run(20) else { return }
        var made: [Int] = []
        for (x, y) in [(0.0, 0.0), (13, 7), (0.5, 0.25), (-9, -2), (7.5, 30.25), (120, 0), (0.5, 0.25)] {
            let command = DisplayCommand.glyphs(run, .translation(x: x, y: y), paint)
            let new = draw([command], with: Rasterizer(threads: 1, resources: RasterResources()))
            #expect(draw([command], with: rasterizer).hasSamePixels(as: new))
            made.append(rasterizer.counters.paths)
        }
        // Two places within a pixel, a mask each.
        #expect(made == [1, 1, 2, 2, 2, 2, 2])
    }

    @Test("two threads draw runs and large glyphs as one does", arguments: [700.0, 9000, 40_000])
    func threads(height: Double) {
        let commands = (0..<40).map { row in
            guard case .glyphs(let run, _, let paint) = run(12, height: height, step: 23.3) else {
                return DisplayCommand.pop
            }
            return .glyphs(run, .translation(x: Double(row) / 3, y: Double(row) * 9.3), paint)
        }
        let size = PixelSize(width: 300, height: 400)
        let bitmaps = (1...2).map { threads in
            Rasterizer(threads: threads, resources: RasterResources())
                .render(DisplayList(commands), size: size, background: .white).bitmap
        }
        #expect(bitmaps[0].hasSamePixels(as: bitmaps[1]))
    }
}
