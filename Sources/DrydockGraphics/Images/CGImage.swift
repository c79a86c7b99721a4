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
            result.pixels[index] = Self.brightness(of: bitmap.pixels[index]) << 24
        }
        return result
    }

    /// A copy of a part.
    /// - Parameter rect: in pixels; cut to the image.
    /// - Returns: nil when nothing of it lies in the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard part.width >= 1, part.height >= 1 else { return nil }
        let result = Bitmap(width: Int(part.width), height: Int(part.height))
        for y in 0..<result.height {
            let source = bitmap.pixels + (y + Int(part.minY)) * width + Int(part.minX)
            (result.pixels + y * result.width).update(from: source, count: result.width)
        }
        return CGImage(SharedBitmap(bitmap: result))
    }
}
