/// What rasterisers share, whichever threads they run on: a second thread, shape masks, scaled images and memory. No
/// picture depends on it.
package final class RasterResources: Sendable {
    /// For the whole process.
    package static let shared = RasterResources()

    let worker = SharedWorker()
    let shapes: ShapeCache
    let images: ImageCache
    let paths: PathCache
    let glyphs: GlyphCache
    let shadows = ShadowCache(costLimit: 1 << 20)
    let bitmaps: BitmapPool
    let scratchBuffers = ScratchBufferPool()

    /// Resources of one's own, for tests; all bounds are bytes.
    package init(
        shapeLimit: Int = 4 << 20,
        imageLimit: Int = 16 << 20,
        bitmapLimit: Int = 16 << 20,
        pathLimit: Int = 8 << 20,
        glyphLimit: Int = 4 << 20
    ) {
        shapes = ShapeCache(costLimit: shapeLimit)
        images = ImageCache(costLimit: imageLimit)
        paths = PathCache(costLimit: pathLimit)
        glyphs = GlyphCache(costLimit: glyphLimit)
        bitmaps = BitmapPool(byteLimit: bitmapLimit)
    }

    /// Forgets the glyphs' masks: for benchmarks of first frames.
    package func removeGlyphs() { glyphs.removeAll() }

    /// Frees the memory of bitmaps that nobody holds: before other work that takes memory, when no frame follows soon.
    package func freeBitmaps() {
        bitmaps.empty()
    }
}
