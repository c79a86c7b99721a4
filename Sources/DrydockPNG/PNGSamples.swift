/// The colours of PNG, which are not premultiplied.
package enum PNGSamples {
    /// Un-premultiplies pixels.
    static func makeStraight(
        _ pixels: UnsafePointer<UInt32>,
        count: Int,
        result: UnsafeMutablePointer<UInt32>
    ) {
        var last: UInt32 = 0
        var lastStraight: UInt32 = 0
        var index = 0
        while index < count {
            let pixel = pixels[index]
            if pixel != last {
                last = pixel
                lastStraight = pixel &>> 24 == 255 ? pixel : straight(pixel)
            }
            result[index] = lastStraight
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
