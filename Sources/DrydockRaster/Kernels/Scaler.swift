/// Scaling of a part of a bitmap at once: see `RowScaler`.
package enum Scaler {
    /// Computes the pixels `part` of the source scaled to `size`, rows tightly packed.
    ///
    /// - Parameters:
    ///   - source: lies in the bitmap and is not empty.
    ///   - part: lies in the bounds of `size`.
    package static func scale(
        _ bitmap: Bitmap,
        source: PixelRect,
        size: PixelSize,
        part: PixelRect,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        if part.isEmpty { return }
        let scaler = RowScaler(bitmap, source: source, size: size, part: part)
        for y in 0..<part.height {
            scaler.read(row: part.y + y, into: target + y * part.width)
        }
    }
}
