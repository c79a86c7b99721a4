/// Scaling of a part of a bitmap: each axis by area mean downwards and bilinear upwards, exact, rounded half up.
enum Scaler {
    /// Computes the pixels `part` of the source scaled to `size`, rows tightly packed.
    ///
    /// - Parameters:
    ///   - source: lies in the bitmap and is not empty.
    ///   - part: lies in the bounds of `size`.
    static func scale(
        _ bitmap: Bitmap,
        source: PixelRect,
        size: PixelSize,
        part: PixelRect,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        let columns = ScaleAxis(source: source.width, destination: size.width, range: part.x..<part.maxX)
        let rows = ScaleAxis(source: source.height, destination: size.height, range: part.y..<part.maxY)
        let origin = bitmap.pixels + source.y * bitmap.width + source.x
        let total = columns.total * rows.total
        for y in 0..<part.height {
            for x in 0..<part.width {
                target[y * part.width + x] = mean(
                    origin,
                    stride: bitmap.width,
                    columns: columns,
                    column: x,
                    rows: rows,
                    row: y,
                    total: total
                )
            }
        }
    }

    private static func mean(
        _ origin: UnsafePointer<UInt32>,
        stride: Int,
        columns: ScaleAxis,
        column: Int,
        rows: ScaleAxis,
        row: Int,
        total: UInt64
    ) -> UInt32 {
        var sums = SIMD4<UInt64>.zero
        for step in 0..<rows.count {
            let down = rows.weights[row * rows.count + step]
            if down == 0 { continue }
            let line = origin + (rows.starts[row] + step) * stride + columns.starts[column]
            for side in 0..<columns.count {
                let weight = down &* columns.weights[column * columns.count + side]
                if weight == 0 { continue }
                let pixel = UInt64(line[side])
                sums[0] &+= weight &* (pixel & 255)
                sums[1] &+= weight &* ((pixel &>> 8) & 255)
                sums[2] &+= weight &* ((pixel &>> 16) & 255)
                sums[3] &+= weight &* (pixel &>> 24)
            }
        }
        var result: UInt64 = 0
        for channel in 0..<4 {
            let value = (2 &* sums[channel] &+ total) / (2 &* total)
            result |= value &<< UInt64(8 * channel)
        }
        return UInt32(truncatingIfNeeded: result)
    }
}
