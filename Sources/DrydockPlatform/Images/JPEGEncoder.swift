internal import DrydockCSDL2
package import DrydockRaster

/// Writes JPEG files by SDL_image. Bytes depend on the libraries that it finds, unlike those of `PNGEncoder`.
package enum JPEGEncoder {
    /// - Parameters:
    ///   - bitmap: drawn over white, as the format knows no opacity.
    ///   - quality: from 0, the smallest file, to 100.
    /// - Returns: nil when the library refuses.
    package static func encode(_ bitmap: Bitmap, quality: Int) throws(ImageError) -> [UInt8]? {
        let library: UnsafePointer<DrydockJPEGFunctions>
        do {
            library = try JPEGLibrary.load().functions
        } catch {
            throw .libraryMissing(error)
        }
        var pixels = [UInt8](repeating: 0, count: bitmap.area * 3)
        for index in 0..<bitmap.area {
            let pixel = bitmap[index]
            let rest = 255 - pixel >> 24
            for channel in 0..<3 {
                pixels[index * 3 + channel] = UInt8(
                    truncatingIfNeeded: min(pixel >> UInt32(channel * 8) & 255 + rest, 255)
                )
            }
        }
        // More than noise takes at the best quality.
        var file = [UInt8](repeating: 0, count: bitmap.area * 4 + 65_536)
        let count = pixels.withUnsafeMutableBytes { pixels in
            file.withUnsafeMutableBytes { file -> Int in
                let surface = library.pointee.SDL_CreateRGBSurfaceFrom(
                    pixels.baseAddress,
                    CInt(bitmap.width),
                    CInt(bitmap.height),
                    24,
                    CInt(bitmap.width * 3),
                    0xFF,
                    0xFF00,
                    0xFF_0000,
                    0
                )
                guard let surface else { return 0 }
                defer { library.pointee.SDL_FreeSurface(surface) }
                let length = CInt(clamping: file.count)
                guard let stream = library.pointee.SDL_RWFromMem(file.baseAddress, length) else { return 0 }
                defer { _ = library.pointee.SDL_RWclose(stream) }
                let quality = CInt(min(max(quality, 0), 100))
                guard library.pointee.IMG_SaveJPG_RW(surface, stream, 0, quality) == 0 else { return 0 }
                return Int(library.pointee.SDL_RWtell(stream))
            }
        }
        return count > 0 ? Array(file.prefix(count)) : nil
    }
}
