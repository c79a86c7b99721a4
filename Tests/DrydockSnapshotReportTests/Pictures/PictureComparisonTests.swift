import DrydockRaster
import DrydockSnapshotReport
import Testing

/// Two pictures of any sizes, against a look at each pixel.
struct PictureComparisonTests {
    @Test("the same pictures have no difference")
    func same() throws {
        let comparison = try #require(
            PictureComparison(Picture.bitmap(accent: 0xFF00_00FF), Picture.bitmap(accent: 0xFF00_00FF))
        )
        #expect(comparison.count == 0 && comparison.bounds == nil && comparison.largest == 0)
    }

    @Test("one level of one channel is seen, and shown")
    func oneLevel() throws {
        let (old, new) = (Picture.bitmap(accent: 0xFF00_0000), Picture.bitmap(accent: 0xFF00_0000))
        new.pixels[5 * 48 + 40] = 0xFFF4_F4F5
        let comparison = try #require(PictureComparison(old, new))
        #expect(comparison.count == 1 && comparison.largest == 1)
        #expect(comparison.bounds == PixelRect(x: 40, y: 5, width: 1, height: 1))
        #expect(comparison.picture.pixels[5 * 48 + 40] == 0xFFFF_9DFF)
        #expect(comparison.picture.pixels[0] == 0xFFFD_FDFD)
    }

    @Test("pixels that only one picture has count as different", arguments: [(50, 32), (48, 30), (40, 40)])
    func sizes(width: Int, height: Int) throws {
        let old = Picture.bitmap(accent: 0xFF00_0000)
        let new = Picture.bitmap(accent: 0xFF00_0000, width: width, height: height)
        let comparison = try #require(PictureComparison(old, new))
        let area = max(48, width) * max(32, height)
        #expect(comparison.total == area)
        // What neither has is no difference.
        #expect(comparison.count == 48 * 32 + width * height - 2 * min(48, width) * min(32, height))
    }

    @Test("pictures that would need too large a bitmap together are refused")
    func tooLarge() {
        let wide = Bitmap(width: Bitmap.maximumSide, height: 1)
        let high = Bitmap(width: 1, height: Bitmap.maximumSide)
        #expect(PictureComparison(wide, high) == nil)
    }
}
