package import DrydockRaster

extension Bitmap {
    /// Random premultiplied pixels, a third of them opaque.
    package static func random(width: Int, height: Int, using random: inout RandomSource) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        for index in 0..<bitmap.area {
            let alpha: UInt8 = random.int(0...2) == 0 ? 255 : random.byte()
            let color = PremultipliedColor(
                red: random.byte(),
                green: random.byte(),
                blue: random.byte(),
                alpha: alpha
            )
            bitmap[index] = color.pixel
        }
        return bitmap
    }
}
