package import DrydockRaster
public import Foundation

/// The pixels of an image, without a scale.
public final class CGImage: Sendable {
    let shared: SharedBitmap
    package var bitmap: Bitmap { shared.bitmap }

    init(_ shared: SharedBitmap) {
        self.shared = shared
    }

    /// In pixels.
    public var width: Int { bitmap.width }
    /// In pixels.
    public var height: Int { bitmap.height }

    /// Bits of one channel of a pixel.
    public var bitsPerComponent: Int { 8 }
    /// Bits of a pixel: red, green, blue and alpha.
    public var bitsPerPixel: Int { 32 }
    /// Bytes of a row of pixels.
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    public func copy() -> CGImage? { CGImage(shared) }

    /// What lets through as much as the image does as a mask: its opacity, or else its brightness.
    var coverage: Bitmap {
        guard bitmap.isOpaque else { return bitmap }
        let result = Bitmap(width: width, height: height)
        for index in 0..<bitmap.area {
            result[index] = Self.brightness(of: bitmap[index]) << 24
        }
        return result
    }

    /// A copy of a part.
    /// - Parameter rect: in pixels; cut to the image.
    /// - Returns: nil when nothing of it lies in the image, as for a rectangle with a side that is not a number.
    public func cropping(to rect: CGRect) -> CGImage? {
        let sides = [rect.minX, rect.minY, rect.maxX, rect.maxY]
        guard !rect.isNull, !sides.contains(where: \.isNaN) else { return nil }
        /// Foundation's intersection of rectangles traps where sides are infinite.
        func pixel(_ place: CGFloat, _ last: Int) -> Int { Int(min(max(place, 0), CGFloat(last))) }
        let part = PixelRect(
            minX: pixel(rect.minX.rounded(.down), width),
            minY: pixel(rect.minY.rounded(.down), height),
            maxX: pixel(rect.maxX.rounded(.up), width),
            maxY: pixel(rect.maxY.rounded(.up), height)
        )
        guard !part.isEmpty else { return nil }
        let result = Bitmap(width: part.width, height: part.height)
        result.copy(part, of: bitmap)
        return CGImage(SharedBitmap(bitmap: result))
    }
}
