/// Pixels at the size and place at which they are drawn.
final class PlacedImage {
    /// Owns the pixels.
    let bitmap: Bitmap

    /// Where the pixels lie in the frame; it may be larger than what the bitmap shows of it, never of what is drawn.
    let rect: PixelRect

    /// The index in the bitmap of the pixel at the rectangle's origin.
    let origin: Int

    init(bitmap: Bitmap, rect: PixelRect, origin: Int) {
        self.bitmap = bitmap
        self.rect = rect
        self.origin = origin
    }
}

/// Rows of a part of an image, at the size and place at which they are drawn.
enum ImageRows {
    /// The pixel at the part's origin, the index of its row, and the pixels from one row to the next.
    case placed(UnsafePointer<UInt32>, y: Int, stride: Int)
    /// Too large to be kept: scaled as they are read. `y` is that of the whole image.
    case scaled(RowScaler, y: Int)

    /// - Parameters:
    ///   - placed: keeps the pixels while rows are read; nil for an image that is scaled here.
    ///   - area: lies in the destination and is not empty.
    init(_ bitmap: Bitmap, source: PixelRect, destination: PixelRect, placed: PlacedImage?, area: PixelRect) {
        if let placed {
            let (x, y) = (area.x - placed.rect.x, area.y - placed.rect.y)
            let stride = placed.bitmap.width
            self = .placed(placed.bitmap.pixels + placed.origin + y * stride + x, y: area.y, stride: stride)
        } else {
            require(
                bitmap.bounds.contains(source),
                "the source \(source) of an image lies outside of its \(bitmap.width) × \(bitmap.height) pixels"
            )
            let part = area.offsetBy(dx: -destination.x, dy: -destination.y)
            let scaler = RowScaler(bitmap, source: source, size: destination.size, part: part)
            self = .scaled(scaler, y: destination.y)
        }
    }

    /// The row `y` of the frame, in the scratch memory if need be.
    func row(_ y: Int, scratch: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32> {
        switch self {
        case .placed(let pixels, let top, let stride):
            return pixels + (y - top) * stride
        case .scaled(let scaler, let top):
            scaler.read(row: y - top, into: scratch)
            return UnsafePointer(scratch)
        }
    }
}
