import DrydockRaster
import Foundation

/// The pixels that a context draws to, as code reads and writes them.
final class ContextMemory {
    let data: UnsafeMutableRawPointer
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let format: PixelFormat
    let info: CGBitmapInfo
    let space: CGColorSpace
    /// Whether code has pixels of its own, which it reads without asking the context.
    let isShared: Bool

    /// - Parameter data: of at least `height` rows; nil for memory that lives as long as this.
    init?(
        _ data: UnsafeMutableRawPointer?,
        _ size: (width: Int, height: Int),
        bytesPerRow: Int,
        _ format: PixelFormat,
        _ info: CGBitmapInfo,
        _ space: CGColorSpace
    ) {
        (width, height) = size
        (self.bytesPerRow, self.format, self.info, self.space) = (bytesPerRow, format, info, space)
        isShared = data != nil
        guard let data = data ?? calloc(height, bytesPerRow) else { return nil }
        self.data = data
    }

    deinit {
        if !isShared { free(data) }
    }

    /// What is drawn so far.
    var bitmap: Bitmap {
        format.bitmap(of: data, width: width, height: height, bytesPerRow: bytesPerRow)
    }

    func take(_ bitmap: Bitmap) {
        let bytes = data.assumingMemoryBound(to: UInt8.self)
        for y in 0..<height {
            for x in 0..<width {
                format.write(
                    bitmap[y * width + x],
                    to: bytes + y * bytesPerRow + x * format.bytesPerPixel
                )
            }
        }
    }
}

extension CGContext {
    /// A context that draws to pixels in memory, (0, 0) at the bottom left and y up.
    ///
    /// What is drawn to memory of one's own is there after each call; that of the context, where nothing is copied in between, is
    /// drawn at once when `data` or `makeImage()` asks for it.
    ///
    /// - Parameters:
    ///   - data: at least `height` rows of pixels, which must live as long as the context; nil for clear ones of its own.
    ///   - width: in pixels.
    ///   - height: in pixels.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: from the beginning of a row to that of the next; 0 for as few as hold it.
    ///   - space: whether pixels are colours or greys.
    ///   - bitmapInfo: where the opacity lies, and the order of bytes: a `CGBitmapInfo`'s bits.
    /// - Returns: nil for pixels that are neither 32 bits of a colour with premultiplied or no opacity nor 8 of a grey or of opacity,
    ///   and for sides of 0 or more than 16,384 pixels.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let alphaInfo = info.intersection(.alphaInfoMask).rawValue
        let isSmall = space.isGray || alphaInfo == CGImageAlphaInfo.alphaOnly.rawValue
        guard bitsPerComponent == 8, Bitmap.isValid(width: width, height: height),
            let format = PixelFormat(bits: isSmall ? 8 : 32, isGray: space.isGray, info), format.isDrawable
        else { return nil }
        let least = width * format.bytesPerPixel
        let row = bytesPerRow == 0 ? least : bytesPerRow
        guard row >= least, !row.multipliedReportingOverflow(by: height).overflow,
            let memory = ContextMemory(data, (width, height), bytesPerRow: row, format, info, space)
        else { return nil }
        self.init(memory)
    }

    /// The pixels, with all that has been drawn; nil for a context that has no memory, such as that of a view or an image renderer.
    public var data: UnsafeMutableRawPointer? {
        flush()
        return memory?.data
    }

    /// In pixels.
    public var width: Int { bounds.width }
    /// In pixels.
    public var height: Int { bounds.height }
    /// Of the context's memory; 0 without.
    public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }
    /// Of the context's memory.
    public var bitmapInfo: CGBitmapInfo { memory?.info ?? [] }
    /// Of the context's memory.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
    }
    public var colorSpace: CGColorSpace? { memory?.space }

    /// Draws what is recorded to the context's memory. Does nothing for a context without.
    public func flush() {
        guard let memory, hasUndrawn else { return }
        let behind = memory.bitmap
        let frame = Rasterizer(threads: 1).render(
            takeRecorded(over: .image(behind, source: behind.bounds, destination: behind.bounds)),
            size: bounds.size,
            background: memory.format.isOpaque ? .black : .clear
        )
        memory.take(frame.bitmap)
    }

    /// What has been drawn, as pixels of the context's scale; nil when there are none.
    public func makeImage() -> CGImage? {
        guard let memory else { return ImageCanvas.image(of: self).cgImage }
        flush()
        return CGImage(SharedBitmap(bitmap: memory.bitmap))
    }
}
