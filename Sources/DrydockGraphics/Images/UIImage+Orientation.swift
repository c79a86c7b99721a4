import DrydockRaster
public import Foundation

extension UIImage {
    /// How the pixels of `cgImage` are turned, and mirrored after that, to be the picture; as cameras note it.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        var isMirrored: Bool { rawValue >= 4 }
        /// The same turn, the other way round.
        var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? self }
    }

    /// The pixels of the image's smallest file, or that it was made from; those of a drawing at one pixel a point. Pixels of a
    /// file lie as they are shown, whatever orientation the file notes.
    public var cgImage: CGImage? {
        let upright = CGImage(SharedBitmap(bitmap: content.bitmap(forScale: scale)))
        return style.orientation == .up ? upright : upright.turned(style.orientation.inverse)
    }

    /// How the pixels of `cgImage` lie in the picture.
    public var imageOrientation: Orientation {
        style.isMirrored ? style.orientation.mirrored : style.orientation
    }

    /// An image of one pixel a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// - Parameters:
    ///   - scale: pixels a point, positive.
    ///   - orientation: how the pixels are turned to be the picture.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        precondition(
            scale.isFinite && scale > 0,
            "UIImage(cgImage:scale:orientation:): the scale \(scale) is not a positive number"
        )
        var style = ImageStyle()
        style.isMirrored = orientation.isMirrored
        style.orientation = orientation.isMirrored ? orientation.mirrored : orientation
        let upright = style.orientation == .up ? cgImage : cgImage.turned(style.orientation)
        self.init(
            .pixels(ImagePixels(bitmap: upright.shared, scale: scale, name: "of a bitmap")),
            style
        )
    }

    /// The image with left and right exchanged.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        styled { $0.isMirrored.toggle() }
    }
}

extension UIImage.Orientation {
    /// The turn back.
    fileprivate var inverse: UIImage.Orientation {
        switch self {
        case .left: .right
        case .right: .left
        default: self
        }
    }
}

extension CGImage {
    /// A copy, turned by quarters.
    fileprivate func turned(_ orientation: UIImage.Orientation) -> CGImage {
        let isQuarter = orientation == .left || orientation == .right
        let source = bitmap
        let result = Bitmap(
            width: isQuarter ? source.height : source.width,
            height: isQuarter ? source.width : source.height
        )
        for y in 0..<source.height {
            for x in 0..<source.width {
                let (toX, toY) =
                    switch orientation {
                    case .down: (source.width - 1 - x, source.height - 1 - y)
                    case .left: (y, source.width - 1 - x)
                    case .right: (source.height - 1 - y, x)
                    default: (x, y)
                    }
                result[toY * result.width + toX] = source[y * source.width + x]
            }
        }
        return CGImage(SharedBitmap(bitmap: result))
    }
}
