import DrydockRaster

extension Bitmap {
    /// Opaque pixels without a pattern, each in memory of its own: what was never written is all one page of zeros, which is
    /// copied faster than any frame is.
    static func noise(width: Int, height: Int) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        var state: UInt32 = 1
        for index in 0..<bitmap.area {
            state = state &* 1_664_525 &+ 1_013_904_223
            bitmap[index] = state >> 8 | 0xFF00_0000
        }
        return bitmap
    }
}
