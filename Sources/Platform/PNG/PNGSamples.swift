/// Turns premultiplied pixels into PNG samples.
package enum PNGSamples {
    /// Three samples for each opaque pixel. Writes one byte more than `3 · count`, which the caller's buffer has.
    static func copyOpaque(
        _ pixels: UnsafePointer<UInt32>,
        count: Int,
        to samples: UnsafeMutablePointer<UInt8>
    ) {
        let target = UnsafeMutableRawPointer(samples)
        var index = 0
        var offset = 0
        while index < count {
            // The alpha that lands behind the three samples is overwritten by the next pixel.
            target.storeBytes(of: pixels[index].littleEndian, toByteOffset: offset, as: UInt32.self)
            index &+= 1
            offset &+= 3
        }
    }

    /// Four samples for each pixel, the colour divided by alpha.
    static func copyStraight(
        _ pixels: UnsafePointer<UInt32>,
        count: Int,
        to samples: UnsafeMutablePointer<UInt8>
    ) {
        let target = UnsafeMutableRawPointer(samples)
        var lastPixel: UInt32 = 0
        var lastStraight: UInt32 = 0
        var index = 0
        while index < count {
            let pixel = pixels[index]
            if pixel != lastPixel {
                lastPixel = pixel
                lastStraight = pixel &>> 24 == 255 ? pixel : straight(pixel)
            }
            target.storeBytes(of: lastStraight.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
            index &+= 1
        }
    }

    /// The pixel with its colour un-premultiplied: `round(255 · colour / alpha)`, half up; transparent black for
    /// alpha 0.
    ///
    /// Why nothing is lost: the rounded value is at most ½ away, and premultiplying scales that by alpha / 255 < 1
    /// (alpha 255 is exact), hence to less than ½, which rounds back to the colour.
    package static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0 else { return 0 }
        var result = alpha << 24
        for shift: UInt32 in [0, 8, 16] {
            let colour = pixel >> shift & 0xFF
            result |= min(255, (colour * 255 + alpha / 2) / alpha) << shift
        }
        return result
    }
}
