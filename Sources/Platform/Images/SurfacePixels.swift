internal import CSDL2
internal import Raster

/// The pixels of a decoder's surface.
struct SurfacePixels {
    let bytesPerPixel: Int
    private let width: Int
    private let height: Int
    private let pitch: Int
    private let base: UnsafePointer<UInt8>
    private let shifts: (red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32)

    /// Throws when the surface is not of the size that the file's header promised.
    init(_ surface: UnsafeMutablePointer<SDL_Surface>, width: Int, height: Int) throws(ImageError) {
        let format = surface.pointee.format.pointee
        guard Int(surface.pointee.w) == width, Int(surface.pointee.h) == height,
            let pixels = surface.pointee.pixels
        else { throw .malformed(reason: "its decoded size is not the one in its header") }
        self.width = width
        self.height = height
        pitch = Int(surface.pointee.pitch)
        bytesPerPixel = Int(format.BytesPerPixel)
        base = UnsafePointer(pixels.assumingMemoryBound(to: UInt8.self))
        shifts = (UInt32(format.Rshift), UInt32(format.Gshift), UInt32(format.Bshift), UInt32(format.Ashift))
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

    /// Pixels of three or four bytes with straight alpha.
    /// - Parameter transparentColor: An opaque pixel, red in the lowest byte, that stands for none.
    func bitmap(transparentColor: UInt32?, hasAlpha: Bool) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        let step = bytesPerPixel
        let red = Int(shifts.red / 8)
        let green = Int(shifts.green / 8)
        let blue = Int(shifts.blue / 8)
        let alpha = Int(shifts.alpha / 8)
        // No opaque pixel is zero.
        let transparent = transparentColor ?? 0
        var row = 0
        while row < height {
            var input = base + row &* pitch
            let output = bitmap.pixels + row &* width
            var x = 0
            while x < width {
                var pixel = UInt32(input[red]) | UInt32(input[green]) &<< 8 | UInt32(input[blue]) &<< 16
                if hasAlpha, input[alpha] != 255 {
                    pixel = Self.premultiplied(pixel, UInt32(input[alpha]))
                } else {
                    pixel |= 0xFF00_0000
                    if pixel == transparent { pixel = 0 }
                }
                output[x] = pixel
                input += step
                x &+= 1
            }
            row &+= 1
        }
        return bitmap
    }

    /// Products divided by 255 and rounded: halves do not occur, 255 being odd.
    private static func premultiplied(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
        let red = (pixel & 255) &* alpha &+ 127
        let green = (pixel &>> 8 & 255) &* alpha &+ 127
        let blue = (pixel &>> 16 & 255) &* alpha &+ 127
        return red / 255 | (green / 255) &<< 8 | (blue / 255) &<< 16 | alpha &<< 24
    }
}
