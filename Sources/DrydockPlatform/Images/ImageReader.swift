internal import DrydockCSDL2
import Glibc
package import DrydockRaster

/// Reads PNG and JPEG images.
///
/// SDL_image does the decoding. Given hostile bytes it can take gigabytes, so it sees only files whose structure and size
/// were checked here, and of a PNG only the parts that hold pixels. Orientation and colour profiles are ignored; samples
/// of 16 bits lose their lower eight.
package enum ImageReader {
    /// Decodes a whole file's bytes: at most 4096 pixels a side and 16 million in all. Colours are premultiplied, rounded
    /// half up.
    package static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
        if bytes.starts(with: PNGFile.signature) {
            let file = try PNGFile(bytes)
            return try decode(file.pixelBytes, with: IMG_LoadPNG_RW) { surface throws(ImageError) in
                try file.bitmap(from: surface)
            }
        }
        if bytes.starts(with: JPEGFile.signature) {
            let file = try JPEGFile(bytes)
            return try decode(bytes, with: IMG_LoadJPG_RW) { surface throws(ImageError) in
                try file.bitmap(from: surface)
            }
        }
        throw .unknownFormat
    }

    /// Reads and decodes a file of at most 64 MB.
    package static func decode(contentsOf path: String) throws(ImageError) -> Bitmap {
        try decode(read(path))
    }

    private static func decode(
        _ bytes: [UInt8],
        with load: (UnsafeMutablePointer<SDL_RWops>?) -> UnsafeMutablePointer<SDL_Surface>?,
        convert: (UnsafeMutablePointer<SDL_Surface>) throws(ImageError) -> Bitmap
    ) throws(ImageError) -> Bitmap {
        let surface = bytes.withUnsafeBytes { buffer in
            let stream = SDL_RWFromConstMem(buffer.baseAddress, CInt(buffer.count))
            defer { if let stream { SDL_RWclose(stream) } }
            return load(stream)
        }
        guard let surface else { throw .malformed(reason: lastErrorMessage()) }
        defer { SDL_FreeSurface(surface) }
        return try convert(surface)
    }

    private static func read(_ path: String) throws(ImageError) -> [UInt8] {
        // Opening a pipe would otherwise wait for its writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path: path, reason: "not a regular file")
        }
        guard status.st_size <= ImageLimits.fileSize else {
            throw .unreadable(path: path, reason: "it is larger than \(ImageLimits.fileSize >> 20) MB")
        }
        let size = Int(status.st_size)
        var failure: CInt = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = errno }
                guard got > 0 else { return }
                count += got
            }
        }
        guard failure == 0 else { throw .unreadable(path: path, reason: String(cString: strerror(failure))) }
        return bytes
    }
}
