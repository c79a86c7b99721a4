import DrydockPNG
import DrydockRaster
import Testing

@Suite(.enabled(if: PythonDecoder.isPresent, "python3 is not installed"))
struct PNGPythonTests {
    @Test("an independent decoder reads every picture, and every filter occurs")
    func independentDecoder() throws {
        var random = SeededGenerator(seed: 11)
        var bitmaps = PNGTestPicture.allCases.flatMap { picture in
            (0..<3).map { _ in
                picture.bitmap(
                    width: Int.random(in: 1...70, using: &random),
                    height: Int.random(in: 1...50, using: &random),
                    seed: random.next()
                )
            }
        }
        bitmaps.append(Bitmap(width: 1, height: 1))
        bitmaps.append(PNGTestPicture.alternatingRows.bitmap(width: 5461, height: 4))
        let reports = try PythonDecoder.decode(bitmaps.map(PNGEncoder.encode))
        #expect(reports.count == bitmaps.count)
        for (report, bitmap) in zip(reports, bitmaps) {
            let straight = bitmap.pixelArray.map(PNGSamples.straight)
            let check = straight.withUnsafeBytes { bytes in
                bytes.baseAddress.map { PNGCheckValues.crc32(of: $0, count: bytes.count) }
            }
            #expect(report.width == bitmap.width)
            #expect(report.height == bitmap.height)
            #expect(report.pixelCheck == check)
        }
        #expect(reports.reduce(into: Set()) { $0.formUnion($1.filters) } == [0, 2, 4])
    }
}
