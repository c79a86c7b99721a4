import DrydockCSDL2Linked
import DrydockRaster
import Testing

/// The straight RGBA pixels of a PNG file as SDL_image reads them.
func decodedBySDL(_ file: [UInt8]) throws -> (width: Int, height: Int, pixels: [UInt32]) {
    let stream = try #require(SDL_RWFromConstMem(file, Int32(file.count)))
    defer { SDL_RWclose(stream) }
    let loaded = try #require(IMG_LoadPNG_RW(stream))
    defer { SDL_FreeSurface(loaded) }
    // Red first in memory on a little-endian machine.
    let surface = try #require(SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ABGR8888.rawValue, 0))
    defer { SDL_FreeSurface(surface) }
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    var pixels: [UInt32] = []
    for row in 0..<height {
        let start = surface.pointee.pixels + row * Int(surface.pointee.pitch)
        pixels += UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt32.self), count: width)
    }
    return (width, height, pixels)
}

/// The pixels premultiplied as `PNGEncoder` documents the inverse of what it does.
func premultiplied(_ straight: [UInt32]) -> [UInt32] {
    straight.map { PNGTestPicture.premultiplied($0, alpha: $0 >> 24) }
}

extension Bitmap {
    var pixelArray: [UInt32] {
        withPixels { Array(UnsafeBufferPointer(start: $0, count: area)) }
    }
}
