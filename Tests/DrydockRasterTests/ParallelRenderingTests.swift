import DrydockRaster
import DrydockRasterOracle
import Testing

struct ParallelRenderingTests {
    @Test("rasterisers on several threads at once draw what each draws alone")
    func parallel() async {
        let size = PixelSize(width: 601, height: 583)
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

    @Test("where the work of a frame lies does not change it", arguments: [0, 137, 275])
    func unevenWork(top: Int) {
        let size = PixelSize(width: 301, height: 283)
        let triangles = (0..<300).map { number in
            let path = Path {
                $0.move(toX: Double(number), y: Double(top))
                $0.addLine(toX: Double(number + 9), y: Double(top + 4))
                $0.addLine(toX: Double(number), y: Double(top + 8))
            }
            let color = PremultipliedColor(red: 9, green: 60, blue: 99, alpha: 99)
            return DisplayCommand.fillPath(path, .identity, .nonZero, .color(color))
        }
        // So many that they take longer to be looked at than to be drawn.
        let points = (0..<3000).map { number in
            let shape = RoundedRect(PixelRect(x: number % 301, y: top + number % 8, width: 1, height: 1))
            return DisplayCommand.fill(shape, PremultipliedColor(red: UInt8(number % 256), green: 0, blue: 0))
        }
        for list in [DisplayList(triangles), DisplayList(points)] {
            let frames = [1, 2].map { threads in
                Rasterizer(threads: threads).render(list, size: size, background: .white).bitmap
            }
            #expect(frames[0].hasSamePixels(as: frames[1]))
        }
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
                sum = (sum ^ UInt64(bitmap[index])) &* 0x0000_0100_0000_01B3
                index &+= 1
            }
            return sum
        }
    }
}
