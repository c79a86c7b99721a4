import DrydockPNG
import DrydockRaster
import Testing

struct PNGPixelChecksumTests {
    @Test("a change of one level in any channel of any pixel changes the checksum")
    func everyPixelCounts() {
        let bitmap = PNGTestPicture.translucentNoise.bitmap(width: 23, height: 11)
        var seen: Set = [PNGEncoder.pixelChecksum(of: bitmap)]
        for index in 0..<bitmap.area {
            for shift: UInt32 in [0, 8, 16, 24] {
                bitmap[index] ^= 1 << shift
                #expect(seen.insert(PNGEncoder.pixelChecksum(of: bitmap)).inserted)
                bitmap[index] ^= 1 << shift
            }
        }
    }

    @Test("on a flat picture, two changes of the same bit do not cancel out")
    func pairsOfChanges() {
        let bitmap = PNGTestPicture.flat.bitmap(width: 24, height: 8)
        for bit: UInt32 in [0, 7, 8, 23, 24, 31] {
            var seen: Set = [PNGEncoder.pixelChecksum(of: bitmap)]
            for first in 0..<bitmap.area {
                for second in stride(from: first, to: bitmap.area, by: 7) {
                    guard first != second else { continue }
                    bitmap[first] ^= 1 << bit
                    bitmap[second] ^= 1 << bit
                    seen.insert(PNGEncoder.pixelChecksum(of: bitmap))
                    bitmap[first] ^= 1 << bit
                    bitmap[second] ^= 1 << bit
                }
            }
            let pairs = (0..<bitmap.area).reduce(0) { $0 + (bitmap.area - 1 - $1) / 7 }
            #expect(seen.count == pairs + 1, "bit \(bit)")
        }
    }

    @Test("swapping pixels or rows changes the checksum")
    func placeCounts() {
        let bitmap = PNGTestPicture.opaqueNoise.bitmap(width: 19, height: 6)
        #expect(Set(bitmap.pixelArray).count == bitmap.area)
        let original = PNGEncoder.pixelChecksum(of: bitmap)
        var seen: Set = [original]
        for first in 0..<19 {
            for second in 0..<first {
                swapPixels(bitmap, first, second)
                #expect(seen.insert(PNGEncoder.pixelChecksum(of: bitmap)).inserted)
                swapPixels(bitmap, first, second)
            }
        }
        for first in 0..<6 {
            for second in 0..<first {
                for x in 0..<19 { swapPixels(bitmap, first * 19 + x, second * 19 + x) }
                #expect(seen.insert(PNGEncoder.pixelChecksum(of: bitmap)).inserted)
                for x in 0..<19 { swapPixels(bitmap, first * 19 + x, second * 19 + x) }
            }
        }
        #expect(PNGEncoder.pixelChecksum(of: bitmap) == original)
    }

    @Test("the same pixels in another shape have another checksum")
    func sizeCounts() {
        let sizes = [(12, 1), (1, 12), (2, 6), (6, 2), (3, 4), (4, 3), (24, 1), (1, 24)]
        let checksums = sizes.map { width, height in
            PNGEncoder.pixelChecksum(of: Bitmap(width: width, height: height))
        }
        #expect(Set(checksums).count == sizes.count)
    }

    @Test("the stored checksum is the bitmap's", arguments: PNGTestPicture.allCases)
    func readsBack(picture: PNGTestPicture) {
        let bitmap = picture.bitmap(width: 50, height: 33)
        let file = PNGEncoder.encode(bitmap)
        #expect(PNGEncoder.pixelChecksum(ofEncoded: file) == PNGEncoder.pixelChecksum(of: bitmap))
    }

    @Test("the checksum of known pixels is pinned: goldens on disk depend on it")
    func pinned() {
        #expect(PNGEncoder.pixelChecksum(of: Bitmap(width: 1, height: 1)) == 15_539_695_888_723_835_072)
        let gradient = PNGTestPicture.gradient.bitmap(width: 33, height: 20)
        #expect(PNGEncoder.pixelChecksum(of: gradient) == 159_000_181_931_797_335)
    }

    @Test("a cut, foreign or empty file has no checksum")
    func refusesOtherFiles() {
        let file = PNGEncoder.encode(PNGTestPicture.gradient.bitmap(width: 8, height: 8))
        for count in 0..<file.count {
            #expect(PNGEncoder.pixelChecksum(ofEncoded: Array(file[..<count])) == nil)
        }
        #expect(PNGEncoder.pixelChecksum(ofEncoded: [UInt8](repeating: 0, count: 500)) == nil)
        #expect(PNGEncoder.pixelChecksum(ofEncoded: file + [0]) == nil)
    }

    @Test("a checksum that was carried over to other image data does not count")
    func refusesOtherImageData() throws {
        let first = PNGEncoder.encode(PNGTestPicture.flat.bitmap(width: 8, height: 8))
        let second = PNGEncoder.encode(PNGTestPicture.gradient.bitmap(width: 8, height: 8))
        let sealStart = 33
        let dataStart = sealStart + 12 + 16
        let forged = second[..<sealStart] + first[sealStart..<dataStart] + second[dataStart...]
        #expect(PNGEncoder.pixelChecksum(ofEncoded: Array(forged)) == nil)
        var damaged = second
        damaged[sealStart + 9] ^= 1
        #expect(PNGEncoder.pixelChecksum(ofEncoded: damaged) == nil)
    }

    @Test("a checksum does not count when the image data behind it are damaged")
    func refusesDamagedData() {
        let file = PNGEncoder.encode(PNGTestPicture.gradient.bitmap(width: 20, height: 20))
        let dataStart = 33 + 12 + 16 + 8
        for index in dataStart..<file.count - 16 {
            var damaged = file
            damaged[index] ^= 0x10
            #expect(PNGEncoder.pixelChecksum(ofEncoded: damaged) == nil, "byte \(index)")
        }
    }

    private func swapPixels(_ bitmap: Bitmap, _ first: Int, _ second: Int) {
        let pixel = bitmap[first]
        bitmap[first] = bitmap[second]
        bitmap[second] = pixel
    }
}
