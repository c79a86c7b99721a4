import DrydockRaster
import DrydockRasterOracle
import Testing

@Suite("Access to a bitmap's pixels")
struct BitmapAccessTests {
    private var random = RandomSource(seed: 5)
    private let bitmap: Bitmap

    init() {
        bitmap = Bitmap.random(width: 7, height: 5, using: &random)
    }

    @Test("an index is the place in rows of pixels")
    func indices() {
        for y in 0..<5 {
            for x in 0..<7 { #expect(bitmap[y * 7 + x] == bitmap.pixel(atX: x, y: y).pixel) }
        }
        bitmap[34] = 0xFF01_0203
        #expect(bitmap.bytes.suffix(4) == [3, 2, 1, 255])
    }

    @Test("a pixel outside of a bitmap stops the program and is named", arguments: [-1, 6])
    func outside(index: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [index] in
            _ = Bitmap(width: 3, height: 2)[index]
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("pixel \(index) is outside of 3 × 2"))
    }

    @Test("a copy shares nothing")
    func copies() {
        let copy = bitmap.copied()
        #expect(copy.hasSamePixels(as: bitmap))
        copy.fill(0)
        #expect(!copy.hasSamePixels(as: bitmap))
    }

    @Test("a part is copied to its place, and nothing else")
    func parts() {
        let target = Bitmap(width: 6, height: 6)
        target.copy(PixelRect(x: 2, y: 1, width: 3, height: 2), of: bitmap, toX: 1, y: 4)
        for y in 0..<6 {
            for x in 0..<6 {
                let isCopied = (1..<4).contains(x) && y >= 4
                #expect(target[y * 6 + x] == (isCopied ? bitmap[(y - 3) * 7 + x + 1] : 0))
            }
        }
    }

    @Test("runs of two bitmaps are compared at the same place, whatever their widths")
    func runs() {
        let wider = Bitmap(width: 9, height: 5)
        wider.copy(bitmap.bounds, of: bitmap)
        wider[2 * 9 + 6] ^= 1
        #expect(bitmap.hasSameRun(0..<7, y: 1, as: wider))
        #expect(!bitmap.hasSameRun(0..<7, y: 2, as: wider))
        #expect(bitmap.hasSameRun(0..<6, y: 2, as: wider))
    }
}
