/// The filters of PNG that the encoder uses, and the choice between them.
enum PNGRowFilter: UInt8 {
    /// Samples as they are. Leaves repetition visible, which text and drawings are full of.
    case none = 0
    /// The difference from the sample above.
    case up = 2
    /// The difference from whichever of left, above and above left is closest to left + above − above left.
    case paeth = 4

    /// Filters that leave small numbers and few of them, for what changes smoothly: photographs, blurs, gradients.
    var isPredictive: Bool { self != .none }

    /// The filter for a row of straight RGBA pixels, by a sample of them.
    ///
    /// 1. Where a pixel differs from its left neighbour, is the step small? When most are not, repetition pays more
    ///    than prediction.
    /// 2. Otherwise, which is exact more often: the pixel above, or Paeth's predictor in the two cases that it
    ///    decides by comparing pixels?
    static func choose(for row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, count: Int)
        -> PNGRowFilter
    {
        var smallSteps = 0
        var largeSteps = 0
        var unforeseen = 0
        var upOnly = 0
        var paethOnly = 0
        var index = 1
        while index < count {
            let pixel = row[index]
            let left = row[index &- 1]
            let upper = above[index]
            let upperLeft = above[index &- 1]
            if pixel != left {
                // Each channel's difference lies in −4...3.
                let step = difference(pixel, left)
                let shifted = ((step & 0x7F7F_7F7F) &+ 0x0404_0404) ^ (step & 0x8080_8080)
                if shifted & 0xF8F8_F8F8 == 0 { smallSteps &+= 1 } else { largeSteps &+= 1 }
            }
            if pixel == upper {
                if left != upperLeft { upOnly &+= 1 }
            } else if pixel == left {
                if upper == upperLeft { paethOnly &+= 1 }
            } else if pixel != upperLeft {
                unforeseen &+= 1
            }
            index &+= samplingStep
        }
        let samples = (count &+ samplingStep &- 2) / samplingStep
        if smallSteps <= largeSteps, 2 &* unforeseen <= samples { return .none }
        return upOnly >= paethOnly ? .up : .paeth
    }

    /// Looking at every eighth pixel decides nearly as well as looking at all.
    private static let samplingStep = 8

    /// Writes the filtered samples of a row, `bytesPerPixel` (3 or 4) for each pixel and up to two bytes more.
    func apply(
        to row: UnsafePointer<UInt32>,
        above: UnsafePointer<UInt32>,
        count: Int,
        bytesPerPixel: Int,
        result: UnsafeMutablePointer<UInt8>
    ) {
        let target = UnsafeMutableRawPointer(result)
        switch self {
        case .none: Self.copy(row, count: count, bytesPerPixel: bytesPerPixel, result: target)
        case .up: Self.subtract(above, from: row, count: count, bytesPerPixel: bytesPerPixel, result: target)
        case .paeth:
            Self.applyPaeth(to: row, above: above, count: count, bytesPerPixel: bytesPerPixel, result: target)
        }
    }

    // All three write whole words: of an opaque pixel the alpha lands behind the samples, where the next pixel or
    // nothing goes.

    private static func copy(
        _ row: UnsafePointer<UInt32>,
        count: Int,
        bytesPerPixel: Int,
        result: UnsafeMutableRawPointer
    ) {
        var offset = 0
        var index = 0
        if bytesPerPixel == 3 {
            while index &+ 2 <= count {
                let first = UInt64(row[index] & 0x00FF_FFFF)
                let second = UInt64(row[index &+ 1] & 0x00FF_FFFF)
                result.storeBytes(
                    of: (first | second &<< 24).littleEndian,
                    toByteOffset: offset,
                    as: UInt64.self
                )
                index &+= 2
                offset &+= 6
            }
        }
        while index < count {
            result.storeBytes(of: row[index].littleEndian, toByteOffset: offset, as: UInt32.self)
            index &+= 1
            offset &+= bytesPerPixel
        }
    }

    private static func subtract(
        _ above: UnsafePointer<UInt32>,
        from row: UnsafePointer<UInt32>,
        count: Int,
        bytesPerPixel: Int,
        result: UnsafeMutableRawPointer
    ) {
        var offset = 0
        var index = 0
        if bytesPerPixel == 3 {
            let upper: UInt64 = 0x8080_8080_8080_8080
            let rowBytes = UnsafeRawPointer(row)
            let aboveBytes = UnsafeRawPointer(above)
            while index &+ 2 <= count {
                let x = rowBytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self).littleEndian
                let y = aboveBytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self).littleEndian
                let pair = ((x | upper) &- (y & ~upper)) ^ ((x ^ ~y) & upper)
                let samples = pair & 0x00FF_FFFF | pair &>> 8 & 0xFFFF_FF00_0000
                result.storeBytes(of: samples.littleEndian, toByteOffset: offset, as: UInt64.self)
                index &+= 2
                offset &+= 6
            }
        }
        while index < count {
            let value = difference(row[index], above[index])
            result.storeBytes(of: value.littleEndian, toByteOffset: offset, as: UInt32.self)
            index &+= 1
            offset &+= bytesPerPixel
        }
    }

    private static func applyPaeth(
        to row: UnsafePointer<UInt32>,
        above: UnsafePointer<UInt32>,
        count: Int,
        bytesPerPixel: Int,
        result: UnsafeMutableRawPointer
    ) {
        var left: UInt32 = 0
        var upperLeft: UInt32 = 0
        var offset = 0
        var index = 0
        while index < count {
            let pixel = row[index]
            let upper = above[index]
            var prediction = upper
            if left != upperLeft {
                prediction =
                    upper == upperLeft ? left : paeth(left: left, upper: upper, upperLeft: upperLeft)
            }
            result.storeBytes(
                of: difference(pixel, prediction).littleEndian,
                toByteOffset: offset,
                as: UInt32.self
            )
            left = pixel
            upperLeft = upper
            index &+= 1
            offset &+= bytesPerPixel
        }
    }

    /// Per channel `first − second`, modulo 256.
    @inline(__always)
    private static func difference(_ first: UInt32, _ second: UInt32) -> UInt32 {
        ((first | 0x8080_8080) &- (second & 0x7F7F_7F7F)) ^ ((first ^ ~second) & 0x8080_8080)
    }

    private static func paeth(left: UInt32, upper: UInt32, upperLeft: UInt32) -> UInt32 {
        var result: UInt32 = 0
        var shift: UInt32 = 0
        while shift < 32 {
            let a = Int32(truncatingIfNeeded: left &>> shift & 255)
            let b = Int32(truncatingIfNeeded: upper &>> shift & 255)
            let c = Int32(truncatingIfNeeded: upperLeft &>> shift & 255)
            let toLeft = abs(b &- c)
            let toUpper = abs(a &- c)
            let toUpperLeft = abs(a &+ b &- c &- c)
            let choice = toLeft <= toUpper && toLeft <= toUpperLeft ? a : toUpper <= toUpperLeft ? b : c
            result |= UInt32(truncatingIfNeeded: choice) &<< shift
            shift &+= 8
        }
        return result
    }
}
