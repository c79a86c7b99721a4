internal import DrydockCSDL2
internal import DrydockRaster

/// The pixels of a decoder's surface: indices or greys, or colours with red first in memory.
struct SurfacePixels {
    let bytesPerPixel: Int
    private let width: Int
    private let height: Int
    private let pitch: Int
    private let base: UnsafePointer<UInt8>

    /// Throws when the surface is not of the size that the file's header promised, or of another kind.
    init(_ surface: UnsafeMutablePointer<SDL_Surface>, width: Int, height: Int) throws(ImageError) {
        let format = surface.pointee.format.pointee
        guard Int(surface.pointee.w) == width, Int(surface.pointee.h) == height,
            let pixels = surface.pointee.pixels
        else { throw .malformed(reason: "its decoded size is not the one in its header") }
        let isColor = format.BytesPerPixel >= 3
        guard !isColor || (format.Rshift == 0 && format.Gshift == 8 && format.Bshift == 16),
            format.BytesPerPixel != 4 || format.Ashift == 24
        else { throw .malformed(reason: "its decoded form is not the one expected") }
        self.width = width
        self.height = height
        pitch = Int(surface.pointee.pitch)
        bytesPerPixel = Int(format.BytesPerPixel)
        base = UnsafePointer(pixels.assumingMemoryBound(to: UInt8.self))
    }

    /// Pixels of one byte, each an index into 256 premultiplied colours.
    func bitmap(lookup: [UInt32]) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        lookup.withUnsafeBufferPointer { colors in
            var row = 0
            while row < height {
                let input = base + row &* pitch
                let output = bitmap.pixels + row &* width
                var x = 0
                while x < width {
                    output[x] = colors[Int(input[x])]
                    x &+= 1
                }
                row &+= 1
            }
        }
        return bitmap
    }

    /// Pixels of three bytes.
    /// - Parameter transparentColor: An opaque pixel, red in the lowest byte, that stands for none.
    func opaqueBitmap(transparentColor: UInt32?) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        // No opaque pixel is zero.
        let transparent = transparentColor ?? 0
        var row = 0
        while row < height {
            var input = base + row &* pitch
            let output = bitmap.pixels + row &* width
            var x = 0
            while x < width {
                let pixel = 0xFF00_0000 | UInt32(input[0]) | UInt32(input[1]) &<< 8 | UInt32(input[2]) &<< 16
                output[x] = pixel == transparent ? 0 : pixel
                input += 3
                x &+= 1
            }
            row &+= 1
        }
        return bitmap
    }

    /// Pixels of four bytes, the last of them straight alpha.
    func bitmapFromStraightAlpha() -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        var row = 0
        while row < height {
            let input = UnsafeRawPointer(base + row &* pitch)
            let output = bitmap.pixels + row &* width
            var x = 0
            while x < width {
                let pixel = UInt32(littleEndian: input.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self))
                output[x] = pixel >= 0xFF00_0000 ? pixel : Self.premultiplied(pixel, pixel &>> 24)
                x &+= 1
            }
            row &+= 1
        }
        return bitmap
    }

    /// Products divided by 255 and rounded: halves do not occur, 255 being odd.
    private static func premultiplied(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
        if alpha == 0 { return 0 }
        let red = (pixel & 255) &* alpha &+ 127
        let green = (pixel &>> 8 & 255) &* alpha &+ 127
        let blue = (pixel &>> 16 & 255) &* alpha &+ 127
        return red / 255 | (green / 255) &<< 8 | (blue / 255) &<< 16 | alpha &<< 24
    }
}
