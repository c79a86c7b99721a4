/// What a blur samples, and its result, both at reduced size. Kept from frame to frame, so that only what changed
/// behind the blur is sampled again and an unchanged backdrop is not blurred again.
final class Backdrop {
    let reduction: Int
    let frame: PixelSize

    /// The frame beneath the blur, averaged over `reduction` × `reduction` pixels.
    let source: Bitmap

    /// Blurred, saturated and tinted.
    let result: Bitmap

    /// The effect that the result shows; nil when the source changed since.
    private(set) var shown: BackdropEffect?

    /// Parts of the frame, on the grid of the reduction, that must be sampled before the result can be used.
    var pending: [PixelRect]

    init(reduction: Int, frame: PixelSize) {
        self.reduction = reduction
        self.frame = frame
        let width = (frame.width + reduction - 1) / reduction
        let height = (frame.height + reduction - 1) / reduction
        source = Bitmap(width: width, height: height)
        result = Bitmap(width: width, height: height)
        pending = [frame.bounds]
    }

    func isCurrent(for effect: BackdropEffect) -> Bool { pending.isEmpty && shown == effect }

    /// Samples what is pending from the frame's bitmap.
    func sample(_ bitmap: Bitmap) {
        for part in pending {
            Reduction.reduce(bitmap, by: reduction, part: part, into: source)
        }
        pending = []
        shown = nil
    }

    /// Computes the result from the source.
    func apply(_ effect: BackdropEffect) {
        let width = source.width
        let height = source.height
        let scratch = Bitmap(width: width, height: height)
        let radius = effect.boxRadius
        BoxBlur.blur(source.pixels, into: result.pixels, width: width, height: height, radius: radius)
        BoxBlur.blur(result.pixels, into: scratch.pixels, width: width, height: height, radius: radius)
        BoxBlur.blur(scratch.pixels, into: result.pixels, width: width, height: height, radius: radius)
        Saturation.apply(effect, to: result.pixels, count: width * height)
        shown = effect
    }

    /// Writes the result's pixels, at the frame's size, from (x, y) on.
    func read(atX x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        Reduction.interpolate(result, by: reduction, atX: x, y: y, count: count, into: row)
    }
}
