internal import DrydockPNG

/// Why bytes did not become an image.
package enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path does not lead to a readable, regular file.
    case unreadable(path: String, reason: String)
    /// The bytes begin neither as a PNG nor as a JPEG file does.
    case unknownFormat
    /// The image says that it is larger than is accepted. Nothing was allocated.
    case tooLarge(width: Int, height: Int)
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
        case .tooLarge(let width, let height):
            "an image of \(width) × \(height) pixels is too large: at most \(ImageLimits.side) a side and "
                + "\(ImageLimits.area >> 20) million pixels are read"
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
    init(_ error: PNGError) {
        self =
            switch error {
            case .tooLarge(let width, let height): .tooLarge(width: width, height: height)
            case .truncated: .truncated
            case .malformed(let reason): .malformed(reason: reason)
            }
    }
}

/// What an image file may ask for. Checked on its header, before a decoder sees it.
enum ImageLimits {
    static let side = 4096
    static let area = 1 << 24
    static let fileSize = 64 << 20
    static let png = PNGLimits(side: side, area: area)

    /// Throws unless the size is positive and within the limits.
    static func check(width: Int, height: Int) throws(ImageError) {
        do {
            try png.check(width: width, height: height)
        } catch {
            throw ImageError(error)
        }
    }
}
