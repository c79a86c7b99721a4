import DrydockRaster
import Foundation

/// Makes images of what contexts have recorded.
enum ImageCanvas {
    /// The pixels of an image; nil when there are none or too many.
    static func pixels(of size: CGSize, scale: CGFloat) -> PixelSize? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let limit = CGFloat(Bitmap.maximumSide)
        guard width >= 1, height >= 1, width <= limit, height <= limit,
            Bitmap.isValid(width: Int(width), height: Int(height))
        else { return nil }
        return PixelSize(width: Int(width), height: Int(height))
    }

    static func image(of context: CGContext) -> UIImage {
        let frame = Rasterizer(threads: 1).render(
            context.recorded,
            size: context.bounds.size,
            background: context.isOpaque ? .black : .clear
        )
        return UIImage(bitmap: frame.bitmap, scale: context.scale)
    }
}
