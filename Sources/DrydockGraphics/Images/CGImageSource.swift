import DrydockPlatform
import DrydockRaster
public import Foundation
import Synchronization

/// Takes the place of Core Foundation's locations.
public typealias CFURL = NSURL

/// The pictures of an image file: one of a PNG or JPEG file, the frames of a GIF file.
public final class CGImageSource: Sendable {
    private let bytes: [UInt8]
    fileprivate let gif: GIFDecoder?
    fileprivate let type: String?
    private let state = Mutex(State())

    private struct State: @unchecked Sendable {
        var player: GIFDecoder.Player?
        var still: CGImage?
        var isUnreadable = false
    }

    fileprivate init?(_ data: Data) {
        bytes = [UInt8](data)
        guard !bytes.isEmpty else { return nil }
        if GIFDecoder.recognizes(bytes) {
            type = "com.compuserve.gif"
            do throws(ImageError) {
                gif = try GIFDecoder(bytes)
            } catch {
                Log.warnOnce("A GIF image cannot be read: \(error.description).")
                gif = nil
            }
        } else {
            gif = nil
            type =
                bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
                ? "public.png" : bytes.starts(with: [0xFF, 0xD8, 0xFF]) ? "public.jpeg" : nil
        }
    }

    fileprivate var count: Int { gif?.frames.count ?? (still == nil ? 0 : 1) }

    fileprivate func image(at index: Int) -> CGImage? {
        guard let gif else { return index == 0 ? still : nil }
        guard gif.frames.indices.contains(index) else { return nil }
        return state.withLock { state in
            let player = state.player ?? GIFDecoder.Player(gif)
            state.player = player
            return CGImage(SharedBitmap(bitmap: player.picture(at: index)))
        }
    }

    private var still: CGImage? {
        state.withLock { state in
            if state.still != nil || state.isUnreadable { return state.still }
            do throws(ImageError) {
                state.still = CGImage(SharedBitmap(bitmap: try ImageReader.decode(bytes)))
            } catch {
                state.isUnreadable = true
                Log.warnOnce("An image cannot be made from data: \(error.description).")
            }
            return state.still
        }
    }
}

/// The pictures of a file's bytes; nil without any bytes. What they are shows when a picture is asked for. The options of this and of
/// the functions below have no effect, but for the size of thumbnails.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(Data(referencing: data))
}

/// The pictures of a file; nil when it cannot be read or has more than 64 MB.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let path = url.path else { return nil }
    do {
        return CGImageSource(Data(try FileReader.read(path, limit: ImageLimits.image.fileSize)))
    } catch {
        Log.warnOnce("The image file \(path) cannot be read: \(error.reason).")
        return nil
    }
}

/// How many pictures there are; 0 of a file that cannot be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// `public.png`, `public.jpeg` or `com.compuserve.gif`; nil for other files.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

/// A picture: of a GIF file what is seen at a frame. Cost: of the frames since the last one that was asked for.
/// - Returns: nil when there are not as many, and for a file that cannot be read.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index) }

/// A picture no larger than `kCGImageSourceThumbnailMaxPixelSize`, in its own proportions and never enlarged; as large as it is
/// without.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    guard let image = isrc.image(at: index) else { return nil }
    let option = options?[kCGImageSourceThumbnailMaxPixelSize]
    guard let limit = (option as? NSNumber)?.doubleValue ?? (option as? CGFloat).map({ Double($0) }),
        limit >= 1
    else { return image }
    let factor = limit / Double(max(image.width, image.height))
    guard factor < 1 else { return image }
    let size = CGSize(
        width: max((Double(image.width) * factor).rounded(), 1),
        height: max((Double(image.height) * factor).rounded(), 1)
    )
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let small = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: size))
    }
    return small.cgImage
}

/// Of all pictures: of a GIF file how often they are shown.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard let gif = isrc.gif else { return [:] }
    let loops: CFDictionary = gif.loopCount.map { [kCGImagePropertyGIFLoopCount: $0] } ?? [:]
    return [kCGImagePropertyGIFDictionary: loops]
}

/// Of a picture: its size in pixels, and of a frame how long it is shown; nil when there are not as many.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CFDictionary? {
    guard let gif = isrc.gif else {
        return isrc.image(at: index).map {
            [kCGImagePropertyPixelWidth: $0.width, kCGImagePropertyPixelHeight: $0.height]
        }
    }
    guard gif.frames.indices.contains(index) else { return nil }
    let seconds = Double(gif.frames[index].delay) / 100
    let times: CFDictionary = [
        kCGImagePropertyGIFUnclampedDelayTime: seconds,
        // What is hardly shown at all is meant to be shown as browsers do.
        kCGImagePropertyGIFDelayTime: seconds < 0.011 ? 0.1 : seconds,
    ]
    return [
        kCGImagePropertyPixelWidth: gif.width, kCGImagePropertyPixelHeight: gif.height,
        kCGImagePropertyGIFDictionary: times,
    ]
}

/// Whether decoded pixels are kept, which they are.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded at once, which they are.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether small pictures are made of the whole one, which they are.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// Likewise.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether small pictures are turned as the camera says, which all are.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The longer side of a small picture, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// In pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// In pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// What is said of a GIF file or of its frame.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// Seconds that a frame is shown; a tenth where the file says next to nothing.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds that a frame is shown.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often the frames are shown; 0 for without end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
