import DrydockCSDL2Linked
import DrydockRaster

/// The rival: IMG_SavePNG into memory, so that no disk is measured.
final class SDLImageEncoder {
    enum Layout: Int { case rgba, rgb }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The first surface reads its memory.
    private let bitmap: Bitmap
    private let surfaces: [UnsafeMutablePointer<SDL_Surface>]
    private let buffer: UnsafeMutableRawPointer
    private let capacity: Int

    init(_ bitmap: Bitmap) throws(Failure) {
        self.bitmap = bitmap
        capacity = bitmap.width * bitmap.height * 5 + 1 << 16
        // Red first in memory on a little-endian machine.
        let rgba = SDL_CreateRGBSurfaceWithFormatFrom(
            bitmap.withPixels { $0 },
            Int32(bitmap.width),
            Int32(bitmap.height),
            32,
            Int32(bitmap.width * 4),
            SDL_PIXELFORMAT_ABGR8888.rawValue
        )
        guard let rgba else { throw Failure(description: "no surface for IMG_SavePNG") }
        guard let rgb = SDL_ConvertSurfaceFormat(rgba, SDL_PIXELFORMAT_RGB24.rawValue, 0) else {
            SDL_FreeSurface(rgba)
            throw Failure(description: "no RGB surface for IMG_SavePNG")
        }
        surfaces = [rgba, rgb]
        buffer = .allocate(byteCount: capacity, alignment: 16)
    }

    deinit {
        surfaces.forEach { SDL_FreeSurface($0) }
        buffer.deallocate()
    }

    /// Encodes the picture and returns the file's size in bytes.
    func encode(_ layout: Layout) throws(Failure) -> Int {
        guard let stream = SDL_RWFromMem(buffer, Int32(capacity)) else {
            throw Failure(description: "no memory stream for IMG_SavePNG")
        }
        defer { SDL_RWclose(stream) }
        guard IMG_SavePNG_RW(surfaces[layout.rawValue], stream, 0) == 0 else {
            throw Failure(description: "IMG_SavePNG failed")
        }
        return Int(SDL_RWtell(stream))
    }
}
