/// A rendered frame.
package struct Frame {
    /// The rasteriser's own bitmap: valid until the next call of `render`.
    package let bitmap: Bitmap

    /// What may differ from the frame before: rectangles inside of the bitmap that do not overlap.
    package let damage: [PixelRect]

    package init(bitmap: Bitmap, damage: [PixelRect]) {
        self.bitmap = bitmap
        self.damage = damage
    }
}
