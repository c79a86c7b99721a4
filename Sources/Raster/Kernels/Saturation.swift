/// Saturation and tint of premultiplied pixels.
enum Saturation {
    /// Rec. 709 luminance in 1/256; the weights add up to 256, so that grey stays as it is.
    private static let luminance = (red: Int32(54), green: Int32(183), blue: Int32(19))

    /// Moves each channel away from the pixel's luminance by the effect's saturation, rounded half up and limited to
    /// 0 ... alpha; then draws the tint over it.
    static func apply(_ effect: BackdropEffect, to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        let saturation = Int32(effect.saturation)
        let tint = effect.tint.pixel
        var x = 0
        while x < count {
            let pixel = pixels[x]
            let red = Int32(pixel & 255)
            let green = Int32((pixel &>> 8) & 255)
            let blue = Int32((pixel &>> 16) & 255)
            let alpha = Int32(pixel &>> 24)
            let grey = luminance.red &* red &+ luminance.green &* green &+ luminance.blue &* blue
            let rest = (256 &- saturation) &* grey &+ 32_768
            let strength = saturation &* 256
            let r = min(max((strength &* red &+ rest) &>> 16, 0), alpha)
            let g = min(max((strength &* green &+ rest) &>> 16, 0), alpha)
            let b = min(max((strength &* blue &+ rest) &>> 16, 0), alpha)
            let result = UInt32(r) | UInt32(g) &<< 8 | UInt32(b) &<< 16 | UInt32(alpha) &<< 24
            pixels[x] = Channel.over(tint, result)
            x &+= 1
        }
    }
}
