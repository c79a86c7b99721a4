import DrydockRaster
import DrydockRasterOracle
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
            + [.pushClip(RoundedRect(clip))] + content.map { $0.offset(y: -offset) } + [.pop] + after
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
        var scenes = RandomScenes(seed: seed, size: size)
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

    /// What is hard about rows: each of them alone, and all mixed.
    enum Hardship: CaseIterable {
        case edgeToEdge, translucent, rounded, bordered, nestedClips, groups, pictures, paths, animated,
            tallColumn, shadows, gradients, blurs
    }

    private func hardRow(_ kind: Hardship, _ row: Int, step: Int) -> [DisplayCommand] {
        let rect = PixelRect(x: 10, y: 20 + 40 * row, width: 170, height: 40)
        let inner = rect.insetBy(dx: 9, dy: 6)
        let color = PremultipliedColor(red: UInt8(row * 11 & 255), green: UInt8(row & 3) * 60, blue: 200)
        let half = PremultipliedColor(red: UInt8(row * 5 & 255), green: 40, blue: 90, alpha: 100)
        let ground = DisplayCommand.fill(RoundedRect(rect), color)
        switch kind {
        case .edgeToEdge: return [ground]
        case .translucent: return [ground, .fill(RoundedRect(rect.insetBy(dx: 0, dy: -9)), half)]
        case .rounded: return [.fill(RoundedRect(inner, radius: SubpixelLength(pixels: 9)), color)]
        case .bordered:
            return [
                ground,
                .border(
                    RoundedRect(inner, radius: SubpixelLength(pixels: 5)),
                    width: SubpixelLength(pixels: 2),
                    half
                ),
            ]
        case .nestedClips:
            return [
                .pushClip(RoundedRect(inner, radius: SubpixelLength(pixels: row % 2 == 0 ? 0 : 8))),
                .fill(RoundedRect(rect.insetBy(dx: -30, dy: -200)), half), .pop,
            ]
        case .groups:
            return [.pushGroup(opacity: 120, bounds: inner), ground, .fill(RoundedRect(inner), half), .pop]
        case .pictures:
            var random = RandomSource(seed: UInt64(row))
            let bitmap = Bitmap.random(width: 40, height: 24, using: &random)
            return [ground, .image(bitmap, source: bitmap.bounds, destination: inner)]
        case .paths:
            let path = Path { path in
                path.move(toX: 20.5, y: 4)
                path.addLine(toX: 120, y: 17.3)
                path.addLine(toX: 60, y: 33)
            }
            return [
                ground,
                .fillPath(path, .translation(x: 10.25, y: Double(rect.y) + 0.5), .nonZero, .color(half)),
            ]
        case .animated:
            return [ground, .fill(RoundedRect(inner.offsetBy(dx: row % 3 == 0 ? step : 0, dy: 0)), half)]
        case .shadows:
            let shadow = BoxShadow(
                x: Double(inner.x),
                y: Double(inner.y) + 2.5,
                width: 120,
                height: 24,
                radius: 6,
                sigma: row % 2 == 0 ? 4.3 : 0.4
            )
            return [ground, .shadow(shadow, half), .fill(RoundedRect(inner), color)]
        case .gradients:
            let stops = [Gradient.Stop(position: 0, color: color), Gradient.Stop(position: 1, color: half)]
            let gradient = Gradient(.linear(x0: 0, y0: 0, x1: 120, y1: 30), stops: stops)
            let box = Path { path in
                path.move(toX: 0, y: 0)
                path.addLine(toX: 150, y: 0)
                path.addLine(toX: 130, y: 31)
            }
            let place = Affine.translation(x: 20, y: Double(rect.y))
            return [ground]
                + (row % 3 == 0 ? [.fillPath(box, place, .nonZero, .gradient(gradient, place))] : [])
        case .blurs:
            let effect = BackdropEffect(sigma: 2, reduction: 2, saturation: 1.5, tint: half)
            return [ground] + (row % 4 == 0 ? [.blurBackdrop(RoundedRect(inner), effect)] : [])
        case .tallColumn:
            let column = PixelRect(x: 14 + row % 5 * 30, y: rect.y - 200, width: 12, height: 500)
            return [.fill(RoundedRect(column, radius: SubpixelLength(pixels: 6)), half)]
        }
    }

    @Test(
        "rows of every kind, scrolled to and fro, have the bytes of drawing everything",
        arguments: Hardship.allCases
    )
    func hardships(kind: Hardship) {
        for threads in 1...2 {
            let rasterizer = Rasterizer(threads: threads)
            var offset = 300
            for (step, way) in [0, 3, 18, -1, -18, -40, 40, 100, -100, 1, 149, -149].enumerated() {
                offset += way
                // Rows that are far away are not in the list at all.
                let rows = step % 2 == 0 ? 0..<30 : (offset / 40 - 1)..<(offset / 40 + 6)
                let content = rows.flatMap { hardRow(kind, $0, step: step) }
                let commands = list(content, offset: offset)
                let frame = render(commands, with: rasterizer)
                let scratch = render(commands, with: Rasterizer(threads: 1))
                #expect(frame.bitmap.hasSamePixels(as: scratch.bitmap), "moved by \(way)")
            }
            #expect(rasterizer.counters.movedPixels >= 6 * clip.area)
        }
    }

    @Test(
        "a clip as wide as the frame moves whole rows, one that is not only its own",
        arguments: [200, 170]
    )
    func widths(width: Int) {
        let clip = PixelRect(x: 0, y: 15, width: width, height: 150)
        let rasterizer = Rasterizer(threads: 1)
        // From 317 to 200 too little stays to be moved.
        for offset in [300, 318, 317, 200, 201, 260] {
            let content = (0..<40).flatMap { row in
                Hardship.allCases.flatMap { hardRow($0, row, step: 0) }
            }
            let commands: [DisplayCommand] =
                [.pushClip(RoundedRect(clip))] + content.map { $0.offset(y: -offset) } + [.pop]
                + [.fill(RoundedRect(PixelRect(x: 190, y: 0, width: 10, height: 180)), .white)]
            let frame = render(commands, with: rasterizer)
            let scratch = render(commands, with: Rasterizer(threads: 1))
            #expect(frame.bitmap.hasSamePixels(as: scratch.bitmap), "at \(offset)")
        }
        #expect(rasterizer.counters.movedPixels == 4 * clip.area)
    }

    @Test("rows that come and go at the ends leave the others alone, however many there are")
    func manyRows() {
        let rasterizer = Rasterizer(threads: 1)
        let area = rasterizer.counters.damagedPixels
        for first in 0..<9 {
            // A hundred commands at a time, of which one leaves and one enters with each step.
            let commands = (first..<(first + 100)).map { row in
                DisplayCommand.fill(
                    RoundedRect(PixelRect(x: 20, y: 15 + 2 * (row - first), width: 100, height: 1)),
                    PremultipliedColor(red: UInt8(row), green: 3, blue: 77)
                )
            }
            let list = [.pushClip(RoundedRect(clip))] + commands + [.pop]
            let frame = render(list, with: rasterizer)
            #expect(frame.bitmap.hasSamePixels(as: render(list, with: Rasterizer(threads: 1)).bitmap))
        }
        let first = size.bounds.area
        #expect(rasterizer.counters.damagedPixels - area - first == 8 * 2 * clip.width)
    }

    @Test("the shadow of what has left its clip's frame stays")
    func shadows() {
        let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 200)
        let shadow = LayerStyle.Shadow(sigma: 6, dx: 0, dy: 14, color: black)
        let rasterizer = Rasterizer(threads: 1)
        for top in [40, 10, -20, -32, -33, -50, -31, 3] {
            let rect = PixelRect(x: 30, y: top, width: 60, height: 30)
            let commands: [DisplayCommand] = [
                .pushLayer(LayerStyle(shadow: shadow), bounds: rect),
                .fill(RoundedRect(rect), PremultipliedColor(red: 9, green: 200, blue: 30)),
                .fill(RoundedRect(rect.insetBy(dx: 5, dy: 5)), .white), .pop,
            ]
            let frame = render(commands, with: rasterizer)
            #expect(frame.bitmap.hasSamePixels(as: render(commands, with: Rasterizer(threads: 1)).bitmap))
            if top == -32 { #expect(frame.bitmap[60] != PremultipliedColor.white.pixel) }
        }
    }

    @Test("bars that blur what scrolls beneath them are sampled anew")
    func bars() {
        let effect = BackdropEffect(sigma: 2, reduction: 2, saturation: 1.5, tint: .clear)
        func blur(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> DisplayCommand {
            .blurBackdrop(RoundedRect(PixelRect(x: x, y: y, width: width, height: height)), effect)
        }
        // The last samples a bar, and not what scrolls.
        let bars = [blur(0, 0, 200, 20), blur(0, 150, 200, 30), blur(190, 160, 10, 10)]
        let rasterizer = Rasterizer(threads: 1)
        for offset in [300, 304, 298, 310, 360, 361] {
            var commands = list(rows(30), offset: offset, after: bars)
            commands.insert(blur(10, 60, 170, 12), at: commands.count - 4)
            let frame = render(commands, with: rasterizer)
            let scratch = render(commands, with: Rasterizer(threads: 1))
            #expect(frame.bitmap.hasSamePixels(as: scratch.bitmap), "at \(offset)")
        }
        #expect(rasterizer.counters.movedPixels == 5 * clip.area)
    }
}
