/// Arithmetic on 8-bit channels and on four of them in a word.
package enum Channel {
    /// `round(a · b / 255)`, exact for all arguments.
    @inline(__always)
    package static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
        let product = UInt32(a) &* UInt32(b) &+ 128
        return UInt8(truncatingIfNeeded: (product &+ (product &>> 8)) &>> 8)
    }

    /// Each channel of a pixel times `factor / 255`, rounded to nearest. Two channels share one multiplication: a
    /// product plus its rounding is at most 65,407 and stays in its 16 bits.
    @inline(__always)
    package static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
        let even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
        let odd = ((pixel &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
        let low = ((even &+ ((even &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
        let high = (odd &+ ((odd &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return low | high
    }

    /// Source-over of premultiplied pixels: `source + round(destination · (255 − source alpha) / 255)`.
    ///
    /// No channel overflows as long as no source channel exceeds its alpha.
    @inline(__always)
    package static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scale(destination, by: 255 &- (source &>> 24))
    }
}
