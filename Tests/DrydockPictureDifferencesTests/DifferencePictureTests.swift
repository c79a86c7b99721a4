import DrydockPictureDifferences
import DrydockRaster
import DrydockSnapshotResults
import Testing

struct DifferencePictureTests {
    private func bitmap(_ width: Int, _ height: Int, _ changes: [(x: Int, y: Int, pixel: UInt32)] = [])
        -> Bitmap
    {
        let bitmap = Bitmap(width: width, height: height)
        for index in 0..<bitmap.area { bitmap[index] = 0xFF80_8080 }
        for change in changes { bitmap[change.y * width + change.x] = change.pixel }
        return bitmap
    }

    private func cluster(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ greatest: Int) -> PictureCluster {
        PictureCluster(x: x, y: y, width: width, height: height, greatest: greatest)
    }

    // MARK: - Clusters

    @Test("what lies together is one cluster, what lies apart is another, each with its greatest difference")
    func clusters() {
        let actual = bitmap(
            100,
            50,
            [(2, 2, 0xFF80_8081), (5, 9, 0xFF80_8070), (60, 40, 0xFF80_FF80), (99, 49, 0x0080_8080)]
        )
        #expect(
            PictureClusters.find(reference: bitmap(100, 50), actual: actual)
                == [cluster(2, 2, 4, 8, 16), cluster(60, 40, 1, 1, 127), cluster(99, 49, 1, 1, 255)]
        )
    }

    @Test("equal pictures have no clusters")
    func none() {
        #expect(PictureClusters.find(reference: bitmap(9, 9), actual: bitmap(9, 9)).isEmpty)
    }

    @Test("where only one of two pictures is belongs to clusters, whichever is larger")
    func sizes() {
        for (first, second) in [(bitmap(40, 40), bitmap(43, 40)), (bitmap(43, 40), bitmap(40, 40))] {
            #expect(PictureClusters.find(reference: first, actual: second) == [cluster(40, 0, 3, 40, 255)])
        }
        #expect(
            PictureClusters.find(reference: bitmap(40, 20), actual: bitmap(20, 40))
                == [cluster(20, 0, 20, 20, 255), cluster(0, 20, 20, 20, 255)]
        )
    }

    @Test("what lies within the rectangle of another is a part of it")
    func nested() {
        let border = (0..<40).flatMap { [($0, 0), ($0, 39), (0, $0), (39, $0)] }
        let changes = border.map { (x: $0.0, y: $0.1, pixel: UInt32(0xFF80_8081)) } + [(20, 20, 0xFF80_80FF)]
        #expect(
            PictureClusters.find(reference: bitmap(60, 60), actual: bitmap(60, 60, changes))
                == [cluster(0, 0, 40, 40, 127)]
        )
    }

    @Test("thousands of places become some tens of clusters, which hold all of them")
    func many() {
        var changes: [(x: Int, y: Int, pixel: UInt32)] = []
        for y in stride(from: 0, to: 600, by: 24) {
            for x in stride(from: 0, to: 600, by: 24) { changes.append((x, y, 0)) }
        }
        let clusters = PictureClusters.find(reference: bitmap(600, 600), actual: bitmap(600, 600, changes))
        #expect((1...64).contains(clusters.count))
        for change in changes {
            #expect(
                clusters.contains { cluster in
                    (cluster.x..<cluster.x + cluster.width).contains(change.x)
                        && (cluster.y..<cluster.y + cluster.height).contains(change.y)
                }
            )
        }
    }

    // MARK: - Picture

    private func picture(_ reference: Bitmap, _ actual: Bitmap) throws -> Bitmap {
        let clusters = PictureClusters.find(reference: reference, actual: actual)
        return try #require(
            DifferencePicture.make(reference: reference, actual: actual, clusters: clusters)
        )
    }

    /// Green is what magenta lacks.
    private func strength(_ level: UInt32) throws -> Int {
        let result = try picture(bitmap(20, 20), bitmap(20, 20, [(10, 10, 0xFF80_8080 + level)]))
        let pixel = result.pixel(atX: 10, y: 10)
        return Int(pixel.r) + Int(pixel.g) + Int(pixel.b)
    }

    @Test("a pixel is the darker the more it differs, and one level is seen")
    func strengths() throws {
        let strengths = try [1, 2, 16, 64, 127].map { try strength($0) }
        #expect(strengths == strengths.sorted(by: >))
        #expect(Set(strengths).count == strengths.count)
        let result = try picture(bitmap(20, 20), bitmap(20, 20, [(10, 10, 0xFF80_8081)]))
        let (mark, ground) = (result.pixel(atX: 10, y: 10), result.pixel(atX: 0, y: 0))
        #expect(Int(ground.g) - Int(mark.g) > 64)
        #expect(result.isOpaque)
    }

    @Test("each cluster has a frame three pixels away, also at the edge of the picture")
    func frames() throws {
        let result = try picture(bitmap(60, 40), bitmap(60, 40, [(10, 10, 0), (59, 0, 0)]))
        let frame = result.pixel(atX: 6, y: 6)
        let framed = [(6, 6), (14, 6), (6, 14), (14, 14), (10, 6), (55, 4), (59, 4), (55, 0)]
        for (x, y) in framed { #expect(result.pixel(atX: x, y: y) == frame) }
        for (x, y) in [(7, 7), (13, 13), (5, 6), (15, 10), (56, 3), (30, 20)] {
            #expect(result.pixel(atX: x, y: y) != frame)
        }
        #expect(result.size == PixelSize(width: 60, height: 40))
    }

    @Test("pictures of two sizes show where only one of them is")
    func twoSizes() throws {
        let result = try picture(bitmap(20, 20), bitmap(30, 10, [(5, 5, 0)]))
        #expect(result.size == PixelSize(width: 30, height: 20))
        let ground = result.pixel(atX: 25, y: 18)
        #expect(ground == .white)
        #expect(result.pixel(atX: 14, y: 14) != ground)
        #expect(result.pixel(atX: 28, y: 2) != ground)
        #expect(result.pixel(atX: 5, y: 5) != result.pixel(atX: 10, y: 5))
    }

    @Test("two pictures that would need too large a bitmap together have none")
    func tooLarge() {
        let side = Bitmap.maximumStoredSide
        let wide = Bitmap(width: side, height: 1)
        let high = Bitmap(width: 1, height: side)
        let clusters = PictureClusters.find(reference: wide, actual: high)
        #expect(clusters == [cluster(1, 0, side - 1, 1, 255), cluster(0, 1, 1, side - 1, 255)])
        #expect(DifferencePicture.make(reference: wide, actual: high, clusters: clusters) == nil)
    }
}
