internal import DrydockPNG
import Glibc
package import DrydockRaster

/// Reads PNG and JPEG images, and the first picture of GIF files.
///
/// `PNGDecoder` reads PNG files. JPEG files are left to SDL_image, which given hostile bytes can take gigabytes: it is
/// loaded when the first of them comes, and sees only files whose structure and size were checked here. The camera's
/// orientation is applied. Colour profiles are ignored: samples are taken as sRGB. CMYK is refused, and so is arithmetic
/// or lossless coding. `JPEGCheck` tells whether a machine's JPEG pixels are those of others.
package enum ImageReader {
    /// Decodes a whole file's bytes. Colours are premultiplied, rounded half up.
    ///
    /// - Parameters:
    ///   - bytes: of the file.
    ///   - limits: by default at most 4096 pixels a side and 16 million in all. JPEG files have these in any case.
    package static func decode(
        _ bytes: [UInt8],
        limits: ImageLimits = .image
    ) throws(ImageError) -> Bitmap {
        if PNGDecoder.recognizes(bytes) {
            let image: PNGDecoder
            do {
                image = try PNGDecoder(bytes, limits: limits.png)
            } catch {
                throw ImageError(error, limits: limits)
            }
            return ExifOrientation(image.exif).apply(to: image.bitmap)
        }
        if bytes.starts(with: JPEGFile.signature) {
            let file = try JPEGFile(bytes)
            return ExifOrientation(file.exif).apply(to: try file.decode(bytes))
        }
        if GIFDecoder.recognizes(bytes) {
            return GIFDecoder.Player(try GIFDecoder(bytes, limits: limits)).picture(at: 0)
        }
        throw .unknownFormat
    }

    /// Reads and decodes a file, by default of at most 64 MB.
    package static func decode(
        contentsOf path: String,
        limits: ImageLimits = .image
    ) throws(ImageError) -> Bitmap {
        try decode(read(path, limits), limits: limits)
    }

    private static func read(_ path: String, _ limits: ImageLimits) throws(ImageError) -> [UInt8] {
        do {
            return try FileReader.read(path, limit: limits.fileSize)
        } catch {
            throw .unreadable(path: path, reason: error.reason)
        }
    }
}
