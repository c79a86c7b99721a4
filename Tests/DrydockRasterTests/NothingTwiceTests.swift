import DrydockRaster
import Testing

struct NothingTwiceTests {
    private let size = PixelSize(width: 120, height: 200)
    private let pill = PixelRect(x: 10, y: 150, width: 100, height: 30)
    private let effect = BackdropEffect(sigma: 3, reduction: 1, saturation: 1.8)
    private let image = Bitmap(width: 40, height: 40)

    private func home(pill color: PremultipliedColor = .black) -> [DisplayCommand] {
        [
            .fill(RoundedRect(size.bounds), .white),
            .image(image, source: image.bounds, destination: PixelRect(x: 20, y: 20, width: 25, height: 25)),
            .fill(RoundedRect(pill, radius: SubpixelLength(pixels: 15)), color),
        ]
    }

    private func panel(y: Int) -> DisplayCommand {
        .blurBackdrop(RoundedRect(PixelRect(x: 0, y: y, width: 120, height: 200)), effect)
    }

    private func render(_ commands: [DisplayCommand], with rasterizer: Rasterizer) -> Frame {
        rasterizer.render(DisplayList(commands), size: size, background: .white)
    }

    /// What a call adds to the counters.
    private func work(of rasterizer: Rasterizer, during body: () -> Void) -> RasterCounters {
        let before = rasterizer.counters
        body()
        let after = rasterizer.counters
        var result = RasterCounters()
        result.frames = after.frames - before.frames
        result.drawnFrames = after.drawnFrames - before.drawnFrames
        result.damagedPixels = after.damagedPixels - before.damagedPixels
        result.blurs = after.blurs - before.blurs
        result.blurReuses = after.blurReuses - before.blurReuses
        result.sampledPixels = after.sampledPixels - before.sampledPixels
        result.scalings = after.scalings - before.scalings
        result.scaledPixels = after.scaledPixels - before.scaledPixels
        result.shapes = after.shapes - before.shapes
        return result
    }

    @Test("an unchanged list touches no pixel")
    func unchangedList() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        _ = render(home() + [panel(y: 50)], with: rasterizer)
        let work = work(of: rasterizer) {
            #expect(render(home() + [panel(y: 50)], with: rasterizer).damage.isEmpty)
        }
        var expected = RasterCounters()
        expected.frames = 1
        #expect(work == expected)
    }

    @Test("a pill that changes colour repaints its own pixels only")
    func changedPill() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        _ = render(home(), with: rasterizer)
        let work = work(of: rasterizer) {
            let frame = render(home(pill: PremultipliedColor(red: 200, green: 0, blue: 0)), with: rasterizer)
            #expect(frame.damage == [pill])
        }
        #expect(work.damagedPixels == pill.area)
        #expect(work.shapes == 0 && work.scalings == 0)
    }

    @Test("a command that is added or taken away repaints its own pixels only")
    func addedCommand() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        _ = render(home(), with: rasterizer)
        let badge = PixelRect(x: 90, y: 5, width: 9, height: 9)
        var list = home()
        list.insert(.fill(RoundedRect(badge), .black), at: 1)
        #expect(render(list, with: rasterizer).damage == [badge])
        #expect(render(home(), with: rasterizer).damage == [badge])
    }

    @Test("a ring that moves from one place of the list to another repaints both places only")
    func movedCommand() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        func ring(_ x: Int) -> DisplayCommand {
            let shape = RoundedRect(PixelRect(x: x, y: 5, width: 9, height: 9))
            return .border(shape, width: SubpixelLength(pixels: 2), .black)
        }
        let dots = (0..<6).map { index in
            DisplayCommand.fill(RoundedRect(PixelRect(x: index * 10, y: 60, width: 5, height: 5)), .black)
        }
        _ = render([ring(0)] + dots, with: rasterizer)
        let frame = render(dots + [ring(50)], with: rasterizer)
        let places = [0, 50].map { PixelRect(x: $0, y: 5, width: 9, height: 9) }
        #expect(Set(frame.damage) == Set(places))
    }

    @Test("a panel that slides over an unchanged background blurs it once and repaints what it uncovers")
    func slidingPanel() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        _ = render(home(), with: rasterizer)
        let first = work(of: rasterizer) { _ = render(home() + [panel(y: 190)], with: rasterizer) }
        #expect(first.blurs == 1)
        let rest = work(of: rasterizer) {
            for y in stride(from: 180, through: 0, by: -10) {
                _ = render(home() + [panel(y: y)], with: rasterizer)
            }
        }
        #expect(rest.blurs == 0 && rest.sampledPixels == 0 && rest.blurReuses == 19)
        #expect(rest.damagedPixels == 19 * 10 * 120)
    }

    @Test("a sliding panel blurs what is behind it once, also when more of what it holds is seen")
    func slidingPanelWithContent() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        func list(y: Int) -> [DisplayCommand] {
            let lines = (0..<4).map { line in
                let mark = CoverageMask(width: 20, height: 10) { $0.update(repeating: 99, count: 200) }
                return DisplayCommand.mask(mark, x: 40, y: y + 30 + line * 30, .white)
            }
            // In front, and not as it was before.
            let bar = RoundedRect(PixelRect(x: 0, y: 0, width: 120, height: 4))
            let level = UInt8(y)
            let color = PremultipliedColor(red: level, green: level, blue: level)
            return home() + [panel(y: y)] + lines + [.fill(bar, color)]
        }
        _ = render(list(y: 195), with: rasterizer)
        let rest = work(of: rasterizer) {
            for y in stride(from: 190, through: 10, by: -5) { _ = render(list(y: y), with: rasterizer) }
        }
        #expect(rest.blurs == 0 && rest.sampledPixels == 0)
    }

    @Test("a blurred bar that appears samples and repaints what it reaches, not the frame")
    func smallBar() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        _ = render(home(), with: rasterizer)
        let bar = RoundedRect(PixelRect(x: 0, y: 0, width: 120, height: 20))
        // The bar's rows, one of interpolation, and three boxes of radius 3.
        let reached = 120 * (20 + 1 + 9)
        func list(_ color: PremultipliedColor) -> [DisplayCommand] {
            home(pill: color) + [.blurBackdrop(bar, effect)]
        }
        let first = work(of: rasterizer) { _ = render(list(.black), with: rasterizer) }
        #expect(first.blurs == 1 && first.sampledPixels == reached && first.damagedPixels == reached)
        // Far below, the pill may change as it likes.
        let rest = work(of: rasterizer) {
            for level in UInt8.min..<100 {
                _ = render(list(PremultipliedColor(red: level, green: 90, blue: 0)), with: rasterizer)
            }
        }
        #expect(rest.blurs == 0 && rest.sampledPixels == 0 && rest.damagedPixels == 100 * pill.area)
    }

    @Test("a panel that moves inside of the frame is blurred at most twice")
    func movingPanel() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        let work = work(of: rasterizer) {
            for y in stride(from: 0, to: 150, by: 10) {
                let shape = RoundedRect(PixelRect(x: 10, y: y, width: 90, height: 40))
                _ = render(home() + [.blurBackdrop(shape, effect)], with: rasterizer)
            }
        }
        #expect(work.blurs == 2 && work.blurReuses == 13)
    }

    @Test("a change behind a blur samples what changed and repaints what it reaches")
    func changeBehindBlur() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        _ = render(home() + [panel(y: 0)], with: rasterizer)
        let work = work(of: rasterizer) {
            let list = home(pill: PremultipliedColor(red: 0, green: 90, blue: 0)) + [panel(y: 0)]
            _ = render(list, with: rasterizer)
        }
        #expect(work.blurs == 1)
        #expect(work.sampledPixels == pill.area)
        #expect(work.damagedPixels < size.width * 80)
    }

    @Test("a change before a panel that does not reach it leaves the panel alone")
    func changeOutOfReach() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        let corner = PixelRect(x: 0, y: 0, width: 10, height: 10)
        func list(_ color: PremultipliedColor) -> [DisplayCommand] {
            home() + [.fill(RoundedRect(corner), color), panel(y: 100)]
        }
        _ = render(list(.black), with: rasterizer)
        #expect(render(list(.clear), with: rasterizer).damage == [corner])
    }

    @Test("scaled images and corners are computed once, and the frame's memory is reused")
    func cachesHold() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        let first = render(home(), with: rasterizer).bitmap
        let work = work(of: rasterizer) {
            for step in 0..<5 {
                let background = PremultipliedColor(red: UInt8(step), green: 0, blue: 0)
                let frame = rasterizer.render(DisplayList(home()), size: size, background: background)
                #expect(frame.bitmap === first)
                #expect(frame.damage == [size.bounds])
            }
        }
        #expect(work.scalings == 0 && work.shapes == 0)
    }

    @Test("shapes beyond the memory bound are forgotten, the latest is kept")
    func cacheIsBounded() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources(shapeLimit: 200_000))
        func list(_ radius: Int) -> [DisplayCommand] {
            let shape = RoundedRect(
                PixelRect(x: 0, y: 0, width: 600, height: 600),
                radius: SubpixelLength(units: Int32(radius))
            )
            return [.fill(shape, .black)]
        }
        // A mask of radius 150 takes some 15 kB.
        for radius in 0..<20 { _ = render(list(38_400 + radius), with: rasterizer) }
        #expect(rasterizer.counters.shapes == 20)
        _ = render(list(38_400), with: rasterizer)
        #expect(rasterizer.counters.shapes == 21)
        _ = render([], with: rasterizer)
        _ = render(list(38_400), with: rasterizer)
        #expect(rasterizer.counters.shapes == 21)
    }

    @Test("what blinks over an image too large to keep scales what it covers")
    func caretOverLargeImage() {
        let size = PixelSize(width: 900, height: 1300)
        let resources = RasterResources()
        let rasterizer = Rasterizer(threads: 1, resources: resources)
        let bitmap = Bitmap(width: 700, height: 900)
        let caret = PixelRect(x: 600, y: 900, width: 6, height: 60)
        func list(_ color: PremultipliedColor) -> DisplayList {
            let image = DisplayCommand.image(bitmap, source: bitmap.bounds, destination: size.bounds)
            return DisplayList([image, .fill(RoundedRect(caret), color)])
        }
        _ = rasterizer.render(list(.clear), size: size, background: .white)
        #expect(rasterizer.counters.scaledPixels == size.bounds.area)
        let work = work(of: rasterizer) {
            let frame = rasterizer.render(list(.black), size: size, background: .white)
            #expect(frame.damage == [caret])
        }
        #expect(work.scaledPixels == caret.area)
    }

    @Test("rasterisers share shapes, scaled images and the memory of frames")
    func sharing() {
        let resources = RasterResources()
        var rasterizer: Rasterizer? = Rasterizer(threads: 1, resources: resources)
        /// Where the frame's memory is: compared, and never followed.
        func memory(_ rasterizer: Rasterizer) -> UnsafeMutablePointer<UInt32> {
            render(home(), with: rasterizer).bitmap.withPixels { $0 }
        }
        let first = rasterizer.map(memory)
        rasterizer = nil
        let second = Rasterizer(threads: 1, resources: resources)
        let held = render(home(), with: second).bitmap
        #expect(held.withPixels { $0 } == first)
        #expect(second.counters.shapes == 0 && second.counters.scalings == 0)
        // While a frame is held, its memory is nobody else's.
        #expect(memory(Rasterizer(threads: 1, resources: resources)) != first)
        withExtendedLifetime(held) {}
    }

    @Test("a scaled image is not taken for that of a bitmap made later in the same place")
    func identityIsNotReused() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        for level in UInt8(0)..<50 {
            let bitmap = Bitmap(width: 40, height: 40)
            let color = PremultipliedColor(red: level, green: 0, blue: 0)
            bitmap.fill(color.pixel)
            let rect = PixelRect(x: 0, y: 0, width: 20, height: 20)
            let list: [DisplayCommand] = [.image(bitmap, source: bitmap.bounds, destination: rect)]
            #expect(render(list, with: rasterizer).bitmap.pixel(atX: 9, y: 9) == color)
            _ = render([], with: rasterizer)
        }
    }

    @Test(
        "a path's edges are found once, its mask is made at its second use, and a move by whole pixels needs neither"
    )
    func keptPaths() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        let path = Path.oval(x: 10, y: 12, width: 41.5, height: 30)
        func list(_ y: Double, _ color: PremultipliedColor) -> [DisplayCommand] {
            [
                .fillPath(
                    Path.oval(x: 10, y: 12, width: 41.5, height: 30),
                    .translation(x: 0.5, y: y),
                    .nonZero,
                    .color(color)
                )
            ]
        }
        #expect(path == Path.oval(x: 10, y: 12, width: 41.5, height: 30))
        _ = render(list(0, .black), with: rasterizer)
        _ = render(list(0, .white), with: rasterizer)
        #expect(rasterizer.counters.paths == 2 && rasterizer.counters.pathReuses == 0)
        for step in 0..<5 { _ = render(list(Double(step * 7), .black), with: rasterizer) }
        #expect(rasterizer.counters.paths == 2 && rasterizer.counters.pathReuses == 5)
        _ = render(list(0.25, .black), with: rasterizer)
        #expect(rasterizer.counters.paths == 3)
    }

    @Test("a group around one command needs no layer, one around two does")
    func foldedGroups() {
        func layers(_ commands: [DisplayCommand]) -> Int {
            let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
            let group = [.pushGroup(opacity: 90, bounds: size.bounds)] + commands + [.pop]
            _ = render(group, with: rasterizer)
            return rasterizer.counters.layers
        }
        #expect(layers([home()[1]]) == 0)
        #expect(layers(home()) == 1)
    }
}
