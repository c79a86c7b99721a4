import DrydockRaster
import DrydockRasterOracle
import Testing

struct IncrementalRenderingTests {
    @Test(
        "rendering only what differs gives the bytes of rendering everything",
        arguments: 0..<UInt64(40)
    )
    func incrementalEqualsScratch(seed: UInt64) {
        let size = PixelSize(width: 61, height: 53)
        let background = PremultipliedColor(red: 240, green: 240, blue: 250)
        var scenes = RandomScenes(seed: seed, size: size)
        let rasterizer = Rasterizer(threads: 1)
        var list = scenes.list()
        for step in 0..<12 {
            if step > 0 { list = step % 5 == 4 ? scenes.list() : scenes.variation(of: list) }
            let frame = rasterizer.render(list, size: size, background: background)
            let scratch = Rasterizer(threads: 1).render(list, size: size, background: background)
            #expect(frame.bitmap.hasSamePixels(as: scratch.bitmap), "step \(step)")
        }
    }

    @Test("damage holds every pixel that changed", arguments: 0..<UInt64(10))
    func damageHoldsChanges(seed: UInt64) {
        let size = PixelSize(width: 61, height: 53)
        var scenes = RandomScenes(seed: seed &+ 100, size: size)
        let rasterizer = Rasterizer(threads: 1)
        var list = scenes.list()
        _ = rasterizer.render(list, size: size, background: .white)
        for _ in 0..<8 {
            let before = Rasterizer(threads: 1).render(list, size: size, background: .white).bitmap
            list = scenes.variation(of: list)
            let frame = rasterizer.render(list, size: size, background: .white)
            for y in 0..<size.height {
                for x in 0..<size.width where before.pixel(atX: x, y: y) != frame.bitmap.pixel(atX: x, y: y) {
                    #expect(frame.damage.contains { $0.contains(x: x, y: y) }, "(\(x), \(y))")
                }
            }
        }
    }
}
