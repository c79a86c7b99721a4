import DrydockRaster
import Testing

struct ParallelRenderingTests {
    @Test("rasterisers on several threads at once draw what each draws alone")
    func parallel() async {
        let size = PixelSize(width: 301, height: 283)
        let expected = (0..<UInt64(4)).map { seed in Self.sums(seed: seed, size: size, threads: 1) }
        let sums = await withTaskGroup(of: (Int, [UInt64]).self) { group in
            for worker in 0..<12 {
                group.addTask {
                    (worker, Self.sums(seed: UInt64(worker % 4), size: size, threads: 2))
                }
            }
            return await group.reduce(into: [(Int, [UInt64])]()) { $0.append($1) }
        }
        for (worker, sum) in sums { #expect(sum == expected[worker % 4], "worker \(worker)") }
    }

    /// A checksum of each frame of a few lists that follow one another.
    private static func sums(seed: UInt64, size: PixelSize, threads: Int) -> [UInt64] {
        var scenes = RandomScenes(seed: seed &+ 300, size: size)
        let rasterizer = Rasterizer(threads: threads)
        var list = scenes.list()
        return (0..<5).map { _ in
            let bitmap = rasterizer.render(list, size: size, background: .white).bitmap
            list = scenes.variation(of: list)
            var sum: UInt64 = 0
            var index = 0
            while index < bitmap.area {
                sum = (sum ^ UInt64(bitmap.pixels[index])) &* 0x0000_0100_0000_01B3
                index &+= 1
            }
            return sum
        }
    }
}
