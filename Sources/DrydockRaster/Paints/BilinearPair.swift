/// `ImageShader`'s bilinear arithmetic with a lane for each channel; the results are the same bit for bit.
///
/// Positions are in 32.32, of which eight bits after the point are the weight.
enum BilinearPair {
    typealias Lanes = SIMD8<UInt16>

    /// The means across two columns in the row of a position, and in the row below it.
    @inline(__always)
    static func across(_ pixels: UnsafePointer<UInt32>, _ stride: Int, _ u: Int, _ v: Int) -> Lanes {
        let row = UnsafeRawPointer(pixels + ((v >> 32) &* stride &+ u >> 32))
        let upper = Lanes(truncatingIfNeeded: row.loadUnaligned(as: SIMD8<UInt8>.self))
        let lower = Lanes(
            truncatingIfNeeded: row.loadUnaligned(fromByteOffset: stride &* 4, as: SIMD8<UInt8>.self)
        )
        return mix(
            Lanes(lowHalf: upper.lowHalf, highHalf: lower.lowHalf),
            Lanes(lowHalf: upper.highHalf, highHalf: lower.highHalf),
            Lanes(repeating: weight(u))
        )
    }

    /// The means of the rows of two positions: two pixels.
    @inline(__always)
    static func down(_ one: Lanes, _ two: Lanes, _ v: Int, _ nextV: Int) -> UInt64 {
        let mean = mix(
            Lanes(lowHalf: one.lowHalf, highHalf: two.lowHalf),
            Lanes(lowHalf: one.highHalf, highHalf: two.highHalf),
            Lanes(lowHalf: SIMD4(repeating: weight(v)), highHalf: SIMD4(repeating: weight(nextV)))
        )
        return unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: mean), to: UInt64.self)
    }

    @inline(__always)
    private static func weight(_ place: Int) -> UInt16 { UInt16(truncatingIfNeeded: place &>> 24) & 255 }

    /// The difference may be negative: its product counts modulo 2¹⁶, and the sum is below that.
    @inline(__always)
    private static func mix(_ first: Lanes, _ second: Lanes, _ weight: Lanes) -> Lanes {
        ((first &<< 8) &+ (second &- first) &* weight &+ Lanes(repeating: 128)) &>> 8
    }
}
