import DrydockRaster
import DrydockRasterOracle
import Testing

struct RenderingTests {
    private let size = PixelSize(width: 37, height: 29)

    @Test("a display list is drawn as a pixel by pixel renderer draws it", arguments: 0..<UInt64(30))
    func equalsReference(seed: UInt64) {
        var scenes = RandomScenes(seed: seed &+ 1000, size: size)
        let list = scenes.list()
        let background = PremultipliedColor(red: 10, green: 250, blue: 200)
        let expected = ReferenceRenderer.render(list, size: size, background: background)
        let frame = Rasterizer(threads: 1).render(list, size: size, background: background)
        #expect(frame.bitmap.hasSamePixels(as: expected))
    }

    @Test("one thread and two draw the same bytes", arguments: 0..<UInt64(4))
    func threadsAgree(seed: UInt64) {
        // Large enough for the second thread to take part.
        let size = PixelSize(width: 1031, height: 953)
        var scenes = RandomScenes(seed: seed &+ 50, size: size)
        let single = Rasterizer(threads: 1)
        let double = Rasterizer(threads: 2)
        var list = scenes.list()
        for _ in 0..<4 {
            let expected = single.render(list, size: size, background: .white)
            let frame = double.render(list, size: size, background: .white)
            #expect(frame.bitmap.hasSamePixels(as: expected.bitmap))
            #expect(frame.damage == expected.damage)
            list = scenes.variation(of: list)
        }
    }

    @Test("what lies outside of the frame, is empty or huge draws nothing and does not trap")
    func extremes() {
        let far = PixelRect(x: Int.max, y: Int.min, width: Int.max, height: Int.max)
        let around = PixelRect(minX: -1_000_000, minY: -1_000_000, maxX: 1_000_000, maxY: 1_000_000)
        let empty = PixelRect(x: 3, y: 3, width: 0, height: 9)
        let bitmap = Bitmap(width: 4, height: 4)
        let radius = SubpixelLength(pixels: 1e9)
        let effect = BackdropEffect(sigma: 1e9, reduction: 99, saturation: .infinity)
        var commands: [DisplayCommand] = []
        for rect in [far, around, empty] {
            commands.append(.fill(RoundedRect(rect, radius: SubpixelLength(pixels: 3)), .white))
            commands.append(.border(RoundedRect(rect), width: SubpixelLength(pixels: 2), .black))
            commands.append(.image(bitmap, source: bitmap.bounds, destination: rect))
            commands.append(.template(bitmap, source: bitmap.bounds, destination: rect, .black))
            commands.append(.image(bitmap, source: empty.intersection(bitmap.bounds), destination: around))
            commands.append(.pushClip(RoundedRect(rect, radius: SubpixelLength(pixels: 9))))
            commands.append(.pushGroup(opacity: 100, bounds: rect))
            commands.append(.blurBackdrop(RoundedRect(rect), effect))
            commands += [.pop, .pop]
        }
        commands.append(.border(RoundedRect(empty), width: radius, .black))
        commands.append(.border(RoundedRect(size.bounds), width: radius, .black))
        let mask = CoverageMask(width: 0, height: 0) { _ in }
        commands.append(.mask(mask, x: Int.max, y: Int.min, .black))
        let frame = Rasterizer(threads: 1).render(DisplayList(commands), size: size, background: .clear)
        #expect(frame.bitmap.pixel(atX: 5, y: 5) == .black)
    }

    @Test("translucent parts of a group do not show through one another")
    func groupsAreOne() {
        let left = PixelRect(x: 2, y: 2, width: 12, height: 12)
        let list = DisplayList([
            .pushGroup(opacity: 102, bounds: size.bounds),
            .fill(RoundedRect(left), .black),
            .fill(RoundedRect(left.offsetBy(dx: 6, dy: 0)), .black),
            .pop,
        ])
        let bitmap = Rasterizer(threads: 1).render(list, size: size, background: .white).bitmap
        let grey = PremultipliedColor(red: 153, green: 153, blue: 153)
        #expect(bitmap.pixel(atX: 4, y: 6) == grey)
        #expect(bitmap.pixel(atX: 10, y: 6) == grey)
        #expect(bitmap.pixel(atX: 18, y: 6) == grey)
        #expect(bitmap.pixel(atX: 30, y: 6) == .white)
    }

    @Test("a backdrop's blur looks as far as its boxes reach, and no further")
    func blurReaches() {
        let size = PixelSize(width: 60, height: 3)
        let effect = BackdropEffect(sigma: 2, reduction: 1)
        let list = DisplayList([
            .fill(RoundedRect(PixelRect(x: 0, y: 0, width: 30, height: 3)), .black),
            .blurBackdrop(RoundedRect(size.bounds), effect),
        ])
        let bitmap = Rasterizer(threads: 1).render(list, size: size, background: .white).bitmap
        let levels = (0..<60).map { bitmap.pixel(atX: $0, y: 1).r }
        #expect(effect.boxRadius == 2)
        #expect(levels[..<24].allSatisfy { $0 == 0 } && levels[36...].allSatisfy { $0 == 255 })
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(levels[24] > 0 && levels[35] < 255)
        #expect((24..<36).allSatisfy { Int(levels[$0]) + Int(levels[59 - $0]) == 255 })
    }

    @Test("a list that pops more than it pushes is refused")
    func unbalancedLists() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Rasterizer(threads: 1)
                .render(DisplayList([.pop]), size: PixelSize(width: 4, height: 4), background: .white)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("a display list pops more than it pushes"))
    }
}
