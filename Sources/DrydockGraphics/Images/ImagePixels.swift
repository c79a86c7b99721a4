package import Foundation
import DrydockPlatform
package import DrydockRaster
import Synchronization

/// A bitmap that is never written again and may so be read from anywhere.
struct SharedBitmap: @unchecked Sendable {
    // Unchecked: Bitmap allows writing; whoever wraps one gives that up.
    let bitmap: Bitmap
}

/// An image's pixels at one or several scales. The smallest is decoded at once, which shows that it can be; the others
/// when they are first drawn.
package final class ImagePixels: Sendable {
    private let files: [ImageFile]
    private let state: Mutex<State>
    let name: String
    let baseScale: CGFloat
    /// Points.
    let size: CGSize

    private struct State {
        var bitmaps: [Key: SharedBitmap]
        var unreadable: Set<ImageFile> = []
    }

    private struct Key: Hashable {
        var file: ImageFile?
        var isMirrored = false
    }

    /// The same picture at different scales; nil, and a warning, when none of the files is readable.
    init?(files: [ImageFile]) {
        var unread = files.sorted { $0.scale < $1.scale }
        while let file = unread.first {
            if let shared = Self.read(file) {
                self.files = unread
                name = file.name
                baseScale = CGFloat(file.scale)
                size = Self.size(of: shared.bitmap, scale: baseScale)
                state = Mutex(State(bitmaps: [Key(file: file): shared]))
                return
            }
            unread.removeFirst()
        }
        return nil
    }

    package init?(data: [UInt8], scale: CGFloat) {
        do throws(ImageError) {
            let shared = SharedBitmap(bitmap: try ImageReader.decode(data))
            files = []
            name = "of data"
            baseScale = scale
            size = Self.size(of: shared.bitmap, scale: scale)
            state = Mutex(State(bitmaps: [Key(file: nil): shared]))
        } catch {
            Log.warnOnce("An image cannot be made from data: \(error.description).")
            return nil
        }
    }

    /// Pixels that were drawn by code.
    init(bitmap: SharedBitmap, scale: CGFloat, name: String) {
        files = []
        self.name = name
        baseScale = scale
        size = Self.size(of: bitmap.bitmap, scale: scale)
        state = Mutex(State(bitmaps: [Key(file: nil): bitmap]))
    }

    /// The bitmap for a number of pixels per point: of the smallest file that has as many, else of the largest. The same
    /// object every time, so that display lists compare equal.
    package func bitmap(forScale scale: CGFloat, isMirrored: Bool = false) -> Bitmap {
        state.withLock { state in
            let file = Self.bestFile(of: files, forScale: scale, without: state.unreadable)
            return Self.bitmap(of: file, isMirrored: isMirrored, in: &state, files: files, scale: scale)
        }.bitmap
    }

    /// The same picture from the one file for a number of pixels per point.
    func only(forScale scale: CGFloat) -> ImagePixels {
        let file = state.withLock { Self.bestFile(of: files, forScale: scale, without: $0.unreadable) }
        return file.flatMap { ImagePixels(files: [$0]) } ?? self
    }

    /// All bitmaps that are in memory, in pixels: what keeping this image costs.
    var decodedArea: Int {
        state.withLock { $0.bitmaps.values.reduce(0) { $0 + $1.bitmap.area } }
    }

    private static func bitmap(
        of file: ImageFile?,
        isMirrored: Bool,
        in state: inout State,
        files: [ImageFile],
        scale: CGFloat
    ) -> SharedBitmap {
        if let known = state.bitmaps[Key(file: file, isMirrored: isMirrored)] { return known }
        if isMirrored {
            let straight = bitmap(of: file, isMirrored: false, in: &state, files: files, scale: scale)
            let mirrored = SharedBitmap(bitmap: straight.bitmap.mirrored())
            state.bitmaps[Key(file: file, isMirrored: true)] = mirrored
            return mirrored
        }
        if let file, let read = read(file) {
            state.bitmaps[Key(file: file)] = read
            return read
        }
        // The smallest file was read when the image was made and is in `bitmaps`, so this ends.
        if let file { state.unreadable.insert(file) }
        let other = bestFile(of: files, forScale: scale, without: state.unreadable)
        return bitmap(of: other, isMirrored: false, in: &state, files: files, scale: scale)
    }

    private static func bestFile(
        of files: [ImageFile],
        forScale scale: CGFloat,
        without unreadable: Set<ImageFile>
    ) -> ImageFile? {
        let usable = files.filter { !unreadable.contains($0) }
        return usable.first { CGFloat($0.scale) >= scale } ?? usable.last
    }

    private static func read(_ file: ImageFile) -> SharedBitmap? {
        do throws(ImageError) {
            return SharedBitmap(bitmap: try ImageReader.decode(contentsOf: file.path))
        } catch {
            Log.errorOnce("The image \(file.path) cannot be used: \(error.description).")
            return nil
        }
    }

    private static func size(of bitmap: Bitmap, scale: CGFloat) -> CGSize {
        CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    }
}

extension Bitmap {
    /// Left and right exchanged.
    fileprivate func mirrored() -> Bitmap {
        let result = Bitmap(width: width, height: height)
        for y in 0..<height {
            let row = y * width
            for x in 0..<width { result[row + x] = self[row + width - 1 - x] }
        }
        return result
    }
}
