/// Saturation of premultiplied pixels.
package enum Saturation {
    /// Moves each channel away from the pixel's luminance: `luminance + (channel − luminance) · saturation / 256`,
    /// rounded half up and limited to 0 ... alpha. Luminance by Rec. 709, in 1/64 of a level; its weights add up to 256,
    /// so that grey stays as it is.
    ///
    /// - Parameter saturation: 0 ... 4096; 256 changes nothing.
    package static func apply(_ saturation: Int, to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        switch saturation {
        case 256:
            return
        case 461:
            // 1.8, Apple's: a number that is known when this is compiled vectorises better.
            apply(strength: 461, to: pixels, count: count)
        default:
            apply(strength: Int16(saturation), to: pixels, count: count)
        }
    }

    @inline(__always)
    private static func apply(strength: Int16, to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        var x = 0
        while x < count {
            let pixel = pixels[x]
            let red = pixel & 255
            let green = (pixel &>> 8) & 255
            let blue = (pixel &>> 16) & 255
            let alpha = pixel &>> 24
            let grey = Int32(truncatingIfNeeded: (54 &* red &+ 183 &* green &+ 19 &* blue &+ 2) &>> 2)
            let result =
                move(red, from: grey, by: strength, limit: alpha)
                | move(green, from: grey, by: strength, limit: alpha) &<< 8
                | move(blue, from: grey, by: strength, limit: alpha) &<< 16
            pixels[x] = result | alpha &<< 24
            x &+= 1
        }
    }

    @inline(__always)
    private static func move(_ channel: UInt32, from grey: Int32, by strength: Int16, limit: UInt32) -> UInt32
    {
        // The difference is at most 255 · 64: in 16 bits, whose products vectorise.
        let difference = Int16(truncatingIfNeeded: Int32(truncatingIfNeeded: channel &* 64) &- grey)
        let moved = (grey &* 256 &+ Int32(difference) &* Int32(strength) &+ 8192) &>> 14
        return UInt32(truncatingIfNeeded: min(max(moved, 0), Int32(truncatingIfNeeded: limit)))
    }
}
