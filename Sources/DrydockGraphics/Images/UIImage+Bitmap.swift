package import DrydockRaster
package import Foundation

extension UIImage {
    /// Pixels that were drawn by code, and are not written any more.
    package convenience init(bitmap: Bitmap, scale: CGFloat) {
        self.init(
            .pixels(ImagePixels(bitmap: SharedBitmap(bitmap: bitmap), scale: scale, name: "of a bitmap"))
        )
    }
}

extension UIImage {
    /// A picture of paths.
    package convenience init(_ drawing: VectorDrawing) {
        self.init(.drawing(drawing))
    }
}
