import DrydockPictureDifferences
import DrydockRaster
import Testing

struct PixelDifferenceTests {
    private func bitmap(width: Int = 7, height: Int = 5, fill: UInt32 = 0xFF20_4060) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        for index in 0..<bitmap.area { bitmap[index] = fill }
        return bitmap
    }

    @Test("equal pictures have no difference")
    func equalPictures() {
        #expect(PixelDifference(reference: bitmap(), actual: bitmap()) == nil)
    }

    @Test(
        "one level in one channel of one pixel is a difference",
        arguments: 0..<4,
        [(0, 0), (6, 0), (3, 2), (0, 4), (6, 4)]
    )
    func oneLevel(channel: Int, place: (x: Int, y: Int)) throws {
        let actual = bitmap()
        actual[place.y * 7 + place.x] -= 1 << UInt32(channel * 8)
        let difference = try #require(PixelDifference(reference: bitmap(), actual: actual))
        #expect(difference.count == 1)
        let first = try #require(difference.first)
        #expect(first.x == place.x && first.y == place.y)
        #expect(difference.bounds == PixelRect(x: place.x, y: place.y, width: 1, height: 1))
        #expect(difference.largest.level == 1)
        #expect(difference.largest.channel == Array("RGBA")[channel])
    }

    @Test("bounds hold all that differs, the first is the topmost and then leftmost")
    func manyPixels() throws {
        let actual = bitmap()
        actual[1 * 7 + 5] = 0xFF20_4061
        actual[3 * 7 + 2] = 0xFF20_40E0
        let difference = try #require(PixelDifference(reference: bitmap(), actual: actual))
        #expect(difference.count == 2)
        #expect(difference.first?.x == 5 && difference.first?.y == 1)
        #expect(difference.bounds == PixelRect(minX: 2, minY: 1, maxX: 6, maxY: 4))
        #expect(difference.largest == (0x80, "R"))
        #expect(
            difference.summary == """
                2 pixels of 35 differ, within x 2..<6, y 1..<4.
                The first is at (5, 1): #614020FF, in the reference #604020FF.
                The largest difference is 128 of 255, in channel R.
                """
        )
    }

    @Test(
        "pixels that only one picture has count as different",
        arguments: [
            (50, 32, PixelRect(x: 48, y: 0, width: 2, height: 32)),
            (48, 30, PixelRect(x: 0, y: 30, width: 48, height: 2)),
            (40, 40, PixelRect(x: 0, y: 0, width: 48, height: 40)),
        ]
    )
    func sizes(width: Int, height: Int, bounds: PixelRect) throws {
        let old = bitmap(width: 48, height: 32)
        let difference = try #require(
            PixelDifference(reference: old, actual: bitmap(width: width, height: height))
        )
        #expect(difference.total == max(48, width) * max(32, height))
        // What neither has is no difference.
        #expect(difference.count == 48 * 32 + width * height - 2 * min(48, width) * min(32, height))
        #expect(difference.first == nil && difference.largest.level == 0)
        #expect(difference.bounds == bounds)
    }
}
