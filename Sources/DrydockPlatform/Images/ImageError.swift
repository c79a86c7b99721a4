internal import DrydockPNG
internal import DrydockRaster

/// Why bytes did not become an image.
package enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path does not lead to a readable, regular file.
    case unreadable(path: String, reason: String)
    /// The bytes begin as no PNG, JPEG or GIF file does.
    case unknownFormat
    /// The image says that it is larger than is accepted. Nothing was allocated.
    case tooLarge(width: Int, height: Int, limits: ImageLimits = .image)
    /// An animation's frames change more pixels, all together, than are drawn. Nothing was allocated.
    case tooManyFrames(count: Int, pixels: Int, limit: Int)
    /// The library that reads and writes JPEG files is not installed.
    case libraryMissing(LibraryError)
    /// The file ends before the image does.
    case truncated
    /// The file breaks the rules of its format, or uses a variety of it that is not supported.
    case malformed(reason: String)

    package var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "cannot read the image file \(path): \(reason)"
        case .unknownFormat:
            "the image is neither PNG nor JPEG"
        case .tooLarge(let width, let height, let limits):
            "an image of \(width) × \(height) pixels is too large: at most \(limits.side) a side and "
                + "\(limits.area >> 20) million pixels are read"
        case .tooManyFrames(let count, let pixels, let limit):
            "the \(count) frames of an animation change \(pixels >> 20) million pixels in all: at most "
                + "\(limit >> 20) million are drawn"
        case .libraryMissing(let error):
            "JPEG images cannot be read or written: \(error)"
        case .truncated:
            "the image file is incomplete"
        case .malformed(let reason):
            "the image file is damaged: \(reason)"
        }
    }
}

extension ImageError {
    init(_ error: PNGError, limits: ImageLimits) {
        self =
            switch error {
            case .tooLarge(let width, let height): .tooLarge(width: width, height: height, limits: limits)
            case .truncated: .truncated
            case .malformed(let reason): .malformed(reason: reason)
            }
    }
}

/// What an image file may ask for. Checked on its header, before a decoder sees it.
package struct ImageLimits: Hashable, Sendable {
    /// Pixels.
    package let side: Int
    /// Pixels, of four bytes of memory each.
    package let area: Int
    /// Bytes.
    package let fileSize: Int

    /// What applications show.
    package static let image = ImageLimits(side: 4096, area: 1 << 24, fileSize: 64 << 20)
    /// Pictures of tests and screenshots, to compare: all that a bitmap can hold, 256 MB of memory.
    package static let picture = ImageLimits(
        side: Bitmap.maximumStoredSide,
        area: Bitmap.maximumArea,
        fileSize: 256 << 20
    )

    var png: PNGLimits { PNGLimits(side: side, area: area) }

    /// Throws unless the size is positive and within the limits.
    func check(width: Int, height: Int) throws(ImageError) {
        do {
            try png.check(width: width, height: height)
        } catch {
            throw ImageError(error, limits: self)
        }
    }
}
