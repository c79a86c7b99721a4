/// `Channel`'s arithmetic on eight pixels at once; the results are the same bit for bit.
enum WideChannel {
    typealias Pixels = SIMD8<UInt32>
    typealias Halves = SIMD16<UInt16>

    static let count = 8

    @inline(__always)
    static func load(_ pointer: UnsafePointer<UInt32>) -> Pixels {
        UnsafeRawPointer(pointer).loadUnaligned(as: Pixels.self)
    }

    @inline(__always)
    static func store(_ pixels: Pixels, to pointer: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(pointer).storeBytes(of: pixels, as: Pixels.self)
    }

    /// One factor, 0 ... 255, for all channels of each pixel.
    @inline(__always)
    static func factors(_ perPixel: Pixels) -> Halves {
        unsafeBitCast(perPixel | (perPixel &<< 16), to: Halves.self)
    }

    /// As `Channel.scale`: two channels of each pixel in 16-bit lanes at a time.
    @inline(__always)
    static func scale(_ pixels: Pixels, by factors: Halves) -> Pixels {
        let mask = Pixels(repeating: 0x00FF_00FF)
        let eight = Halves(repeating: 8)
        let half = Halves(repeating: 128)
        var even = unsafeBitCast(pixels & mask, to: Halves.self) &* factors &+ half
        var odd = unsafeBitCast((pixels &>> 8) & mask, to: Halves.self) &* factors &+ half
        even = (even &+ (even &>> eight)) &>> eight
        odd = (odd &+ (odd &>> eight)) & Halves(repeating: 0xFF00)
        return unsafeBitCast(even | odd, to: Pixels.self)
    }

    @inline(__always)
    static func over(_ source: Pixels, _ target: Pixels) -> Pixels {
        source &+ scale(target, by: factors(Pixels(repeating: 255) &- (source &>> 24)))
    }

    /// Eight coverages as one factor a pixel.
    @inline(__always)
    static func coverage(_ pointer: UnsafePointer<UInt8>) -> Pixels {
        // Widened at once eight levels are a call.
        let halves = UnsafeRawPointer(pointer).loadUnaligned(as: SIMD2<UInt32>.self)
        return Pixels(lowHalf: FourLevels(halves[0]).lanes, highHalf: FourLevels(halves[1]).lanes)
    }

    /// Whether eight coverages are all zero.
    @inline(__always)
    static func isEmpty(_ pointer: UnsafePointer<UInt8>) -> Bool {
        UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self) == 0
    }
}
