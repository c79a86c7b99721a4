import Glibc
internal import DrydockRaster

/// What one look at a bitmap tells before it is encoded: its checksum, whether it is opaque, which rows repeat.
///
/// A row that repeats the one above costs a `memcmp` and is not looked at again by the encoder.
struct PNGSurvey {
    let checksum: UInt64
    let isOpaque: Bool
    /// For every row, whether it equals the row above.
    let repeats: [Bool]

    init(of bitmap: Bitmap) {
        self = bitmap.withPixels { Self(of: $0, width: bitmap.width, height: bitmap.height) }
    }

    private init(of pixels: UnsafePointer<UInt32>, width: Int, height: Int) {
        var repeats = [Bool](repeating: false, count: height)
        var digest = Self.step(Self.step(0, UInt64(width)), UInt64(height))
        var rowDigest: UInt64 = 0
        var conjunction: UInt64 = .max
        var row = 0
        while row < height {
            let line = pixels + row * width
            if row > 0, memcmp(line - width, line, width * 4) == 0 {
                repeats[row] = true
            } else {
                rowDigest = Self.digest(of: line, count: width, conjunction: &conjunction)
            }
            digest = Self.step(digest, rowDigest)
            row += 1
        }
        checksum = digest
        isOpaque = conjunction & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
        self.repeats = repeats
    }

    /// One-to-one in `state` for a given word and in `word` for a given state, so that one changed word changes the
    /// digest for certain. The multiplication carries differences upwards, the shift after it down again. The shift
    /// before it lets the upper bits, which the multiplication would hardly spread, come in at a lower place too:
    /// without it, changes in the alphas of three pixels cancel out.
    @inline(__always)
    private static func step(_ state: UInt64, _ word: UInt64) -> UInt64 {
        let product = (state ^ word ^ word &>> 31) &* 0x9E37_79B9_7F4A_7C15
        return product ^ (product &>> 32)
    }

    /// A digest of one row over four interleaved lanes, for the processor's sake; also gathers the bits set in
    /// every pair of pixels.
    private static func digest(
        of pixels: UnsafePointer<UInt32>,
        count: Int,
        conjunction: inout UInt64
    ) -> UInt64 {
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        // Different starts keep the lanes from being exchanged for one another.
        var lane0: UInt64 = 0x243F_6A88_85A3_08D3
        var lane1: UInt64 = 0x1319_8A2E_0370_7344
        var lane2: UInt64 = 0xA409_3822_299F_31D0
        var lane3: UInt64 = 0x082E_FA98_EC4E_6C89
        var common = conjunction
        var index = 0
        while index &+ 8 <= count {
            let word0 = UInt64(pixels[index]) | UInt64(pixels[index &+ 1]) &<< 32
            let word1 = UInt64(pixels[index &+ 2]) | UInt64(pixels[index &+ 3]) &<< 32
            let word2 = UInt64(pixels[index &+ 4]) | UInt64(pixels[index &+ 5]) &<< 32
            let word3 = UInt64(pixels[index &+ 6]) | UInt64(pixels[index &+ 7]) &<< 32
            common &= word0 & word1 & word2 & word3
            lane0 = (lane0 ^ word0 ^ word0 &>> 31) &* factor
            lane1 = (lane1 ^ word1 ^ word1 &>> 31) &* factor
            lane2 = (lane2 ^ word2 ^ word2 &>> 31) &* factor
            lane3 = (lane3 ^ word3 ^ word3 &>> 31) &* factor
            lane0 ^= lane0 &>> 32
            lane1 ^= lane1 &>> 32
            lane2 ^= lane2 &>> 32
            lane3 ^= lane3 &>> 32
            index &+= 8
        }
        while index < count {
            let pixel = UInt64(pixels[index])
            common &= pixel | pixel &<< 32
            lane0 = step(lane0, pixel)
            index &+= 1
        }
        conjunction = common
        return step(step(step(lane0, lane1), lane2), lane3)
    }
}
