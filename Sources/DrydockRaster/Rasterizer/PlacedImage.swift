/// Pixels at the size and place at which they are drawn.
struct PlacedImage {
    /// Owns the pixels.
    let bitmap: Bitmap

    /// Where the pixels lie in the frame; it may be larger than what the bitmap shows of it, never of what is drawn.
    let rect: PixelRect

    /// The index in the bitmap of the pixel at the rectangle's origin.
    let origin: Int

    /// The source row from (x, y) of the frame on.
    @inline(__always)
    func row(atX x: Int, y: Int) -> UnsafePointer<UInt32> {
        UnsafePointer(bitmap.pixels + origin + (y - rect.y) * bitmap.width + (x - rect.x))
    }
}
