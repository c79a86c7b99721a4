import DrydockRaster
public import Foundation

extension CGImage {
    /// An image of pixels that lie in memory.
    ///
    /// - Parameters:
    ///   - width: in pixels.
    ///   - height: in pixels.
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: 32, or 24 for opaque colours, or 8 for greys.
    ///   - bytesPerRow: from the beginning of a row to that of the next.
    ///   - space: whether pixels are colours or greys.
    ///   - bitmapInfo: where the opacity lies, and the order of bytes.
    ///   - provider: the rows, from the top on.
    ///   - decode: nil: samples are taken as they are.
    ///   - shouldInterpolate: images are always interpolated.
    ///   - intent: all colours are sRGB.
    /// - Returns: nil for other pixels, for sides of 0 or more than 16,384 pixels, and when the provider has too few bytes.
    public convenience init?(
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let bytes = provider.bytes
        guard bitsPerComponent == 8, decode == nil, Bitmap.isValid(width: width, height: height),
            let format = PixelFormat(bits: bitsPerPixel, isGray: space.isGray, bitmapInfo),
            bytesPerRow >= width * format.bytesPerPixel, bytesPerRow <= bytes.count,
            bytes.count >= (height - 1) * bytesPerRow + width * format.bytesPerPixel
        else { return nil }
        let bitmap = bytes.withUnsafeBytes { buffer in
            buffer.baseAddress.map {
                format.bitmap(of: $0, width: width, height: height, bytesPerRow: bytesPerRow)
            }
        }
        guard let bitmap else { return nil }
        self.init(SharedBitmap(bitmap: bitmap))
    }

    /// A copy of the pixels: rows from the top on, a pixel red, green, blue and opacity, multiplied by it. Cost: one pass.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(bytes: bitmap.withPixels { Data(bytes: $0, count: bitmap.area * 4) })
    }

    /// Whether pixels have an opacity, of which the colours are a part. Cost: one pass, or less.
    public var alphaInfo: CGImageAlphaInfo { bitmap.isOpaque ? .noneSkipLast : .premultipliedLast }

    /// As `alphaInfo`; the bytes are in the order of the letters RGBA.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    /// Rec. 709's weights, which sum to 65,536.
    static func brightness(of pixel: UInt32) -> UInt32 {
        ((pixel & 255) * 13_933 + (pixel >> 8 & 255) * 46_871 + (pixel >> 16 & 255) * 4732 + 32_768) >> 16
    }
}

/// What becomes of colours that cannot be shown. All colours are sRGB, so that there are none.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
