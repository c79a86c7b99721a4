/// Scaling of a part of a bitmap: each axis by area mean downwards and bilinear upwards, exact, rounded half up.
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
        let columns = ScaleAxis(source: source.width, destination: size.width, range: part.x..<part.maxX)
        let rows = ScaleAxis(source: source.height, destination: size.height, range: part.y..<part.maxY)
        if columns.total * rows.total <= SmallScaler.totalLimit {
            SmallScaler.scale(bitmap, source: source, columns: columns, rows: rows, into: target)
            return
        }
        let extent = columns.extent
        let count = extent.count * 4
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: max(count, 1))
        defer { sums.deallocate() }
        let origin = bitmap.pixels + source.y * bitmap.width + source.x + extent.lowerBound
        for y in 0..<part.height {
            sums.update(repeating: 0, count: count)
            for tap in 0..<rows.taps {
                let weight = rows.weights[y * rows.taps + tap]
                if weight == 0 { continue }
                add(origin + (rows.starts[y] + tap) * bitmap.width, times: weight, to: sums, count: count)
            }
            combine(sums, columns: columns, total: columns.total * rows.total, into: target + y * part.width)
        }
    }

    /// Adds a weighted source row to the sums of columns.
    private static func add(
        _ line: UnsafePointer<UInt32>,
        times weight: UInt16,
        to sums: UnsafeMutablePointer<UInt32>,
        count: Int
    ) {
        let bytes = UnsafeRawPointer(line).assumingMemoryBound(to: UInt8.self)
        var index = 0
        while index < count {
            let value = UInt16(truncatingIfNeeded: bytes[index])
            sums[index] = sums[index] &+ UInt32(value) &* UInt32(weight)
            index &+= 1
        }
    }

    /// Weighs the sums of columns along the row and divides.
    ///
    /// The quotient is formed in Double: its numerator is exact and half a unit off every tie, and a unit is far more
    /// than the error of the reciprocal.
    private static func combine(
        _ sums: UnsafePointer<UInt32>,
        columns: ScaleAxis,
        total: Int,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        let reciprocal = 1 / (2 * Double(total))
        let half = Double(total) + 0.5
        let taps = columns.taps
        let base = columns.extent.lowerBound
        columns.starts.withUnsafeBufferPointer { starts in
            columns.weights.withUnsafeBufferPointer { weights in
                guard let weight = weights.baseAddress else { return }
                var x = 0
                while x < starts.count {
                    let first = sums + (starts[x] &- base) &* 4
                    var pixel: UInt32 = 0
                    var channel = 0
                    while channel < 4 {
                        var sum: UInt64 = 0
                        var tap = 0
                        while tap < taps {
                            sum =
                                sum &+ UInt64(first[tap &* 4 &+ channel])
                                &* UInt64(weight[x &* taps &+ tap])
                            tap &+= 1
                        }
                        let mean = (2 * Double(Int64(bitPattern: sum)) + half) * reciprocal
                        pixel |= UInt32(mean) &<< UInt32(truncatingIfNeeded: channel &* 8)
                        channel &+= 1
                    }
                    target[x] = pixel
                    x &+= 1
                }
            }
        }
    }
}
